"""Giving up, as both players see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Company
from tests.browser.test_accessibility import faultless


@pytest.mark.parametrize("width", [1280, 390])
def test_a_player_gives_up_after_one_more_question(open_page: OpenPage, address: str, width: int) -> None:
    host, guest = open_page(width=width), open_page(language="de", width=width)
    table = Company(address, host, "mordor", "Ada", "Ben")
    table.come(host, 0)
    table.come(guest, 1)
    host.get_by_role("button", name="This table").click()
    host.get_by_role("button", name="Give up …").click()
    host.get_by_role("button", name="Play on").click()
    host.get_by_role("button", name="Give up …").click()
    faultless(host)
    host.get_by_role("button", name="Give up", exact=True).click()
    expect(host.get_by_role("heading", name="Ada has given up.")).to_be_visible()
    expect(host.get_by_text("You have lost")).to_be_visible()
    expect(host.get_by_role("table", name="Ranking").get_by_text("gave up")).to_be_visible()
    expect(guest.get_by_role("heading", name="Ada hat aufgegeben.")).to_be_visible()
    expect(guest.get_by_text("Du hast gewonnen")).to_be_visible()
    faultless(guest)
    host.get_by_role("link", name="Watch the game").first.click()
    expect(host.get_by_text("Ada has given up.")).to_be_visible()


def test_a_game_is_claimed_when_a_clock_has_run_out(open_page: OpenPage, address: str) -> None:
    host, guest = open_page(language="de"), open_page(width=390)
    no_time = {"label": "live", "reserve": 0, "per_answer": 0}
    table = Company(address, host, "ringkrieg", "Ada", "Ben", pace=no_time)
    table.come(host, 0)
    table.come(guest, 1)
    for page in (host, guest):
        expect(page.get_by_role("timer").get_by_role("listitem")).to_have_count(2)
    expect(host.get_by_text("Deine Zeit ist um.")).to_be_visible()
    guest.get_by_role("button", name="Claim the game").click()
    expect(guest.get_by_text("was away for too long and has lost.").first).to_be_visible()
    expect(host.get_by_text("war zu lange weg und hat verloren.").first).to_be_visible()
