"""Which browser tests and measurements drive: `python -m tools.browser` tells it, or says what is missing."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SETTING = "RINGSPIEL_BROWSER"
"""The path of another browser of Chromium's family."""
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The first one there is taken: a browser that has no windows does the same with two thirds of the work."""
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = f"""There is no browser for the tests. Install Chromium or Chrome, say in {SETTING} where one is,
or run `.venv/bin/playwright install chromium`."""


def browser_here() -> str | None:
    """The browser to start; None is Playwright's own."""
    named = os.environ.get(SETTING)
    if named:
        return named
    return next(filter(None, map(shutil.which, (*NAMES, *PLACES))), None)


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
