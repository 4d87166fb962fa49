"""Judges names: what the name of a variable, a field or a flag promises of its value."""

import re
from typing import Literal

_ASKS = re.compile(
    r"(?:\w*\.)*(?:get|load|read|fetch|has|is|find|lookup|resolve|check|verify|validate|hash|prompt)(?=[_A-Z])"
)
"""The names of functions that are given a name, or a value to look at."""
Promise = Literal["password", "secret", "perhaps", ""]
"""A password may look like anything; a secret has no spaces; perhaps: only if the value looks random."""

_PARTS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
_PASSWORDS = frozenset({
    "password", "passwd", "passwort", "passphrase", "passcode", "pwd", "psk", "requirepass", "masterauth",
    "userpassword", "passwordhash", "storepass", "keypass", "rootpw", "bindpw", "userpw", "pgpassword",
    "mysqlpwd", "sshpass", "kennwort", "dbpassword", "dbpass", "dbpwd", "smtppassword", "adminpassword",
    "rootpassword", "contrasena", "motdepasse", "pw",
})  # fmt: skip
_SECRETS = frozenset({
    "secret", "token", "apikey", "secretkey", "privatekey", "accesskey", "authkey", "authtoken",
    "accesstoken", "refreshtoken", "idtoken", "bearer", "credential", "clientsecret", "appsecret",
    "apitoken", "apisecret", "bottoken", "accountkey", "sharedaccesskey", "sharedkey", "masterkey",
    "signingkey", "signingsecret", "encryptionkey", "secretaccesskey", "sessiontoken", "webhooksecret",
    "consumersecret", "mnemonic", "seedphrase", "secrettoken", "secretkeybase", "appkey", "hmackey",
    "deploykey", "deploytoken", "writekey", "ingestkey", "licensekey", "pat", "jwt", "servicekey",
    "subscriptionkey", "primarykey", "storagekey", "xapikey", "authorization", "dbtoken", "usertoken",
})  # fmt: skip
_KEYS = frozenset({
    "api", "secret", "private", "access", "auth", "signing", "encryption", "master", "account", "hmac",
    "crypt", "service", "admin", "app", "application", "deploy", "license", "subscription", "ssh", "gpg",
    "rsa", "aes", "client", "server", "shared", "write", "ingest", "ingestion", "integration", "personal",
    "developer", "rest", "live", "decryption", "authentication", "root", "jwt", "session", "cookie",
    "webhook", "storage", "function", "host", "management", "cipher",
})  # fmt: skip
_PERHAPS = frozenset({
    "key", "auth", "authorization", "tokens", "secrets", "credentials", "passwords", "sig", "signature",
    "salt", "cookie", "cookies", "session", "sessionid", "sid", "sess", "seed", "otp", "totp", "mfa", "dsn",
    "code", "nonce", "creds", "pass", "jsessionid", "phpsessid", "csrf", "xsrf", "csrftoken", "connstr",
    "conn", "cert", "pin", "pem", "keys", "assertion", "licence", "license", "serial", "login", "webhook",
    "hook", "apikeys", "hash", "digest", "sas", "saskey", "userkey", "clientkey",
})  # fmt: skip
_HARMLESS_KEYS = frozenset({
    "public", "primary", "foreign", "sort", "cache", "partition", "object", "s3", "index", "hot",
    "shortcut", "group", "unique", "translation", "i18n", "locale", "lookup", "row", "column", "arrow",
    "publishable", "idempotency", "dedup", "dedupe", "pub", "query", "ssr", "react", "map", "dict", "json",
    "config", "setting", "settings", "feature", "flag", "hash", "known", "host", "metric", "label",
    "annotation", "tag", "registry", "image", "anon", "site", "range", "state", "issue", "project", "redis",
    "file", "restore", "bucket", "etag", "verification", "verify", "verifying",
})  # fmt: skip
_AFTER = frozenset({
    "value", "prod", "production", "dev", "staging", "test", "live", "new", "old", "current", "default",
    "b", "base", "raw", "plain", "plaintext", "string", "str", "encoded", "hex", "primary", "secondary",
    "backup", "local", "eu", "us", "main",
})  # fmt: skip
"""What may follow the word that counts: `API_KEY_PROD`."""
_PERHAPS_PAIRS = frozenset({
    "secretid", "keyid", "passwordhash", "tokenhash", "secretstring", "keydata", "authdata", "accesscode",
    "authcode", "verificationcode", "samlresponse", "honeycombteam", "otpcode", "recoverycode",
    "backupcode", "accesskeyid",
})  # fmt: skip
_LEADING_ON = frozenset(
    {"page", "continuation", "sync", "design", "cancellation", "cancel", "public", "starting", "change"}
)
"""Tokens that open nothing: `next_page_token`."""


def promise(name: str) -> Promise:
    """By the last word that says something: `db_password`, `apiKey`, but not `max_tokens` or `secretName`."""
    if _ASKS.match(name):
        return ""
    parts = [part.lower() for part in _PARTS.findall(name)]
    while parts and (parts[-1].isdigit() or parts[-1] in _AFTER):
        parts.pop()
    if not parts:
        return ""
    last, before = parts[-1], parts[-2] if len(parts) > 1 else ""
    if {last, before + last} & _PASSWORDS or last.endswith(("password", "passwd", "passphrase")):
        return "password"
    if last == "pass":
        return "password" if before or name == "pass" else "perhaps"
    if last == "key" and before:
        return _key(before, parts)
    if {last, before + last} & _SECRETS or last.endswith(("secret", "token", "apikey")):
        return "" if _LEADING_ON & set(parts[:-1]) else "secret"
    return "perhaps" if before + last in _PERHAPS_PAIRS or _may_hold(last, before) else ""


def _key(before: str, parts: list[str]) -> Promise:
    if before in _HARMLESS_KEYS:
        return ""
    return "secret" if before in _KEYS and "public" not in parts else "perhaps"


def _may_hold(last: str, before: str) -> bool:
    return last in _PERHAPS and before not in _HARMLESS_KEYS
