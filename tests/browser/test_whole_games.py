"""Whole games: around one screen, against the computer, by keyboard alone; with the end screen and a rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import (
    MOST_ANSWERS,
    answered,
    begin,
    choices,
    goes_on_from,
    how_it_stands,
    over,
    play_to_the_end,
    short_journey,
    table_of,
    wait_until,
)
from tests.browser.test_accessibility import faultless

FOCUSED = """() => {
    const element = document.activeElement;
    return element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).textContent.trim();
}"""


def test_hot_seat_game_from_the_lobby_to_the_rematch(page: Page) -> None:
    short_journey(page, "Ada", "Bob")
    promise = page.get_by_text("Chance fixed before the game")
    promise.click()
    commitment = page.locator("dd code").first.inner_text()
    play_to_the_end(page)

    ranking = page.get_by_role("table", name="Ranking")
    expect(ranking.get_by_role("rowheader", name="Ada")).to_be_visible()
    expect(ranking.get_by_role("rowheader", name="Bob")).to_be_visible()
    expect(page.locator("[data-verdict]")).to_have_text(re.compile(r"^Chance verified: all \d+ draws are correct$"))
    decisions = [int(words) for words in ranking.locator("tbody td:nth-child(4)").all_inner_texts()]
    assert sum(decisions) == answered(page)
    page.locator("[data-verdict]").click()
    expect(page.locator("dd code").first).to_have_text(commitment)

    old = table_of(page)
    page.get_by_role("button", name="Rematch").click()
    expect(choices(page).first).to_be_visible()
    expect(page).not_to_have_url(re.compile(old))


def test_game_against_the_computer(page: Page) -> None:
    short_journey(page, "Ada", "agent:easy", "agent:easy")
    expect(page.get_by_role("list", name="Players").get_by_text("Ada")).to_be_visible()
    play_to_the_end(page)
    page.get_by_role("link", name="Ringspiel").click()
    finished = page.get_by_role("region", name="Your finished games")
    expect(finished.get_by_role("heading", name="The Journey to Mordor")).to_be_visible()


def test_running_game_is_found_again_after_closing_the_page(page: Page) -> None:
    short_journey(page, "Ada", "Bob")
    expect(choices(page).first).to_be_visible()
    table = table_of(page)
    page.get_by_role("link", name="Ringspiel").click()
    page.reload()
    page.get_by_role("link", name="Continue").click()
    expect(choices(page).first).to_be_visible()
    expect(page).to_have_url(re.compile(rf"#/table/{table}$"))


@pytest.mark.parametrize("width", [1280, 390])
def test_hint_says_what_a_strong_player_would_do_and_can_be_followed(open_page: OpenPage, width: int) -> None:
    """On a phone the button of the selection follows it, and the hint stays to be read."""
    page = open_page(width=width)
    short_journey(page, "Ada", "agent:easy")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("A strong player would choose")).to_contain_text("%")
    faultless(page)
    before = answered(page)
    follow = page.get_by_role("button", name="Follow the hint")
    (follow if width == 1280 else page.get_by_role("group", name="Selection").locator(".primary")).click()
    wait_until(page, lambda: answered(page) > before)


def test_people_who_play_against_each_other_have_no_hints_unless_they_want_them(page: Page) -> None:
    page.get_by_role("link", name="Play The Journey to Mordor").click()
    hints = page.get_by_label("Allow hints from the computer")
    expect(hints).to_be_checked()
    for who in ("friend", "me"):
        page.get_by_label("Seat 2: who?").select_option(who)
        expect(hints).not_to_be_checked()
    begin(page)
    expect(choices(page).first).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.go_back()
    page.get_by_label("Seat 2: who?").select_option("me")
    hints.check()
    begin(page)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


def test_whole_game_by_keyboard_alone(page: Page) -> None:
    """Tab, arrows, Enter and number keys; the mouse is never used."""
    page.get_by_role("link", name="Play The Journey to Mordor").wait_for()
    tab_to(page, "Play The Journey to Mordor")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Begin the game").wait_for()
    tab_to(page, "Dice and tracks")
    arrow_to(page, "Short")
    tab_to(page, "Seat 2: strength", backwards=True)
    arrow_to(page, "easy")
    tab_to(page, "Begin the game")
    page.keyboard.press("Enter")

    by_arrows = 0
    for _ in range(MOST_ANSWERS):
        if how_it_stands(page)[0] == "over":
            break
        before = answered(page)
        if by_arrows < 3:
            by_arrows += 1
            choose_by_arrows(page)
        else:
            page.keyboard.press("1")
        goes_on_from(page, before)
    expect(over(page)).to_be_visible()
    assert by_arrows == 3


def choose_by_arrows(page: Page) -> None:
    """After every question the focus is on it, so that the arrow key leads to the answers."""
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choices(page).first).to_be_focused()
    page.keyboard.press("Enter")


def arrow_to(page: Page, name: str) -> None:
    """Chooses from the list that has the focus, from its first entry on."""
    page.keyboard.press("Home")
    for _ in range(10):
        if str(page.evaluate("document.activeElement.selectedOptions[0].label")).lower().startswith(name.lower()):
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"{name} cannot be chosen by keyboard")


def tab_to(page: Page, name: str, backwards: bool = False) -> None:
    for _ in range(60):
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
        if str(page.evaluate(FOCUSED)).startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached by keyboard")
