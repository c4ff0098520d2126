"""`ringspiel check-board`: whether Gran can be played on a board file, what to change if not, and where to put it."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from ringspiel import folders
from ringspiel.cli.records import read, write
from ringspiel.cli.say import Language, Wrong, complain, console, language_of, words
from ringspiel.games.gran.board_file import check
from ringspiel.texts import render


def check_board(
    file: Annotated[Path, typer.Argument(help="a board of Gran (JSON, see docs/boards.md)")],
    install: Annotated[bool, typer.Option("--install", help="put it where the boards to play on lie")] = False,
    lang: Language = None,
) -> None:
    """Check a board of Gran. Each problem is a sentence that says what to change."""
    language = language_of(lang)
    document = read(file)
    problems = check(document)
    for problem in problems:
        complain(render(problem, language, []))
    if problems:
        raise typer.Exit(1)
    place = folders.boards() / f"{file.stem}.json"
    if install:
        put(file, place)
    console.print(words(language, "gran-board-fits", points=len(document["points"]), lines=len(document["lines"])))
    console.print(words(language, "gran-board-installed" if install else "gran-board-place"))
    console.print(f"  {place.parent}", soft_wrap=True, markup=False)
    option = quote(f"board={place.name}")
    console.print(words(language, "gran-board-choose", option=option), soft_wrap=True, markup=False)


def put(file: Path, place: Path) -> None:
    """Never over another board, on which games may have been played."""
    if place.exists():
        raise Wrong("gran-board-exists", file=str(place))
    write(place, file.read_bytes())


COMMANDS = {"check-board": check_board}
