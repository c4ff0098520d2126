"""Pages that teach are used with the keyboard alone: a step of a lesson, a puzzle, a review, the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from ringspiel.agents.puzzles import shipped
from tests.browser.conftest import OpenPage
from tests.browser.player import choices, settled, stands_at
from tests.browser.test_lessons import guide
from tests.browser.test_replay import finished_journey
from tests.browser.test_review import part_of_review, solution_among

MOST_STOPS = 120
"""More than any of these pages has on the way."""


def press(page: Page, target: Locator) -> None:
    """Comes to a button or link by the tab key alone, and presses it."""
    come_to(page, target)
    page.keyboard.press("Enter")


def come_to(page: Page, target: Locator) -> None:
    expect(target).to_be_visible()
    settled(page)
    for _ in range(MOST_STOPS):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the tab key does not lead there")


def test_a_step_of_a_lesson_is_done_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page("#/learn/mordor")
    press(page, page.get_by_role("button", name=re.compile("^Begin the lesson")).first)
    shown, more = (guide(page).get_by_role("button", name=name) for name in ("Show me", "Go on"))
    expect(shown.or_(more)).to_be_visible()
    while more.is_visible():
        press(page, more)
    press(page, shown)
    press(page, guide(page).locator("button.primary"))
    stands_at(page, 1)
    expect(guide(page)).to_be_visible()


def test_a_puzzle_is_solved_with_the_keyboard(open_page: OpenPage) -> None:
    puzzle = shipped("mordor")[0]
    page = open_page(f"#/puzzles/mordor/{puzzle.id}")
    choices(page).first.wait_for()
    press(page, choices(page).nth(solution_among(puzzle.position, puzzle.solution)))
    expect(page.locator(".verdict")).to_contain_text("Right!")
    solved = page.url
    press(page, page.get_by_role("link", name="Next puzzle"))
    expect(page).not_to_have_url(solved)
    choices(page).first.wait_for()


def test_a_review_is_made_and_read_with_the_keyboard(page: Page) -> None:
    """What is found comes from the test: the third answer was a mistake."""
    finished_journey(page)
    found = part_of_review(1, answered=8)
    words = {"key": "mordor-title"}
    found["moments"][2] |= {"loss": 0.1, "low": 0.05, "high": 0.15, "played": words, "better": words}
    page.route("**/review?from=*", lambda route: route.fulfill(json=found))
    press(page, page.get_by_role("button", name="Review this game"))
    press(page, page.get_by_role("button", name="Look at answer 3"))
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    press(page, page.get_by_role("link", name="Try it from here"))
    expect(page.get_by_role("button", name="Begin the game")).to_be_visible()


def test_rules_are_searched_and_leafed_through_with_the_keyboard(open_page: OpenPage) -> None:
    page = open_page("#/rules/ringkrieg?seats=2")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("button", name="B — Battle")).to_be_visible()
    expect(contents.get_by_role("button", name="Z — The expansion")).to_have_count(0)
    expect(page.get_by_text("(ruling)")).to_have_count(0)
    come_to(page, page.get_by_role("searchbox"))
    page.keyboard.type("leadership")
    expect(contents.get_by_role("button", name="S — Setup")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="rules found")).to_be_attached()
    part = contents.get_by_role("button", name="Strength and leadership")
    press(page, part)
    heading = page.get_by_role("heading", name="Strength and leadership")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
