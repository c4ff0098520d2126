"""Der Ringkrieg in the browser: the map shows the war, armies march and fight by clicks on it, nothing is hidden."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT, SETTINGS, OpenPage
from tests.browser.player import answer, answered, choices, goes_on_from, set_up
from tests.browser.test_accessibility import faultless

LONG = 90_000
"""Milliseconds that opponents on a busy machine may take."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, whose tables begin in the middle of the war."""
    store = f"sqlite:///{tmp_path_factory.mktemp('ringkrieg') / 'tables.sqlite3'}"
    settings = {**SETTINGS, "extra_games": ["tests.browser.ringkrieg_scenes"], "db": store}
    command = [sys.executable, "-m", "tests.server.launch", "0", json.dumps(settings)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    yield server.stdout.readline().split()[-1]
    server.terminate()
    server.wait(20)


def sit_down(page: Page) -> None:
    set_up(page, "The War of the Ring", "Ada", "agent:easy")
    expect(page.locator(".ringkrieg [data-region]")).to_have_count(105)


def region(page: Page, id: str) -> Locator:
    return page.locator(f".ringkrieg [data-region='{id}']")


def pick(page: Page, target: str) -> None:
    """Clicks one of the offers above the map."""
    page.locator(f".ringkrieg [data-target='{target}']").click()


def confirm(page: Page) -> None:
    """Gives the answer that is selected and waits until the table has gone on."""
    before = answered(page)
    page.get_by_role("group", name="Selection").locator(".primary").click()
    goes_on_from(page, before)


def use(page: Page, die: str, what: str) -> None:
    pick(page, f"die:{die}")
    pick(page, f"use:{what}")
    confirm(page)


def march(page: Page, origin: str, to: str) -> None:
    region(page, origin).press("Enter")
    region(page, to).press("Enter")
    confirm(page)


def containing(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))


def said(page: Page, sentence: str) -> None:
    expect(page.locator(".log")).to_contain_text(sentence, timeout=LONG)


def test_the_map_tells_of_armies_sieges_captures_and_the_fellowship(page: Page) -> None:
    sit_down(page)
    expect(region(page, "minas-tirith")).to_have_attribute(
        "aria-label",
        "Minas Tirith; Gondor; Stronghold; held by Free Peoples; "
        "3 × Gondor Regular, Gondor Elite, Gondor Leader, Boromir",
    )
    expect(region(page, "helms-deep")).to_have_attribute("aria-label", containing("besieged inside: 2 × Rohan Regular"))
    expect(region(page, "edoras")).to_have_attribute("aria-label", containing("held by Shadow"))
    expect(region(page, "moria")).to_have_attribute("aria-label", containing("The Fellowship"))
    board = page.locator(".ringkrieg")
    expect(board).to_contain_text("Corruption: 4 of 12")
    expect(board).to_contain_text("Steps since then: 2")
    expect(board).to_contain_text("Shadow 1 of 10")


def test_own_cards_have_titles_and_the_others_only_a_number(page: Page) -> None:
    sit_down(page)
    board = page.locator(".ringkrieg")
    expect(board).to_contain_text("Athelas")
    expect(board).to_contain_text("Círdan's Ships")
    expect(board).to_contain_text("2 cards in hand")
    expect(board).not_to_contain_text("Half-orcs and Goblin-men")


def test_a_click_on_a_region_tells_what_stands_there_and_where_it_leads(page: Page) -> None:
    sit_down(page)
    region(page, "osgiliath").click()
    card = page.locator(".ringkrieg .region")
    expect(card).to_contain_text("Osgiliath")
    expect(card).to_contain_text("3 × Sauron Regular, 2 × Nazgûl")
    expect(card).to_contain_text("Open borders:")
    expect(card).to_contain_text("Minas Tirith")


def test_an_army_marches_by_two_picks_on_the_map(page: Page) -> None:
    sit_down(page)
    use(page, "army-muster", "move-army")
    expect(page.locator("#prompt")).to_contain_text("which army moves where?")
    expect(region(page, "dol-amroth")).to_have_attribute("tabindex", "0")
    march(page, "dol-amroth", "lamedon")
    page.get_by_role("button", name="Go: 3 × Gondor Regular").first.click()
    said(page, "3 × Gondor Regular from Dol Amroth to Lamedon")
    expect(region(page, "lamedon")).to_have_attribute("aria-label", containing("3 × Gondor Regular"))


def test_a_battle_is_shown_while_it_is_fought(page: Page) -> None:
    sit_down(page)
    use(page, "character", "attack")
    march(page, "minas-tirith", "osgiliath")
    page.get_by_role("list", name="Possible answers").get_by_role("button").first.click()
    battle = page.locator(".ringkrieg .battle")
    expect(battle).to_contain_text("Battle for Osgiliath, round 1", timeout=LONG)
    expect(battle).to_contain_text("Free Peoples attacking from Minas Tirith")


def test_the_map_is_moved_by_keyboard(page: Page) -> None:
    sit_down(page)
    drawing = page.locator(".ringkrieg .frame > svg")
    whole = drawing.get_attribute("viewBox")
    page.locator(".ringkrieg .frame").focus()
    page.keyboard.press("+")
    expect(drawing).not_to_have_attribute("viewBox", whole or "")
    page.keyboard.press("0")
    expect(drawing).to_have_attribute("viewBox", whole or "")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_the_bar_with_the_answer_leaves_the_map_free_on_a_phone(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width)
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page)
    use(page, "army-muster", "move-army")
    frame = page.locator(".ringkrieg .frame")
    frame.evaluate("frame => frame.scrollIntoView({ block: 'end' })")
    region(page, "dol-amroth").click()
    bar = page.get_by_role("group", name="Selection").bounding_box()
    seen = frame.bounding_box()
    assert bar and seen
    assert seen["y"] + seen["height"] <= bar["y"] + 1
    assert seen["y"] >= 0
    region(page, "lamedon").click()
    expect(page.get_by_role("group", name="Selection").locator(".primary")).to_contain_text("Lamedon")


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_the_board_is_accessible_and_fits_while_questions_are_answered(
    open_page: OpenPage, width: int, dark: bool
) -> None:
    page = open_page(width=width, dark=dark)
    sit_down(page)
    faultless(page)
    for number in range(5):
        choices(page).first.wait_for(timeout=LONG)
        answer(page, number % choices(page).count())
    page.get_by_text("Everybody on the map as a list").click()
    faultless(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
