"""Keys for payment, chat, mail and observability."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ Stripe secret key (file)
STRIPE_SECRET_KEY=sk_live_51«an 97»

▸ Stripe test key (file)
stripe.api_key = "sk_test_51«an 97»"

▸ Stripe key of old (command)
curl https://api.stripe.com/v1/charges -u sk_live_«an 24»:

▸ Stripe restricted key (file)
STRIPE_KEY=rk_live_51«an 97»

▸ Stripe webhook secret (output)
> Ready! Your webhook signing secret is whsec_«hex 64» (^C to quit)

▸ Square token (file)
SQUARE_ACCESS_TOKEN=EAAA«url 60»

▸ Square application secret (file)
SQUARE_SECRET=sq0csp-«url 43»

▸ PayPal client (file)
PAYPAL_CLIENT_ID=A‹url 79›
PAYPAL_CLIENT_SECRET=E«url 79»

▸ Braintree token (file)
BRAINTREE_TOKEN=access_token$production$‹low 16›$«hex 32»

▸ Braintree private key (file)
gateway = braintree.Configuration(
    merchant_id="‹low 16›",
    public_key="‹low 16›",
    private_key="«hex 32»",
)

▸ Adyen key (file)
ADYEN_API_KEY=AQE«base64 120»-«base64 44»-«an 16»

▸ Razorpay key (file)
RAZORPAY_KEY_ID=rzp_live_‹an 14›
RAZORPAY_KEY_SECRET=«an 24»

▸ Shopify admin token (command)
curl -H 'X-Shopify-Access-Token: shpat_«hex 32»' https://shop.example.com/admin/api/2026-01/shop.json

▸ Shopify shared secret (file)
SHOPIFY_API_SECRET=shpss_«hex 32»

▸ Shopify private app (file)
password: shppa_«hex 32»

▸ Shopify custom app (file)
token=shpca_«hex 32»

▸ Plaid secret (file)
PLAID_CLIENT_ID=‹hex 24›
PLAID_SECRET=«hex 30»

▸ Plaid access token (output)
{"access_token": "access-production-«uuid»", "item_id": "‹an 37›"}

▸ Coinbase key (file)
api_key = "organizations/‹uuid›/apiKeys/‹uuid›"
api_secret = "«bytes 64»"

▸ Mollie key (file)
MOLLIE_API_KEY=live_«an 30»

▸ Paddle key (file)
PADDLE_API_KEY=pdl_live_apikey_«low 26»_«an 22»_‹an 3›

▸ Slack bot token (file)
SLACK_BOT_TOKEN=xoxb-‹num 12›-‹num 13›-«an 24»

▸ Slack user token (command)
curl -H "Authorization: Bearer xoxp-‹num 12›-‹num 12›-‹num 12›-«hex 32»" https://slack.com/api/auth.test

▸ Slack refresh token (file)
SLACK_REFRESH=xoxe-1-«base64 146»

▸ Slack rotated token (file)
token=xoxe.xoxb-1-«base64 163»

▸ Slack app token (file)
SLACK_APP_TOKEN=xapp-1-A‹up 10›-‹num 13›-«hex 64»

▸ Slack browser session (command)
curl 'https://shop.slack.com/api/conversations.list' -H 'cookie: d=xoxd-«url 120»' -F 'token=xoxc-‹num 12›-‹num 12›-‹num 12›-«hex 64»'

▸ Slack webhook (file)
SLACK_WEBHOOK=https://hooks.slack.com/services/T‹up 10›/B‹up 10›/«an 24»

▸ Slack signing secret (file)
app = App(signing_secret="«hex 32»")

▸ Discord bot token (file)
DISCORD_TOKEN=MTI«an 23».G‹url 5›.«url 38»

▸ Discord bot token in code (file)
client.run("OTk«an 21».X‹url 5›.«url 27»")

▸ Discord webhook (words)
Post it to https://discord.com/api/webhooks/‹num 19›/«url 68» when it is done.

▸ Telegram token (file)
TELEGRAM_BOT_TOKEN=‹num 10›:AA«url 33»

▸ Telegram address (command)
curl -s https://api.telegram.org/bot‹num 10›:AA«url 33»/getMe

▸ Teams webhook (file)
TEAMS_URL=https://example.webhook.office.com/webhookb2/‹uuid›@‹uuid›/IncomingWebhook/«hex 32»/‹uuid›

▸ Teams workflow (file)
https://prod-17.westeurope.logic.azure.com:443/workflows/‹hex 32›/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=«url 43»

▸ Twilio auth token (file)
TWILIO_ACCOUNT_SID=AC‹hex 32›
TWILIO_AUTH_TOKEN=«hex 32»

▸ Twilio key (file)
TWILIO_API_KEY_SID=SK‹hex 32›
TWILIO_API_KEY_SECRET=«an 32»

▸ Twilio in curl (command)
curl -X POST https://api.twilio.com/2010-04-01/Accounts/AC‹hex 32›/Messages.json -u AC‹hex 32›:«hex 32»

▸ Mattermost token (command)
curl -H 'Authorization: Bearer «low 26»' https://chat.example.com/api/v4/users/me

▸ Mattermost webhook (file)
MATTERMOST_WEBHOOK=https://chat.example.com/hooks/«low 26»

▸ Matrix token (file)
access_token: syt_‹letters 12›_«letters 20»_‹an 6›

▸ Zoom secret (file)
ZOOM_CLIENT_SECRET=«an 32»

▸ LINE secret (file)
LINE_CHANNEL_ID=‹num 10›
LINE_CHANNEL_SECRET=«hex 32»

▸ SendGrid key (file)
SENDGRID_API_KEY=SG.«url 22».«url 43»

▸ Mailgun key (command)
curl -s --user 'api:key-«hex 32»' https://api.mailgun.net/v3/domains

▸ Mailgun key of the new kind (file)
MAILGUN_API_KEY=«hex 32»-«hex 8»-«hex 8»

▸ Mailchimp key (file)
MAILCHIMP_API_KEY=«hex 32»-us14

▸ Mandrill key (file)
MANDRILL_API_KEY=md-«url 22»

▸ Postmark token (command)
curl https://api.postmarkapp.com/email -H 'X-Postmark-Server-Token: «uuid»' -d @mail.json

▸ Resend key (file)
const resend = new Resend("re_«an 8»_«an 24»");

▸ Brevo key (file)
BREVO_API_KEY=xkeysib-«hex 64»-«an 16»

▸ Brevo SMTP key (file)
SMTP_PASSWORD=xsmtpsib-«hex 64»-«an 16»

▸ SES password (file)
SMTP_USERNAME=AKIA«base32 16»
SMTP_PASSWORD=B«base64 43»

▸ mail server (file)
MAILER_DSN=smtp://shop:«password»@smtp.example.com:587

▸ Sentry DSN (file)
SENTRY_DSN=https://«hex 32»@o‹num 6›.ingest.sentry.io/‹num 7›

▸ Sentry organisation token (file)
SENTRY_AUTH_TOKEN=sntrys_eyJpYXQiOjE3«base64 140»_«base64 43»

▸ Sentry user token (file)
[auth]
token=sntryu_«hex 64»

▸ Datadog keys (file)
DD_API_KEY=«hex 32»
DD_APP_KEY=«hex 40»

▸ Datadog agent (file)
api_key: «hex 32»
site: datadoghq.eu
hostname: web-1

▸ New Relic user key (file)
NEW_RELIC_API_KEY=NRAK-«up 27»

▸ New Relic licence (file)
license_key: eu01xx«hex 30»NRAL

▸ Grafana service account (command)
curl -H 'Authorization: Bearer glsa_«an 32»_«hex 8»' https://grafana.example.com/api/org

▸ Grafana Cloud token (file)
GRAFANA_TOKEN=glc_eyJvIjoi«base64 120»

▸ Honeycomb key (file)
HONEYCOMB_API_KEY=hcaik_01«low 56»

▸ Honeycomb header (file)
OTEL_EXPORTER_OTLP_HEADERS="x-honeycomb-team=«an 22»"

▸ Logtail token (file)
LOGTAIL_SOURCE_TOKEN=«an 24»

▸ PagerDuty key (command)
curl -H 'Authorization: Token token=«an 20»' https://api.pagerduty.com/users

▸ PagerDuty integration (file)
routing_key: «hex 32»

▸ Rollbar token (file)
ROLLBAR_ACCESS_TOKEN=«hex 32»

▸ PostHog personal key (file)
POSTHOG_PERSONAL_API_KEY=phx_«an 47»

▸ Amplitude secret (file)
AMPLITUDE_SECRET_KEY=«hex 32»

▸ Mixpanel secret (file)
MIXPANEL_API_SECRET=«hex 32»

▸ Segment key (file)
SEGMENT_WRITE_KEY=«an 32»

▸ Opsgenie key (command)
curl -H 'Authorization: GenieKey «uuid»' https://api.opsgenie.com/v2/alerts

▸ Splunk token (command)
curl https://splunk.example.com:8088/services/collector -H 'Authorization: Splunk «uuid»' -d @event.json

▸ Bugsnag key (file)
Bugsnag.start({ apiKey: "«hex 32»" })
""")
