"""The planner sees to the end of its turn, and weighs chance without knowing it beforehand."""

from __future__ import annotations

import pytest

from ringspiel.agents import kit
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.planner import Planner
from ringspiel.kernel.state import State
from tests.agents.trees import Node, Tree, ask, chance, perspective, wins

MINE, YOURS = wins(0), wins(1)


class KnowsNothing(Evaluator[State]):
    def value(self, s: State, seat: int) -> float:
        return 0.5


@pytest.fixture(autouse=True)
def evaluator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kit._kits, Tree.id, kit.Kit(evaluator=KnowsNothing()))


def think(root: Node, depth: int = 2, samples: int = 400, seed: int = 1) -> list[Estimate]:
    game = Tree(root)
    return Planner(seed, depth, samples).think(perspective(game, game.begin()))


def chances(estimates: list[Estimate]) -> dict[int, float]:
    return {estimate.answer: estimate.chance for estimate in estimates}


def test_it_sees_what_its_next_answer_can_win() -> None:
    assert chances(think(ask(0, ask(0, YOURS, YOURS), ask(0, YOURS, MINE)))) == {0: 0.0, 1: 1.0}


def test_it_looks_as_far_as_it_is_told() -> None:
    far = ask(0, ask(0, YOURS, ask(0, YOURS, MINE)), ask(0, YOURS, YOURS))
    assert chances(think(far, depth=1)) == {0: 0.5, 1: 0.5}
    assert chances(think(far, depth=2)) == {0: 0.5, 1: 0.0}
    assert chances(think(far, depth=3)) == {0: 1.0, 1: 0.0}


def test_its_turn_ends_where_somebody_else_is_asked() -> None:
    assert chances(think(ask(0, ask(1, MINE, MINE), YOURS), depth=5)) == {0: 0.5, 1: 0.0}


def test_chance_counts_as_often_as_it_comes() -> None:
    found = chances(think(ask(0, chance(MINE, YOURS, YOURS), chance(MINE, MINE, YOURS))))
    assert found[0] == pytest.approx(1 / 3, abs=0.08)
    assert found[1] == pytest.approx(2 / 3, abs=0.08)


def test_it_does_not_know_beforehand_how_the_dice_will_fall() -> None:
    """Of two coins one is likely to fall well, but the choice comes before they fall."""
    found = chances(think(ask(0, ask(0, chance(MINE, YOURS), chance(MINE, YOURS)), YOURS)))
    assert found[0] == pytest.approx(1 / 2, abs=0.1)


def test_it_answers_differently_to_different_results_of_chance() -> None:
    found = chances(think(ask(0, chance(ask(0, MINE, YOURS), ask(0, YOURS, MINE)), YOURS)))
    assert found == {0: 1.0, 1: 0.0}


def test_the_best_answer_comes_first_and_carries_the_weight() -> None:
    best, *others = think(ask(0, YOURS, MINE, chance(MINE, YOURS)))
    assert (best.answer, best.chance, best.weight) == (1, 1.0, 1.0)
    assert [other.weight for other in others] == [0.0, 0.0]
