"""Die Zwei Türme in the browser: whole games, planning a move, a pincer, Shadowfax, an event, defeat and victory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ROOT, SETTINGS, OpenPage
from tests.browser.player import choices, over, play_to_the_end, set_up
from tests.browser.test_accessibility import faultless

LONG = 90_000
"""Milliseconds that opponents on a busy machine may take."""


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A server of its own, whose tables begin in the scene that the test names."""
    settings = {**SETTINGS, "extra_games": ["tests.browser.scenes"], "db": f"sqlite:///{tmp_path / 'tables.sqlite3'}"}
    scene = {"SCENE": request.param} if hasattr(request, "param") else {}
    command = [sys.executable, "-m", "tests.server.launch", "0", json.dumps(settings)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env={**os.environ, **scene})
    assert server.stdout
    yield server.stdout.readline().split()[-1]
    server.terminate()
    server.wait(20)


def scene(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("address", [name], indirect=True)


def sit_down(page: Page, *others: str) -> None:
    set_up(page, "The Two Towers", "Ada", *(others or ("agent:easy", "agent:easy")))
    page.locator(".tuerme").wait_for()


def play_card(page: Page, name: str) -> None:
    page.locator(".hand").get_by_role("button", name=name).first.click()


def spot(page: Page, field: str) -> Locator:
    return page.locator(f'[data-field="{field}"]')


def said(page: Page, sentence: str) -> None:
    expect(page.locator(".log")).to_contain_text(sentence, timeout=LONG)


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_game(page: Page, seats: int) -> None:
    sit_down(page, *["agent:easy"] * (seats - 1))
    expect(page.locator(".tuerme .figures svg")).to_have_count(4)
    play_to_the_end(page)
    expect(page.locator("#end-title")).to_be_visible()
    assert "points are secret" not in page.locator(".tuerme").inner_text()


@scene("pincer")
def test_a_move_is_planned_and_its_pincer_shown_before_it_closes(page: Page) -> None:
    sit_down(page)
    play_card(page, "Gimli 9")
    spot(page, "h6").click()
    plan = page.get_by_role("region", name="Plan the move")
    expect(plan).to_contain_text("Pincer around h3, h4, h5")
    expect(plan).to_contain_text("2 orcs for you, one for another player")
    expect(page.locator(".log")).not_to_contain_text("A pincer")
    plan.get_by_role("button", name="Move there, then on").click()
    said(page, "A pincer with Red! Ada takes 2 orcs")
    expect(spot(page, "i6")).to_be_visible()
    spot(page, "k6").click()
    plan.get_by_role("button", name="Move there and stop").click()
    said(page, "Ada turns up an orc")


@scene("two_ways")
def test_several_ways_to_a_field_are_alternatives(page: Page) -> None:
    sit_down(page)
    play_card(page, "Aragorn 9")
    spot(page, "j5").click()
    plan = page.get_by_role("region", name="Plan the move")
    expect(plan).to_contain_text("Several ways lead there")
    expect(plan).to_contain_text("one orc for you")
    ways = plan.get_by_role("radio")
    ways.last.check()
    expect(plan.locator("p").first).to_contain_text("no orc for you")
    plan.get_by_role("button", name="Move there and stop").click()
    said(page, "Green moves to j5; strength left: 6.")


@scene("shadowfax")
def test_shadowfax_jumps_across_the_board(page: Page) -> None:
    sit_down(page)
    play_card(page, "Gandalf 6")
    page.get_by_role("button", name="Jump with Shadowfax").first.click()
    expect(page.locator(".spot")).to_have_count(117)
    spot(page, "a8").click()
    said(page, "Shadowfax carries Green to a8: an orc is captured.")


@scene("muster")
def test_an_event_asks_where_to_go(page: Page) -> None:
    sit_down(page)
    play_card(page, "Gimli 9")
    spot(page, "e8").click()
    page.get_by_role("button", name="Move there and stop").click()
    expect(page.locator("#prompt")).to_contain_text("to which field of Edoras does Green go?")
    expect(page.locator(".tuerme .event")).to_contain_text("Muster at Edoras")
    spot(page, "g7").click()
    said(page, "Ada puts Green on g7.")
    said(page, "Turn 2")


@scene("defeat")
def test_defeat_is_shown_coming_and_ends_the_game_for_all(page: Page) -> None:
    sit_down(page)
    expect(page.get_by_text("The chain lacks only one orc")).to_be_visible()
    play_card(page, "Gimli 9")
    choices(page).first.click()
    choices(page).get_by_text("Stop on").click()
    expect(over(page)).to_be_visible(timeout=LONG)
    expect(page.locator("#end-title")).to_contain_text("A chain of orcs links the two towers. Everybody has lost.")
    expect(page.get_by_text("The towers are linked")).to_be_visible()


@scene("victory")
def test_victory_opens_all_points(page: Page) -> None:
    sit_down(page)
    expect(page.locator(".tuerme").get_by_text("points are secret").first).to_be_visible()
    play_card(page, "Gimli 9")
    spot(page, "e8").click()
    page.get_by_role("button", name="Move there and stop").click()
    expect(page.locator("#end-title")).to_contain_text("The Ents have reached Orthanc.", timeout=LONG)
    expect(page.locator(".tuerme").get_by_text("points are secret")).to_have_count(0)


@scene("pincer")
@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (360, False), (360, True)])
def test_the_board_is_accessible_and_fits(open_page: OpenPage, width: int, dark: bool) -> None:
    page = open_page(width=width, dark=dark)
    sit_down(page)
    faultless(page)
    play_card(page, "Gimli 9")
    spot(page, "h6").click()
    faultless(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
