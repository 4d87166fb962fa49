"""The rules, in the order in which their names count where several find the same."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.assignments import assignments
from mkdocs_cctranscripts.redact.columns import columns
from mkdocs_cctranscripts.redact.commands import commands, flags, identified, piped, tokens_given
from mkdocs_cctranscripts.redact.encoded import encoded
from mkdocs_cctranscripts.redact.files import (
    kubernetes_secrets,
    netrc,
    openvpn_logins,
    password_hashes,
    pgpass,
)
from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.headers import authorizations, cookies, kept_cookies
from mkdocs_cctranscripts.redact.lone import lone_values
from mkdocs_cctranscripts.redact.pem import private_keys, putty_keys
from mkdocs_cctranscripts.redact.phrases import chain_keys, phrases, recovery_codes
from mkdocs_cctranscripts.redact.prose import pairs, sayings, used_as
from mkdocs_cctranscripts.redact.rule import Rule
from mkdocs_cctranscripts.redact.shapes import random_words, web_tokens
from mkdocs_cctranscripts.redact.urls import data_sources, userinfos, webhooks
from mkdocs_cctranscripts.redact.vendors import VENDORS

RULES: tuple[Rule, ...] = (
    Rule("private-key", private_keys),
    Rule("encoded-secret", encoded),
    Rule("putty-key", putty_keys),
    *(token.rule for token in VENDORS),
    Rule("jwt", web_tokens),
    Rule("webhook", webhooks),
    Rule("url-password", userinfos),
    Rule("data-source", data_sources),
    Rule("lone-value", lone_values),
    Rule("column", columns),
    Rule("authorization", authorizations),
    Rule("cookie", cookies),
    Rule("kept-cookie", kept_cookies),
    Rule("kubernetes-secret", kubernetes_secrets),
    Rule("password-hash", password_hashes),
    Rule("netrc-password", netrc),
    Rule("pgpass-password", pgpass),
    Rule("openvpn-password", openvpn_logins),
    Rule("database-password", identified),
    Rule("flag", flags),
    Rule("command-password", commands),
    Rule("piped-password", piped),
    Rule("token-argument", tokens_given),
    Rule("assignment", assignments),
    Rule("saying", sayings),
    Rule("used-as", used_as),
    Rule("passphrase", phrases),
    Rule("recovery-code", recovery_codes),
    Rule("chain-key", chain_keys),
    Rule("login", pairs),
    Rule("random-string", random_words),
)


def pattern(expression: str) -> Rule:
    """The user's own: what its groups hold or, without groups, all of it."""

    def find(hay: Haystack) -> Iterator[Span]:
        compiled = re.compile(expression)
        for number, start in enumerate(hay.starts):
            for found in compiled.finditer(hay.text, start, hay.end(number)):
                for group in range(1, compiled.groups + 1) or (0,):
                    if found.start(group) < found.end(group):
                        yield Span(found.start(group), found.end(group), "pattern")

    return Rule("pattern", find)
