"""Passwords and keys as configuration gives them their names."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ env, plain (file)
DB_HOST=db
DB_PASSWORD=«password»
DB_PORT=5432

▸ env, a weak password (file)
POSTGRES_USER=shop
POSTGRES_PASSWORD=«word»

▸ env, in double quotes (file)
ADMIN_PASSWORD="«strong 16»"

▸ env, in single quotes (file)
SMTP_PASS='«awkward»'

▸ env, exported (file)
export API_SECRET=«url 32»

▸ env, with spaces (file)
SECRET_TOKEN = «an 28»

▸ env, with a comment (file)
REDIS_PASSWORD=«password»  # only on staging

▸ env, commented out (file)
# OLD_DB_PASSWORD=«password»

▸ env, lower case (file)
db_pass=«password»

▸ env, printed (output)
PATH=/usr/bin:/bin
LANG=C.UTF-8
APP_ENCRYPTION_KEY=«hex 64»
TERM=xterm
MYSQL_ROOT_PASSWORD=«word»

▸ env, of PowerShell (command)
$env:DEPLOY_TOKEN = "«an 32»"

▸ env, of cmd (command)
set DB_PASSWORD=«password»

▸ env, of fish (command)
set -gx NPM_TOKEN «an 36»

▸ env, of a Dockerfile (file)
FROM python:3.12
ENV SECRET_KEY=«url 50» \
    DEBUG=0

▸ env, of a Dockerfile's argument (file)
ARG NPM_TOKEN=«an 36»
RUN npm ci

▸ env, of systemd (file)
[Service]
Environment="DB_PASSWORD=«password»" "PORT=8080"
ExecStart=/srv/shop/run

▸ env, in a crontab (file)
BACKUP_PASSPHRASE=«password»
0 3 * * * /srv/shop/backup.sh

▸ docker inspect (output)
"Env": [
    "PATH=/usr/local/bin:/usr/bin",
    "POSTGRES_PASSWORD=«password»",
    "PGDATA=/var/lib/postgresql/data"
],

▸ compose, a map (file)
services:
  db:
    image: mysql:8
    environment:
      MYSQL_DATABASE: shop
      MYSQL_ROOT_PASSWORD: «password»

▸ compose, a list (file)
    environment:
      - MYSQL_DATABASE=shop
      - MYSQL_PASSWORD=«word»

▸ Kubernetes secret (file)
apiVersion: v1
kind: Secret
metadata:
  name: shop-db
type: Opaque
data:
  username: c2hvcA==
  password: «encodedpassword»

▸ Kubernetes secret under a harmless name (output)
apiVersion: v1
data:
  shop.conf: «encodedpassword»
kind: Secret
metadata:
  name: shop

▸ Kubernetes secret in plain words (file)
kind: Secret
stringData:
  api-token: «an 32»

▸ Kubernetes pod (file)
        env:
        - name: DB_PASSWORD
          value: «password»
        - name: DB_HOST
          value: db

▸ Kubernetes secret as JSON (output)
{"apiVersion":"v1","data":{"password":"«encodedpassword»"},"kind":"Secret","metadata":{"name":"db"}}

▸ Helm values (file)
postgresql:
  auth:
    username: shop
    password: «strong 14»
    database: shop

▸ YAML in quotes (file)
mail:
  smtp_password: "«strong 20»"

▸ YAML with dashes (file)
webhook-secret: «hex 40»

▸ TOML (file)
[database]
user = "shop"
password = "«password»"

▸ INI (file)
[mysqld]
user=root

[client]
password=«word»

▸ Java properties (file)
spring.datasource.url=jdbc:postgresql://db/shop
spring.datasource.password=«password»

▸ Java properties with a colon (file)
security.jwt.secret-key: «base64 64»

▸ XML element (file)
<connection>
  <user>shop</user>
  <password>«password»</password>
</connection>

▸ XML attribute (file)
<bean id="ds"><property name="password" value="«password»"/></bean>

▸ web.config (file)
<add key="ApiSecret" value="«an 40»" />

▸ ADO connection string (file)
<add name="Shop" connectionString="Server=db;Database=shop;User Id=sa;Password=«password»;" />

▸ ADO with Pwd (file)
Server=tcp:db,1433;Initial Catalog=shop;Uid=sa;Pwd=«password»;Encrypt=yes

▸ JDBC address (file)
jdbc:sqlserver://db:1433;databaseName=shop;user=sa;password=«password»

▸ JDBC address with a query (file)
jdbc:mysql://db:3306/shop?user=shop&password=«password»&useSSL=true

▸ ODBC (file)
DRIVER={ODBC Driver 18 for SQL Server};SERVER=db;UID=sa;PWD=«password»

▸ appsettings (file)
"Jwt": {
  "Issuer": "shop",
  "SigningKey": "«base64 43»="
}

▸ JSON (file)
{"host": "db", "user": "shop", "password": "«strong 14»"}

▸ JSON in a string (output)
body: "{\"username\":\"admin\",\"password\":\"«password»\"}"

▸ camel case (file)
"clientSecret": "«url 40»",
"dbPassword": "«password»"

▸ camel case of a token (file)
const config = { accessToken: '«an 40»', refreshInterval: 30 };

▸ upper case in JSON (file)
{"SECRET_ACCESS_KEY": "«base64 40»"}

▸ dotted (file)
shop.payment.api.secret = "«an 24»"

▸ MCP configuration (file)
{"mcpServers": {"db": {"command": "npx", "args": ["-y", "db-mcp", "--password", "«password»"]}}}

▸ VS Code settings (file)
"sqltools.connections": [{"name": "shop", "username": "shop", "password": "«word»"}]

▸ tool's input with a password (input)
{"action": "login", "username": "admin", "password": "«password»"}

▸ filled in form (input)
{"fields": [{"name": "Password", "type": "textbox", "value": "«password»"}]}
""")
