"""Die Gefährten in the browser: laying cards on the endless table, whole games, the curtain, every ring."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

import ringspiel
from tests.browser.conftest import OpenPage
from tests.browser.late import set_up_late
from tests.browser.player import (
    MOST_ANSWERS,
    answered,
    box_of,
    choices,
    give,
    goes_on_from,
    how_it_stands,
    over,
    play_to_the_end,
    set_up,
    settled,
    unfolded_choices,
)
from tests.browser.test_accessibility import faultless

GAME = "The Fellowship"
ALL_RINGS_SEED = 0
LAST_ANSWERS = 8
COVERED_SLOTS = """() => {
    const edges = (one) => one.getBoundingClientRect();
    const tools = [...document.querySelectorAll(".cloth .zoom button")].map(edges);
    const slots = [...document.querySelectorAll(".cloth [role=button][aria-pressed]")];
    const meets = (one, two) =>
        one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
    const covered = slots.filter((slot) => tools.some((tool) => meets(edges(slot), tool)));
    return [slots.length, covered.map((slot) => slot.ariaLabel)];
}"""


def table(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Table"))


def first_card(page: Page) -> Locator:
    return page.get_by_role("region", name="Your hand").get_by_role("listitem").get_by_role("button").first


def lay_first_card(page: Page, slot: str) -> None:
    """Picks a card and a slot on the board, and confirms."""
    before = answered(page)
    first_card(page).click()
    table(page).get_by_role("button", name=re.compile(f"^{slot}")).click()
    page.get_by_role("group", name="Selection").get_by_role("button", name=re.compile("^Lay")).click()
    goes_on_from(page, before)


def test_a_card_is_laid_by_picking_it_and_a_slot(page: Page) -> None:
    set_up(page, GAME, "Ada", "agent:easy", options={"Start player": "Ada"})
    expect(choices(page).first).to_be_visible()
    lay_first_card(page, "top left corner")
    expect(table(page).get_by_label(re.compile("^top left corner: green|yellow"))).to_be_visible()


def test_a_slot_that_is_not_open_to_a_card_is_explained_by_its_rule(page: Page) -> None:
    set_up(page, GAME, "Ada", "agent:easy", options={"Start player": "Ada"})
    lay_first_card(page, "top left corner")
    choices(page).first.wait_for()
    first_card(page).click()
    table(page).get_by_role("button", name=re.compile("^top left corner")).click()
    selection = page.get_by_role("group", name="Selection")
    selection.get_by_role("button", name="Why not?").click()
    expect(selection.get_by_role("button", name=re.compile("Show rule GF-2[1467]"))).to_be_visible()


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_the_board_is_accessible(open_page: OpenPage, width: int, dark: bool) -> None:
    page = open_page(width=width, dark=dark)
    set_up(page, GAME, "Ada", "agent:easy", options={"Start player": "Ada"})
    unfolded_choices(page)
    first_card(page).click()
    faultless(page)
    set_up_late(page, "gefaehrten", "Ada", "agent:easy", left=LAST_ANSWERS)
    play_to_the_end(page)
    faultless(page)


def test_on_a_phone_the_buttons_of_the_table_cover_no_slot(open_page: OpenPage) -> None:
    page = open_page(width=390)
    set_up(page, GAME, "Ada", "agent:easy", options={"Start player": "Ada"})
    expect(table(page).get_by_role("button", name=re.compile("^top left corner"))).to_be_visible()
    settled(page)
    assert page.evaluate(COVERED_SLOTS) == [10, []]


def test_another_card_takes_the_place_of_the_first(page: Page) -> None:
    set_up(page, GAME, "Ada", "Bob", options={"Start player": "Ada"})
    page.get_by_role("button", name=re.compile("Ada")).click()
    cards = page.get_by_role("region", name="Your hand").get_by_role("listitem").get_by_role("button")
    cards.nth(0).click()
    cards.nth(1).click()
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("how", ["keys", "buttons", "wheel", "drag"])
def test_the_table_pans_and_zooms(page: Page, how: str) -> None:
    set_up(page, GAME, "Ada", "agent:easy", options={"Start player": "Ada"})
    drawing = table(page).locator("> svg")
    box = box_of(table(page))
    before = drawing.get_attribute("viewBox")
    if how == "keys":
        table(page).focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("+")
    elif how == "buttons":
        page.get_by_role("button", name="Zoom in").click()
    elif how == "wheel":
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.wheel(0, 300)
        page.wait_for_function("() => scrollY > 0")
        expect(drawing).to_have_attribute("viewBox", before or "")
        box = box_of(table(page))
        page.mouse.move(box["x"] + 20, box["y"] + box["height"] - 20)
        page.keyboard.down("Control")
        page.mouse.wheel(0, 300)
        page.keyboard.up("Control")
    else:
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 120, box["y"] + 60, steps=4)
        page.mouse.up()
    expect(drawing).not_to_have_attribute("viewBox", before or "")
    page.get_by_role("button", name="Show the current location").click()
    expect(drawing).to_have_attribute("viewBox", before or "")


def scores_are_told(page: Page, *names: str) -> None:
    """Everybody's score is the sum of what is told location by location."""
    ranking = page.get_by_role("table", name="Ranking")
    for name in names:
        expect(ranking.get_by_role("rowheader", name=name)).to_be_visible()
    for row in ranking.locator("tbody tr").all():
        parts = re.findall(r"-?\d+", row.locator(".made-of").inner_text().replace("−", "-"))
        assert sum(map(int, parts)) == int(row.get_by_role("cell").nth(1).inner_text())


def test_the_end_of_a_game_against_the_computer(page: Page) -> None:
    set_up_late(page, "gefaehrten", "Ada", "agent:easy", left=LAST_ANSWERS)
    play_to_the_end(page)
    expect(page.get_by_role("heading", name=re.compile("^At the end: "))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"^Points\. Ada: \d+; "))).to_be_visible()
    scores_are_told(page, "Ada")


def test_whole_hot_seat_game_of_three_with_the_curtain(page: Page) -> None:
    """Nobody's hand is on the screen before its owner has opened the curtain."""
    set_up(page, GAME, "Ada", "Bob", "Cleo")
    curtains = 0
    for _ in range(MOST_ANSWERS):
        stands, _ = how_it_stands(page)
        if stands == "over":
            break
        if stands == "curtain":
            expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
            page.get_by_role("button", name=re.compile("^I am ")).click()
            curtains += 1
        else:
            give(page, -1)
    expect(over(page)).to_be_visible()
    assert curtains > 20
    scores_are_told(page, "Ada", "Bob", "Cleo")


def game_with_all_rings() -> dict[str, object]:
    """Two players who use every ring as soon as they can, and the Lothlórien ring to take a card back."""
    random = Random(ALL_RINGS_SEED)
    game = ringspiel.new("gefaehrten", 2, seed=ALL_RINGS_SEED)
    while game.seat is not None:
        notations = {game.describe(answer).notation: answer for answer in game.answers()}
        wanted = [answer for words, answer in notations.items() if words.startswith(("ring", "take-back"))]
        game.answer(random.choice(wanted[-1:] or game.answers()))
    return game.record(names=["Ada", "Bob"])


def test_every_ring_is_seen_on_its_card(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    file = tmp_path / "rings.json"
    file.write_text(json.dumps(game_with_all_rings()))
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").press("End")
    names = ["Bag End", "Bree", "Weathertop", "first ring of Rivendell", "second ring of Rivendell", "Lothlórien"]
    for name in names:
        expect(table(page).get_by_label(re.compile(f"with the .*{name}"))).to_have_count(1)
