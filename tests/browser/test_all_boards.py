"""What every board keeps to: marks of what others did, scrolling, zoom, and a phone's bar with question and actions."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Company
from tests.browser.player import box_of, choices, give, how_it_stands, set_up, settled
from tests.browser.test_return import AWAY, MARKS

ASKED_AGAIN = ("mordor", "gefaehrten", "gran")
"""Games in which the first answer does not end one's turn; elsewhere the others act at once, and leave other marks."""
DRAWN = "(marks) => marks.map((mark) => mark.outerHTML)"
BOARDS = {
    "The Journey to Mordor": ("Ada", "agent:easy"),
    "The Fellowship": ("Ada", "agent:easy"),
    "The Two Towers": ("Ada", "agent:easy"),
    "Gran": ("Ada", "agent:easy", "agent:easy"),
}
WAR = "The War of the Ring"
SEEN = {
    "The Journey to Mordor": ".mordor .sheet .tracks",
    "The Fellowship": ".gefaehrten .frame [role=img]",
    "The Two Towers": ".tuerme .pane svg",
    "Gran": ".gran .pane svg",
    WAR: ".ringkrieg [data-region='moria']",
}
"""What is larger the nearer one looks."""
WINDOW = ".board :is(.frame, .pane)[role=group]"


def begin(page: Page, game: str) -> None:
    if game == WAR:
        set_up(page, game, "Ada", "agent:easy")
    else:
        set_up(page, game, *BOARDS[game], options={"Start player": "Ada"})
    expect(page.locator("#prompt")).to_be_visible()
    settled(page)


@pytest.mark.parametrize("game", AWAY)
def test_what_others_did_stays_marked_until_one_acts(open_page: OpenPage, address: str, game: str) -> None:
    seats, options = AWAY[game]
    page = open_page()
    table = Company(address, page, game, *seats, options=options)
    table.come(page, seats.index("Ada"))
    choices(page).first.wait_for()
    settled(page)
    expect(page.locator(MARKS)).not_to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    before = page.locator(MARKS).evaluate_all(DRAWN)
    assert before
    give(page, 0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    settled(page)
    after = page.locator(MARKS).evaluate_all(DRAWN)
    assert after == [] if game in ASKED_AGAIN else after != before


def size(page: Page, game: str) -> float:
    return float(box_of(page.locator(SEEN[game]).first)["width"])


def fingers(cdp: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def pinch(page: Page, x: float, y: float) -> None:
    """Two fingers, one over the other, part: upright, so that it could be taken for scrolling."""
    cdp = page.context.new_cdp_session(page)
    fingers(cdp, "touchStart", (x, y - 20))
    fingers(cdp, "touchStart", (x, y - 20), (x, y + 20))
    for way in (30, 45, 60):
        fingers(cdp, "touchMove", (x, y - way), (x, y + way))
    fingers(cdp, "touchEnd")


def swipe(page: Page, x: float, y: float) -> None:
    """A finger goes up."""
    cdp = page.context.new_cdp_session(page)
    fingers(cdp, "touchStart", (x, y))
    for way in (20, 60, 110, 160):
        fingers(cdp, "touchMove", (x, y - way))
    fingers(cdp, "touchEnd")


@pytest.mark.parametrize("game", SEEN)
def test_a_board_is_seen_nearer_by_ctrl_and_wheel_by_two_fingers_and_by_buttons(open_page: OpenPage, game: str) -> None:
    page = open_page(width=900)
    begin(page, game)
    page.locator(SEEN[game]).first.scroll_into_view_if_needed()
    before = size(page, game)
    box = box_of(page.locator(WINDOW))
    x, y = box["x"] + box["width"] * 0.6, min(box["y"] + box["height"] / 2, 500)
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    nearer = size(page, game)
    assert nearer > before * 1.2
    pinch(page, x, y)
    nearest = size(page, game)
    assert nearest > nearer * 1.5
    page.get_by_role("button", name="Zoom out", exact=True).click()
    assert size(page, game) < nearest * 0.9
    page.get_by_role("button", name="Zoom in", exact=True).click()
    assert size(page, game) == pytest.approx(nearest, rel=0.01)
    assert page.evaluate("visualViewport.scale") == 1


@pytest.mark.parametrize("game", BOARDS)
def test_a_turn_of_the_wheel_or_a_swipe_over_a_board_scrolls_the_page(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.set_viewport_size({"width": 1280, "height": 500})
    begin(page, game)
    seen, box = size(page, game), box_of(page.locator(WINDOW))
    x, y = box["x"] + box["width"] / 2, min(box["y"] + 60, 480)
    page.mouse.move(x, y)
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 100")
    page.evaluate("() => scrollTo(0, 0)")
    swipe(page, x, y)
    page.wait_for_function("() => scrollY > 80")
    assert size(page, game) == seen


def test_the_map_that_fills_the_window_is_zoomed_by_the_wheel_and_moved_by_a_swipe(open_page: OpenPage) -> None:
    page = open_page(width=390)
    begin(page, WAR)
    seen = size(page, WAR)
    page.mouse.move(190, 200)
    page.mouse.wheel(0, -200)
    assert size(page, WAR) > seen
    before = box_of(page.locator(SEEN[WAR]))
    swipe(page, 190, 260)
    assert box_of(page.locator(SEEN[WAR]))["y"] < before["y"]
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("game", BOARDS)
def test_on_a_phone_question_and_actions_stay_at_the_bottom(open_page: OpenPage, game: str) -> None:
    page = open_page(width=390)
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, game)
    panel = page.locator("section.panel")
    for place in ("0", "document.documentElement.scrollHeight"):
        page.evaluate(f"() => scrollTo(0, {place})")
        for name in ("Undo", "Hint"):
            expect(panel.get_by_role("button", name=name, exact=True)).to_be_in_viewport()
        expect(panel.locator("#prompt")).to_have_text(re.compile(r"\w"))
        expect(panel.locator("#prompt")).to_be_in_viewport()
        expect(panel.locator("summary")).to_be_in_viewport()
        box = box_of(panel)
        assert abs(box["y"] + box["height"] - 844) <= 1
    panel.locator("summary").click()
    expect(choices(page).first).to_be_in_viewport()


@pytest.mark.parametrize(
    ("game", "others", "hides"), [("Gran", ["Bob", "Cid"], False), ("The Two Towers", ["Bob"], True)]
)
def test_the_curtain_falls_when_the_seat_changes_and_something_is_hidden(
    page: Page, game: str, others: list[str], hides: bool
) -> None:
    """Behind it stands what happened meanwhile."""
    set_up(page, game, "Ada", *others, options={"Start player": "Ada"})
    if hides:
        page.get_by_role("button", name="I am Ada", exact=True).click()
    choices(page).first.wait_for()
    while how_it_stands(page)[0] == "asked" and "Ada:" in page.locator("#prompt").inner_text():
        give(page, -1)
    if hides:
        expect(page.get_by_role("heading", name="Bob is next", exact=True)).to_be_visible()
        expect(page.locator(".board")).to_have_count(0)
        page.get_by_role("button", name="I am Bob", exact=True).click()
    expect(page.locator("#prompt")).to_contain_text("Bob")
    expect(page.get_by_text(re.compile("^Meanwhile: .*Ada"))).to_be_visible()


def test_what_a_pointer_is_told_is_also_told_by_a_tap_and_by_focus(open_page: OpenPage) -> None:
    page = open_page(width=390)
    begin(page, "The Fellowship")
    tip = page.locator(".tip")
    ring = page.locator(".supply svg").first
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    ring.evaluate("(it) => it.scrollIntoView({ block: 'center' })")
    box = box_of(ring)
    cdp = page.context.new_cdp_session(page)
    fingers(cdp, "touchStart", (box["x"] + 10, box["y"] + 10))
    fingers(cdp, "touchEnd")
    expect(tip).to_contain_text("The location changes colour")
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    page.get_by_role("button", name="Zoom out", exact=True).focus()
    page.keyboard.press("Shift+Tab")
    expect(tip).to_have_text("Zoom in")
    expect(tip).to_be_visible()
    page.get_by_text("Rings and locations", exact=True).press("Enter")
    expect(page.get_by_text("Last place loses 3 points", exact=True)).to_be_visible()


def test_a_tip_goes_along_when_the_page_scrolls(open_page: OpenPage) -> None:
    """Also when it is the focus that makes it scroll: the browser tells of that after the tip has come up."""
    page = open_page(width=390)
    begin(page, "The Fellowship")
    tip = page.locator(".tip")
    page.get_by_role("button", name="Zoom out", exact=True).focus()
    page.keyboard.press("Shift+Tab")
    expect(tip).to_have_text("Zoom in")
    page.evaluate("() => new Promise((done) => { addEventListener('scroll', done, { once: true }); scrollBy(0, 40); })")
    expect(tip).to_be_visible()
    assert gap_between(box_of(tip), box_of(page.get_by_role("button", name="Zoom in", exact=True))) < 10
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    expect(tip).to_be_hidden()
    page.get_by_role("button", name="Zoom in", exact=True).scroll_into_view_if_needed()
    expect(tip).to_be_visible()


def gap_between(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How far apart they are, the one below the other."""
    upper, lower = sorted((one, other), key=lambda box: box["y"])
    return float(lower["y"] - upper["y"] - upper["height"])
