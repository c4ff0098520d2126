"""The tree of information sets that the search grows, and the rule by which it descends.

A node is what the searching seat can tell apart: its view of the board, and the question as it knows it. Positions that
differ only in what is hidden from that seat share a node, and so do answers that it cannot see others give; results of
chance that it sees lead to different nodes. Because nodes are found by what is known and not by the way that led there,
the tree of one decision goes on to serve the next.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import msgspec

from ringspiel.table.game import Game
from ringspiel.table.state import State

EXPLORATION = 0.5
PRIOR_WEIGHT = 1.0
"""How many visits the glance at the position after an answer is worth."""

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

    def select(self, game: Game[Any], state: State) -> tuple[int, Arm]:
        """The most urgent of the answers that are legal in this imagined state."""
        arms = self.arms
        best, best_arm, best_urgency = -1, None, -1.0
        for answer in state.legal:
            arm = arms.get(answer)
            if arm is None:
                arm = arms[answer] = Arm(glance(game, state, answer))
            arm.available += 1
            urgency = arm.urgency()
            if urgency > best_urgency:
                best, best_arm, best_urgency = answer, arm, urgency
        assert best_arm is not None
        return best, best_arm


def glance(game: Game[Any], state: State, answer: int) -> float:
    """How the position after an answer looks to the seat that gives it."""
    question = state.question
    assert question is not None
    position = state.clone()
    position.answer(answer)
    return worth(game, position, question.seat)


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
