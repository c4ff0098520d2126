"""Weaker levels err like people: by chance among judged answers, and never without looking."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import ringspiel
from ringspiel.agents import agent_of, evaluator_of
from ringspiel.agents.careless import Careless
from ringspiel.agents.kit import kit_of
from ringspiel.agents.wavering import HARDLY, PLAIN_TO_SEE, Wavering, by_chance, distance, usual_distances

GAMES = [game.id for game in ringspiel.all_games()]


def test_the_better_an_answer_looks_the_likelier_it_is_taken() -> None:
    random = Random(1)
    taken = Counter(by_chance([1, 2, 3, 4], [0.5, 0.4, 0.3, -1.0], 0.5, 0.2, random) for _ in range(4000))
    assert taken[1] > taken[2] > taken[3] > 0
    assert taken[4] == 0
    assert taken[2] / taken[1] == pytest.approx(0.368, abs=0.05)


@pytest.mark.parametrize(("unsteadiness", "worse"), [(9.0, PLAIN_TO_SEE), (0.1, HARDLY * 0.1)])
def test_an_answer_that_is_plainly_worse_is_never_taken(unsteadiness: float, worse: float) -> None:
    values = [1.0, 1.0 - worse * 0.2]
    assert {by_chance([5, 6], values, unsteadiness, 0.2, Random(seed)) for seed in range(2000)} == {5}


def test_without_unsteadiness_one_of_the_best_is_taken() -> None:
    taken = {by_chance([1, 2, 3], [0.3, 0.3, 0.2], 0.0, 0.1, Random(seed)) for seed in range(50)}
    assert taken == {1, 2}


@pytest.mark.parametrize("game", GAMES)
def test_easy_looks_at_every_answer_before_it_errs(game: str) -> None:
    """No answer that is plainly worse in its own eyes, at any question of a table."""
    seats = ringspiel.game_of(game).seat_counts[0]
    table = ringspiel.new(game, seats, seed=3)
    assert isinstance(agent_of("easy", game, seed=1), Wavering)
    for number in range(60):
        if table.seat is None:
            break
        perspective = table.perspective(table.seat)
        answer = Wavering(number).choose(perspective)
        state = perspective.imagine(Random(number).getrandbits(64))
        values = evaluator_of(table.game).judge(state)
        scale = usual_distances(game).get(perspective.question.kind) or distance(values)
        most = min(PLAIN_TO_SEE, HARDLY * kit_of(game).unsteadiness(state, table.seat)) * scale
        assert max(values) - values[state.legal.index(answer)] <= most + 1e-12
        table.answer(answer)


@pytest.mark.parametrize("game", GAMES)
def test_what_usually_lies_between_answers_is_known(game: str) -> None:
    found = usual_distances(game)
    assert found, f"run `python -m ringspiel.agents.usual {game}`"
    assert all(apart > 0 for apart in found.values())


@pytest.mark.parametrize("game", GAMES)
def test_the_easy_opponent_of_old_keeps_its_name(game: str) -> None:
    assert isinstance(agent_of("easy@1", game, seed=1), Careless)


def test_answers_that_are_all_alike_are_all_taken() -> None:
    assert {by_chance([1, 2], [0.1 + 0.2, 0.3], 0.2, 0.0, Random(seed)) for seed in range(50)} == {1, 2}


def test_a_game_without_numbers_of_its_own_is_judged_by_the_question_itself() -> None:
    assert usual_distances("no-such-game") == {}
    assert distance([1.0, 0.0]) == 0.5
