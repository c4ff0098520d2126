"""What people do at the table, in words of the tests."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect


def set_up(page: Page, game: str, *seats: str, options: dict[str, str] | None = None) -> None:
    """Sets up a table by hand. Seats: `Ada` sits here, `friend`, `open`, or `agent:easy`; options by label."""
    page.get_by_role("link", name=f"Play {game}").click()
    page.get_by_role("radiogroup", name="Number of seats").get_by_text(f"{len(seats)} players").click()
    for number, words in enumerate(seats, 1):
        take_seat(page, number, words)
    for label, value in (options or {}).items():
        page.get_by_label(label, exact=True).select_option(label=value)
    page.get_by_role("button", name="Begin the game").click()


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
    page.locator("#prompt").wait_for()
    folded = page.locator("details.list:not([open]) > summary")
    expect(choices(page).first.or_(folded)).to_be_visible()
    if folded.is_visible():
        folded.click()
    return choices(page)


def over(page: Page) -> Locator:
    return page.get_by_text("The game is over", exact=True)


def answered(page: Page) -> int:
    """How many answers stand."""
    return int(page.locator("[data-answered]").get_attribute("data-answered") or "")


def stands_at(page: Page, number: int) -> None:
    expect(page.locator("[data-answered]")).to_have_attribute("data-answered", str(number))


def goes_on_from(page: Page, number: int) -> None:
    expect(page.locator("[data-answered]")).not_to_have_attribute("data-answered", str(number))


def answer(page: Page, number: int = 0) -> None:
    """Gives one of the answers offered (-1 is the last) and waits until the table has gone on."""
    before = answered(page)
    choices(page).nth(number).click()
    goes_on_from(page, before)


def combined(page: Page) -> list[list[str]]:
    """The dice of each answer, at the first roll of which some go together: elsewhere a click on a die is an answer."""
    while True:
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
    """Whoever is asked answers, until the game is over on every page."""
    for _ in range(2000):
        for page in pages:
            if not over(page).is_visible() and choices(page).first.is_visible():
                answer(page, -1)
        if all(over(page).is_visible() for page in pages):
            return
        if not any(choices(page).first.is_visible() for page in pages):
            pages[0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def table_of(page: Page) -> str:
    """The table's name in the address."""
    found = re.search(r"#/(?:table|replay)/([^?/]+)", page.url)
    assert found
    return found[1]


def log_of(page: Page) -> list[str]:
    """The sentences of the log, oldest first."""
    return page.locator(".log li").all_inner_texts()[::-1]
