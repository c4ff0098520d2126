"""All that is needed for an answer is in view at once: board, hand, question and confirmation, at every usual size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import choose_language, set_up, settled

GAMES = {
    "The Journey to Mordor": (("Ada", "agent:easy"), [".mordor .dice", ".mordor .map"]),
    "The Fellowship": (("Ada", "agent:easy"), [".gefaehrten .frame", ".gefaehrten .hand .cards"]),
    "The Two Towers": (("Ada", "agent:easy"), [".tuerme .pane svg", ".tuerme .hand"]),
    "Gran": (("Ada", "agent:easy", "agent:easy"), [".gran .pane svg"]),
}
"""Who plays, and what has to be seen of the board."""
ON_A_PHONE = {".mordor .map": ".mordor .others > :first-child"}
"""What is seen there instead: the player's journey as a strip, with the map below it."""
SIZES = [(1280, 800), (1366, 768), (1440, 900), (1920, 1080), (390, 844)]
CONFIRMING = """() => localStorage.setItem("ringspiel.settings", JSON.stringify({ confirm: true }))"""
PLACES = """(selectors) => selectors.map((selector) => {
    const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    return [selector, Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)];
})"""
COVERED = """() => [...document.querySelectorAll(".board button, .question button, .panel button")]
    .filter((one) => one.checkVisibility() && !one.closest(".list"))
    .flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const bar = matchMedia("(max-width: 40rem)").matches ? document.querySelector(".panel").offsetHeight : 0;
        if (y < 0 || y > innerHeight - (one.closest(".panel") ? 0 : bar) || width === 0) return [];
        const there = document.elementFromPoint(x, y);
        return !there || one.contains(there) || there.contains(one) ? [] : [`${one.textContent} ${one.ariaLabel}`];
    })"""

OVERFULL = """() => {
    const row = document.querySelector(".panel .actions");
    const { right } = row.getBoundingClientRect();
    const runsOut = (one) => one.getBoundingClientRect().right > right + 1 || one.scrollWidth > one.clientWidth + 1;
    return [...row.children].filter(runsOut).map((one) => one.textContent);
}"""


def seen(page: Page, selectors: list[str]) -> None:
    """All of these lie within the window, which has not been scrolled."""
    settled(page)
    size = page.viewport_size
    assert size and page.evaluate("scrollY") == 0
    bar = page.evaluate("Number.parseFloat(document.documentElement.style.getPropertyValue('--bar-height')) || 0")
    found: list[Any] = page.evaluate(PLACES, selectors)
    for selector, left, top, right, bottom in found:
        lowest = size["height"] - (0 if ".question" in selector else bar)
        assert left >= 0 and top >= 0 and right <= size["width"] and bottom <= lowest, (selector, top, bottom, lowest)
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", GAMES)
def test_board_hand_question_and_answer_are_in_view_together(open_page: OpenPage, game: str) -> None:
    seats, board = GAMES[game]
    page = open_page()
    page.evaluate(CONFIRMING)
    page.reload()
    set_up(page, game, *seats, options={"Start player": "Ada"})
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        parts = board if width > 640 else [ON_A_PHONE.get(part, part) for part in board]
        expect(page.locator("#prompt")).to_be_visible()
        seen(page, [*parts, ".question .prompt"])
        assert page.locator("main").get_by_text("Ada: ").count() == 1, "the question stands once"
        before = page.evaluate(PLACES, parts)
        page.locator(
            ".board button[aria-pressed=false]:enabled, .board [role=button][aria-pressed=false]"
        ).first.click()
        expect(page.get_by_role("group", name="Selection")).to_be_visible()
        seen(page, [*parts, ".question .prompt", ".question .bar"])
        assert page.evaluate(PLACES, parts) == before, "nothing moves when the answer is offered"
        if width > 640:
            page.locator(".question h2").evaluate("(one) => (one.textContent = 'A question of many words. '.repeat(9))")
            assert page.evaluate(PLACES, parts) == before, "however long the question is"


def test_the_german_buttons_fit_their_panel(page: Page) -> None:
    set_up(page, "The Journey to Mordor", "Ada", "agent:easy", options={"Start player": "Ada"})
    choose_language(page, "Deutsch")
    expect(page.get_by_role("button", name="Rückgängig")).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        assert page.evaluate(OVERFULL) == [], width
