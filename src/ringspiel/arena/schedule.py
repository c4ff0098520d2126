"""What a tournament plays: which agents meet, in which line-ups, at which tables.

A match of two agents is a series of rounds. Each round plays one seed in every line-up that gives both agents their
part of the seats. So neither seat nor dice favour one of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, count, pairwise
from typing import Any

import msgspec

from ringspiel.agents import agent_of
from ringspiel.agents.program import PREFIX, fingerprint, name_of
from ringspiel.arena.play import Result
from ringspiel.arena.setting import Setting
from ringspiel.kernel.errors import BadOption

LIMIT = 3.0
"""Seconds for one answer. An agent that takes longer loses."""


class Schedule(msgspec.Struct, frozen=True, omit_defaults=True):
    """What makes two runs the same tournament, so that one can go on with the results of the other.

    >>> from ringspiel.arena.schedule import schedule_of
    >>> from ringspiel.arena.setting import setting_of
    >>> schedule_of(setting_of("mordor", 2), ["easy", "medium", "hard"], seed=1, ladder=True).matches()
    [('easy', 'medium'), ('medium', 'hard')]
    """

    setting: Setting
    agents: tuple[str, ...]
    ladder: bool
    seed: int
    limit: float
    programs: dict[str, str] = {}
    """Fingerprints of the agents that are programs: one that was edited is another player."""

    def matches(self) -> list[tuple[str, str]]:
        """Everybody against everybody; on a ladder everybody against the next."""
        return list(pairwise(self.agents) if self.ladder else combinations(self.agents, 2))


class Round(msgspec.Struct, frozen=True):
    """One seed in all line-ups: a piece of work."""

    schedule: Schedule
    match: tuple[str, str]
    number: int
    luck: bool = False


class Played(msgspec.Struct, frozen=True):
    """A result with its place in the tournament."""

    match: tuple[str, str]
    round: int
    seats: tuple[str, ...]
    result: Result

    def score(self) -> tuple[float, float]:
        """The part of the victory that falls to each of the two; nothing to either if all have lost."""
        return self.by_agent([self.result.share(seat) for seat in range(len(self.seats))])

    def deserved(self) -> tuple[float, float] | None:
        """The victories of each of the two without luck; None where the exact chances were not at hand."""
        return None if self.result.deserved is None else self.by_agent(self.result.deserved)

    def by_agent(self, figures: Sequence[float]) -> tuple[float, float]:
        """The sums of figures by seat."""
        first, second = (
            sum(figure for figure, agent in zip(figures, self.seats, strict=True) if agent == name)
            for name in self.match
        )
        return first, second


def schedule_of(
    setting: Setting, agents: Sequence[str], seed: int, ladder: bool = False, limit: float = LIMIT
) -> Schedule:
    """A schedule, checked. On a ladder each agent meets only the next; `limit` is the seconds for one answer.

    Raises `BadOption` if there are fewer than two agents, if two are the same, or if one does not exist.

    >>> from ringspiel.arena.schedule import schedule_of
    >>> from ringspiel.arena.setting import setting_of
    >>> schedule_of(setting_of("mordor", 2), ["easy"], seed=1)
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.BadOption: a tournament needs at least two agents, all different, not easy
    """
    names = tuple(agents)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadOption("a tournament needs at least two agents, all different, not " + ", ".join(names))
    for name in names:
        agent_of(name, setting.game, 0)
    programs = {name: fingerprint(name.removeprefix(PREFIX)) for name in names if name.startswith(PREFIX)}
    return Schedule(setting, names, ladder, seed, limit, programs)


def names_of(schedule: Schedule) -> dict[str, str]:
    """How agents are shown: programs by the names that they give themselves, told apart where they are the same.

    Each program is started once. Raises `ProgramFailed` if one does not get ready.
    """
    rules = schedule.setting.rules
    shown: dict[str, str] = {}
    for agent in sorted(schedule.agents, key=lambda name: name.startswith(PREFIX)):
        name = agent
        if agent.startswith(PREFIX):
            name = name_of(agent.removeprefix(PREFIX), rules.id, rules.rules_version)
        further = (f"{name} ({number})" for number in count(2))
        shown[agent] = name if name not in shown.values() else next(one for one in further if one not in shown.values())
    return shown


def renamed(played: Sequence[Played], names: Mapping[str, str]) -> list[Played]:
    """The same tables with the agents' names as they are shown."""
    return [
        msgspec.structs.replace(
            game,
            match=(names[game.match[0]], names[game.match[1]]),
            seats=tuple(names[agent] for agent in game.seats),
        )
        for game in played
    ]


def lineups(match: tuple[str, str], seats: int, teams: Sequence[int] | None = None) -> list[tuple[str, ...]]:
    """Every way to seat two agents, each on half of the seats; with an odd number each has once more and once less.

    In a game with teams (one number by seat) each agent plays a whole team: a victory that both share proves nothing.
    """
    sizes = sorted({seats // 2, seats - seats // 2})
    chosen = [set(group) for size in sizes for group in combinations(range(seats), size)]
    if teams is not None:
        chosen = [{seat for seat in range(seats) if teams[seat] == team} for team in dict.fromkeys(teams)]
    return [tuple(match[0] if seat in first else match[1] for seat in range(seats)) for first in chosen]


def rows(played: Sequence[Played]) -> list[dict[str, Any]]:
    """One flat row for each game, for people who want the raw data."""
    return [
        {
            "first": game.match[0],
            "second": game.match[1],
            "round": game.round,
            "seats": ",".join(game.seats),
            "seed": game.result.seed,
            "winners": ",".join(str(seat) for seat in game.result.winners),
            "first_score": game.score()[0],
            "second_score": game.score()[1],
            "first_deserved": deserved[0] if (deserved := game.deserved()) else None,
            "second_deserved": deserved[1] if deserved else None,
            "ended_by": game.result.reason,
            "decisions": game.result.decisions,
            "branching": game.result.branching / max(1, game.result.decisions),
            "rounds": game.result.rounds,
            "seconds": sum(game.result.seconds),
            "failure": game.result.failure.detail if game.result.failure else None,
        }
        for game in played
    ]
