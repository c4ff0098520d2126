"""`ringspiel train`: asks the exercises of a collection, and collects new ones from one's own recorded games."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import Annotated, Any

import msgspec
import typer

from ringspiel.agents import agent_of
from ringspiel.agents.puzzles.find import theme_of
from ringspiel.agents.review import account_of, joined, look_at, parts_of, played_of
from ringspiel.agents.training import DAY, FORMAT, Collection, Exercise, added, due, id_of, judged, read_collection
from ringspiel.arena.workers import work
from ringspiel.cli.play import Session
from ringspiel.cli.records import check_writable, read, replayed, write
from ringspiel.cli.say import Language, Wrong, console, language_of, points, words
from ringspiel.kernel import record
from ringspiel.kernel.errors import BadOption, RingspielError
from ringspiel.kernel.replay import tables_at
from ringspiel.kernel.table import Table, load
from ringspiel.server.jobs.puzzles import train as judge
from ringspiel.server.model.positions import exact, portable
from ringspiel.server.protocol.api import PuzzleSolved
from ringspiel.server.protocol.errors import Refused
from ringspiel.texts import render


def train(
    file: Annotated[Path, typer.Argument(help="the collection of exercises (JSON), also one from the browser")],
    records: Annotated[
        list[Path] | None, typer.Option("--from", help="review this recorded game and collect its mistakes first")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="collect the mistakes of this seat alone, from 0", min=0)] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="ask all exercises, also those that are not due yet or done")
    ] = False,
    jobs: Annotated[int, typer.Option(help="processes", min=1)] = 1,
    lang: Language = None,
) -> None:
    """Train on positions from your own games: find the better answer, again after 1, 3 and 9 days until it sits."""
    language = language_of(lang)
    if not file.exists() and not records:
        raise Wrong("cli-file-missing", file=str(file))
    collection = read_collection(read(file)) if file.exists() else Collection(FORMAT, [])
    check_writable(file)
    now = int(time())
    for source in records or []:
        before = len(collection.exercises)
        collection = added(collection, mistakes_in(source, seat, jobs, now))
        keep(file, collection)
        found = len(collection.exercises) - before
        console.print(words(language, "cli-train-collected", file=str(source), count=found), markup=False)
    asked = list(collection.exercises) if everything else due(collection, now)
    if not asked:
        console.print(when_next(collection, now, language), markup=False)
    for number, exercise in enumerate(asked, start=1):
        console.print(words(language, "cli-train-number", number=number, all=len(asked)), style="bold", markup=False)
        right = asked_right(exercise, language)
        if right is None:
            return
        following = judged(exercise, right, now)
        kept = [following if each.id == exercise.id else each for each in collection.exercises]
        collection = Collection(FORMAT, kept)
        keep(file, collection)
        console.print(comes_again(following, now, language), markup=False)


def keep(file: Path, collection: Collection) -> None:
    write(file, msgspec.json.format(msgspec.json.encode(collection), indent=1) + b"\n")


def when_next(collection: Collection, now: int, language: str) -> str:
    waiting = [each.due for each in collection.exercises if not each.is_done]
    if not waiting:
        return words(language, "cli-train-nothing")
    return words(language, "cli-train-later", days=max(1, -(-(min(waiting) - now) // DAY)))


def comes_again(exercise: Exercise, now: int, language: str) -> str:
    if exercise.is_done:
        return words(language, "cli-train-done")
    return words(language, "cli-train-again", days=(exercise.due - now) // DAY)


def mistakes_in(source: Path, seat: int | None, jobs: int, now: int) -> list[Exercise]:
    """The costliest answers of a recorded game, as exercises."""
    document = read(source)
    whole = replayed(document)
    played = played_of(record.read(document))
    account = account_of(played, joined(work(look_at, parts_of(played), jobs)))
    wanted = {n: account.findings[n - 1] for n in account.mistakes}
    if seat is not None and seat >= whole.seats:
        raise Wrong("cli-no-such-seats", last=whole.seats - 1, typed=str(seat))
    found = []
    for at, table in tables_at(document, [n - 1 for n, each in wanted.items() if seat in (None, each.seat)]):
        finding = wanted[at + 1]
        position = portable(table.save())
        found.append(
            Exercise(
                id=id_of(position),
                position=position,
                seat=finding.seat,
                solution=table.parse(finding.better_notation),
                notation=finding.better_notation,
                added=now,
                due=now,
                theme=theme_of(table),
                played=finding.notation,
                loss=finding.loss,
                why=finding.why,
            )
        )
    return found


def asked_right(exercise: Exercise, language: str) -> bool | None:
    """Ask an exercise and judge the first answer; None if somebody leaves."""
    table = loaded(exercise)
    names = [
        words(language, "cli-you" if seat == exercise.seat else "cli-opponent", number=seat + 1)
        for seat in range(table.seats)
    ]
    others = {seat: agent_of("easy", table.game.id, seat) for seat in range(table.seats) if seat != exercise.seat}
    if exercise.played:
        cost = points(exercise.loss, language)
        console.print(words(language, "cli-train-played", played=exercise.played, points=cost), markup=False)
    session = Session(table.clone(), others, names, language)
    if not session.ask(exercise.seat):
        return None
    given = session.table.entries[0].answer
    found = verdict(table, exercise, given)
    for line in told(table, exercise, given, found, names, language):
        console.print(line, markup=False)
    return found.right


def loaded(exercise: Exercise) -> Table:
    try:
        table = load(exact(exercise.position))
    except RingspielError as error:
        raise Wrong("cli-train-broken", id=exercise.id, why=str(error)) from error
    if table.seat != exercise.seat or exercise.solution not in table.answers():
        raise Wrong("cli-train-broken", id=exercise.id, why="its solution is not a legal answer")
    return table


def verdict(table: Table, exercise: Exercise, given: int) -> PuzzleSolved:
    """What the answer is worth. That of the game is known to be worse, even if a second estimate could not tell."""
    wish = {"position": exercise.position, "solution": exercise.solution, "answer": given, "reveal": True}
    try:
        found = judge(wish)
        if table.describe(given).notation == exercise.played:
            return msgspec.structs.replace(found, right=False, loss=max(found.loss, exercise.loss))
        return found
    except Refused as error:
        raise BadOption(str(error)) from error


def told(
    table: Table, exercise: Exercise, given: int, found: PuzzleSolved, names: list[str], language: str
) -> list[str]:
    """What the answer is worth beside the best one, and what that is good for."""
    best = render(table.describe(exercise.solution).text, language, names)
    said = render(table.describe(given).text, language, names)
    if given == exercise.solution:
        lines = [words(language, "cli-train-right", choice=best)]
    elif found.right:
        lines = [words(language, "cli-train-as-good", given=said, choice=best)]
    else:
        lost = points(found.loss, language)
        lines = [words(language, "cli-train-wrong", given=said, points=lost, choice=best)]
    reasons: list[Any] = exercise.why or found.why
    return lines + [f"  {render(reason, language, names)}" for reason in reasons]
