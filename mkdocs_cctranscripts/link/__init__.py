"""Links sessions: what one copied from another, where a plan was made and carried out, where work went on."""

from collections.abc import Mapping

from mkdocs_cctranscripts.link.accepted import accepted, settled
from mkdocs_cctranscripts.link.copies import copies
from mkdocs_cctranscripts.link.related import related
from mkdocs_cctranscripts.model.link import Links
from mkdocs_cctranscripts.model.session import Session

__all__ = ["links", "settled"]


def links(sessions: Mapping[str, Session]) -> dict[str, Links]:
    """By the address of the page, for every session."""
    copied = copies(sessions)
    found = related(sessions, copied)
    plans = accepted(sessions, found)
    return {uri: Links(copied.get(uri, ()), found[uri], plans[uri]) for uri in sessions}
