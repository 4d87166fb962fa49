"""Secrets in what people and models say, and secrets in disguise."""

from redact.labelled.row import Row, rows

LONG = (
    Row(
        "long output with a token at its end",
        "output",
        "\n".join(f"step {at} is done" for at in range(300)) + "\nGITHUB_TOKEN=ghp_«an 36»",
    ),
    Row(
        "long line with a token in it",
        "output",
        "a long line " * 500 + "token=ghp_«an 36» " + "and more " * 100,
    ),
)

ROWS = (
    *LONG,
    *rows(r"""
▸ the password is (words)
The password is «password», log in and look.

▸ the password is, quoted (words)
The admin password is "«password»".

▸ the password for (words)
The password for the staging database is «word».

▸ password with a colon (words)
User: admin
Password: «password»

▸ password in backticks (words)
Log in as `admin` with the password `«password»`.

▸ password in bold (words)
**Password:** «password»

▸ password in bold itself (words)
Password: **«password»**

▸ login with a slash (words)
Credentials: admin / «password»

▸ use token (words)
Please use token «an 40» for the API.

▸ my API key (words)
my API key: «hex 32»

▸ API key is (words)
Our api key is «an 32» and it works.

▸ here is the key (words)
Here's the key you need: «an 40»

▸ secret with an equals sign (words)
I set client_secret=«url 40» in the form.

▸ Passwort (words)
Benutzer: admin, Passwort: «password»

▸ das Passwort ist (words)
Das Passwort ist «password» und gilt nur heute.

▸ Kennwort (words)
Kennwort: «password»

▸ mot de passe (words)
Mot de passe : «password»

▸ contraseña (words)
La contraseña es «password»

▸ passphrase (words)
The passphrase of the key is "«phrase 5»".

▸ credentials in a list (words)
- user: admin
- pass: «password»
- host: 10.0.0.4

▸ credentials in a table (words)
| What | Value |
|---|---|
| API key | `«an 32»` |
| Region | eu |

▸ recovery codes (output)
Recovery codes:
«code»
«code»
«code»

▸ PIN (words)
The PIN: «num 8»

▸ OTP seed in words (words)
Enter this setup key in the authenticator: «base32 32»

▸ backup password printed (output)
Generated password: «strong 20»

▸ temporary password (output)
A temporary password is generated for root@localhost: «strong 12»

▸ login of a seed script (output)
Seeded admin user admin@example.com with password «password»

▸ token thought of (words)
The user gave me the token «hex 40», so I can call the API with it.

▸ todo with a key (words)
Replace the hardcoded key AKIA«base32 16»

▸ colours in the value (output)
‹esc›[35m.env‹esc›[m:3:GITHUB_TOKEN=‹esc›[01;31m‹esc›[Kghp_‹esc›[m‹esc›[K«an 36»

▸ colours amid the value (output)
token: ghp_«an 18»‹esc›[01;31m‹esc›[K«an 18»‹esc›[m‹esc›[K

▸ colours amid a password (output)
DB_PASSWORD=‹esc›[32m«word»‹esc›[0m‹an 6›

▸ colours around the name (output)
‹esc›[36mpassword‹esc›[0m: ‹esc›[32m'«password»'‹esc›[39m

▸ zero-width space in the value (words)
Use ghp_«an 18»‹zerowidth›«an 18» for it.

▸ zero-width joiner in the prefix (words)
The key is sk_‹joiner›live_51«an 97».

▸ soft hyphen in the value (words)
Take glpat-«an 10»‹softhyphen›«an 10» instead.

▸ byte order mark before the name (file)
‹mark›API_SECRET=«an 32»

▸ in the name of a file (path)
/srv/shop/keys/ghp_«an 36».txt

▸ in a folder's name (path)
/srv/shop/cache/sk_live_51«an 97»/index.json

▸ as the key of an object (input)
{"tokens": {"ghp_«an 36»": {"owner": "ci"}}}

▸ as a key in JSON (output)
{"xoxb-‹num 12›-‹num 13›-«an 24»": {"ok": true}}

▸ deep in a tool's input (input)
{"a": [{"b": {"c": ["x", {"d": "glpat-«an 20»"}]}}]}

▸ in a table of Markdown (words)
| Token | For |
|---|---|
| ghp_«an 36» | push |

▸ in bold (words)
The token is **npm_«an 36»**.

▸ in a link (words)
See [this](https://api.example.com/?token=«an 32»).

▸ in a fence (words)
I ran

```sh
export SECRET_KEY=«url 43»
```

and it worked.

▸ in angle brackets (words)
It prints <ghp_«an 36»> at the end.

▸ behind a long word (output)
tokenghp_: x; token=ghp_«an 36»;path=/

▸ twice on one line (output)
old=ghp_«an 36» new=ghp_«an 36»

▸ percent-encoded (output)
callback?state=1&auth=Bearer%20«url 40»

▸ escaped quotes (file)
cmd = "curl -H \"X-Api-Key: «hex 32»\" https://api.example.com"

▸ HTML entities (file)
<td>api_key</td><td>&quot;sk_live_51«an 97»&quot;</td>

▸ continued on the next line (file)
API_TOKEN=\
  «an 40»

▸ value on the next line (output)
Your new API token:

    «an 40»

It won't be shown again.
"""),
)
