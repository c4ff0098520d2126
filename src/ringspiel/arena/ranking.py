"""What a tournament shows: each match, each agent by seat, ratings, and what the games were like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import msgspec

from ringspiel.arena.luck import Luck, luck_of
from ringspiel.arena.ratings import Rating, ratings
from ringspiel.arena.schedule import Played
from ringspiel.arena.statistics import Mean, Rate, mean, pair_scores, rate


class Match(msgspec.Struct, frozen=True):
    """A match of two agents. `ahead` is the first one's share of all victories; an even match is one half.

    `pairs` is the same by rounds, one seed in all line-ups: its interval knows that the games of a round hang together.
    `luck` compares the plain result with the one without luck, where the exact chances were at hand.
    """

    first: str
    second: str
    games: int
    first_wins: float
    second_wins: float
    all_lost: int
    ahead: Rate
    pairs: Mean
    luck: Luck | None = None


class Ranking(msgspec.Struct, frozen=True):
    """The result of a tournament: matches, ratings with the best first, and what the tables were like.

    `by_seat` says how often each agent won on each seat, `seconds` how long it thought at a table.

    >>> from ringspiel.arena.ranking import Ranking
    >>> Ranking.__struct_fields__
    ('matches', 'ratings', 'by_seat', 'decisions', 'branching', 'seconds', 'endings', 'failures')
    """

    matches: list[Match]
    ratings: list[Rating]
    by_seat: dict[str, list[Rate]]
    decisions: float
    branching: float
    seconds: dict[str, float]
    endings: dict[str, int]
    failures: list[str]


def ranking(played: Sequence[Played]) -> Ranking:
    """The ranking that the tables of a tournament give. There must be at least one table.

    >>> from ringspiel.arena.results import Results
    >>> from ringspiel.arena.schedule import schedule_of
    >>> from ringspiel.arena.setting import setting_of
    >>> from ringspiel.arena.ranking import ranking
    >>> from ringspiel.arena.tournament import Tournament
    >>> schedule = schedule_of(setting_of("mordor", 2), ["greedy", "random"], seed=1)
    >>> found = ranking(Tournament(schedule, 10, Results()).run())
    >>> found.matches[0].first_wins, found.matches[0].second_wins
    (5.0, 0.0)
    """
    matches = [match_of(pair, played) for pair in dict.fromkeys(game.match for game in played)]
    results = [game.result for game in played]
    decisions = sum(result.decisions for result in results)
    return Ranking(
        matches=matches,
        ratings=ratings({(match.first, match.second): (match.first_wins, match.second_wins) for match in matches}),
        by_seat=by_seat(played),
        decisions=fmean(result.decisions for result in results),
        branching=sum(result.branching for result in results) / max(1, decisions),
        seconds=thinking(played),
        endings=dict(Counter(result.reason for result in results).most_common()),
        failures=[failure_text(game) for game in played if game.result.failure],
    )


def match_of(pair: tuple[str, str], played: Sequence[Played]) -> Match:
    """Tables at which the engine failed count for nobody."""
    games = [game for game in played if game.match == pair and game.result.reason != "engine"]
    scores = [game.score() for game in games]
    first, second = (sum(score[agent] for score in scores) for agent in (0, 1))
    decided = sum(1 for score in scores if sum(score))
    pairs = mean(pair_scores(rounds_of(games)))
    return Match(*pair, len(games), first, second, len(games) - decided, rate(first, decided), pairs, luck_of(games))


def rounds_of(games: Sequence[Played]) -> list[list[tuple[float, float]]]:
    rounds: dict[int, list[tuple[float, float]]] = {}
    for game in games:
        rounds.setdefault(game.round, []).append(game.score())
    return list(rounds.values())


def by_seat(played: Sequence[Played]) -> dict[str, list[Rate]]:
    """How often each agent won on each seat."""
    agents = dict.fromkeys(agent for game in played for agent in game.match)
    return {
        agent: [
            rate(sum(game.result.share(seat) for game in here), len(here))
            for seat in range(len(played[0].seats))
            for here in [[game for game in played if game.seats[seat] == agent]]
        ]
        for agent in agents
    }


def thinking(played: Sequence[Played]) -> dict[str, float]:
    """Seconds that each agent thought in a game, on one seat."""
    seconds: dict[str, list[float]] = {}
    for game in played:
        for agent, spent in zip(game.seats, game.result.seconds, strict=True):
            seconds.setdefault(agent, []).append(spent)
    return {agent: fmean(spent) for agent, spent in seconds.items()}


def failure_text(game: Played) -> str:
    failure = game.result.failure
    assert failure is not None
    who = "the engine" if failure.seat is None else f"{game.seats[failure.seat]} on seat {failure.seat}"
    return f"seed {game.result.seed}, {','.join(game.seats)}: {who}: {failure.kind}: {failure.detail}"
