"""`ringspiel replay`, and reading recorded games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

import ringspiel
from ringspiel.agents.review import Account, account_of, exact_review_of, played_of
from ringspiel.cli.review_words import chances_of, judged
from ringspiel.cli.say import Language, Wrong, console, language_of, words
from ringspiel.cli.sheets import draw
from ringspiel.kernel import record
from ringspiel.kernel.errors import BadOption, BrokenRecord
from ringspiel.kernel.text import Text
from ringspiel.texts import render

RecordFile = Annotated[Path, typer.Argument(help="a record (JSON)")]


def read(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8-sig"))  # some editors put a mark before the text
    except FileNotFoundError as error:
        raise Wrong("cli-file-missing", file=str(path)) from error
    except OSError as error:
        raise Wrong("cli-file-unreadable", file=str(path), why=str(error.strerror)) from error
    except (ValueError, RecursionError) as error:
        raise Wrong("cli-file-not-json", file=str(path), why=str(error)) from error


def write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), why=str(error.strerror)) from error


def check_writable(path: Path | None) -> None:
    """Called before the work whose result is to be written there, so that nothing is worked out in vain."""
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), why=str(error.strerror)) from error


def files_in(given: list[Path]) -> Iterator[Path]:
    """Each file that was named, and all JSON files in the folders, in a stable order."""
    for place in given:
        if not place.exists():
            raise Wrong("cli-file-missing", file=str(place))
        yield from sorted(place.rglob("*.json")) if place.is_dir() else [place]


def replayed(document: Any) -> ringspiel.Table:
    try:
        return ringspiel.replay(document)
    except BrokenRecord as error:
        raise broken(error) from error


def broken(error: BrokenRecord) -> Wrong:
    """What to do, for a file that is not a record at all; otherwise what does not fit."""
    return Wrong(error.reason["key"]) if error.reason else Wrong("cli-broken-record", why=why_broken(error))


def why_broken(error: BrokenRecord) -> Text | str:
    """What is missing here, such as a board, in words for players; otherwise the first thing that does not fit."""
    cause = error.__cause__
    if isinstance(cause, BadOption) and cause.reason:
        return cause.reason
    return error.reason or str(error)


def names_of(document: Any, seats: int, language: str) -> list[str]:
    names = document.get("names")
    if isinstance(names, list) and len(names) == seats:
        return [str(name) for name in names]
    return [words(language, "cli-seat", number=seat + 1) for seat in range(seats)]


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="show the position after this many answers and stop")] = None,
    lang: Language = None,
) -> None:
    """Show a recorded game step by step; Enter goes on, a number jumps there, q ends."""
    language = language_of(lang)
    document = read(file)
    whole = replayed(document)
    names = names_of(document, whole.seats, language)
    chances = exact_account(document)
    if at is not None:
        show(document, at, names, language, chances)
        return
    number = 0
    while number <= len(whole.entries):
        show(document, number, names, language, chances)
        if number == len(whole.entries):
            break
        typed = typer.prompt(words(language, "cli-replay-prompt"), default="", show_default=False).strip()
        if typed == "q":
            break
        number = min(int(typed), len(whole.entries)) if typed.isdecimal() else number + 1


def exact_account(document: Any) -> Account | None:
    """Of a solved game: the chances at every moment, what answers gave away and what was rolled."""
    played = played_of(record.read(document))
    found = exact_review_of(played)
    return None if found is None else account_of(played, found)


def show(document: Any, number: int, names: list[str], language: str, chances: Account | None) -> None:
    """The position after this many answers, with what the last of them was and did."""
    table = ringspiel.replay(document, max(0, number))
    console.rule(f"{len(table.entries)}/{len(document['answers'])}")
    if table.entries:
        entry = table.entries[-1]
        console.print(f"{names[entry.seat]}: {entry.notation}", style="bold", markup=False)
    for event in table.events(None):
        console.print(f"  {render(event.text, language, names)}", markup=False)
    console.print(draw(table.view(None), names, language))
    if chances is not None:
        show_chances(chances, len(table.entries), names, language)


def show_chances(chances: Account, number: int, names: list[str], language: str) -> None:
    """What the last answer gave away, and how things stand now."""
    for finding in chances.findings[max(0, number - 1) : number]:
        for line in judged(finding, names, language):
            console.print(line, markup=False)
    for finding in chances.findings[number : number + 1]:
        console.print(chances_of(finding, names, language), markup=False)
