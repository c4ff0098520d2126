"""`hard` in Mordor: the turn is solved exactly, and judged by what the engine itself makes of it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product
from random import Random

import numpy as np
import pytest

import ringspiel
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.mordor.evaluator import RACES, MordorEvaluator, key_of
from ringspiel.agents.mordor.layout import ALL, code_of
from ringspiel.agents.mordor.plain import PlainSolution
from ringspiel.agents.mordor.scores import worth_of_leaves
from ringspiel.agents.mordor.solver import Solver, solve
from ringspiel.agents.mordor.turn import Turn, turn_of
from ringspiel.games.mordor.components import DICE, PRESETS, RIVENDELL, ROHAN, TREE
from ringspiel.games.mordor.rolling import RepeatRoll, legal_sets
from ringspiel.games.mordor.scoring import HowFar, score
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.turns import end_turn
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State

FACES = tuple(tuple(faces) for faces in PRESETS["standard"].faces)


class BruteForce:
    """The value of rolling, by trying everything, one die and one face after the other."""

    def __init__(self, turn: Turn, leaves: np.ndarray, repeat: bool) -> None:
        self.leaves = dict(zip(turn.leaves, leaves.tolist(), strict=True))
        self.rivendell = turn.layout.rivendell
        self.repeat = repeat

    @cache  # noqa: B019
    def value(self, aside: tuple[int, ...]) -> float:
        rolls = [self.best(rolled, aside) for rolled in self.rolls(aside)]
        once = sum(rolls) / len(rolls)
        return sum(max(best, once) for best in rolls) / len(rolls) if self.repeat else once

    def rolls(self, aside: tuple[int, ...]) -> list[list[int]]:
        faces = [FACES[die] if aside[die] == NOTHING else (NOTHING,) for die in range(DICE)]
        return [list(rolled) for rolled in product(*faces)]

    def best(self, rolled: list[int], aside: tuple[int, ...]) -> float:
        return max(self.after(rolled, aside, answer) for answer in legal_sets(rolled, self.rivendell))

    def after(self, rolled: list[int], aside: tuple[int, ...], answer: int) -> float:
        then = [rolled[die] if answer >> die & 1 else aside[die] for die in range(DICE)]
        if TREE in then or NOTHING not in then:
            return float(self.leaves[code_of(then)])
        return self.value(tuple(then))


@pytest.mark.parametrize("rivendell", [False, True])
@pytest.mark.parametrize("repeat", [False, True])
@pytest.mark.parametrize("in_hand", [0b00001, 0b10000, 0b10010, 0b10011])
def test_solving_finds_the_same_values_as_trying_everything(rivendell: bool, repeat: bool, in_hand: int) -> None:
    turn, random = turn_of(FACES, rivendell), Random(in_hand)
    leaves = np.array([random.random() for _ in turn.leaves])
    brute = BruteForce(turn, leaves, repeat)
    aside = tuple(NOTHING if in_hand >> die & 1 else random.choice(FACES[0]) for die in range(DICE))
    rolled = random.choice(brute.rolls(aside))
    solution = turn.solve(leaves[None], in_hand, repeat)
    answers = legal_sets(rolled, rivendell)
    expected = [brute.after(rolled, aside, answer) for answer in answers]
    assert solution.of_answers(rolled, list(aside), answers) == pytest.approx(expected)
    if repeat:
        rolls = [brute.best(again, aside) for again in brute.rolls(aside)]
        assert solution.after_repeating(rolled, list(aside))[0] == pytest.approx(sum(rolls) / len(rolls))


def test_a_turn_that_is_worth_the_same_however_it_ends_is_worth_that() -> None:
    turn = turn_of(FACES, False)
    solution = turn.solve(np.full((1, len(turn.leaves)), 0.25), ALL, repeat=True)
    assert solution.values[0] == pytest.approx(np.full(turn.size, 0.25))


def positions(seats: int, places: bool, count: int) -> list[MordorState]:
    """Positions in the middle of turns of games between greedy players, also where the game is about to end."""
    found: list[State] = []
    random, seed = Random(seats), 0
    while len(found) < count:
        seed += 1
        state = ringspiel.new("mordor", seats, seed, {"places": places}).state
        while state.question is not None:
            if random.random() < 0.15:
                found.append(state.clone())
            state.answer(greedy_answer(MordorEvaluator(), state, random))
    random.shuffle(found)
    return [state for state in found[:count] if isinstance(state, MordorState)]


@pytest.mark.rule("RM-21")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [3, 4])
def test_without_places_they_go_all_the_way(seats: int, preset: str) -> None:
    """Whether staying behind can be wise is unknown there: opponents play as they did before they were asked."""
    for road in RACES[key_of(preset, False, seats)].road:
        assert all(here <= ahead for before, after in pairwise(road) for here, ahead in zip(before, after, strict=True))
    table = ringspiel.new("mordor", seats, 5, {"preset": preset})
    solver, asked = Solver(), 0
    while table.seat is not None:
        answer = solver.choose(Perspective(table.game, table.state, table.seat))
        if isinstance(table.state.question, HowFar):
            asked += 1
            assert answer == table.answers()[0]
            assert greedy_answer(MordorEvaluator(), table.state, Random(1)) == answer
        table.answer(answer)
    assert asked


@pytest.mark.parametrize("places", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_end_of_a_turn_is_judged_as_the_engine_scores_it(seats: int, places: bool) -> None:
    """The leaves are computed all at once; here the rules score each of them on the board itself."""
    random = Random(1)
    for state in positions(seats, places, 25):
        turn = turn_of(FACES, state.place == RIVENDELL)
        worth = worth_of_leaves(state, turn)
        for number in random.sample(range(len(worth)), 40):
            after = state.clone()
            after.question = None
            after.agenda.clear()
            after.aside = list(turn.leaves.values())[number].copy()
            after.then(score, end_turn)
            after.run()
            assert worth[number] == pytest.approx(MordorEvaluator().value(after, state.active))


@pytest.mark.parametrize("places", [False, True])
def test_a_web_page_finds_the_same_values_without_numpy(places: bool) -> None:
    for state in positions(3, places, 12):
        if not isinstance(state.question, HowFar):
            at_once, plain = solve(state), PlainSolution(state)
            answers = legal_sets(state.rolled, state.place == RIVENDELL)
            expected = at_once.of_answers(state.rolled, state.aside, answers)
            assert plain.of_answers(state.rolled, state.aside, answers) == pytest.approx(expected)
            if isinstance(state.question, RepeatRoll):
                expected_again = at_once.of_repeating(state.rolled, state.aside)
                assert plain.of_repeating(state.rolled, state.aside) == pytest.approx(expected_again)


def test_it_repeats_a_bad_roll_in_rohan_and_keeps_a_good_one() -> None:
    asked = [s for s in positions(3, True, 400) if isinstance(s.question, RepeatRoll) and s.place == ROHAN]
    chosen = set()
    for state in asked:
        solver = Solver()
        best, other = solver.think(Perspective(ringspiel.game_of("mordor"), state, state.active))
        assert best.chance >= other.chance
        chosen.add(best.answer)
    assert chosen == {0, 1}


def test_a_turn_is_solved_once_and_then_looked_up() -> None:
    table = ringspiel.new("mordor", 2, seed=5)
    solver, seat = Solver(), table.seat
    assert seat is not None
    solutions = []
    while table.seat == seat:
        table.answer(solver.choose(table.perspective(seat)))
        solutions.append(solver.solution)
    assert all(solution is solutions[0] for solution in solutions)


def test_it_takes_the_victory_that_is_certain() -> None:
    """One field before Mordor, last in the round, a ring and the White Tree on the table."""
    table = ringspiel.new("mordor", 2, seed=1, options={"start": 1})
    state = table.state
    assert isinstance(state, MordorState)
    state.active, state.rings = 0, [8, 0]
    state.rolled, state.aside = [0, 3, 3, 3, TREE], [NOTHING] * DICE
    state.question = type(state.question)(0) if state.question else None
    state.legal = legal_sets(state.rolled, False)
    best = Solver().think(Perspective(table.game, state, 0))[0]
    assert best.answer == 0b10001
    assert best.chance == 1.0
