"""Information-set search finds the best answer where it is known, and knows nothing that it may not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random

import pytest

import ringspiel
from ringspiel.agents import search as search_module
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.kit import PLAYOUT
from ringspiel.agents.search import Search
from ringspiel.agents.tree import Arm, Node, key_of
from tests.agents.trees import Node as TreeNode
from tests.agents.trees import Tree, ask, chance, coin, perspective, wins
from tests.toys.secret import Secret

MINE, YOURS, THEIRS, NOBODY = wins(0), wins(1), wins(2), wins()


def think(root: TreeNode, seats: int = 2, iterations: int = 600, seed: int = 1) -> list[Estimate]:
    game = Tree(root, seats)
    return Search(seed, iterations).think(perspective(game, game.begin()))


def chances(estimates: list[Estimate]) -> dict[int, float]:
    return {estimate.answer: estimate.chance for estimate in estimates}


def test_it_takes_the_way_that_wins() -> None:
    best = think(ask(0, YOURS, MINE, YOURS))[0]
    assert best.answer == 1
    assert best.chance > 0.95


def test_it_looks_through_the_answers_of_others() -> None:
    trap = ask(1, MINE, ask(0, YOURS, YOURS), MINE)
    safe = ask(1, MINE, ask(0, YOURS, MINE))
    assert think(ask(0, trap, safe))[0].answer == 1


def test_chance_counts_as_often_as_it_comes() -> None:
    estimates = think(ask(0, chance(MINE, YOURS, YOURS), chance(MINE, MINE, YOURS)), iterations=3000)
    assert estimates[0].answer == 1
    assert chances(estimates)[1] == pytest.approx(2 / 3, abs=0.05)


def test_it_answers_differently_to_different_results_of_chance_that_it_sees() -> None:
    game = ask(0, chance(MINE, YOURS), chance(ask(0, MINE, YOURS), ask(0, YOURS, MINE)))
    best = think(game, iterations=1500)[0]
    assert best.answer == 1
    assert best.chance > 0.85


def test_it_does_not_count_on_what_it_cannot_know() -> None:
    """In every imagined world one of the two guesses is right; who searches worlds one by one believes to win."""
    guess = ask(0, coin(MINE, YOURS), coin(YOURS, MINE))
    known = chance(MINE, MINE, YOURS)
    estimates = think(ask(0, guess, known), iterations=4000)
    assert estimates[0].answer == 1
    assert chances(estimates)[0] == pytest.approx(0.5, abs=0.08)


def test_all_players_strive_for_their_own_victory() -> None:
    """A player who expects harm from the others first of all sees no difference between the two ways."""
    kings = ask(1, YOURS, THEIRS)
    friends = ask(1, NOBODY, wins(0, 1))
    best = think(ask(0, kings, friends), seats=3)[0]
    assert best.answer == 1
    assert best.chance > 0.9


def test_a_common_defeat_is_no_better_than_any_other() -> None:
    estimates = think(ask(0, NOBODY, YOURS, chance(MINE, NOBODY, NOBODY)))
    assert estimates[0].answer == 2
    assert chances(estimates)[0] == pytest.approx(chances(estimates)[1], abs=0.1)


def test_the_same_seed_and_iterations_think_the_same() -> None:
    table = ringspiel.new("mordor", 3, seed=5)
    assert table.seat is not None
    thoughts = [Search(7, iterations=60).think(table.perspective(table.seat)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_a_time_budget_ends_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three looks at a clock that goes on by a second with each."""
    monkeypatch.setattr(search_module, "perf_counter", partial(next, count()))
    table = ringspiel.new("mordor", 2, seed=5)
    assert table.seat is not None
    search = Search(1, seconds=2.5)
    search.think(table.perspective(table.seat))
    assert search.done == 3


def test_what_was_learnt_serves_the_next_decision() -> None:
    game = Tree(ask(0, ask(1, ask(0, MINE, YOURS), ask(0, YOURS, YOURS)), YOURS))
    state = game.begin()
    search = Search(1, iterations=300)
    search.think(perspective(game, state))
    state.answer(0)
    state.answer(1)
    node = search.nodes[key_of(game, state, 0)]
    assert sum(arm.visits for arm in node.arms.values()) > 0
    assert search.begin(perspective(game, state)) is node


def test_estimates_cover_all_answers_best_first() -> None:
    table = ringspiel.new("mordor", 4, seed=9)
    assert table.seat is not None
    estimates = Search(1, iterations=100).think(table.perspective(table.seat))
    assert sorted(estimate.answer for estimate in estimates) == table.answers()
    assert sum(estimate.weight for estimate in estimates) == pytest.approx(1)
    assert all(0 <= estimate.chance <= 1 for estimate in estimates)
    assert [estimate.weight for estimate in estimates] == sorted((e.weight for e in estimates), reverse=True)


def test_nodes_hold_positions_together_that_the_seat_cannot_tell_apart() -> None:
    table = Secret.table(seed=3)
    state, game = table.state, table.game
    worlds = [state.imagine(0, bytes([number] * 32)) for number in range(20)]
    assert len({str(game.view(world, 1)) for world in worlds}) > 1
    assert len({key_of(game, world, 0) for world in worlds}) == 1


def test_answers_are_compared_by_how_often_they_could_be_given() -> None:
    rare, common = Arm(0.5), Arm(0.5)
    rare.visits = common.visits = 5
    rare.available, common.available = 10, 1000
    assert rare.urgency() < common.urgency()


def test_answers_that_are_not_legal_in_an_imagined_world_are_not_chosen_there() -> None:
    table = Secret.table(seed=3)
    state = table.state
    state.answer(state.legal[0])
    node = Node(0)
    for number in range(50):
        world = state.imagine(1, bytes([number] * 32))
        answer, _ = node.select(PLAYOUT, world, Random(number))
        assert answer in world.legal


def test_many_answers_are_taken_up_little_by_little() -> None:
    game = Tree(ask(0, *[YOURS] * 40, MINE))
    node, random = Node(0), Random(1)
    known = []
    for _ in range(6):
        node.select(PLAYOUT, game.begin(), random)
        known.append(len(node.arms))
    assert known == [8, 16, 24, 32, 40, 41]
    assert think(game.root)[0].answer == 40


@pytest.mark.parametrize("make", [lambda: Search(1, iterations=30), lambda: Search(1, iterations=30, candidates=1)])
def test_it_plays_a_game_with_hidden_hands_to_its_end(make: Callable[[], Search]) -> None:
    table = Secret.table(seed=11, seats=3)
    players = [make() for _ in range(3)]
    while table.seat is not None:
        table.answer(players[table.seat].choose(table.perspective(table.seat)))
    assert table.outcome is not None
