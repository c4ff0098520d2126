"""What people do at the table, in words of the tests.

A page is never read before it is known to have come to rest: `expect` waits for what a test looks for, `settled` for
everything that is on its way. An answer on its way makes a table deaf, so be `at_rest` before you click on a board.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
"""Milliseconds; a busy machine is no fault of the page."""
POLL = 20
"""Milliseconds between two looks at what no locator can tell."""
MOST_ANSWERS = 2000
"""More than any game of the tests takes."""

STANDS = """() => {
    if (document.querySelector("#end-title")) return "over";
    if (document.querySelector(".curtain button")) return "curtain";
    return document.querySelector("[data-answered]:not([data-busy]) details.list li > button") ? "asked" : "";
}"""
OFFERED = """() => {
    const table = document.querySelector("[data-answered]:not([data-busy])");
    const offered = table?.querySelectorAll("details.list li > button") ?? [];
    if (offered.length === 1) offered[0].click();
    return [Number(table?.dataset.answered), offered.length];
}"""
SETTLED = """() => document.fonts.status === "loaded"
    && !document.querySelector("[data-busy], div.board:empty")
    && document.getAnimations().every((one) => one.effect.getComputedTiming().endTime === Infinity
        || one.playState !== "running")"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def choose_language(page: Page, name: str) -> None:
    """Chooses a language in the head of the page, by its own name."""
    page.get_by_role("banner").get_by_role("combobox").select_option(label=name)


def set_up(page: Page, game: str, *seats: str, options: dict[str, str] | None = None, hints: bool = False) -> None:
    """Sets up a table by hand. Seats: `Ada` sits here, `friend`, `open`, or `agent:easy`; options by label.

    Two people at one table have no hints unless they ask for them.
    """
    page.get_by_role("link", name=f"Play {game}").click()
    page.get_by_role("radiogroup", name="Number of seats").get_by_text(f"{len(seats)} players").click()
    for number, words in enumerate(seats, 1):
        take_seat(page, number, words)
    for label, value in (options or {}).items():
        page.get_by_label(label, exact=True).select_option(label=value)
    if hints:
        page.get_by_label("Allow hints from the computer").check()
    begin(page)


def begin(page: Page) -> None:
    """Begins the game that is set up, and is at its table: until it is there, the page before has links alike."""
    page.get_by_role("button", name="Begin the game").click()
    expect(page).to_have_url(re.compile("#/table/"))


def take_seat(page: Page, number: int, words: str) -> None:
    kind, _, level = words.partition(":")
    who = page.get_by_label(f"Seat {number}: who?")
    if kind in ("friend", "open", "agent"):
        who.select_option(kind)
    else:
        who.select_option("me")
        page.get_by_label(f"Seat {number}: name").fill(words)
    if level:
        page.get_by_label(f"Seat {number}: strength").select_option(level)


def short_journey(page: Page, *seats: str) -> None:
    """A table of Die Reise nach Mordor with the shortest tracks."""
    set_up(page, "The Journey to Mordor", *seats, options={"Dice and tracks": "Short: more rings, fewer Nazgûl fields"})


def choices(page: Page) -> Locator:
    return page.get_by_role("list", name="Possible answers").get_by_role("button")


def unfolded_choices(page: Page) -> Locator:
    """The same where the board fills the window and keeps the list folded."""
    folded = page.locator("details.list:not([open]) > summary")
    expect(choices(page).first.or_(folded)).to_be_visible()
    if folded.is_visible():
        folded.click()
    expect(choices(page).first).to_be_visible()
    return choices(page)


def over(page: Page) -> Locator:
    return page.locator("#end-title")


def table_at_rest(page: Page) -> Locator:
    return page.locator("[data-answered]:not([data-busy])")


def at_rest(page: Page) -> None:
    """No answer is on its way."""
    expect(table_at_rest(page)).to_be_attached()


def settled(page: Page) -> None:
    """Nothing is on its way: no answer, no board, no font, no movement; and sizes have been taken over."""
    page.wait_for_function(SETTLED)
    page.evaluate(TWO_FRAMES)


def fits(page: Page, width: int) -> None:
    """Nothing sticks out sideways."""
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def box_of(locator: Locator) -> dict[str, Any]:
    """Where it stands, once everything has its place."""
    expect(locator).to_be_visible()
    settled(locator.page)
    box = locator.bounding_box()
    assert box
    return dict(box)


def wait_until(page: Page, condition: Callable[[], Any]) -> Any:
    """What the condition gives as soon as that is anything: for what no locator can tell."""
    for _ in range(PATIENCE // POLL):
        found = condition()
        if found:
            return found
        page.wait_for_timeout(POLL)
    raise AssertionError("it does not come to that")


def answered(page: Page) -> int:
    """How many answers stand."""
    return int(table_at_rest(page).get_attribute("data-answered") or "")


def stands_at(page: Page, number: int) -> None:
    expect(table_at_rest(page)).to_have_attribute("data-answered", str(number))


def goes_on_from(page: Page, number: int) -> None:
    """Another question is open, perhaps behind the curtain, or the game is over."""
    gone_on = page.locator(f"[data-answered]:not([data-busy], [data-answered='{number}']), .curtain")
    expect(gone_on).to_be_attached()


def answer(page: Page, number: int = 0) -> None:
    """Gives one of several answers offered (-1 is the last) and waits until the table has gone on."""
    before = answered(page)
    choices(page).nth(number).click()
    goes_on_from(page, before)


def how_it_stands(*pages: Page) -> tuple[str, Page]:
    """Waits until somebody is `asked`, or has to open a `curtain`, or the game is `over` on every page."""

    def look() -> tuple[str, Page] | None:
        found = [(page.evaluate(STANDS), page) for page in pages]
        if all(stands == "over" for stands, _ in found):
            return found[0]
        return next(((stands, page) for stands, page in found if stands in ("asked", "curtain")), None)

    found: tuple[str, Page] = wait_until(pages[0], look)
    return found


def give(page: Page, number: int) -> None:
    """Gives an answer, counted round if there are fewer, and waits until the table has gone on.

    An only answer is given by the page itself after a while: so it is taken at the moment at which it is seen.
    """
    before, offered = page.evaluate(OFFERED)
    if offered > 1:
        unfolded_choices(page).nth(number % offered).click()
    if offered > 0:
        goes_on_from(page, before)


def combined(page: Page) -> list[list[str]]:
    """The dice of each answer, at the first roll of which some go together: elsewhere a click on a die is an answer."""
    while True:
        at_rest(page)
        choices(page).first.wait_for()
        offered = [colours_in(words) for words in choices(page).all_inner_texts()]
        if any(len(colours) > 1 for colours in offered):
            return offered
        answer(page)


def not_an_answer(page: Page) -> list[str]:
    """All dice of the first roll in which they may not all be set aside."""
    while True:
        offered = combined(page)
        rolled = sorted({colour for colours in offered for colour in colours})
        if rolled not in [sorted(colours) for colours in offered]:
            return rolled
        answer(page)


def colours_in(choice: str) -> list[str]:
    return re.findall(r"\((\w+)\)", choice)


def play_to_the_end(*pages: Page) -> None:
    """The seat that is asked answers, until the game is over on every page."""
    for _ in range(MOST_ANSWERS):
        stands, page = how_it_stands(*pages)
        if stands == "over":
            for page in pages:
                expect(over(page)).to_be_visible()
            return
        give(page, -1)
    raise AssertionError("the game does not end")


def table_of(page: Page) -> str:
    """The table's name in the address."""
    expect(page).to_have_url(re.compile("#/(table|replay)/"))
    found = re.search(r"#/(?:table|replay)/([^?/]+)", page.url)
    assert found
    return found[1]


def log_of(page: Page) -> list[str]:
    """The sentences of the log, oldest first."""
    return page.locator(".log li").all_inner_texts()
