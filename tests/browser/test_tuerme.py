"""Die Zwei Türme in the browser: whole games, planning a move, a pincer, Shadowfax, an event, defeat and victory."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, server_with
from tests.browser.late import set_up_late
from tests.browser.player import at_rest, box_of, choices, fits, over, play_to_the_end, set_up
from tests.browser.scenes import SCENE
from tests.browser.test_accessibility import faultless

LAST_ANSWERS = 8
LONG = 90_000
"""Milliseconds that opponents on a busy machine may take."""


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server whose tables begin in the scene that a file names."""
    folder = tmp_path_factory.mktemp("tuerme")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(SCENE, str(folder / "scene"))
        with server_with("tests.browser.scenes", folder) as server:
            yield f"{server.address}/", folder / "scene"


@pytest.fixture
def address(request: pytest.FixtureRequest, stage: tuple[str, Path]) -> str:
    """Where tables begin in the scene that the test names, if it names one."""
    address, named = stage
    named.write_text(getattr(request, "param", ""))
    return address


def scene(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("address", [name], indirect=True)


def sit_down(page: Page, *others: str) -> None:
    set_up(page, "The Two Towers", "Ada", *(others or ("agent:easy", "agent:easy")))
    page.locator(".tuerme").wait_for()


def play_card(page: Page, name: str) -> None:
    at_rest(page)
    page.locator(".hand").get_by_role("button", name=name).first.click()


def spot(page: Page, field: str) -> Locator:
    return page.locator(f'[data-field="{field}"]')


def go_to(page: Page, field: str) -> None:
    """Waits until it is open to the figure."""
    at_rest(page)
    spot(page, field).click()


def said(page: Page, sentence: str) -> None:
    expect(page.locator(".log")).to_contain_text(sentence, timeout=LONG)


def test_whole_game_of_four(page: Page) -> None:
    sit_down(page, *["agent:easy"] * 3)
    to_the_end(page)


def test_the_end_of_a_game_of_two(page: Page) -> None:
    set_up_late(page, "tuerme", "Ada", "agent:easy", left=LAST_ANSWERS)
    to_the_end(page)


def to_the_end(page: Page) -> None:
    expect(page.locator(".tuerme .figures svg")).to_have_count(4)
    play_to_the_end(page)
    expect(page.locator("#end-title")).to_be_visible()
    expect(page.locator(".tuerme")).not_to_contain_text("points are secret")


@scene("pincer")
def test_a_move_is_planned_and_its_pincer_shown_before_it_closes(page: Page) -> None:
    sit_down(page)
    play_card(page, "Gimli 9")
    go_to(page, "h6")
    plan = page.get_by_role("region", name="Plan the move")
    expect(plan).to_contain_text("Pincer around h3, h4, h5")
    expect(plan).to_contain_text("2 orcs for you, one for another player")
    expect(page.locator(".log")).not_to_contain_text("A pincer")
    plan.get_by_role("button", name="Move there, then on").click()
    said(page, "A pincer with Red! Ada takes 2 orcs")
    expect(spot(page, "i6")).to_be_visible()
    go_to(page, "k6")
    plan.get_by_role("button", name="Move there and stop").click()
    said(page, "Ada turns up an orc")


@scene("two_ways")
def test_several_ways_to_a_field_are_alternatives(page: Page) -> None:
    sit_down(page)
    play_card(page, "Aragorn 9")
    go_to(page, "j5")
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
    go_to(page, "a8")
    said(page, "Shadowfax carries Green to a8: an orc is captured.")


@scene("muster")
def test_an_event_asks_where_to_go(page: Page) -> None:
    sit_down(page)
    play_card(page, "Gimli 9")
    go_to(page, "e8")
    page.get_by_role("button", name="Move there and stop").click()
    expect(page.locator("#prompt")).to_contain_text("to which field of Edoras does Green go?")
    expect(page.locator(".tuerme .event")).to_contain_text("Muster at Edoras")
    go_to(page, "g7")
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
    go_to(page, "e8")
    page.get_by_role("button", name="Move there and stop").click()
    expect(page.locator("#end-title")).to_contain_text("The Ents have reached Orthanc.", timeout=LONG)
    expect(page.locator(".tuerme").get_by_text("points are secret")).to_have_count(0)


@scene("pincer")
@pytest.mark.parametrize(("width", "dark"), [(1280, False), (1280, True), (360, False), (360, True)])
def test_the_board_is_accessible_and_fits(open_page: OpenPage, width: int, dark: bool) -> None:
    page = open_page(width=width, dark=dark)
    sit_down(page)
    faultless(page)
    before = box_of(page.locator(".tuerme .pane"))
    page.locator(".tuerme .gap b").evaluate("(words) => (words.textContent = 'Figuren versperren jede Kette von Orks')")
    assert box_of(page.locator(".tuerme .pane")) == before, "whatever is said of the chain, the map stays where it is"
    play_card(page, "Gimli 9")
    go_to(page, "h6")
    go = page.get_by_role("region", name="Plan the move").get_by_role("button", name="Move there, then on")
    expect(go).to_be_in_viewport(ratio=1)
    go.click(trial=True)
    faultless(page)
    fits(page, width)
