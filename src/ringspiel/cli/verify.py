"""`ringspiel verify`: whether a record is true, and whether its dice were those that were promised."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ringspiel.cli.records import RecordFile, broken, names_of, read, replayed
from ringspiel.cli.say import Language, Wrong, console, language_of, words
from ringspiel.kernel import record as records
from ringspiel.kernel.chance import commitment_to
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.proof import first_difference, has_bounds
from ringspiel.kernel.record import Record
from ringspiel.texts import render

Commitment = Annotated[str | None, typer.Option(metavar="HEX", help="the commitment that you saw before the game")]
Contributed = Annotated[
    list[str] | None, typer.Option(metavar="HEX", help="what you added to the seed; it must have a part in the dice")
]
Pledged = Annotated[
    list[str] | None, typer.Option(metavar="HEX", help="a pledge that you saw before the game; name all of them")
]


def verify(
    file: RecordFile,
    commitment: Commitment = None,
    contribution: Contributed = None,
    pledge: Pledged = None,
    lang: Language = None,
) -> None:
    """Check a record: every answer, every die, the outcome, and the promise about the dice."""
    language = language_of(lang)
    document = read(file)
    record = read_record(document)
    check_promise(record, commitment)
    check_given(pledge or [], [each.pledge for each in record.contributions], "cli-pledge-missing")
    check_nothing_added(record, pledge or [])
    check_given(contribution or [], [each.value for each in record.contributions], "cli-contribution-missing")
    check_draws(record)
    table = replayed(document)
    console.print(words(language, "cli-verified", answers=len(table.entries)))
    for key, arguments in findings(record, commitment):
        console.print(words(language, key, **arguments))
    if table.outcome is not None:
        console.print(render(table.outcome.text, language, names_of(document, table.seats, language)))


def read_record(document: Any) -> Record:
    try:
        return records.read(document)
    except BrokenRecord as error:
        raise broken(error) from error


def check_promise(record: Record, promised: str | None) -> None:
    """The commitment in a record proves nothing: its writer wrote that too. Only one seen before does."""
    if promised is None:
        return
    if record.seed is None:
        raise Wrong("cli-promise-without-seed")
    if commitment_to(int(record.seed), record.salt or "") != promised.strip().lower():
        raise Wrong("cli-promise-broken")


def check_given(seen: list[str], in_record: Sequence[str | None], complaint: str) -> None:
    """Nobody may have changed or left out what was seen before the game."""
    for value in seen:
        if value.strip().lower() not in in_record:
            raise Wrong(complaint, value=value)


def check_nothing_added(record: Record, seen: list[str]) -> None:
    """A contribution that was pledged after the others were known could be chosen at will."""
    known = [value.strip().lower() for value in seen]
    for each in record.contributions:
        if known and each.pledge not in known:
            raise Wrong("cli-pledge-added", value=each.pledge, seat=each.seat + 1)


def check_draws(record: Record) -> None:
    if record.seed is None or not has_bounds(record):
        return
    try:
        difference = first_difference(record)
    except BrokenRecord as error:
        raise broken(error) from error
    if difference is not None:
        draw, due = difference
        raise Wrong(
            "cli-draw-broken", number=draw.number, answer=draw.answer, said=draw.value, due=due, bound=draw.bound
        )


def findings(record: Record, promised: str | None) -> list[tuple[str, dict[str, Any]]]:
    """What is proved of the dice, and what is not."""
    if record.commitment is None:
        return [("cli-promise-none", {})]
    if record.seed is None:
        return [("cli-commitment-open", {})]
    given = [str(each.seat + 1) for each in record.contributions if each.value is not None]
    silent = [str(each.seat + 1) for each in record.contributions if each.value is None]
    found: list[tuple[str, dict[str, Any]]] = [("cli-promise-kept" if promised else "cli-promise-own-word", {})]
    found.append(("cli-contributed", {"seats": ", ".join(given)}) if given else ("cli-contributed-nobody", {}))
    if silent:
        found.append(("cli-contributed-silent", {"seats": ", ".join(silent)}))
    if record.changes:
        found.append(("cli-rules-changed", {"answers": record.changes[-1].answers}))
    return found
