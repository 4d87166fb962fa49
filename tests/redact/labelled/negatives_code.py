"""Code that talks about secrets without telling one."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ max_tokens (file)
client.messages.create(model="claude-opus-4-6", max_tokens=4096, stop_sequences=None)

▸ counts of tokens (output)
"usage": {"input_tokens": 1523, "output_tokens": 201, "cache_read_input_tokens": 18432}

▸ token_count (file)
token_count: 1234
tokens_per_minute: 80000
tokenLimit: 200000

▸ password function (file)
def verify_password(password: str, hashed: str) -> bool:
    return bcrypt.checkpw(password.encode(), hashed.encode())

▸ password in an interface (file)
interface Login {
  email: string;
  password: string;
  apiKey?: string;
  token: string | null;
}

▸ token awaited (file)
const token = await getToken();
const secret = await client.getSecretValue({ SecretId: name });

▸ tokenizer (file)
tokenizer = AutoTokenizer.from_pretrained("bert-base-uncased")
tokens = tokenizer.tokenize("Hello world")

▸ special tokens (file)
tokenizer.add_special_tokens({"pad_token": "[PAD]", "eos_token": "<|endoftext|>"})

▸ pad_token_id (file)
"pad_token_id": 50256,
"unk_token": "<unk>",
"bos_token": "<s>"

▸ sort key (file)
rows.sort(key=lambda row: row.name)
sorted(cart, key=itemgetter('price'))

▸ keyword (command)
pytest -k 'token and not password' --keyword-only

▸ cache key (file)
      - uses: actions/cache@v4
        with:
          key: v1-deps-${{ runner.os }}-${{ hashFiles('**/package-lock.json') }}
          restore-keys: v1-deps-linux

▸ secretName (file)
  tls:
  - hosts: [shop.example.com]
    secretName: shop-tls-cert
  volumes:
  - secret:
      secretName: shop-db

▸ secretKeyRef (file)
        - name: DB_PASSWORD
          valueFrom:
            secretKeyRef:
              name: shop-db
              key: password

▸ auth required (file)
auth: required
authentication: enabled
password_policy: strict
token_expiry: 3600

▸ bearer placeholder (words)
Send `Authorization: Bearer <token>` with each request.

▸ bearer variable (command)
curl -H "Authorization: Bearer $TOKEN" https://api.example.com/v1/orders

▸ bearer variable in braces (command)
curl -H "Authorization: Bearer ${API_TOKEN}" https://api.example.com/v1/orders

▸ bearer of a command (command)
curl -H "Authorization: Bearer $(gcloud auth print-access-token)" https://api.example.com

▸ bearer in a template (file)
headers: { Authorization: `Bearer ${token}` }

▸ bearer in a format string (file)
headers = {"Authorization": f"Bearer {self._token}"}

▸ bearer split (file)
token = header.removeprefix("Bearer ").strip()
scheme, _, credentials = header.partition(" ")

▸ bearer in OpenAPI (file)
securitySchemes:
  bearerAuth:
    type: http
    scheme: bearer
    bearerFormat: JWT

▸ API key in OpenAPI (file)
"ApiKeyAuth": {"type": "apiKey", "in": "header", "name": "X-API-Key"}

▸ password in OpenAPI (file)
password:
  type: string
  format: password
  minLength: 12
  writeOnly: true

▸ password in JSON schema (file)
{"properties": {"password": {"type": "string", "description": "The password of the user"}}, "required": ["password"]}

▸ password in SQL (file)
CREATE TABLE users (
  id SERIAL PRIMARY KEY,
  password VARCHAR(255) NOT NULL,
  api_token CHAR(64) UNIQUE,
  secret_key TEXT DEFAULT NULL
);

▸ password in a query (file)
SELECT id, password_hash FROM users WHERE token = $1 AND reset_token IS NULL;

▸ keys in SQL (file)
ALTER TABLE orders ADD CONSTRAINT orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id);
CREATE UNIQUE INDEX primary_key_lookup ON orders(order_key);

▸ password in GraphQL (file)
mutation Login($email: String!, $password: String!) {
  login(email: $email, password: $password) { token refreshToken }
}

▸ password in Prisma (file)
model User {
  id       Int    @id
  password String
  apiKey   String @unique
}

▸ password field (file)
<input type="password" name="password" autocomplete="current-password" required>

▸ password label (file)
<label for="password">Password</label>
<a href="/password/reset">Forgot your password?</a>

▸ translations (file)
"password": "Passwort",
"confirmPassword": "Passwort bestätigen",
"token": "Zugriffsschlüssel",
"apiKey": "API-Schlüssel"

▸ translations in YAML (file)
en:
  password: Password
  secret: Secret key
  login:
    password_required: Please enter your password

▸ ICU message (file)
"tokens": "{count, plural, one {# token} other {# tokens}}",
"password.hint": "At least {min} characters"

▸ argparse (file)
parser.add_argument("--password", help="password for the database", default=None)
parser.add_argument("--token", metavar="TOKEN")

▸ help text (output)
  -u, --user USER          user name
  -p, --password PASSWORD  password (default: ask)
      --token TOKEN        API token [env: SHOP_TOKEN]
      --api-key string     key for the API

▸ man page (output)
       --password[=password], -p[password]
           The password of the MySQL account used for connecting to the server.

▸ invalid token (output)
SyntaxError: invalid token 'foo' at line 3
Unexpected token '}' in JSON at position 41

▸ parse error (output)
error: expected one of `)`, `,`, found keyword `let`
ParseError: Unexpected token, expected "," (12:8)

▸ authentication failed (output)
FATAL:  password authentication failed for user "shop"
ERROR 1045 (28000): Access denied for user 'root'@'localhost' (using password: YES)

▸ sudo asks (output)
[sudo] password for deploy:
Sorry, try again.
Enter your password:

▸ 401 answers (output)
{"error": "invalid_token", "error_description": "The access token expired"}
{"message": "Bad credentials", "code": "bad_token"}

▸ challenge (output)
WWW-Authenticate: Bearer realm="https://auth.example.com/token",service="registry.example.com",scope="repository:shop:pull"

▸ Python from the environment (file)
token = os.environ["GITHUB_TOKEN"]
password = os.getenv("DB_PASSWORD", "")
secret_key = env.str("SECRET_KEY")

▸ JavaScript from the environment (file)
const apiKey = process.env.API_KEY;
const secret = process.env.JWT_SECRET ?? '';
const token = import.meta.env.VITE_MAPBOX_TOKEN;

▸ Go from the environment (file)
apiKey := os.Getenv("API_KEY")
cfg.Password = viper.GetString("db.password")

▸ Ruby from the environment (file)
password: <%= ENV['DB_PASSWORD'] %>
secret = Rails.application.credentials.secret_key_base

▸ PHP from the environment (file)
'password' => env('DB_PASSWORD', ''),
'key' => env('APP_KEY'),

▸ Java from the environment (file)
String password = System.getenv("DB_PASSWORD");
@Value("${spring.datasource.password}") private String password;

▸ Rust from the environment (file)
let api_key = std::env::var("API_KEY")?;
let token: &str = &config.auth.token;

▸ getpass (file)
password = getpass.getpass("Password: ")
secret = secrets.token_urlsafe(32)

▸ config.get (file)
password = config.get("password")
api_key = settings.api_key.get_secret_value()

▸ attributes (file)
self.password = password
self.token = token or self._default_token()
user.api_key = generate_api_key(user)

▸ keyword arguments passed on (file)
connect(host=host, user=user, password=password, token=auth.token)

▸ comparison (file)
if password == "" or token is None:
    raise ValueError("password must not be empty")

▸ mask (file)
masked = re.sub(r"(password=)\S+", r"\1***", text)

▸ regex of a token (file)
GITHUB = re.compile(r"gh[pousr]_[A-Za-z0-9]{36,}")
AWS = re.compile(r"\bAKIA[0-9A-Z]{16}\b")

▸ regex of a JWT (file)
const JWT = /eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+/g;

▸ regex of a key (file)
grep -rE "(api[_-]?key|secret|password)\s*[:=]\s*[^ ]+" src/

▸ prefixes alone (words)
Tokens of GitHub begin with `ghp_`, those of Slack with `xoxb-`, those of Stripe with `sk_live_`.
""")
