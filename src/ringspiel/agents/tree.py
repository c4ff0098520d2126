"""The tree of information sets that the search grows, and the rule by which it descends.

A node is what the searching seat can tell apart: its view of the board, and the question as it knows it. Positions that
differ only in what is hidden from that seat share a node, and so do answers that it cannot see others give; results of
chance that it sees lead to different nodes. Because nodes are found by what is known and not by the way that led there,
the tree of one decision goes on to serve the next.
"""

from __future__ import annotations

from marshal import dumps
from math import log, sqrt
from random import Random
from typing import Any, Final

from ringspiel.agents.evaluator import Evaluator, after, worth
from ringspiel.kernel.game import Game
from ringspiel.kernel.state import State

EXPLORATION: Final = 0.5
PRIOR_WEIGHT: Final = 1.0
"""How many visits the glance at the position after an answer is worth."""
WIDENING: Final = 8
"""How many answers a node takes up at each visit; where there are more, the others wait for the next visits."""

PLAIN: Final = 2
"""The format of `marshal` in which equal things are written alike."""


class Arm:
    """An answer at a node: how often it could be given and was, and its results for the seat that gave it."""

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

    def select(self, evaluator: Evaluator[Any], state: State, random: Random) -> tuple[int, Arm]:
        """The most urgent of the answers that are legal in this imagined state."""
        arms = self.arms
        unknown = [answer for answer in state.legal if answer not in arms]
        for answer in unknown if len(unknown) <= WIDENING else random.sample(unknown, WIDENING):
            arms[answer] = Arm(worth(evaluator, after(state, answer), self.seat))
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


def key_of(game: Game[Any], state: State, seat: int) -> bytes:
    """What `seat` can tell apart: of questions to others only that they are asked, for their details may be hidden."""
    question = state.question
    assert question is not None
    asked = question.values() if question.seat == seat else question.seat
    return dumps((question.kind, asked, game.known(state, seat)), PLAIN)
