"""What vendors' tokens are masked, in what surroundings, and what only looks like one."""

import re
from time import process_time

import pytest
from redact.vendor_samples import samples

from mkdocs_cctranscripts.redact.haystack import Haystack, laid_out
from mkdocs_cctranscripts.redact.spans import merged
from mkdocs_cctranscripts.redact.tokens import Token
from mkdocs_cctranscripts.redact.vendors import TOKENS, VENDORS

EACH = list(samples())
SURROUNDINGS = (
    "{}",
    "'{}'",
    'token="{}"',
    "export VENDOR_API_TOKEN={}",
    "https://host.test/v1/things?key={}&page=2",
    "https://user:{}@host.test/",
    "I put {}.",
    "Is it `{}`?",
    r"{{\"text\": \"one\n{}\ntwo\"}}",
    r"\u0022{}\u0022",
    "Bearer%20{}",
    "(/{}, next)",
    "über {} für",
)
PUBLIC = (
    "pk_live_" + "4eC39HqLyjWDarjtT1zdp7dc" * 4,
    "pk_live_" + "4eC39HqLyjWDarjtT1zdp7dc4eC39H",
    "pk_test_" + "Y2xlcmsuaG9zdC50ZXN0JGFiY2RlZg",
    "phc_" + "4eC39HqLyjWDarjtT1zdp7dc4eC39HqLyjWDarjtT1z",
    "sb_publishable_" + "4eC39HqLyjWDarjtT1zdp7_dc4eC39",
    "pubkey-" + "4ec39aaaaad2e0d6b4e8d2f60b7c1a35",
    "pk.eyJ" + "1Ijoic29tZW9uZSIsImEiOiJjbGV4YW1wbGUifQ.4eC39HqLyjWDarjtT1zdp7",
    "pk-lf-" + "4ec39aaa-aad2-e0d6-b4e8-d2f60b7c1a35",
    "cus_NffrFeUfNV2Hib pi_3MtwBwLkdIwHu7ix28a3tqPa price_1MoBy5LkdIwHu7ixZhnattbh acct_1032D82eZvKYlo2C",
    "toolu_01A09q90qw90lq917835lq9 msg_013Zva2CMHLNnjNjJKqJ2EF1 req_011CSHoEeqs5C35K2UUqR7Fy",
    "AKIA" + "IOSFODNN7EXAMPLE",
    "AIDA" + "IOSFODNN7ABCDEFGH",
    "sk-... sk-ant-... ghp_... sk-ant-**** gho_************************************",
    "ghp_" + "x" * 36 + " sk-ant-api03-" + "X" * 95 + " sk-proj-your-key-goes-here-and-nowhere-else",
    "sk-" + "a" * 48,
    "SKIPPED SK SKU-2024 SKELETON_KEY ACCESS AC ACTION",
    "sk-spinner-circle-with-a-long-name-for-a-class sk-fading-circle12 md-typeset__scrollwrap-inner-wide",
    "re_compile_pattern_for_all_of_the_tokens re_username_twentyfourlettersofaname",
    "hf_transformers_model_for_sequence_classification 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",
    "npm_config_registry npm_lifecycle_script npm_package_dependencies_react_dom_version",
    "test_SomethingThatIsNamedLikeAClass test_it_does_what_is_asked_of_it_and_nothing_else_at_all",
    "live_reload_middleware_configuration_for_development private_key_path_of_the_service_account=",
    "fc-today-button fc-4ec39aaaaad2 pa-4 key-4ec39aaa key-value-store-implementation-details",
    "4b1d" + "c0ffee" * 6 + "4b1d",
    "cio" + "nfigurationmanagementservices" + " oy2 oy2" + "z" * 43,
    "dapi-client dapiConfig path/pattern.html patient.0123456789 pat.name.of.something.else.there",
    "0.123456789012345678901234567890 1/2 2/1234567890123456 st.session_state.messages_of_this_user",
    "dev:server:watch:all prod:build:and:deploy:everything token-ring:network:configuration:of:the:office",
    "NTFS NDJSON.stringify.something-that-is-long Nz.Mz.MTU Mjolnir.module.configuration.parameters",
    "GOOGLE_APPLICATION_CREDENTIALS GOOGLEAPPLICATIONCREDENTIALS SCWARZENEGGERSCHWARZ API-DOCUMENTATION",
    "/BSA" + "EKAIYEQYABEAgAEGrAzYCAEELDwsgBCACIAQoAkBBAXRqIANBtf/8FIAQo+",
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "sha256~ sha256:" + "4ec39aaa" * 8 + " sha1-" + "4ec39aaa" * 5,
    "12:34:56:AA:BB:CC:DD 2024-01-01T10:00:00:AAAAAAAAAAAAAAAAAAAA eu-us12 4ec39aaa-us12",
)


def hay(text: str) -> Haystack:
    return laid_out([(text, "\0")])


def found(text: str) -> list[tuple[str, str]]:
    whole = hay(text)
    spans = merged(span for vendors in VENDORS for span in vendors.rule.find(whole))
    return [(span.kind, whole.text[span.start : span.end]) for span in spans]


def sample_of(token: Token) -> str:
    return next(
        before + mark + rest for kind, before, mark, rest in EACH if (kind, mark) == (token.kind, token.mark)
    )


def named(token: Token) -> str:
    return f"{token.kind} {token.mark}"


@pytest.mark.parametrize(("kind", "before", "mark", "rest"), EACH)
def test_a_token_is_masked_whole_wherever_it_stands(kind: str, before: str, mark: str, rest: str) -> None:
    token = before + mark + rest
    for around in SURROUNDINGS:
        assert found(around.format(token)) == [(kind, token)], around


def test_each_row_has_a_sample_that_it_finds() -> None:
    for token in TOKENS:
        sample = sample_of(token)
        assert [sample[span.start : span.end] for span in token.spans(sample)] == [sample], named(token)


def test_all_rows_together_find_what_each_finds_alone() -> None:
    text = "\n".join(
        around.format(before + mark + rest) for _, before, mark, rest in EACH for around in SURROUNDINGS
    )
    together = [span for vendors in VENDORS for span in vendors.rule.find(hay(text))]
    assert together == [span for token in TOKENS for span in token.rule.find(hay(text))]
    assert len(together) >= len(EACH) * len(SURROUNDINGS)


@pytest.mark.parametrize("token", TOKENS, ids=named)
def test_what_only_begins_like_a_token_is_left_alone(token: Token) -> None:
    sample = sample_of(token)
    rest = sample.partition(token.mark)[2]
    for text in (
        token.mark,
        f'value.startswith("{token.mark}")',
        f"{token.mark}...",
        f"{token.mark}{'x' * 60}",
        f"{token.mark}{'*' * 36}",
        f"{token.mark}[A-Za-z0-9]{{36}}",
        f"{token.mark}{{random_part}}",
        f"{token.mark}<your-token>",
        f"{token.mark}${{SUFFIX}}",
        f"{token.mark}settings_for_the_interface_of_all_who_work_here",
        f"{token.mark}settings-for-the-interface-of-all-who-work-here",
        f"{token.mark}{rest[:8]}…",
        f"word{sample}",
    ):
        assert not list(token.rule.find(hay(text))), text


@pytest.mark.parametrize("text", PUBLIC)
def test_public_keys_ids_stand_ins_and_names_are_left_alone(text: str) -> None:
    assert found(text) == []


def test_a_word_far_within_a_long_token_says_nothing() -> None:
    token = "sk-ant-" + "api03-" + "4eC39HqLyjWDarjtT1zdp7dc" * 2 + "fake" + "4eC39HqLyjWDarjtT1zdp7dc"
    assert found(token) == [("anthropic-key", token)]


def test_kinds_are_short_words_with_hyphens() -> None:
    for token in TOKENS:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+){1,2}", token.kind)


def test_no_row_stands_there_twice() -> None:
    assert len({(token.mark, token.rest, token.before) for token in TOKENS}) == len(TOKENS)


def test_every_repetition_has_an_end() -> None:
    for token in TOKENS:
        bare = re.sub(r"\\.|\[(?:\\.|[^\]])*\]", "c", token.rest + token.before)
        assert not re.search(r"[*+]|\{\d+,\}", bare), named(token)


@pytest.mark.parametrize("token", {token.rest + token.before: token for token in TOKENS}.values(), ids=named)
def test_time_grows_with_the_text_alone(token: Token) -> None:
    sample = sample_of(token)
    for part in (f"{token.mark} ", sample[:-1] + "\n", sample.replace(token.mark, token.mark * 2)[:-1] + "/"):
        few, many = (part * (size // len(part)) for size in (12_000, 48_000))
        # Twice as much would take four times as long for each doubling; the first run may be disturbed.
        assert any(seconds(token, many) <= 8 * seconds(token, few) + 0.002 for _ in range(5)), part[:40]


def seconds(token: Token, text: str) -> float:
    begun = process_time()
    list(token.spans(text))
    return process_time() - begun
