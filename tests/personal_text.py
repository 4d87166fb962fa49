"""What becomes of a text in a session, when only personal data is masked."""

from datetime import timedelta

from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.model.session import Session, Text, Turn
from mkdocs_cctranscripts.redact import redact

PERSONAL = Policy(secrets="off")


def session_of(*texts: str, project: str = "/srv/shop") -> Session:
    blocks = tuple(Text(f"at-{number}", text) for number, text in enumerate(texts))
    return Session(
        id="s",
        slug="",
        project=project,
        title="",
        started=None,
        active=timedelta(),
        branch="",
        version="",
        models=(),
        efforts=(),
        turns=(Turn(0, None, blocks),),
        problems=(),
    )


def masked(*texts: str, project: str = "/srv/shop", policy: Policy = PERSONAL) -> str:
    """The last of the texts."""
    changed, _ = redact(session_of(*texts, project=project), policy)
    block = changed.turns[0].blocks[-1]
    assert isinstance(block, Text)
    return block.text
