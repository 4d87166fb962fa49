"""Secrets in commands, in what a shell echoes, and in SQL."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ set -x (output)
+ export DB_PASSWORD=«password»
+ DB_PASSWORD=«password»
+ ./migrate.sh

▸ set -x of curl (output)
++ curl -s -H 'X-Vault-Token: hvs.«an 24»' https://vault.example.com/v1/secret/data/shop

▸ read from a string (command)
read -r DB_PASSWORD <<< '«password»'

▸ heredoc (command)
cat > .env <<EOF
PORT=8080
JWT_SECRET=«an 32»
EOF

▸ echo into a file (command)
echo 'API_TOKEN=«an 32»' >> .env

▸ printf into a file (command)
printf '%s' '«password»' > /run/secrets/db_password

▸ curl with a user (command)
curl -u admin:«password» https://nexus.example.com/service/rest/v1/status

▸ curl with a user in quotes (command)
curl -s -u 'admin:«awkward»' https://nexus.example.com/

▸ curl with --user (command)
curl --user "ci:«an 24»" -O https://files.example.com/a.zip

▸ wget (command)
wget --user=ci --password='«password»' https://files.example.com/a.zip

▸ HTTPie (command)
http -a admin:«password» GET https://api.example.com/me

▸ mysql -p (command)
mysql -h db -u root -p«word» shop -e 'show tables'

▸ mysql -p in quotes (command)
mysqldump -uroot -p'«password»' shop > dump.sql

▸ mysql --password (command)
mysql --user=root --password=«password» shop < dump.sql

▸ MYSQL_PWD (command)
MYSQL_PWD=«password» mysql -u root shop

▸ psql with an address (command)
psql "postgresql://shop:«password»@db:5432/shop" -c "select 1"

▸ PGPASSWORD (command)
PGPASSWORD=«word» psql -h db -U shop -c 'select 1'

▸ PGPASSWORD in quotes (command)
PGPASSWORD='«awkward»' pg_dump -h db -U shop shop > shop.sql

▸ mongosh (command)
mongosh --host db -u root -p «password» --authenticationDatabase admin

▸ redis-cli (command)
redis-cli -h cache -a «an 24» ping

▸ sqlcmd (command)
sqlcmd -S db -U sa -P '«password»' -Q 'select 1'

▸ sshpass (command)
sshpass -p '«password»' ssh root@10.0.0.4 uptime

▸ docker login -p (command)
docker login registry.example.com -u ci -p «an 32»

▸ docker login --password (command)
docker login --username ci --password «password» registry.example.com

▸ docker login from stdin (command)
echo «password» | docker login -u ci --password-stdin registry.example.com

▸ docker run -e (command)
docker run -d -e POSTGRES_PASSWORD=«word» -p 5432:5432 postgres:16

▸ docker build argument (command)
docker build --build-arg NPM_TOKEN=«an 36» -t shop .

▸ option with a space (command)
shopctl sync --token «an 32» --dry-run

▸ option with an equals sign (command)
shopctl sync --api-key=«hex 32»

▸ option for a secret (command)
shopctl hook add --secret "«url 32»" https://shop.example.com/hook

▸ short option (command)
smbclient //files/share -U 'shop%«password»' -c ls

▸ htpasswd (command)
htpasswd -bc .htpasswd admin «password»

▸ openssl passin (command)
openssl rsa -in key.pem -passin pass:«password» -out plain.pem

▸ openssl enc (command)
openssl enc -aes-256-cbc -pbkdf2 -in a.tar -out a.enc -k «password»

▸ keytool (command)
keytool -list -keystore shop.jks -storepass «password»

▸ zip (command)
zip -r -P «password» backup.zip data/

▸ gpg passphrase (command)
gpg --batch --yes --passphrase '«password»' -d secrets.gpg

▸ sudo (command)
echo '«password»' | sudo -S systemctl restart shop

▸ chpasswd (command)
echo 'deploy:«password»' | sudo chpasswd

▸ gh with a token (command)
echo ghp_«an 36» | gh auth login --with-token

▸ GH_TOKEN before a command (command)
GH_TOKEN=gho_«an 36» gh pr list

▸ aws configure (command)
aws configure set aws_secret_access_key «base64 40» --profile shop

▸ vault kv put (command)
vault kv put secret/shop username=shop password=«password»

▸ vault login (command)
vault login hvs.«an 24»

▸ kubectl create secret (command)
kubectl create secret generic db --from-literal=user=shop --from-literal=password='«password»'

▸ kubectl docker secret (command)
kubectl create secret docker-registry reg --docker-server=r.example.com --docker-username=ci --docker-password=«an 24»

▸ kubectl set-credentials (command)
kubectl config set-credentials ci --token=«jwt»

▸ kubeadm join (output)
kubeadm join 10.0.0.1:6443 --token ‹low 6›.«low 16» --discovery-token-ca-cert-hash sha256:‹hex 64›

▸ docker swarm join (output)
docker swarm join --token SWMTKN-1-«low 50»-«low 25» 10.0.0.1:2377

▸ helm set (command)
helm upgrade shop ./chart --set postgresql.auth.password=«password»

▸ git clone with OAuth (command)
git clone https://oauth2:«an 40»@git.example.com/example/shop.git

▸ git with a header (command)
git -c http.extraheader="AUTHORIZATION: basic «pair»" fetch

▸ git remote set-url (command)
git remote set-url origin https://ci:ghp_«an 36»@github.com/example/shop.git

▸ az login (command)
az login --service-principal -u ‹uuid› -p ‹an 3›8Q~«url 34» --tenant ‹uuid›

▸ heroku config (command)
heroku config:set SESSION_SECRET=«hex 64» -a shop

▸ heroku config printed (output)
=== shop Config Vars

DATABASE_URL:   postgres://u:«hex 64»@ec2.example.com:5432/d
SESSION_SECRET: «hex 64»

▸ fly secrets (command)
fly secrets set JWT_SECRET=«an 40» -a shop

▸ wrangler secret (command)
echo '«an 40»' | npx wrangler secret put API_TOKEN

▸ supabase secrets (command)
supabase secrets set OPENAI_KEY=sk-«an 20»T3BlbkFJ«an 20»

▸ terraform variable (command)
terraform apply -var 'db_password=«password»' -auto-approve

▸ TF_VAR (command)
TF_VAR_admin_password='«password»' terraform plan

▸ java property (command)
java -Dspring.datasource.password=«password» -jar shop.jar

▸ ps list (output)
root  17  0.0  0.1 mysqld_exporter --mysqld.password=«password» --port 9104

▸ shell history (file)
  481  cd shop
  482  export SECRET_KEY=«url 43»
  483  make run

▸ pytest fixture's address (output)
E   sqlalchemy.exc.OperationalError: could not connect to postgresql://shop:«password»@db/shop

▸ git diff of a secret (output)
diff --git a/.env b/.env
@@ -1,2 +1,2 @@
 PORT=8080
-API_SECRET=«an 32»
+API_SECRET=«an 32»

▸ random password made (output)
$ openssl rand -base64 32
«base64 43»=

▸ Django secret made (command)
python manage.py shell -c "User.objects.create_superuser('admin', password='«password»')"

▸ IDENTIFIED BY (file)
CREATE USER 'shop'@'%' IDENTIFIED BY '«password»';

▸ CREATE ROLE (file)
CREATE ROLE shop WITH LOGIN PASSWORD '«password»';

▸ ALTER USER (command)
psql -c "ALTER USER postgres WITH PASSWORD '«word»';"

▸ CREATE LOGIN (file)
CREATE LOGIN shop WITH PASSWORD = N'«password»';

▸ SET PASSWORD (file)
SET PASSWORD FOR 'root'@'localhost' = PASSWORD('«password»');

▸ SQL insert of a hash (file)
INSERT INTO users (email, password_hash) VALUES ('a@example.com', '$2y$10$«crypt 53»');

▸ SQL insert of a token (file)
INSERT INTO api_tokens (name, token) VALUES ('ci', '«hex 64»');
""")
