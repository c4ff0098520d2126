"""What a first visit transfers: little enough for a slow line, and nothing of it again on the second."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ringspiel.languages import SHIPPED
from tests.browser.conftest import OpenPage
from tests.browser.player import PATIENCE, choose_language

MOST = 200_000
"""Bytes, compressed, with the heads of the answers."""
LOADED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .map(({ name, transferSize }) => ({ name, transferSize }))"""


def loaded(page: Page) -> list[dict[str, Any]]:
    """All that the page has asked for until the lobby stands there, in its own letters."""
    expect(page.locator("ul.games li")).not_to_have_count(0)
    expect(page.locator("ul.games").get_by_role("button").first).to_be_visible()
    page.evaluate("async () => { await document.fonts.ready; }")
    found: list[dict[str, Any]] = page.evaluate(LOADED)
    return found


@pytest.mark.parametrize("language", SHIPPED)
def test_the_first_load_of_the_lobby_is_small(open_page: OpenPage, language: str) -> None:
    files = loaded(open_page(language=language))
    sizes = {file["name"].rpartition("/")[2]: file["transferSize"] for file in files}
    assert any(name.endswith(".js") for name in sizes) and any(name.endswith(".woff2") for name in sizes)
    assert sum(sizes.values()) <= MOST, sizes
    assert not any(name.startswith(("Board", "TablePage")) for name in sizes), "loaded before it is needed"


def test_hashed_files_come_from_the_cache_the_second_time(page: Page) -> None:
    loaded(page)
    page.reload()
    hashed = [file for file in loaded(page) if "/assets/" in file["name"]]
    assert hashed and [file for file in hashed if file["transferSize"] > 0] == []


@pytest.fixture
def cut_off(browser: Browser, address: str) -> Iterator[Page]:
    """A page in English, in the lobby, whose browser may complain of what does not come."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    loaded(page)
    yield page
    context.close()


def test_a_page_that_cannot_be_loaded_says_so_and_tries_again(cut_off: Page) -> None:
    page = cut_off
    page.route("**/assets/RulesPage-*.js", lambda route: route.fulfill(status=404, body=""))
    page.goto(page.url + "#/rules/mordor")
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/assets/RulesPage-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Rules: The Journey to Mordor")).to_be_visible()


def test_a_language_that_cannot_be_loaded_leaves_the_other_in_place(cut_off: Page) -> None:
    page = cut_off
    page.route("**/api/texts/de*", lambda route: route.fulfill(status=503, body=""))
    choose_language(page, "Deutsch")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.unroute("**/api/texts/de*")
    choose_language(page, "Deutsch")
    expect(page.get_by_role("heading", name="Ein neues Spiel")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


SYNTH = """() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/synth-"))"""


def test_sounds_are_loaded_only_when_they_are_wanted(page: Page) -> None:
    page.get_by_role("link", name="Play The War of the Ring").click()
    page.get_by_role("button", name="Begin the game").click()
    go_on = page.locator("[data-target='button:done']").first
    expect(go_on).to_be_visible(timeout=PATIENCE)
    assert not page.evaluate(SYNTH)
    page.evaluate(
        """() => localStorage.setItem("ringspiel.settings",
            JSON.stringify({ ...JSON.parse(localStorage.getItem("ringspiel.settings") ?? "{}"), sounds: true }))"""
    )
    page.reload()
    expect(go_on).to_be_visible(timeout=PATIENCE)
    page.wait_for_function(SYNTH)


@pytest.mark.parametrize("width", [1280, 1440])
def test_all_games_can_be_begun_without_scrolling_and_say_what_they_ask(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width)
    for card in page.locator("ul.games li").all()[:5]:
        play = card.get_by_role("link", name=re.compile("^Play ")).bounding_box()
        assert play and play["y"] + play["height"] <= 800
    expect(page.locator("ul.games li").filter(has_text="The War of the Ring")).to_contain_text("two to three hours")
