"""Pages that teach (primer, rules, lesson, puzzle, editor, review): axe finds nothing to complain about, in both
languages, on desktop and phone; and they can be used with the keyboard alone.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ringspiel.agents.puzzles import shipped
from ringspiel.lessons import lesson_of
from tests.browser.conftest import OpenPage
from tests.browser.player import set_up, settled
from tests.browser.test_accessibility import faultless
from tests.browser.test_replay import finished_journey
from tests.browser.test_ringkrieg import COVERED, FREE_OF
from tests.browser.test_ringkrieg_table import COLLIDING

LOOKS = pytest.mark.parametrize(("language", "width", "dark"), [("en", 1440, False), ("de", 390, True)])


@LOOKS
def test_pages_that_teach_are_accessible(open_page: OpenPage, language: str, width: int, dark: bool) -> None:
    page = open_page("#/learn/ringkrieg", language, width, dark)
    page.locator("figure .board").first.wait_for()
    expect(page.get_by_role("heading", name=lesson_of("ringkrieg-battle").title.of(language))).to_be_visible()
    faultless(page)
    go(page, "#/rules/ringkrieg")
    page.get_by_role("searchbox").wait_for()
    faultless(page)
    go(page, f"#/puzzles/gran/{shipped('gran')[0].id}")
    page.get_by_role("list", name="Mögliche Antworten" if language == "de" else "Possible answers").wait_for()
    faultless(page)


@pytest.mark.parametrize("game", ["gefaehrten", "gran", "mordor", "ringkrieg", "tuerme"])
@LOOKS
def test_the_editor_is_accessible(open_page: OpenPage, game: str, language: str, width: int, dark: bool) -> None:
    page = open_page(f"#/edit/{game}", language, width, dark)
    playable = "Die Stellung ist spielbar." if language == "de" else "The position can be played."
    expect(page.get_by_text(playable)).to_be_visible()
    faultless(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("path", ["#/learn/ringkrieg", "#/edit/ringkrieg"])
def test_names_on_a_small_map_lie_neither_over_each_other_nor_under_figures(
    open_page: OpenPage, path: str, language: str
) -> None:
    page = open_page(path, language)
    page.locator(".ringkrieg [data-line]").first.wait_for()
    settled(page)
    assert page.evaluate(COLLIDING) == []
    assert page.evaluate(COVERED)[2] == []


@LOOKS
def test_a_lesson_is_accessible(open_page: OpenPage, language: str, width: int, dark: bool) -> None:
    page = open_page("#/learn/gefaehrten", language, width, dark)
    start = "Lektion anfangen|Lektion „.*“ anfangen" if language == "de" else "Begin the lesson"
    page.get_by_role("button", name=re.compile(start)).first.click()
    guide = page.get_by_role("region", name="Begleiter" if language == "de" else "Guide", exact=True)
    expect(guide).to_be_visible()
    faultless(page)


@LOOKS
def test_a_review_is_accessible(open_page: OpenPage, language: str, width: int, dark: bool) -> None:
    played = open_page()
    finished_journey(played)
    page = open_page(played.url[played.url.index("#") :], language, width, dark)
    page.get_by_role("button", name="Spiel auswerten" if language == "de" else "Review this game").click()
    luck = "Glück und Können" if language == "de" else "Luck and skill"
    expect(page.get_by_text(luck, exact=True).first).to_be_visible()
    faultless(page)


def go(page: Page, path: str) -> None:
    page.goto(re.sub(r"#.*", "", page.url) + path)


TITLES = {"mordor": "The Journey to Mordor", "ringkrieg": "The War of the Ring"}


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("width", [1280, 390])
def test_the_primer_is_one_click_from_lobby_and_table(open_page: OpenPage, game: str, width: int) -> None:
    page, title = open_page(width=width), TITLES[game]
    page.get_by_role("link", name=f"Learn {title}").click()
    expect(page.get_by_role("heading", name=f"Learn {title}")).to_be_visible()
    page.get_by_role("link", name="Ringspiel").click()
    set_up(page, title, "Ada", "agent:easy")
    with page.expect_popup() as primer:
        page.get_by_role("link", name="Learn it").click()
    expect(primer.value.get_by_role("heading", name=f"Learn {title}")).to_be_visible()


def test_a_table_leads_to_the_rules_that_it_uses(page: Page) -> None:
    set_up(page, "The Journey to Mordor", "Ada", "agent:easy")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules", exact=True).click()
    expect(opened.value.get_by_text("These are the rules that this table uses.")).to_be_visible()
    contents = opened.value.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("button", name="Rolling")).to_be_visible()
    expect(contents.get_by_role("button", name="Places (advanced game)")).to_have_count(0)


def test_the_pictures_of_the_primer_show_hunt_and_battle(open_page: OpenPage) -> None:
    page = open_page("#/learn/ringkrieg/2")
    hunt, battle = page.locator("figure").nth(0), page.locator("figure").nth(1)
    expect(hunt.locator(".scene.hunt p.tile")).to_be_visible()
    settled(page)
    assert page.evaluate(FREE_OF, ["figure .scene.hunt", "figure .fellowship"])
    expect(battle.locator(".scene.battle .roll")).not_to_have_count(0)
