"""Which browser tests and measurements drive: `python -m tools.browser` tells it, or says what is missing."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from ringspiel.cli.browser import NAMES, SETTING, browser_here

__all__ = ["MISSING", "NAMES", "SETTING", "browser_here", "is_there"]
MISSING = f"""There is no browser for the tests. Install Chromium or Chrome, say in {SETTING} where one is,
or run `.venv/bin/playwright install chromium`."""


def is_there() -> bool:
    found = browser_here()
    if found is not None:
        return Path(found).exists()
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


if __name__ == "__main__":
    if not is_there():
        sys.exit(MISSING)
    print(browser_here() or "Playwright's own Chromium")
