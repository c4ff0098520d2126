"""Playing a record again, checking every answer and every chance result."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterator
from typing import Any

from msgspec import UNSET

from ringspiel.kernel.chance import Chance, Recorded, commitment_to, mixed_key
from ringspiel.kernel.errors import BrokenRecord, IllegalAnswer, RingspielError
from ringspiel.kernel.record import Answer, Change, Record, read
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.table import Table, load


def replay(document: Any, answers: int | None = None) -> Table:
    """The table at the end of a record, or after its first `answers` answers.

    `document` is what `Table.record` gave, also after a journey through JSON. Every answer and every chance result is
    checked, and the outcome at the end. Raises `BrokenRecord`, which names the first thing that is wrong.

    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> table.answer(1)
    >>> table.answer(table.answers()[0])
    >>> record = table.record()
    >>> ringspiel.replay(record).view() == table.view()
    True
    >>> len(ringspiel.replay(record, answers=1).entries)
    1
    >>> record["answers"][1]["seat"] = 1
    >>> ringspiel.replay(record)
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.BrokenRecord: answer 2 ('nazgul/green' by seat 1): it was seat 0 that was asked
    """
    record = read(document)
    table, chance = _set_up(record)
    done = len(table.entries)
    if answers is not None and answers < done:
        raise BrokenRecord(f"the first {done} answers were given under rules that are not played here")
    for number, answer in enumerate(record.answers[done:answers], start=done + 1):
        _repeat(table, chance, number, answer)
    if answers is None or answers >= len(record.answers):
        _give_up(table, record)
        _check_end(table, record)
    if not chance.dictated:
        table.go_on_with(Chance())
    return table


def tables_at(document: Any, moments: Collection[int]) -> Iterator[tuple[int, Table]]:
    """The table after each of these numbers of answers, in their order. The record is played once."""
    record = read(document)
    table, chance = _set_up(record)
    done = len(table.entries)
    if any(moment < done for moment in moments):
        raise BrokenRecord(f"the first {done} answers were given under rules that are not played here")
    for number in range(done, len(record.answers) + 1):
        if number > done:
            _repeat(table, chance, number, record.answers[number - 1])
        if number in moments:
            yield number, table.clone()


def _set_up(record: Record) -> tuple[Table, Recorded]:
    if record.changes:
        return _go_on(record, record.changes[-1])
    if record.position is not UNSET:
        return _set_out(record, record.position)
    try:
        game = game_of(record.game)
        seats = game.check_seats(record.seats)
        options = game.check_options(record.options, seats)
    except RingspielError as error:
        raise BrokenRecord(f"the header does not fit: {error}") from error
    if record.rules != game.rules_version:
        raise BrokenRecord(f"played under rules {record.rules}, but these are rules {game.rules_version}")
    if record.seed is not None and commitment_to(int(record.seed), record.salt or "") != record.commitment:
        raise BrokenRecord("seed and salt are not those that the commitment promised")
    chance = Recorded(record.seed is not None)
    chance.dictated = record.commitment is None
    seed = secrets.randbits(128) if record.seed is None else int(record.seed)
    chance.expect("the setup", record.setup, record.setup_bounds)
    table = Table(game, seats, options, seed, record.salt or "", chance, record.contributions)
    table.begin()
    if table.setup_chance != record.setup:
        raise BrokenRecord("the setup: more chance results than can happen here")
    return table, chance


def _go_on(record: Record, change: Change) -> tuple[Table, Recorded]:
    """The table and its chance where the rules last changed. What came before is taken from the record as it is."""
    table = _load(record, change.position, "the position where the rules changed")
    table.entries = list(record.answers[: change.answers])
    table.contributions, table.changes, table.began_under = record.contributions, record.changes, record.rules
    table.setup_chance, table.setup_bounds = record.setup, record.setup_bounds
    chance = Recorded(record.seed is not None)
    chance.dictated = record.commitment is None
    if record.seed is not None:
        table.seed, table.salt = int(record.seed), record.salt or ""
        if table.commitment != record.commitment:
            raise BrokenRecord("seed and salt are not those that the commitment promised")
        if table.state.generator.key != mixed_key(table.seed, record.contributions):
            raise BrokenRecord("the position where the rules changed has the dice of another seed")
    table.go_on_with(chance)
    return table, chance


def _load(record: Record, position: Any, called: str) -> Table:
    try:
        table = load(position)
    except RingspielError as error:
        raise BrokenRecord(f"{called}: {error}") from error
    if (table.game.id, table.seats, table.options) != (record.game, record.seats, record.options):
        raise BrokenRecord(f"{called} is that of another game")
    return table


def _set_out(record: Record, position: Any) -> tuple[Table, Recorded]:
    """The table and its chance, from the position where the game began."""
    if record.setup or record.commitment is not None or record.seed is not None:
        raise BrokenRecord("a game that began from a position has neither a setup nor promised dice")
    table = _load(record, position, "the position where it began")
    chance = Recorded(seed_known=False)
    chance.dictated = True
    table.go_on_with(chance)
    return table, chance


def _repeat(table: Table, chance: Recorded, number: int, answer: Answer) -> None:
    where = f"answer {number} ({answer.notation!r} by seat {answer.seat})"
    if table.seat is None:
        raise BrokenRecord(f"{where}: the game was over before")
    if table.seat != answer.seat:
        raise BrokenRecord(f"{where}: it was seat {table.seat} that was asked")
    chance.expect(where, answer.chance, answer.bounds)
    try:
        notation = table.describe(answer.answer).notation
        if notation != answer.notation:
            raise BrokenRecord(f"{where}: {answer.answer} means {notation!r} here")
        table.answer(answer.answer)
    except IllegalAnswer as error:
        raise BrokenRecord(f"{where}: {error}") from error
    used = table.entries[-1].chance
    if len(used) < len(answer.chance):
        raise BrokenRecord(f"{where}: {len(answer.chance)} chance results, but only {len(used)} can happen here")


def _give_up(table: Table, record: Record) -> None:
    if record.given_up is UNSET:
        return
    try:
        table.give_up(record.given_up.seat, record.given_up.claimed)
    except IllegalAnswer as error:
        raise BrokenRecord(f"nobody can have given this game up: {error}") from error


def _check_end(table: Table, record: Record) -> None:
    outcome = None if table.outcome is None else table.outcome.to_json()
    if outcome != record.outcome:
        raise BrokenRecord(f"the game ends with {outcome}, but the record says {record.outcome}")
