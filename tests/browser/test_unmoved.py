"""The board stays where it is and as large as it is, from answer to answer, on a screen and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.player import give, how_it_stands, set_up, settled
from tests.browser.test_in_view import GAMES

BOARDS = {
    "The Journey to Mordor": [".mordor .dice"],
    "The Fellowship": [".gefaehrten .frame"],
    "The Two Towers": [".tuerme .pane"],
    "Gran": [".gran .pane"],
}
ANSWERS = 6
SIZES = [(1366, 768), (390, 844)]
PLACES = """(selectors) => selectors.map((selector) => {
    const { left, top, width } = document.querySelector(selector).getBoundingClientRect();
    return [selector, ...[left, top + scrollY, width].map(Math.round)];
})"""

CUT_OFF = """() => [...document.querySelectorAll(".tally li")].filter((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    const around = one.closest(".table").getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || right > around.right || bottom > around.bottom;
}).map((one) => one.textContent)"""
"""What the dice of Die Reise nach Mordor came to, where it is not seen as a whole."""


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_does_not_move_from_answer_to_answer(open_page: OpenPage, game: str) -> None:
    seats, _ = GAMES[game]
    page = open_page()
    set_up(page, game, *seats, options={"Start player": "Ada"})
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#prompt")).to_be_visible()
        settled(page)
        before: list[Any] = page.evaluate(PLACES, BOARDS[game])
        for number in range(ANSWERS):
            give(page, number)
            how_it_stands(page)
            settled(page)
            assert page.evaluate(PLACES, BOARDS[game]) == before
            assert page.evaluate(CUT_OFF) == []
