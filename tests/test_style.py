"""The style sheet: small, in the colours of the palette, and readable in both schemes."""

import re
from importlib.resources import files

import pytest

CSS = (files("mkdocs_cctranscripts") / "assets" / "cctranscripts.css").read_text(encoding="utf-8")
READABLE = 4.5
SCHEMES = {"body": "#ffffff", "[data-md-color-scheme=slate]": "#1e2129"}
"""With the ground that Material has in each."""
COLOURS = ("add", "del", "warn")
MIXED = ("blue", "magenta", "cyan")
"""Of a colour and the ink of the page."""
INKS = {"body": "#212121", "[data-md-color-scheme=slate]": "#c3c6d0"}


def test_it_is_small() -> None:
    assert len(CSS.encode()) < 15_000


def test_the_script_is_small_and_asks_nobody_else() -> None:
    script = (files("mkdocs_cctranscripts") / "assets" / "cctranscripts.js").read_bytes()
    assert len(script) < 5_000
    assert b"//" not in script.replace(b" // ", b"")


def test_it_knows_only_variables_of_the_palette_and_its_own() -> None:
    assert {name.split("-")[2] for name in re.findall(r"(?<![\w-])--[\w-]+", CSS)} == {"md", "cct"}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("colour", COLOURS)
def test_colours_can_be_read(colour: str, scheme: str) -> None:
    rule = next(rule for rule in CSS.split("}") if f"\n{scheme}" in rule and "{" in rule)
    found = re.search(rf"--cct-{colour}: (#\w{{6}})", rule)
    assert found
    assert contrast(found[1], SCHEMES[scheme]) >= READABLE


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("colour", MIXED)
def test_mixed_colours_can_be_read(colour: str, scheme: str) -> None:
    found = re.search(
        rf"\.cct-{colour} \{{--cct-ink: color-mix\(in srgb, #(\w)(\w)(\w) 60%, var\(--cct-fg\)\)", CSS
    )
    assert found
    ink = (int(INKS[scheme][at : at + 2], 16) for at in (1, 3, 5))
    mixed = (
        round(0.6 * int(digit * 2, 16) + 0.4 * part) for digit, part in zip(found.groups(), ink, strict=True)
    )
    assert contrast("#" + "".join(f"{part:02x}" for part in mixed), SCHEMES[scheme]) >= READABLE


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
