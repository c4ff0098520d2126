"""The rules of a game in play have changed with a deployment: the table asks all people whether to go on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import server_with, watch
from tests.browser.people import Company
from tests.browser.player import choices
from tests.browser.test_accessibility import faultless
from tests.server.harness import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_with("tests.browser.toys", tmp_path) as server:
        yield server


def deploy(server: ServerProcess) -> None:
    """Stop the server, make its games those of earlier rules, and start it again where it was."""
    server.stop()
    with closing(sqlite3.connect(server.settings["db"].removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE games SET rules = '0'")
    server.start()


@pytest.fixture
def opened(browser: Browser, server: ServerProcess) -> Iterator[Callable[[str], Page]]:
    """Opens pages in a language; in the end none of them may have seen an error."""
    errors: list[str] = []
    pages: list[Page] = []

    def open_one(language: str) -> Page:
        page = browser.new_context(viewport={"width": 1280, "height": 800}, locale=language).new_page()
        watch(page, f"{server.address}/", errors)
        pages.append(page)
        return page

    yield open_one
    for page in pages:
        page.context.close()
    assert not errors


def test_both_agree_to_the_new_rules_and_go_on(opened: Callable[[str], Page], server: ServerProcess) -> None:
    ada, bob = opened("en"), opened("de")
    table = Company(f"{server.address}/", ada, "mordor", "Ada", "Bob", options={"start": 0})
    table.come(ada, 0)
    table.come(bob, 1)
    choices(ada).first.wait_for()
    here, there = ada.url, bob.url
    ada.goto("about:blank")
    bob.goto("about:blank")
    deploy(server)
    ada.goto(here)
    bob.goto(there)
    expect(ada.get_by_text("The rules of this game have changed.")).to_be_visible()
    expect(ada.locator("#prompt")).to_have_count(0)
    expect(choices(ada)).to_have_count(0)
    faultless(ada)
    ada.get_by_role("button", name="Go on under the new rules").click()
    expect(ada.get_by_text("You would like to go on under the new rules.")).to_be_visible()
    expect(bob.get_by_text("Ada möchte nach den neuen Regeln weiterspielen.")).to_be_visible()
    bob.get_by_role("button", name="Einverstanden").click()
    expect(bob.get_by_text("Die Regeln dieses Spiels haben sich geändert.")).to_have_count(0)
    expect(choices(ada)).not_to_have_count(0)


def test_one_who_does_not_want_them_ends_the_game(opened: Callable[[str], Page], server: ServerProcess) -> None:
    ada = opened("en")
    table = Company(f"{server.address}/", ada, "mordor", "Ada", "Bob", options={"start": 0})
    table.come(ada, 0)
    here = ada.url
    ada.goto("about:blank")
    deploy(server)
    ada.goto(here)
    ada.get_by_role("button", name="End without a winner").click()
    dialog = ada.get_by_role("dialog")
    expect(dialog.get_by_text("It ends without a result, for everybody.")).to_be_visible()
    dialog.get_by_role("button", name="End without a winner").click()
    expect(ada.get_by_text("The rules of this game have changed.")).to_have_count(0)
    expect(ada.get_by_role("link", name="Watch the game")).to_be_visible()
