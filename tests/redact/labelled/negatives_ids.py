"""Ids of all kinds, and what belongs to clouds."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ UUIDs (output)
{"id": "‹uuid›", "order_id": "‹uuid›", "status": "open"}

▸ UUID in words (words)
The order ‹uuid› has no currency.

▸ UUID in an address (output)
GET /api/orders/‹uuid›/items 200 14ms

▸ session ids of Claude Code (output)
Resume this session with:
  claude --resume ‹uuid›

▸ session file (path)
/opt/claude/projects/-srv-shop/‹uuid›.jsonl

▸ lines of a session (output)
{"parentUuid":"‹uuid›","sessionId":"‹uuid›","type":"user","uuid":"‹uuid›","requestId":"req_011‹an 21›"}

▸ ids of calls (output)
{"id":"msg_01‹an 22›","type":"message","content":[{"type":"tool_use","id":"toolu_01‹an 22›"}]}

▸ id of a completion (output)
{"id": "chatcmpl-‹an 29›", "object": "chat.completion", "system_fingerprint": "fp_‹hex 10›"}

▸ id of a call of a function (output)
"tool_calls": [{"id": "call_‹an 24›", "type": "function"}]

▸ ULID (output)
event 01‹ulid 24› stored

▸ ObjectId (output)
{ _id: ObjectId('‹hex 24›'), name: 'Walnut' }

▸ nano id (output)
{"slug": "order-‹url 21›", "public_id": "‹low 12›"}

▸ CUID (output)
"orderId": "c‹low 24›"

▸ KSUID (output)
message_id=2‹an 26› queue=orders

▸ snowflakes (output)
{"guild_id": "‹num 18›", "channel_id": "‹num 19›"}

▸ Stripe objects (output)
customer cus_‹an 14› paid pi_3‹an 23› for price_1‹an 23›

▸ Stripe events (output)
2026-02-11 10:14:07   --> charge.succeeded [evt_3‹an 23›]
2026-02-11 10:14:07  <--  [200] POST http://localhost:3000/hook [evt_3‹an 23›]

▸ Stripe publishable key (file)
NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY=pk_live_51‹an 97›

▸ Stripe publishable test key (file)
const stripe = Stripe("pk_test_51‹an 97›");

▸ ARN (output)
arn:aws:lambda:eu-west-1:‹num 12›:function:shop-orders:17

▸ ARN of a secret (file)
SECRET_ARN=arn:aws:secretsmanager:eu-west-1:‹num 12›:secret:shop/db-‹an 6›

▸ AWS resources (output)
i-‹hex 17›  running  vpc-‹hex 17›  subnet-‹hex 17›  sg-‹hex 17›  ami-‹hex 17›

▸ AWS identity (output)
{
    "UserId": "AIDA‹base32 17›",
    "Account": "‹num 12›",
    "Arn": "arn:aws:iam::‹num 12›:user/ci"
}

▸ AWS request ids (output)
"ResponseMetadata": {"RequestId": "‹uuid›", "HTTPHeaders": {"x-amz-id-2": "‹base64 75›="}}

▸ AWS stack (output)
Stack shop-prod: CREATE_COMPLETE
PhysicalId: shop-prod-OrdersTable-‹up 13›

▸ CloudFront distribution (output)
E‹up 13›  d‹low 13›.cloudfront.net  Deployed

▸ Route 53 zone (file)
zone_id = "Z‹up 19›"

▸ Google project (output)
Updated property [core/project] to shop-staging-‹num 6›.

▸ Google client id (file)
GOOGLE_CLIENT_ID=‹num 12›-‹low 32›.apps.googleusercontent.com

▸ Google Analytics (file)
gtag('config', 'G-‹up 10›');

▸ Azure ids (output)
"id": "/subscriptions/‹uuid›/resourceGroups/shop/providers/Microsoft.Web/sites/shop",
"tenantId": "‹uuid›"

▸ Kubernetes pods (output)
NAME                    READY   STATUS
shop-api-‹low 10›-‹low 5›   1/1     Running
shop-db-0               1/1     Running

▸ Kubernetes object (output)
  resourceVersion: "‹num 9›"
  uid: ‹uuid›
  ownerReferences:
  - kind: ReplicaSet

▸ Helm release (output)
secret/sh.helm.release.v1.shop.v17 configured
""")
