"""Random games of every kind, watched by everything that must always hold: `python -m campaigns.fuzz`.

Every decision is timed and counted. Invariants, copies, saving and loading, notation and views are looked at about
every sixtieth decision and at the end; every tenth game is played at a table, where undo is tried after three of ten
answers that can be undone, and the record is replayed at the end.

A run takes the seeds of its games from one fresh seed, which it prints (`--run` plays the same games again). The seed
of a game decides seats, options, answers and what is looked at, so it finds the same fault again (`--seed`). Progress
is kept in `build/fuzz.json`: a run can be stopped, and the next one goes on from there with other games.
"""

from __future__ import annotations

import gc
import json
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import thread_time
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

import ringspiel
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.game import Game
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import State

FILE = Path("build") / "fuzz.json"
LONGEST_GAME = 20_000
LOOK_EVERY = 60
"""Decisions between two looks at a position with all oracles."""
WITH_RECORD = 0.1
"""The share of games that are played at a table, with events, undo and a record."""
SAVE_EVERY = 20
WALK = 8
Json = dict[str, Any]


class Fault(msgspec.Struct):
    """What was found: enough to find it again."""

    game: str
    seed: int
    decision: int
    oracle: str
    what: str


class Progress(msgspec.Struct):
    """How far a game has been looked at, and the slowest step of it."""

    decisions: int = 0
    games: int = 0
    looks: int = 0
    worst_ms: float = 0.0
    worst_seed: int = 0
    worst_question: str = ""
    faults: list[Fault] = []
    runs: list[int] = []
    """The seeds of the runs that have played it."""


class Broken(Exception):
    """An oracle objects."""

    def __init__(self, oracle: str, what: str) -> None:
        super().__init__(f"{oracle}: {what}")
        self.oracle = oracle
        self.what = what


def require(oracle: str, holds: bool, what: str = "") -> None:
    if not holds:
        raise Broken(oracle, what)


# --- one game -------------------------------------------------------------------------------------------------------


class Run:
    """One game of random answers, told by its seed."""

    def __init__(self, game: Game[Any], seed: int, progress: Progress, longest: int = LONGEST_GAME) -> None:
        self.game = game
        self.seed = seed
        self.progress = progress
        self.longest = longest
        self.random = Random(seed)
        self.decisions = 0

    def play(self) -> None:
        """Play it; a fault is noted, and whatever else goes wrong is one too."""
        try:
            table = self.deal()
            if self.random.random() < WITH_RECORD:
                self.at_the_table(table)
            else:
                self.on_the_state(table)
        except Broken as broken:
            self.note(broken.oracle, broken.what)
        except Exception as error:
            self.note("crash", f"{type(error).__name__}: {error}")
        self.progress.games += 1

    def deal(self) -> ringspiel.Table:
        seats = self.random.choice(self.game.seat_counts)
        options = {
            option.id: self.random.choice(option.samples(seats))
            for option in self.game.options
            if self.random.random() < 0.4
        }
        for option in self.game.options:
            if option.needs is not None and not options.get(option.needs):
                options.pop(option.id, None)
        try:
            return ringspiel.new(self.game.id, seats, seed=self.random.getrandbits(64), options=options)
        except BadOption:  # options that do not go together
            return self.deal()

    def on_the_state(self, table: ringspiel.Table) -> None:
        """Fast: no events and no history, and a look now and then."""
        state = table.state
        while state.question is not None:
            self.count()
            if self.random.randrange(LOOK_EVERY) == 0:
                self.look(table)
            self.timed(state.question, state.answer, self.random.choice(state.legal))
        self.look(table)

    def at_the_table(self, table: ringspiel.Table) -> None:
        """With everything that a server keeps of a game."""
        while table.seat is not None:
            self.count()
            if self.random.randrange(LOOK_EVERY) == 0:
                self.look(table)
            self.answer_and_undo(table)
        self.look(table)
        record = json.loads(json.dumps(table.record()))
        require("record", ringspiel.replay(record).save() == table.save(), "a replayed record ends elsewhere")

    def answer_and_undo(self, table: ringspiel.Table) -> None:
        before = table.save()
        self.timed(table.state.question, table.answer, self.random.choice(table.answers()))
        if table.can_undo() and self.random.random() < 0.3:
            table.undo()
            require("undo", table.save() == before, "an undo leads elsewhere")

    def timed(self, question: Question[Any] | None, give: Callable[[int], object], answer: int) -> None:
        """The collector waits: what it looks at is the whole game so far, not this step."""
        gc.disable()
        began = thread_time()
        try:
            give(answer)
        finally:
            gc.enable()
        took = 1000 * (thread_time() - began)
        if took > self.progress.worst_ms and question is not None:
            self.progress.worst_ms, self.progress.worst_seed = took, self.seed
            self.progress.worst_question = question.kind

    def count(self) -> None:
        self.decisions += 1
        self.progress.decisions += 1
        require("end", self.decisions <= self.longest, f"not over after {self.longest} decisions")

    def look(self, table: ringspiel.Table) -> None:
        self.progress.looks += 1
        for oracle in ORACLES:
            oracle(table, self.random)

    def note(self, oracle: str, what: str) -> None:
        self.progress.faults.append(Fault(self.game.id, self.seed, self.decisions, oracle, what[:500]))


# --- oracles --------------------------------------------------------------------------------------------------------


def invariants(table: ringspiel.Table, random: Random) -> None:
    faults = table.game.faults(table.state)
    require("invariants", not faults, "; ".join(map(str, faults)))


def copies(table: ringspiel.Table, random: Random) -> None:
    """A copy goes its own way, and two copies the same one."""
    if table.seat is None:
        return
    before, answer = table.save(), random.choice(table.answers())
    one, other = table.state.clone(), table.state.clone()
    for copy in (one, other):
        copy.answer(answer)
    require("clone", table.save() == before, f"answer {answer} on a copy has changed the original")
    require("clone", saved(table, one) == saved(table, other), f"answer {answer} gives two different states")


def saving(table: ringspiel.Table, random: Random) -> None:
    document = json.loads(json.dumps(table.save()))
    loaded = ringspiel.load(document)
    require("save", loaded.save() == document, "a loaded position is saved otherwise")
    require("save", loaded.answers() == table.answers(), "a loaded position has other answers")


def notation(table: ringspiel.Table, random: Random) -> None:
    answers = table.answers()
    for answer in random.sample(answers, min(5, len(answers))):
        words = table.describe(answer).notation
        require("notation", table.parse(words) == answer, f"{words!r} is read as something else")


def views(table: ringspiel.Table, random: Random) -> None:
    """What a seat imagines looks to it like the real thing, now and some steps later."""
    seat = random.randrange(table.seats)
    world = table.imagine(seat, random.getrandbits(32))
    require("view", known(table, world, seat) == known(table, table.state, seat), f"seat {seat} can tell them apart")
    require("view", not table.game.faults(world), "what is imagined cannot be")
    for _ in range(WALK):
        if world.question is None:
            return
        world.answer(random.choice(world.legal))
    require("view", not table.game.faults(world), "what is imagined goes wrong")


ORACLES: tuple[Callable[[ringspiel.Table, Random], None], ...] = (invariants, copies, saving, notation, views)


def saved(table: ringspiel.Table, state: State) -> Json:
    other = table.clone()
    other.state = state
    return other.save()


def known(table: ringspiel.Table, state: State, seat: int) -> bytes:
    other = table.clone()
    other.state = state
    return msgspec.json.encode([other.view(seat), other.choices(seat)], order="deterministic")


# --- the command ----------------------------------------------------------------------------------------------------


def load_progress(file: Path) -> dict[str, Progress]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Progress]) if file.exists() else {}


def save_progress(file: Path, progress: dict[str, Progress]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(progress)))


def seeds_of(run: int) -> Iterator[int]:
    random = Random(run)
    while True:
        yield random.getrandbits(63)


def fuzz(
    game: Game[Any], decisions: int, run: int, all_progress: dict[str, Progress], file: Path, console: Console
) -> None:
    """Play until so many decisions of the game have been made, over all runs."""
    progress = all_progress.setdefault(game.id, Progress())
    if progress.decisions < decisions:
        progress.runs.append(run)
    for number, seed in enumerate(seeds_of(run)):
        if progress.decisions >= decisions:
            break
        found = len(progress.faults)
        Run(game, seed, progress).play()
        for fault in progress.faults[found:]:
            console.print(
                f"[red]{fault.game} seed {fault.seed}, decision {fault.decision}: {fault.oracle}: {fault.what}"
            )
        if number % SAVE_EVERY == 0:
            save_progress(file, all_progress)
            console.print(f"{game.id}: {progress.decisions:,} of {decisions:,} decisions", end="\r")
    save_progress(file, all_progress)


def report(progress: dict[str, Progress], console: Console) -> None:
    for game, found in progress.items():
        slowest = f"{found.worst_ms:.1f} ms at {found.worst_question} (seed {found.worst_seed})"
        console.print(
            f"{game}: {found.decisions:,} decisions in {found.games:,} games, {found.looks:,} looks, "
            f"{len(found.faults)} faults; slowest step {slowest}; runs {', '.join(map(str, found.runs))}"
        )


def main(
    game: Annotated[list[str], typer.Option(help="only this game, in the order given")] = [],  # noqa: B006
    decisions: Annotated[int, typer.Option(help="for each game, over all runs")] = 10_000_000,
    seed: Annotated[int | None, typer.Option(help="play the one game of this seed, to find its fault again")] = None,
    run: Annotated[int | None, typer.Option(help="the seed of a run, to play its games again")] = None,
    file: Annotated[Path, typer.Option(help="where progress is kept")] = FILE,
) -> None:
    console = Console()
    games = [ringspiel.game_of(id) for id in game] or ringspiel.all_games()
    progress = {} if seed is not None else load_progress(file)
    run = secrets.randbits(63) if run is None else run
    console.print(f"seed of this run: {run}")
    for each in games:
        if seed is not None:
            Run(each, seed, progress.setdefault(each.id, Progress())).play()
        else:
            fuzz(each, decisions, run, progress, file, console)
    report(progress, console)
    for fault in [fault for found in progress.values() for fault in found.faults]:
        console.print(fault)
    if any(found.faults for found in progress.values()):
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
