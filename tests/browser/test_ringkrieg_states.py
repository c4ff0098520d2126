"""Whatever the table of Der Ringkrieg shows, axe-core has nothing to complain about: panels, cards, scenes, drawers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage, server_with
from tests.browser.test_accessibility import faultless
from tests.browser.test_ringkrieg import (
    LONG,
    draw_a_card,
    is_asked,
    is_hunted,
    log,
    march,
    pick,
    region,
    sit_down,
    tab,
    use,
)

THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
PANELS = ("hunt", "politics", "points", "forces", "cards")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_with("tests.browser.ringkrieg_scenes", tmp_path_factory.mktemp("states")) as server:
        yield f"{server.address}/"


def panels_are_faultless(page: Page) -> None:
    for name in PANELS:
        expect(tab(page, name)).to_be_visible()
        faultless(page, ".ringkrieg .tabs")


def opened(page: Page, selector: str) -> None:
    """A dialog, looked at and closed."""
    page.locator(f".ringkrieg {selector}").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    faultless(page, "dialog")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@THEMES
def test_panels_cards_and_the_split_of_an_army(open_page: OpenPage, dark: bool) -> None:
    page = open_page(dark=dark)
    sit_down(page)
    panels_are_faultless(page)
    opened(page, "[role=tabpanel] [data-card]")
    tab(page, "fellowship")
    opened(page, "[data-character='gimli']")
    page.locator("[data-target='card:fp-char-09']").hover()
    faultless(page, ".ringkrieg .hand")
    use(page, "army-muster", "move-army")
    region(page, "minas-tirith").press("Enter")
    page.get_by_text("Take only a part of the army").click()
    expect(page.locator("[data-less='figure:boromir']")).to_be_visible()
    faultless(page, ".ringkrieg .command")


@THEMES
def test_what_others_did_and_the_whole_log(open_page: OpenPage, dark: bool) -> None:
    page = open_page(dark=dark)
    sit_down(page)
    draw_a_card(page)
    page.locator("[data-recap]").click(timeout=LONG)
    recap = page.get_by_role("region", name="Since your last turn")
    recap.get_by_role("button", name="Step by step").click()
    expect(log(page)).to_be_visible()
    faultless(page)


@THEMES
def test_a_battle_and_how_it_is_read_again(open_page: OpenPage, dark: bool) -> None:
    page = open_page(dark=dark)
    sit_down(page)
    use(page, "character", "attack")
    march(page, "minas-tirith", "osgiliath")
    pick(page, "button:no-card")
    expect(page.locator(".ringkrieg .scene.battle .roll").first).to_be_visible(timeout=LONG)
    faultless(page)
    log(page)
    opened(page, "[data-scene='battle']")


def test_a_hunt_in_the_dark(open_page: OpenPage) -> None:
    page = open_page(dark=True)
    is_hunted(page)
    pick(page, "reroll:1")
    faultless(page)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".ringkrieg .scene.hunt p.tile")).to_be_visible()
    faultless(page)


@THEMES
def test_drawers_on_a_phone(open_page: OpenPage, dark: bool) -> None:
    page = open_page(width=390, dark=dark)
    sit_down(page)
    for drawer in ("hand", "beside", "log"):
        page.locator(f"[data-drawer='{drawer}']").click()
        expect(page.locator(".ringkrieg .drawer")).to_be_visible()
        faultless(page, ".ringkrieg .bottom")
    page.locator("[data-drawer='beside']").click()
    panels_are_faultless(page)


@pytest.mark.parametrize(("seats", "dark"), [(2, True), (3, False), (4, True)])
def test_teams_and_the_expansion(open_page: OpenPage, seats: int, dark: bool) -> None:
    page = open_page(dark=dark)
    page.get_by_role("link", name="Play The War of the Ring").click()
    page.get_by_role("radiogroup", name="Number of seats").get_by_text(f"{seats} players").click()
    page.get_by_label("With the expansion").check()
    for number in range(2, seats + 1):
        page.get_by_label(f"Seat {number}: who?").select_option("agent")
        page.get_by_label(f"Seat {number}: strength").select_option("easy")
    faultless(page)
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".ringkrieg [data-region]")).to_have_count(105)
    is_asked(page)
    faultless(page)
    panels_are_faultless(page)
    page.get_by_role("button", name="Legend").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    faultless(page, "dialog")
