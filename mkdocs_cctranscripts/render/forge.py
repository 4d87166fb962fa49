"""Where a commit is found on the web: GitHub, GitLab, Bitbucket, Codeberg."""

from urllib.parse import urlsplit

_COMMITS = {"github": "commit", "gitlab": "-/commit", "bitbucket": "commits", "codeberg": "commit"}
"""By a word of the host's name, so that a company's own `gitlab.example.com` is known as well."""


def commit_address(repository: str, hash_: str) -> str:
    """Nothing if the repository is on no forge that we know."""
    host = urlsplit(repository).hostname or ""
    path = next((path for name, path in _COMMITS.items() if name in host), "")
    return f"{repository.rstrip('/').removesuffix('.git')}/{path}/{hash_}" if path else ""
