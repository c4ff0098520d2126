"""Every game can be begun and played, drawn or not, in both languages and at both widths, with no word missing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ringspiel.kernel.registry import all_games
from tests.browser.conftest import OpenPage
from tests.browser.player import choose_language, fits, give, how_it_stands, unfolded_choices
from tests.browser.test_accessibility import faultless

ANSWERS = 4


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_game_is_begun_and_played(open_page: OpenPage, game: str, width: int, dark: bool) -> None:
    page = open_page(f"#/new/{game}", width=width, dark=dark)
    page.get_by_role("button", name="Begin the game").wait_for()
    for strength in page.get_by_label("strength").all():
        strength.select_option("easy")
    page.get_by_role("button", name="Begin the game").click()
    for number in range(ANSWERS):
        how_it_stands(page)
        give(page, number)
    unfolded_choices(page)
    choose_language(page, "Deutsch")
    expect(page.get_by_role("group", name="Aktionen")).to_be_visible()
    fits(page, width)


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_the_expansion_of_ringkrieg_has_its_figures_and_factions(open_page: OpenPage, width: int, dark: bool) -> None:
    page = open_page("#/new/ringkrieg", width=width, dark=dark)
    page.get_by_label("With the expansion").check()
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".ringkrieg .content > text").first.wait_for()
    expect(page.locator(".prompt.mine")).to_be_visible()
    if width < 900:
        page.locator("[data-drawer='beside']").click()
    page.locator("[data-tab='politics']").click()
    panel = page.get_by_role("tabpanel")
    for name in ("Hillmen of Dunland", "Corsairs of Umbar", "Ents of Fangorn", "Siege engines"):
        expect(panel).to_contain_text(name)
    faultless(page)
    page.get_by_role("button", name="Legend").click()
    for name in ("Corsair ship", "Siege tower", "Catapult", "Lady Galadriel", "The Balrog of Moria"):
        expect(page.get_by_role("dialog")).to_contain_text(name)
    faultless(page)
