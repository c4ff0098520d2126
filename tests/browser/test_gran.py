"""Gran on its board: whole games by clicking points, and why a stone may not go somewhere."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ringspiel.games.gran.library import board_of
from tests.browser.conftest import OpenPage
from tests.browser.player import answered, at_rest, box_of, fits, goes_on_from, over, take_seat
from tests.browser.test_accessibility import faultless

NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil", "Fine")
SIGHTS = (
    ("place an obstacle stone", "places an obstacle stone"),
    ("fight the dragon", "beats the dragon"),
    ("fight the dragon", "The dragon wins"),
    ("and win the ring", "wins the ring from"),
)
"""What everybody is after before the ring is delivered: words of the choice, and of the log when it has happened."""
SEEN = """() => ({
    points: [...document.querySelectorAll(".gran .hit.open")].map(
        (hit) => [hit.dataset.target.slice(6), hit.getAttribute("aria-label")]),
    status: document.querySelector(".gran .status").textContent,
    bearer: document.querySelector(".gran .mark.ring")?.closest("section").querySelector(".place").textContent ?? "",
    mine: document.querySelector(".gran .card.active .mark.ring") !== null,
    weak: document.querySelector(".gran .card.active").textContent.includes("0 amulets"),
})"""
NEWS = "() => [...document.querySelectorAll('.log li')].slice(-3).map((line) => line.textContent).join(' ')"
"""The last three sentences of the log, which has the newest first."""


def set_up(page: Page, seats: int, **numbers: str) -> None:
    page.get_by_role("link", name="Play Gran").click()
    page.get_by_role("radiogroup", name="Number of seats").get_by_text(f"{seats} players").click()
    for number, name in enumerate(NAMES[:seats], 1):
        take_seat(page, number, name)
    for label, value in numbers.items():
        page.get_by_label(label.replace("_", " "), exact=True).fill(value)
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".gran .hit.open").first).to_be_visible()


def click(page: Page, point: str) -> None:
    before = answered(page)
    page.locator(f"[data-target='point:{point}']").click()
    goes_on_from(page, before)


def goal_of(seen: dict[str, Any]) -> list[str]:
    """Where to go: to the ring or its bearer; with the ring or without amulets to a city."""
    standard = board_of("standard")
    if seen["mine"] or seen["weak"]:
        return [standard.ids[city] for city in standard.city_of]
    lying = re.search(r"lies at (\w+)", seen["status"])
    return [lying[1] if lying else seen["bearer"].split()[0]]


def best(seen: dict[str, Any], wanted: list[str], random: Random) -> str:
    """A point where something happens that is still to be seen; else one on the way."""
    for words in wanted:
        for point, label in seen["points"]:
            if words in label:
                return str(point)
    others = [point for point, label in seen["points"] if "deliver" not in label] or [seen["points"][0][0]]
    if seen["mine"] and wanted:
        return str(random.choice(others))
    standard = board_of("standard")
    goals = [standard.ids.index(id) for id in goal_of(seen)]
    points = [point for point, _ in seen["points"]] if not wanted else others
    away = {point: min(standard.distance[standard.ids.index(point)][goal] for goal in goals) for point in points}
    nearest = [point for point in points if away[point] == min(away.values())]
    return str(random.choice(nearest))


def test_three_players_fight_attack_wall_and_deliver_by_clicking_points(page: Page) -> None:
    """Dragon fights won and lost, an attack on the ring-bearer, a stone, and the delivery that wins."""
    set_up(page, 3, Seals_to_win="1")
    random = Random(1)
    happened: set[str] = set()
    for _ in range(900):
        if over(page).is_visible():
            break
        wanted = [words for words, told in SIGHTS if told not in happened]
        click(page, best(page.evaluate(SEEN), wanted, random))
        news = page.evaluate(NEWS)
        happened |= {told for _, told in SIGHTS if told in news}
    expect(over(page)).to_be_visible()
    assert happened == {told for _, told in SIGHTS}
    expect(page.locator(".log")).to_contain_text("brings the ring to the city")
    expect(page.locator(".gran .seal.won")).to_have_count(1)
    expect(page.get_by_role("table", name="Ranking").get_by_role("row")).to_have_count(4)


def test_six_players_on_one_screen_to_the_last_round(page: Page) -> None:
    set_up(page, 6, Last_round="2")
    expect(page.locator(".gran .card")).to_have_count(6)
    for _ in range(120):
        if over(page).is_visible():
            break
        click(page, page.evaluate(SEEN)["points"][0][0])
    expect(over(page)).to_be_visible()
    expect(page.locator(".gran .status")).to_contain_text("Round 2 of 2")


def test_a_point_where_nothing_may_go_says_why(page: Page) -> None:
    set_up(page, 3)
    page.locator("[data-target='point:W11']").click()
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_text("A step goes along one line to the next point.")).to_be_visible()
    page.get_by_role("group", name="Selection").get_by_role("button", name="Clear").click()
    click(page, "G32")
    click(page, "G32")
    expect(page.locator("#prompt")).to_contain_text("where do you place the obstacle stone?")
    page.locator("[data-target='point:G33']").click()
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_text("A crystal ball never takes an obstacle stone.")).to_be_visible()


@pytest.mark.parametrize("seats", [3, 6])
def test_the_whole_board_is_in_view_beside_the_knights(page: Page, seats: int) -> None:
    set_up(page, seats)
    board = box_of(page.locator(".gran .pane"))
    card = box_of(page.locator(".gran .card").first)
    assert board["y"] + board["height"] <= 800, "nothing to choose is below the window"
    assert card["x"] >= board["x"] + board["width"]


def test_the_board_keeps_its_size_when_the_last_knight_sets_out(page: Page) -> None:
    set_up(page, 3)
    before = box_of(page.locator(".gran .pane"))
    for point in ("G22", "G22", "G23", "G23", "G32", "G32"):
        click(page, point)
    expect(page.locator(".gran")).not_to_contain_text("waiting at the start")
    assert box_of(page.locator(".gran .pane")) == before


def test_a_phone_enlarges_the_board_to_where_one_can_choose(open_page: OpenPage) -> None:
    page = open_page(width=360)
    set_up(page, 3)
    for _ in range(2):
        page.get_by_role("button", name="Zoom in", exact=True).click()
    pane = box_of(page.locator(".gran .pane"))
    for hit in page.locator(".gran .hit.open").all():
        box = hit.bounding_box()
        assert box
        assert box["width"] >= 40, "large enough for a finger"
        assert pane["x"] <= box["x"] + box["width"] / 2 <= pane["x"] + pane["width"]
        assert pane["y"] <= box["y"] + box["height"] / 2 <= pane["y"] + pane["height"]
    fits(page, 360)
    click(page, "G22")
    expect(page.locator(".gran .pane.near")).to_be_visible()
    page.get_by_role("button", name="Show the whole board", exact=True).click()
    expect(page.locator(".gran .pane.near")).to_have_count(0)


def test_a_whole_move_by_keyboard_with_words_for_everything(page: Page) -> None:
    set_up(page, 3)
    start = page.locator("[data-target='point:G32']")
    expect(start).to_have_attribute(
        "aria-label", "to G32 (magic stone, Galad): place an obstacle stone if you stop there"
    )
    start.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-target='point:G22']")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-target='point:G12']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_contain_text("Stop there or go on")
    here = page.locator("[data-target='point:G22']")
    at_rest(page)
    expect(here).to_be_focused()
    expect(here).to_have_attribute("aria-label", "stop at G22 (Galad)")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-target='point:G11']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("goes from G22 (Galad) to G21 (Galad).")
    expect(page.locator("[data-target='point:G21']")).to_have_attribute("aria-label", re.compile(r"G21 \(Galad\): \w+"))


def test_the_legend_tells_what_points_and_signs_mean(page: Page) -> None:
    set_up(page, 3)
    page.get_by_text("Points and signs").click()
    legend = page.locator(".gran .legend").first
    expect(legend.locator("dt")).to_have_count(8)
    expect(legend).to_contain_text("Stop here to place an obstacle stone.")
    expect(legend).to_contain_text("attack a knight")


def test_the_board_is_played_by_keyboard_and_accessible(open_page: OpenPage) -> None:
    for width, dark in ((1280, False), (360, True)):
        page = open_page(width=width, dark=dark)
        set_up(page, 3)
        before = answered(page)
        page.locator(".gran .hit.open").first.focus()
        page.keyboard.press("Enter")
        goes_on_from(page, before)
        page.get_by_text("Points and signs").click()
        faultless(page)
        fits(page, width)
