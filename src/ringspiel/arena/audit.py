"""Finds agents that see what their seat may not know.

Two agents made alike play the same seat of the same game. One gets a `Perspective` of the real state. The other gets
one of a possible state, with other hidden cards and coming dice. All that they may look at is
the same, so an honest agent answers the same. An agent that reads the hidden state will sooner or later differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from ringspiel.agents import Agent, answer_of
from ringspiel.arena.setting import Setting, seed_of
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.question import Choice, Question
from ringspiel.kernel.state import State


class Suspicion(msgspec.Struct, frozen=True):
    """Where an agent answered differently although it was allowed to know the same."""

    seed: int
    decision: int
    seat: int
    question: str
    answers: tuple[int, int]


class Audit(msgspec.Struct, frozen=True):
    """How many decisions were watched, and which of them are suspicious.

    >>> from ringspiel.arena.audit import Audit
    >>> Audit(decisions=20, suspicions=[]).decisions
    20
    """

    decisions: int
    suspicions: list[Suspicion]


class Disguise(Perspective):
    """A perspective with another state behind it; all that an honest agent asks is answered from the real one."""

    def __init__(self, game: Game[Any], state: State, seat: int, real: State) -> None:
        super().__init__(game, state, seat)
        self.__real = real

    @property
    def question(self) -> Question[Any]:
        question = self.__real.question
        assert question is not None
        return question

    def answers(self) -> list[int]:
        return list(self.__real.legal)

    def describe(self, answer: int) -> Choice:
        return self.question.describe(self.__real, answer)

    def view(self) -> Mapping[str, Any]:
        return self.game.view(self.__real, self.seat)

    def imagine(self, seed: int) -> State:
        return self.__real.imagine(self.seat, key_of(seed))


def audit(setting: Setting, make: Callable[[int], Agent], seed: int, games: int = 3, most: int = 200) -> Audit:
    """Watch an agent at all seats of some tables, for at most `most` decisions each.

    `make` makes the agent from a seed. It must play the same way with the same seed, so its budget cannot be seconds.

    >>> from ringspiel.agents import agent_of
    >>> from ringspiel.arena.audit import audit
    >>> from ringspiel.arena.setting import setting_of
    >>> setting = setting_of("gefaehrten", seats=2)
    >>> audit(setting, lambda seed: agent_of("greedy", "gefaehrten", seed), seed=1, games=1, most=20)
    Audit(decisions=20, suspicions=[])
    """
    decisions, suspicions = 0, []
    for number in range(games):
        watched = Watched(setting, make, seed_of(seed, number))
        suspicions += watched.play(most)
        decisions += watched.decisions
    return Audit(decisions, suspicions)


class Watched:
    """Play one table at which the agent and its twin play every seat."""

    def __init__(self, setting: Setting, make: Callable[[int], Agent], seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.agents = [make(seed_of(seed, seat)) for seat in range(setting.seats)]
        self.twins = [make(seed_of(seed, seat)) for seat in range(setting.seats)]
        self.decisions = 0

    def play(self, most: int) -> list[Suspicion]:
        state = self.setting.start(self.seed)
        suspicions = []
        while (question := state.question) is not None and self.decisions < most:
            seat = question.seat
            other = state.imagine(seat, key_of(seed_of(self.seed, "other", self.decisions)))
            answer = self.ask(self.agents[seat], state, state)
            twin = self.ask(self.twins[seat], other, state)
            if answer != twin:
                suspicions.append(Suspicion(self.seed, self.decisions, seat, question.kind, (answer, twin)))
            self.decisions += 1
            state.answer(answer)
        return suspicions

    def ask(self, agent: Agent, shown: State, real: State) -> int:
        question = real.question
        assert question is not None
        return answer_of(agent, Disguise(self.setting.rules, shown.clone(), question.seat, real))
