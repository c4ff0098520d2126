"""After the game: the review of a replay, playing on from it, the position editor, and puzzles."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

import ringspiel
from ringspiel.agents import agent_of, answer_of
from ringspiel.agents.puzzles import puzzle_of, shipped
from ringspiel.agents.review import exact_review_of, played_of
from ringspiel.kernel.record import read
from ringspiel.texts import render
from tests.browser.conftest import OpenPage
from tests.browser.player import (
    answer,
    answered,
    at_rest,
    choices,
    give,
    goes_on_from,
    how_it_stands,
    over,
    take_seat,
    wait_until,
)
from tests.browser.test_replay import finished_journey


def test_a_finished_game_is_reviewed_and_its_worst_answer_tried_again(page: Page) -> None:
    """The short journey has no table of exact chances, so that it is reviewed with imagined worlds."""
    finished_journey(page)
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("img", name="Chances of winning in the course of the game")).to_be_visible()
    expect(page.get_by_text("Luck and skill")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Ada: chance [+-]?[\d.]+ points"))).to_be_visible()
    expect(page.get_by_role("heading", name="The costliest answers")).to_be_visible()
    shown = page.get_by_role("button", name="Look at answer").first
    number = int(shown.inner_text().split()[-1])
    shown.click()
    expect(page).to_have_url(re.compile(rf"\?at={number - 1}$"))


def test_a_review_says_how_far_it_is_and_can_be_stopped_and_gone_on_with(page: Page) -> None:
    """The parts come from the test, all but the first late, so that there is something to stop."""
    finished_journey(page)
    late: list[Route] = []

    def hold(route: Route) -> None:
        if first_of(route) == 1:
            route.fulfill(json=part_of_review(1))
        else:
            late.append(route)

    page.route("**/review?from=*", hold)
    start = page.get_by_role("button", name="Review this game")
    start.click()
    expect(page.get_by_role("status").filter(has_text="8 of 60 answers looked at")).to_be_visible()
    wait_until(page, lambda: len(late) == 2)
    page.get_by_role("button", name="Stop").click()
    for route in late:
        route.fulfill(json=part_of_review(first_of(route)))
    expect(start).to_be_visible()
    assert len(late) == 2, "nothing more is asked for"
    start.click()
    wait_until(page, lambda: len(late) == 4)
    assert {first_of(route) for route in late} == {9, 17, 25, 33}, "none is asked for again"
    expect(page.get_by_role("status").filter(has_text="24 of 60 answers looked at")).to_be_visible()


def first_of(route: Route) -> int:
    return int(route.request.url.rpartition("=")[2])


def part_of_review(first: int, answered: int = 60) -> dict[str, Any]:
    """Eight answers of many in which nothing happened."""
    moment = {
        "seat": 0,
        "loss": 0,
        "low": 0,
        "high": 0,
        "better": None,
        "better_notation": "",
        "better_targets": [],
        "why": [],
        "chances": [0.5, 0.5],
        "luck": [0, 0],
    }
    moments = [moment | {"n": n, "spread": [0, 0]} for n in range(first, first + 8)]
    return {
        "answered": answered,
        "from": first,
        "to": first + 7,
        "exact": False,
        "opening": [0, 0],
        "moments": moments,
    } | {
        "helped": [],
        "nobody_wins": False,
    }


def test_playing_on_from_a_moment_of_a_replay(page: Page, open_page: OpenPage) -> None:
    finished_journey(page)
    page.get_by_role("slider").fill("3")
    expect(page).to_have_url(re.compile(r"\?at=3$"))
    page.get_by_role("link", name="Play on from here").click()
    expect(page.get_by_text("Hidden cards are dealt anew")).to_be_visible()
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


def test_playing_on_in_der_ringkrieg_alone_together_or_against_the_computer(
    page: Page, open_page: OpenPage, tmp_path: Path
) -> None:
    """From a moment of an uploaded game; the link to the moment and to the new game can be shared."""
    file = tmp_path / "war.json"
    file.write_text(json.dumps(played_by("ringkrieg", "medium", "medium").record(["Ada", "Bob"])))
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("slider").fill("40")
    expect(page).to_have_url(re.compile(r"\?at=40$"))
    page.get_by_role("link", name="Play on from here").click()
    page.get_by_role("button", name="Begin the game").wait_for()
    offered = page.get_by_label("Seat 2: who?").locator("option")
    assert {"me", "agent", "friend"} <= {option.get_attribute("value") for option in offered.all()}
    shared = page.url

    take_seat(page, 1, "Ada")
    take_seat(page, 2, "agent:easy")
    page.get_by_role("button", name="Begin the game").click()
    goes_on(page)

    friend = open_page()
    friend.goto(shared)
    take_seat(friend, 1, "Ada")
    take_seat(friend, 2, "Bob")
    friend.get_by_role("button", name="Begin the game").click()
    friend.get_by_role("button", name=re.compile("^I am (Ada|Bob)$")).click()
    goes_on(friend)


def played_by(game: str, *levels: str) -> ringspiel.Table:
    """A whole game between computer players."""
    table = ringspiel.new(game, len(levels), seed=4)
    players = [agent_of(level, game, seat) for seat, level in enumerate(levels)]
    while (seat := table.seat) is not None:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    return table


def goes_on(page: Page) -> None:
    """Somebody at this page is asked and can answer."""
    at_rest(page)
    stands, _ = how_it_stands(page)
    assert stands == "asked"
    before = answered(page)
    give(page, 0)
    goes_on_from(page, before)


def test_a_position_is_edited_refused_with_its_invariant_and_played(page: Page) -> None:
    page.goto(re.sub(r"#.*", "", page.url) + "#/edit/gran")
    expect(page.get_by_text("The position can be played.")).to_be_visible()
    point = page.locator('[data-spot="point:W11"]')
    for knight in ("Knight (yellow), Player 1", "Knight (blue), Player 2"):
        page.get_by_role("button", name=knight, exact=True).first.click()
        point.click()
        expect(point).to_have_accessible_name(re.compile(re.escape(knight)))
    expect(page.get_by_text("This is not possible:")).to_be_visible()
    expect(page.get_by_role("status").get_by_role("listitem").first).to_have_text("No two knights stand on one point.")
    point.press("Delete")
    page.get_by_role("link", name="Play this position").click()
    page.get_by_role("button", name="Begin the game").click()
    choices(page).first.wait_for()


def test_a_puzzle_is_missed_and_then_solved(page: Page) -> None:
    """A wrong answer is refused with what it loses; the solution comes when it is found, with its reason."""
    page.get_by_role("link", name="Puzzles: The Journey to Mordor").click()
    choices(page).first.wait_for()
    page.wait_for_url(re.compile("#/puzzles/mordor/"))
    puzzle = puzzle_of("mordor", page.url.rsplit("/", 1)[1])
    expect(page.get_by_role("heading", name=re.compile("^After .*Puzzle 1 ·"))).to_be_visible()
    place = solution_among(puzzle.position, puzzle.solution)
    choices(page).nth(1 if place == 0 else 0).click()
    expect(page.locator(".verdict")).to_contain_text("gives away")
    expect(page.locator(".verdict")).not_to_contain_text("is best")
    count = len(ringspiel.load(puzzle.position).answers())
    page.get_by_role("button", name="Try again").click()
    expect(choices(page)).to_have_count(count - 1)
    choices(page).nth(max(0, place - 1)).click()
    expect(page.locator(".verdict")).to_contain_text("Right!")
    why = render(puzzle.why[0], "en", ["Player 1 (you)", "Player 2", "Player 3", "Player 4"])
    expect(page.locator("#main").get_by_text(why)).to_be_visible()
    expect(page.get_by_text("Solved: 1 of").first).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    choices(page).first.wait_for()


def test_the_solution_of_a_puzzle_is_shown_to_those_who_ask_for_it(page: Page) -> None:
    """It is told why it is best, and drawn on the board."""
    puzzle = shipped("gran")[0]
    page.goto(re.sub(r"#.*", "", page.url) + f"#/puzzles/gran/{puzzle.id}")
    choices(page).first.wait_for()
    place = solution_among(puzzle.position, puzzle.solution)
    choices(page).nth(1 if place == 0 else 0).click()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".verdict")).to_contain_text("is best")
    expect(page.get_by_text("The solution is highlighted on the board.")).to_be_visible()
    expect(page.locator(".board .selected, .board [aria-pressed=true]").first).to_be_visible()


def solution_among(position: dict[str, object], solution: int) -> int:
    return ringspiel.load(position).answers().index(solution)


def test_a_solved_game_is_reviewed_with_exact_chances(page: Page, tmp_path: Path) -> None:
    """Ada answers at random, Bob makes no mistake: losses with the best answer, and luck per roll and in sum."""
    table = ringspiel.new("mordor", 2, seed=11)
    players = [agent_of(level, "mordor", 4) for level in ("random", "perfect")]
    while (seat := table.seat) is not None:
        table.answer(players[seat].choose(table.perspective(seat)))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record(["Ada", "Bob"])))
    found = exact_review_of(played_of(read(table.record())))
    assert found is not None
    page.get_by_label("Choose a file").set_input_files(file)
    page.get_by_role("button", name="Review this game").click()

    expect(page.get_by_text("All numbers are exact")).to_be_visible()
    expect(
        page.get_by_text(re.compile(r"^Bob rolled [\d.]+ points \w+ than expected, and gave away 0\.\s*$"))
    ).to_be_visible()
    ada = f"and gave away {100 * found.given_away(0):.1f}."
    expect(page.get_by_text(re.compile(rf"^Ada rolled .*{re.escape(ada)}\s*$"))).to_be_visible()
    worst = found.mistakes()[0]
    page.get_by_role("slider").fill(str(worst.n))
    expect(page.get_by_text(f"Ada gives away {100 * worst.loss:.1f} points. Better was")).to_be_visible()
    right = next(each for each in found.findings if each.loss == 0 and abs(each.luck[each.seat]) > 0.01)
    page.get_by_role("slider").fill(str(right.n))
    expect(page.get_by_text(re.compile(r"No answer was better\. Then \w+ rolled: [+-][\d.]+ points\."))).to_be_visible()
