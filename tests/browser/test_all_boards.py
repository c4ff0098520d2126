"""What every board keeps to: marks of what others did, scrolling, and a phone's bar with question and actions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Company
from tests.browser.player import box_of, choices, give, set_up, settled
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


def begin(page: Page, game: str) -> None:
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
    page.keyboard.press("Escape")
    before = page.locator(MARKS).evaluate_all(DRAWN)
    assert before
    give(page, 0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    settled(page)
    after = page.locator(MARKS).evaluate_all(DRAWN)
    assert after == [] if game in ASKED_AGAIN else after != before


@pytest.mark.parametrize("game", BOARDS)
def test_a_turn_of_the_wheel_over_a_board_scrolls_the_page(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.set_viewport_size({"width": 1280, "height": 500})
    begin(page, game)
    drawing = page.locator(".board svg[viewBox]").first
    seen = drawing.get_attribute("viewBox")
    box = box_of(page.locator(".board").first)
    page.mouse.move(box["x"] + box["width"] / 2, min(box["y"] + 60, 480))
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 100")
    expect(drawing).to_have_attribute("viewBox", seen or "")


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
        expect(panel.locator(".asked")).to_have_text(re.compile(r"\w"))
        expect(panel.locator(".asked")).to_be_in_viewport()
        expect(panel.locator("summary")).to_be_in_viewport()
        box = box_of(panel)
        assert abs(box["y"] + box["height"] - 844) <= 1
    panel.locator("summary").click()
    expect(choices(page).first).to_be_in_viewport()
