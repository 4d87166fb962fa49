"""Words about secrets, and other words."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ the password is required (words)
The password is required, and the token is expired.

▸ the password is wrong (words)
The password is wrong because the hash is compared too early.

▸ reset the password (words)
Add a page to reset the password; the link in the mail holds a token that expires after an hour.

▸ where to keep it (words)
Keep the API key in the environment, never in the repository.

▸ token refresh (words)
Token: refreshed on every request. Secret: rotated once a month.

▸ question about a key (words)
Which key should I use: the customer's number or the order's?

▸ key points (words)
Key: the cart is priced once. The secret of speed: fewer queries.

▸ passwordless (words)
We want passwordless login, with passkeys instead of passwords.

▸ password prompt described (words)
It asks "Enter your password:" and waits forever.

▸ password in a heading (words)
## Password: rules

- At least twelve characters
- No user name in it

▸ todo about tokens (words)
Move token handling to auth/token_store.py

▸ todo about a password (words)
Validate password length in RegistrationForm

▸ plan about secrets (words)
Read the secret from Vault at start; fail if `SHOP_SECRET_PATH` is missing.

▸ names of variables (words)
Set `ANTHROPIC_API_KEY`, `AWS_SECRET_ACCESS_KEY` and `DATABASE_URL` before you start.

▸ description of a format (words)
A JWT has three parts, header.payload.signature, each in base64url.

▸ bearer in words (words)
The bearer of this token may read orders; bearer authentication is enough here.

▸ basic in words (words)
Basic authentication over TLS is fine, a basic understanding of HTTP helps.

▸ length of a hash (words)
SHA-256 gives 64 hexadecimal digits, bcrypt 60 characters, Argon2 even more.

▸ token budget (words)
The context has 200k tokens; a token is about four characters.

▸ tokens of a language (words)
The lexer gives the token IDENTIFIER where it should give the token KEYWORD.

▸ German about passwords (words)
Das Passwort ist falsch, wenn der Benutzer es zweimal anders eingibt. Passwort: Pflichtfeld.

▸ long German words (words)
Donaudampfschifffahrtsgesellschaftskapitän Rechtsschutzversicherungsgesellschaften Kraftfahrzeughaftpflichtversicherung

▸ French about passwords (words)
Le mot de passe est obligatoire, le jeton est expiré.

▸ Lorem ipsum (words)
Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.

▸ Japanese (words)
パスワードを入力してください。トークンの有効期限が切れました。

▸ twelve words (words)
walnut bread needs copper pans and a summer garden with timber walls

▸ credentials in words (words)
Credentials: see the vault. Login: as usual. Access: on request.

▸ commit message (words)
Fix password reset: token was compared with ==, which leaks its length

▸ review of code (words)
`password=password` passes it on unchanged, `token=None` turns the check off, `key=str.lower` sorts without case.

▸ question with options (words)
Use OAuth2 with PKCE

▸ review that names a leak (words)
There is a hardcoded password in `settings.py`, line 17: move it to the environment.

▸ ASCII art (output)
+--------+     +-------+
| client |---->| token |
+--------+     +-------+
 =======================

▸ rule of dashes (output)
----------------------------------------
========================================
########################################

▸ progress (output)
[##############################          ] 75% 17.2MB/s eta 0:00:04

▸ log with times (output)
2026-02-11T10:14:07.123Z INFO  [http-nio-8080-exec-3] c.e.shop.CartController - cart 4711 priced in 12ms

▸ log of an access (output)
10.0.0.4 - - [11/Feb/2026:10:14:07 +0100] "POST /api/password/reset HTTP/1.1" 204 0 "-" "Mozilla/5.0 (X11; Linux x86_64)"

▸ table of orders (output)
| id   | customer | total | currency |
|------|----------|-------|----------|
| 4711 | 17       | 42.00 | EUR      |

▸ IBAN-like and phones (output)
order 4711-0815, phone +1-555-0100, box 90210-1234, part no. AB-1234-XY-99

▸ coordinates (output)
POINT(13.404954 52.520008) bbox=13.0883,52.3382,13.7611,52.6755

▸ mathematics (words)
f(x) = x^2 + 2x + 1, so key(a) = key(b) only if a = b.

▸ addresses of pages (words)
https://docs.example.com/guides/authentication/api-keys-and-access-tokens-for-service-accounts?tab=python#rotate-your-keys

▸ search with words (output)
https://www.example.com/search?q=reset+password&sort=key&page=2&token_type=bearer&utm_source=newsletter

▸ mail addresses of nobody (words)
Co-Authored-By: Claude <noreply@anthropic.com>

▸ chess (output)
1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 4 6

▸ SVG path (file)
<path d="M12 2a5 5 0 0 1 5 5v3h1a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h1V7a5 5 0 0 1 5-5z"/>

▸ Tailwind (file)
className="flex items-center justify-between px-4 py-2 rounded-lg bg-slate-900/50 hover:bg-slate-800 data-[state=open]:animate-in"

▸ alphabets (file)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

▸ environment without secrets (output)
LANG=C.UTF-8
SHELL=/bin/bash
XDG_SESSION_ID=17
SSH_AUTH_SOCK=/tmp/ssh-XXXXXX/agent.1234
GPG_TTY=/dev/pts/0
KEYBOARD_LAYOUT=de

▸ ls of keys (output)
-rw------- 1 root root 1704 Feb 11 10:14 shop.key
-rw-r--r-- 1 root root  398 Feb 11 10:14 id_ed25519.pub

▸ cron and globs (file)
*/15 2-6 * * 1-5 /srv/shop/rotate-secrets.sh --all
secrets/**/*.enc.yaml filter=sops diff=sops

▸ gitignore (file)
.env
.env.*
!.env.example
*.pem
secrets/
credentials.json

▸ editor config (file)
root = true
[*.{js,ts}]
indent_size = 2
max_line_length = 110
keybindings = "vim"

▸ prefixes asked about (words)
Is `sk-` the prefix of a secret key, and `pk-` of a public one?

▸ shell test (command)
[ -n "$API_TOKEN" ] || { echo "API_TOKEN is not set" >&2; exit 1; }

▸ grep for secrets (command)
grep -rn 'password\|secret\|api_key\|token' src/ --include='*.py' | head -50

▸ unset (command)
unset AWS_SECRET_ACCESS_KEY GITHUB_TOKEN; export -n DB_PASSWORD; printenv | grep -c TOKEN

▸ generate (command)
export SECRET_KEY=$(openssl rand -hex 32) && read -s -p 'Password: ' PASSWORD
""")
