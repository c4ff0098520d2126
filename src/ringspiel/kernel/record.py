"""A whole game as one JSON document: header, answers, chance results."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.kernel.errors import BrokenRecord

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


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """The document.

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

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(self)
        return document


def read(document: Any) -> Record:
    """The record in a document, or BrokenRecord."""
    try:
        record = msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        raise BrokenRecord(f"not a record of a game: {error}") from error
    if record.format != FORMAT:
        raise BrokenRecord(f"this is {record.format!r}, not a record that this version reads ({FORMAT})")
    if record.seed is not None and not (record.seed.isdecimal() and len(record.seed) <= SEED_DIGITS):
        raise BrokenRecord(f"the seed is a whole number in quotes of at most {SEED_DIGITS} digits")
    return record
