"""axe-core finds nothing to complain about, on any page, in either theme, at either width."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import (
    choices,
    not_an_answer,
    play_to_the_end,
    set_up,
    settled,
    short_journey,
    unfolded_choices,
)

AXE = Axe()


def faultless(page: Page, part: str | None = None) -> None:
    """The whole page, or the part of it that a selector names."""
    settled(page)
    found: list[Any] = AXE.run(page, part).response["violations"]
    told = [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]
    assert told == []


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_every_page_is_accessible(open_page: OpenPage, width: int, dark: bool) -> None:
    page = open_page(width=width, dark=dark)
    page.get_by_role("heading", name="A new game").wait_for()
    faultless(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    faultless(page)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Play The Journey to Mordor").click()
    page.get_by_role("button", name="Begin the game").wait_for()
    faultless(page)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("heading", name="Rolling").wait_for()
    faultless(page)
    page.get_by_role("link", name="Learn it").click()
    expect(page.get_by_text("Two hobbits on their way")).to_be_visible()
    page.locator("figure .board").first.wait_for()
    faultless(page)
    page.get_by_role("link", name="Next: How it ends").click()
    page.get_by_role("heading", name="Five things beginners miss").wait_for()
    faultless(page)

    page.goto(page.url.partition("#")[0])
    short_journey(page, "Ada", "Bob")
    expect(unfolded_choices(page).first).to_be_visible()
    page.locator(f"button.die.{not_an_answer(page)[0]}").click()
    expect(page.get_by_role("group", name="Selection")).to_be_visible()
    faultless(page)
    page.get_by_role("group", name="Selection").get_by_role("button", name="Clear").click()
    play_to_the_end(page)
    expect(page.locator("[data-verdict]")).to_be_visible()
    faultless(page)
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_role("slider").wait_for()
    faultless(page)


def test_waiting_room_curtain_and_generic_board_are_accessible(open_page: OpenPage) -> None:
    page = open_page()
    set_up(page, "The Secret", "Ada", "friend")
    page.get_by_role("heading", name="About to begin").wait_for()
    faultless(page)
    page.goto(page.url.partition("#")[0])
    set_up(page, "The Secret", "Ada", "Bob")
    page.get_by_role("heading", name="Ada is next").wait_for()
    faultless(page)
    page.get_by_role("button", name="I am Ada").click()
    choices(page).first.wait_for()
    faultless(page)


def test_events_and_questions_are_announced(page: Page) -> None:
    short_journey(page, "Ada", "Bob")
    news = page.get_by_role("log", name="Announcements")
    expect(news).to_contain_text("which dice do you set aside?")
    choices(page).first.click()
    expect(news).to_contain_text(re.compile("(Ada|Bob) sets aside"))
