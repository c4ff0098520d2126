"""A whole game as one JSON document: header, answers, chance results."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.kernel.chance import pledge_to
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.text import text

FORMAT = "ringspiel-record/1"
SEED_DIGITS = 1000
"""Python refuses to read numbers of many thousand digits."""


class Answer(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True, gc=False):
    """One answer of a game, with the chance it set loose. The number counts; the notation must say the same.

    `sealed` says that no undo may take it back, because it showed somebody something; a record does not keep that.
    """

    seat: int
    answer: int
    notation: str
    chance: list[int] = []
    sealed: bool = False
    bounds: list[int] = []
    """For each chance result: it was one of this many, counted from 0. Records of earlier versions do not say that."""


class Contribution(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the player at a seat has added to the seed. The pledge is a hash of the value and was shown before.

    `value` is None if it did not come in time; then it has no part in the dice.
    """

    seat: int
    pledge: str
    value: str | None


class Help(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The player at a seat has asked for a hint, after this many answers."""

    seat: int
    answers: int


class GivenUp(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """After the last answer the player at a seat, and with them their team, gave the game up.

    `claimed` says that they were away, and the others have claimed the game.
    """

    seat: int
    claimed: bool = False


class Change(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """After this many answers the players went on under other rules, from this position."""

    answers: int
    rules: str
    position: dict[str, Any]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The document. `rules` are those under which the game began.

    Seed and salt are null as long as the game goes on, because only the commitment to them may be known then, and in
    games whose chance was dictated.
    """

    format: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    commitment: str | None
    seed: str | None
    salt: str | None
    setup: list[int]
    answers: list[Answer]
    outcome: dict[str, Any] | None
    names: list[str] | None = None
    position: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    """Where the game began, if that was not its usual beginning. Such a game has no setup and no promised dice."""
    setup_bounds: list[int] = []
    """For each chance result of the setup: it was one of this many."""
    contributions: list[Contribution] = []
    """What the players have added to the seed, in the order of their seats."""
    helped: list[Help] = []
    """Who has asked for hints, and when."""
    given_up: GivenUp | msgspec.UnsetType = msgspec.UNSET
    """How the game ended, if the rules did not end it."""
    changes: list[Change] = []
    """Where the rules changed in the middle of the game. What came before the last change can no longer be replayed."""

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(self)
        return document


def read(document: Any) -> Record:
    """The record in a document, or BrokenRecord."""
    try:
        record = msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        raise BrokenRecord(f"not a record of a game: {error}", text("record-is-none")) from error
    if record.format != FORMAT:
        raise BrokenRecord(f"this is {record.format!r}, not a record that this version reads ({FORMAT})")
    if record.seed is not None and not (record.seed.isdecimal() and len(record.seed) <= SEED_DIGITS):
        raise BrokenRecord(f"the seed is a whole number in quotes of at most {SEED_DIGITS} digits")
    check_contributions(record.contributions)
    if any(not (0 <= one.seat < record.seats and 0 <= one.answers <= len(record.answers)) for one in record.helped):
        raise BrokenRecord("hints are asked for by a seat of the table, after a number of its answers")
    if record.given_up is not msgspec.UNSET and not 0 <= record.given_up.seat < record.seats:
        raise BrokenRecord(f"there is no seat {record.given_up.seat} that could give the game up")
    places = [change.answers for change in record.changes]
    if places != sorted(places) or any(not 0 <= place <= len(record.answers) for place in places):
        raise BrokenRecord("the changes of rules must stand in their order, each after a number of answers")
    return record


def check_contributions(contributions: list[Contribution]) -> None:
    """Raises BrokenRecord unless each seat has at most one, and every value is the one that was pledged."""
    seats = [each.seat for each in contributions]
    if seats != sorted(set(seats)):
        raise BrokenRecord("the contributions must stand in the order of the seats, one for each")
    for each in contributions:
        if each.value is not None and pledge_to(each.seat, each.value) != each.pledge:
            raise BrokenRecord(f"the contribution of seat {each.seat} is not the one that was pledged")
