"""One table between agents, on the bare state: no log, no history, nothing between the engine and its speed."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

import msgspec

from ringspiel.agents import Agent
from ringspiel.agents.program import Program
from ringspiel.arena.chronicles import Chronicle
from ringspiel.arena.setting import Setting
from ringspiel.arena.watch import Overrun, Watch
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State


class Failure(msgspec.Struct, frozen=True):
    """Why a table could not be played to its end. Without a seat the engine failed, not an agent."""

    kind: str
    detail: str
    seat: int | None = None


class Result(msgspec.Struct, frozen=True):
    """How a table went.

    `decisions` counts the questions with a choice, and `branching` sums their legal answers. `rounds` is None in a game
    that counts none. `seconds` is thinking time by seat. `figures` are what a chronicle counted, if there was one.
    `deserved` are the seats' victories without luck, where the game is solved and somebody asked for them.

    >>> from ringspiel.agents import agent_of
    >>> from ringspiel.arena.play import play
    >>> from ringspiel.arena.setting import setting_of
    >>> agents = [agent_of("random", "mordor", seed) for seed in (1, 2)]
    >>> result = play(setting_of("mordor", seats=2), seed=1, agents=agents)
    >>> result.winners, result.reason, result.decisions, result.failure
    ([], 'RM-33', 36, None)
    """

    seed: int
    winners: list[int]
    reason: str
    decisions: int
    branching: int
    rounds: int | None
    seconds: list[float]
    failure: Failure | None = None
    figures: dict[str, float] = {}
    deserved: list[float] | None = None

    def share(self, seat: int) -> float:
        """A seat's part of the victory: 1 for a victory alone, less for a shared one, 0 for a defeat."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Illegal(Exception):
    """An answer that the rules do not allow."""


class Witness(Protocol):
    """Sees the decisions of a table, and how it ended; None if it failed."""

    def see(self, s: State, answer: int) -> None: ...

    def end(self, outcome: Outcome | None, seed: int) -> None: ...


def play(
    setting: Setting,
    seed: int,
    agents: Sequence[Agent],
    limit: float | None = None,
    chronicle: Chronicle | None = None,
    witness: Witness | None = None,
) -> Result:
    """Play the table of this seed. `agents` are by seat, with at most `limit` seconds for each decision.

    `chronicle` counts what happens, `witness` sees every decision. An agent that gives an illegal answer, crashes or
    takes too long loses, and the others win: the result's `failure` says so. Nothing is raised.

    >>> from ringspiel.agents import agent_of
    >>> from ringspiel.arena.play import play
    >>> from ringspiel.arena.setting import setting_of
    >>> class Cheat:
    ...     def choose(self, perspective):
    ...         return 99
    >>> result = play(setting_of("mordor", seats=2), seed=1, agents=[Cheat(), agent_of("random", "mordor", 1)])
    >>> result.winners, result.failure.kind, result.failure.seat
    ([1], 'illegal', 0)
    """
    game = Play(setting, seed, agents, limit, chronicle, witness)
    result = game.result()
    if witness is not None:
        witness.end(None if result.failure or game.state is None else game.state.outcome, seed)
    return result


class Play:
    """A table on its way. `thinking` is the seat whose agent is at work, and to blame for what goes wrong meanwhile."""

    def __init__(
        self,
        setting: Setting,
        seed: int,
        agents: Sequence[Agent],
        limit: float | None,
        chronicle: Chronicle | None = None,
        witness: Witness | None = None,
    ) -> None:
        self.setting = setting
        self.chronicle = chronicle
        self.witness = witness
        self.seed = seed
        self.agents = agents
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

    def begin(self, faces: list[Perspective]) -> None:
        """Programs are started before anybody's time runs."""
        for seat, agent in enumerate(self.agents):
            if isinstance(agent, Program):
                self.thinking = seat
                agent.begin(faces[seat])
        self.thinking = None

    def run(self) -> Outcome:
        state = self.state = self.setting.start(self.seed)
        if self.chronicle is not None:
            state.log = []
        rules, seconds, choose = self.setting.rules, self.seconds, self.choose
        faces = [Perspective(rules, state, seat) for seat in range(self.setting.seats)]
        self.begin(faces)
        while (question := state.question) is not None:
            legal = state.legal
            if len(legal) == 1:
                self.answer(state, legal[0])
                continue
            self.decisions += 1
            self.branching += len(legal)
            self.thinking = seat = question.seat
            began = perf_counter()
            answer: Any = choose[seat](faces[seat])
            seconds[seat] += perf_counter() - began
            if type(answer) is not int or answer not in legal:
                raise Illegal(f"{answer!r} is not a legal answer to {question.kind}")
            self.thinking = None
            if self.witness is not None:
                self.witness.see(state, answer)
            self.answer(state, answer)
        assert state.outcome is not None
        return state.outcome

    def answer(self, state: State, answer: int) -> None:
        state.answer(answer)
        log = state.log
        if self.chronicle is not None and log is not None:
            self.chronicle.see(state, log)
            log.clear()

    def broken(self, kind: str, detail: str) -> Result:
        """The seat whose agent failed loses, and all others win. If the engine failed, nobody wins."""
        guilty = self.thinking
        others = [] if guilty is None else [seat for seat in range(self.setting.seats) if seat != guilty]
        return self.summary(others, kind, Failure(kind, detail, guilty))

    def summary(self, winners: list[int], reason: str, failure: Failure | None) -> Result:
        counts = (self.decisions, self.branching, self.rounds())
        told = self.chronicle.figures(self.state) if self.chronicle and self.state and failure is None else {}
        return Result(self.seed, winners, reason, *counts, self.seconds, failure, told)

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
