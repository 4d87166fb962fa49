from pathlib import Path

import pytest
from plugin.site_builder import SiteBuilder


@pytest.fixture
def site(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> SiteBuilder:
    """Give a site that has a home page, and the plugin without options."""
    builder = SiteBuilder(tmp_path, caplog)
    builder.write("docs/index.md", "# Shop\n")
    builder.configure()
    return builder
