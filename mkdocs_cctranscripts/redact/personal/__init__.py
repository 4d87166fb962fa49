"""Finds what tells who worked where: home folders, names, e-mail addresses."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain

from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.model.session import Session
from mkdocs_cctranscripts.redact.haystack import Haystack, Span, laid_out
from mkdocs_cctranscripts.redact.personal.accounts import accounts
from mkdocs_cctranscripts.redact.personal.authors import authors
from mkdocs_cctranscripts.redact.personal.emails import addresses
from mkdocs_cctranscripts.redact.personal.encoded import encoded
from mkdocs_cctranscripts.redact.personal.homes import Home, grown, homes, shown
from mkdocs_cctranscripts.redact.personal.names import spellings, words, worth
from mkdocs_cctranscripts.redact.personal.owners import owners
from mkdocs_cctranscripts.redact.personal.words import telling

__all__ = ["personal_spans"]


def personal_spans(session: Session, hay: Haystack, policy: Policy) -> Iterator[Span]:
    """What is found first gives what overlaps its mask: a home before the name in it."""
    if not policy.personal:
        yield from words(policy.names, hay)
        return
    found = _homes(session, hay)
    logins = {home.owner for home in found if home.sure}
    held = list(owners(hay))
    logins.update(_value(span, hay).lower() for span, learned in held if learned)
    mails = list(addresses(hay))
    people = list(authors(hay, mails))
    yield from (home.span for home in found)
    yield from (mail.span for mail in mails if not mail.public)
    yield from (span for span, _ in (*people, *held))
    yield from accounts(logins, hay)
    yield from words(
        {*policy.names, *_names(logins, (_value(span, hay) for span, sure in people if sure))}, hay
    )


def _homes(session: Session, hay: Haystack) -> list[Home]:
    """All of them, told by the owners of those that are sure, as the session's own is."""
    possible = list(homes(hay))
    own = {home.owner for home in homes(laid_out([(session.project, "\0")]))}
    known = frozenset(own.union(home.owner for home in possible if home.sure))
    plain = (grown(home, hay.text, known) for home in shown(possible, known))
    return [*(replace(home, sure=home.sure or home.owner in own) for home in plain), *encoded(hay, known)]


def _names(logins: Iterable[str], people: Iterable[str]) -> Iterator[str]:
    """What is looked for elsewhere."""
    for name in chain(filter(telling, logins), filter(worth, people)):
        yield from spellings(name)


def _value(span: Span, hay: Haystack) -> str:
    return hay.text[span.start : span.end]
