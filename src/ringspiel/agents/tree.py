"""The tree of information sets that the search grows, and the rule by which it descends.

A node is what the searching seat can tell apart: its view of the board, and the question as it knows it. Positions that
differ only in what is hidden from that seat share a node, and so do answers that it cannot see others give; results of
chance that it sees lead to different nodes. Because nodes are found by what is known and not by the way that led there,
the tree of one decision goes on to serve the next.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

import msgspec

from ringspiel.table.game import Game
from ringspiel.table.state import State

EXPLORATION = 0.5
PRIOR_WEIGHT = 1.0
"""How many visits the glance at the position after an answer is worth."""
WIDENING = 8
"""How many answers a node takes up at each visit; where there are more, the others wait for the next visits."""

encode = msgspec.json.Encoder().encode


class Arm:
    """An answer at a node: how often it could be given and was, and what came of it for the seat that gave it."""

    __slots__ = ("available", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.available = 0
        self.visits = 0
        self.total = PRIOR_WEIGHT * prior

    @property
    def mean(self) -> float:
        return self.total / (self.visits + PRIOR_WEIGHT)

    def urgency(self) -> float:
        """UCB with availability: an answer is compared by how often it could have been chosen, not by all visits."""
        weight = self.visits + PRIOR_WEIGHT
        return self.total / weight + EXPLORATION * sqrt(log(self.available + 1) / weight)


class Node:
    """One seat asked one question. Each seat strives for its own chances (max^n)."""

    __slots__ = ("arms", "seat", "used_in")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.arms: dict[int, Arm] = {}
        self.used_in = 0

    def select(self, game: Game[Any], state: State, random: Random) -> tuple[int, Arm]:
        """The most urgent of the answers that are legal in this imagined state."""
        arms = self.arms
        unknown = [answer for answer in state.legal if answer not in arms]
        for answer in unknown if len(unknown) <= WIDENING else random.sample(unknown, WIDENING):
            arms[answer] = Arm(worth(game, after(state, answer), self.seat))
        best, best_arm, best_urgency = -1, None, -1.0
        for answer in state.legal:
            arm = arms.get(answer)
            if arm is not None:
                arm.available += 1
                urgency = arm.urgency()
                if urgency > best_urgency:
                    best, best_arm, best_urgency = answer, arm, urgency
        assert best_arm is not None
        return best, best_arm


def after(state: State, answer: int) -> State:
    """The position after an answer. Its dice are those that would fall in the state itself."""
    position = state.clone()
    position.answer(answer)
    return position


def worth(game: Game[Any], state: State, seat: int) -> float:
    """1 for a victory, also a shared one, 0 for a defeat, also of all; before the end the game's own estimate."""
    outcome = state.outcome
    if outcome is None:
        return game.evaluate(state, seat)
    return 1.0 if outcome.ranks[seat] == 1 else 0.0


def key_of(game: Game[Any], state: State, seat: int) -> bytes:
    """What `seat` can tell apart: of questions to others only that they are asked, for their details may be hidden."""
    question = state.question
    assert question is not None
    asked = question.values() if question.seat == seat else question.seat
    return encode((question.kind, asked, game.known(state, seat)))
