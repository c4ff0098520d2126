"""`ringspiel analysis`: variations on top of a record or a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from ringspiel.cli.records import names_of, read, write
from ringspiel.cli.say import Language, Wrong, console, language_of, words
from ringspiel.cli.sheets import draw
from ringspiel.kernel.analysis import COLOURS, FORMAT, Board, Given, Mark, Note, Place, Tried, begin
from ringspiel.kernel.errors import BrokenAnalysis, BrokenRecord, BrokenSave
from ringspiel.texts import render

Names = list[str]


def analysis(
    file: Annotated[Path, typer.Argument(help="an analysis, a record or a saved position (JSON)")],
    at: Annotated[int | None, typer.Option(help="the moment after this many answers of the record", min=0)] = None,
    line: Annotated[int | None, typer.Option(help="a tried answer by its number", min=1)] = None,
    answer: Annotated[str | None, typer.Option(help="try this answer there, in notation")] = None,
    chance: Annotated[str | None, typer.Option(help="what dice and draws give, from 0, separated by commas")] = None,
    seed: Annotated[int | None, typer.Option(help="draw chance anew with this seed", min=0)] = None,
    comment: Annotated[str | None, typer.Option(help="what to say about this place")] = None,
    symbol: Annotated[str | None, typer.Option(help="! ? !! ?? !? or ?!")] = None,
    name: Annotated[str | None, typer.Option(help="the name of the line that begins with this tried answer")] = None,
    mark: Annotated[
        list[str] | None,
        typer.Option(help="mark a place on the board, “region:rohan red”, or an arrow, “region:rohan>region:gondor”"),
    ] = None,
    title: Annotated[str | None, typer.Option(help="what the analysis is called")] = None,
    promote: Annotated[bool, typer.Option(help="put the tried answer of --line before the one above it")] = False,
    delete: Annotated[bool, typer.Option(help="delete the tried answer of --line and all that follows it")] = False,
    out: Annotated[
        Path | None, typer.Option(help="where to write the analysis; if not given, the file itself, if it is one")
    ] = None,
    lang: Language = None,
) -> None:
    """Look at variations of a recorded game or of a position, try answers there, and comment on them."""
    language = language_of(lang)
    document = read(file)
    changes = wanted_changes(comment=comment, symbol=symbol, name=name)
    if mark is not None:
        changes["marks"] = [mark_in(typed) for typed in mark if typed]
    try:
        board = Board(begin(document))
        board.check()
        place = place_of(board, at, line)
        before = board.analysis
        if delete:
            board.delete(line - 1 if line else -1)
            place = Place(place.moment)
        if promote:
            place = promoted(board, line - 1 if line else -1)
        if title is not None:
            board.entitle(title)
        if answer is not None:
            place = board.try_answer(place, board.table_at(place).parse(answer), numbers_in(chance), seed)
        if changes:
            board.note(place, **named(place, changes))
    except (BrokenAnalysis, BrokenRecord, BrokenSave) as error:
        raise Wrong("cli-analysis-broken", why=str(error)) from error
    names = names_of(board.analysis.record, board.record.seats, language)
    if board.analysis is not before or out is not None:
        save(board, file, out, document.get("format") == FORMAT, language)
    show(board, place, at is not None or line is not None or answer is not None, names, language)


def wanted_changes(**given: str | None) -> dict[str, Any]:
    return {what: value for what, value in given.items() if value is not None}


def mark_in(typed: str) -> Mark:
    """A place, an arrow between two places, and perhaps a colour."""
    places, _, colour = typed.strip().partition(" ")
    at, _, to = places.partition(">")
    return Mark(at, to, colour.strip() or COLOURS[0])


def promoted(board: Board, number: int) -> Place:
    """Where the tried answer is after it has gone up."""
    way = [board.analysis.tried[each] for each in board.way_to(Place(0, number))]
    board.promote(number)
    return board.find(way[-1].moment, [Given(one.answer, one.chance) for one in way])


def named(place: Place, changes: dict[str, Any]) -> dict[str, Any]:
    if "name" in changes and place.tried is None:
        raise BrokenAnalysis("only a line has a name: choose its first tried answer with --line")
    return changes


def place_of(board: Board, at: int | None, line: int | None) -> Place:
    if at is not None and line is not None:
        raise Wrong("cli-analysis-place")
    if line is None:
        return Place(at or 0)
    board.way_to(Place(0, line - 1))
    return Place(board.analysis.tried[line - 1].moment, line - 1)


def numbers_in(typed: str | None) -> list[int] | None:
    if typed is None:
        return None
    parts = [part.strip() for part in typed.split(",")]
    if not all(part.isdecimal() and len(part) < 20 for part in parts):
        raise Wrong("cli-analysis-chance", typed=repr(typed))
    return [int(part) for part in parts]


def save(board: Board, file: Path, out: Path | None, is_analysis: bool, language: str) -> None:
    if out is None and not is_analysis:
        raise Wrong("cli-analysis-out")
    target = out or file
    content = msgspec.json.format(msgspec.json.encode(board.analysis.to_json()), indent=1)
    write(target, content + b"\n")
    console.print(words(language, "cli-analysis-written", file=str(target)), markup=False)


def show(board: Board, place: Place, closely: bool, names: Names, language: str) -> None:
    """The tree; for a place that was asked for, the position too."""
    for text in lines_of(board, names, language):
        console.print(text, markup=False, soft_wrap=True)
    if closely:
        show_place(board, place, names, language)


def show_place(board: Board, place: Place, names: Names, language: str) -> None:
    table = board.table_at(place)
    for event in table.events(None):
        console.print(f"  {render(event.text, language, names)}", markup=False)
    console.print(draw(table.view(table.seat), names, language))
    if table.seat is not None:
        console.print(words(language, "cli-analysis-asked", seat=names[table.seat]), markup=False)
        for choice in table.choices(table.seat):
            console.print(f"  {choice['notation']}  {render(choice['text'], language, names)}", markup=False)


def lines_of(board: Board, names: Names, language: str) -> list[str]:
    """The moments at which there is something, each with its lines."""
    analysis, answers = board.analysis, board.record.answers
    moments = sorted({one.moment for one in [*analysis.notes, *analysis.tried]})
    head = words(language, "cli-analysis-moment", moment=len(moments), last=len(answers), tried=len(analysis.tried))
    found = [analysis.title] if analysis.title else []
    found.append(head)
    for moment in moments:
        given = answers[moment - 1] if moment else None
        said = f"{moment:>4}  {names[given.seat]}: {given.notation}" if given else f"{moment:>4}"
        found.append(said + remark(board.note_at(Place(moment))))
        found += tree(board, moment, names)
    return found


def tree(board: Board, moment: int, names: Names) -> list[str]:
    """The tried answers after a moment as a tree; the list itself keeps the order in which they were tried."""
    children: dict[int | None, list[int]] = {}
    for number, one in enumerate(board.analysis.tried):
        if one.moment == moment:
            children.setdefault(one.parent, []).append(number)
    found: list[str] = []
    waiting = [(number, 0) for number in reversed(children.get(None, []))]
    while waiting:
        number, depth = waiting.pop()
        one = board.analysis.tried[number]
        found.append("  " * (depth + 3) + line_of(number, one, names))
        after = children.get(number, [])
        deeper = depth + (len(after) > 1)
        waiting += [(child, deeper) for child in reversed(after)]
    return found


def line_of(number: int, one: Tried, names: Names) -> str:
    called = f" “{one.name}”" if one.name else ""
    return f"({number + 1}){called} {names[one.seat]}: {one.notation}{remark(one)}"


def remark(note: Note) -> str:
    parts = [note.symbol, note.comment, *map(mark_in_words, note.marks)]
    return "".join(f" {part}" for part in parts if part)


def mark_in_words(mark: Mark) -> str:
    places = f"{mark.at}>{mark.to}" if mark.to else mark.at
    return f"[{places} {mark.colour}]"
