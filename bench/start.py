"""What people wait for before they play: processor time of short commands, the first answer of a server, first tables.

Alone: `python -m bench.start`; with `PYTHONPATH=build/compiled` of the compiled copy. Each figure is the best of
several tries. The seconds until the server answers are of the clock, so say what else ran on the machine.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import Request, urlopen

from rich import box
from rich.console import Console
from rich.table import Table

from ringspiel.kernel.registry import listings

TRIES = 5
RINGSPIEL = "from ringspiel.cli import main; main()"
COMMANDS = {
    "import ringspiel": ("import ringspiel",),
    "ringspiel --version": (RINGSPIEL, "--version"),
    "ringspiel games": (RINGSPIEL, "games"),
    "ringspiel rules mordor RM-1": (RINGSPIEL, "rules", "mordor", "RM-1"),
}


def processor_seconds(command: tuple[str, ...]) -> float:
    """Of a fresh process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", *command], check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


class Started:
    """A server on a fresh database, and how long it took until its first answer."""

    def __init__(self, folder: Path) -> None:
        began = monotonic()
        command = [sys.executable, "-c", RINGSPIEL, "serve", "--db", f"sqlite:///{folder}/games.db"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().split()[1]
        self.get("api/health")
        self.seconds = monotonic() - began

    def get(self, path: str) -> bytes:
        while True:
            try:
                with urlopen(self.address + path) as response:
                    document: bytes = response.read()
                    return document
            except URLError:
                sleep(0.005)

    def open_table(self, game: str, seats: int) -> float:
        wish = {"game": game, "seats": [{"kind": "me", "name": f"Player {seat}"} for seat in range(seats)]}
        headers = {"content-type": "application/json", "origin": self.address.rstrip("/")}
        began = monotonic()
        with urlopen(Request(f"{self.address}api/tables", json.dumps(wish).encode(), headers)) as response:
            response.read()
        return monotonic() - began

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def of_server() -> dict[str, float]:
    with TemporaryDirectory() as folder:
        server = Started(Path(folder))
        try:
            server.get("api/games")
            tables = {
                f"first table of {each.id}": server.open_table(each.id, each.seat_counts[0]) for each in listings()
            }
        finally:
            server.stop()
    return {"first answer of the server": server.seconds, **tables}


def main() -> None:
    shown = Table("", "seconds", box=box.SIMPLE_HEAD, title=f"Starting (load {os.getloadavg()[0]:.1f})")
    for name, command in COMMANDS.items():
        seconds = min(processor_seconds(command) for _ in range(TRIES))
        shown.add_row(f"{name} (processor)", f"{seconds:.3f}")
    runs = [of_server() for _ in range(TRIES)]
    for name in runs[0]:
        shown.add_row(f"{name} (clock)", f"{min(run[name] for run in runs):.3f}")
    Console(width=100).print(shown)


if __name__ == "__main__":
    main()
