"""`hard` in Die Zwei Türme: plans a turn to its end, knows no more than its seat, and can be learnt again."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.agents.tuerme.forecast import danger
from ringspiel.agents.tuerme.judgement import TurnValue
from ringspiel.agents.tuerme.learn import Games, against_nothing, fitted
from ringspiel.agents.tuerme.solver import Solver, judged_ends
from ringspiel.games.tuerme.board import mask_of
from ringspiel.games.tuerme.components import ENT_STEPS
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.perspective import Perspective
from tests.games.tuerme.battle import battle, state

CHAIN = "a3 " + " ".join(f"{letter}4" for letter in "abcdefghijklmnop") + " p5 p6"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_judges_every_answer_of_every_question_and_sees_no_hidden_cards(seats: int) -> None:
    """Random answers lead it into the middle of moves that it has not planned."""
    table, random, asked = ringspiel.new("tuerme", seats, seed=seats), Random(seats), set()
    while table.seat is not None:
        if random.random() < 0.3:
            estimates = Solver().think(table.perspective(table.seat))
            assert sorted(estimate.answer for estimate in estimates) == sorted(table.answers())
            assert all(0 <= estimate.chance <= 1 for estimate in estimates)
            imagined = table.state.imagine(table.seat, key_of(7))
            assert estimates == Solver().think(Perspective(table.game, imagined, table.seat))
            asked.add(table.question and table.question.kind)
        table.answer(random.choice(table.answers()))
    assert {"play-card", "step"} <= asked


def test_a_turn_is_planned_once_and_then_carried_out() -> None:
    table = ringspiel.new("tuerme", 2, seed=3)
    solvers, plans = [Solver(), Solver()], []
    while table.seat is not None and state(table).turn < 8:
        solver = solvers[table.seat]
        table.answer(solver.choose(table.perspective(table.seat)))
        if solver.plan not in plans:
            plans.append(solver.plan)
    assert len(plans) <= 1 + state(table).turn


def test_it_breaks_a_chain_that_the_next_card_may_close() -> None:
    s = state(battle(CHAIN.replace(" c4", ""), green="h6", hands=["gimli-9 gimli-8 gimli-7"]))
    assert danger(s.orc_pile, s.orc_mask(), s.figure_mask()) > 0.3
    end = judged_ends(s)[0][0]
    figures = mask_of([end.field, *s.figures[1:]])
    assert danger(s.orc_pile, end.orcs, figures) == 0


def test_of_two_ways_to_save_all_it_takes_the_one_with_more_tiles() -> None:
    table = battle("i4 j4 k4", green="h4", hands=["gimli-9 legolas-6 faramir-5"])
    best = Solver().think(table.perspective(0))[0]
    assert table.describe(best.answer).notation == "gimli-9"


def test_the_ents_on_their_last_step_make_every_tile_a_chance_to_win() -> None:
    early, late = [battle("i4 j4 k4", green="h4", hands=["gimli-9 gimli-8 gimli-7"], ent=ent) for ent in (3, 14)]
    assert TurnValue(state(early), 0).arrived(3) == 0
    judge = TurnValue(state(late), 0)
    assert judge.steps == ENT_STEPS - 14
    assert judge.arrived(3) == pytest.approx(1 - (1 - judge.density) ** 3)


def test_hard_takes_more_points_than_easy_at_the_same_table() -> None:
    points = [0, 0]
    for seed in range(3):
        table = ringspiel.new("tuerme", 2, seed=seed)
        players = [agent_of("hard", "tuerme", seed), agent_of("easy", "tuerme", seed)]
        while table.seat is not None:
            table.answer(players[table.seat].choose(table.perspective(table.seat)))
        points = [total + own for total, own in zip(points, state(table).points, strict=True)]
    assert points[0] > points[1]


def test_fitting_finds_what_decides_the_games() -> None:
    random = np.random.default_rng(1)
    features = random.normal(size=(4000, 2)).tolist()
    chances = 1 / (1 + np.exp([-2.0 * first + 0.5 * second for first, second in features]))
    won = (random.random(4000) < chances).astype(float)
    assert fitted(against_nothing(features), np.column_stack([won, 1 - won])) == pytest.approx([2.0, -0.5], abs=0.2)


def test_played_games_are_learnt_from_with_how_they_ended() -> None:
    games = Games(2)
    games.play(1)
    assert len(games.boards) == len(games.held_out) > 10
    assert len(games.players) == len(games.winners) == sum(games.held_out)
    assert all(sum(shares) == pytest.approx(1) for shares in games.winners)
