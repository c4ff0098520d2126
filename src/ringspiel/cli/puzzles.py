"""`ringspiel puzzles`: finds positions in which exactly one answer is clearly best."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from ringspiel.agents.puzzles import Puzzle, found_in, to_file
from ringspiel.arena.workers import work
from ringspiel.cli.records import check_writable, write
from ringspiel.cli.say import Language, console, language_of, words
from ringspiel.cli.settings import Game
from ringspiel.kernel.registry import game_of


def puzzles(
    game: Game,
    file: Annotated[Path, typer.Option(help="the file to write")] = Path("puzzles.json"),
    number: Annotated[int, typer.Option("--number", "-n", help="how many puzzles", min=1)] = 30,
    seed: Annotated[int, typer.Option(help="the same seed finds the same puzzles")] = 1,
    jobs: Annotated[int, typer.Option(help="processes", min=1)] = 1,
    lang: Language = None,
) -> None:
    """Find puzzles in computer games, prove them by deeper search, grade them by the levels that miss them."""
    language = language_of(lang)
    id = game_of(game).id
    check_writable(file)
    tasks = ((id, each) for each in count(seed))
    found: dict[str, Puzzle] = {}
    for puzzle in wanted(work(found_in, tasks, jobs), number):
        found[puzzle.id] = puzzle
        write(file, to_file(list(found.values())))
        console.print(words(language, "cli-puzzle-found", number=len(found), grade=puzzle.grade), markup=False)
        if len(found) >= number:
            break
    console.print(words(language, "cli-puzzles-written", file=str(file)), markup=False)


def wanted(games: Iterator[list[Puzzle]], number: int) -> Iterator[Puzzle]:
    """Of those that every level finds, no more than half of all."""
    easy = 0
    for puzzle in (each for game in games for each in game):
        if puzzle.grade or easy < number // 2:
            easy += not puzzle.grade
            yield puzzle
