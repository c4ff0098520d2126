"""Playing together over days: being told, pace, talk, my tables, another device, and the end of a turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Company
from tests.browser.player import answer, box_of, choices, stands_at, table_of, wait_until
from tests.browser.test_accessibility import faultless

WATCHED = """
window.shown = [];
window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = window.allowed ? "granted" : "denied"); }
    constructor(title, { body }) { window.shown.push(`${title}: ${body}`); }
    close() {}
};
document.hasFocus = () => false;
window.notes = [];
window.AudioContext = class {
    state = "running";
    currentTime = 0;
    createOscillator() {
        return { frequency: {}, connect: (next) => next, start: (at) => window.notes.push(at), stop() {} };
    }
    createGain() {
        const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
        gain.linearRampToValueAtTime = (loudness) => (window.loudest = Math.max(window.loudest ?? 0, loudness));
        return { gain, connect: () => {} };
    }
};
"""
"""Stands for the browser's own notifications and sounds, which no page can look at."""


def over_days(host: Page, *guests: Page, game: str = "The Secret") -> None:
    """A table of the host with a guest for each other seat, three days for each answer."""
    host.get_by_role("link", name=f"Play {game}").click()
    host.get_by_role("radiogroup", name="Number of seats").get_by_text(f"{len(guests) + 1} players").click()
    host.get_by_label("Seat 1: name").fill("Ada")
    for number in range(2, len(guests) + 2):
        host.get_by_label(f"Seat {number}: who?").select_option("friend")
    host.get_by_label("Pace").select_option("days")
    host.get_by_label("Clock").select_option(label="3 days for each answer")
    host.get_by_role("button", name="Begin the game").click()
    for number, guest in enumerate(guests, 2):
        guest.goto(host.get_by_label(f"Invitation to seat {number}").input_value())
        name = guest.locator("input[autocomplete=nickname]")
        name.fill(f"Guest {number}")
        name.press("Enter")
    for page in (host, *guests):
        expect(page.locator("#prompt")).to_be_visible()


def is_beside_the_board(page: Page) -> None:
    """The chat covers neither board nor choices, the game goes on while it is open, and Escape closes it."""
    chat = page.get_by_role("dialog", name="Chat")
    left, board = chat.bounding_box(), page.locator(".board").bounding_box()
    assert left and board and board["x"] + board["width"] <= left["x"]
    panel = box_of(page.locator(".panel"))
    assert panel["y"] + panel["height"] <= left["y"]
    answer(page)
    stands_at(page, 1)
    expect(chat).to_be_visible()
    chat.get_by_label("Write a message").press("Escape")
    expect(chat).to_be_hidden()


def has_icon(page: Page, name: str) -> None:
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", f"/{name}.svg")


def comes_to(page: Page, expression: str, value: object) -> None:
    """What a stand-in of the browser was told."""
    wait_until(page, lambda: page.evaluate(expression) == value)


def test_a_player_is_called_to_the_table(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    guest.add_init_script(WATCHED)
    guest.reload()
    guest.get_by_role("button", name="Settings").click()
    wanted = guest.get_by_label("Tell me in the browser when it is my turn")
    wanted.click()
    expect(wanted).to_be_disabled()
    expect(guest.get_by_text("does not allow this page")).to_be_visible()
    guest.add_init_script("window.allowed = true")
    guest.reload()
    guest.get_by_role("button", name="Settings").click()
    wanted.click()
    expect(wanted).to_be_checked()
    guest.keyboard.press("Escape")
    guest.add_init_script("Notification.permission = 'granted'")  # the browser remembers it, the link opens a new page

    over_days(host, guest)
    has_icon(host, "ring-turn")
    has_icon(guest, "ring")
    expect(host).to_have_title(re.compile("It is your turn"))
    answer(host)
    choices(host).first.click()
    expect(choices(guest).first).to_be_visible()
    expect(guest).to_have_title(re.compile("It is your turn"))
    comes_to(guest, "shown", ["It is your turn: The Secret"])
    comes_to(guest, "[notes.length, loudest < 0.1]", [2, True])
    has_icon(guest, "ring-turn")
    has_icon(host, "ring")


def test_who_plays_at_several_tables_is_called_to_each(open_page: OpenPage, address: str) -> None:
    ada, bob = open_page(), open_page()
    bob.add_init_script(WATCHED + "window.allowed = true; localStorage['ringspiel.settings'] = '{\"notify\": true}';")
    bob.add_init_script("Notification.permission = 'granted'")
    bob.clock.install()
    bob.reload()
    tables = [Company(address, ada, "secret", "Ada", "Bob") for _ in range(2)]
    for table in tables:
        table.come(bob, 1)
    bob.get_by_role("button", name="Settings").click()
    bob.get_by_label("Sound when it is my turn").uncheck()
    bob.keyboard.press("Escape")
    tables[0].come(ada, 0)
    answer(ada)
    answer(ada, -1)
    bob.clock.run_for(11_000)
    expect(bob).to_have_title(re.compile(r"^\(1\) The Secret"))
    expect(bob.get_by_role("link", name="My tables: 1 waiting for you")).to_be_visible()
    has_icon(bob, "ring-turn")
    comes_to(bob, "[shown, notes]", [["It is your turn: The Secret"], []])  # told, but without a sound
    faultless(bob)
    bob.keyboard.press("n")
    expect(bob).to_have_url(re.compile(tables[0].created["table"]))
    expect(bob).to_have_title(re.compile("^It is your turn"))


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_talk_notes_and_an_agreement(open_page: OpenPage, width: int, dark: bool) -> None:
    host, guest = open_page(width=width, dark=dark), open_page(language="de")
    over_days(host, guest)
    for page in (host, guest):
        expect(page.get_by_role("timer").get_by_role("listitem")).to_have_count(2)
    expect(host.get_by_role("timer")).to_have_text(re.compile(r"2 days 23 hours|3 days"))
    host.get_by_role("button", name="Chat").press("Enter")
    host.get_by_label("Write a message").fill("Is <b>tomorrow</b> fine?")
    host.get_by_label("Write a message").press("Enter")
    host.get_by_role("button", name="Thank you!").click()
    expect(host.get_by_role("list", name="What was said").get_by_role("listitem")).to_have_count(2)
    faultless(host)
    if width == 1280:
        is_beside_the_board(host)
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Chat: 2 neu").click()
    lines = guest.get_by_role("list", name="Was gesagt wurde")
    expect(lines).to_contain_text("Is <b>tomorrow</b> fine?")
    expect(lines).to_contain_text("Danke!")
    guest.get_by_label("Ausblenden, was Ada sagt").check()
    expect(lines).not_to_contain_text("Danke!")
    guest.keyboard.press("Escape")

    host.get_by_role("button", name="This table").click()
    host.get_by_label("Only you see this").fill("Guard the nine.")
    host.get_by_label("Only you see this").blur()
    expect(host.get_by_text("Saved.")).to_be_visible()
    faultless(host)
    host.get_by_role("button", name="Pause the game").click()
    expect(guest.get_by_role("alert")).to_contain_text("Ada möchte eine Pause machen.")
    guest.get_by_role("button", name="Einverstanden").click()
    expect(host.get_by_text("The game is paused.")).to_be_visible()
    host.reload()
    host.get_by_role("button", name="This table").click()
    expect(host.get_by_label("Only you see this")).to_have_value("Guard the nine.")


def test_a_code_says_why_it_leads_to_no_seat(open_page: OpenPage) -> None:
    """Seats that are kept for people with a link are not free; when all are taken, one can still watch."""
    host, guest, late = open_page(), open_page(), open_page()
    host.get_by_role("link", name="Play The Secret").click()
    host.get_by_label("Seat 2: who?").select_option("friend")
    host.get_by_role("button", name="Begin the game").click()
    code = host.locator("strong.code").inner_text()
    expect(host.get_by_text("With this code in the lobby, others can watch")).to_be_visible()
    find(late, code)
    expect(late.get_by_text("The free seats here are kept for people with a link.")).to_be_visible()
    faultless(late)
    guest.goto(host.get_by_label("Invitation to seat 2").input_value())
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator("#prompt")).to_be_visible()
    late.reload()
    expect(late.get_by_text("There is no free seat at this table.")).to_be_visible()
    late.get_by_role("link", name="Watch").click()
    expect(late.get_by_role("list", name="Players").get_by_text("Bob")).to_be_visible()


def find(page: Page, code: str) -> None:
    page.reload()
    page.get_by_label("A table’s code").fill(code.lower())
    page.get_by_role("button", name="Find it").click()


def test_my_tables_and_another_device(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    over_days(host, guest)
    first = table_of(host)
    host.goto(host.url.partition("#")[0] + "#/")
    over_days(host, guest)
    host.keyboard.press("n")
    expect(host).to_have_url(re.compile(first))
    host.get_by_role("link", name="My tables").click()
    rows = host.get_by_role("list", name="Your games in play").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("It is your turn")
    expect(rows.first).to_contain_text("left")
    expect(host).to_have_title(re.compile(r"\(2\) My tables"))
    host.get_by_role("button", name="Show link and QR code").click()
    expect(host.get_by_role("img", name="The same link as a QR code")).to_be_visible()
    faultless(host)

    phone = open_page(width=390)
    phone.goto(host.get_by_label("Link to your seat").input_value())
    faultless(phone)
    phone.get_by_role("button", name="Bring them here").click()
    expect(phone.get_by_role("list", name="Your games in play").get_by_role("listitem")).to_have_count(2)
    expect(phone, "the secret does not stay in the address").not_to_have_url(re.compile("seat"))
    faultless(phone)
    phone.get_by_role("link", name="The Secret").first.click()
    expect(phone.locator("#prompt")).to_contain_text("Your turn")


def test_the_end_of_a_turn_is_confirmed_and_the_turn_begun_anew(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    host.get_by_role("button", name="Settings").click()
    host.get_by_label("Confirm the end of your turn").check()
    host.keyboard.press("Escape")
    over_days(host, guest)
    answer(host)
    choices(host).first.click()
    held = host.get_by_role("group", name="End of the turn")
    expect(held.get_by_role("button", name="End the turn")).to_be_focused()
    stands_at(host, 1)
    faultless(host)
    held.get_by_role("button", name="Restart the turn").click()
    stands_at(host, 0)
    answer(host)
    choices(host).first.click()
    held.get_by_role("button", name="End the turn").press("Enter")
    stands_at(host, 2)
    expect(choices(guest).first).to_be_visible()
    guest.reload()
    recap = guest.get_by_role("region", name=re.compile("Since your last turn|What has happened so far"))
    expect(recap.get_by_role("listitem")).not_to_have_count(0)
    recap.get_by_role("button", name="Step by step").click()
    expect(recap.get_by_role("status")).to_have_text(re.compile("1 / "))
    faultless(guest)


def test_four_people_and_a_table_found_by_its_code(open_page: OpenPage) -> None:
    host, *others = (open_page() for _ in range(4))
    host.get_by_role("link", name="Play The Journey to Mordor").click()
    host.get_by_text("4 players", exact=True).click()
    for number in (2, 3, 4):
        host.get_by_label(f"Seat {number}: who?").select_option("open")
    host.get_by_role("main").get_by_label("Language").select_option("de")
    host.get_by_role("button", name="Begin the game").click()
    code = host.locator("strong.code").inner_text()
    for number, page in enumerate(others, 2):
        page.reload()
        page.get_by_label("Pace").select_option("live")
        expect(page.get_by_text("No open table matches.")).to_be_visible()
        page.get_by_label("A table’s code").fill(code.lower())
        page.get_by_role("button", name="Find it").click()
        page.get_by_label("Your name").fill(f"Guest {number}")
        page.get_by_role("button", name="Join").click()
    for page in (host, *others):
        expect(page.get_by_role("list", name="Players").get_by_text("Guest 4")).to_be_visible()
    others[0].get_by_role("button", name="This table").click()
    others[0].get_by_role("button", name="End without a winner").click()
    for page in (host, *others[1:]):
        page.get_by_role("button", name="Agreed").click()
    for page in (host, *others):
        expect(page.get_by_text("No winner")).to_be_visible()
        expect(page.get_by_role("button", name="Rematch")).to_be_visible()
