"""The secrets that their first characters give away, one row for each kind."""

from mkdocs_cctranscripts.redact.tokens import Token

VENDORS: tuple[Token, ...] = (
    Token("github-token", "ghp_", r"[A-Za-z0-9]{30,40}"),
    Token("github-token", "github_pat_", r"[A-Za-z0-9_]{40,100}"),
    Token("aws-access-key", "AKIA", r"[A-Z2-7]{16}\b"),
)
