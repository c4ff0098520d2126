"""The table itself: selecting on the board, why not, rules, undo, the curtain, languages, settings, phone width."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ringspiel.languages import SHIPPED
from tests.browser.conftest import OpenPage
from tests.browser.player import (
    answer,
    answered,
    choices,
    choose_language,
    colours_in,
    combined,
    fits,
    not_an_answer,
    over,
    play_to_the_end,
    set_up,
    short_journey,
    stands_at,
    unfolded_choices,
)


def test_wrong_selection_on_the_board_is_explained_by_its_rule(page: Page) -> None:
    short_journey(page, "Ada", "Bob")
    for colour in not_an_answer(page):
        page.locator(f"button.die.{colour}").click()
    selection = page.get_by_role("group", name="Selection")
    selection.get_by_role("button", name="Why not?").click()
    rule = selection.get_by_role("button", name=re.compile("Show rule RM-1[1-4]"))
    rule.click()
    expect(page.get_by_role("dialog", name=re.compile("Rule RM-1[1-4]"))).to_contain_text("Rolling")
    page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    selection.get_by_role("button", name="Clear").click()
    expect(selection).to_be_hidden()


def test_selection_that_is_an_answer_can_be_confirmed(page: Page) -> None:
    short_journey(page, "Ada", "Bob")
    combined(page)
    wanted = choices(page).first.inner_text().splitlines()[0]
    for colour in colours_in(wanted):
        page.locator(f"button.die.{colour}").click()
    before = answered(page)
    page.get_by_role("group", name="Selection").get_by_role("button", name=wanted).click()
    stands_at(page, before + 1)


def test_log_explains_and_its_rules_open(page: Page) -> None:
    short_journey(page, "Ada", "Bob")
    log = page.get_by_role("region", name="What happened")
    expect(log.get_by_text(re.compile("rolls .* and "))).to_be_visible()
    log.get_by_role("button", name="Show rule RM-5").click()
    expect(page.get_by_role("dialog", name="Rule RM-5")).to_contain_text("start player")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="All rules").click()
    expect(opened.value.get_by_role("heading", name="Rules: The Journey to Mordor")).to_be_visible()


def test_curtain_falls_between_hidden_hands(page: Page) -> None:
    set_up(page, "The Secret", "Ada", "Bob")
    expect(page.get_by_role("heading", name="Ada is next")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("9100")
    page.get_by_role("button", name="I am Ada").click()
    answer(page)
    choices(page).first.click()
    expect(page.get_by_role("heading", name="Bob is next")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("9100")


def test_game_without_a_board_is_played_with_the_panel_alone(page: Page) -> None:
    set_up(page, "The Secret", "Ada", "agent:easy")
    expect(page.get_by_text("No board has been drawn for this game yet")).to_be_visible()
    play_to_the_end(page)
    expect(page.get_by_role("table", name="Ranking")).to_be_visible()


def test_undo_within_the_turn(page: Page) -> None:
    set_up(page, "The Secret", "Ada", "agent:easy")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    answer(page)
    page.get_by_role("button", name="Undo").click()
    stands_at(page, 0)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_language_changes_at_once_and_stays(page: Page) -> None:
    short_journey(page, "Ada", "Bob")
    expect(page.locator("#prompt")).to_contain_text("which dice do you set aside?")
    page.locator(f"button.die.{not_an_answer(page)[0]}").click()
    choose_language(page, "Deutsch")
    expect(page.get_by_role("group", name="Auswahl")).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text("Welche Würfel legst du heraus?")
    expect(page.get_by_role("heading", name="Spielverlauf")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("#prompt")).to_contain_text("Welche Würfel legst du heraus?")


def test_settings_change_the_theme_and_the_click(page: Page) -> None:
    set_up(page, "The Secret", "Ada", "agent:easy")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("dark", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    single_keys(page, on=False)
    page.keyboard.press("1")
    stands_at(page, 0)
    single_keys(page, on=True)
    page.keyboard.press("1")
    stands_at(page, 1)


def single_keys(page: Page, on: bool) -> None:
    """Sets it in the settings, and closes them."""
    settings = page.get_by_role("dialog", name="Settings")
    if not settings.is_visible():
        page.get_by_role("button", name="Settings").click()
    settings.get_by_label("Keyboard shortcuts").set_checked(on)
    page.keyboard.press("Escape")
    expect(settings).to_be_hidden()


@pytest.mark.parametrize("language", SHIPPED)
def test_phone_width_never_scrolls_sideways_and_a_game_can_be_played(open_page: OpenPage, language: str) -> None:
    page = open_page(width=360, language="en")
    page.get_by_role("heading", name="A new game").wait_for()
    fits(page, 360)
    page.get_by_role("link", name="Play The Journey to Mordor").click()
    page.get_by_role("button", name="Begin the game").wait_for()
    fits(page, 360)
    page.goto(page.url.partition("#")[0])
    short_journey(page, "Ada", "agent:easy")
    if language == "de":
        choose_language(page, "Deutsch")
        page.get_by_role("button", name="Rückgängig").wait_for()
        fits(page, 360)
        choose_language(page, "English")
    unfolded_choices(page)
    expect(page.get_by_role("button", name="Hint")).to_be_in_viewport()
    play_to_the_end(page)
    expect(over(page)).to_be_visible()
    fits(page, 360)
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_role("slider").wait_for()
    fits(page, 360)
