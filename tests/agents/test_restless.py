"""Opponents that would keep each other off for ever try something else in time."""

from __future__ import annotations

from pytest import approx

import ringspiel
from ringspiel.agents.restless import Restless, restlessness
from ringspiel.games.gran.state import GranState
from ringspiel.kernel.perspective import Perspective


class First:
    """Always takes the first answer."""

    def choose(self, perspective: Perspective) -> int:
        return perspective.answers()[0]


def others_than_first(usual: int, rounds: int) -> int:
    """How many of 400 answers in the given round are not what the agent beneath would say."""
    table = ringspiel.new("gran", 3, seed=1)
    assert isinstance(table.state, GranState) and table.seat is not None
    table.state.round = rounds
    perspective = table.perspective(table.seat)
    agent = Restless(First(), usual, seed=5)
    return sum(agent.choose(perspective) != perspective.answers()[0] for _ in range(400))


def test_restlessness_grows_with_the_rounds_beyond_the_usual() -> None:
    assert restlessness(1, 60) == restlessness(60, 60) == 0
    assert restlessness(120, 60) == approx(0.1)
    assert restlessness(10_000, 60) == approx(0.3)


def test_a_restless_agent_plays_like_the_other_one_until_the_game_lasts_too_long() -> None:
    assert others_than_first(usual=60, rounds=60) == 0
    assert 40 < others_than_first(usual=60, rounds=600) < 140
