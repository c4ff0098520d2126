"""When somebody is missing: time is up, a computer or somebody else takes the seat, and they come back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Company
from tests.browser.player import choices, goes_on_from
from tests.browser.test_accessibility import faultless

NO_TIME = {"label": "live", "reserve": 0}
"""A clock that has run out before anybody answers."""


def test_a_computer_plays_on_until_the_owner_is_back(open_page: OpenPage, address: str) -> None:
    bob, cid = open_page(), open_page(width=390, dark=True, language="de")
    table = Company(address, bob, "secret", "Ada", "Bob", "Cid", pace=NO_TIME)
    table.come(bob, 1)
    table.come(cid, 2)
    faultless(bob)
    bob.get_by_label("Strength of the computer").select_option("easy")
    bob.get_by_role("button", name="Let the computer play on").press("Enter")
    request = cid.get_by_role("alert")
    expect(request).to_contain_text("Bob schlägt vor")
    faultless(cid)
    request.get_by_role("button", name="Einverstanden").click()
    goes_on_from(bob, 0)
    expect(choices(bob).first).to_be_visible()

    ada = table.come(open_page(), 0)
    recap = ada.get_by_role("region", name=re.compile("Since your last turn|What has happened so far"))
    expect(recap.get_by_role("listitem")).not_to_have_count(0)
    faultless(ada)
    ada.get_by_role("button", name="I am back").press("Enter")
    expect(ada.get_by_text("is playing for you")).to_be_hidden()
    expect(bob.get_by_role("list", name="Players").get_by_text("stands in")).to_be_hidden()


def test_a_seat_is_freed_and_its_owner_only_watches(open_page: OpenPage, address: str) -> None:
    ada, bob, cid = open_page(), open_page(), open_page()
    table = Company(address, bob, "secret", "Ada", "Bob", pace=NO_TIME)
    table.come(ada, 0)
    table.come(bob, 1)
    bob.get_by_role("button", name="Free the seat for somebody else").click()
    expect(ada.get_by_role("heading", name="About to begin")).to_be_visible()
    cid.reload()
    cid.get_by_label("A table’s code").fill(table.created["code"])
    cid.get_by_role("button", name="Find it").click()
    cid.get_by_label("Your name").fill("Cid")
    cid.get_by_role("button", name="Join").click()
    expect(choices(cid).first).to_be_visible()
    expect(ada.get_by_text("Please wait")).to_be_visible()
    expect(choices(ada)).to_have_count(0)
    ada.reload()
    ada.get_by_role("button", name="Only watch").click()
    expect(ada.get_by_text("Please wait")).to_be_visible()


def test_a_computer_comes_for_a_friend_who_does_not(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name="Play The Secret").click()
    page.get_by_label("Seat 2: who?").select_option("friend")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_text("Only this computer can open these links")).to_be_visible()
    faultless(page)
    page.get_by_label("Strength of the computer").select_option("easy")
    page.get_by_role("button", name="Let the computer take this seat").press("Enter")
    expect(choices(page).first).to_be_visible()
