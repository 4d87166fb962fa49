"""Values made at run time, so that no file holds a key: `an 36` gives 36 letters and digits."""

import base64
import json
import string
from collections.abc import Callable
from random import Random

Recipe = Callable[[Random, int], str]

_ALPHABETS = {
    "an": string.ascii_letters + string.digits,
    "low": string.ascii_lowercase + string.digits,
    "up": string.ascii_uppercase + string.digits,
    "letters": string.ascii_letters,
    "caps": string.ascii_uppercase,
    "hex": "0123456789abcdef",
    "HEX": "0123456789ABCDEF",
    "num": string.digits,
    "url": string.ascii_letters + string.digits + "_-",
    "base32": string.ascii_uppercase + "234567",
    "base58": "".join(sorted(set(string.ascii_letters + string.digits) - set("0OIl"))),
    "bech32": "qpzry9x8gf2tvdw0s3jn54khce6mua7l",
    "crypt": string.ascii_letters + string.digits + "./",
    "ulid": "0123456789ABCDEFGHJKMNPQRSTVWXYZ",
    "nix": "0123456789abcdfghijklmnpqrsvwxyz",
    "dna": "ACGT",
    "protein": "ACDEFGHIKLMNPQRSTVWY",
    "strong": string.ascii_letters + string.digits + "!#%^*_+=.",
}
_UNSEEN = {
    "esc": "\x1b",
    "tab": "\t",
    "zerowidth": "\u200b",
    "joiner": "\u200d",
    "softhyphen": "\u00ad",
    "mark": "\ufeff",
}
"""Characters that can't be seen in a table."""
_WORDS = (
    "walnut",
    "harbor",
    "copper",
    "meadow",
    "lantern",
    "pepper",
    "saddle",
    "violet",
    "timber",
    "magnet",
    "garden",
    "comet",
    "ribbon",
    "falcon",
    "marble",
    "summer",
    "basket",
    "anchor",
    "velvet",
    "pigeon",
    "orchid",
    "candle",
    "island",
    "bronze",
)
_SIGNS = "!_+~"


def value(recipe: str, random: Random) -> str:
    """What a recipe such as `hex 40`, `uuid` or `password` gives."""
    name, _, number = recipe.partition(" ")
    size = int(number or 0)
    if name in _ALPHABETS:
        return "".join(random.choices(_ALPHABETS[name], k=size))
    if name in _UNSEEN:
        return _UNSEEN[name]
    return _RECIPES[name](random, size)


def _base64(random: Random, size: int) -> str:
    """So many characters, without padding."""
    return base64.b64encode(random.randbytes(size)).decode()[:size]


def _padded(random: Random, size: int) -> str:
    """So many bytes."""
    return base64.b64encode(random.randbytes(size)).decode()


def _uuid(random: Random, _: int) -> str:
    parts = (value(f"hex {size}", random) for size in (8, 4, 3, 3, 12))
    return "{}-{}-4{}-a{}-{}".format(*parts)


def _password(random: Random, _: int) -> str:
    """As people choose them: words, digits and a sign."""
    one, other = random.sample(_WORDS, 2)
    digits, sign = random.randint(11, 9999), random.choice(_SIGNS)
    return random.choice(
        (
            f"{one.title()}{other.title()}{digits}{sign}",
            f"{one.title()}-{digits}{other}{sign}",
            f"{one}{sign}{other.upper()}{digits}",
            f"{one.title()}{sign}{digits}{other.title()}",
        )
    )


def _word(random: Random, _: int) -> str:
    """A weak one: a word with digits."""
    return f"{random.choice(_WORDS)}{random.randint(100, 9999)}"


def _awkward(random: Random, _: int) -> str:
    """A password with the signs that mean something elsewhere."""
    one, other = random.sample(_WORDS, 2)
    return f"{one.title()}#{random.randint(11, 99)}${other}&{value('an 3', random)}"


def _phrase(random: Random, size: int) -> str:
    return " ".join(random.sample(_WORDS, size))


def _url_base64(data: object) -> str:
    text = json.dumps(data, separators=(",", ":"))
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def _jwt(random: Random, _: int) -> str:
    head = _url_base64({"alg": "HS256", "typ": "JWT"})
    body = _url_base64(
        {"sub": value("num 10", random), "role": "admin", "iat": random.randint(10**9, 2 * 10**9)}
    )
    return f"{head}.{body}.{value('url 43', random)}"


def _key_lines(start: str) -> Recipe:
    """So many lines of a key in PEM; they begin as the DER of that kind does."""

    def lines(random: Random, size: int) -> str:
        text = start + value(f"base64 {64 * size}", random)
        last = random.randrange(20, 60, 4)
        rows = [text[at : at + 64] for at in range(0, 64 * size, 64)]
        return "\n".join([*rows[:-1], rows[-1][: last - 1] + "="])

    return lines


def _key_in_base64(random: Random, size: int) -> str:
    text = f"-----BEGIN PRIVATE KEY-----\n{value(f'pkcs8 {size}', random)}\n-----END PRIVATE KEY-----\n"
    return base64.b64encode(text.encode()).decode()


def _pair(random: Random, _: int) -> str:
    """A user and a password, as basic authentication sends them."""
    return base64.b64encode(f"deploy:{value('password', random)}".encode()).decode()


def _percent(random: Random, _: int) -> str:
    """A password whose signs are encoded for an address."""
    return "{}%40{}%23{}".format(*(value(f"an {size}", random) for size in (6, 4, 3)))


def _code(random: Random, _: int) -> str:
    return f"{value('hex 5', random)}-{value('hex 5', random)}"


def _encoded_password(random: Random, _: int) -> str:
    return base64.b64encode(value("password", random).encode()).decode()


def _encoded_prose(random: Random, _: int) -> str:
    text = (
        f"The {random.choice(_WORDS)} is in the {random.choice(_WORDS)}, and nobody minds that it is there."
    )
    return base64.b64encode(text.encode()).decode()


_RECIPES: dict[str, Recipe] = {
    "base64": _base64,
    "bytes": _padded,
    "uuid": _uuid,
    "password": _password,
    "word": _word,
    "awkward": _awkward,
    "phrase": _phrase,
    "jwt": _jwt,
    "rsa": _key_lines("MIIEowIBAAKCAQEA"),
    "pkcs8": _key_lines("MIIEvQIBADANBgkqhkiG9w0BAQEFAASC"),
    "encrypted": _key_lines("MIIFHDBOBgkqhkiG9w0BBQ0wQTApBgkq"),
    "ec": _key_lines("MHcCAQEEI"),
    "openssh": _key_lines("b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQ"),
    "pgp": _key_lines("lQVYBG"),
    "certificate": _key_lines("MIIDdzCCAl+gAwIBAgIE"),
    "pgppublic": _key_lines("mQINBG"),
    "keyinbase64": _key_in_base64,
    "pair": _pair,
    "percent": _percent,
    "code": _code,
    "encodedpassword": _encoded_password,
    "prose": _encoded_prose,
    "png": lambda random, size: "iVBORw0KGgoAAAANSUhEUgAA" + value(f"base64 {size}", random),
    "woff": lambda random, size: "d09GMgABAAAAA" + value(f"base64 {size}", random),
}
