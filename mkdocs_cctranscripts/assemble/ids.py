"""Makes the ids by which messages and calls are linked, from their own ids so that they never move."""

import re
from hashlib import sha256

_KEPT = 10


def identifier(kind: str, raw: str) -> str:
    """The end of the raw id is what tells one from another; one with anything odd in it is hashed."""
    plain = raw.replace("-", "")
    if not re.fullmatch(r"\w{4,100}", plain, re.ASCII):
        plain = sha256(raw.encode(errors="replace")).hexdigest()
    return f"{kind}-{plain[-_KEPT:]}"
