"""Secrets in addresses and headers of requests."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ user and password in an address (output)
GET https://ci:«password»@artifacts.example.com/shop.tar.gz 200

▸ token as the user of an address (command)
git clone https://«an 40»@git.example.com/example/shop.git

▸ git remote (file)
[remote "origin"]
‹tab›url = https://oauth2:«an 26»@git.example.com/example/shop.git
‹tab›fetch = +refs/heads/*:refs/remotes/origin/*

▸ git refused (output)
fatal: unable to access 'https://ci:«password»@git.example.com/shop.git/': The requested URL returned error: 403

▸ proxy (file)
HTTPS_PROXY=http://proxyuser:«password»@proxy.example.com:3128

▸ FTP address (command)
curl -T site.zip ftp://web:«word»@ftp.example.com/

▸ LDAP bind (command)
ldapsearch -x -D 'cn=admin,dc=example,dc=com' -w '«password»' -b dc=example,dc=com

▸ address in Markdown (words)
It is at [the mirror](https://reader:«password»@mirror.example.com/list).

▸ access_token in an address (output)
GET /v1/me?access_token=«url 40»&fields=id 200 12ms

▸ api_key in an address (command)
curl 'https://api.example.com/v1/orders?limit=5&api_key=«hex 32»'

▸ key in an address (file)
url = "https://api.example.com/weather?q=Rome&key=«an 32»"

▸ token in an address (words)
Open https://shop.example.com/reset?token=«url 43» to reset it.

▸ Jupyter (output)
    http://127.0.0.1:8888/lab?token=«hex 48»

▸ signed address of S3 (output)
https://shop.s3.amazonaws.com/a.csv?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA«base32 16»%2F20260211%2Feu-west-1%2Fs3%2Faws4_request&X-Amz-Date=20260211T101010Z&X-Amz-Expires=3600&X-Amz-SignedHeaders=host&X-Amz-Signature=«hex 64»

▸ signed address of Google (output)
https://storage.googleapis.com/shop/a.csv?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Credential=ci%40shop.iam.gserviceaccount.com%2F20260211%2Fauto%2Fstorage%2Fgoog4_request&X-Goog-Date=20260211T101010Z&X-Goog-Expires=3600&X-Goog-Signature=«hex 256»

▸ signed address of CloudFront (output)
https://cdn.example.com/a.mp4?Expires=1781000000&Signature=«url 172»&Key-Pair-Id=K‹up 13›

▸ code of a login (output)
GET /callback?code=4/0A«url 70»&scope=openid&state=x HTTP/1.1

▸ token behind the hash (output)
Redirected to http://localhost:3000/#access_token=«url 60»&expires_in=3600&token_type=bearer

▸ client_secret in a form (command)
curl -d 'grant_type=client_credentials&client_id=shop&client_secret=«an 40»' https://login.example.com/token

▸ password in a form (command)
curl -X POST https://shop.example.com/login -d 'username=admin&password=«password»'

▸ password in a JSON request (command)
curl -X POST https://shop.example.com/login -d '{"email":"admin@example.com","password":"«password»"}'

▸ SAML response (output)
POST /saml/acs
SAMLResponse=PHNhbWxwOlJlc3BvbnNl«an 300»&RelayState=%2F

▸ bearer in double quotes (command)
curl -H "Authorization: Bearer «url 40»" https://api.example.com/v1/orders

▸ bearer in single quotes (command)
curl -H 'Authorization: Bearer «hex 64»' https://api.example.com/v1/orders

▸ bearer with a JWT (command)
http GET api.example.com/orders "Authorization:Bearer «jwt»"

▸ bearer in a dump (output)
> GET /v1/orders HTTP/2
> host: api.example.com
> authorization: Bearer «url 48»
> accept: */*
< HTTP/2 200

▸ bearer in Python (file)
headers = {"Authorization": "Bearer «an 40»", "Accept": "application/json"}

▸ bearer in JavaScript (file)
fetch(url, { headers: { Authorization: `Bearer «an 40»` } })

▸ bearer in JSON (file)
{
  "method": "GET",
  "headers": {
    "authorization": "Bearer «url 43»"
  }
}

▸ bearer in JSON in JSON (output)
{"request": "{\"headers\": {\"Authorization\": \"Bearer «an 43»\"}}"}

▸ bearer printed by Python (output)
DEBUG:httpx: headers=[(b'Host', b'api.example.com'), (b'Authorization', b'Bearer «an 40»')]

▸ bearer in a tool's input (input)
{"url": "https://api.example.com", "headers": {"Authorization": "Bearer «url 40»"}}

▸ bearer in PHP (file)
CURLOPT_HTTPHEADER => ['Authorization: Bearer «an 32»', 'Accept: application/json'],

▸ bearer in Go (file)
req.Header.Set("Authorization", "Bearer «an 40»")

▸ bearer in PowerShell (command)
Invoke-RestMethod -Uri $uri -Headers @{ Authorization = "Bearer «url 52»" }

▸ bearer in words (words)
I called it with `Authorization: Bearer «url 36»` and it still said 401.

▸ basic (command)
curl -H "Authorization: Basic «pair»" https://api.example.com

▸ basic in a dump (output)
< HTTP/1.1 401 Unauthorized
> Authorization: Basic «pair»
>

▸ token (file)
headers: { "Authorization": "token «hex 40»" }

▸ digest (output)
Authorization: Digest username="admin", realm="shop", nonce="‹hex 32›", uri="/api", response="«hex 32»"

▸ AWS signature (output)
Authorization: AWS4-HMAC-SHA256 Credential=AKIA«base32 16»/20260211/eu-west-1/s3/aws4_request, SignedHeaders=host;x-amz-date, Signature=«hex 64»

▸ proxy authorization (output)
> CONNECT api.example.com:443 HTTP/1.1
> Proxy-Authorization: Basic «pair»

▸ X-API-Key (command)
curl -H 'X-API-Key: «an 32»' https://api.example.com

▸ x-api-key in JavaScript (file)
axios.get(url, { headers: { 'x-api-key': '«hex 40»' } })

▸ X-Auth-Token (output)
> X-Auth-Token: «url 32»

▸ apikey header (command)
curl "https://x.supabase.co/rest/v1/orders" -H "apikey: «jwt»"

▸ cookie (command)
curl 'https://shop.example.com/admin' -H 'Cookie: lang=de; sessionid=«low 32»; theme=dark'

▸ cookie set (output)
< set-cookie: connect.sid=s%3A«url 32».«an 43»; Path=/; HttpOnly; SameSite=Lax

▸ cookie option (command)
curl -b "session=«url 64»" https://shop.example.com/me

▸ cookie of PHP (output)
Set-Cookie: PHPSESSID=«low 26»; path=/; secure

▸ cookie jar (file)
# Netscape HTTP Cookie File
#HttpOnly_shop.example.com‹tab›FALSE‹tab›/‹tab›TRUE‹tab›1781000000‹tab›sessionid‹tab›«low 32»

▸ cookie of a framework (output)
Cookie: next-auth.session-token=«url 90»; NEXT_LOCALE=en

▸ cookie in Python (file)
requests.get(url, cookies={"session": "«url 54»"})

▸ requests with a pair (file)
requests.get("https://api.example.com", auth=("ci", "«password»"))

▸ JWT alone (output)
$ ./token.sh
«jwt»

▸ JWT in words (words)
The token is «jwt» and it has expired.

▸ JWT in local storage (output)
localStorage: {"authToken":"«jwt»","theme":"dark"}

▸ OAuth answer (output)
{"access_token":"«url 86»","expires_in":3600,"refresh_token":"«url 86»","token_type":"Bearer","id_token":"«jwt»"}

▸ OTP seed (output)
otpauth://totp/Shop:admin@example.com?secret=«base32 32»&issuer=Shop&digits=6

▸ websocket (output)
connecting to wss://live.example.com/socket?vsn=2.0.0&apikey=«an 36»
""")
