"""Results in a file, written as they come: nothing is lost when a run is interrupted, and nothing counted twice.

The first line says which tournament it is, every other line is one round. A last line that was cut off is removed.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ringspiel.arena.schedule import Played, Schedule
from ringspiel.kernel.errors import BadOption


class Results:
    """The file of one tournament. Without a path nothing is written.

    >>> import tempfile, pathlib
    >>> from ringspiel.arena.results import Results
    >>> from ringspiel.arena.schedule import schedule_of
    >>> from ringspiel.arena.setting import setting_of
    >>> from ringspiel.arena.tournament import Tournament
    >>> schedule = schedule_of(setting_of("mordor", 2), ["greedy", "random"], seed=1)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     results = Results(pathlib.Path(folder) / "results.jsonl")
    ...     played = Tournament(schedule, 4, results).run()
    ...     len(played), len(list(results.load(schedule)))
    (4, 2)
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path

    def load(self, schedule: Schedule) -> Iterator[list[Played]]:
        """What was played before, round by round. A new file gets its first line.

        Raises `BadOption` if the file belongs to another tournament or cannot be read.
        """
        if self.path is None:
            return
        lines = self.whole_lines()
        if not lines:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(schedule) + b"\n")
            return
        if lines[0] != msgspec.json.encode(schedule):
            raise BadOption(f"{self.path} holds the results of another tournament; choose another file")
        for number, line in enumerate(lines[1:], 2):
            try:
                yield msgspec.json.decode(line, type=list[Played])
            except msgspec.DecodeError as error:
                raise BadOption(f"{self.path}, line {number} is broken: {error}") from None

    def whole_lines(self) -> list[bytes]:
        """The lines of the file, after removing what an interruption left of the last one."""
        assert self.path is not None
        if not self.path.exists():
            return []
        content = self.path.read_bytes()
        whole, newline, rest = content.rpartition(b"\n")
        if rest:
            self.path.write_bytes(whole + newline)
        return whole.split(b"\n") if newline else []

    def append(self, played: list[Played]) -> None:
        """Write the results of one round."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")


def check_export(path: Path) -> None:
    """Raises `BadOption` if results cannot be exported to such a file."""
    if path.suffix == ".parquet":
        parquet("pyarrow")
    elif path.suffix != ".csv":
        raise BadOption(f"results are exported to a file that ends with .csv or .parquet, not {path.name!r}")


def export(rows: list[dict[str, Any]], path: Path) -> None:
    """Raw data for other programs: Parquet or CSV, as the name of the file says."""
    check_export(path)
    if path.suffix == ".csv":
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(rows[0]))
            writer.writeheader()
            writer.writerows(rows)
    else:
        table = parquet("pyarrow").Table.from_pylist(rows)
        parquet("pyarrow.parquet").write_table(table, path)


def parquet(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise BadOption("for Parquet install: pip install 'ringspiel[study]'") from None
