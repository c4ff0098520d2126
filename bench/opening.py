"""How long a long record takes to open in a real browser, and how long a step back or forth takes until it shows.

Games of at least `--answers` answers are played at random, uploaded to a server of its own, and opened as a replay and
as an analysis, each in a new page. Measured are the time from the address until board and moment are there, what the
server with its workers and the browser compute in that time (on a busy machine the clock says little), and the time
from a press on the button until the moment has changed and has been painted. The client has to be built. Run
`python -m bench.opening`.
"""

from __future__ import annotations

import json
import tempfile
import urllib.request
from contextlib import suppress
from os import getloadavg, getpid
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Annotated, Any, NamedTuple

import typer
from campaigns.load import processor_seconds
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess
from tools.browser import browser_here

import ringspiel

PATIENCE = 120_000
PAGES = ("replay", "analysis")
STEP = """async ([label, times]) => {
    const took = [];
    for (let n = 0; n < times; n++) {
        const button = document.querySelector(`button[aria-label="${label}"]`);
        const shown = () => document.querySelector("output, .where")?.textContent;
        const [before, began] = [shown(), performance.now()];
        button.click();
        while (shown() === before || document.querySelector("[data-busy]")) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        took.push(performance.now() - began);
        await new Promise((done) => setTimeout(done, 250));
    }
    return took;
}"""


def long_record(game: str, answers: int) -> Any:
    """A finished game of this many answers at least: the first seed that is long enough."""
    for seed in range(1000):
        random = Random(seed)
        table = ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=seed)
        while table.outcome is None:
            table.answer(random.choice(table.answers()))
        if len(table.entries) >= answers:
            return table.record()
    raise typer.BadParameter(f"no game of {game} takes {answers} answers")


def uploaded(address: str, record: Any) -> str:
    content = json.dumps(record).encode()
    request = urllib.request.Request(f"{address}/api/records", content, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=300) as reply:
        return str(json.load(reply)["table"])


class Opening(NamedTuple):
    """A page with a moment on it, and how many seconds that took by the clock, and of server and browser."""

    page: Page
    took: float
    served: float
    drawn: float


def opened(browser: Browser, server: ServerProcess, page: str, table: str, at: int) -> Opening:
    shown = browser.new_page(locale="en", viewport={"width": 1280, "height": 800})
    shown.set_default_timeout(PATIENCE)
    before, served, began = computed(getpid()), computed(server.process.pid), monotonic()
    shown.goto(f"{server.address}/#/{page}/{table}?at={at}")
    shown.locator(".board > *").first.wait_for()
    shown.locator("output, .where").first.wait_for()
    took, served = monotonic() - began, computed(server.process.pid) - served
    return Opening(shown, took, served, computed(getpid()) - before - served)


def computed(process: int) -> float:
    """Seconds of processor time of a process and of all that it has started. Server and browser were started here."""
    with suppress(FileNotFoundError, ProcessLookupError):
        threads = Path(f"/proc/{process}/task").glob("*/children")
        children = [int(child) for thread in threads for child in thread.read_text().split()]
        return processor_seconds(process) + sum(computed(child) for child in children)
    return 0.0


def measure(
    games: Annotated[list[str] | None, typer.Option("--game", help="only these games")] = None,
    answers: Annotated[int, typer.Option(help="how long the records are at least")] = 1000,
    steps: Annotated[int, typer.Option(help="how many steps forth, and as many back")] = 20,
) -> None:
    """Measure opening and stepping."""
    listed = Table("game", "answers", "page", "opens, again (s)", "server (s)", "browser (s)", "step (ms)", "90 % (ms)")
    before = getloadavg()[0]
    here = ServerProcess(sqlite(Path(tempfile.mkdtemp())), extra_games=[], **UNLIMITED)
    with here as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), args=["--no-sandbox", "--disable-gpu"])
        for game in games or ["gran", "ringkrieg"]:
            record = long_record(game, answers)
            count = len(record["answers"])
            table = uploaded(server.address, record)
            for page in PAGES:
                first, again = [opened(browser, server, page, table, count // 2) for _ in range(2)]
                took = sorted(stepping(again.page, steps))
                slow = took[int(len(took) * 0.9)]
                listed.add_row(
                    game,
                    str(count),
                    page,
                    f"{first.took:.2f}, {again.took:.2f}",
                    f"{first.served:.2f}, {again.served:.2f}",
                    f"{first.drawn:.2f}, {again.drawn:.2f}",
                    f"{median(took):.0f}",
                    f"{slow:.0f}",
                )
        browser.close()
    console = Console(width=120)
    console.print(listed)
    console.print(f"load average {before:.1f} before, {getloadavg()[0]:.1f} after")


def stepping(page: Page, steps: int) -> list[float]:
    """Milliseconds of each step, forth and then back."""
    found: list[float] = []
    for label in ("One step forward", "One step back"):
        found += page.evaluate(STEP, [label, steps])
    return found


if __name__ == "__main__":
    typer.run(measure)
