"""Hashes of commits, images and lock files: they look random, and are no secrets."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ short commit (output)
[main ‹hex 7›] Round taxes once
 2 files changed, 14 insertions(+), 3 deletions(-)

▸ long commit (output)
commit ‹hex 40›
Merge: ‹hex 7› ‹hex 7›
Date:   Wed Feb 11 10:14:07 2026 +0100

    Round taxes once

▸ log of commits (output)
‹hex 7› Round taxes once
‹hex 7› Keep the order's currency
‹hex 7› (tag: v1.4.0) Release

▸ rev-parse (output)
$ git rev-parse HEAD
‹hex 40›

▸ git reflog (output)
‹hex 7› HEAD@{0}: commit: Keep the key order
‹hex 7› HEAD@{1}: checkout: moving from main to token-refresh

▸ git blame (output)
‹hex 8› (shop-bot 2026-02-11 10:14:07 +0100 17) def total(cart):

▸ git ls-remote (output)
‹hex 40›‹tab›HEAD
‹hex 40›‹tab›refs/heads/main
‹hex 40›‹tab›refs/pull/17/head

▸ git push (output)
To github.com:example/shop.git
   ‹hex 7›..‹hex 7›  main -> main

▸ index of a diff (output)
diff --git a/cart.py b/cart.py
index ‹hex 7›..‹hex 7› 100644
--- a/cart.py
+++ b/cart.py

▸ git trees (output)
100644 blob ‹hex 40›‹tab›README.md
040000 tree ‹hex 40›‹tab›src

▸ git submodule (output)
 ‹hex 40› vendor/parser (v2.1.0-14-g‹hex 7›)

▸ commit in words (words)
It was ‹hex 40› that broke the cart; before that, ‹hex 8› was fine.

▸ commit address (words)
See https://github.com/example/shop/commit/‹hex 40› for the reason.

▸ permalink (words)
https://github.com/example/shop/blob/‹hex 40›/src/cart.py#L12-L40

▸ workflow pinned to a commit (file)
      - uses: actions/checkout@‹hex 40› # v4.2.2

▸ sha256sum (output)
‹hex 64›  shop-1.4.0.tar.gz
‹hex 64›  shop-1.4.0.whl

▸ md5sum (output)
‹hex 32›  dump.sql

▸ sha512 (output)
SHA512 (shop.iso) = ‹hex 128›

▸ checksum in a script (command)
echo '‹hex 64›  node.tar.xz' | sha256sum -c -

▸ checksum constant (file)
NODE_VERSION = "22.4.0"
NODE_SHA256 = "‹hex 64›"

▸ CRC (output)
crc32: ‹hex 8›  adler: ‹hex 8›

▸ docker digest (output)
Status: Downloaded newer image
Digest: sha256:‹hex 64›

▸ docker pull (output)
‹hex 12›: Pull complete
‹hex 12›: Already exists

▸ docker ps (output)
CONTAINER ID   IMAGE         STATUS
‹hex 12›   postgres:16   Up 3 minutes

▸ docker images (output)
REPOSITORY   TAG   IMAGE ID       SIZE
shop         1.4   ‹hex 12›   212MB

▸ docker build (output)
 => => writing image sha256:‹hex 64›  0.0s
 => => naming to registry.example.com/library/shop

▸ docker image pinned (file)
FROM python:3.12-slim@sha256:‹hex 64›

▸ docker volume (output)
local     ‹hex 64›

▸ package-lock (file)
"node_modules/left-pad": {
  "version": "1.3.0",
  "resolved": "https://npm.example.com/left-pad/-/left-pad-1.3.0.tgz",
  "integrity": "sha512-‹bytes 64›"
}

▸ yarn.lock (file)
left-pad@^1.3.0:
  version "1.3.0"
  resolved "https://yarn.example.com/left-pad/-/left-pad-1.3.0.tgz#‹hex 40›"
  integrity sha512-‹bytes 64›

▸ yarn.lock of Berry (file)
"left-pad@npm:^1.3.0":
  version: 1.3.0
  resolution: "left-pad@npm:1.3.0"
  checksum: 10c0/‹hex 128›
  languageName: node

▸ pnpm lock (file)
  /left-pad@1.3.0:
    resolution: {integrity: sha512-‹bytes 64›}
    dev: true

▸ bun lock (file)
"left-pad": ["left-pad@1.3.0", "", {}, "sha512-‹bytes 64›"],

▸ Cargo.lock (file)
[[package]]
name = "serde"
version = "1.0.200"
source = "registry+https://github.com/example/index"
checksum = "‹hex 64›"

▸ go.sum (file)
github.com/pkg/errors v0.9.1 h1:‹bytes 32›
github.com/pkg/errors v0.9.1/go.mod h1:‹bytes 32›

▸ Go pseudo version (file)
require golang.org/x/exp v0.0.0-20240222234643-‹hex 12›

▸ poetry.lock (file)
files = [
    {file = "idna-3.7-py3-none-any.whl", hash = "sha256:‹hex 64›"},
]
content-hash = "‹hex 64›"

▸ uv.lock (file)
wheels = [
    { url = "https://files.example.com/packages/‹hex 2›/‹hex 2›/‹hex 60›/idna-3.7-py3-none-any.whl", hash = "sha256:‹hex 64›", size = 66836 },
]

▸ requirements with hashes (file)
idna==3.7 \
    --hash=sha256:‹hex 64› \
    --hash=sha256:‹hex 64›

▸ Pipfile.lock (file)
"_meta": {
    "hash": {
        "sha256": "‹hex 64›"
    }
}

▸ composer.lock (file)
"source": {
    "type": "git",
    "url": "https://github.com/example/log.git",
    "reference": "‹hex 40›"
},
"content-hash": "‹hex 32›"

▸ Gemfile.lock (file)
CHECKSUMS
  rake (13.2.1) sha256=‹hex 64›

▸ Podfile.lock (file)
SPEC CHECKSUMS:
  Alamofire: ‹hex 40›

PODFILE CHECKSUM: ‹hex 40›

▸ pubspec.lock (file)
    description:
      name: http
      sha256: "‹hex 64›"
      url: "https://pub.example.com"

▸ mix.lock (file)
"jason": {:hex, :jason, "1.4.1", "‹hex 64›", [:mix], [], "hexpm", "‹hex 64›"},

▸ flake.lock (file)
"locked": {
  "lastModified": 1707000000,
  "narHash": "sha256-‹bytes 32›",
  "owner": "NixOS",
  "rev": "‹hex 40›",
  "type": "github"
}

▸ Nix store (output)
/nix/store/‹nix 32›-python3-3.12.4/bin/python3

▸ deno.lock (file)
"https://deno.example.com/std@0.220.0/assert/mod.ts": "‹hex 64›"

▸ Terraform lock (file)
hashes = [
    "h1:‹bytes 32›",
    "zh:‹hex 64›",
]

▸ Gradle verification (file)
<sha256 value="‹hex 64›" origin="Generated by Gradle"/>

▸ pre-commit hook (file)
-   repo: https://github.com/example/hooks
    rev: ‹hex 40›
""")
