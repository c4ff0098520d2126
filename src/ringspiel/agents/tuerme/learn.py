"""Learns the value of positions: `python -m ringspiel.agents.tuerme.learn`.

Opponents with a little curiosity play thousands of games. Logistic regression fits the weights to the positions at
the beginning of every turn and to the outcomes; then the next generation plays with them. The result is written to
`data/`, where the judgement reads it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.agent import answer_of
from ringspiel.agents.careless import Careless
from ringspiel.agents.tuerme.judgement import (
    WEIGHTS,
    TurnValue,
    Weights,
    exchanged,
    hope_features,
    share_features,
    storms_to_come,
)
from ringspiel.agents.tuerme.solver import Solver
from ringspiel.games.tuerme.board import mask_of
from ringspiel.games.tuerme.components import HERO_OF
from ringspiel.games.tuerme.game import Tuerme
from ringspiel.games.tuerme.moving import PlayCard
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.perspective import Perspective

GENERATIONS = (200, 300, 500)
"""The number of games in each generation."""
FIRST_GUESS = Weights([1.5, -0.25, -0.2, 0.5, -1.5, 0.2, -0.5, 0.0, 0.0, 0.0], [3.0, 6.0, 0.1, -0.1, -0.1, 0.1, 0.1])
"""Few orcs, a wide gap and many points are good."""
CURIOSITY = 0.04
NEWTON_STEPS = 12
RIDGE = 1e-3
FILE = Path(__file__).parent / "data" / "judgement.json"

Numbers = NDArray[np.float64]


class Games:
    """Positions at the beginning of turns, before the orc card, and how the games ended."""

    def __init__(self, seats: int) -> None:
        self.rules = Tuerme()
        self.seats = seats
        self.options = self.rules.check_options({}, seats)
        self.boards: list[list[float]] = []
        self.held_out: list[float] = []
        self.players: list[list[list[float]]] = []
        self.winners: list[list[float]] = []

    def play(self, seed: int) -> None:
        s = self.rules.start(self.seats, self.options, Generator(key_of(seed)))
        s.run()
        agents = [Careless(Solver(), CURIOSITY, seed * self.seats + seat) for seat in range(self.seats)]
        players: list[list[list[float]]] = []
        first = len(self.boards)
        while s.question is not None:
            if isinstance(s.question, PlayCard):
                self.look(s)
                players.append(self.players_of(s))
            s.answer(answer_of(agents[s.question.seat], Perspective(self.rules, s, s.question.seat)))
        assert s.outcome is not None
        winners = s.outcome.winners
        self.held_out += [float(bool(winners))] * (len(self.boards) - first)
        if winners:
            self.players += players
            self.winners += [[(seat in winners) / len(winners) for seat in range(s.seats)]] * len(players)

    def look(self, s: TuermeState) -> None:
        """The board before the orc card."""
        need, earlier = TurnValue(s, s.active).need(0), s.orc_mask() & ~mask_of(s.laid)
        self.boards.append(hope_features(earlier, s.figure_mask(), need, storms_to_come(s.event_pile)))

    def players_of(self, s: TuermeState) -> list[list[float]]:
        """The features of all players, before the orc card, with their hands."""
        need, earlier = TurnValue(s, s.active).need(0), s.orc_mask() & ~mask_of(s.laid)
        players = []
        for seat in range(s.seats):
            order, places = (seat - s.active) % s.seats, [s.figures[figure] for figure in s.figures_of(seat)]
            players.append(share_features(s.points[seat], need, order, places, earlier, worth_of_hand(s.hands[seat])))
        return players

    def weights(self) -> Weights:
        held_out = np.array(self.held_out)
        return Weights(
            fitted(against_nothing(self.boards), np.column_stack([held_out, 1 - held_out])),
            fitted(np.array(self.players), np.array(self.winners)),
        )


def worth_of_hand(cards: list[int]) -> tuple[float, float]:
    """Strength and jumps beyond those of a random hand."""
    gains = [exchanged(HERO_OF[card]) for card in cards]
    return -sum(strength for strength, _ in gains), -sum(jumps for _, jumps in gains)


def against_nothing(features: list[list[float]]) -> Numbers:
    """A chance is a contest with a rival who has no features."""
    own = np.array(features)
    return np.stack([own, np.zeros_like(own)], axis=1)


def fitted(features: Numbers, shares: Numbers) -> list[float]:
    """The weights that make the results most likely (Newton's method). Axes: position, rival, feature."""
    weights = np.zeros(features.shape[2])
    for _ in range(NEWTON_STEPS):
        chances = softmax(features @ weights)
        mean = np.einsum("pr,prf->pf", chances, features)
        slope = np.einsum("pr,prf->f", shares - chances, features) - RIDGE * weights
        around = features - mean[:, None, :]
        bend = np.einsum("pr,prf,prg->fg", chances, around, around) + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return [round(float(weight), 3) for weight in weights]


def softmax(scores: Numbers) -> Numbers:
    strengths: Numbers = np.exp(scores - scores.max(axis=1, keepdims=True))
    strengths /= strengths.sum(axis=1, keepdims=True)
    return strengths


def learn(seats: int) -> None:
    WEIGHTS[seats] = FIRST_GUESS
    for generation, count in enumerate(GENERATIONS):
        games = Games(seats)
        for number in range(count):
            games.play(generation << 32 | number)
        WEIGHTS[seats] = games.weights()


def by_name(weights: Weights) -> dict[str, list[float]]:
    return {"hope": weights.hope, "share": weights.share}


def write() -> None:
    learnt = {str(seats): by_name(weights) for seats, weights in sorted(WEIGHTS.items())}
    command = "python -m ringspiel.agents.tuerme.learn"
    FILE.write_text(json.dumps({"provenance": f"learnt from games by {command}", "weights": learnt}, indent=1) + "\n")


def main() -> None:
    """Learns for all numbers of players, or only for those named. Each result is written at once."""
    for seats in [int(number) for number in sys.argv[1:]] or Tuerme.seat_counts:
        learn(seats)
        write()
        print(f"{seats} players", flush=True)


if __name__ == "__main__":
    main()
