"""`ringspiel puzzles`: finds positions in which exactly one answer is clearly best."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer

from ringspiel.agents.puzzles import Puzzle, found_in, found_in_record, to_file
from ringspiel.arena.workers import work
from ringspiel.cli.records import check_writable, files_in, read, why_broken, write
from ringspiel.cli.say import Language, Wrong, console, language_of, remark, words
from ringspiel.cli.settings import OptionalGame
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.text import Text
from ringspiel.texts import render


def puzzles(
    game: OptionalGame = None,
    file: Annotated[Path, typer.Option(help="the file to write")] = Path("puzzles.json"),
    records: Annotated[
        list[Path] | None, typer.Option("--from", help="a record or a folder of them, instead of computer games")
    ] = None,
    number: Annotated[int, typer.Option("--number", "-n", help="how many puzzles", min=1)] = 30,
    seed: Annotated[int, typer.Option(help="the same seed finds the same puzzles")] = 1,
    jobs: Annotated[int, typer.Option(help="processes", min=1)] = 1,
    lang: Language = None,
) -> None:
    """Find puzzles in computer games or in records, prove them by deeper search, grade them by the levels that miss
    them.
    """
    language = language_of(lang)
    if records is None:
        if game is None:
            raise Wrong("cli-puzzles-of-what")
        id = game_of(game).id
        each_puzzle = wanted(work(found_in, ((id, each) for each in count(seed)), jobs), number)
    else:
        each_puzzle = chain.from_iterable(in_records(list(files_in(records)), game, jobs, language))
    check_writable(file)
    found: dict[str, Puzzle] = {}
    for puzzle in each_puzzle:
        found[puzzle.id] = puzzle
        write(file, to_file(list(found.values())))
        console.print(words(language, "cli-puzzle-found", number=len(found), grade=puzzle.grade), markup=False)
        if len(found) >= number:
            break
    if not found:
        raise Wrong("cli-puzzles-none")
    console.print(words(language, "cli-puzzles-written", file=str(file)), markup=False)


def in_records(files: list[Path], game: str | None, jobs: int, language: str) -> Iterator[list[Puzzle]]:
    """The puzzles of each record of one game; records that are left out are named."""
    wanted_game = game_of(game or only_game(files)).id
    for file, found in work(looked_at, ((file, wanted_game) for file in files), jobs):
        if isinstance(found, list):
            yield found
        else:
            remark(words(language, "cli-stats-left-out", file=str(file), why=render(found, language, [])))


def only_game(files: list[Path]) -> str:
    documents = [read(file) for file in files]
    games = {document["game"] for document in documents if isinstance(document, dict) and "game" in document}
    if not games:
        raise Wrong("cli-stats-nothing")
    if len(games) > 1:
        raise Wrong("cli-puzzles-several", games=", ".join(sorted(map(str, games))))
    return str(games.pop())


def looked_at(task: tuple[Path, str]) -> tuple[Path, list[Puzzle] | Text | str]:
    """The puzzles of a record, none if it is one of another game; or why it is left out."""
    file, game = task
    document = read(file)
    if isinstance(document, dict) and document.get("game", game) != game:
        return file, []
    try:
        return file, found_in_record(document)
    except BrokenRecord as error:
        return file, why_broken(error)


def wanted(games: Iterator[list[Puzzle]], number: int) -> Iterator[Puzzle]:
    """Of those that every level finds, no more than half of all."""
    easy = 0
    for puzzle in (each for game in games for each in game):
        if puzzle.grade or easy < number // 2:
            easy += not puzzle.grade
            yield puzzle
