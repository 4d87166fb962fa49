"""Private keys, whole and in pieces, as files and tools lay them out."""

import json
from collections.abc import Callable

from redact.labelled.row import Row, rows


def _key(label: str, recipe: str, *, headers: str = "") -> str:
    """A block in PEM, whose label is put in here so that no file holds a beginning of one."""
    return f"-----BEGIN {label}-----\n{headers}«{recipe}»\n-----END {label}-----"


def _lines(change: Callable[[int, str], str]) -> Callable[[str], str]:
    return lambda text: "\n".join(change(at, line) for at, line in enumerate(text.split("\n"), 1))


def _before(mark: str) -> Callable[[str], str]:
    return _lines(lambda _, line: f"{mark}{line}")


def _in_json(text: str) -> str:
    return json.dumps({"name": "deploy", "key": f"{text}\n", "type": "ssh"}, indent=2)


def _in_json_twice(text: str) -> str:
    return json.dumps({"body": json.dumps({"privateKey": f"{text}\n"}), "status": 200})


def _listed(text: str) -> str:
    """As the patch of an edit lists its lines."""
    return json.dumps([{"oldStart": 1, "lines": [f"+{line}" for line in text.split("\n")]}])


def _without_start(text: str) -> str:
    return "... 14 lines left out ...\n" + "\n".join(text.split("\n")[1:])


def _without_end(text: str) -> str:
    return "\n".join(text.split("\n")[:-1]) + "\n... output was cut ..."


def _on_one_line(text: str) -> str:
    return 'JWT_PRIVATE_KEY="' + text.replace("\n", "\\n") + '"'


def _in_yaml(text: str) -> str:
    return "tls:\n  privateKey: |\n" + _before("    ")(text) + "\n  port: 8443"


def _in_yaml_folded(text: str) -> str:
    return "users:\n- name: ci\n  ssh_keys:\n    ed25519_private: >-\n" + _before("      ")(text)


def _in_a_heredoc(text: str) -> str:
    return f"cat > /etc/ssl/shop.key <<'EOF'\n{text}\nEOF\nchmod 600 /etc/ssl/shop.key"


def _in_python(text: str) -> str:
    return f'PRIVATE_KEY = """{text}"""\n'


def _joined_in_code(text: str) -> str:
    return "const key =\n" + " +\n".join(f'  "{line}\\n"' for line in text.split("\n")) + ";"


def _coloured(text: str) -> str:
    return _lines(lambda _, line: f"\x1b[32m+{line}\x1b[m")(text)


def _carriage_returns(text: str) -> str:
    return text.replace("\n", "\r\n")


RSA = _key("RSA PRIVATE KEY", "rsa 9")
PKCS8 = _key("PRIVATE KEY", "pkcs8 9")
OPENSSH = _key("OPENSSH PRIVATE KEY", "openssh 6")
EC = _key("EC PRIVATE KEY", "ec 3")

BLOCKS = (
    Row("key, RSA", "file", RSA),
    Row("key, EC", "file", EC),
    Row(
        "key, EC with its parameters",
        "output",
        f"-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n{EC}",
    ),
    Row("key, OpenSSH", "output", OPENSSH),
    Row("key, PKCS 8", "file", PKCS8),
    Row("key, encrypted", "file", _key("ENCRYPTED PRIVATE KEY", "encrypted 9")),
    Row(
        "key, RSA encrypted the old way",
        "file",
        _key(
            "RSA PRIVATE KEY", "rsa 9", headers="Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,‹HEX 32›\n\n"
        ),
    ),
    Row("key, DSA", "file", _key("DSA PRIVATE KEY", "base64 128")),
    Row(
        "key, PGP",
        "file",
        _key("PGP PRIVATE KEY BLOCK", "pgp 12", headers="Version: GnuPG v2\n\n"),
    ),
    Row(
        "key after its certificate",
        "output",
        f"-----BEGIN CERTIFICATE-----\n‹certificate 6›\n-----END CERTIFICATE-----\n{PKCS8}",
    ),
    Row("key cut at its end", "output", RSA, _without_end),
    Row("key cut at its start", "output", PKCS8, _without_start),
    Row("key with numbers of lines", "output", RSA, _lines(lambda at, line: f"{at:6}→{line}")),
    Row("key with numbers and tabs", "output", OPENSSH, _lines(lambda at, line: f"{at:6}\t{line}")),
    Row("key with numbers and colons", "output", PKCS8, _lines(lambda at, line: f"{at}:{line}")),
    Row("key found by grep", "output", EC, _lines(lambda at, line: f"certs/shop.key:{at}:{line}")),
    Row("key added by a diff", "output", OPENSSH, _before("+")),
    Row("key removed by a diff", "output", RSA, _before("-")),
    Row("key in a comment", "file", PKCS8, _before("# ")),
    Row("key in another comment", "file", RSA, _before("// ")),
    Row("key quoted in a mail", "words", OPENSSH, _before("> ")),
    Row("key in JSON", "file", PKCS8, _in_json),
    Row("key in JSON in JSON", "output", RSA, _in_json_twice),
    Row("key in the environment", "file", PKCS8, _on_one_line),
    Row("key indented in YAML", "file", RSA, _in_yaml),
    Row("key folded in YAML", "file", OPENSSH, _in_yaml_folded),
    Row("key in Python", "file", RSA, _in_python),
    Row("key joined in JavaScript", "file", EC, _joined_in_code),
    Row("key in a heredoc", "command", PKCS8, _in_a_heredoc),
    Row("key as lines of a patch", "output", OPENSSH, _listed),
    Row("key in the colours of a diff", "output", EC, _coloured),
    Row("key with carriage returns", "output", RSA, _carriage_returns),
    Row("key in a tool's input", "input", RSA, _in_json),
    Row("key in words", "words", f"This is the deploy key:\n\n{OPENSSH}\n\nPut it on the server."),
)
OTHERS = rows(r"""
▸ key, PuTTY (file)
PuTTY-User-Key-File-3: ssh-ed25519
Encryption: none
Comment: deploy
Public-Lines: 2
‹base64 64›
‹base64 16›
Private-Lines: 1
«base64 44»
Private-MAC: ‹hex 64›

▸ key in base64 (file)
TLS_KEY_B64=«keyinbase64 6»

▸ key in base64 on its own (output)
$ base64 -w0 tls.key
«keyinbase64 6»

▸ key of a kube configuration (file)
users:
- name: admin
  user:
    client-certificate-data: ‹base64 120›
    client-key-data: «keyinbase64 4»

▸ token of a kube configuration (file)
users:
- name: ci
  user:
    token: «jwt»

▸ WireGuard (file)
[Interface]
PrivateKey = «base64 43»=
Address = 10.8.0.2/24

[Peer]
PublicKey = ‹base64 43›=
PresharedKey = «base64 43»=

▸ WireGuard generated (command)
wg set wg0 private-key <(echo «base64 43»=)

▸ Ethereum key (file)
DEPLOYER_PRIVATE_KEY=0x«hex 64»

▸ Ethereum keys of a test chain (output)
Private Keys
==================
(0) 0x«hex 64»
(1) 0x«hex 64»

▸ Ethereum key without 0x (file)
accounts: { privateKey: "«hex 64»" }

▸ Bitcoin key (output)
bitcoin-cli dumpprivkey bc1‹bech32 39›
K«base58 51»

▸ Bitcoin extended key (output)
root key: xprv9«base58 107»

▸ seed phrase (file)
MNEMONIC="«phrase 12»"

▸ seed phrase in words (words)
My seed phrase is: «phrase 12»

▸ Solana key (file)
SOLANA_PRIVATE_KEY=«base58 88»

▸ JSON web key (file)
{"kty":"EC","crv":"P-256","x":"‹url 43›","y":"‹url 43›","d":"«url 43»","kid":"2026-02"}

▸ web push key (file)
VAPID_PUBLIC_KEY=B‹url 86›
VAPID_PRIVATE_KEY=«url 43»

▸ Android signing (file)
storeFile=release.jks
storePassword=«password»
keyAlias=upload
keyPassword=«password»

▸ SOPS age key in the environment (command)
SOPS_AGE_KEY=AGE-SECRET-KEY-1«base32 58» sops -d secrets.yaml
""")

ROWS = (*BLOCKS, *OTHERS)
