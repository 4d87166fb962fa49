"""Keys of clouds and hosts, as their tools print and store them."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ AWS credentials file (file)
[default]
aws_access_key_id = AKIA«base32 16»
aws_secret_access_key = «base64 40»
region = eu-central-1

▸ AWS secret key exported (command)
export AWS_SECRET_ACCESS_KEY=«base64 40»

▸ AWS keys of create-access-key (output)
{
    "AccessKey": {
        "UserName": "deployer",
        "AccessKeyId": "AKIA«base32 16»",
        "Status": "Active",
        "SecretAccessKey": "«base64 40»",
        "CreateDate": "2026-02-11T09:14:07+00:00"
    }
}

▸ AWS keys of assume-role (output)
{
  "Credentials": {
    "AccessKeyId": "ASIA«base32 16»",
    "SecretAccessKey": "«base64 40»",
    "SessionToken": "IQoJb3JpZ2luX2VjE«base64 320»==",
    "Expiration": "2026-02-11T10:14:07+00:00"
  }
}

▸ AWS session token in a shell (output)
declare -x AWS_DEFAULT_REGION="eu-west-1"
declare -x AWS_SESSION_TOKEN="FwoGZXIvYXdzE«base64 280»="

▸ AWS access key id alone (output)
An error occurred (InvalidAccessKeyId): AKIA«base32 16» is not known

▸ AWS keys in Java (file)
var credentials = AwsBasicCredentials.create("AKIA«base32 16»", "«base64 40»");

▸ AWS keys in boto3 (file)
s3 = boto3.client(
    "s3",
    aws_access_key_id="AKIA«base32 16»",
    aws_secret_access_key="«base64 40»",
)

▸ AWS Bedrock key (file)
AWS_BEARER_TOKEN_BEDROCK=ABSKQmVkcm9ja0FQSUtleS1«base64 108»=

▸ Google API key (file)
const MAPS_KEY = "AIza«url 35»";

▸ Google API key in an address (output)
GET https://maps.googleapis.com/maps/api/geocode/json?key=AIza«url 35» 200

▸ Google service account (file)
{
  "type": "service_account",
  "project_id": "shop-staging-311209",
  "private_key_id": "‹hex 40›",
  "private_key": "-----BEGIN PRIVATE KEY-----\n«base64 64»\n«base64 64»\n«base64 40»=\n-----END PRIVATE KEY-----\n",
  "client_email": "deploy@shop-staging-311209.iam.gserviceaccount.com",
  "token_uri": "https://oauth2.googleapis.com/token"
}

▸ Google OAuth client (file)
{"installed":{"client_id":"‹num 12›-‹low 32›.apps.googleusercontent.com","project_id":"shop-311209","client_secret":"GOCSPX-«url 28»","redirect_uris":["http://localhost"]}}

▸ Google refresh token (file)
{
  "account": "",
  "client_id": "‹num 12›-‹low 32›.apps.googleusercontent.com",
  "refresh_token": "1//0«url 100»",
  "type": "authorized_user"
}

▸ Google access token (output)
$ gcloud auth print-access-token
ya29.a0«url 160»

▸ Google service account's HMAC key (output)
metadata:
  accessId: GOOG1E‹base32 55›
  state: ACTIVE
secret: «base64 40»

▸ Azure storage connection string (file)
AZURE_STORAGE_CONNECTION_STRING=DefaultEndpointsProtocol=https;AccountName=shopfiles;AccountKey=«bytes 64»;EndpointSuffix=core.windows.net

▸ Azure shared access signature (output)
https://shopfiles.blob.core.windows.net/export/a.csv?sv=2023-11-03&st=2026-02-11T09%3A00%3A00Z&se=2026-02-12T09%3A00%3A00Z&sr=b&sp=r&sig=«an 20»%2B«an 20»%3D

▸ Azure client secret (file)
AZURE_CLIENT_ID=‹uuid›
AZURE_CLIENT_SECRET=‹an 3›8Q~«url 34»

▸ Azure service principal (output)
{
  "appId": "‹uuid›",
  "displayName": "shop-ci",
  "password": "‹an 3›8Q~«url 34»",
  "tenant": "‹uuid›"
}

▸ Azure service bus (file)
SERVICE_BUS=Endpoint=sb://shop.servicebus.windows.net/;SharedAccessKeyName=RootManageSharedAccessKey;SharedAccessKey=«bytes 32»

▸ Azure Cosmos DB (file)
AccountEndpoint=https://shop.documents.azure.com:443/;AccountKey=«bytes 64»;

▸ Azure function key (output)
Invoke url: https://shop.azurewebsites.net/api/order?code=«url 54»==

▸ Azure OpenAI key (file)
AZURE_OPENAI_API_KEY=«hex 32»

▸ DigitalOcean token (command)
doctl auth init -t dop_v1_«hex 64»

▸ DigitalOcean OAuth token (file)
token: doo_v1_«hex 64»

▸ DigitalOcean Spaces (file)
SPACES_KEY=DO00‹up 16›
SPACES_SECRET=«base64 43»

▸ Heroku key (file)
HEROKU_API_KEY=HRKU-«url 60»

▸ Heroku key of old (output)
$ heroku auth:token
HEROKU_API_KEY: «uuid»

▸ Fly token (command)
FLY_API_TOKEN="FlyV1 fm2_lJPECAAAAAAA«base64 160»" fly deploy

▸ Vercel token (command)
vercel deploy --prod --token «an 24»

▸ Vercel token with its prefix (file)
VERCEL_TOKEN=vcp_«an 56»

▸ Netlify token (file)
NETLIFY_AUTH_TOKEN=nfp_«an 36»

▸ Cloudflare token (file)
CLOUDFLARE_API_TOKEN=«url 40»

▸ Cloudflare global key (command)
curl -H "X-Auth-Email: ops@example.com" -H "X-Auth-Key: «hex 37»" https://api.cloudflare.com/client/v4/zones

▸ Cloudflare origin CA key (file)
origin_ca_key: v1.0-«hex 24»-«hex 146»

▸ Cloudflare tunnel (command)
cloudflared service install eyJhIjoi«base64 160»

▸ Hetzner token (file)
hcloud_token = "«an 64»"

▸ Linode token (file)
LINODE_TOKEN=«hex 64»

▸ Scaleway keys (file)
access_key: SCW‹up 17›
secret_key: «uuid»
default_region: fr-par

▸ Alibaba keys (file)
ALIBABA_ACCESS_KEY_ID=LTAI5t«an 18»
ALIBABA_ACCESS_KEY_SECRET=«an 30»

▸ Tencent keys (file)
secret_id  = "AKID«an 32»"
secret_key = "«an 32»"

▸ OVH application (file)
[ovh-eu]
application_key=‹an 16›
application_secret=«an 32»
consumer_key=«an 32»

▸ Railway token (file)
RAILWAY_TOKEN=«uuid»

▸ Render key (command)
curl -H 'Authorization: Bearer rnd_«an 28»' https://api.render.com/v1/services

▸ Vultr key (file)
VULTR_API_KEY=«base32 36»

▸ Backblaze key (file)
B2_APPLICATION_KEY_ID=‹hex 25›
B2_APPLICATION_KEY=K005«base64 27»

▸ Wasabi keys in rclone (file)
[wasabi]
type = s3
provider = Wasabi
access_key_id = ‹up 20›
secret_access_key = «an 40»

▸ IBM Cloud key (command)
ibmcloud login --apikey «url 44» -r eu-de

▸ Yandex key (file)
YANDEX_API_KEY: AQVN«url 36»
""")
