"""Words that are no names: accounts that machines have, words that stand in any text, pages of a site."""

import builtins
import keyword
import re

_ACCOUNTS = frozenset(
    re.findall(
        r"\S+",
        """user users username user-name user_name yourname your-name your_name yourusername your-username
        your_username your-user youruser you your name login someone somebody anyone person me myself myuser
        my-user home host root admin administrator administrators superuser sudo operator staff wheel
        everyone nobody nogroup none unknown guest default public shared anonymous system local localhost
        service services daemon bin sys adm sync games man mail news uucp lp proxy backup list irc gnats tty
        disk kmem dialout fax voice cdrom floppy tape audio video plugdev input render kvm netdev lpadmin
        lxd sambashare docker podman containerd messagebus syslog systemd systemd-network systemd-resolve
        systemd-timesync systemd-coredump systemd-oom _apt tss uuidd tcpdump sshd landscape pollinate
        fwupd-refresh polkitd rtkit avahi colord dbus chrony ntp saned pulse gdm lightdm cups cups-pk-helper
        ubuntu debian fedora centos arch alpine kali pi raspberry ec2-user ec2user azureuser azure gcp aws
        core opc cloud cloud-user cloudshell codespace codespaces gitpod coder jovyan vagrant vscode code
        devcontainer dev devs developer develop developers node app apps appuser application web www
        www-data http https httpd nginx apache caddy git gitlab gitlab-runner github runner runneradmin
        actions ci build builder builduser jenkins travis circleci buildkite buildkite-agent teamcity bamboo
        drone deploy deployer deployment release bot robot agent agents claude anthropic sandbox sandboxuser
        container docker-user workspace workspaces work project projects repo repos src test tests tester
        testuser test-user test_user testing demo demouser example sample foo bar baz alice bob postgres
        postgresql pgsql mysql mariadb redis mongo mongodb rabbitmq kafka elasticsearch opensearch zookeeper
        hadoop spark airflow jupyter notebook conda miniconda anaconda python ruby java php perl go rust
        golang rails django flask celery steam minecraft ftp sftp ssh smb samba squid named bind dovecot
        postfix exim4 zabbix nagios prometheus grafana consul vault etcd kube kubernetes k8s nixbld nix
        linuxbrew homebrew brew snap flatpak lost+found newuser olduser new-user old-user synthetic abuild
        portage nonroot appgroup admin-user ansible puppet chef salt terraform root-user student teacher
        training workshop trustedinstaller oauth oauth2 token x-access-token x-token-auth networkservice
        localservice""",
    )
)
SHARED = frozenset(("shared", "public", "default", "all users", "default user", "linuxbrew", "lost+found"))
"""Folders beside the homes that belong to nobody."""

_PAGES = frozenset(
    re.findall(
        r"\S+",
        """about account accounts activity admin all api app archive article articles assets auth banner
        basket
        blog board body bookings bookmarks browse calendar card cards cart categories category channel
        channels chat checkout collections components config contact container content create css dashboard
        data delete details discover docs download downloads edit error event events explore faq favorites
        feature features feed files filter footer forgot gallery grid groups header help hero history hooks
        icons images img inbox index info items js landing latest layout lib library list login logout main
        map media menu message messages mobile modal my nav navbar navigation new news notes notifications
        offers orders overview page pages panel photos play pool popular posts prefs preview privacy product
        products profile profiles promo public query recent recommendations register reports results router
        routes sale screen screens search section sections services settings shop sidebar signin signup
        slider slug start static statistics stats store styles summary tab tabs team terms test topics
        trending types update upload users utils video view views visit watch welcome widget widgets
        wishlist index.html index.php""",
    )
)
_EVERYDAY = frozenset(
    re.findall(
        r"\S+",
        """abby ace aid aim air alpha amber and angel ant any apple april are arch aria art ash atlas august
        aurora autumn bach basil bay bear beau bee bell beta bill bird bishop blake blank blaze blob block
        blue bob bolt bond book brook brown buck bud bug burn bush buzz cal can carol case cash chance chase
        chip chris-cross christian clay cliff cloud coat cole colt coral crystal cross curt cyan dale dan-go
        dash dawn day dean delta destiny dick dig dirk doc dot dove drake drew dusty earl echo eden edge
        elder ember epic eve ever faith fall fern field finch fire fish flash flint flora ford forest fox
        frank free frost gale game gene gold grace grant gray green grey guy hall happy harmony harry hash
        haven hawk hazel heath heather henry hill holly honey hook hope hunt hunter iris ivory ivy jack jade
        jake jam jan jar jasmine jasper jay jazz jean jest jet jewel job jolly josh joy julia jun june
        jupiter justice kay kind king kit knight lake lance lane lark laurel lee leo liberty light lily link
        lion lisp logan long lotus love luna mac magic march margin mark marina mars mart mason mast max may
        mel melody mercury merit mike mill miles mint mocha moon morgan nana neo nick night nova oak ocean
        olive omega opal orion page pan park pat patch path patience paul-is pearl peg pepper percy phoenix
        pike pine piper poppy port prince python queen rain ram raven ray red reed reef rex rich river rob
        robin rock rod roman rose rosemary rowan royal ruby rush rust rusty sage sally sand sandy saturn
        scala scarlet scout sean-ce shade shell sierra silver sky slate smith snow sol solo son sonny spring
        star sterling stone storm strong sue summer sun sunny swift tab tad tag tan terry tex tiger tim-e
        titan tone torch trace trip troy tucker turner van venus verity vi victor victory vim viola violet
        wade walker wall ward wave way web west wheeler white wild will willow win winter wolf wood woody
        wright yang young zed zen zig zip""",
    )
)
_IN_SESSIONS = frozenset(
    re.findall(
        r"\S+",
        """bash read write edit multiedit grep glob task todo todos skill agent webfetch websearch
        notebookedit
        exit plan opus sonnet haiku fable model models version branch master main head origin feature fix
        bug text type role tool result results input output stdin stdout stderr file files folder path paths
        command description prompt answer question questions answers option options label header url query
        pattern mode line lines start end key value values title status done pending completed error errors
        warning info debug trace log logs null true false none undefined number string boolean object array
        function class method module package import export const let var async await return void static
        private protected interface struct enum trait impl self super this constructor props state context
        client server request response session token tokens cache config env json yaml toml html css
        markdown readme license changelog makefile dockerfile script scripts source sources target dist lib
        vendor template templates schema migration migrations router route routes controller service hook
        hooks utils helper helpers common base index stage staging production prod preview beta alpha canary
        nightly stable latest auto manual linux windows macos darwin android ios win32 win64 chrome firefox
        safari google microsoft apple amazon meta facebook twitter openai the for with from not but all one
        two three new old how why who what when where which here there now then than them they was were has
        had have been being can could should would may might must shall did does get set put add run use see
        say make take give find found need want try ask tell know think look show check change create update
        delete remove move copy open close save load send call next last first second more most less least
        same other each every some any few many much own only just also very still even back again once
        always never maybe good better best bad right wrong left up down over under into onto""",
    )
)
ORDINARY = (
    _EVERYDAY
    | _PAGES
    | _IN_SESSIONS
    | {each.lower() for each in (*keyword.kwlist, *keyword.softkwlist, *dir(builtins))}
)
_NUMBERED = re.compile(r"[-_.]?\d{1,4}\Z")
_MACHINE = re.compile(
    r"claude|anthropic|\[bot\]|\bbots?\b|dependabot|renovate|github|gitlab|copilot|codex|gemini|cursor|devin|"
    r"openai|chatgpt|jules|aider|semantic-release|pre-commit|mergify|greenkeeper|snyk|committed yet",
    re.IGNORECASE,
)
_SHORTEST = 3
_FIRST_OF_CJK = "\u2e80"
"""From here on a letter is a syllable or a word, and words have no space between them."""


def generic(name: str) -> bool:
    """Whether machines have an account of this name, whoever works on them; also with a number behind it."""
    low = name.lower()
    return low in _ACCOUNTS or _NUMBERED.sub("", low) in _ACCOUNTS or low[:1] in ("_", "")


def page(name: str) -> bool:
    """Whether `/home/…` may be the address of a page."""
    return name.lower() in _PAGES


def machine(name: str) -> bool:
    """Whether it is the name of a program that commits."""
    return bool(_MACHINE.search(name))


def ordinary(name: str) -> bool:
    return name.lower() in ORDINARY


def telling(name: str) -> bool:
    """Whether the name can be told from other words wherever it stands."""
    letters = sum(map(str.isalpha, name))
    enough = _SHORTEST - (name[:1] >= _FIRST_OF_CJK)
    return letters >= enough and not generic(name) and not ordinary(name)
