"""What can be pressed stays where it is while a page loads, and nobody is taken away from where they have gone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import at_rest, set_up, settled, wait_until

LATENCY = 200
"""Milliseconds by which every reply of the server is late, so that a page is seen between two of them."""
WATCH = """
const moved = (window.moved = []);
const pressable = "a[href], button, input, select, summary, textarea";
let before = new Map();

function places() {
    const shown = [...document.querySelectorAll(pressable)].filter((one) => one.checkVisibility());
    const boxes = shown.map((one) => [one, one.getBoundingClientRect()]);
    return new Map(boxes.filter(([, box]) => box.bottom > 0 && box.top < innerHeight));
}

function look() {
    const now = places();
    for (const [one, box] of now) {
        const was = before.get(one);
        if (was && Math.hypot(was.left - box.left, was.top - box.top) > 1)
            moved.push(`${one.ariaLabel ?? one.textContent}: ${was.left}, ${was.top} to ${box.left}, ${box.top}`);
    }
    before = now;
    requestAnimationFrame(look);
}
requestAnimationFrame(look);
"""


def opened_slowly(page: Page, path: str) -> Page:
    """The same person's next page, with a server far away; `window.moved` tells what has moved on it."""
    far = page.context.new_page()
    line = page.context.new_cdp_session(far)
    line.send("Network.enable")
    limits = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
    line.send("Network.emulateNetworkConditions", limits)
    far.add_init_script(WATCH)
    far.goto(re.sub(r"#.*", "", page.url) + path)
    return far


def nothing_moved(page: Page) -> None:
    settled(page)
    assert page.evaluate("window.moved") == []


@pytest.mark.parametrize("width", [1280, 390])
def test_what_can_be_pressed_stays_where_it_is(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width)
    set_up(page, "The Journey to Mordor", "Ada", "agent:easy")
    at_rest(page)
    lobby = opened_slowly(page, "#/")
    expect(lobby.get_by_role("region", name="Your games in play")).to_be_visible()
    nothing_moved(lobby)
    puzzles = opened_slowly(page, "#/puzzles/mordor")
    expect(puzzles.locator(".board svg").first).to_be_visible()
    nothing_moved(puzzles)


@pytest.mark.parametrize("late", ["tables/mine", "lessons?*"])
@pytest.mark.parametrize("how", ["never answered", "refused"])
def test_the_games_are_shown_whatever_becomes_of_the_rest(page: Page, late: str, how: str) -> None:
    set_up(page, "The Journey to Mordor", "Ada", "agent:easy")
    at_rest(page)
    asked = list[Route]()

    def instead(route: Route) -> None:
        asked.append(route)
        if how == "refused":
            route.fulfill(status=409, json={"error": {"code": "offline", "text": ""}})

    page.route(f"**/api/{late}", instead)
    page.goto(re.sub(r"#.*", "", page.url))
    expect(page.get_by_role("link", name="Play The Journey to Mordor")).to_be_visible()
    assert asked


def test_the_board_is_there_before_what_stands_below_it(open_page: OpenPage) -> None:
    page, held = open_page(width=390), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/Board-*.js", hold, times=1)
    set_up(page, "The Journey to Mordor", "Ada", "agent:easy")
    expect(page.get_by_role("button", name="This table")).to_be_visible()
    (board,) = wait_until(page, lambda: held)
    expect(page.get_by_role("link", name="Learn it")).to_have_count(0)
    board.continue_()
    expect(page.get_by_role("link", name="Learn it")).to_be_visible()


def test_who_goes_elsewhere_while_a_table_is_made_stays_there(page: Page) -> None:
    held = list[Route]()
    page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    page.get_by_role("link", name="Play The Journey to Mordor").click()
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")):
        page.get_by_role("button", name="Begin the game").click()
    page.get_by_role("link", name="Learn it").click()
    expect(page).to_have_url(re.compile("#/learn/mordor"))
    wait_until(page, lambda: held)
    held[0].continue_()
    expect(page.get_by_role("link", name=re.compile("^My tables"))).to_be_visible()
    expect(page.get_by_role("heading", name="Learn The Journey to Mordor")).to_be_visible()
    assert page.url.endswith("#/learn/mordor")
