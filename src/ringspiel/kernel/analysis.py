"""A tree of variations on top of a record: answers that were tried instead, with comments, symbols and marks.

The moments of the record are its main line. A tried answer stands after such a moment, or after another tried answer.
It holds the chance that came of it, so that nothing depends on a seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ringspiel.kernel import save
from ringspiel.kernel.chance import Chance, Generator, Scripted, key_of
from ringspiel.kernel.errors import BrokenAnalysis, ChanceMismatch, RingspielError
from ringspiel.kernel.record import FORMAT as RECORD
from ringspiel.kernel.record import Record, read
from ringspiel.kernel.replay import replay, tables_at
from ringspiel.kernel.table import Table, load

FORMAT: Final = "ringspiel-analysis/1"
SYMBOLS: Final = ("", "!", "?", "!!", "??", "!?", "?!")
COLOURS: Final = ("green", "red", "blue", "yellow")
MOST_TRIED: Final = 5000
MOST_MARKS: Final = 100
LONGEST_COMMENT: Final = 4000
LONGEST_NAME: Final = 100


class Mark(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """A place on the board that is marked, as the board names it; with `to`, an arrow from there to another place."""

    at: str
    to: str = ""
    colour: str = COLOURS[0]


class Note(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What somebody thinks of the record after a number of its answers."""

    moment: int
    comment: str = ""
    symbol: str = ""
    marks: list[Mark] = []


class Tried(Note, frozen=True, kw_only=True):
    """An answer that was tried, after a moment of the record or after an earlier tried answer.

    `parent` is the place of that answer in the list, and None after a moment of the record. `name` is that of the line
    that begins here.
    """

    parent: int | None = None
    seat: int
    answer: int
    notation: str
    chance: list[int] = []
    name: str = ""


class Analysis(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """The document. A record without answers that begins from a position is an analysis of that position."""

    format: str
    record: dict[str, Any]
    title: str = ""
    notes: list[Note] = []
    tried: list[Tried] = []

    def to_json(self) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(self)
        return document


class Place(msgspec.Struct, frozen=True):
    """Where one stands: after this many answers of the record, or after a tried answer."""

    moment: int = 0
    tried: int | None = None


class Given(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A tried answer with the chance that came of it: among those that follow a place, no two are the same."""

    answer: int
    chance: list[int] = []


def begin(document: Any) -> Analysis:
    """An analysis of what is given: an analysis as it is, a record, or a saved position.

    >>> from ringspiel.kernel.analysis import begin
    >>> begin(ringspiel.new("mordor", seats=2, seed=7).save()).tried
    []
    """
    form = document.get("format") if isinstance(document, dict) else None
    if form == FORMAT:
        return read_analysis(document)
    if form == save.FORMAT:
        return Analysis(FORMAT, load(document).record())
    if form == RECORD:
        read(document)
        return Analysis(FORMAT, document)
    raise BrokenAnalysis(f"this is neither an analysis ({FORMAT}) nor a record nor a saved position")


def read_analysis(document: Any) -> Analysis:
    """The analysis in a document, or BrokenAnalysis. `Board` finds out whether its answers are legal."""
    try:
        analysis = msgspec.convert(document, Analysis)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BrokenAnalysis(f"not an analysis: {error}") from error
    if analysis.format != FORMAT:
        raise BrokenAnalysis(f"this is {analysis.format!r}, not an analysis that this version reads ({FORMAT})")
    _check_notes(analysis, len(read(analysis.record).answers))
    return analysis


def _check_notes(analysis: Analysis, answers: int) -> None:
    if len(analysis.tried) > MOST_TRIED:
        raise BrokenAnalysis(f"an analysis holds at most {MOST_TRIED} tried answers")
    if len(analysis.title) > LONGEST_NAME:
        raise BrokenAnalysis(f"a title has at most {LONGEST_NAME} characters")
    moments = [note.moment for note in analysis.notes]
    if len(set(moments)) != len(moments):
        raise BrokenAnalysis("a moment has at most one note")
    for note in [*analysis.notes, *analysis.tried]:
        check_note(note)
        if not 0 <= note.moment <= answers:
            raise BrokenAnalysis(f"there is no moment {note.moment}; the record has {answers} answers")
    for number, one in enumerate(analysis.tried):
        _check_parent(analysis, number, one)


def check_note(note: Note) -> None:
    """Raises BrokenAnalysis unless the note is short enough and its symbol is one of ours."""
    if note.symbol not in SYMBOLS:
        raise BrokenAnalysis(f"{note.symbol!r} is not a symbol; choose from {' '.join(SYMBOLS[1:])}")
    if len(note.comment) > LONGEST_COMMENT:
        raise BrokenAnalysis(f"a comment has at most {LONGEST_COMMENT} characters")
    if len(note.marks) > MOST_MARKS:
        raise BrokenAnalysis(f"a moment has at most {MOST_MARKS} marks")
    for mark in note.marks:
        check_mark(mark)
    if isinstance(note, Tried) and len(note.name) > LONGEST_NAME:
        raise BrokenAnalysis(f"the name of a line has at most {LONGEST_NAME} characters")


def check_mark(mark: Mark) -> None:
    if not mark.at or len(mark.at) > LONGEST_NAME or len(mark.to) > LONGEST_NAME:
        raise BrokenAnalysis(f"a mark names a place on the board in at most {LONGEST_NAME} characters")
    if mark.colour not in COLOURS:
        raise BrokenAnalysis(f"{mark.colour!r} is not a colour of marks; choose from {' '.join(COLOURS)}")


def _check_parent(analysis: Analysis, number: int, one: Tried) -> None:
    if one.parent is None:
        return
    if not 0 <= one.parent < number:
        raise BrokenAnalysis(f"tried answer {number + 1} must come after the one that it follows")
    if analysis.tried[one.parent].moment != one.moment:
        raise BrokenAnalysis(f"tried answer {number + 1} leaves the record elsewhere than the one that it follows")


class Tree:
    """Notes and tried answers that are changed. Every method either does all it says, or raises `BrokenAnalysis` and
    changes nothing. Whether an answer is legal, only a `Board` knows."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis

    def way_to(self, place: Place) -> list[int]:
        """The tried answers that lead to a place, in their order."""
        way: list[int] = []
        number = place.tried
        while number is not None:
            way.append(number)
            number = self._tried(number).parent
        return way[::-1]

    def after(self, place: Place) -> list[int]:
        """The tried answers that follow a place directly."""
        moment = place.moment if place.tried is None else self._tried(place.tried).moment
        tried = enumerate(self.analysis.tried)
        return [number for number, one in tried if (one.moment, one.parent) == (moment, place.tried)]

    def find(self, moment: int, way: Sequence[Given]) -> Place:
        """Where these answers lead from a moment of the record; numbers of tried answers change, this does not."""
        place = Place(moment)
        for given in way:
            found = self._following(place, given.answer, given.chance)
            if found is None:
                raise BrokenAnalysis("this line is not there any more")
            place = Place(moment, found)
        return place

    def _following(self, place: Place, answer: int, chance: list[int]) -> int | None:
        tried = self.analysis.tried
        same = (n for n in self.after(place) if (tried[n].answer, tried[n].chance) == (answer, chance))
        return next(same, None)

    def add(self, place: Place, seat: int, notation: str, answer: int, chance: list[int]) -> Place:
        """Add a tried answer. One that was tried there before with the same chance is found again."""
        moment = place.moment if place.tried is None else self._tried(place.tried).moment
        found = self._following(place, answer, chance)
        if found is not None:
            return Place(moment, found)
        if len(self.analysis.tried) >= MOST_TRIED:
            raise BrokenAnalysis(f"an analysis holds at most {MOST_TRIED} tried answers")
        new = Tried(moment=moment, parent=place.tried, seat=seat, answer=answer, notation=notation, chance=chance)
        self.analysis = replace(self.analysis, tried=[*self.analysis.tried, new])
        return Place(moment, len(self.analysis.tried) - 1)

    def entitle(self, title: str) -> None:
        if len(title) > LONGEST_NAME:
            raise BrokenAnalysis(f"a title has at most {LONGEST_NAME} characters")
        self.analysis = replace(self.analysis, title=title)

    def note(self, place: Place, **changes: Any) -> None:
        """Change comment, symbol, marks or, of a tried answer, the name of the line that begins there."""
        old: Note = self.note_at(place)
        changed = replace(old, **changes)
        check_note(changed)
        if isinstance(changed, Tried):
            listed = [changed if one is old else one for one in self.analysis.tried]
            self.analysis = replace(self.analysis, tried=listed)
        else:
            others = [note for note in self.analysis.notes if note.moment != changed.moment]
            kept = sorted([*others, changed], key=lambda note: note.moment)
            self.analysis = replace(self.analysis, notes=kept)

    def note_at(self, place: Place) -> Note:
        if place.tried is not None:
            return self._tried(place.tried)
        found = (note for note in self.analysis.notes if note.moment == place.moment)
        return next(found, Note(place.moment))

    def delete(self, number: int) -> None:
        """Delete a tried answer and all that follows it."""
        self._tried(number)
        gone = self._with_all_after(number)
        self._arrange([old for old in range(len(self.analysis.tried)) if old not in gone])

    def promote(self, number: int) -> None:
        """Put a tried answer, with all that follows it, before the one that was tried there just before it."""
        one = self._tried(number)
        earlier = [other for other in self.after(Place(one.moment, one.parent)) if other < number]
        if not earlier:
            return
        own = self._with_all_after(number)
        others = [other for other in range(len(self.analysis.tried)) if other not in own]
        at = others.index(earlier[-1])
        self._arrange([*others[:at], *sorted(own), *others[at:]])

    def _with_all_after(self, number: int) -> set[int]:
        found = {number}
        for later, one in enumerate(self.analysis.tried):
            if one.parent in found:
                found.add(later)
        return found

    def _arrange(self, order: list[int]) -> None:
        """Keep these tried answers in this order, in which each comes after the one that it follows."""
        new = {old: place for place, old in enumerate(order)}
        listed = [self.analysis.tried[old] for old in order]
        moved = [one if one.parent is None else replace(one, parent=new[one.parent]) for one in listed]
        self.analysis = replace(self.analysis, tried=moved)

    def _tried(self, number: int) -> Tried:
        if not 0 <= number < len(self.analysis.tried):
            raise BrokenAnalysis(f"there is no tried answer {number + 1}; there are {len(self.analysis.tried)}")
        return self.analysis.tried[number]


class Board(Tree):
    """An analysis in use, with the game that is played on it."""

    def __init__(self, analysis: Analysis) -> None:
        super().__init__(analysis)
        self.record: Record = read(analysis.record)

    def table_at(self, place: Place) -> Table:
        """The table at a place; raises BrokenAnalysis if there is none, or if an answer on the way is not legal."""
        if not 0 <= place.moment <= len(self.record.answers):
            last = len(self.record.answers)
            raise BrokenAnalysis(f"there is no moment {place.moment}; the record has {last} answers")
        table = replay(self.analysis.record, place.moment if place.tried is None else self._tried(place.tried).moment)
        for number in self.way_to(place):
            repeat(table, self.analysis.tried[number], number)
        return table

    def check(self) -> None:
        """Play the record and every line; BrokenAnalysis or BrokenRecord names the first thing that does not fit."""
        replay(self.analysis.record)
        by_moment: dict[int, list[int]] = {}
        for number, one in enumerate(self.analysis.tried):
            by_moment.setdefault(one.moment, []).append(number)
        for moment, table in tables_at(self.analysis.record, by_moment):
            self._check_lines(table, by_moment[moment])

    def _check_lines(self, begun: Table, numbers: list[int]) -> None:
        """Play all lines that leave the record at one moment. A table is kept as long as an answer follows there."""
        tables: dict[int | None, Table] = {None: begun}
        last = {self.analysis.tried[number].parent: number for number in numbers}
        for number in numbers:
            one = self.analysis.tried[number]
            table = tables[one.parent].clone()
            repeat(table, one, number)
            if number in last:
                tables[number] = table
            if last[one.parent] == number:
                del tables[one.parent]

    def try_answer(
        self, place: Place, answer: int, chance: Sequence[int] | None = None, seed: int | None = None
    ) -> Place:
        """Try an answer of the seat that is asked there. Chance is dictated, drawn by a seed, or as the game had it."""
        entry = tried(self.table_at(place), answer, chance, seed)
        return self.add(place, entry.seat, entry.notation, answer, entry.chance)


def repeat(table: Table, one: Tried, number: int) -> None:
    """Give a tried answer again, with the chance that came of it then."""
    where = f"tried answer {number + 1} ({one.notation!r} by seat {one.seat})"
    if table.seat != one.seat:
        raise BrokenAnalysis(f"{where}: {'the game is over' if table.seat is None else f'seat {table.seat} is asked'}")
    try:
        entry = tried(table, one.answer, one.chance)
    except (RingspielError, OverflowError) as error:
        raise BrokenAnalysis(f"{where}: {error}") from error
    if entry.notation != one.notation:
        raise BrokenAnalysis(f"{where}: {one.answer} means {entry.notation!r} here")
    if entry.chance != one.chance:
        raise BrokenAnalysis(f"{where}: it has {len(one.chance)} chance results, but {len(entry.chance)} happen here")


def tried(table: Table, answer: int, chance: Sequence[int] | None = None, seed: int | None = None) -> Any:
    """Answer at the table. Without chance and seed the dice of the table itself decide; what comes is given back."""
    if seed is not None:
        table.state.generator = Generator(key_of(seed))
    table.go_on_with(Chance() if chance is None else Scripted(chance))
    try:
        table.answer(answer)
    except ChanceMismatch as error:
        raise BrokenAnalysis(f"chance cannot come like that: {error}") from error
    return table.entries[-1]
