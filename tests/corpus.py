"""Real sessions, if they are at hand: the folder `shared/corpus` beside the project."""

from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "shared" / "corpus"

needed = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the corpus of real sessions is not beside the project"
)
