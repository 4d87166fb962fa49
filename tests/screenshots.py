"""Takes the pictures of the guide: the example site as Chromium shows it, light, dark and on a phone."""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from browsing import FLAGS, served
from playwright.sync_api import Browser, Page, sync_playwright

EXAMPLE = Path(__file__).resolve().parents[1] / "example-site"
PICTURES = EXAMPLE / "docs" / "assets"
SESSION = "transcripts/rate-limit/"
PLANNING = "transcripts/plan-rate-limit/"
VIEWS = {
    "session": (SESSION, ""),
    "plan": (PLANNING, ".cct.ask"),
    "diff": (SESSION, ".cct.edit:has(.diff)"),
    "overview": ("transcripts/", ""),
}
"""The page, and what of it the picture begins with."""
LOOKS = {"light": (1280, 860, "light"), "dark": (1280, 860, "dark"), "phone": (390, 780, "light")}
BEGIN_WITH = """what => {
    const at = document.querySelector(what)
    for (let fold = at; fold; fold = fold.parentElement) if (fold.tagName == "DETAILS") fold.open = true
    at.querySelectorAll("details").forEach(fold => { fold.open = true })
    scrollTo(0, at.getBoundingClientRect().top + scrollY - 120)
}"""


def main() -> None:
    with TemporaryDirectory() as folder:
        command = ("mkdocs", "build", "--quiet", "-f", str(EXAMPLE / "mkdocs.yml"), "-d", folder)
        subprocess.run([sys.executable, "-m", *command], check=True)
        with served(Path(folder)) as address, sync_playwright() as playwright:
            chromium = shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for look in LOOKS:
                take(browser, address, look)


def take(browser: Browser, address: str, look: str) -> None:
    width, height, scheme = LOOKS[look]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    for view, (path, what) in VIEWS.items():
        page.goto(path)
        show(page, what)
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / f"{view}-{look}.png")
    context.close()


def show(page: Page, what: str) -> None:
    if what:
        page.evaluate(BEGIN_WITH, what)
    page.wait_for_timeout(500)  # until the theme's fading is over


if __name__ == "__main__":
    main()
