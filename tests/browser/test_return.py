"""Coming back to a table: what happened meanwhile, as a text and on the board, and orders that are still there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Company
from tests.browser.player import choices
from tests.browser.test_accessibility import faultless

EASY = "agent:easy"
MARKS = ".marked, .fresh"
AWAY: dict[str, tuple[list[str], dict[str, Any]]] = {
    "mordor": (["Ada", EASY], {"start": 1}),
    "gefaehrten": (["Ada", EASY], {"start": 1}),
    "tuerme": (["Ada", EASY], {"start": 1}),
    "gran": (["Ada", EASY, EASY], {"start": 1}),
}
"""The computer has played when Ada comes. For Der Ringkrieg, where nobody is asked before, see its own tests."""


@pytest.mark.parametrize("game", AWAY)
def test_who_returns_is_told_what_happened(open_page: OpenPage, address: str, game: str) -> None:
    seats, options = AWAY[game]
    page = open_page(width=1280)
    table = Company(address, page, game, *seats, options=options)
    table.come(page, seats.index("Ada"))
    choices(page).first.wait_for()  # the others have played
    page.reload()
    recap = page.get_by_role("region", name=re.compile("Since your last turn|What has happened so far"))
    steps = recap.get_by_role("listitem")
    expect(steps).not_to_have_count(0)
    expect(page.locator(MARKS)).not_to_have_count(0)
    count = steps.count()
    for number in range(1, count + 1):
        recap.get_by_role("button", name="Step by step").press("Enter")
        expect(recap.get_by_role("status")).to_have_text(f"{number} / {count}")
        expect(recap.locator("[aria-current='step']")).to_be_visible()
        expect(steps).to_have_count(1)
    recap.get_by_role("button", name="Show all").press("Enter")
    expect(steps).to_have_count(count)
    faultless(page)
    recap.get_by_role("button", name="Close").press("Enter")
    expect(page.get_by_role("button", name="Since your last turn (")).to_be_visible()


def test_orders_are_ones_own_and_can_be_revoked(open_page: OpenPage, address: str) -> None:
    ada, bob = open_page(), open_page(width=390, language="de")
    table = Company(address, ada, "tuerme", "Ada", "Bob")
    table.come(ada, 0)
    table.come(bob, 1)
    ada.get_by_text("Orders in advance").press("Enter")
    near = "When the heroes are mustered: my figures go to the nearest free field"
    ada.get_by_label(near).press("Space")
    expect(ada.get_by_text("Orders in advance (1)")).to_be_visible()
    faultless(ada)
    ada.reload()
    expect(ada.get_by_label(near)).to_be_checked()
    expect(bob.get_by_text("Antworten im Voraus", exact=True)).to_be_visible()
    ada.get_by_label(near).uncheck()
    expect(ada.get_by_text("Orders in advance", exact=True)).to_be_visible()
