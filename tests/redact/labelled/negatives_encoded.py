"""Public keys, pictures, builds and other things that are encoded or counted."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ SSH public key (file)
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI‹base64 43› deploy@build

▸ SSH public key of RSA (file)
ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABgQ‹base64 520›= ci@build

▸ SSH fingerprint (output)
256 SHA256:‹base64 43› deploy@build (ED25519)

▸ known hosts (file)
github.com ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI‹base64 43›
|1|‹bytes 20›|‹bytes 20› ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQ‹base64 340›

▸ SSH host changed (output)
The fingerprint for the ED25519 key sent by the remote host is
SHA256:‹base64 43›.

▸ randomart (output)
+--[ED25519 256]--+
|   .o+o.  o=*    |
|  . =.. . +=.    |
|   = o   o .E    |
+----[SHA256]-----+

▸ certificate (file)
-----BEGIN CERTIFICATE-----
‹certificate 12›
-----END CERTIFICATE-----

▸ certificate's facts (output)
serial=‹HEX 36›
SHA256 Fingerprint=‹HEX 2›:‹HEX 2›:‹HEX 2›:‹HEX 2›:‹HEX 2›:‹HEX 2›:‹HEX 2›:‹HEX 2›

▸ public key (file)
-----BEGIN PUBLIC KEY-----
‹base64 64›
‹base64 59›=
-----END PUBLIC KEY-----

▸ certificate request (output)
-----BEGIN CERTIFICATE REQUEST-----
‹certificate 8›
-----END CERTIFICATE REQUEST-----

▸ PGP public key (file)
-----BEGIN PGP PUBLIC KEY BLOCK-----

‹pgppublic 8›
-----END PGP PUBLIC KEY BLOCK-----

▸ PGP signature (file)
-----BEGIN PGP SIGNATURE-----

‹pgppublic 5›
-----END PGP SIGNATURE-----

▸ PGP fingerprint (output)
pub   rsa4096 2024-01-11 [SC]
      ‹HEX 40›
sub   rsa4096 2024-01-11 [E]

▸ age recipient (file)
creation_rules:
  - age: age1‹bech32 58›

▸ WireGuard peer (file)
[Peer]
PublicKey = ‹base64 43›=
AllowedIPs = 10.8.0.0/24

▸ Ethereum address (output)
deployed to 0x‹hex 40› in tx 0x‹hex 64›

▸ Bitcoin address (words)
Send it to bc1q‹bech32 38›.

▸ data URI of a picture (file)
<img src="data:image/png;base64,‹png 300›=" alt="Logo">

▸ data URI in CSS (file)
.logo { background: url(data:image/png;base64,‹png 240›) }

▸ data URI of a font (file)
@font-face { src: url(data:font/woff2;base64,‹woff 400›) format('woff2'); }

▸ picture in JSON (output)
{"type": "image", "media_type": "image/png", "data": "‹png 400›"}

▸ picture of a notebook (file)
"outputs": [{"data": {"image/png": "‹png 300›\n"}}]

▸ source map (file)
//# sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpb‹base64 160›

▸ mappings of a source map (file)
{"version":3,"sources":["cart.ts"],"mappings":"AAAA,SAASA,MAAMC,GACb,OAAOA,EAAKC,OAAO,SAACC,EAAGC,GAAM,OAAAD,EAAIC,EAAE"}

▸ minified JavaScript (file)
!function(e,t){"object"==typeof exports?module.exports=t():e.Cart=t()}(this,function(){var e={key:1,token:2};return function(t){return e[t]||null}});

▸ chunks of webpack (output)
dist/main.‹hex 20›.js      142 KiB
dist/vendors~main.‹hex 20›.chunk.js  1.2 MiB

▸ chunks of Vite (output)
dist/assets/index-‹url 8›.js   143.21 kB │ gzip: 46.10 kB

▸ script with integrity (file)
<script src="/app.js" integrity="sha384-‹base64 64›" crossorigin="anonymous"></script>

▸ CSP (output)
content-security-policy: script-src 'self' 'nonce-‹base64 22›==' 'sha256-‹bytes 32›'

▸ ETag (output)
< etag: "‹hex 32›"
< etag: W/"‹hex 5›-‹base64 27›"
< content-length: 1270

▸ trace (output)
traceparent: 00-‹hex 32›-‹hex 16›-01

▸ trace in a log (output)
{"level":"info","trace_id":"‹hex 32›","span_id":"‹hex 16›","msg":"order stored"}

▸ request id (output)
< x-request-id: ‹hex 32›
< cf-ray: ‹hex 16›-FRA
< x-amz-cf-id: ‹url 55›==

▸ Vercel deployment (output)
https://shop-‹low 9›-example.vercel.app  dpl_‹an 28›

▸ build id (output)
Build ID: ‹url 21›
BuildId: gnu:‹hex 40›

▸ ELF build id (output)
/bin/shop: ELF 64-bit LSB pie executable, BuildID[sha1]=‹hex 40›, stripped

▸ CSS modules (output)
<div class="Cart_total__‹an 5› css-‹low 6› sc-‹letters 6› jsx-‹num 10›">

▸ YouTube (words)
https://www.youtube.com/watch?v=‹url 11›&t=42s

▸ Google document (words)
The spec is at https://docs.google.com/document/d/1‹url 43›/edit#heading=h.‹low 12›

▸ Figma file (words)
https://www.figma.com/design/‹an 22›/Checkout?node-id=1204-33

▸ Notion page (words)
https://www.notion.so/example/Checkout-‹hex 32›

▸ S3 object (output)
2026-02-11 10:14:07  1204 s3://shop-exports/2026/02/‹hex 32›/part-00000-‹uuid›.snappy.parquet

▸ cached file (path)
/var/cache/shop/v2/‹hex 2›/‹hex 38›/index.json

▸ Python wheels in a cache (output)
  Stored in directory: /tmp/pip-ephem-wheel-cache-‹low 8›/wheels/‹hex 2›/‹hex 2›/‹hex 2›/‹hex 56›

▸ C++ symbols (output)
_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_

▸ Rust symbols (output)
   4: core::panicking::panic
   5: _ZN4core3ptr85drop_in_place$LT$std..rt..lang_start$LT$$LP$$RP$$GT$17h‹hex 16›E

▸ hex dump (output)
00000000: 7f45 4c46 0201 0100 0000 0000 0000 0000  .ELF............
00000010: 0300 3e00 0100 0000 ‹hex 4› ‹hex 4› 0000 0000  ..>.............

▸ colours in hex (file)
--ink: #1e2129; --paper: #ffffff; --shade: #0000008a; palette: #‹hex 6› #‹hex 6› #‹hex 6›

▸ MAC and IPv6 (output)
ether ‹hex 2›:‹hex 2›:‹hex 2›:‹hex 2›:‹hex 2›:‹hex 2›
inet6 fe80::‹hex 4›:‹hex 4›:‹hex 4›:‹hex 4›/64

▸ versions (output)
node v22.4.0
npm 10.8.1
4.0.0-rc.2+build.20260211.‹hex 7›

▸ DNA (file)
>chr17
‹dna 70›
‹dna 70›

▸ protein (file)
>sp|P01308|INS_HUMAN
M‹protein 69›
‹protein 50›

▸ prose in base64 (output)
$ base64 note.txt
‹prose›

▸ numbers (output)
4.91.55.1200 +49 30 901820 1781000000000 2026-02-11T10:14:07.123456Z 52.5200066,13.4049540

▸ Merkle root (output)
block 812345 merkleroot ‹hex 64›

▸ CID of IPFS (output)
added Qm‹base58 44› cart.json
added bafybei‹low 52› orders

▸ Windows ids (output)
HKEY_CLASSES_ROOT\CLSID\{‹HEX 8›-‹HEX 4›-‹HEX 4›-‹HEX 4›-‹HEX 12›}
S-1-5-21-‹num 10›-‹num 10›-‹num 9›-1001

▸ Xcode project (file)
‹tab›‹tab›‹HEX 24› /* Cart.swift in Sources */ = {isa = PBXBuildFile; fileRef = ‹HEX 24› /* Cart.swift */; };

▸ migration (file)
revision = "‹hex 12›"
down_revision = "‹hex 12›"

▸ snapshot of a test (file)
exports[`Cart renders 1`] = `
<div
  class="Cart_root__‹an 5›"
  id="radix-:r17:"
/>
`;

▸ GraphQL ids (output)
{"node_id": "PR_kwDO‹an 12›", "id": "MDExOlB1bGxSZXF1ZXN0‹base64 12›"}

▸ cursor of a page (output)
"pageInfo": {"endCursor": "Y3Vyc29yOnYyOpHO‹base64 8›", "hasNextPage": true}

▸ Maven snapshot (output)
Downloaded: shop-core-1.4.0-20260211.101407-17.jar (212 kB at 1.1 MB/s)

▸ pytest ids (output)
tests/test_cart.py::test_total[EUR-2026-02-11-‹hex 8›] PASSED

▸ turbo cache (output)
shop:build: cache hit, replaying logs ‹hex 16›

▸ mail ids (output)
Message-ID: <‹an 24›@example.com>
DKIM-Signature: v=1; a=rsa-sha256; d=example.com; bh=‹bytes 32›; b=‹base64 172›
""")
