"""Finds what addresses carry: passwords before the host, and paths that are secrets themselves."""

import re
from collections.abc import Iterator

from mkdocs_cctranscripts.redact.haystack import Haystack, Span
from mkdocs_cctranscripts.redact.values import common, placeholder, reference

_USERINFO = re.compile(
    r"//(?P<user>[^\s:/?#@\"'`<>{}\[\]()|\\\x00\x1f]{0,200})"
    r"(?::(?P<password>[^\s\"'`<>\x00\x1f/?#]{1,300}|[^\s\"'`<>\x00\x1f@]{1,100}))?@(?=[\w.\[%$-])"
)
_HOOKS = (
    ("hooks.slack.com", r"/(?:services|workflows|triggers)/(?P<value>[A-Za-z0-9_/+-]{20,200})"),
    ("hooks.slack-gov.com", r"/(?:services|workflows)/(?P<value>[A-Za-z0-9_/+-]{20,200})"),
    ("discord.com/api", r"(?:/v\d+)?/webhooks/\d+/(?P<value>[\w-]{30,100})"),
    ("discordapp.com/api", r"(?:/v\d+)?/webhooks/\d+/(?P<value>[\w-]{30,100})"),
    (".webhook.office.com", r"/webhook[^\s\"'<>]{0,120}/IncomingWebhook/(?P<value>[\w/@-]{20,200})"),
    ("api.telegram.org/", r"(?:file/)?bot(?P<value>\d{6,12}:[\w-]{30,60})"),
    ("hooks.zapier.com", r"/hooks/catch/(?P<value>[\w/-]{6,100})"),
    ("maker.ifttt.com", r"/[^\s\"'<>]{1,200}/key/(?P<value>[\w-]{15,100})"),
    ("chat.googleapis.com", r"/v1/spaces/[\w-]{5,40}/messages\?key=(?P<value>[^\s\"'<>\x00]{20,300})"),
    ("oapi.dingtalk.com", r"/robot/send\?access_token=(?P<value>\w{30,100})"),
    ("qyapi.weixin.qq.com", r"/cgi-bin/webhook/send\?key=(?P<value>[\w-]{30,60})"),
    ("open.feishu.cn", r"/open-apis/bot/(?:v\d/)?hook/(?P<value>[\w-]{20,60})"),
    ("open.larksuite.com", r"/open-apis/bot/(?:v\d/)?hook/(?P<value>[\w-]{20,60})"),
    ("hook.integromat.com", r"/(?P<value>[a-z0-9]{20,60})"),
    (".make.com", r"/(?P<value>[a-z0-9]{24,60})"),
    (".logic.azure.com", r"[^\s\"'<>]{1,300}?[?&]sig=(?P<value>[\w%-]{20,100})"),
    ("hc-ping.com", r"/(?P<value>[0-9a-f-]{36})"),
    ("heartbeat.uptimerobot.com", r"/(?P<value>[\w-]{10,100})"),
    ("hooks/", r"(?P<value>(?:[A-Za-z0-9_-]{8,60}/)?[A-Za-z0-9_-]{20,100})\b"),
    (".alchemy.com/v2/", r"(?P<value>[\w-]{20,60})"),
    (".infura.io/v3/", r"(?P<value>[0-9a-f]{32})"),
    (".infura.io/ws/v3/", r"(?P<value>[0-9a-f]{32})"),
    (".quiknode.pro/", r"(?P<value>[0-9a-f]{32,60})"),
    ("/integrations/deploy/", r"\w{10,60}/(?P<value>[A-Za-z0-9]{8,40})"),
    ("/webhooks/", r"(?:[\w.-]{1,60}/){0,4}(?P<value>[A-Za-z0-9_-]{24,100})\b"),
    ("/webhook/", r"(?:[\w.-]{1,60}/){0,4}(?P<value>[A-Za-z0-9_-]{24,100})\b"),
    ("/services/hooks/", r"(?P<value>[A-Za-z0-9_/-]{20,100})"),
    ("otpauth://", r"[^\s\"'<>]{1,300}?[?&]secret=(?P<value>[A-Za-z2-7=]{8,200})"),
)
"""A literal, and what follows it: the part that opens the door."""
_NO_PASSWORDS = ("x-oauth-basic", "x")
"""What stands for the password where the name is the token."""
_SHORTEST = 4
_TOKEN = 16
_LONGEST = 120
_BEFORE_HOST = re.compile(r"(?<![\w.-])[\w.-]{1,40}[:/](?P<value>[^\s\"'`<>\x00\x1f/]{4,80})\Z")


def userinfos(hay: Haystack) -> Iterator[Span]:
    for at in hay.places("//"):
        found = _USERINFO.match(hay.text, at)
        if not found:
            continue
        if found["password"]:
            if len(found["password"]) > 1 and not _harmless(found["password"]):
                yield Span(*found.span("password"), "url-password")
            elif found["password"] in _NO_PASSWORDS and not _harmless(found["user"]):
                yield Span(*found.span("user"), "url-password")
        elif (
            len(found["user"]) >= _TOKEN
            and any(map(str.isdigit, found["user"]))
            and not _harmless(found["user"])
        ):
            yield Span(*found.span("user"), "url-password")


def data_sources(hay: Haystack) -> Iterator[Span]:
    """`user:password@tcp(host)` and `user/password@//host`, as some drivers write it."""
    for literal in ("@tcp(", "@unix(", "@//"):
        for at in hay.places(literal):
            found = _BEFORE_HOST.search(hay.text, max(0, at - _LONGEST), at)
            if found and not _harmless(found["value"]):
                yield Span(*found.span("value"), "url-password")


def _harmless(value: str) -> bool:
    stands_in = placeholder(value) and len(value) >= _SHORTEST
    return stands_in or reference(value) or common(value) or value in _NO_PASSWORDS


def webhooks(hay: Haystack) -> Iterator[Span]:
    for literal, rest in _COMPILED:
        for at in hay.places(literal):
            found = rest.match(hay.text, at + len(literal))
            if found and not placeholder(found["value"]) and any(map(str.isdigit, found["value"])):
                yield Span(*found.span("value"), "webhook")


_COMPILED = tuple((literal, re.compile(rest)) for literal, rest in _HOOKS if rest)
