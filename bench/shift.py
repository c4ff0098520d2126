"""Whether anything jumps: whole games in a real browser, by clicks on the board, with what moves on the page meanwhile.

Each game is played against computers, with movement on, until it is over. The browser itself reports every shift of the
layout; the score is the one that it is known for (cumulative layout shift: the worst five seconds). Beside it stands
the sum over the whole game, and how often and how far the board moved on the page, which a click excuses nothing of.
Run `python -m bench.shift`; the client has to be built. It ends with 1 if a game misses the goal.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated, Any, NamedTuple

import typer
from playwright.sync_api import Page
from rich.console import Console
from rich.table import Table

from bench.board import PATIENCE, chromium, server

GOAL = 0.05
SEATS = {"mordor": 2, "gefaehrten": 2, "tuerme": 2, "gran": 3}
SIZES = ("1280x800", "1366x768", "1440x900", "1920x1080", "390x844")
WAIT_MS = 50
MOST_IDLE = 2400
"""Looks without anything to click before a table counts as stuck: two minutes, in which computers think."""
TRIES = 2
"""Clicks on the board before an answer is taken from the list, where clicks only select."""
PICTURE_EVERY = 25
SETTINGS = """([theme, language]) => localStorage.setItem("ringspiel.settings",
    JSON.stringify({ theme, language, speed: "fast", animation: true, sound: false }))"""
WATCH = """() => {
    window.shifts = [];
    window.places = [];
    const named = (node) => {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        const kinds = typeof one?.className === "string" ? one.className : "";
        const own = kinds.split(" ").filter((kind) => !kind.startsWith("svelte-"));
        return one ? [one.tagName.toLowerCase(), ...own].join(".") : "?";
    };
    new PerformanceObserver((list) => {
        for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
            const moved = [...sources].map(({ node, previousRect, currentRect }) =>
                `${named(node)} ${Math.round(previousRect.y)}+${Math.round(previousRect.height)}`
                + ` to ${Math.round(currentRect.y)}+${Math.round(currentRect.height)}`);
            window.shifts.push([value, startTime, hadRecentInput, moved]);
        }
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
        const board = document.querySelector(".fitted .board");
        if (board) {
            const top = Math.round(board.getBoundingClientRect().top + scrollY);
            if (window.places.at(-1) !== top) window.places.push(top);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
OFFERED = """(tries) => {
    const table = document.querySelector("[data-answered]");
    if (document.querySelector("#end-title")) return ["over"];
    if (!table || table.hasAttribute("data-busy")) return ["wait"];
    const bar = document.querySelector(".question .bar button.primary:enabled");
    const marked = ".board button:enabled[aria-pressed=false], .board [role=button][aria-pressed=false]";
    const on = (one) => one.checkVisibility() && !one.matches(".closed, .hit:not(.open)");
    const board = [...document.querySelectorAll(marked)].filter(on);
    const go = [...document.querySelectorAll(".board .plan button.primary:enabled")].filter(on);
    const list = [...document.querySelectorAll("details.list li > button:enabled")];
    const chosen = document.querySelector(".board [aria-pressed=true]:is(button, [role=button])");
    if (list.length === 0 || (list.length === 1 && !chosen)) return ["wait"];
    document.querySelectorAll("[data-aim]").forEach((one) => one.removeAttribute("data-aim"));
    const offered = bar ? [bar] : tries > TRIES || board.length === 0 ? list : board;
    const found = go.length ? go : offered;
    found.forEach((one) => one.setAttribute("data-aim", ""));
    const folded = found === list && !list[0].closest("details").open;
    if (folded) list[0].closest("details").querySelector("summary").setAttribute("data-fold", "");
    return ["asked", Number(table.dataset.answered), found.length, folded];
}""".replace("TRIES", str(TRIES))


class Found(NamedTuple):
    """What moved in a game: scores, the places of the board's upper edge, and the worst shifts in words.

    Those that no click explains come first."""

    worst: float
    total: float
    clicked: float
    places: list[int]
    answers: int
    shifts: list[str]


def sit_down(page: Page, address: str, game: str, theme: str, language: str) -> None:
    """The first seat is ours and begins second, so that computers are watched; they do not think long."""
    page.goto(address)
    page.evaluate(SETTINGS, [theme, "en"])
    page.goto(f"{address}#/new/{game}")
    page.reload()
    page.get_by_role("radiogroup", name="Number of seats").get_by_text(f"{SEATS[game]} players").click()
    for number in range(1, SEATS[game] + 1):
        page.get_by_label(f"Seat {number}: who?").select_option("me" if number == 1 else "agent")
        if number > 1:
            page.get_by_label(f"Seat {number}: strength").select_option("easy")
    page.locator("button.primary").last.click()
    page.locator("[data-answered]").wait_for(timeout=PATIENCE)
    if language != "en":
        page.evaluate(SETTINGS, [theme, language])
        page.reload()


def play(page: Page, random: Random, pictures: Path | None, name: str) -> int:
    """Plays to the end; how many answers it took."""
    idle, tries, last, taken = 0, 0, -1, 0
    while idle < MOST_IDLE:
        stands, *more = page.evaluate(OFFERED, tries)
        if stands == "over":
            break
        if stands == "wait":
            idle += 1
            page.wait_for_timeout(WAIT_MS)
            continue
        answered, offered, folded = more
        if folded:
            page.locator("[data-fold]").click()
        tries = tries + 1 if answered == last else 0
        last, idle = answered, 0
        click(page, random.randrange(offered))
        if pictures and answered // PICTURE_EVERY >= taken:
            taken = answered // PICTURE_EVERY + 1
            page.screenshot(path=pictures / f"{name}-{answered:04}.png")
    else:
        raise SystemExit(f"{name}: nothing can be clicked after {last} answers")
    page.wait_for_timeout(1000)
    return int(page.locator("[data-answered]").get_attribute("data-answered") or 0)


def click(page: Page, number: int) -> None:
    """As a person clicks: with the pointer, where the thing is, after scrolling to it if that is needed."""
    aim = page.locator("[data-aim]").nth(number)
    try:
        aim.click(timeout=3000, force=True)
    except Exception:  # The table has gone on meanwhile.
        page.wait_for_timeout(WAIT_MS)


def found_on(page: Page, answers: int) -> Found:
    shifts: list[tuple[float, float, bool, list[str]]] = page.evaluate("() => window.shifts")
    own = [(value, time) for value, time, clicked, _ in shifts if not clicked]
    sources = [
        f"{value:.3f} {'after a click' if clicked else 'alone'}: {'; '.join(moved)}"
        for value, _, clicked, moved in sorted(shifts, key=lambda shift: (shift[2], -shift[0]))
    ]
    return Found(
        worst_window(own),
        sum(value for value, _ in own),
        sum(value for value, _, clicked, _ in shifts if clicked),
        page.evaluate("() => window.places"),
        answers,
        sources[:12],
    )


def worst_window(shifts: list[tuple[float, float]]) -> float:
    """As browsers score it: shifts less than a second apart, and within five seconds, are one."""
    worst = window = 0.0
    began = before = float("-inf")
    for value, time in shifts:
        if time - before > 1000 or time - began > 5000:
            window, began = 0.0, time
        window, before = window + value, time
        worst = max(worst, window)
    return worst


def measure(size: str, game: str, theme: str, language: str, seed: int, pictures: Path | None) -> Found:
    width, height = map(int, size.split("x"))
    with server() as address, chromium() as browser:
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en", has_touch=False)
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"({WATCH})()")
        sit_down(page, f"{address.rstrip('/')}/", game, theme, language)
        name = f"{game}-{size}-{language}-{theme}"
        answers = play(page, Random(seed), pictures, name)
        if pictures:
            page.screenshot(path=pictures / f"{name}-end.png")
        return found_on(page, answers)


def row(game: str, size: str, found: Found) -> list[Any]:
    moves, span = len(found.places) - 1, max(found.places, default=0) - min(found.places, default=0)
    scores = (f"{found.worst:.3f}", f"{found.total:.3f}", f"{found.clicked:.3f}")
    return [game, size, *scores, f"{moves} times, {span} px", str(found.answers)]


def main(
    games: Annotated[str, typer.Option(help="which, with commas")] = ",".join(SEATS),
    sizes: Annotated[str, typer.Option(help="of the window, with commas")] = ",".join(SIZES),
    theme: Annotated[str, typer.Option(help="light or dark")] = "light",
    language: Annotated[str, typer.Option(help="de or en")] = "en",
    seed: Annotated[int, typer.Option(help="decides where is clicked")] = 1,
    pictures: Annotated[Path | None, typer.Option(help="folder for pictures of the tables")] = None,
    why: Annotated[bool, typer.Option(help="tell what moved")] = False,
) -> None:
    """One game of each at each size, from the first question to its end."""
    console, missed = Console(width=130), list[str]()
    shown = Table("game", "window", "score", "sum of the game", "after clicks", "board moved", "answers")
    for game in games.split(","):
        for size in sizes.split(","):
            found = measure(size, game, theme, language, seed, pictures)
            shown.add_row(*row(game, size, found))
            console.print(*row(game, size, found))
            if why:
                console.print("\n".join(found.shifts), markup=False)
            if found.worst >= GOAL:
                missed.append(f"{game} {size}")
    console.print(shown)
    console.print(f"missed {GOAL}: {', '.join(missed) or 'none'}")
    if missed:
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
