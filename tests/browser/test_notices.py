"""Being told outside the browser: an address is given, confirmed and ended on real pages, with a real mail server."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import Company
from tests.browser.player import PATIENCE
from tests.browser.test_accessibility import faultless
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess
from tests.server.test_crash import wait_until
from tests.server.test_notices import Inbox, free_port, inbox, mail_server

__all__ = ["inbox", "mail_server"]


@pytest.fixture
def mailing(inbox: tuple[Inbox, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Inbox]]:
    """A server whose links lead to itself."""
    port = free_port()
    told = {
        "extra_games": [],
        "smtp": inbox[1],
        "mail_from": "table@localhost",
        "notice_seconds": 0.05,
        "notice_after": 0.0,
    }
    server = ServerProcess(
        sqlite(tmp_path_factory.mktemp("mail")), port=port, public_url=f"http://127.0.0.1:{port}", **UNLIMITED, **told
    )
    yield server.address + "/", inbox[0]
    server.stop()


def link_in(inbox: Inbox, place: str) -> str:
    found = re.search(rf"http://\S+/#/{place}/\S+", inbox.mails[-1].get_content())
    assert found
    return found[0]


def test_an_address_is_given_confirmed_used_and_ended(browser: Browser, mailing: tuple[str, Inbox]) -> None:
    address, inbox = mailing
    context = browser.new_context(locale="de", viewport={"width": 390, "height": 800})
    page: Page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    table = Company(address, page, "mordor", "Ada", "Bob", options={"start": 0})
    table.come(page, 0)
    page.get_by_role("button", name="Dieser Tisch").click()
    page.get_by_label("E-Mail-Adresse").fill("ada@example.org")
    page.get_by_label("E-Mail-Adresse").press("Enter")
    expect(page.get_by_text("An ada@example.org ist eine Nachricht unterwegs")).to_be_visible()
    expect(page.get_by_label("Bei diesem Tisch Bescheid geben")).to_be_checked()
    faultless(page)

    mail = context.new_page()
    wait_until(lambda: len(inbox.mails) == 1)
    mail.goto(link_in(inbox, "contact"))
    expect(mail.get_by_role("heading", name="Adresse bestätigt")).to_be_visible()
    faultless(mail)
    assert len(inbox.mails) == 1, "nobody is told who looks at the table"
    page.goto("about:blank")
    wait_until(lambda: len(inbox.mails) == 2)
    assert not any(token in inbox.mails[1].as_string() for token in table.tokens.values())

    mail.goto(link_in(inbox, "table"))
    expect(mail.locator("#prompt")).to_contain_text("Du bist am Zug")
    mail.goto(link_in(inbox, "unsubscribe"))
    expect(mail.get_by_role("heading", name="Keine Nachrichten mehr")).to_be_visible()
    faultless(mail)
    mail.goto(f"{address}#/mine")
    expect(mail.get_by_label("E-Mail-Adresse")).to_be_visible()
    context.close()
