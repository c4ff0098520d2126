"""One game between agents, on the bare state: no log, no history, nothing between the engine and its speed."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from ringspiel.agents import Agent
from ringspiel.arena.setting import Setting
from ringspiel.arena.watch import Overrun, Watch
from ringspiel.table.outcome import Outcome
from ringspiel.table.perspective import Perspective
from ringspiel.table.state import State


class Failure(msgspec.Struct, frozen=True):
    """Why a game could not be played to its end. Without a seat it is the engine that failed, not an agent."""

    kind: str
    detail: str
    seat: int | None = None


class Result(msgspec.Struct, frozen=True):
    """How a game went. `branching` sums the legal answers of all decisions; `seconds` is thinking time by seat."""

    seed: int
    winners: list[int]
    reason: str
    decisions: int
    branching: int
    rounds: int | None
    seconds: list[float]
    failure: Failure | None = None

    def share(self, seat: int) -> float:
        """The part of the victory that falls to a seat: 1 alone, less when shared, 0 when lost."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Illegal(Exception):
    """An answer that the rules do not allow."""


def play(setting: Setting, seed: int, agents: Sequence[Agent], limit: float | None = None) -> Result:
    """Play the game of this seed; seat s is played by agents[s], with at most `limit` seconds for each decision."""
    return Play(setting, seed, agents, limit).result()


class Play:
    """A game on its way. `thinking` is the seat whose agent is at work, and to blame for what goes wrong meanwhile."""

    def __init__(self, setting: Setting, seed: int, agents: Sequence[Agent], limit: float | None) -> None:
        self.setting = setting
        self.seed = seed
        self.choose = [agent.choose if limit is None else Watch(agent, limit).choose for agent in agents]
        self.seconds = [0.0] * setting.seats
        self.decisions = 0
        self.branching = 0
        self.thinking: int | None = None
        self.state: State | None = None

    def result(self) -> Result:
        try:
            outcome = self.run()
        except Overrun as overrun:
            return self.broken("overrun", str(overrun))
        except Illegal as illegal:
            return self.broken("illegal", str(illegal))
        except Exception as error:
            return self.broken("engine" if self.thinking is None else "crash", in_short(error))
        return self.summary(outcome.winners, outcome.reason, None)

    def run(self) -> Outcome:
        state = self.state = self.setting.start(self.seed)
        rules, seconds, choose = self.setting.rules, self.seconds, self.choose
        faces = [Perspective(rules, state, seat) for seat in range(self.setting.seats)]
        while (question := state.question) is not None:
            legal = state.legal
            self.decisions += 1
            self.branching += len(legal)
            self.thinking = seat = question.seat
            began = perf_counter()
            answer: Any = choose[seat](faces[seat])
            seconds[seat] += perf_counter() - began
            if type(answer) is not int or answer not in legal:
                raise Illegal(f"{answer!r} is not a legal answer to {question.kind}")
            self.thinking = None
            state.answer(answer)
        assert state.outcome is not None
        return state.outcome

    def broken(self, kind: str, detail: str) -> Result:
        """Whose agent fails has lost, and all others have won; where the engine fails nobody has."""
        guilty = self.thinking
        others = [] if guilty is None else [seat for seat in range(self.setting.seats) if seat != guilty]
        return self.summary(others, kind, Failure(kind, detail, guilty))

    def summary(self, winners: list[int], reason: str, failure: Failure | None) -> Result:
        counts = (self.decisions, self.branching, self.rounds())
        return Result(self.seed, winners, reason, *counts, self.seconds, failure)

    def rounds(self) -> int | None:
        """How many rounds the game had, if it counts them on its board."""
        if self.state is None or self.state.outcome is None:
            return None
        count = self.setting.rules.view(self.state, None).get("round")
        return count if isinstance(count, int) else None


def in_short(error: Exception) -> str:
    """The exception, and the place in the code where it was raised."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
