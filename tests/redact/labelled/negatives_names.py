"""Names of things that sound like secrets, in code, commands and what they print."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ token names in CSS (file)
--token-color-primary: var(--ds-token-blue-500);
.token.keyword { color: #07a; }
.token.punctuation { color: #999; }

▸ design tokens (file)
{"tokens": {"color": {"primary": {"value": "{palette.blue.500}"}}, "radius": {"value": "4px"}}}

▸ Pygments tokens (file)
Token.Keyword: 'bold #005f87',
Token.Literal.String: '#5f8700',

▸ lexer (file)
enum TokenKind { Identifier, Keyword, StringLiteral, EndOfFile }
const token = this.tokens[this.position];

▸ CSRF names (file)
{% csrf_token %}
X_CSRF_HEADER = "X-CSRFToken"
CSRF_COOKIE_NAME = "csrftoken"

▸ cookie names (file)
SESSION_COOKIE_NAME = "shop_session"
res.clearCookie("refresh_token");
const name = "__Host-auth-token";

▸ header names (file)
ALLOWED_HEADERS = ["Authorization", "X-API-Key", "X-Auth-Token", "Cookie", "PRIVATE-TOKEN"]

▸ cache control (output)
< vary: Authorization, Cookie
< access-control-allow-headers: authorization, x-api-key
< set-cookie: theme=dark; Path=/

▸ key codes (file)
if (event.key === "Enter" && !event.shiftKey) submit();
keyboard.press("ControlOrMeta+K");

▸ React keys (file)
{items.map((item) => <Row key={item.id} secretary={item.owner} />)}

▸ query keys (file)
useQuery({ queryKey: ["orders", customerId], queryFn: fetchOrders })

▸ dictionary keys (file)
for key, value in data.items():
    print(key, value)
key = "customer_name"
keys = list(data.keys())

▸ Redis keys (file)
key = f"cart:{customer}:items"
cache_key = "orders:by-customer:v2"
lock_key: "locks/import-nightly"

▸ foreign keys in code (file)
customer = models.ForeignKey("Customer", on_delete=models.CASCADE)
primary_key=True, unique_key="order_number"

▸ public key option (file)
publicKey: path.join(dir, 'public.pem'),
privateKeyPath: '/etc/ssl/private/shop.key',
ssl_certificate_key /etc/nginx/ssl/shop.key;

▸ private key functions (file)
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
private_key = load_pem_private_key(data, password=None)

▸ PEM marks in code (file)
if not text.startswith('-----BEGIN'):
    raise ValueError('not PEM')
label = f'-----BEGIN {kind}-----'

▸ PEM marks in words (words)
The file must begin with `-----BEGIN PRIVATE KEY-----`; yours begins with a certificate.

▸ password tests (file)
def test_wrong_password_is_refused(client):
    assert login(client, password=faker.password()).status_code == 401

▸ password rules (file)
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = []
PASSWORD_RESET_TIMEOUT = 3600

▸ password modules (file)
from django.contrib.auth.password_validation import validate_password
import { hashPassword } from './password';
use crate::auth::token::TokenStore;

▸ token paths (output)
src/auth/token.ts
src/auth/password_reset.py
src/secrets/secret-manager.ts
tests/test_api_keys.py

▸ token routes (file)
path("api/token/refresh/", TokenRefreshView.as_view(), name="token_refresh"),
router.post("/password/forgot", forgotPassword);

▸ token exceptions (output)
jwt.exceptions.ExpiredSignatureError: Signature has expired
rest_framework_simplejwt.exceptions.InvalidToken: Token is invalid or expired

▸ token statistics (output)
Total tokens: 48,201 (prompt: 41,007; completion: 7,194)
tokens/s: 83.2

▸ password true and false (file)
password_protected: true
token_auth: false
secret: no
require_password=yes

▸ password prompt of psql (command)
psql -h db -U shop -W shop && mysql -u root -p shop && createuser --pwprompt shop

▸ options from files (command)
docker login -u ci --password-stdin < token.txt && helm install --values secrets.yaml shop ./chart && curl --netrc https://api.example.com

▸ ports after -p (command)
docker run -p 8080:80 -p 127.0.0.1:5432:5432 shop && mkdir -p build/output/reports && ssh -p 2222 build.example.com

▸ users after -u (command)
docker exec -u 1000:1000 shop id && sudo -u postgres psql && git push -u origin feature/token-refresh

▸ secret commands (command)
kubectl get secret shop-db -o yaml && vault kv get secret/shop && gh secret list && fly secrets list

▸ secret tables (output)
NAME             TYPE                DATA   AGE
shop-db          Opaque              2      41d
shop-tls         kubernetes.io/tls   2      41d

▸ secrets described (output)
Type:  Opaque

Data
====
password:  24 bytes
username:  4 bytes

▸ vault listing (output)
Keys
----
database
payment-provider
session-secret

▸ ssh-keygen (output)
Generating public/private ed25519 key pair.
Enter passphrase (empty for no passphrase):
Your identification has been saved in /srv/keys/deploy

▸ apt keys (command)
curl -fsSL https://download.example.com/linux/debian/gpg | gpg --dearmor -o /etc/apt/keyrings/docker.gpg

▸ long names in code (file)
AbstractAuthenticationTokenProcessingFilterFactoryBean createAuthenticationTokenProcessingFilterFactoryBean()
TEST_DATABASE_CONNECTION_POOL_TIMEOUT_SECONDS_DEFAULT = 30

▸ long names with dashes (file)
data-testid="checkout-payment-method-selector-credit-card-expiration-date-input"
name: shop-orders-consumer-deployment-production-eu-central

▸ long names in a path (path)
/opt/tools/node_modules/@example/babel-plugin-transform-react-remove-prop-types/lib/isAnnotatedForRemoval.js

▸ stack of Java (output)
‹tab›at org.springframework.security.authentication.UsernamePasswordAuthenticationToken.getCredentials(UsernamePasswordAuthenticationToken.java:71)
‹tab›at jdk.internal.reflect.GeneratedMethodAccessor412.invoke(Unknown Source)

▸ stack of Node (output)
TypeError: Cannot read properties of undefined (reading 'token')
    at getSession (webpack-internal:///(rsc)/./src/auth.ts:17:24)

▸ stack of Python (output)
  File "/srv/shop/auth.py", line 17, in login
    token = create_token(user, password)
KeyError: 'password'

▸ mypy (output)
auth.py:17: error: Argument "password" to "login" has incompatible type "str | None"; expected "str"  [arg-type]

▸ TypeScript errors (output)
src/auth.ts(17,5): error TS2322: Type 'string | undefined' is not assignable to type 'string'. Property 'apiKey' is missing

▸ ruff on passwords (output)
auth.py:3:12: S105 Possible hardcoded password assigned to: "PASSWORD_FIELD"

▸ rate limits (output)
< anthropic-ratelimit-tokens-remaining: 79000
< anthropic-ratelimit-tokens-reset: 2026-02-11T10:14:07Z

▸ tool's input about tokens (input)
{"max_tokens": 1024, "token_budget": "low", "password_field": "pw", "key": "order_number", "auth": {"type": "none"}}

▸ tool's input with references (input)
{"env": {"API_KEY": "${API_KEY}"}, "password": null, "token": "", "secret": false}

▸ MCP configuration (file)
{"mcpServers": {"github": {"command": "npx", "args": ["-y", "mcp-github"], "env": {"GITHUB_TOKEN": "${GITHUB_TOKEN}"}}}}

▸ Vault policy (file)
path "secret/data/shop/*" {
  capabilities = ["read", "list"]
}

▸ IAM policy (file)
{"Effect": "Allow", "Action": ["secretsmanager:GetSecretValue", "ssm:GetParameter"], "Resource": "*"}

▸ OAuth scopes (output)
X-OAuth-Scopes: repo, read:org, workflow, admin:public_key
x-accepted-oauth-scopes: repo

▸ form of a login (output)
- textbox "Email" [ref=e12]
- textbox "Password" [ref=e14]
- button "Sign in" [ref=e15]
""")
