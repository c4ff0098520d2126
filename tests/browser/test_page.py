"""The page without a server: static files, the server in a worker. One page for all tests, for it starts slowly."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.page import SITE, loaded, static_host
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watch
from tests.browser.player import (
    answer,
    answered,
    choices,
    choose_language,
    give,
    goes_on_from,
    how_it_stands,
    play_to_the_end,
    set_up,
    short_journey,
    stands_at,
    table_of,
)

STARTING = 120_000
"""Milliseconds until the lobby is there, on a busy machine."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A plain static host."""
    assert (SITE / "offline.js").exists(), "the page is not built; run `make site`"
    with static_host(SITE) as address:
        yield address


@pytest.fixture(scope="module")
def site(browser: Browser, address: str) -> Iterator[Page]:
    errors: list[str] = []
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    watch(page, address, errors)
    page.set_default_timeout(STARTING)
    page.goto(address)
    in_the_lobby(page)
    yield page
    context.close()
    assert errors == [], "\n".join(errors)


def in_the_lobby(page: Page) -> None:
    expect(page.get_by_role("heading", name="A new game")).to_be_visible(timeout=STARTING)


@pytest.fixture
def page(site: Page, address: str) -> Page:
    """In the lobby."""
    site.goto(f"{address}#/")
    in_the_lobby(site)
    return site


def test_whole_journey_with_replay_and_record(page: Page, tmp_path: Path) -> None:
    short_journey(page, "Ada", "agent:easy")
    play_to_the_end(page)
    verdict = page.locator("[data-verdict=kept]")
    expect(verdict).to_have_text(re.compile(r"Chance verified: all \d+ draws are correct"))
    last = answered(page)
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_role("button", name="To the end").click()
    place = page.get_by_role("group", name="Playback").get_by_role("status")
    expect(place).to_have_text(f"{last} of {last}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    download.value.save_as(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "mordor"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_twenty_decisions_of_the_war(page: Page, level: str) -> None:
    set_up(page, "The War of the Ring", "Ada", f"agent:{level}")
    for _ in range(20):
        assert how_it_stands(page)[0] == "asked"
        give(page, 0)
    assert answered(page) >= 20


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("The Fellowship", ("Ada", "agent:easy")),
        ("Gran", ("Ada", "agent:easy", "agent:hard")),
        ("The Two Towers", ("Ada", "agent:hard")),
    ],
)
def test_other_games_with_hints(page: Page, game: str, seats: tuple[str, ...]) -> None:
    set_up(page, game, *seats)
    if how_it_stands(page)[0] == "curtain":
        page.get_by_role("button", name="I am").click()
    assert how_it_stands(page)[0] == "asked"
    before = answered(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Follow the hint").click()
    goes_on_from(page, before)


def test_nobody_else_is_offered_a_seat(page: Page) -> None:
    """There is no server to which friends could come."""
    page.get_by_role("link", name="Play The Journey to Mordor").click()
    expect(page.get_by_label("Seat 2: who?").locator("option")).to_have_text(["At this screen", "Computer"])
    expect(page.get_by_text("Allow spectators")).to_have_count(0)


def test_the_lobby_is_there_before_the_engine(page: Page, address: str) -> None:
    """The engine cannot even be fetched here, and what it would be asked for is refused with a sentence."""
    other = page.context.browser.new_context(locale="en", service_workers="block").new_page()  # type: ignore[union-attr]
    other.route("**/engine/*.zip", lambda route: route.abort())
    other.goto(address)
    in_the_lobby(other)
    expect(other.get_by_role("link", name="Play The Journey to Mordor")).to_be_visible()
    other.context.close()


def test_one_game_is_fetched_when_it_is_played(page: Page, address: str) -> None:
    context = page.context.browser.new_context(locale="en", service_workers="block")  # type: ignore[union-attr]
    other, fetched = context.new_page(), set[str]()
    other.on("request", lambda request: fetched.add(request.url.rpartition("/")[2]))
    other.goto(address)
    in_the_lobby(other)
    short_journey(other, "Ada", "Bob")
    choices(other).first.wait_for(timeout=STARTING)
    assert {name for name in fetched if name.endswith(".zip")} == {"engine.zip", "mordor.zip", "python_stdlib.zip"}
    expect(other.get_by_role("button", name="Chat")).to_have_count(0)
    other.get_by_role("button", name="This table").click()
    expect(other.get_by_text("Only you see this.", exact=True).first).to_be_visible()
    context.close()


def test_what_a_visitor_loads_is_as_small_as_the_documentation_says() -> None:
    """docs/page.md: in megabytes, as a host sends them that compresses."""
    said = re.search(r"\| until a game is played \| ([\d.]+) MB", (SITE.parents[1] / "docs/page.md").read_text())
    assert said and loaded("mordor") <= float(said[1])


def test_both_languages(page: Page) -> None:
    choose_language(page, "Deutsch")
    expect(page.get_by_role("heading", name="Die Reise nach Mordor").first).to_be_visible()
    choose_language(page, "English")
    expect(page.get_by_role("heading", name="The Journey to Mordor").first).to_be_visible()


def test_another_tab_may_not_write_over_the_games(page: Page, address: str) -> None:
    other = page.context.new_page()
    other.goto(address)
    expect(other.get_by_text("already open in another tab")).to_be_visible(timeout=STARTING)
    other.close()


def test_games_are_kept_and_played_without_a_net(page: Page, address: str) -> None:
    short_journey(page, "Ada", "Bob")
    answer(page)
    table, stands = table_of(page), answered(page)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.context.set_offline(True)
    try:
        page.goto(f"{address}?installed")
        in_the_lobby(page)
        page.goto(f"{address}?installed#/table/{table}")
        choices(page).first.wait_for()
        stands_at(page, stands)
        answer(page)
    finally:
        page.context.set_offline(False)
