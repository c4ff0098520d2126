"""How many clicks the usual actions of Der Ringkrieg take, counted in a real browser.

Every action is done with the mouse at a table of its own. Beside the clicks stands how many answers the page gave for
them: a list of what is asked would have taken one click for each, and the longest such list was so long.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table
from tests.browser.player import answered, goes_on_from
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess

from bench.action_scenes import SCENE
from bench.board import PATIENCE

TARGET_CLICKS = 3
LIST = "details.list li > button"
READY = "[data-answered]:not([data-busy]) .prompt.mine"


class Action(NamedTuple):
    """What somebody wants to do, where, and what they click for it."""

    name: str
    scene: str
    clicks: tuple[str, ...]

    @property
    def seat(self) -> int:
        return 2 if self.scene in ("shadow_acts", "hunt_allocation") else 1


class Count(NamedTuple):
    clicks: int
    answers: int
    longest_list: int


def region(id: str) -> str:
    return f"[data-region='{id}']"


def target(id: str) -> str:
    return f"[data-target='{id}']"


def order(die: str, use: str) -> str:
    return f"[data-order='{die} {use}']"


def by_die(die: str, use: str) -> tuple[str, str]:
    return target(f"die:{die}"), target(f"use:{use}")


FREE, SHADOW = "free_peoples_act", "shadow_acts"
GIVE = "[data-give]"
ACTIONS = (
    Action("move a whole army", FREE, (region("dol-amroth"), order("army-muster", "move-army"), region("lamedon"))),
    Action(
        "move all but one of an army",
        FREE,
        (
            region("dol-amroth"),
            order("army-muster", "move-army"),
            ".split > summary",
            "[data-less='figure:gondor-regular']",
            region("lamedon"),
        ),
    ),
    Action("attack", FREE, (region("minas-tirith"), order("army-muster", "attack"), region("osgiliath"))),
    Action("take three hits", "three_hits", (GIVE,)),
    Action("move the Fellowship", FREE, by_die("character", "move-fellowship")),
    Action(
        "two Companions set out",
        FREE,
        (
            *by_die("character", "separate"),
            "[data-more='figure:legolas']",
            "[data-more='figure:gimli']",
            GIVE,
            region("lorien"),
        ),
    ),
    Action("play an event card", FREE, (target("card:fp-char-09"), order("event", "play-card"))),
    Action("draw a card", FREE, (*by_die("event", "draw-card"), target("deck:fp-character"))),
    Action("muster", FREE, (*by_die("muster", "recruit"), target("figure:gondor-elite"), region("minas-tirith"))),
    Action("diplomacy", FREE, (*by_die("muster", "diplomacy"), target("nation:north"))),
    Action("dice for the Hunt", "hunt_allocation", (target("hunt-box:1"),)),
    Action("move the Nazgûl", SHADOW, (region("osgiliath"), order("character", "move-minions"), region("moria"))),
)


@contextmanager
def scenes(folder: Path) -> Iterator[tuple[str, Path]]:
    """The address of a server whose tables begin in the scene that the file names."""
    named = folder / "scene"
    os.environ[SCENE] = str(named)
    games = ["tests.browser.luck", "bench.action_scenes"]
    with ServerProcess(sqlite(folder), extra_games=games, contribution_seconds=0.0, **UNLIMITED) as process:
        yield process.address, named


def sit_down(page: Page, address: str, seat: int) -> None:
    page.goto(f"{address}/#/new/ringkrieg")
    for number in (1, 2):
        page.get_by_label(f"Seat {number}: who?").select_option("me" if number == seat else "agent")
    page.get_by_label(f"Seat {3 - seat}: strength").select_option("easy")
    page.get_by_role("button", name="Begin the game").click()
    page.locator(READY).wait_for()


def is_chosen(frame: str | bytes) -> bool:
    """Whether what the page sends is an answer that somebody has chosen."""
    message = json.loads(frame)
    return message["type"] == "answer" and not message.get("automatic")


def sent_by(page: Page) -> list[str | bytes]:
    """Whatever the page will send to the server."""
    sent: list[str | bytes] = []

    def note(frame: str | bytes) -> None:
        sent.append(frame)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


def counted(page: Page, address: str, action: Action) -> Count:
    sent = sent_by(page)
    sit_down(page, address, action.seat)
    longest, before = 0, 0
    for where in action.clicks:
        page.locator(READY).wait_for()
        longest, before = max(longest, page.locator(LIST).count()), answered(page)
        page.locator(f".ringkrieg {where}").click()
    goes_on_from(page, before)
    return Count(len(action.clicks), sum(map(is_chosen, sent)), longest)


def report(browser: Browser, console: Console) -> None:
    """Counts all actions, and says whether the median is within its target."""
    table = Table("action", "clicks", "questions", "longest list")
    counts = []
    with TemporaryDirectory() as folder, scenes(Path(folder)) as (address, named):
        for action in ACTIONS:
            named.write_text(action.scene)
            page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en", reduced_motion="reduce")
            page.set_default_timeout(PATIENCE)
            count = counted(page, address, action)
            page.close()
            counts.append(count)
            table.add_row(action.name, *map(str, count))
    console.print(table)
    middle = median(count.clicks for count in counts)
    verdict = "within" if middle <= TARGET_CLICKS else "MISSED"
    console.print(f"{verdict}: {middle:g} clicks in the median, at most {TARGET_CLICKS}")
