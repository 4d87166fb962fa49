"""Configuration that says where a secret comes from, and stands in for it."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ Terraform reference (file)
password = var.db_password
secret_string = random_password.db.result
token = data.vault_generic_secret.ci.data["token"]

▸ Terraform variable (file)
variable "db_password" {
  type      = string
  sensitive = true
}

output "password" {
  value = (sensitive value)
}

▸ Terraform plan (output)
  + password = (sensitive value)
  + token    = (known after apply)
  + key_name = "shop-deploy"

▸ GitHub Actions secrets (file)
        with:
          token: ${{ secrets.GITHUB_TOKEN }}
        env:
          NPM_TOKEN: ${{ secrets.NPM_TOKEN }}

▸ GitHub Actions log (output)
env:
  NPM_TOKEN: ***
  DEPLOY_KEY: ***
##[add-mask]***

▸ GitHub Actions permissions (file)
permissions:
  id-token: write
  contents: read
  secret-scanning: none

▸ GitLab variables (file)
deploy:
  script:
    - echo $CI_REGISTRY_PASSWORD | docker login -u $CI_REGISTRY_USER --password-stdin $CI_REGISTRY

▸ compose with variables (file)
environment:
  POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?not set}
  SECRET_KEY: ${SECRET_KEY}
  POSTGRES_PASSWORD_FILE: /run/secrets/db_password

▸ compose secrets (file)
secrets:
  db_password:
    file: ./db_password.txt
  api_key:
    external: true

▸ Ansible variable (file)
login_password: "{{ db_password }}"
token: "{{ lookup('env', 'API_TOKEN') }}"

▸ Ansible vault (file)
db_password: !vault |
  $ANSIBLE_VAULT;1.1;AES256
  ‹num 80›
  ‹num 80›

▸ SOPS (file)
password: ENC[AES256_GCM,data:‹base64 24›,iv:‹base64 43›=,tag:‹base64 22›==,type:str]

▸ 1Password references (file)
DB_PASSWORD=op://shop/database/password
API_KEY=op://shop/api/credential

▸ references to stores (file)
password: vault://secret/data/shop#password
token: ${ssm:/shop/token}
key: ref+awssecrets://shop/key
secret: gcp-sm://projects/shop/secrets/db

▸ Helm template (file)
password: {{ .Values.postgresql.auth.password | quote }}
token: {{ randAlphaNum 32 | b64enc }}

▸ env template (file)
API_KEY=
DB_PASSWORD=
SECRET_KEY=
TOKEN=null

▸ env with placeholders (file)
OPENAI_API_KEY=your-api-key-here
DB_PASSWORD=<your password>
SECRET_KEY=replace-me
TOKEN=xxxxxxxxxxxx

▸ more placeholders (file)
STRIPE_SECRET_KEY=sk_test_...
GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
ANTHROPIC_API_KEY=sk-ant-...
OPENAI_API_KEY=sk-...

▸ placeholders with words (file)
api_key = "YOUR_API_KEY"
password = "INSERT_PASSWORD_HERE"
token = "<TOKEN>"
secret = "my-secret-goes-here"

▸ stars (output)
password: ********
token: ****************
API_KEY=●●●●●●●●

▸ masked with its end (output)
aws_secret_access_key     ****************a1b2 shared-credentials-file

▸ redacted before (output)
DB_PASSWORD=REDACTED
token: [hidden]
Authorization: Bearer ***

▸ AWS's own example (words)
Their guide uses AKIAIOSFODNN7EXAMPLE as the key id.

▸ variables of many shells (command)
deploy --token "$DEPLOY_TOKEN" --password %DB_PASSWORD% --api-key $env:API_KEY --secret {{ secret }}

▸ address with variables (file)
DATABASE_URL=postgres://${DB_USER}:${DB_PASSWORD}@${DB_HOST}:5432/${DB_NAME}

▸ address with placeholders (words)
It takes `postgres://user:password@host:5432/db` or `https://<user>:<token>@git.example.com`.

▸ address in a format string (file)
url = f"postgresql://{user}:{password}@{host}/{name}"

▸ addresses without a password (output)
http://localhost:3000/  http://127.0.0.1:8080/health  postgres://db:5432/shop  redis://cache:6379/0  ws://localhost:5173/

▸ user at a host (command)
ssh deploy@build.example.com uptime && scp a.zip deploy@build.example.com:/srv/ && git clone git@github.com:example/shop.git

▸ address with a user (output)
origin‹tab›ssh://git@git.example.com:2222/example/shop.git (fetch)

▸ packages with versions (output)
+ left-pad@1.3.0
+ @types/node@22.4.0
+ @babel/plugin-transform-react-jsx-development@7.24.1
""")
