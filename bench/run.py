"""Decisions, clones and answers per second of every game, beside peers measured in the same run.

The machine drifts, so all subjects take turns in short rounds; a ratio is the median of the ratios within each round.
Each subject has a process of its own, which sleeps while another is measured.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen

from rich import box
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench import greedy, report, search
from bench.report import SHOWN, figure
from ringspiel import all_games

ROUNDS = 15
SECONDS = 0.3
VERY_WIDE = 1000
MEASURED = ("decisions", "clones", "answers")
PEERS = {
    "catanatron": ["catanatron"],
    "OpenSpiel backgammon": ["open_spiel", "backgammon"],
    "OpenSpiel gin rummy": ["open_spiel", "gin_rummy"],
}
BESIDES = [["ringkrieg", "2"], ["ringkrieg", "expansion"]]
"""Games that are measured too with another number of seats than four, or with flags."""
REFERENCE = "catanatron"
ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"

Figures = dict[str, float]


class Worker:
    """A subject's process, and the rates it has measured so far, round by round."""

    def __init__(self, name: str, *subject: str, path: str = "") -> None:
        self.name = name
        self.rates: dict[str, list[float]] = {measure: [] for measure in SHOWN}
        environment = {**os.environ, "PYTHONPATH": path}
        command = [sys.executable, "-m", "bench.worker", *subject]
        self.process = Popen(command, cwd=ROOT, env=environment, stdin=PIPE, stdout=PIPE, text=True)
        self.choices_per_decision = self.read()

    def read(self) -> float:
        assert self.process.stdout
        return float(self.process.stdout.readline())

    def measure(self, measure: str) -> None:
        print(measure, SECONDS, file=self.process.stdin, flush=True)
        self.rates[measure].append(self.read())

    def finish(self) -> None:
        self.process.communicate()
        self.rates["choices"] = [rate * self.choices_per_decision for rate in self.rates["decisions"]]

    def medians(self) -> Figures:
        return {measure: median(rates) for measure, rates in self.rates.items()}

    def ratios(self, reference: Worker) -> Figures:
        return {
            measure: median(ours / theirs for ours, theirs in zip(rates, reference.rates[measure], strict=True))
            for measure, rates in self.rates.items()
        }


def workers(console: Console) -> list[Worker]:
    found = []
    for name, subject in PEERS.items():
        if find_spec(subject[0]):
            found.append(Worker(name, *subject))
        else:
            console.print(f"{name} is not installed and left out; make bench installs it")
    if not COMPILED.exists():
        console.print("no compiled copy: only plain Python is measured; make bench builds one")
    for game, *flags in [*([game.id] for game in all_games()), *BESIDES]:
        name = " with ".join([game, *(f"{flag} seats" if flag.isdigit() else flag for flag in flags)])
        found.append(Worker(name, "ringspiel", game, *flags))
        if COMPILED.exists():
            found.append(Worker(f"{name} compiled", "ringspiel", game, *flags, path=str(COMPILED)))
    return found


def measure(taking_turns: list[Worker], console: Console) -> None:
    for _ in track(range(ROUNDS), "measuring", console=console, transient=True):
        for measure in MEASURED:
            for worker in taking_turns:
                worker.measure(measure)
    for worker in taking_turns:
        worker.finish()


def table(rates: dict[str, Figures], ratios: dict[str, Figures]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD)
    shown.title = f"thousands per second (and as a multiple of {REFERENCE})"
    shown.caption = "a decision is every answer, a choice only one that had an alternative"
    shown.add_column("", no_wrap=True)
    for measure in SHOWN:
        shown.add_column(measure, justify="right", no_wrap=True)
    for name in rates:
        cells = [figure(rates[name][measure] / 1000) for measure in SHOWN]
        if ratios:
            cells = [f"{cell} ({figure(ratios[name][measure])})" for cell, measure in zip(cells, SHOWN, strict=True)]
        shown.add_row(name, *cells)
    return shown


def print_whole(shown: Table, console: Console) -> None:
    """However narrow the terminal is, no number is cut; it breaks the lines instead."""
    needed = console.measure(shown, options=console.options.update(width=VERY_WIDE)).maximum
    Console(file=console.file, width=max(console.width, needed)).print(shown)


def main() -> None:
    console = Console()
    measured = workers(console)
    measure(measured, console)
    rates = {worker.name: worker.medians() for worker in measured}
    references = [worker for worker in measured if worker.name == REFERENCE]
    ratios = {worker.name: worker.ratios(reference) for reference in references for worker in measured}
    played, searched = greedy.measure(), search.measure()
    rows = {"greedy": [row._asdict() for row in played], "search": [row._asdict() for row in searched]}
    results = {"rates": rates, "ratios": ratios, **rows}
    report.write(results)
    for shown in (table(rates, ratios), greedy.table(played), search.table(searched)):
        print_whole(shown, console)


if __name__ == "__main__":
    main()
