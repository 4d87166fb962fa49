"""Where a commit is found on the web: GitHub, GitLab, Bitbucket, Codeberg."""

from urllib.parse import urlsplit

_COMMITS = {"github": "commit", "gitlab": "-/commit", "bitbucket": "commits", "codeberg": "commit"}
"""By a whole part of the host's name: a company's `gitlab.example.com` is known, `my-github.com` is not."""


def commit_address(repository: str, hash_: str) -> str:
    """Nothing if the repository is on no forge that we know."""
    try:
        parts = urlsplit(repository)
        names = (parts.hostname or "").split(".")
    except ValueError:
        return ""
    path = next((_COMMITS[name] for name in names[:-1] if name in _COMMITS), "")
    if not path or parts.scheme not in ("http", "https"):
        return ""
    return f"{repository.rstrip('/').removesuffix('.git')}/{path}/{hash_}"
