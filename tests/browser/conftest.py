"""A real server, a real browser, and pages that complain about every error in their console."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright
from tools.browser import browser_here

from tests.browser.player import PATIENCE
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/ringspiel/server/static/index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FIXED_LUCK = "tests.browser.luck"
NO_HURRY: dict[str, Any] = {"think_seconds": 600.0, "clerk_seconds": 600.0, "contribution_seconds": 0.0}
"""On a busy machine nobody gives up thinking. Nobody adds to the seed: luck is always the same."""
SLOWNESS = int(os.environ.get("RINGSPIEL_SLOW_PAGES", "1"))
"""So many times slower than the machine pages are: `RINGSPIEL_SLOW_PAGES=6 pytest tests/browser` finds what only passes
because pages are quick."""

expect.set_options(timeout=PATIENCE)
OpenPage = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of this test run answers."""
    assert CLIENT.exists(), "the client is not built; run `make test` or `npm --prefix web run build`"
    with server_with("tests.browser.toys", tmp_path_factory.mktemp("browser")) as server:
        yield f"{server.address}/"


def server_with(games: str, folder: Path) -> ServerProcess:
    """A server on which luck is always the same, with games or scenes of its own."""
    return ServerProcess(sqlite(folder), extra_games=[FIXED_LUCK, games], **UNLIMITED, **NO_HURRY)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed before tests of other packages, for as long as it is open nobody else can run an event loop."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        yield chromium
        chromium.close()


def watch(page: Page, address: str, errors: list[str]) -> None:
    """Notes what no page may do: complain in its console, fail, or ask another server."""

    def complaint(message: ConsoleMessage) -> None:
        """Chromium itself reports refusals (409), which the page answers with a sentence."""
        if message.type == "error" and "status of 409" not in message.text:
            errors.append(message.text)

    def foreign(url: str) -> None:
        if not url.startswith((address, "data:", "blob:")):
            errors.append(f"request to another server: {url}")

    page.set_default_timeout(PATIENCE)
    if SLOWNESS > 1:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWNESS})
    page.on("console", complaint)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: foreign(request.url))


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens pages, each in a browser profile of its own; in the end none of them may have seen an error."""
    contexts = []
    errors: list[str] = []

    def open_one(
        path: str = "", language: str = "en", width: int = 1280, dark: bool = False, touch: bool = False
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": 800},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
        )
        contexts.append(context)
        page = context.new_page()
        watch(page, address, errors)
        page.goto(address + path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """A page in English at desktop width, showing the lobby."""
    return open_page()
