"""Tournaments: all against all or step by step. They can be interrupted and resumed, and stop when decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ringspiel.agents import agent_of
from ringspiel.arena.luck import luckless_of
from ringspiel.arena.play import play
from ringspiel.arena.results import Results
from ringspiel.arena.schedule import Played, Round, Schedule, lineups
from ringspiel.arena.sequential import Gate, Stopping, Verdict
from ringspiel.arena.setting import seed_of
from ringspiel.arena.teams import teams_of
from ringspiel.arena.workers import work
from ringspiel.kernel.errors import BadOption


def play_round(task: Round) -> list[Played]:
    schedule, match = task.schedule, task.match
    seed = seed_of(schedule.seed, task.number)
    played = []
    for seats in lineups(match, schedule.setting.seats, teams_of(schedule.setting, seed)):
        agents = [agent_of(name, schedule.setting.game, seed_of(seed, seat)) for seat, name in enumerate(seats)]
        luckless = luckless_of(schedule.setting, seed) if task.luck else None
        result = play(schedule.setting, seed, agents, schedule.limit, witness=luckless)
        played.append(Played(match, task.number, seats, luckless.added_to(result) if luckless else result))
    return played


class Tournament:
    """A schedule on its way. What `results` holds already is not played again.

    Each match has at least `games` tables, in whole rounds. With `stop_early` a match ends as soon as it is decided:
    which agent is better or, with a `gate`, whether the first is better by that many Elo. With `luck`, tables of a
    solved game also get their result without luck. Raises `BadOption` if `games` is below 1 or the results belong to
    another schedule.

    >>> from ringspiel.arena.results import Results
    >>> from ringspiel.arena.schedule import schedule_of
    >>> from ringspiel.arena.setting import setting_of
    >>> from ringspiel.arena.tournament import Tournament
    >>> schedule = schedule_of(setting_of("mordor", 2), ["greedy", "random"], seed=1)
    >>> len(Tournament(schedule, 10, Results()).run())
    10
    """

    def __init__(
        self,
        schedule: Schedule,
        games: int,
        results: Results,
        stop_early: bool = False,
        gate: float | None = None,
        luck: bool = False,
    ) -> None:
        if games < 1:
            raise BadOption(f"the number of games is at least 1, not {games}")
        self.schedule = schedule
        self.results = results
        self.stop_early = stop_early
        self.gate = gate
        self.luck = luck
        setting = schedule.setting
        self.rounds = -(-games // len(lineups(("", ""), setting.seats, teams_of(setting, schedule.seed))))
        self.played: dict[tuple[str, str], dict[int, list[Played]]] = {match: {} for match in schedule.matches()}
        for played in results.load(schedule):
            self.keep(played)

    def keep(self, played: list[Played]) -> None:
        """Take in the tables of a round. If a round is there twice, only the first counts."""
        first = played[0]
        if first.match in self.played and first.round < self.rounds:
            self.played[first.match].setdefault(first.round, played)

    def run(
        self, jobs: int = 1, cluster: str | None = None, progress: Callable[[int, int], None] = lambda done, of: None
    ) -> list[Played]:
        """Play the missing rounds, with several processes or on a Ray cluster. Returns all tables that count.

        `progress` is told the rounds that are done and the number of all rounds.
        """
        progress(self.done(), self.total())
        for played in work(play_round, self.missing(), jobs, cluster):
            self.results.append(played)
            self.keep(played)
            progress(self.done(), self.total())
        return self.counted()

    def missing(self) -> Iterator[Round]:
        """The rounds still to play; a match that is decided meanwhile gets no more."""
        for number in range(self.rounds):
            for match, rounds in self.played.items():
                if number not in rounds and self.end(match) is None:
                    yield Round(self.schedule, match, number, self.luck)

    def end(self, match: tuple[str, str]) -> int | None:
        """The number of rounds after which a match was decided, if it is to stop then; None while it is open.

        It is judged in the order of the rounds, not of their end, so that it does not depend on the workers.
        """
        if not self.stop_early:
            return None
        verdict = self.verdict()
        for number in range(self.rounds):
            if number not in self.played[match]:
                return None
            verdict.count([played.score() for played in self.played[match][number]])
            if verdict.decided:
                return number + 1
        return None

    def verdict(self) -> Stopping:
        """The test that stops a match: which agent is better or, with a gate, whether the first passes it."""
        return Verdict() if self.gate is None else Gate(self.gate)

    def counted(self) -> list[Played]:
        """The games that count, in the order of the schedule."""
        counted = []
        for match, rounds in self.played.items():
            end = self.end(match)
            counted += [played for number in sorted(rounds)[:end] for played in rounds[number]]
        return counted

    def done(self) -> int:
        """The rounds that no longer have to be played."""
        return sum(self.rounds if self.end(match) is not None else len(self.played[match]) for match in self.played)

    def tables(self) -> tuple[int, int]:
        """The tables that are played, and those of all rounds."""
        played = [len(tables) for rounds in self.played.values() for tables in rounds.values()]
        setting = self.schedule.setting
        each = len(lineups(("", ""), setting.seats, teams_of(setting, self.schedule.seed)))
        return sum(played), each * self.total()

    def total(self) -> int:
        """The number of all rounds."""
        return self.rounds * len(self.played)
