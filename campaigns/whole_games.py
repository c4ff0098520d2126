"""Whole games of Der Ringkrieg in a real browser, by clicks on the board alone: with the expansion, and for up to four.

A seat is played against computers by clicks on whatever the board offers, until the game is over. Every error in the
browser's console is a fault, and so is a board that offers nothing while its player is asked. With `--pictures FOLDER`
the table is photographed now and then, to be looked at.
Run `python -m campaigns.whole_games`; the client has to be built.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated, NamedTuple

import typer
from bench.board import OFFERED, PATIENCE, chromium, server, sit_down
from playwright.sync_api import Page
from rich.console import Console

MOST_CLICKS = 20_000
WAIT_MS = 40
MOST_IDLE = 3000
"""Looks without anything to click before a board counts as stuck: two minutes, in which computers think."""
PICTURE_EVERY = 60
"""Answers between two pictures."""
CLICK = """([offered, number]) => {
    const open = [...document.querySelectorAll(offered)].filter((one) => one.getClientRects().length > 0);
    const one = open[number % Math.max(1, open.length)];
    one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const answered = Number(document.querySelector("[data-answered]")?.getAttribute("data-answered") ?? 0);
    return [one !== undefined, answered, document.querySelector("#end-title") !== null];
}"""


class Table(NamedTuple):
    """What is played."""

    seats: int
    expansion: bool

    def __str__(self) -> str:
        return f"{self.seats} seats{' with the expansion' if self.expansion else ''}"


def play(page: Page, random: Random, pictures: Path | None, name: str) -> tuple[int, int]:
    """Plays to the end; how many clicks and answers it took."""
    clicks, taken, idle = 0, 0, 0
    for _ in range(MOST_CLICKS):
        clicked, answered, over = page.evaluate(CLICK, [OFFERED, random.randrange(10_000)])
        if over:
            return clicks, answered
        clicks += clicked
        idle = 0 if clicked else idle + 1
        if idle > MOST_IDLE:
            raise SystemExit(f"{name}: nothing can be clicked after {answered} answers")
        if idle:
            page.wait_for_timeout(WAIT_MS)
        if pictures and answered // PICTURE_EVERY > taken:
            taken = answered // PICTURE_EVERY
            page.screenshot(path=pictures / f"{name}-{answered:04}.png")
    raise SystemExit(f"{name}: no end after {MOST_CLICKS} clicks")


def main(
    seed: Annotated[int, typer.Option(help="decides where is clicked")] = 1,
    width: Annotated[int, typer.Option(help="of the window")] = 1440,
    height: Annotated[int, typer.Option(help="of the window")] = 900,
    pictures: Annotated[Path | None, typer.Option(help="folder for pictures of the tables")] = None,
) -> None:
    """One game with the expansion, one with three and one with four seats, each to its end."""
    console, faults = Console(), list[str]()
    tables = [Table(2, True), Table(3, False), Table(4, False), Table(4, True)]
    with server() as address, chromium() as browser:
        for table in tables:
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
            page.set_default_timeout(PATIENCE)
            page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
            page.on("pageerror", lambda error: faults.append(str(error)))
            sit_down(page, address, table.seats, table.expansion)
            name = str(table).replace(" ", "-")
            clicks, answers = play(page, Random(seed), pictures, name)
            end = page.locator("#end-title").inner_text()
            console.print(f"{table}: {clicks} clicks, {answers} answers. {end}")
            if pictures:
                page.screenshot(path=pictures / f"{name}-end.png")
            page.close()
    console.print(f"errors in the console: {faults or 'none'}")
    if faults:
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
