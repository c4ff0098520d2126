"""What tells which weights of the value win: it shifts those of the Free Peoples, and finds what helps."""

from __future__ import annotations

import math
from pathlib import Path
from random import Random

import pytest

from ringspiel.agents.greedy import Greedy
from ringspiel.agents.ringkrieg import tune
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.inputs import NAMES
from ringspiel.agents.ringkrieg.style import LEARNT, style_of
from ringspiel.agents.ringkrieg.value import FOURTH, SHIFTS, THIRD, TUNED_FOURTH, WEIGHTS, shifted


def test_every_shift_is_of_an_input_and_moves_its_weight_in_both_places() -> None:
    assert tune.SPREAD.keys() <= set(NAMES)
    assert SHIFTS.keys() <= tune.SPREAD.keys()
    for place, weights in enumerate(WEIGHTS[TUNED_FOURTH]):
        for name, weight, before in zip(NAMES, weights, WEIGHTS[FOURTH][place], strict=True):
            assert weight == before + SHIFTS.get(name, 0.0)


def test_what_helps_is_found_with_its_error() -> None:
    """Of made-up games that are won the more often the more the steps weigh, and the less the levels do."""
    random, games = Random(1), []
    for seed in range(2000):
        shifts = tune.drawn(seed)
        odds = math.exp(0.5 * shifts["steps"] / 0.3 - 0.3 * shifts["levels"] / 0.3)
        games.append({"won": random.random() < odds / (1 + odds), "shifts": shifts})
    found = tune.effects(games)
    assert list(found)[:2] == ["steps", "levels"]
    assert found["steps"][0] == pytest.approx(0.5, abs=3 * found["steps"][1])
    assert found["levels"][0] == pytest.approx(-0.3, abs=3 * found["levels"][1])
    assert all(0.03 < error < 0.07 for _, error in found.values())


def test_a_few_games_tell_little_and_say_so() -> None:
    found = tune.effects([{"won": seed % 2 == 0, "shifts": tune.drawn(seed)} for seed in range(4)])
    assert all(abs(effect) < 2 * error for effect, error in found.values())


def test_an_interrupted_run_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    played: list[int] = []

    def play(seed: int, style: int, shifts: dict[str, float]) -> bool:
        assert shifts == tune.drawn(seed)
        played.append(seed)
        return seed % 2 == 0

    monkeypatch.setattr(tune, "KEEP", tmp_path)
    monkeypatch.setattr(tune, "play", play)
    first = tune.played("5", 3)
    both = tune.played("5", 5)
    assert played == [0, 1, 2, 3, 4]
    assert both[:3] == first
    assert [game["won"] for game in both] == [True, False, True, False, True]


def test_only_the_free_peoples_weigh_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    players = []

    class Quick(Greedy):
        """Stands in for those who look ahead, who take longer."""

        def __init__(self, seed: int, style: int) -> None:
            super().__init__(seed, RingkriegEvaluator(style))
            self.ending = RingkriegEvaluator(style | LEARNT)
            players.append(self)

    monkeypatch.setattr(tune, "Lookahead", Quick)
    assert tune.play(1, style_of("5"), {"steps": 1.0}) in (True, False)
    free, shadow = players
    assert free.ending.weights == [shifted(WEIGHTS[FOURTH], {"steps": 1.0}), WEIGHTS[THIRD]]
    assert shadow.ending.weights == [WEIGHTS[FOURTH], WEIGHTS[THIRD]]
