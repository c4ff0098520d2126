"""How far told chances can be trusted: `python -m ringspiel.agents.ringkrieg.reliability greedy@6 500 600000`.

An opponent plays with itself, from a seed on. At the start of each turn the learnt values of both sides are noted.
Scale and offset in logarithms of odds are then fitted to who won, cross-validated by game. For each range of told
chances the report says how often the Free Peoples won. `TOLD` in `value` has scale and offset.
"""

from __future__ import annotations

import sys

import numpy as np

from ringspiel.agents.levels import agent_of
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.learn import Numbers, chance, free_won, log_loss, started
from ringspiel.agents.ringkrieg.learn import fit as fitted
from ringspiel.agents.ringkrieg.selfplay import chosen
from ringspiel.agents.ringkrieg.style import LEARNT, SIXTH
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW, SIDES

FOLDS = 5
STEP = 0.1
FEWEST = 20
"""Fewer positions say nothing."""


def played(name: str, seed: int) -> list[list[float]]:
    """By turn: the game, whether the Free Peoples won, and what both sides think of their chances."""
    value = RingkriegEvaluator(SIXTH | LEARNT)
    s = started(seed, 2)
    players = [agent_of(name, "ringkrieg", 2 * seed + seat) for seat in range(2)]
    rows: list[list[float]] = []
    turn = 0
    while s.question is not None:
        if s.turn != turn:
            turn = s.turn
            rows.append([value.chance_of_free(s, FREE), value.chance_of_free(s, SHADOW)])
        s.advance(chosen(s, players[s.question.seat]))
    return [[float(seed), float(free_won(s)), *row] for row in rows]


def report(rows: Numbers, side: int) -> None:
    games, won, thought = rows[:, 0], rows[:, 1], rows[:, 2 + side]
    numbers = np.stack([np.ones(len(rows)), np.log(thought / (1 - thought))], axis=1)
    told = np.zeros(len(rows))
    for fold in range(FOLDS):
        held = games % FOLDS == fold
        told[held] = chance(numbers[held], fitted(numbers[~held], won[~held]))
    offset, scale = fitted(numbers, won)
    losses = [log_loss(each, won) for each in (told, thought, np.full(len(won), won.mean()))]
    print(
        f"{SIDES[side]}: scale {scale:.3f}, offset {offset:.3f}; log loss told, learnt, constant:", *np.round(losses, 4)
    )
    for low in np.arange(0, 1, STEP):
        here = (told >= low) & (told < low + STEP)
        if here.sum() >= FEWEST:
            print(f"  {here.sum()} positions, told {told[here].mean():.3f}, won {won[here].mean():.3f}")


def main(name: str, games: int, first: int) -> None:
    rows = np.array([row for seed in range(first, first + games) for row in played(name, seed)])
    print(f"{games} games, {len(rows)} positions; in {rows[:, 1].mean():.3f} of these the Free Peoples won later")
    for side in (FREE, SHADOW):
        report(rows, side)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
