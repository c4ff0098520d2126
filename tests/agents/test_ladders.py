"""No level is offered that its ladder in docs/studies does not prove."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

import ringspiel
from ringspiel.agents import agent_of, levels, levels_at, usual_levels

STUDIES = Path(__file__).parents[2] / "docs" / "studies"
LEAST_GAMES = 200
ROW = re.compile(r"^\| (\d) \| (\S+) – (\S+) \| (\d+) \|.* \[([\d.]+), [\d.]+\] \|$", re.MULTILINE)
"""| seats | stronger – weaker | games | … | ahead [low, high] |"""


class Step(NamedTuple):
    """A match of neighbours: in how many games the stronger was ahead, and at least how far."""

    games: int
    low: float


def ladder_of(game: str) -> dict[tuple[int, str, str], Step]:
    """By seats, stronger and weaker level."""
    study = STUDIES / f"{game}.md"
    text = study.read_text(encoding="utf-8") if study.exists() else ""
    return {
        (int(seats), stronger, weaker): Step(int(games), float(low))
        for seats, stronger, weaker, games, low in ROW.findall(text)
    }


def steps() -> list[tuple[str, int, str, str]]:
    """Every level of every game and number of seats, with the one below; exact play is proved by its own tests."""
    return [
        (game.id, seats, stronger, weaker)
        for game in ringspiel.all_games()
        for seats in game.seat_counts
        for weaker, stronger in pairwise(levels(game.id, seats))
        if stronger != "perfect"
    ]


@pytest.mark.parametrize(("game", "seats", "stronger", "weaker"), steps())
def test_every_level_offered_is_proved_by_its_ladder(game: str, seats: int, stronger: str, weaker: str) -> None:
    step = ladder_of(game).get((seats, stronger, weaker))
    assert step is not None, f"docs/studies/{game}.md has no ladder {stronger} – {weaker} for {seats}"
    assert step.games >= LEAST_GAMES
    assert step.low > 50


def test_what_is_offered_can_be_played() -> None:
    for game in ringspiel.all_games():
        extra = [level for more in levels_at(game.id).values() for level in more]
        for level in [*usual_levels(game.id), *extra]:
            assert agent_of(level, game.id, seed=1)
