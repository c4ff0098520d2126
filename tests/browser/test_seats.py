"""Links that carry seats: checked with the server, asked about, used up; and ending all other devices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Company
from tests.browser.test_accessibility import faultless


def tokens(page: Page) -> str:
    """What this browser keeps of its seats."""
    return str(page.evaluate("localStorage.getItem('ringspiel.places')"))


def test_an_invented_link_takes_no_seat_away(open_page: OpenPage, address: str) -> None:
    ada = open_page()
    company = Company(address, ada, "secret", "Ada", "Bob")
    company.come(ada, 0)
    before = tokens(ada)
    ada.goto(f"{address}#/seat/{company.created['table']}:0.{'0' * 32}")
    expect(ada.get_by_text("This link gives no seat")).to_be_visible()
    faultless(ada)
    assert tokens(ada) == before
    ada.goto(f"{address}#/table/{company.created['table']}")
    expect(ada.locator("#prompt")).to_be_visible()


def test_a_true_link_never_replaces_a_token_that_works(open_page: OpenPage, address: str) -> None:
    ada = open_page()
    company = Company(address, ada, "secret", "Ada", "Bob")
    company.come(ada, 0)
    before = tokens(ada)
    ada.goto(company.link(0))
    expect(ada.get_by_text("You already have these seats here")).to_be_visible()
    ada.get_by_role("button", name="Go on playing").click()
    expect(ada.locator("#prompt")).to_be_visible()
    assert tokens(ada) == before


@pytest.mark.parametrize(
    ("language", "menu", "end"),
    [("en", "This table", "Sign out all other devices"), ("de", "Dieser Tisch", "Alle anderen Geräte abmelden")],
)
def test_all_other_devices_end(open_page: OpenPage, address: str, language: str, menu: str, end: str) -> None:
    ada, other = open_page(language=language), open_page(language=language)
    company = Company(address, ada, "secret", "Ada", "Bob")
    company.come(ada, 0)
    company.come(other, 0)
    mine = re.compile("Your turn|Du bist")
    for page in (ada, other):
        expect(page.locator("#prompt")).to_contain_text(mine)
    before = tokens(ada)
    ada.get_by_role("button", name=menu).click()
    ada.get_by_role("button", name=end).click()
    ada.wait_for_function("before => localStorage.getItem('ringspiel.places') !== before", arg=before)
    expect(other.locator("#prompt")).not_to_contain_text(mine)
    ada.reload()
    expect(ada.locator("#prompt")).to_contain_text(mine)
