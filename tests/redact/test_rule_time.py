"""Secrets are found in a time that grows with the text, not with its square: each rule on its worst texts."""

from base64 import b64encode
from collections import deque
from collections.abc import Callable
from random import Random
from time import process_time

import pytest

from mkdocs_cctranscripts.redact.continued import with_rest
from mkdocs_cctranscripts.redact.haystack import Span, laid_out
from mkdocs_cctranscripts.redact.rule import Rule
from mkdocs_cctranscripts.redact.rules import RULES
from mkdocs_cctranscripts.redact.spans import merged, occurrences
from mkdocs_cctranscripts.redact.strings import Strings
from mkdocs_cctranscripts.redact.walk import Walk

MB = 1_000_000
SMALL = 40_000
NOT_SQUARED = 8
"""Four times the text takes four times as long, or sixteen times; a busy machine adds to either."""
LONGEST = 3.0
"""Seconds of CPU time for a megabyte that was made to be slow."""
NOISE = 0.05
KEY = "PRIVATE" + " KEY-----"
MIXED = "a1B2c3D4"

WORST = {
    "private-key": (
        f"-----BEGIN {KEY}",
        f"-----END {KEY}",
        f"-----END {KEY}\n",
        f"-----BEGIN {KEY}" + "\\" * 240,
        f"-----BEGIN {KEY}\n" + " " * 240 + "!",
        f"-----BEGIN {KEY}" + "A" * 7000 + "\n",
        f'-----BEGIN {KEY}",',
        f"{'A' * 24}\n-----END {KEY}\n",
        f"-----BEGIN {KEY}\n" + "a-1-" * 50 + "A" * 8000 + "!",
        "PRIVATE KEY",
    ),
    "encoded-secret": (
        b64encode(b"password " * 200).decode(),
        b64encode(b"token" + b" " * 1000).decode() + " ",
        b64encode(b"://a:b" * 300).decode() + " ",
        b64encode(b"secret='" * 300).decode() + " ",
        "QUJD",
        "+/",
    ),
    "putty-key": (
        "Private-Lines: 1\n",
        "Private-Lines: 1" + " " * 500,
        "Private-Lines: 1\\\\",
        "Private-Lines: 1\n" + "A" * 64,
    ),
    "vendor-token": ("ghp_", "sk-", "sk-" + MIXED * 3 + "\n", MIXED, "eyJ", ":AA", "-us1"),
    "jwt": ("eyJ", "eyJ" + "a" * 3990, "eyJaaaaaaaaa.", " eyJaaaaaaaaa.b", ".eyJxxxxxxxxx.xxxxxxxx"),
    "webhook": (
        "hooks/",
        "/webhook/a/a/a/a/",
        "/webhooks/" + ("a" * 59 + "/") * 4,
        "maker.ifttt.com/" + "/key/" * 40,
        ".logic.azure.com?",
        "otpauth://?",
    ),
    "url-password": (
        "//",
        "//a:b//a:b",
        "//a:" + "b" * 299,
        "//" + "a" * 199,
        "//a:" + "@" * 250,
        "//a:" + "b/" * 49,
    ),
    "data-source": ("@tcp(", "a:b@tcp(", "a:" * 50 + "@tcp(", "a" * 110 + "@tcp(", "a/bcde@//"),
    "lone-value": (
        "password\n",
        "password \n \n ",
        "token\ntoken\n",
        "\0" + MIXED * 3,
        "password\n" + " " * 500,
        "token" * 20 + "\n" + MIXED * 20 + "\n",
    ),
    "column": (
        "a,password\n",
        "password,key\n1,2\n",
        "key," * 900 + "\n",
        "key " * 900 + "\n",
        "insert into ",
        "insert into a (password) values ('",
        "insert into a (password) values (" + "'a'" * 1000 + "\n",
        "COPY a (password) FROM stdin;\n",
        "key",
        "insert into t (" + "password," * 200 + "b) values (" + f"'{MIXED}'," * 200 + "1),",
    ),
    "authorization": (
        "authorization",
        "authorization: ",
        "authorization:a1",
        "authorization:authorization",
        "authorization: hmac a",
        "bearer ",
        "bearer bearer1 ",
        "basic " + MIXED,
    ),
    "cookie": (
        "cookie: ",
        "cookie: a=",
        "cookie: a=" + MIXED * 2 + ";",
        "cookie=\\",
        "curl -b '",
        "curl " + " -b" * 160,
        "cookie:" + "a" * 7000,
    ),
    "kept-cookie": (
        '"name": "',
        '"name": "a", "value": "' + "b" * 3990,
        "\tTRUE\t",
        "\tTRUE\t1\t" + "a" * 99,
    ),
    "kubernetes-secret": (
        "kind: Secret\n",
        "kind: Secret\ndata:\n  a: b\n",
        '"kind": "Secret"',
        "kind: Secret\ndata:\n" + " " * 3990,
        "kind: Secret\ndata:" + " " * 3990,
        "kind: Secret\ndata:\n  " + "a: " * 1300 + '"x\n',
        "kind: Secret\ndata:\n  a: b" + " " * 3900 + '"\n',
    ),
    "password-hash": ("$2b$", "$2b$a", "$2b$xxxx", "$", "{SHA}", "{PBKDF2", "_sha256$", "a" * 32 + ":::"),
    "netrc-password": (
        "machine ",
        "machine a login b ",
        "machine" + " " * 8 + "a" * 195,
        "default password ",
    ),
    "pgpass-password": (":5432:", ":*:", ":*:a:b:c", ":5432:" + "a" * 99 + ":"),
    "openvpn-password": ("<auth-user-pass>", "<auth-user-pass>\na\n", "<auth-user-pass>" + "a" * 99),
    "database-password": (
        "identified ",
        "identified by '",
        "identified by " + "\\" * 2000,
        "identified with a by password ",
    ),
    "flag": (
        " --token ",
        " -",
        "-",
        " --" + "a" * 49,
        " --token '" + "a" * 490,
        "--from-literal=",
        "--from-literal=a='" + "b" * 490,
    ),
    "command-password": (
        "mysql ",
        "mysql " + " -" * 140,
        "curl " + "-u " * 90,
        "net use ",
        "net use -",
        "net user ",
        "7z -pa",
        "user a on a a a a ",
        "pass:",
        "jwt.encode(,,,",
    ),
    "piped-password": (
        "echo ",
        "echo aaaa | ",
        "echo aaaa > ",
        "echo " + "a" * 490,
        "echo aaaa |" + " " * 190,
    ),
    "token-argument": (" login ", " auth eyJ" + "a" * 1990, " -t eyJ", " token " + MIXED * 60),
    "assignment": (
        "password ",
        "key: key: ",
        "key=",
        "pat=",
        "key1=",
        "export A=",
        "key|",
        "key=a??",
        "\nkey=x" + " " * 900 + "y",
        "\n" + " " * 250 + "key=x",
        "\n" + ":1" * 60 + ":" + " " * 130 + "key=x",
        "key=" + "\\" * 1000 + '"' + "\\" * 999,
        "token\\",
        'key="' + "a" * 999,
        "key: {" + "value " * 49,
        "key: a" + " " * 40,
    ),
    "saying": (
        "password ",
        "password is ",
        "key=",
        "password1=",
        "password " + "a " * 25,
        "password, " + "a " * 28 + ":",
        "pw to ",
    ),
    "used-as": ("use ", "use a1b2c3 as the a b ", "use " + MIXED * 30 + " as "),
    "passphrase": ("seed phrase ", "seed phrase " + "abc " * 11, "passphrase 'abc-" + "abc-" * 9, "pin "),
    "recovery-code": (
        "recovery code\n",
        "recovery code\n" + "abcd-efgh\n" * 20,
        "recovery code\n" + ("abcd" + " " * 900 + "\n") * 20,
    ),
    "chain-key": ("private key", "private key 0x", "accounts: " + ("0x" + "a1" * 32 + " ") * 40),
    "login": ("creds ", "creds " + "a " * 24, "login a:" + "b1!" * 30, "creds a / "),
    "random-string": (
        MIXED * 4 + "\n",
        MIXED * 4 + " -----BEGIN ",
        "-----BEGIN A-----\n" + (MIXED * 6 + " ") * 150,
        "ab-cd-ef-gh-" + MIXED * 3 + " ",
        MIXED,
    ),
}
"""By the name of the rule: what is repeated until the text is long enough."""
RUNS = (*"aA0 \n\t\\\"'`/=-_.,:@<({[|+%\0\x1fé", "a1", "a.", "a:", "a=", " \n", "\\n", '\\"', '"name": "')


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.kind)
def test_time_grows_with_the_text(rule: Rule) -> None:
    for part in (*WORST[rule.kind], *RUNS):
        assert grows_evenly(finding(rule, part), SMALL), part[:60]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.kind)
def test_four_megabytes_take_four_times_as_long_as_one(rule: Rule) -> None:
    assert grows_evenly(finding(rule, WORST[rule.kind][0]), MB)


def test_every_rule_has_worst_texts_and_none_is_left_over() -> None:
    assert set(WORST) == {rule.kind for rule in RULES}


def test_a_secret_is_followed_over_many_lines() -> None:
    def follow(size: int) -> Work:
        hay = laid_out([((MIXED * 4 + "\n") * (size // 33), "\0")])
        return lambda: list(with_rest([Span(1, 33, "secret")], hay))

    assert grows_evenly(follow, MB)


def test_each_of_many_secrets_in_a_row_is_followed() -> None:
    def follow(size: int) -> Work:
        hay = laid_out([((MIXED * 4 + "\n") * (size // 33), "\0")])
        spans = [Span(at, at + 32, "secret") for at in range(1, size - 33, 33)]
        return lambda: list(with_rest(spans, hay))

    assert grows_evenly(follow, SMALL)


@pytest.mark.parametrize("many", [60, 5000])
def test_many_values_are_found_elsewhere(many: int) -> None:
    random = Random(many)  # noqa: S311 - the same values on every run
    values = {random.randbytes(12).hex(): "secret" for _ in range(many)}
    text = " ".join(values)

    def find(size: int) -> Work:
        long = text * (size // len(text) + 1)
        return lambda: merged(occurrences(values, long[:size]))

    assert grows_evenly(find, MB)


def test_values_that_begin_alike_are_found_elsewhere() -> None:
    def find(size: int) -> Work:
        values = {f"{MIXED}-{number:06}": "secret" for number in range(size // 16)}
        return lambda: merged(occurrences(values, " ".join(values)))

    assert grows_evenly(find, SMALL)


def test_two_hundred_thousand_small_strings_are_walked_laid_out_and_masked() -> None:
    def walk(size: int) -> Work:
        texts = {"rows": [{"name": f"n{number}", "value": "v"} for number in range(size // 40)]}

        def work() -> object:
            strings = Strings()
            Walk(strings.collect)(texts)
            hay = strings.laid_out()
            return strings.masked(hay, [Span(at, at + 1, "secret") for at in hay.starts])

        return work

    assert grows_evenly(walk, MB // 2)


Work = Callable[[], object]


def finding(rule: Rule, part: str) -> Callable[[int], Work]:
    def find(size: int) -> Work:
        hay = laid_out([(part * (size // len(part) + 1), "\0")])
        return lambda: deque(rule.find(hay), maxlen=0)

    return find


def grows_evenly(work: Callable[[int], Work], size: int) -> bool:
    """Whether four times the size takes four times as long, and not too long; thrice, as others run."""
    one, four = work(size), work(4 * size)
    most = 4 * size / MB * LONGEST + NOISE
    return any(
        four_seconds <= most and four_seconds <= NOT_SQUARED * seconds(one) + NOISE
        for four_seconds in (seconds(four) for _ in range(3))
    )


def seconds(work: Work) -> float:
    begun = process_time()
    work()
    return process_time() - begun
