"""Shipped puzzles: enough for every game, each of them playable; and the command finds the same ones again."""

from __future__ import annotations

import pytest

import ringspiel
from ringspiel.agents import levels
from ringspiel.agents.puzzles import shipped
from ringspiel.agents.puzzles.find import (
    OBVIOUS,
    first_glance,
    found_in,
    is_sensible,
    lead_at_first_glance,
    theme_of,
)
from ringspiel.kernel.registry import all_games
from ringspiel.kernel.text import text
from ringspiel.texts import render

GAMES = {"gefaehrten": 25, "gran": 20, "mordor": 25, "ringkrieg": 15, "tuerme": 13}
"""How many puzzles each game has at least."""


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_each_game_can_be_asked(game: str) -> None:
    puzzles = shipped(game)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= GAMES[game]
    assert len({puzzle.grade for puzzle in puzzles}) >= 3, "easy and hard ones"
    for puzzle in puzzles:
        table = ringspiel.load(puzzle.position)
        assert table.seat == puzzle.seat and len(table.answers()) >= 3
        assert table.describe(puzzle.solution).notation == puzzle.notation
        assert puzzle.low > 0 and puzzle.margin >= 0.04
        assert set(puzzle.missed) <= set(levels(game, table.seats))
        assert puzzle.theme == theme_of(table)


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_has_only_silly_answers_beside_its_solution(game: str) -> None:
    for puzzle in shipped(game):
        assert is_sensible(ringspiel.load(puzzle.position), puzzle.solution, puzzle.missed), puzzle.id


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_solution_says_why_and_every_theme_has_a_name(game: str, language: str) -> None:
    for puzzle in shipped(game):
        assert puzzle.why, puzzle.id
        names = [f"seat {seat}" for seat in range(puzzle.position["seats"])]
        for reason in puzzle.why:
            said = render(reason, language, names)
            assert said.endswith(".") and "{" not in said
        assert render(text(f"{game}-theme-{puzzle.theme}"), language, names) != f"{game}-theme-{puzzle.theme}"


def test_where_one_answer_looks_far_ahead_and_all_levels_find_it_there_is_no_puzzle() -> None:
    """A die that only loses beside one that wins at once: nobody careful thinks about it."""
    puzzle = next(each for each in shipped("gran") if set(each.missed) - {"easy"})
    table = ringspiel.load(puzzle.position)
    best = max(first_glance(table).items(), key=lambda item: item[1])[0]
    assert is_sensible(table, puzzle.solution, puzzle.missed)
    assert lead_at_first_glance(table, best) >= 0
    assert is_sensible(table, best, []) == (lead_at_first_glance(table, best) < OBVIOUS)


def test_puzzles_are_sorted_by_theme_and_then_by_how_hard_they_are() -> None:
    for game in GAMES:
        order = [(puzzle.theme, puzzle.grade) for puzzle in shipped(game)]
        assert order == sorted(order)


def test_every_game_of_the_house_has_puzzles() -> None:
    assert {game.id for game in all_games() if shipped(game.id)} >= set(GAMES)


def test_the_same_seed_finds_the_same_puzzles() -> None:
    first = found_in(("mordor", 3))
    assert first == found_in(("mordor", 3))
