"""Many tables with fixed seats: how often each seat wins, how long tables last, how fast they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from ringspiel.agents import agent_of
from ringspiel.agents.program import PREFIX, name_of
from ringspiel.arena.chronicles import chronicle_of
from ringspiel.arena.dataset import Dataset, Recorder
from ringspiel.arena.play import Failure, Result, play
from ringspiel.arena.setting import Setting, seed_of, setting_of
from ringspiel.arena.statistics import Rate, rate
from ringspiel.arena.workers import work
from ringspiel.kernel.errors import BadOption

CHUNK = 100
SLOW_CHUNK = 5
RECORDED_CHUNK = 2000
"""Games of one file of records."""


class Chunk(msgspec.Struct, frozen=True):
    """Some of the tables, as one piece of work."""

    setting: Setting
    agents: tuple[str, ...]
    seed: int
    first: int
    last: int
    file: str = ""
    """Where its decisions are written; nowhere if empty."""


class Tally(msgspec.Struct):
    """What adds up over games."""

    games: int = 0
    decisions: int = 0
    wins: list[int] = []
    shared: int = 0
    all_lost: int = 0
    lengths: Counter[int] = msgspec.field(default_factory=Counter)
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[tuple[int, Failure]] = []

    def count(self, result: Result) -> None:
        self.decisions += result.decisions
        if result.failure is not None:
            self.failures.append((result.seed, result.failure))
            return
        self.games += 1
        for seat in result.winners:
            self.wins[seat] += 1
        self.shared += len(result.winners) > 1
        self.all_lost += not result.winners
        self.lengths[result.decisions] += 1
        self.endings[result.reason] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.shared += other.shared
        self.all_lost += other.all_lost
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        self.failures += other.failures


class Simulation(msgspec.Struct, frozen=True):
    """The summary of a simulation. `games` counts the tables played to their end.

    `wins` and `by_seat` are by seat, `by_agent` by name. `length` tells the decisions of a table, `endings` the rules
    that ended it. `errors` counts the tables that failed, and `failures` lists them with their seeds.

    >>> from ringspiel.arena.simulate import simulate
    >>> simulate("mordor", 2, ["random", "random"], games=5, seed=1).length["least"] > 0
    True
    """

    game: str
    seats: int
    options: dict[str, Any]
    agents: tuple[str, ...]
    seed: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[int]
    by_seat: list[Rate]
    by_agent: dict[str, Rate]
    shared: int
    all_lost: int
    length: dict[str, float]
    endings: dict[str, int]
    errors: int
    failures: list[tuple[int, Failure]]

    def to_json(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        content: dict[str, Any] = msgspec.to_builtins(self)
        return content


def simulate(
    game: str,
    seats: int,
    agents: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    options: dict[str, Any] | None = None,
    progress: Callable[[int], None] = lambda games: None,
    records: Path | None = None,
    append: bool = False,
) -> Simulation:
    """Play `games` tables with the same agents on the same seats, and sum them up.

    `agents` are names by seat, as `agents.agent_of` knows them. `seed` decides everything; the result does not depend
    on `jobs`, the number of processes. `progress` is told how many more tables are done; 0 when the first one begins.
    With `records`, all decisions are written as Parquet files into that folder, with a card. The folder must be empty,
    unless `append` says that these games are to be added to those of the same game, seats, options and versions.

    Raises `UnknownGame` or `BadOption` for what is not offered, also if there is not one agent for each seat.

    >>> from ringspiel.arena.simulate import simulate
    >>> found = simulate("mordor", seats=2, agents=["greedy", "random"], games=10, seed=1)
    >>> found.games, found.wins, found.errors
    (10, [3, 0], 0)
    """
    setting = setting_of(game, seats, options)
    names = checked_agents(setting, agents)
    if games < 1:
        raise BadOption(f"the number of games is at least 1, not {games}")
    began = perf_counter()
    total = Tally(wins=[0] * seats)
    source = {"agents": list(names), "seed": seed}
    dataset = None if records is None else Dataset(records, setting, append)
    if dataset is not None:
        dataset.check_new(source)
    progress(0)
    for tally in work(play_chunk, chunks(setting, names, seed, games, dataset), jobs):
        total.add(tally)
        progress(tally.games + len(tally.failures))
    if dataset is not None:
        dataset.close(total.games, sum(size * count for size, count in total.lengths.items()), source)
    return summary(setting, names, seed, total, perf_counter() - began)


def checked_agents(setting: Setting, agents: Sequence[str]) -> tuple[str, ...]:
    if len(agents) != setting.seats:
        raise BadOption(f"{setting.seats} seats need {setting.seats} agents, not {len(agents)}")
    for name in agents:
        agent_of(name, setting.game, 0)
    for name in dict.fromkeys(name for name in agents if name.startswith(PREFIX)):
        name_of(name.removeprefix(PREFIX), setting.game, setting.rules.rules_version)
    return tuple(agents)


def chunks(
    setting: Setting, agents: tuple[str, ...], seed: int, games: int, dataset: Dataset | None = None
) -> Iterator[Chunk]:
    size = CHUNK if set(agents) == {"random"} else SLOW_CHUNK
    if dataset is not None:
        size = RECORDED_CHUNK
    for first in range(0, games, size):
        file = "" if dataset is None else str(dataset.file(first))
        yield Chunk(setting, agents, seed, first, min(games, first + size), file)


def play_chunk(chunk: Chunk) -> Tally:
    tally = Tally(wins=[0] * chunk.setting.seats)
    recorder = recorder_of(chunk)
    for number in range(chunk.first, chunk.last):
        tally.count(play_game(chunk.setting, chunk.agents, seed_of(chunk.seed, number), recorder=recorder))
    if recorder is not None:
        recorder.close()
    return tally


def recorder_of(chunk: Chunk) -> Recorder | None:
    return Recorder(chunk.setting, Path(chunk.file)) if chunk.file else None


def play_game(
    setting: Setting, agents: Sequence[str], seed: int, told: bool = False, recorder: Recorder | None = None
) -> Result:
    """Play one table of a simulation alone. The list of failures names its seed. With `told`, its chronicle is
    kept."""
    players = [agent_of(name, setting.game, seed_of(seed, seat)) for seat, name in enumerate(agents)]
    chronicle = chronicle_of(setting.game) if told else None
    return play(setting, seed, players, chronicle=chronicle() if chronicle else None, witness=recorder)


def summary(setting: Setting, agents: tuple[str, ...], seed: int, total: Tally, seconds: float) -> Simulation:
    return Simulation(
        game=setting.game,
        seats=setting.seats,
        options=setting.options,
        agents=agents,
        seed=seed,
        games=total.games,
        decisions=total.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(total.decisions / seconds, 1),
        wins=total.wins,
        by_seat=[rate(wins, total.games) for wins in total.wins],
        by_agent=by_agent(agents, total),
        shared=total.shared,
        all_lost=total.all_lost,
        length=spread(total.lengths),
        endings=dict(sorted(total.endings.items())),
        errors=len(total.failures),
        failures=sorted(total.failures, key=lambda failure: failure[0]),
    )


def by_agent(agents: tuple[str, ...], total: Tally) -> dict[str, Rate]:
    """Victories by seats played. An agent on two seats plays each table twice."""
    return {
        name: rate(
            sum(wins for wins, agent in zip(total.wins, agents, strict=True) if agent == name),
            total.games * agents.count(name),
        )
        for name in dict.fromkeys(agents)
    }


def spread(lengths: Counter[int]) -> dict[str, float]:
    """Decisions per game: mean, least, median, most."""
    games = lengths.total()
    if not games:
        return {}
    mean = sum(length * count for length, count in lengths.items()) / games
    in_order = sorted(lengths)
    seen = accumulate(lengths[length] for length in in_order)
    median = next(length for length, count in zip(in_order, seen, strict=True) if count > games // 2)
    return {"mean": round(mean, 2), "least": in_order[0], "median": median, "most": in_order[-1]}
