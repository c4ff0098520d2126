"""What Mordor's evaluator has learnt makes sense, and can be learnt again."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

import ringspiel
from ringspiel.agents.mordor.evaluator import RACES, MordorEvaluator, key_of
from ringspiel.agents.mordor.learn import Games, first_guess, fit
from ringspiel.games.mordor.components import PRESETS
from ringspiel.games.mordor.state import NOTHING, MordorState

ALL = list(product(PRESETS, (False, True), (2, 3, 4)))
value = MordorEvaluator().value


def positions(preset: str, places: bool, seats: int, games: int = 3) -> list[MordorState]:
    found = []
    for seed in range(games):
        random = Random(seed)
        state = ringspiel.new("mordor", seats, seed, {"preset": preset, "places": places}).state
        while state.question is not None:
            found.append(state.clone())
            state.answer(random.choice(state.legal))
        found.append(state)
    return [state for state in found if isinstance(state, MordorState)]


@pytest.mark.parametrize(("preset", "places", "seats"), ALL)
def test_chances_are_chances(preset: str, places: bool, seats: int) -> None:
    for state in positions(preset, places, seats):
        chances = [value(state, seat) for seat in range(seats)]
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) <= 1 + 1e-9 or state.outcome is not None
        for seat in range(seats):
            if state.is_out(seat):
                assert chances[seat] == 0


@pytest.mark.parametrize(("preset", "places", "seats"), ALL)
def test_a_field_more_on_a_track_is_no_disadvantage(preset: str, places: bool, seats: int) -> None:
    """In what was learnt; a trifle is left to noise. With `places` the next ring field can be a worse place to be."""
    road = np.array(RACES[key_of(preset, places, seats)].road)
    assert np.diff(road, axis=2).min() > -0.15
    if not places:
        assert np.diff(road, axis=1).min() > -0.15


def test_a_ring_helps_its_owner_and_harms_the_others() -> None:
    for state in positions("standard", False, 3):
        if state.outcome is None and state.aside.count(NOTHING) == 5 and not state.is_out(state.active):
            ahead = state.clone()
            ahead.rings[state.active] += 2
            if ahead.rings[state.active] < 9:
                other = (state.active + 1) % 3
                assert value(ahead, state.active) > value(state, state.active)
                assert value(ahead, other) <= value(state, other)


def test_fitting_finds_what_decides_the_games() -> None:
    """In these games ring fields decide, and square fields do not matter."""
    games, random = Games("standard", False, 2), Random(1)
    for _ in range(1500):
        rings, left = [random.randrange(9) for _ in range(2)], [random.randrange(1, 8) for _ in range(2)]
        chance = 1 / (1 + np.exp(rings[1] - rings[0]))
        first = random.random() < chance
        games.places.append([(1, 1, rings[seat], left[seat], 0, 0) for seat in range(2)])
        games.shares.append([float(first), float(not first), 0.0])
    race = fit(np.array(games.places), np.array(games.shares), first_guess(PRESETS["standard"]))
    road = np.array(race.road)[1]
    per_ring = (road[8, 1:8] - road[0, 1:8]).mean() / 8
    assert per_ring == pytest.approx(1, abs=0.3)
    assert abs(road[:9, 7] - road[:9, 1]).mean() < 2


def test_played_games_are_learnt_from_with_who_won_them() -> None:
    games = Games("standard", True, 3)
    for seed in range(3):
        games.play(seed)
    assert len(games.places) == len(games.shares) > 30
    assert all(sum(share) == pytest.approx(1) for share in games.shares)
