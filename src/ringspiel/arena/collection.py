"""What a collection of recorded games says: who wins and how, how long it takes, what chance gave, how games begin.

Names are never read. Every record is replayed, so a figure rests on games that really were so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import median
from typing import Any

import msgspec

from ringspiel.arena.statistics import Rate, rate
from ringspiel.kernel.errors import BadOption, BrokenRecord
from ringspiel.kernel.record import Record, read
from ringspiel.kernel.replay import replay
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text

MOST_FACES = 12
"""Chance with more possible results than this is not a die."""

ENOUGH = 5
"""Each result has to be expected at least this often; otherwise nothing can be said."""

FIRST = 3
"""This many answers of each seat count as its first choices."""


class Told(msgspec.Struct, frozen=True):
    """What one record says."""

    game: str
    seats: int
    winners: list[int]
    began: int | None
    reason: str
    answers: int
    rounds: int | None
    opening: list[list[str]]
    """By seat: its first answers, in notation."""
    first: list[Text | None]
    """By seat: its very first answer in words; None if it never answered."""
    chance: dict[int, list[int]]
    """By number of possible results: how often each came."""


class Choice(msgspec.Struct, frozen=True):
    """A first choice of a seat, how often it was made, and how often the seat then won."""

    seat: int
    number: int
    answer: str
    games: int
    wins: Rate
    words: Text | None
    """What the very first answer of a seat says; None for the later ones."""


class Fall(msgspec.Struct, frozen=True):
    """How chance with this many equally likely results fell.

    `surprise` is the distance of the counts from equal ones in standard deviations: above 3 it is hardly luck.
    """

    faces: int
    counts: list[int]
    surprise: float


class Spread(msgspec.Struct, frozen=True):
    """How long games were."""

    least: float
    median: float
    mean: float
    most: float


class Gathered(msgspec.Struct, frozen=True):
    """The figures of all records of one game with one number of seats.

    >>> import ringspiel
    >>> from ringspiel.arena.collection import gather, told_by
    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> while table.seat is not None:
    ...     table.answer(table.answers()[0])
    >>> found = gather([told_by(table.record())])[0]
    >>> found.game, found.games, found.endings[0][0]
    ('mordor', 1, 'RM-33')
    """

    game: str
    seats: int
    games: int
    wins: list[Rate]
    """By seat."""
    beginner: Rate
    """How often the seat that answered first won."""
    all_lost: Rate
    shared: Rate
    endings: list[tuple[str, Rate]]
    """By the rule that ended the game, the most frequent first."""
    answers: Spread
    rounds: Spread | None
    chance: list[Fall]
    choices: list[Choice]
    """By seat and number; the most frequent first."""


def told_by(document: Any) -> Told:
    """What a record says. Raises `BrokenRecord` if it is not one, does not replay, or is not finished."""
    record = read(document)
    table = replay(document)
    outcome = table.outcome
    if outcome is None:
        raise BrokenRecord("this game is not finished")
    opening: list[list[str]] = [[] for _ in range(record.seats)]
    for answer in record.answers:
        if len(opening[answer.seat]) < FIRST:
            opening[answer.seat].append(answer.notation)
    return Told(
        record.game,
        record.seats,
        outcome.winners,
        record.answers[0].seat if record.answers else None,
        outcome.reason,
        len(record.answers),
        rounds_of(table),
        opening,
        [first_words(record, seat) for seat in range(record.seats)],
        falls_of(record),
    )


def first_words(record: Record, seat: int) -> Text | None:
    number = next((number for number, answer in enumerate(record.answers) if answer.seat == seat), None)
    if number is None:
        return None
    return replay(record.to_json(), number).describe(record.answers[number].answer).text


def rounds_of(table: Table) -> int | None:
    count = table.view(None)["board"].get("round")
    return count if isinstance(count, int) else None


def falls_of(record: Record) -> dict[int, list[int]]:
    """Records of earlier versions do not say how many results were possible; they are left out."""
    found: dict[int, list[int]] = {}
    for answer in record.answers:
        for result, faces in zip(answer.chance, answer.bounds, strict=False):
            if 1 < faces <= MOST_FACES:
                found.setdefault(faces, [0] * faces)[result] += 1
    return found


def gather(told: Iterable[Told]) -> list[Gathered]:
    """The figures, by game and number of seats. Raises `BadOption` if there is no record at all."""
    groups: dict[tuple[str, int], list[Told]] = {}
    for each in told:
        groups.setdefault((each.game, each.seats), []).append(each)
    if not groups:
        raise BadOption("there is no finished game to count")
    return [gathered(*key, group) for key, group in sorted(groups.items())]


def gathered(game: str, seats: int, told: list[Told]) -> Gathered:
    games = len(told)
    rounds = [float(each.rounds) for each in told if each.rounds is not None]
    return Gathered(
        game,
        seats,
        games,
        [rate(sum(seat in each.winners for each in told), games) for seat in range(seats)],
        rate(sum(each.began in each.winners for each in told), games),
        rate(sum(not each.winners for each in told), games),
        rate(sum(len(each.winners) > 1 for each in told), games),
        endings(told),
        spread([float(each.answers) for each in told]),
        spread(rounds) if rounds else None,
        falls(told),
        choices(seats, told),
    )


def endings(told: list[Told]) -> list[tuple[str, Rate]]:
    counts = Counter(each.reason for each in told)
    return [(reason, rate(counts[reason], len(told))) for reason in sorted(counts, key=lambda why: (-counts[why], why))]


def spread(values: list[float]) -> Spread:
    return Spread(min(values), median(values), sum(values) / len(values), max(values))


def falls(told: list[Told]) -> list[Fall]:
    sums: dict[int, list[int]] = {}
    for each in told:
        for faces, counts in each.chance.items():
            before = sums.setdefault(faces, [0] * faces)
            sums[faces] = [one + more for one, more in zip(before, counts, strict=True)]
    enough = {faces: counts for faces, counts in sums.items() if sum(counts) >= faces * ENOUGH}
    return [Fall(faces, counts, surprise(counts)) for faces, counts in sorted(enough.items())]


def surprise(counts: list[int]) -> float:
    """The chi-square statistic of equal chances, as a normal deviate (after Wilson and Hilferty)."""
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    square = sum((count - expected) ** 2 for count in counts) / expected
    spread = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def choices(seats: int, told: list[Told]) -> list[Choice]:
    found = []
    for seat in range(seats):
        for number in range(FIRST):
            made = [(each.opening[seat][number], each) for each in told if number < len(each.opening[seat])]
            counts = Counter(answer for answer, _ in made)
            for answer, count in sorted(counts.items(), key=lambda each: (-each[1], each[0])):
                those = [each for other, each in made if other == answer]
                wins = rate(sum(seat in each.winners for each in those), count)
                words = None if number else those[0].first[seat]
                found.append(Choice(seat, number, answer, count, wins, words))
    return found
