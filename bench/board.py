"""The board of Der Ringkrieg in a real browser, for what is measured and played there by clicks."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from campaigns.load import SERVER
from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import browser_here

PATIENCE = 60_000
"""Milliseconds; opponents on a busy machine take their time."""
OFFERED = (
    "[data-give]:not([disabled]), .offers [data-target]:not([aria-pressed=true]), .gather [data-target],"
    " .gather [data-more]:not([disabled]), .tray button.open:not(.on), .hand .asked button,"
    " .pick.open:not([aria-pressed=true])"
)
"""Everything on the board that a click can choose now; the list of all answers is none of it."""


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of its own."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{Path(folder) / 'tables.sqlite3'}", "0", "none", "1"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        yield process.stdout.readline().split()[-1]
        process.terminate()
        process.wait(20)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def sit_down(page: Page, address: str, seats: int = 2, expansion: bool = False, name: str = "") -> None:
    """The first seat is ours, the others are computers that do not think long."""
    page.goto(f"{address}#/new/ringkrieg")
    page.get_by_role("radiogroup", name="Number of seats").get_by_text(f"{seats} players").click()
    if expansion:
        page.get_by_label("With the expansion").check()
    page.get_by_label("Seat 1: who?").select_option("me")
    if name:
        page.get_by_label("Seat 1: name").fill(name)
    for number in range(2, seats + 1):
        page.get_by_label(f"Seat {number}: who?").select_option("agent")
        page.get_by_label(f"Seat {number}: strength").select_option("easy")
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".ringkrieg [data-region]").first.wait_for(timeout=PATIENCE)
