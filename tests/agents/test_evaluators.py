"""Every game has an evaluator: its own, or one that tries the game out."""

from __future__ import annotations

import ringspiel
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.kit import PLAYOUT, evaluator_of
from ringspiel.kernel.game import Game
from tests.agents.trees import Tree, ask, perspective, wins
from tests.toys.road import Road


def test_games_know_nothing_of_their_evaluators() -> None:
    names = {name for game in [Game, *map(type, ringspiel.all_games())] for name in dir(game)}
    assert not names & {"evaluate", "value", "judge", "after"}


def test_a_game_without_an_evaluator_is_tried_out() -> None:
    assert evaluator_of(Road()) is PLAYOUT
    mine, yours = wins(0), wins(1)
    state = Tree(ask(0, ask(1, mine, yours), ask(1, mine, mine))).begin()
    assert PLAYOUT.judge(state)[1] == 1.0 > PLAYOUT.judge(state)[0] >= 0.0
    assert PLAYOUT.value(state, 0) == PLAYOUT.value(state, 0), "the same position has one value"


def test_a_victory_that_is_shared_or_lost_by_all_counts_as_such() -> None:
    for winners, values in (((0, 1), [0.5, 0.5]), ((1,), [0.0, 1.0]), ((), [0.0, 0.0])):
        state = Tree(wins(*winners)).begin()
        assert [PLAYOUT.value(state, seat) for seat in range(2)] == values


def test_greedy_plays_such_a_game_on_purpose() -> None:
    lost, won = wins(1), wins(0)
    game = Tree(ask(0, lost, ask(0, lost, lost), ask(0, won, won), lost))
    assert all(Greedy(seed).choose(perspective(game, game.begin())) == 2 for seed in range(20))
