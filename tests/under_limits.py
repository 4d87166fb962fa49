"""Publishes what lies in a folder, and dies if that takes more memory or time than it is given."""

import json
import os
import resource
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import mkdocs_cctranscripts
from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.site import Options
from mkdocs_cctranscripts.pipeline import publish

PACKAGES = Path(mkdocs_cctranscripts.__file__).parents[1]


@dataclass(frozen=True)
class Outcome:
    pages: dict[str, str]
    """The HTML of each, by its address."""
    told: tuple[str, ...]
    """Notes and failures."""


def published_within(folder: Path, memory: int, seconds: int) -> Outcome:
    """In a process of its own: what it needs of either is counted from where the work begins."""
    command = [sys.executable, __file__, str(folder), str(memory), str(seconds)]
    done = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(PACKAGES)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"it ended with {done.returncode}: {done.stderr[-2000:]}"
    site = json.loads(done.stdout)
    pages = {uri: "".join(Path(html).read_text() for html in parts) for uri, parts in site["pages"]}
    return Outcome(pages, tuple(site["told"]))


def _limit(memory: int, seconds: int) -> None:
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    space = pages * resource.getpagesize() + memory
    resource.setrlimit(resource.RLIMIT_AS, (space, space))
    used = resource.getrusage(resource.RUSAGE_SELF)
    last = int(used.ru_utime + used.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (last, last))


def main(folder: Path, memory: int, seconds: int) -> None:
    _limit(memory, seconds)
    site = publish(matching(["sessions"], folder).sources, Options(folder / "docs"), folder / "cache")
    pages = [(page.uri, [str(each.html) for each in page.pages]) for page in site.sessions]
    json.dump({"pages": pages, "told": (*site.notes, *site.failures)}, sys.stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
