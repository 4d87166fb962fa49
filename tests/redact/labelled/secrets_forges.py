"""Tokens of forges, registries and build servers."""

from redact.labelled.row import rows

ROWS = rows(r"""
▸ GitHub personal token (file)
GITHUB_TOKEN=ghp_«an 36»

▸ GitHub fine-grained token (command)
gh auth login --with-token <<< github_pat_11«up 20»_«an 59»

▸ GitHub OAuth token (file)
github.com:
    user: shop-bot
    oauth_token: gho_«an 36»
    git_protocol: https

▸ GitHub user-to-server token (output)
{"access_token":"ghu_«an 36»","token_type":"bearer","scope":""}

▸ GitHub server token in a remote (output)
origin‹tab›https://x-access-token:ghs_«an 36»@github.com/example/shop.git (fetch)

▸ GitHub refresh token (output)
access_token=ghu_«an 36»&expires_in=28800&refresh_token=ghr_«an 76»&token_type=bearer

▸ GitHub token in words (words)
Use ghp_«an 36» for the release, it can push tags.

▸ GitHub token of old (file)
github_token: "«hex 40»"

▸ GitHub runner registration (command)
./config.sh --url https://github.com/example/shop --token A«base32 28»

▸ GitHub webhook secret (file)
GITHUB_WEBHOOK_SECRET=«hex 40»

▸ GitLab personal token (command)
curl --header "PRIVATE-TOKEN: glpat-«url 20»" https://gitlab.example.com/api/v4/projects

▸ GitLab token of the new kind (file)
GITLAB_TOKEN=glpat-«url 27».01.«low 9»

▸ GitLab runner token (file)
[[runners]]
  name = "shop"
  url = "https://gitlab.com"
  token = "glrt-«url 20»"

▸ GitLab deploy token (command)
docker login registry.example.com -u deploy -p gldt-«url 20»

▸ GitLab job token (output)
Fetching with CI_JOB_TOKEN=glcbt-64_«url 20»

▸ GitLab trigger token (command)
curl -X POST -F "token=glptt-«hex 40»" -F ref=main https://gitlab.com/api/v4/projects/17/trigger/pipeline

▸ GitLab feed token (output)
https://gitlab.com/dashboard/projects.atom?feed_token=glft-«url 20»

▸ GitLab agent token (command)
helm upgrade --install shop gitlab/gitlab-agent --set config.token=glagent-«url 50»

▸ GitLab application secret (file)
  app_secret: gloas-«hex 64»

▸ Bitbucket app password (command)
git clone https://shop-bot:ATBB«an 28»«HEX 8»@bitbucket.org/example/shop.git

▸ Bitbucket access token (file)
BITBUCKET_TOKEN=ATCTT3xFfG«url 170»=«HEX 8»

▸ Gitea token (command)
curl -H 'Authorization: token «hex 40»' https://git.example.com/api/v1/user

▸ Codeberg token (file)
logins:
  - name: codeberg
    url: https://codeberg.org
    token: «hex 40»
    default: true

▸ Azure DevOps token (command)
export AZURE_DEVOPS_EXT_PAT=«low 52»

▸ Azure DevOps token of the new kind (file)
SYSTEM_ACCESSTOKEN=«an 76»AZDO‹an 4›

▸ npm token (file)
//registry.example.com/:_authToken=npm_«an 36»

▸ npm token of old (file)
//registry.example.com/:_authToken=«uuid»
always-auth=true

▸ npm basic authentication (file)
registry=https://npm.example.com/
_auth=«pair»
email=ci@example.com

▸ npm password (file)
//npm.example.com/:username=ci
//npm.example.com/:_password=«encodedpassword»

▸ npm token set by a command (command)
npm config set //npm.example.com/:_authToken ghp_«an 36»

▸ Yarn token (file)
npmScopes:
  shop:
    npmRegistryServer: https://npm.example.com
    npmAuthToken: «an 36»

▸ PyPI token (command)
twine upload -u __token__ -p pypi-AgEIcHlwaS5vcmc«url 150» dist/*

▸ PyPI configuration (file)
[pypi]
username = __token__
password = pypi-AgEIcHlwaS5vcmc«url 150»

▸ private index with a password (file)
[private]
repository = https://pypi.example.com/
username = ci
password = «password»

▸ pip index address (file)
--extra-index-url https://ci:«an 30»@pypi.example.com/simple/
requests==2.32.3

▸ RubyGems key (file)
---
:rubygems_api_key: rubygems_«hex 48»

▸ Cargo token (command)
cargo login cio«an 32»

▸ NuGet key (command)
dotnet nuget push shop.1.2.0.nupkg --api-key oy2«low 43» --source https://nuget.example.com/v3/index.json

▸ NuGet source with a password (file)
<add key="Username" value="ci" />
<add key="ClearTextPassword" value="«password»" />

▸ Docker Hub token (command)
echo dckr_pat_«url 27» | docker login -u shop --password-stdin

▸ Docker organisation token (file)
DOCKERHUB_TOKEN=dckr_oat_«url 32»

▸ Docker configuration (file)
{
‹tab›"auths": {
‹tab›‹tab›"https://registry.example.com/v1/": {
‹tab›‹tab›‹tab›"auth": "«pair»"
‹tab›‹tab›}
‹tab›}
}

▸ JFrog key (file)
JFROG_API_KEY=AKCp8«an 68»

▸ JFrog reference token (command)
jf c add shop --url=https://jfrog.example.com --access-token=cmVmdGtuOjAxOj«an 50»

▸ Packagist (file)
{
    "http-basic": {
        "packages.example.com": {
            "username": "token",
            "password": "«hex 60»"
        }
    }
}

▸ Clojars token (command)
CLOJARS_PASSWORD=CLOJARS_«hex 60» lein deploy clojars

▸ Maven settings (file)
<server>
  <id>releases</id>
  <username>ci</username>
  <password>«password»</password>
</server>

▸ Gradle properties (file)
sonatypeUsername=ci
sonatypePassword=«strong 18»
signing.keyId=‹HEX 8›
signing.password=«password»

▸ Hex key (file)
HEX_API_KEY=«hex 32»

▸ Terraform Cloud token (file)
credentials "app.terraform.io" {
  token = "«an 14».atlasv1.«url 67»"
}

▸ CircleCI token (file)
CIRCLE_TOKEN=CCIPAT_«an 22»_«hex 40»

▸ CircleCI token of old (command)
curl -H "Circle-Token: «hex 40»" https://circleci.com/api/v2/me

▸ Travis token (command)
travis login --com --github-token «an 40»

▸ Buildkite agent token (file)
token="bkct_«an 40»"
name="shop-%spawn"

▸ Buildkite API token (file)
BUILDKITE_API_TOKEN=bkua_«hex 40»

▸ Drone token (file)
DRONE_SERVER=https://drone.example.com
DRONE_TOKEN=«an 32»

▸ Drone RPC secret (file)
DRONE_RPC_SECRET=«hex 32»

▸ Jenkins token (command)
curl -X POST https://ci:11«hex 32»@jenkins.example.com/job/shop/build

▸ Jenkins user option (command)
curl --user ci:11«hex 32» https://jenkins.example.com/api/json

▸ Codecov token (command)
codecov -t «uuid» -f coverage.xml

▸ Codecov configuration (file)
codecov:
  token: "«uuid»"

▸ SonarQube token (command)
mvn sonar:sonar -Dsonar.token=sqp_«hex 40»

▸ Coveralls token (file)
repo_token: «an 33»

▸ Snyk token (command)
snyk auth «uuid»

▸ Argo CD password (command)
argocd login cd.example.com --username admin --password '«password»'

▸ Semaphore secret (output)
semaphore: SEMAPHORE_API_TOKEN=«an 20»
""")
