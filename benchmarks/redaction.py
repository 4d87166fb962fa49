"""Measures what redaction costs: the time of a conversion with it, in parts of the same without it.

python benchmarks/redaction.py [FOLDER OF SESSIONS]
"""

import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from mkdocs_cctranscripts.discover import matching
from mkdocs_cctranscripts.model.redaction import Policy
from mkdocs_cctranscripts.model.site import Options, Source
from mkdocs_cctranscripts.pipeline import publish

ROUNDS = 5
EXAMPLES = Path(__file__).parent.parent / "example-site"
OFF = Policy(secrets="off", personal=False)


def seconds(sources: Sequence[Source], policy: Policy) -> float:
    with tempfile.TemporaryDirectory() as folder:
        start = time.process_time()
        publish(sources, Options(Path(folder) / "docs", empty=True, redaction=policy), Path(folder) / "cache")
        return time.process_time() - start


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else EXAMPLES
    sources = matching([str(folder.resolve())], Path.cwd()).sources
    pairs = [(seconds(sources, OFF), seconds(sources, Policy())) for _ in range(ROUNDS)]
    without, with_it = (median(times) for times in zip(*pairs, strict=True))
    share = median(1 - off / on for off, on in pairs)
    times = f"{without:.2f} s without redaction, {with_it:.2f} s with it"
    print(f"{len(sources)} sessions: {times}, {share:.0%} of the whole")


if __name__ == "__main__":
    main()
