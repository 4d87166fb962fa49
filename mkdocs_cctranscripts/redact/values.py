"""Judges values: whether they can be secrets, or only stand for one."""

import re

_STAND_INS = (
    "example", "placeholder", "redacted", "changeme", "change_me", "change-me", "replace", "dummy", "xxxx",
    "your_", "your-", "yourtoken", "yourkey", "yourpassword", "yoursecret", "yourapi", "insert", "****",
    "....", "…", "____", "not-a-real", "not_a_real", "notreal", "fake", "goes-here", "_here", "-here",
)  # fmt: skip
_REFERENCE = re.compile(
    r"""\$[\w{(\[]|<[\w\s/.-]{1,60}>             # $TOKEN, <token>
    | \{\{|\{[\w.]{1,60}\}|%\w{2,60}%|%[(s{]     # {{ token }}, %TOKEN%
    | (?:https?|file|op|vault|ref\+\w+|arn|ssm|secretsmanager|awssm|keyring|doppler|bws|env|keyvault)[:+]
    | \w{1,20}://(?![^\s/]*@)                     # an address without a password
    | 0x[0-9a-fA-F]{40}(?![0-9a-fA-F])            # the address of a wallet
    | Ag[A-Za-z0-9+/=]{150}                       # a sealed secret
    | \.{0,2}/|~/|[A-Za-z]:[\\/]                  # a path
    | (?i:enc)[\[(]|vault:|\\\(|\\\$
    """,
    re.VERBOSE,
)
_CODE = re.compile(
    r"""[A-Za-z_][\w.]*\s*[(\[{]                  # a call, a subscript
    | (?:self|this|os|process|env|environ|var|local|config|cfg|conf|settings|secrets|data|module|params|args|
        opts|options|input|inputs|request|req|ctx|context|state|props|user|account|app|values|each|import|Deno|
        Bun|ENV|vault|vars|github|steps|needs|matrix|runner|System|Environment|getenv|credentials|creds|client|
        session|auth|keys?|token|password|secret|event|body|headers|payload|response|res|result|row|item|
        obj|parsed|form|field|model|entity|dto|query|[a-z])(?:\.|->|::|\?\.|\#|!\.)[A-Za-z_$]
    | (?:new|await|async|function|func|def|lambda|not|typeof|void|yield|return|if|None|null|nil|undefined|
        true|false|True|False|str|string|String|bytes|int|bool|any|object|Optional|Union|List|Dict|dict|list|tuple)\b
    """,
    re.VERBOSE,
)
_WORDS = frozenset(
    re.findall(
        r"\w+",
        """true false none null nil undefined empty string str text number integer boolean bool object array
        any unknown bytes required optional missing invalid expired unset default hidden secret
        password passwd passphrase token key apikey auth bearer basic digest test testing value
        values user username name email admin root guest login enabled disabled yes no on off ok
        error failed failure success unauthorized forbidden denied wrong incorrect correct valid
        provided given set not found available needed used using stored encrypted hashed plain
        plaintext random generated rotated changed reset revoked leaked exposed masked filtered
        omitted removed unchanged inherit prompt ask ignore skip manual auto automatic local remote
        session cookie header query body form path public private internal external production
        development staging prod dev localhost file env environment variable vault keychain keyring
        somewhere something anything here there this that these those which what postgres mysql
        redis mongo sensitive confidential protected secure safe strong weak short long const
        constant let var function class type interface enum struct import export return await async
        and or varchar char uuid jsonb blob timestamp serial primary foreign unique references
        nullable passwort kennwort wachtwoord contraseña senha heslo parola lösenord adgangskode
        salasana şifre motdepasse""",
    )
)
_BARE_SIGNS = ("@", "#", "&", "*", "!", "(", "[", "|", ">", "<", "{", "$")
_LETTERS = re.compile(r"[^\W\d_]+(?:[\s'’-][^\W\d_]+)*")
_FEW_KINDS = 3


def placeholder(value: str) -> bool:
    """Whether it stands for a value: `xxxx`, `<token>`, `your-key-here`."""
    low = value.lower()
    return len(set(low)) <= _FEW_KINDS or any(each in low for each in _STAND_INS)


def reference(value: str, *, quoted: bool = False) -> bool:
    """Whether it says where the value is: a variable, a call, a path; bare, also a tag or a list."""
    return bool(
        _REFERENCE.match(value) or _CODE.match(value) or (not quoted and value.startswith(_BARE_SIGNS))
    )


def word(value: str) -> bool:
    """Whether it is made of letters alone, as words are."""
    return bool(_LETTERS.fullmatch(value))


def common(value: str) -> bool:
    """Whether it is a word that stands where a value would, in types, forms and messages."""
    return value.lower().strip("'\"`.,;:!?()[]{}<>") in _WORDS


def ordinary(value: str) -> bool:
    """Whether it may well stand elsewhere without being the secret."""
    return word(value) or value.isdigit() or common(value)
