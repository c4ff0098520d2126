"""Shipped puzzles: enough for every game, each of them playable; and the command finds the same ones again."""

from __future__ import annotations

import pytest

import ringspiel
from ringspiel.agents import levels
from ringspiel.agents.puzzles import shipped
from ringspiel.agents.puzzles.find import found_in
from ringspiel.kernel.registry import all_games

GAMES = {"gefaehrten": 30, "gran": 30, "mordor": 30, "ringkrieg": 30, "tuerme": 30}
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


def test_every_game_of_the_house_has_puzzles() -> None:
    assert {game.id for game in all_games() if shipped(game.id)} >= set(GAMES)


def test_the_same_seed_finds_the_same_puzzles() -> None:
    first = found_in(("mordor", 3))
    assert first == found_in(("mordor", 3))
