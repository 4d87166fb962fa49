"""Passwords and keys in code, in infrastructure as code, and in the files of single programs."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ Python constant (file)
DB_USER = "shop"
PASSWORD = "«password»"

▸ Python with a type (file)
api_key: str = "«an 32»"

▸ Python dictionary (file)
DATABASES = {'default': {'USER': 'shop', 'PASSWORD': '«password»', 'HOST': 'db'}}

▸ Python argument (file)
conn = psycopg.connect(host="db", user="shop", password="«password»")

▸ Python environment (file)
os.environ["STRIPE_SECRET"] = "«an 32»"

▸ Python default (file)
TOKEN = os.environ.get("DEPLOY_TOKEN", "«hex 40»")

▸ Python printed (output)
{'user': 'shop', 'passwd': '«password»', 'port': 3306}

▸ Python data class printed (output)
Settings(debug=False, secret_key='«url 50»', port=8000)

▸ Django (file)
SECRET_KEY = 'django-insecure-«low 20»$«low 10»(«low 16»'

▸ Flask (file)
app.secret_key = b"«hex 32»"

▸ JavaScript (file)
const password = "«password»";

▸ JavaScript with a fallback (file)
const secret = process.env.JWT_SECRET || "«an 24»";

▸ TypeScript (file)
private readonly apiKey: string = "«hex 32»";

▸ Go (file)
const dbPassword = "«password»"

▸ Go structure (file)
cfg := mysql.Config{User: "root", Passwd: "«password»", Net: "tcp"}

▸ Go source name (file)
db, err := sql.Open("mysql", "shop:«password»@tcp(127.0.0.1:3306)/shop")

▸ Rust (file)
let api_token = String::from("«an 40»");

▸ Ruby (file)
ActiveRecord::Base.establish_connection(adapter: 'mysql2', username: 'root', password: '«password»')

▸ Ruby hash (file)
:password => "«password»",

▸ PHP constant (file)
define('DB_USER', 'wp');
define('DB_PASSWORD', '«awkward»');

▸ PHP array (file)
'username' => 'root',
'password' => '«password»',

▸ PHP variable (file)
$db_pass = "«word»";

▸ C# (file)
var client = new ApiClient { ApiKey = "«an 32»" };

▸ Java (file)
private static final String PASSWORD = "«password»";

▸ Java setter (file)
dataSource.setPassword("«password»");

▸ Kotlin (file)
val apiSecret = "«url 32»"

▸ Swift (file)
let clientSecret = "«hex 40»"

▸ Lua (file)
auth = { token = "«an 32»" }

▸ Terraform default (file)
variable "db_password" {
  type    = string
  default = "«password»"
}

▸ Terraform variables (file)
region      = "eu-central-1"
db_password = "«password»"

▸ Terraform state (file)
"attributes": {
  "id": "shop",
  "master_password": "«strong 16»",
  "port": 5432
}

▸ Terraform output (output)
Outputs:

host = "db.example.com"
admin_password = "«an 24»"

▸ Ansible (file)
- mysql_user:
    name: shop
    login_password: «password»

▸ Ansible inventory (file)
web1 ansible_host=10.0.0.4 ansible_user=root ansible_ssh_pass=«password»

▸ GitHub Actions (file)
      - run: ./deploy.sh
        env:
          DEPLOY_TOKEN: «an 36»

▸ Rails secret (file)
production:
  secret_key_base: «hex 128»

▸ Rails master key (output)
$ cat config/master.key
«hex 32»

▸ Laravel (file)
APP_NAME=Shop
APP_KEY=base64:«base64 43»=

▸ Symfony (file)
APP_ENV=prod
APP_SECRET=«hex 32»

▸ NextAuth (file)
NEXTAUTH_SECRET=«base64 43»=

▸ WordPress salts (file)
define('AUTH_KEY',         '«strong 64»');
define('NONCE_SALT',       '«strong 64»');

▸ Phoenix (file)
config :shop, ShopWeb.Endpoint,
  secret_key_base: "«base64 64»"

▸ netrc (file)
machine api.example.com
login ci
password «password»

▸ netrc on one line (file)
machine git.example.com login ci password «an 40»

▸ pgpass (file)
# hostname:port:database:username:password
db.example.com:5432:shop:shop:«password»

▸ my.cnf (file)
[client]
user = root
password = "«strong 14»"

▸ git credentials (file)
https://ci:«hex 40»@git.example.com

▸ WLAN (file)
network={
    ssid="Office"
    psk="«password»"
}

▸ WLAN of NetworkManager (file)
[wifi-security]
key-mgmt=wpa-psk
psk=«password»

▸ shadow (file)
root:$6$«crypt 16»$«crypt 86»:19400:0:99999:7:::

▸ shadow of yescrypt (output)
deploy:$y$j9T$«crypt 22»$«crypt 43»:19790:0:99999:7:::

▸ htpasswd of Apache (file)
admin:$apr1$«crypt 8»$«crypt 22»

▸ bcrypt (output)
 1 | admin@example.com | $2b$12$«crypt 53» | t

▸ Argon2 (output)
password_hash: $argon2id$v=19$m=65536,t=3,p=4$«base64 22»$«base64 43»

▸ Django's hash (output)
pbkdf2_sha256$720000$«an 22»$«base64 43»=

▸ redis.conf (file)
port 6379
requirepass «password»
appendonly yes

▸ redis users (file)
user shop on >«password» ~* +@all

▸ RabbitMQ (file)
default_user = shop
default_pass = «password»

▸ nginx upstream (file)
proxy_set_header Authorization "Basic «pair»";

▸ HAProxy (file)
    user admin insecure-password «password»

▸ OpenVPN login (file)
<auth-user-pass>
shop
«password»
</auth-user-pass>

▸ SNMP (file)
createUser monitor SHA «password» AES «password»

▸ properties in a table (output)
| Name        | Value |
|-------------|-------|
| db_user     | shop |
| db_password | «password» |

▸ settings in columns (output)
host          db.example.com
username      shop
password      «password»

▸ CSV export of passwords (file)
name,url,username,password
shop,https://shop.example.com,admin,«password»
""")
