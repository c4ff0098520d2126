"""The pictures of the README, taken anew from a table of Der Ringkrieg: `python -m tools.pictures`.

Every table begins in the war of the browser tests, and chance is always the same, so that pictures only change with the
board. The client has to be built.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import typer
from bench.board import PATIENCE, chromium, sit_down
from PIL import Image
from playwright.sync_api import Browser, Page
from rich.console import Console
from tests.browser.player import settled
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess

FOLDER = Path(__file__).parents[1] / "docs/pictures"
QUALITY = 88
"""Percent; letters stay sharp."""
NEARER = 4
"""Turns of the wheel."""
ASKED = "[data-answered]:not([data-busy]) .prompt.mine"


class Picture(NamedTuple):
    """A window, and what is done at the table before it is photographed."""

    name: str
    german: bool
    width: int
    height: int
    dark: bool
    play: Callable[[Page], None]


def click(page: Page, selector: str) -> None:
    page.locator(ASKED).wait_for()
    page.locator(f".ringkrieg {selector}").first.click()


def battle(page: Page) -> None:
    """Minas Tirith attacks Osgiliath, and the first dice have fallen."""
    for selector in ("[data-region='minas-tirith']", "[data-order='character attack']", "[data-region='osgiliath']"):
        click(page, selector)
    click(page, "[data-target='button:no-card']")
    page.locator(".scene.battle .roll").first.wait_for()
    page.locator(ASKED).wait_for()


def near(page: Page) -> None:
    """Gondor and Rohan from nearby, where every figure stands for itself; an army waits for its orders."""
    page.locator(ASKED).wait_for()
    box = page.locator(".ringkrieg [data-region='lamedon']").bounding_box()
    assert box
    page.mouse.move(box["x"], box["y"])
    for _ in range(NEARER):
        page.mouse.wheel(0, -120)
        settled(page)
    click(page, "[data-region='minas-tirith']")
    page.get_by_role("button", name="Schließen", exact=True).click()
    page.mouse.move(box["x"], 2)


def phone(page: Page) -> None:
    """A die is picked, and what it can do is offered."""
    click(page, "[data-target='die:character']")


PICTURES = (
    Picture("ringkrieg", False, 1440, 900, False, battle),
    Picture("ringkrieg-near", True, 1440, 900, True, near),
    Picture("ringkrieg-phone", False, 390, 844, False, phone),
)


def take(browser: Browser, address: str, picture: Picture) -> Path:
    page = browser.new_page(
        viewport={"width": picture.width, "height": picture.height},
        locale="en",
        color_scheme="dark" if picture.dark else "light",
        reduced_motion="reduce",
    )
    page.set_default_timeout(PATIENCE)
    sit_down(page, f"{address}/", name="Ada")
    if picture.german:
        page.get_by_role("banner").get_by_role("combobox").select_option(label="Deutsch")
    picture.play(page)
    settled(page)
    taken = Image.open(BytesIO(page.screenshot()))
    page.close()
    file = FOLDER / f"{picture.name}.webp"
    taken.convert("RGB").save(file, quality=QUALITY, method=6)
    return file


def served(folder: Path, games: list[str]) -> ServerProcess:
    return ServerProcess(sqlite(folder), extra_games=games, **UNLIMITED)


def main() -> None:
    """Takes all of them."""
    console = Console()
    games = ["tests.browser.luck", "tests.browser.ringkrieg_scenes"]
    with TemporaryDirectory() as folder, chromium() as browser, served(Path(folder), games) as server:
        for picture in PICTURES:
            file = take(browser, server.address, picture)
            console.print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    typer.run(main)
