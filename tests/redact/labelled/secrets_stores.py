"""Keys of databases and of other services that projects use."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ MongoDB address (file)
MONGODB_URI=mongodb+srv://shop:«password»@cluster0.‹low 5›.mongodb.net/shop?retryWrites=true

▸ MongoDB hosts (output)
connecting to: mongodb://root:«an 16»@mongo-0:27017,mongo-1:27017/admin?replicaSet=rs0

▸ PostgreSQL address (file)
DATABASE_URL=postgres://shop:«an 20»@db.example.com:5432/shop?sslmode=require

▸ PostgreSQL through a driver (file)
engine = create_engine("postgresql+psycopg2://shop:«password»@localhost/shop")

▸ PostgreSQL with words (file)
host=db.example.com port=5432 dbname=shop user=shop password=«password» sslmode=require

▸ MySQL address (file)
DATABASE_URL=mysql://root:«word»@127.0.0.1:3306/shop

▸ Redis without a user (file)
REDIS_URL=redis://:«an 32»@cache.example.com:6379/0

▸ Redis over TLS (file)
REDIS_URL=rediss://default:«an 36»@shop.upstash.io:6379

▸ AMQP address (file)
CELERY_BROKER_URL=amqp://shop:«password»@rabbit:5672//

▸ ClickHouse address (file)
CLICKHOUSE_URL=clickhouse://default:«an 14»@ch.example.com:9440/default

▸ percent-encoded password (file)
DATABASE_URL=postgresql://shop:«percent»@db:5432/shop

▸ password with an at sign (file)
DATABASE_URL=postgresql://shop:«word»@«an 7»@db.example.com:5432/shop

▸ Prisma address (file)
datasource db {
  provider = "postgresql"
  url      = "prisma://accelerate.prisma-data.net/?api_key=«jwt»"
}

▸ PlanetScale token (file)
PLANETSCALE_SERVICE_TOKEN=pscale_tkn_«url 43»

▸ PlanetScale password (file)
DATABASE_URL=mysql://‹low 20›:pscale_pw_«url 43»@aws.connect.psdb.cloud/shop?sslaccept=strict

▸ Supabase access token (command)
SUPABASE_ACCESS_TOKEN=sbp_«hex 40» supabase db push

▸ Supabase secret key (file)
SUPABASE_SECRET_KEY=sb_secret_«url 31»

▸ Supabase service role (file)
SUPABASE_SERVICE_ROLE_KEY=«jwt»

▸ Neon password (file)
PGHOST=ep-cool-river.eu-central-1.aws.neon.tech
PGUSER=shop_owner
PGPASSWORD=npg_«an 12»

▸ Turso token (file)
TURSO_AUTH_TOKEN=«jwt»

▸ Upstash token (file)
UPSTASH_REDIS_REST_URL=https://eu1-shop.upstash.io
UPSTASH_REDIS_REST_TOKEN=A«base64 50»

▸ Databricks token (file)
[DEFAULT]
host = https://adb-17.azuredatabricks.net
token = dapi«hex 32»-2

▸ Snowflake password (file)
ctx = snowflake.connector.connect(user="etl", password="«password»", account="xy12345")

▸ Elastic key (command)
curl -H 'Authorization: ApiKey «base64 58»==' https://es.example.com/_cluster/health

▸ Elastic password (output)
The generated password for the elastic built-in superuser is: «url 20»

▸ Algolia admin key (file)
ALGOLIA_APP_ID=‹up 10›
ALGOLIA_ADMIN_KEY=«hex 32»

▸ Airtable token (file)
AIRTABLE_TOKEN=pat«an 14».«hex 64»

▸ Airtable key of old (file)
AIRTABLE_API_KEY=key«an 14»

▸ Firebase configuration (file)
const firebaseConfig = {
  apiKey: "AIza«url 35»",
  authDomain: "shop.firebaseapp.com",
  appId: "1:‹num 12›:web:‹hex 20›",
};

▸ Firebase server key (file)
FCM_SERVER_KEY=AAAA«url 7»:APA91b«url 134»

▸ Firebase CI token (command)
firebase deploy --token "1//0«url 98»"

▸ Meilisearch key (command)
meilisearch --master-key «url 43»

▸ Typesense key (file)
TYPESENSE_API_KEY=«an 32»

▸ InfluxDB token (file)
[[outputs.influxdb_v2]]
  urls = ["http://influx:8086"]
  token = "«base64 86»=="

▸ Confluent keys (file)
sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required username='‹up 16›' password='«base64 64»';

▸ Notion token (file)
NOTION_TOKEN=ntn_«an 46»

▸ Notion token of old (file)
const notion = new Client({ auth: "secret_«an 43»" });

▸ Linear key (input)
{"env": {"LINEAR_API_KEY": "lin_api_«an 40»"}}

▸ Figma token (command)
curl -H 'X-Figma-Token: figd_«url 40»' https://api.figma.com/v1/me

▸ Atlassian token (command)
curl -u bot@example.com:ATATT3xFfGF0«url 170»=«HEX 8» https://example.atlassian.net/rest/api/3/myself

▸ Asana token (file)
ASANA_TOKEN=2/‹num 16›/‹num 16›:«hex 32»

▸ Doppler token (command)
doppler run --token dp.pt.«an 43» -- npm start

▸ Doppler service token (file)
DOPPLER_TOKEN=dp.st.prd.«an 43»

▸ Vault token (output)
Key                  Value
---                  -----
token                hvs.CAES«url 90»
token_accessor       ‹an 24›
token_duration       768h

▸ Vault token of old (command)
export VAULT_TOKEN=s.«an 24»

▸ Vault unseal keys (output)
Unseal Key 1: «base64 44»
Unseal Key 2: «base64 44»

Initial Root Token: hvs.«an 24»

▸ 1Password service account (file)
OP_SERVICE_ACCOUNT_TOKEN=ops_eyJ«base64 300»

▸ age key (file)
# created: 2026-02-11T10:00:00Z
# public key: age1‹bech32 58›
AGE-SECRET-KEY-1«base32 58»

▸ Tailscale key (command)
tailscale up --authkey tskey-auth-‹an 17›-«an 32»

▸ ngrok token (file)
version: 3
agent:
  authtoken: 2«an 26»_«an 21»

▸ Pulumi token (file)
PULUMI_ACCESS_TOKEN=pul-«hex 40»

▸ LaunchDarkly key (file)
LAUNCHDARKLY_SDK_KEY=sdk-«uuid»

▸ LaunchDarkly API token (file)
LD_API_TOKEN=api-«uuid»

▸ Postman key (command)
newman run https://api.getpostman.com/collections/17?apikey=PMAK-«hex 24»-«hex 34»

▸ Contentful token (file)
CONTENTFUL_MANAGEMENT_TOKEN=CFPAT-«url 43»

▸ Contentful delivery token (file)
CONTENTFUL_ACCESS_TOKEN=«url 43»

▸ Dropbox token (file)
DROPBOX_TOKEN=sl.B«url 130»

▸ Okta token (command)
curl -H 'Authorization: SSWS 00«url 40»' https://shop.okta.com/api/v1/users

▸ Auth0 secret (file)
AUTH0_CLIENT_ID=‹an 32›
AUTH0_CLIENT_SECRET=«url 64»

▸ Typeform token (file)
TYPEFORM_TOKEN=tfp_«an 44»_«an 14»

▸ Zendesk token (command)
curl https://shop.zendesk.com/api/v2/tickets.json -u agent@example.com/token:«an 40»

▸ HubSpot token (file)
HUBSPOT_TOKEN=pat-na1-«uuid»

▸ Intercom token (file)
INTERCOM_ACCESS_TOKEN=dG9rO«base64 54»=

▸ Expo token (command)
EXPO_TOKEN=«url 40» eas build --non-interactive

▸ Mapbox secret token (file)
MAPBOX_TOKEN=sk.eyJ1Ijoic2hvcCIsImEiOiJ«an 30»In0.«url 22»

▸ Sourcegraph token (file)
SRC_ACCESS_TOKEN=sgp_«hex 16»_«hex 40»

▸ Salesforce session (output)
{"access_token":"00D«an 12»!AQ«an 90»","instance_url":"https://eu17.salesforce.com"}

▸ Facebook token (command)
curl 'https://graph.facebook.com/v19.0/me?access_token=EAA«an 170»'

▸ X bearer token (file)
TWITTER_BEARER_TOKEN=AAAAAAAAAAAAAAAAAAAAA«an 40»%2B«an 40»%3D

▸ Trello key (command)
curl 'https://api.trello.com/1/members/me?key=«hex 32»&token=ATTA«hex 64»«HEX 8»'

▸ ClickUp token (file)
CLICKUP_TOKEN=pk_‹num 8›_«up 32»

▸ Monday token (file)
MONDAY_API_TOKEN=«jwt»

▸ Infisical token (file)
INFISICAL_TOKEN=st.‹hex 24›.«hex 32».«hex 32»

▸ Clerk key (file)
CLERK_SECRET_KEY=sk_live_«an 42»

▸ WorkOS key (file)
WORKOS_API_KEY=sk_live_«base64 60»

▸ Liveblocks key (file)
LIVEBLOCKS_SECRET_KEY=sk_prod_«url 64»

▸ Sanity token (file)
SANITY_API_TOKEN=sk«an 176»

▸ Apify token (file)
APIFY_TOKEN=apify_api_«an 36»

▸ UploadThing key (file)
UPLOADTHING_SECRET=sk_live_«hex 64»

▸ Inngest key (file)
INNGEST_SIGNING_KEY=signkey-prod-«hex 64»
""")
