"""What a collection of recorded games says: who wins and how, how long it takes, what chance gave, how games begin.

Names are never read. Every record is replayed, so a figure rests on games that really were so.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from statistics import median
from typing import Any

import msgspec

from ringspiel.arena.statistics import Rate, rate
from ringspiel.kernel.errors import BadOption, BrokenRecord
from ringspiel.kernel.record import Record, read
from ringspiel.kernel.replay import replay
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text, text

MOST_FACES = 12
"""Chance with more possible results than this is not a die."""

ENOUGH = 5
"""Each result has to be expected at least this often; otherwise nothing can be said."""

MOST_BARS = 15

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
    sides: list[str] = []
    """By seat: the side it played on; empty where the game has no sides."""


class FirstChoice(msgspec.Struct, frozen=True):
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


class Bar(msgspec.Struct, frozen=True):
    """How many games were this long: `first` to `last`, both included."""

    first: int
    last: int
    games: int


class Spread(msgspec.Struct, frozen=True):
    """How long games were."""

    least: float
    median: float
    mean: float
    most: float
    bars: list[Bar]


class Figures(msgspec.Struct, frozen=True):
    """The figures of all records of one game with one number of seats."""

    game: str
    seats: int
    games: int
    wins: list[Rate]
    """By seat."""
    sides: list[tuple[str, Rate]]
    """How often each side won; empty where the game has none."""
    beginner: Rate
    """How often the seat that answered first won."""
    all_lost: Rate
    shared: Rate
    endings: list[tuple[str, Rate]]
    """By the rule that ended the game, the most frequent first."""
    answers: Spread
    rounds: Spread | None
    chance: list[Fall]
    choices: list[FirstChoice]
    """By seat and number; the most frequent first."""


def told_by(document: Any) -> Told:
    """What a record says. Raises `BrokenRecord` if it is not one, does not replay, or is not finished."""
    record = read(document)
    table = replay(document)
    outcome = table.outcome
    if outcome is None:
        raise BrokenRecord("this game is not finished")
    if record.position is not msgspec.UNSET:
        raise BrokenRecord("this game began from a position", text("record-from-position"))
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
        sides_of(table),
    )


def first_words(record: Record, seat: int) -> Text | None:
    number = next((number for number, answer in enumerate(record.answers) if answer.seat == seat), None)
    if number is None:
        return None
    return replay(record.to_json(), number).describe(record.answers[number].answer).text


def rounds_of(table: Table) -> int | None:
    """The round of the end, or the turn in games that count those."""
    board = table.view(None)["board"]
    count = board.get("round", board.get("turn"))
    return count if isinstance(count, int) else None


def sides_of(table: Table) -> list[str]:
    players = table.view(None)["board"].get("players")
    sides = [player.get("side") for player in players] if isinstance(players, list) else []
    return sides if all(isinstance(side, str) for side in sides) else []


def falls_of(record: Record) -> dict[int, list[int]]:
    """Records of earlier versions do not say how many results were possible; they are left out."""
    found: dict[int, list[int]] = {}
    for answer in record.answers:
        for result, faces in zip(answer.chance, answer.bounds, strict=False):
            if 1 < faces <= MOST_FACES:
                found.setdefault(faces, [0] * faces)[result] += 1
    return found


def gather(told: Iterable[Told]) -> list[Figures]:
    """The figures, by game and number of seats. Raises `BadOption` if there is no record at all.

    >>> import ringspiel
    >>> from ringspiel.arena.collection import gather, told_by
    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> while table.seat is not None:
    ...     table.answer(table.answers()[0])
    >>> found = gather([told_by(table.record())])[0]
    >>> found.game, found.games, found.endings[0][0]
    ('mordor', 1, 'RM-33')
    """
    groups: dict[tuple[str, int], list[Told]] = {}
    for each in told:
        groups.setdefault((each.game, each.seats), []).append(each)
    if not groups:
        raise BadOption("there is no finished game to count")
    return [gathered(*key, group) for key, group in sorted(groups.items())]


def gathered(game: str, seats: int, told: list[Told]) -> Figures:
    games = len(told)
    rounds = [float(each.rounds) for each in told if each.rounds is not None]
    return Figures(
        game,
        seats,
        games,
        [rate(sum(seat in each.winners for each in told), games) for seat in range(seats)],
        side_wins(told),
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


def side_wins(told: list[Told]) -> list[tuple[str, Rate]]:
    names = sorted({side for each in told for side in each.sides})
    won = Counter(side for each in told for side in {each.sides[seat] for seat in each.winners if each.sides})
    return [(name, rate(won[name], sum(name in each.sides for each in told))) for name in names]


def spread(values: list[float]) -> Spread:
    return Spread(min(values), median(values), sum(values) / len(values), max(values), bars(values))


def bars(values: list[float]) -> list[Bar]:
    """One for each length, but not many more than a dozen."""
    least, most = int(min(values)), int(max(values))
    width = -(-(most - least + 1) // MOST_BARS)
    counts = Counter((int(value) - least) // width for value in values)
    begins = [least + number * width for number in range((most - least) // width + 1)]
    return [Bar(first, first + width - 1, counts[number]) for number, first in enumerate(begins)]


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


def choices(seats: int, told: list[Told]) -> list[FirstChoice]:
    found = []
    for seat in range(seats):
        for number in range(FIRST):
            made = [(each.opening[seat][number], each) for each in told if number < len(each.opening[seat])]
            counts = Counter(answer for answer, _ in made)
            for answer, count in sorted(counts.items(), key=lambda each: (-each[1], each[0])):
                those = [each for other, each in made if other == answer]
                wins = rate(sum(seat in each.winners for each in those), count)
                words = None if number else those[0].first[seat]
                found.append(FirstChoice(seat, number, answer, count, wins, words))
    return found


def to_csv(found: list[Figures]) -> str:
    """One figure a line, so that any spreadsheet can group it."""
    page = io.StringIO()
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(["game", "seats", "figure", "of", "games", "count", "rate", "low", "high"])
    for each in found:
        for figure, of, one in rates_of(each):
            writer.writerow([each.game, each.seats, figure, of, one.of, one.count, one.rate, one.low, one.high])
        for name, spread in (("answers", each.answers), ("rounds", each.rounds)):
            for kind in ("least", "median", "mean", "most") if spread else ():
                writer.writerow([each.game, each.seats, name, kind, each.games, getattr(spread, kind), "", "", ""])
            for bar in spread.bars if spread else ():
                between = [f"{name} between", f"{bar.first}-{bar.last}", each.games, bar.games, "", "", ""]
                writer.writerow([each.game, each.seats, *between])
        for fall in each.chance:
            for face, count in enumerate(fall.counts):
                chance = [f"one in {fall.faces}", face, sum(fall.counts), count, "", "", ""]
                writer.writerow([each.game, each.seats, *chance])
    return page.getvalue()


def rates_of(each: Figures) -> Iterator[tuple[str, Any, Rate]]:
    for seat, won in enumerate(each.wins):
        yield "won by seat", seat, won
    for side, won in each.sides:
        yield "won by side", side, won
    yield "won by who began", "", each.beginner
    yield "shared", "", each.shared
    yield "all lost", "", each.all_lost
    for reason, those in each.endings:
        yield "ended by", reason, those
    for choice in each.choices:
        yield f"seat {choice.seat}, answer {choice.number + 1}", choice.answer, choice.wins
