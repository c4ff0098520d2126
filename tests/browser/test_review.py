"""After the game: the review of a replay, playing on from it, the position editor, and puzzles."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import ringspiel
from ringspiel.agents.puzzles import shipped
from tests.browser.conftest import OpenPage
from tests.browser.player import answer, answered, choices, over
from tests.browser.test_replay import finished_journey


def test_a_finished_game_is_reviewed_and_its_worst_answer_tried_again(page: Page) -> None:
    """The short journey has no table of exact chances, so that it is reviewed with imagined worlds."""
    finished_journey(page)
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("img", name="Chances of winning in the course of the game")).to_be_visible()
    expect(page.get_by_text("Luck and skill")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Ada: chance [+-]?[\d.]+ points"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("The costliest answers|No answer was surely"))).to_be_visible()
    shown = page.get_by_role("button", name="Look at answer").first
    if shown.is_visible():  # which answers were mistakes depends on the dice
        number = int(shown.inner_text().split()[-1])
        shown.click()
        expect(page).to_have_url(re.compile(rf"\?at={number - 1}$"))


def test_playing_on_from_a_moment_of_a_replay(page: Page, open_page: OpenPage) -> None:
    finished_journey(page)
    page.get_by_role("slider").fill("3")
    page.get_by_role("link", name="Play on from here").click()
    expect(page.get_by_text("What is hidden in it is dealt anew")).to_be_visible()
    shared = page.url
    page.get_by_role("button", name="Begin the game").click()
    choices(page).first.wait_for()
    before = answered(page)
    answer(page)
    assert answered(page) > before

    friend = open_page()
    friend.goto(shared)
    friend.get_by_role("button", name="Begin the game").click()
    expect(choices(friend).first.or_(over(friend))).to_be_visible()


def test_a_position_is_edited_refused_with_its_invariant_and_played(page: Page) -> None:
    page.goto(re.sub(r"#.*", "", page.url) + "#/edit/mordor")
    expect(page.get_by_text("The position can be played.")).to_be_visible()
    page.get_by_label("rings", exact=True).fill("[99, 0]")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("This is not possible:")).to_be_visible()
    expect(page.get_by_role("status").get_by_role("listitem").first).to_contain_text("ring")
    page.get_by_label("rings", exact=True).fill("[5, 0]")
    page.get_by_role("button", name="Check").click()
    page.get_by_role("link", name="Play this position").click()
    page.get_by_role("button", name="Begin the game").click()
    choices(page).first.wait_for()


def test_a_puzzle_is_missed_and_then_solved(page: Page) -> None:
    puzzle = shipped("mordor")[0]
    page.get_by_role("link", name="Puzzles: The Journey to Mordor").click()
    page.get_by_role("link", name=re.compile("^Puzzle 1,")).click()
    choices(page).first.wait_for()
    page.goto(re.sub(r"#.*", "", page.url) + f"#/puzzles/mordor/{puzzle.id}")
    choices(page).first.wait_for()
    place = solution_among(puzzle.position, puzzle.solution)
    choices(page).nth(1 if place == 0 else 0).click()
    expect(page.locator(".verdict")).to_contain_text("Not quite.")
    page.get_by_role("button", name="Try again").click()
    choices(page).nth(place).click()
    expect(page.locator(".verdict")).to_contain_text("Right!")
    expect(page.get_by_text("Solved: 1 of")).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    choices(page).first.wait_for()


def solution_among(position: dict[str, object], solution: int) -> int:
    return ringspiel.load(position).answers().index(solution)
