"""A further language, from a folder: it is chosen in the head of the page, and lobby and table speak it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import server_with, watch
from tests.browser.player import choose_language, fits
from tests.browser.test_accessibility import faultless
from tests.texts.made_up import NAME, TAG, spoken, write

LEAST_TARGET = 24


@pytest.fixture
def page(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A page in English, of a server that has one more language."""
    monkeypatch.setenv("RINGSPIEL_TEXTS", str(write(tmp_path / "texts")))
    errors: list[str] = []
    with server_with("tests.browser.toys", tmp_path) as server:
        context = browser.new_context(viewport={"width": 390, "height": 800}, locale="en", reduced_motion="reduce")
        page = context.new_page()
        watch(page, f"{server.address}/", errors)
        page.goto(f"{server.address}/")
        yield page
        context.close()
    assert errors == []


def test_lobby_and_table_speak_a_language_from_a_folder(page: Page) -> None:
    expect(page.get_by_role("heading", name="A new game")).to_be_visible()
    choice = page.get_by_role("banner").get_by_role("combobox", name="Display language")
    assert choice.locator("option").all_inner_texts() == ["Deutsch", "English", NAME]
    box = choice.bounding_box()
    assert box and min(box["width"], box["height"]) >= LEAST_TARGET
    choose_language(page, NAME)
    expect(page.get_by_role("heading", name=spoken("A new game"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", TAG)
    expect(page.get_by_text(spoken("The Journey to Mordor")).first).to_be_visible()
    fits(page, 390)
    faultless(page)
    page.reload()
    page.get_by_role("link", name=spoken("Play The Journey to Mordor")).click()
    page.get_by_role("button", name=spoken("Begin the game")).click()
    expect(page.get_by_role("button", name=spoken("Undo"), exact=True)).to_be_visible()
    expect(page.get_by_text(spoken("which dice do you set aside?"), exact=False).first).to_be_visible()
    fits(page, 390)


def test_the_choice_works_with_the_keyboard_alone(page: Page) -> None:
    choice = page.get_by_role("banner").get_by_role("combobox")
    choice.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("html")).to_have_attribute("lang", TAG)
    expect(choice).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("heading", name="A new game")).to_be_visible()
