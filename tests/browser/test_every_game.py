"""Every game can be begun and played, drawn or not, in both languages and at both widths, with no word missing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ringspiel.table.registry import games
from tests.browser.conftest import OpenPage
from tests.browser.player import answer, choices

ANSWERS = 4


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_game_is_begun_and_played(open_page: OpenPage, game: str, width: int, dark: bool) -> None:
    page = open_page(f"#/new/{game}", width=width, dark=dark)
    for strength in page.get_by_label("strength").all():
        strength.select_option("easy")
    page.get_by_role("button", name="Begin the game").click()
    for number in range(ANSWERS):
        choices(page).first.wait_for()
        answer(page, number % choices(page).count())
    choices(page).first.wait_for()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Spielverlauf")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
