"""What a game is like: many tables of equal opponents, with every number of seats and with each option changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from statistics import median, median_low
from typing import Any

import msgspec

from ringspiel.agents import levels, usual_levels
from ringspiel.arena.chronicles import chronicle_of
from ringspiel.arena.play import Result
from ringspiel.arena.ranking import Ranking, ranking
from ringspiel.arena.results import Results
from ringspiel.arena.schedule import LIMIT, schedule_of
from ringspiel.arena.setting import Setting, seed_of, setting_of
from ringspiel.arena.simulate import play_game
from ringspiel.arena.statistics import Mean, Rate, mean, rate
from ringspiel.arena.tournament import Tournament
from ringspiel.arena.workers import work
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import Flag, Number, OneOf, Option, SeatOrChance
from ringspiel.kernel.registry import game_of

CHUNK = 10
MOST_VALUES = 6
"""A study does not try every value of an option with more numbers than this."""


class Batch(msgspec.Struct, frozen=True):
    """Some tables of a series, as one piece of work."""

    setting: Setting
    agent: str
    seed: int
    first: int
    last: int
    told: bool = False


class Series(msgspec.Struct, frozen=True):
    """Many tables of the same setting, with one opponent on all seats."""

    setting: Setting
    name: str
    results: list[Result]
    failures: list[Result]

    def wins(self) -> list[Rate]:
        """By seat."""
        games = len(self.results)
        return [rate(sum(seat in r.winners for r in self.results), games) for seat in range(self.setting.seats)]

    def all_lost(self) -> Rate:
        return rate(sum(not r.winners for r in self.results), len(self.results))

    def shared(self) -> Rate:
        return rate(sum(len(r.winners) > 1 for r in self.results), len(self.results))

    def endings(self) -> dict[str, Rate]:
        """By the rule that ended the game."""
        counts = Counter(r.reason for r in self.results)
        return {reason: rate(count, len(self.results)) for reason, count in counts.most_common()}

    def lengths(self) -> list[int]:
        return [r.decisions for r in self.results]

    def rounds(self) -> list[int]:
        """Empty for a game that does not count them."""
        return [r.rounds for r in self.results if r.rounds is not None]

    def mean_length(self) -> Mean:
        return mean([float(length) for length in self.lengths()])

    def branching(self) -> Mean:
        return mean([r.branching / max(1, r.decisions) for r in self.results])

    def figures(self) -> dict[str, Mean]:
        """Means of the chronicles' figures, each over the tables that have it."""
        names = dict.fromkeys(name for result in self.results for name in result.figures)
        return {name: mean([r.figures[name] for r in self.results if name in r.figures]) for name in names}

    def thinking(self) -> float:
        """Milliseconds for one answer."""
        return 1000 * sum(sum(r.seconds) for r in self.results) / max(1, sum(self.lengths()))


class Study(msgspec.Struct, frozen=True):
    """What a study found: a series for each number of seats and for each changed option, and the ladder of the levels.

    >>> from ringspiel.arena.study import Study
    >>> Study.__struct_fields__
    ('game', 'agent', 'games', 'seed', 'seats', 'variants', 'ladder', 'levels')
    """

    game: str
    agent: str
    games: int
    seed: int
    seats: list[Series]
    variants: list[Series]
    ladder: Ranking
    levels: list[Series] = []
    """Each level against itself, with the figures of its games, if the game has a chronicle."""


def study(
    game: str,
    agent: str = "medium",
    games: int = 500,
    ladder_games: int = 200,
    seed: int = 1,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[str, int, int], None] = lambda name, done, of: None,
) -> Study:
    """All figures of a report about a game (`report.write_report` makes it a page).

    Every series has `games` tables with `agent` on all seats, the ladder has `ladder_games` for each match. `progress`
    is told what is being played, and how much of it is done. Raises `UnknownGame`, or `BadOption` for what is not
    offered and for fewer than two games.

    >>> from ringspiel.arena.study import study
    >>> found = study("mordor", agent="random", games=2, ladder_games=2)
    >>> [series.name for series in found.seats]
    ['2 seats', '3 seats', '4 seats']
    """
    if games < 2:
        raise BadOption(f"a study needs at least two games of each kind, not {games}")
    rules = game_of(game)
    series = []
    settings = seat_settings(rules) + variant_settings(rules)
    for number, (name, setting) in enumerate(settings):
        progress(name, number, len(settings) + 1)
        series.append(play_series(name, setting, agent, games, seed, jobs, cluster))
    by_level = play_levels(rules, games, seed, jobs, cluster)
    progress("ladder", len(settings), len(settings) + 1)
    ladder = play_ladder(rules, ladder_games, seed, jobs, cluster)
    counts = len(rules.seat_counts)
    return Study(game, agent, games, seed, series[:counts], series[counts:], ladder, by_level)


def in_order(rules: Game[Any]) -> dict[str, Any]:
    """Options that let seat 0 begin, so that seats are in the order of play."""
    return {option.id: 0 for option in rules.options if isinstance(option, SeatOrChance)}


def seat_settings(rules: Game[Any]) -> list[tuple[str, Setting]]:
    return [(f"{seats} seats", setting_of(rules.id, seats, in_order(rules))) for seats in rules.seat_counts]


def variant_settings(rules: Game[Any]) -> list[tuple[str, Setting]]:
    """With a middle number of seats: the game as it is, then each option with each other value, one at a time.

    What an option needs is on, too.
    """
    seats = median_low(rules.seat_counts)
    found = [("as it is", setting_of(rules.id, seats, in_order(rules)))]
    for option in rules.options:
        for value in values_of(option, seats):
            if value != option.default:
                shown = str(value).lower() if isinstance(value, bool) else value
                needed = {} if option.needs is None else {option.needs: True}
                setting = setting_of(rules.id, seats, {**in_order(rules), **needed, option.id: value})
                found.append((f"{option.id} = {shown}", setting))
    return found


def values_of(option: Option, seats: int) -> list[Any]:
    """The values worth a series of tables. Options that only change the look, and handicaps, have none."""
    if option.quiet:
        return []
    if isinstance(option, Flag | OneOf):
        return option.samples(seats)
    if isinstance(option, Number) and option.most - option.least < MOST_VALUES:
        return list(range(option.least, option.most + 1))
    return []


def play_series(
    name: str,
    setting: Setting,
    agent: str,
    games: int,
    seed: int,
    jobs: int,
    cluster: str | None,
    told: bool = False,
) -> Series:
    batches = work(play_batch, batches_of(setting, agent, games, seed, told), jobs, cluster)
    results = [result for _, batch in sorted(batches, key=lambda batch: batch[0]) for result in batch]
    finished = [result for result in results if result.failure is None]
    if not finished:
        raise BadOption(f"no game of {setting.game} ({name}) could be played to its end: {results[0].failure}")
    return Series(setting, name, finished, [result for result in results if result.failure])


def play_levels(rules: Game[Any], games: int, seed: int, jobs: int, cluster: str | None) -> list[Series]:
    """Each level against itself, told; nothing for a game without a chronicle."""
    if chronicle_of(rules.id) is None:
        return []
    setting = setting_of(rules.id, rules.seat_counts[0])
    names = levels(rules.id, setting.seats)
    return [play_series(level, setting, level, games, seed, jobs, cluster, told=True) for level in names]


def batches_of(setting: Setting, agent: str, games: int, seed: int, told: bool) -> Iterator[Batch]:
    for first in range(0, games, CHUNK):
        yield Batch(setting, agent, seed, first, min(games, first + CHUNK), told)


def play_batch(batch: Batch) -> tuple[int, list[Result]]:
    agents = [batch.agent] * batch.setting.seats
    seeds = [seed_of(batch.seed, number) for number in range(batch.first, batch.last)]
    return batch.first, [play_game(batch.setting, agents, seed, batch.told) for seed in seeds]


def play_ladder(rules: Game[Any], games: int, seed: int, jobs: int, cluster: str | None) -> Ranking:
    schedule = schedule_of(
        setting_of(rules.id, median_low(rules.seat_counts)), ["random", *usual_levels(rules.id)], seed, limit=2 * LIMIT
    )
    return ranking(Tournament(schedule, games, Results()).run(jobs, cluster))


def summary(series: Series) -> dict[str, str]:
    """One row of a table."""
    wins = series.wins()
    best = max(range(len(wins)), key=lambda seat: wins[seat].rate)
    return {
        "games": str(len(series.results)),
        "all lost": str(series.all_lost()),
        "first seat wins": str(wins[0]),
        "best seat": f"{best + 1}: {wins[best]}",
        "decisions": f"{series.mean_length()}, median {median(series.lengths()):g}",
        "rounds": str(mean([float(count) for count in series.rounds()])) if series.rounds() else "–",
        "answers to choose from": str(series.branching()),
    }
