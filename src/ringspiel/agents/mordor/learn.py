"""Learns how strong a player is at each point of the road: `python -m ringspiel.agents.mordor.learn`.

Greedy players with a little curiosity play thousands of games. Logistic regression fits the strengths, smooth along
the tracks, to the sheets at the beginning of every turn and to the results. Then the next generation plays with them.
The result is written to `data/` and read by the evaluator. With two players every chance is known, so `refit`
replaces what was learnt from games.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.mordor.evaluator import (
    PARTS,
    RACES,
    MordorEvaluator,
    Race,
    key_of,
    moves_again,
    somebody_arrived,
    whole_fields,
)
from ringspiel.games.mordor.components import PRESETS, Components
from ringspiel.games.mordor.game import Mordor
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.chance import key_of as chance_key

GENERATIONS = (500, 500, 2000)
"""How many tables each generation plays."""
CURIOSITY = 0.08
STEPS = 400
RATE = 0.05
SMOOTH = 3.0
MONOTONE = 30.0
FILE = Path(__file__).parent / "data" / "race.json"

Numbers = NDArray[np.float64]


def first_guess(components: Components) -> Race:
    """Every ring field makes a player stronger, and so does every square field left."""
    squares = 2 * components.nazgul_fields + 1
    road = [[0.5 * rings - 4.0 / (left + 1) for left in range(squares)] for rings in range(components.ring_fields + 1)]
    return Race([road, [row.copy() for row in road]], 0.0, -3.0, 1.0)


class Games:
    """Positions at the beginning of turns: for each seat where on the road it is, and who won in the end."""

    def __init__(self, preset: str, places: bool, seats: int) -> None:
        self.rules = Mordor()
        self.seats = seats
        self.options = self.rules.check_options({"preset": preset, "places": places}, seats)
        self.places: list[list[tuple[int, ...]]] = []
        self.shares: list[list[float]] = []

    def play(self, seed: int) -> None:
        random = Random(seed)
        s = self.rules.start(self.seats, self.options, Generator(chance_key(seed)))
        s.run()
        turn, before = (0, 0), len(self.places)
        while s.question is not None:
            if (s.round, s.active) != turn:
                turn = (s.round, s.active)
                self.places.append([place_of(s, seat) for seat in range(self.seats)])
            curious = random.random() < CURIOSITY
            s.answer(random.choice(s.legal) if curious else greedy_answer(MordorEvaluator(), s, random))
        assert s.outcome is not None
        winners = s.outcome.winners
        share = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        self.shares += [[*share, 0.0 if winners else 1.0]] * (len(self.places) - before)


def place_of(s: MordorState, seat: int) -> tuple[int, ...]:
    """Whether the player is in play, turns left in the round, ring, square and whole fields, and lateness."""
    if s.is_out(seat):
        return 0, 0, 0, 0, 0, 0
    moves = moves_again(s, seat)
    late = not moves and not s.has_arrived(seat) and somebody_arrived(s)
    return 1, int(moves), s.rings[seat], s.fields_left(seat), whole_fields(s, seat), int(late)


def fit(seen: NDArray[np.int_], shares: Numbers, guess: Race) -> Race:
    """The strengths under which these ends of games are most likely (Adam on the log likelihood).

    `seen` has for each position and seat what `place_of` tells, `shares` the part of each seat in the victory, or how
    likely it is, and last that nobody wins.
    """
    places = Places(seen, shares, np.array(guess.road).shape)
    weights = np.concatenate([np.array(guess.road).ravel(), [guess.whole, guess.late, guess.nobody]])
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        slope = places.gradient(weights)
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        weights -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    road = np.round(weights[:-3].reshape(places.shape), 2)
    return Race(road.tolist(), *(round(float(weight), 3) for weight in weights[-3:]))


class Places:
    """All positions as arrays: in the order of the weights, the cell of the road, whole fields, lateness, nobody."""

    def __init__(self, places: NDArray[np.int_], shares: Numbers, shape: tuple[int, ...]) -> None:
        self.inside, turns, rings, left, self.whole, self.late = (places[:, :, part] for part in range(6))
        self.cell = np.ravel_multi_index((turns, rings, left), shape)
        self.shares = shares
        self.shape = shape

    def gradient(self, weights: Numbers) -> Numbers:
        wrong = self.chances(weights) - self.shares
        there = wrong[:, :-1] * self.inside
        slope = np.zeros_like(weights)
        np.add.at(slope, self.cell.ravel(), there.ravel())
        slope[-3:] = (there * self.whole).sum(), (there * self.late).sum(), wrong[:, -1].sum()
        slope[:-3] += SMOOTH * roughness(weights[:-3].reshape(self.shape)).ravel()
        return slope / len(self.shares)

    def chances(self, weights: Numbers) -> Numbers:
        """Of every seat, and last that nobody wins."""
        whole, late, nobody = weights[-3:]
        scores = np.where(self.inside, weights[self.cell] + whole * self.whole + late * self.late, -np.inf)
        scores = np.column_stack([scores, np.full(len(scores), nobody)])
        strengths: Numbers = np.exp(scores - scores.max(axis=1, keepdims=True))
        strengths /= strengths.sum(axis=1, keepdims=True)
        return strengths


def roughness(road: Numbers) -> Numbers:
    """What smoothing pulls at: bends along both tracks, and what a turn left in the round is worth here or there.

    It pulls harder where one more field seems a disadvantage. On the Nazgûl track it never is one. On the road it is
    one only where a place is worse than the one before, and it takes many games to show that.
    """
    slope = np.zeros_like(road)
    for axis in (1, 2):
        spread(slope, axis, np.diff(road, 2, axis=axis), (1.0, -2.0, 1.0))
        spread(slope, axis, np.minimum(0.0, np.diff(road, axis=axis)), (-MONOTONE, MONOTONE))
    apart = road[1] - road[0] - (road[1] - road[0]).mean()
    slope[0] -= 0.1 * apart
    slope[1] += 0.1 * apart
    return slope


def spread(slope: Numbers, axis: int, pull: Numbers, factors: tuple[float, ...]) -> None:
    for offset, factor in enumerate(factors):
        window = [slice(None)] * 3
        window[axis] = slice(offset, offset + pull.shape[axis])
        slope[tuple(window)] += factor * pull


def learn(preset: str, places: bool, seats: int) -> Race:
    key = key_of(preset, places, seats)
    RACES[key] = first_guess(PRESETS[preset])
    for generation, count in enumerate(GENERATIONS):
        games = Games(preset, places, seats)
        for number in range(count):
            games.play(generation << 32 | number)
        RACES[key] = fit(np.array(games.places), np.array(games.shares), RACES[key])
        if not places:
            RACES[key] = steady(RACES[key])
    return RACES[key]


def steady(race: Race) -> Race:
    """One more ring field never weighs less (RM-21). Without places, only noise in rare cells says otherwise."""
    road: list[list[list[float]]] = np.maximum.accumulate(np.array(race.road), axis=1).tolist()
    return Race(road, race.whole, race.late, race.nobody)


def write() -> None:
    races = {key: {part: getattr(race, part) for part in PARTS} for key, race in RACES.items()}
    module = "python -m ringspiel.agents.mordor"
    provenance = f"learnt from games by {module}.learn; with two players fitted to exact chances by {module}.refit"
    FILE.write_text(json.dumps({"provenance": provenance, "races": races}) + "\n")


def main() -> None:
    """All races, or only those that are named, such as "standard base 2"; each is written as soon as it is learnt."""
    for preset, places, seats in product(PRESETS, (False, True), Mordor.seat_counts):
        key = key_of(preset, places, seats)
        if key in sys.argv[1:] or not sys.argv[1:]:
            learn(preset, places, seats)
            write()
            print(key, flush=True)


if __name__ == "__main__":
    main()
