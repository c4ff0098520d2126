"""People on different machines: invitations, presence, broken lines, taking back, and nothing hidden for spectators."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ringspiel.server.protocol.patches import Follower
from tests.browser.cards import CARDS
from tests.browser.conftest import OpenPage
from tests.browser.player import (
    answer,
    answered,
    choices,
    give,
    how_it_stands,
    log_of,
    play_to_the_end,
    set_up,
    short_journey,
    stands_at,
    table_of,
    wait_until,
)


class Cable:
    """The line of one page, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.ends: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.connected)

    def connected(self, route: WebSocketRoute) -> None:
        if self.whole:
            self.ends = [route, route.connect_to_server()]
        else:
            route.close(code=4000)

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            end.close(code=4000)

    def mend(self) -> None:
        self.whole = True


def invite(host: Page, guest: Page, name: str) -> None:
    """The guest opens the link that the host was given, and sits down."""
    guest.goto(host.get_by_label("Invitation to seat 2").input_value())
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Join").click()
    expect(guest).to_have_url(re.compile("#/table/"))


def online_journey(open_page: OpenPage) -> tuple[Page, Page, Cable]:
    host, guest = open_page(), open_page()
    cable = Cable(guest)
    short_journey(host, "Ada", "friend")
    expect(host.get_by_role("heading", name="About to begin")).to_be_visible()
    expect(host.get_by_text("Dice and tracks: Short")).to_be_visible()
    guest.goto(host.get_by_label("Invitation to seat 2").input_value())
    expect(guest.get_by_text("Dice and tracks: Short")).to_be_visible()
    invite(host, guest, "Bob")
    expect(host.locator("#prompt")).to_be_visible()
    expect(guest.locator("#prompt")).to_be_visible()
    return host, guest, cable


def test_online_game_with_a_broken_line_in_the_middle(open_page: OpenPage) -> None:
    host, guest, cable = online_journey(open_page)
    play_until(host, guest, 4)

    cable.cut()
    expect(guest.get_by_text("The connection is interrupted")).to_be_visible()
    expect(host.get_by_role("list", name="Players").get_by_text("not connected")).to_be_visible()
    before = answered(host)
    while choices(host).first.is_visible() and answered(host) < before + 2:
        answer(host)
    if choices(guest).first.is_visible():  # an answer given without a line arrives when there is one again
        choices(guest).first.click()

    cable.mend()
    expect(guest.get_by_text("The connection is interrupted")).to_be_hidden()
    expect(host.get_by_role("list", name="Players").get_by_text("not connected")).to_be_hidden()
    play_to_the_end(host, guest)
    assert log_of(host) == log_of(guest)
    numbers = [int(number) for number in guest.locator(".log .number").all_inner_texts()]
    assert numbers == sorted(set(numbers)), "the newest is told last"


def play_until(host: Page, guest: Page, number: int) -> None:
    while answered(host) < number:
        _, asked = how_it_stands(host, guest)
        give(asked, 0)
        for page in (host, guest):
            stands_at(page, answered(asked))


def test_open_seat_is_taken_from_the_lobby(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page()
    set_up(host, "The Secret", "Ada", "open")
    expect(host.get_by_role("heading", name="About to begin")).to_be_visible()
    guest.reload()
    guest.locator(f"a[href*='{table_of(host)}']").and_(guest.get_by_role("link", name="Join: The Secret, Ada")).click()
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Join").click()
    expect(host.locator("#prompt")).to_be_visible()
    expect(guest.get_by_role("list", name="Players").get_by_text("Bob")).to_be_visible()


def test_used_invitation_is_refused_with_a_sentence(open_page: OpenPage) -> None:
    host, guest, late = open_page(), open_page(), open_page()
    set_up(host, "The Secret", "Ada", "friend", "friend")
    link = host.get_by_label("Invitation to seat 2").input_value()
    invite(host, guest, "Bob")
    late.goto(link)
    late.get_by_label("Your name").fill("Cid")
    with late.expect_response("**/join") as refused:
        late.get_by_role("button", name="Join").click()
    assert refused.value.status == 409
    expect(late.get_by_role("alert")).to_contain_text("seat")
    late.close()


@pytest.fixture
def secret_table(open_page: OpenPage) -> tuple[Page, Page]:
    host, guest = open_page(), open_page()
    set_up(host, "The Secret", "Ada", "friend")
    invite(host, guest, "Bob")
    expect(host.locator("#prompt")).to_be_visible()
    expect(guest.locator("#prompt")).to_be_visible()
    return host, guest


def test_take_back_needs_the_consent_of_the_other(secret_table: tuple[Page, Page]) -> None:
    host, guest = secret_table
    answer(host)
    host.get_by_role("button", name="Undo").click()
    stands_at(host, 0)

    answer(host)
    answer(host)
    host.get_by_role("button", name="Take back").click()
    expect(host.get_by_text("Bob has to agree")).to_be_visible()
    guest.get_by_role("button", name="Rather not").click()
    expect(host.get_by_text("Bob has to agree")).to_be_hidden()
    stands_at(host, 2)

    host.get_by_role("button", name="Take back").click()
    guest.get_by_role("button", name="Agreed").click()
    stands_at(host, 1)
    stands_at(guest, 1)
    expect(choices(host).first).to_be_visible()


def test_spectator_sees_nothing_hidden(secret_table: tuple[Page, Page], open_page: OpenPage) -> None:
    host, guest = secret_table
    watcher = open_page()
    frames: list[str] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.goto(watcher.url.partition("#")[0] + f"#/table/{table_of(host)}")
    expect(watcher.locator("#prompt")).to_be_visible()
    expect(choices(watcher)).to_have_count(0)
    for page, stands in ((host, 0), (guest, 2)):
        stands_at(page, stands)
        answer(page)
        answer(page)
    stands_at(watcher, 4)
    wait_until(watcher, lambda: last_state(frames)["answered"] == 4)

    open_cards = set(shown_in(frames))
    assert open_cards
    everything = " ".join([*frames, watcher.content()])
    assert {card for card in CARDS if str(card) in everything} == open_cards


def shown_in(frames: list[str]) -> list[int]:
    """The cards that lie open in the last position the spectator was sent."""
    return [card for shown in last_state(frames)["sides"][0]["view"]["board"]["shown"] for card in shown]


def last_state(frames: list[str]) -> Any:
    follower = Follower()
    for frame in frames:
        follower.whole(json.loads(frame))
    return follower.state
