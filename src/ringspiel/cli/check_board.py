"""`ringspiel check-board`: whether Gran can be played on a board file, and what to change if not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ringspiel.cli.records import read
from ringspiel.cli.say import Language, complain, console, language_of, words
from ringspiel.games.gran.board import check


def check_board(
    file: Annotated[Path, typer.Argument(help="a board of Gran (JSON, see docs/boards.md)")], lang: Language = None
) -> None:
    """Check a board of Gran. Each problem is a sentence that says what to change."""
    language = language_of(lang)
    document = read(file)
    problems = check(document)
    for problem in problems:
        complain(problem)
    if problems:
        raise typer.Exit(1)
    points, lines = len(document["points"]), len(document["lines"])
    console.print(words(language, "gran-board-fits", points=points, lines=lines))
