"""Masks secrets and personal data in a session: every string, wherever it sits, before anything is cut."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from mkdocs_cctranscripts.model.redaction import Finding, Policy
from mkdocs_cctranscripts.model.session import Session
from mkdocs_cctranscripts.redact.continued import with_rest
from mkdocs_cctranscripts.redact.fields import field_spans
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.known import known_values
from mkdocs_cctranscripts.redact.personal import personal_spans
from mkdocs_cctranscripts.redact.report import findings, report
from mkdocs_cctranscripts.redact.rule import Rule
from mkdocs_cctranscripts.redact.rules import RULES, pattern
from mkdocs_cctranscripts.redact.spans import merged, occurrences, outside_masks
from mkdocs_cctranscripts.redact.strings import Strings
from mkdocs_cctranscripts.redact.values import ordinary
from mkdocs_cctranscripts.redact.walk import Walk

__all__ = ["RedactionError", "known_values", "redact", "report"]

_LONG_ENOUGH = 8
"""A shorter value may stand elsewhere by chance."""


class RedactionError(Exception):
    """A rule failed: what it would have found is unknown, so nothing may be published.

    Its message never quotes the cause, which may quote a secret.
    """


def redact(session: Session, policy: Policy) -> tuple[Session, tuple[Finding, ...]]:
    """The session with masks in it, and what they stand for."""
    try:
        return _redacted(session, policy)
    except RedactionError:
        raise
    except Exception as error:
        message = f"redaction failed with a {type(error).__name__}"
        raise RedactionError(message) from error


def _redacted(session: Session, policy: Policy) -> tuple[Session, tuple[Finding, ...]]:
    strings = Strings()
    Walk(strings.collect)(session)
    hay = strings.laid_out()
    secrets = merged(_secrets(hay, strings, policy)) if policy.secrets != "off" else []
    personal = personal_spans(session, hay, policy) if policy.personal or policy.names else ()
    new = strings.masked(hay, merged([*secrets, *_unlike(personal, hay, policy)]))
    numbers = iter(strings.numbers)
    changed: Session = Walk(lambda text, _: new.get(next(numbers), text))(session)
    found = findings(secrets, hay, strings, session.places)
    # Commits are better looked for where the site says than at an address that leads nowhere.
    remote = session.remote if changed.remote == session.remote else ""
    return replace(changed, masked=len(found), remote=remote), found


def _secrets(hay: Haystack, strings: Strings, policy: Policy) -> list[Span]:
    rules = (*RULES, *(pattern(each) for each in policy.patterns))
    found = with_rest([*_found(rules, hay), *field_spans(strings, hay)], hay)
    spans = list(_unlike(outside_masks(found, hay), hay, policy))
    values = dict.fromkeys(policy.known, "known-value") | _values(spans, hay)
    return [*spans, *_unlike(occurrences(values, hay.text), hay, policy)]


def _found(rules: Sequence[Rule], hay: Haystack) -> Iterator[Span]:
    for rule in rules:
        try:
            yield from rule.find(hay)
        except Exception as error:
            message = f"the redaction rule '{rule.kind}' failed with a {type(error).__name__}"
            raise RedactionError(message) from error


def _unlike(spans: Iterable[Span], hay: Haystack, policy: Policy) -> Iterator[Span]:
    """Those that the user hasn't declared harmless."""
    allowed = [re.compile(each) for each in policy.allow]
    for span in spans:
        value = hay.text[span.start : span.end]
        if not any(each.fullmatch(value) for each in allowed):
            yield span


def _values(spans: Iterable[Span], hay: Haystack) -> dict[str, str]:
    """What is masked wherever it stands, with its kind: of two kinds, the first."""
    found: dict[str, str] = {}
    for span in spans:
        value = hay.text[span.start : span.end]
        if len(value) >= _LONG_ENOUGH and not ordinary(value):
            found.setdefault(value, span.kind)
    return found
