"""Whether the engine has become slower: random and greedy games and search, now and at an earlier revision.

Both revisions do the same work in turns, each in a process of its own, and only processor time counts; a ratio above 1
means faster than then. Where the rules or the opponents have changed since, games of the same number differ, so games
and answers per second are told apart. Run `python -m bench.compare REVISION`; `--compiled` compares the compiled copy
of today with the plain Python of then, or with a compiled copy that was kept, if its folder stands for the revision.
"""

from __future__ import annotations

import io
import os
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from subprocess import PIPE, Popen, run
from tempfile import TemporaryDirectory
from typing import Annotated, NamedTuple

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from bench.revision import KINDS

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
ADAPTER = ROOT / "bench" / "revision.py"
GAMES = ("gefaehrten", "gran", "mordor", "ringkrieg", "tuerme")
MOST_SEATS = 4
WIDTH = 100


class Work(NamedTuple):
    """What a revision did in one turn, and in how much processor time."""

    played: int
    units: int
    seconds: float


class Revision:
    """A revision's process, at work on one game."""

    def __init__(self, package: Path, game: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(package)}
        command = [sys.executable, "-P", str(ADAPTER), game]
        self.process = Popen(command, env=environment, stdin=PIPE, stdout=PIPE, text=True)
        self.seat_counts = {int(count) for count in self.read()}

    def read(self) -> list[str]:
        assert self.process.stdout
        return self.process.stdout.readline().split()

    def work(self, kind: str, seats: int, first: int, count: int, seconds: float) -> Work:
        print(kind, seats, first, count, seconds, sep="\t", file=self.process.stdin, flush=True)
        played, units, taken = self.read()
        return Work(int(played), int(units), float(taken))


class Row(NamedTuple):
    """Today's games or iterations per second, and the ratios to then, round by round."""

    game: str
    seats: int
    kind: str
    rate: float
    by_games: list[float]
    by_units: list[float]
    is_same: bool


@contextmanager
def revision(name: str) -> Iterator[Path]:
    """The sources of a revision, in a folder that is gone afterwards; or a folder that holds the package already."""
    if Path(name).is_dir():
        yield Path(name)
        return
    archive = run(["git", "archive", name, "src"], cwd=ROOT, check=True, stdout=PIPE).stdout
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
        yield Path(folder) / "src"


def compared(game: str, kind: str, now: Revision, then: Revision, rounds: int, seconds: float) -> Row:
    """Who begins a round does what the time allows, the other one the same; they take turns in beginning."""
    seats = max(count for count in now.seat_counts & then.seat_counts if count <= MOST_SEATS)
    ours, theirs = [], []
    first = 1
    for number in range(rounds):
        pair = (now, then) if number % 2 else (then, now)
        lead = pair[0].work(kind, seats, first, 0, seconds)
        follow = pair[1].work(kind, seats, first, lead.played, seconds)
        mine, other = (lead, follow) if number % 2 else (follow, lead)
        ours.append(mine)
        theirs.append(other)
        first += lead.played
    by_games = [b.seconds / a.seconds for a, b in zip(ours, theirs, strict=True)]
    by_units = [b.seconds * a.units / (a.seconds * b.units) for a, b in zip(ours, theirs, strict=True)]
    units = [work.units if kind.startswith("search") else work.played for work in ours]
    rate = sum(units) / sum(work.seconds for work in ours)
    is_same = [work.units for work in ours] == [work.units for work in theirs]
    return Row(game, seats, kind, rate, by_games, by_units, is_same)


def with_spread(ratios: list[float]) -> str:
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return f"{middle:.2f} [{low:.2f}, {high:.2f}]"


def ratio_of(row: Row) -> float:
    """The median; by answers where other games are played than then."""
    return median(row.by_games if row.is_same else row.by_units)


def table(rows: list[Row]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD)
    shown.add_column("", no_wrap=True)
    for column in ("per second", "ratio", "by answers"):
        shown.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        by_units = "the same" if row.is_same else with_spread(row.by_units)
        shown.add_row(f"{row.game}, {row.seats}: {row.kind}", f"{row.rate:,.1f}", with_spread(row.by_games), by_units)
    return shown


def main(
    name: Annotated[
        str, typer.Argument(metavar="REVISION", help="a commit, tag or branch, or a compiled copy kept from then")
    ],
    games: Annotated[str, typer.Option(help="separated by commas")] = ",".join(GAMES),
    kinds: Annotated[str, typer.Option(help="separated by commas")] = ",".join(KINDS),
    rounds: Annotated[int, typer.Option(min=2)] = 12,
    seconds: Annotated[float, typer.Option(help="processor time of a round, for each revision")] = 0.5,
    compiled: Annotated[bool, typer.Option(help="the compiled copy of today")] = False,
    bound: Annotated[float, typer.Option(help="exit code 1 if a median ratio is below it, such as 0.95")] = 0.0,
) -> None:
    """Compare today's engine with an earlier revision."""
    rows = []
    with revision(name) as earlier:
        for game in games.split(","):
            now, then = Revision(COMPILED if compiled else ROOT / "src", game), Revision(earlier, game)
            rows += [compared(game, kind, now, then, rounds, seconds) for kind in kinds.split(",")]
            for each in (now, then):
                each.process.communicate()
    today = "compiled copy" if compiled else "plain Python"
    console = Console(width=WIDTH)
    console.print(f"{today} of today as a multiple of {name}; median and middle half of {rounds} rounds")
    console.print(table(rows))
    slower = [row for row in rows if ratio_of(row) < bound]
    for row in slower:
        console.print(f"{row.game}, {row.seats}: {row.kind} is slower than {bound}: {ratio_of(row):.2f}")
    if slower:
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
