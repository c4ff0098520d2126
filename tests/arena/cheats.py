"""Agents that do what agents must not do."""

from __future__ import annotations

from time import sleep
from typing import Any

from ringspiel.agents.kit import evaluator_of
from ringspiel.agents.uniform import Uniform
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State


def behind(perspective: Perspective) -> State:
    """The real state, which no agent has any business to look at; compiled it has another name."""
    state: State = getattr(perspective, "_Perspective__state", None) or getattr(perspective, "__state")
    return state


class SeesDice:
    """Tries every answer on the real state, and so knows the dice before they are rolled."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> int:
        real = behind(perspective)

        def after(answer: int) -> float:
            copy = real.clone()
            copy.answer(answer)
            return evaluator_of(perspective.game).value(copy, perspective.seat)

        return max(perspective.answers(), key=after)


class SeesHands:
    """Chooses by the cards in the hand of the next seat."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, perspective: Perspective) -> int:
        state: Any = behind(perspective)
        theirs: int = sum(state.hands[(perspective.seat + 1) % state.seats])
        answers = perspective.answers()
        return answers[theirs % len(answers)]


class Crashes(Uniform):
    def choose(self, perspective: Perspective) -> int:
        raise ZeroDivisionError("on purpose")


class AnswersAnything(Uniform):
    def choose(self, perspective: Perspective) -> int:
        return -1


class Sleeps(Uniform):
    """Would sleep for an hour, and does not let itself be woken by errors."""

    def choose(self, perspective: Perspective) -> int:
        for _ in range(3600):
            try:
                sleep(1)
            except Exception:
                continue
        return super().choose(perspective)
