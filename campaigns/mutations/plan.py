"""What a run has to try, and what is known already. Results are lines of JSON, so a run can be stopped at any time."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from campaigns.mutations.changes import Change, all_changes, drawn

EQUIVALENT = Path(__file__).parent / "equivalent.toml"
NOT_LOADED = "no test loads it"
UNNOTICED = ("", NOT_LOADED)
QUOTAS = {
    "mordor": 50,
    "gefaehrten": 50,
    "gran": 50,
    "tuerme": 50,
    "ringkrieg": 150,
    "kernel": 60,
    "server": 60,
    "agents": 50,
}


@dataclass(frozen=True)
class Plan:
    sources: Path  # src/ringspiel of the copy
    calls: Path  # what the recorder wrote
    results: Path
    packages: tuple[str, ...]
    again: bool  # try anew what nobody noticed
    patience: float = 8.0  # seconds of the processor beyond what the tests took when they were recorded

    @classmethod
    def read(cls, path: Path) -> Plan:
        plan = json.loads(path.read_text())
        sources, calls, results = (Path(plan.pop(name)) for name in ("sources", "calls", "results"))
        return cls(sources, calls, results, tuple(plan.pop("packages")), **plan)

    def write(self, path: Path) -> None:
        path.write_text(
            json.dumps(
                {
                    "sources": str(self.sources),
                    "calls": str(self.calls),
                    "results": str(self.results),
                    "packages": self.packages,
                    "again": self.again,
                    "patience": self.patience,
                }
            )
        )

    def changes(self) -> list[Change]:
        quotas = {name: number for name, number in QUOTAS.items() if name in self.packages}
        return drawn(list(all_changes(self.sources)), quotas)

    def left(self) -> list[Change]:
        known = results_in(self.results)
        equivalent = judged()
        if self.again:
            unnoticed = {id for id, result in known.items() if result["by"] in UNNOTICED}
            return [change for change in self.changes() if change.id in unnoticed.difference(equivalent)]
        return [change for change in self.changes() if change.id not in known]

    def note(self, result: dict[str, Any]) -> None:
        with self.results.open("a") as results:
            results.write(json.dumps(result, ensure_ascii=False) + "\n")


def results_in(path: Path) -> dict[str, dict[str, Any]]:
    """The last result of each change."""
    if not path.exists():
        return {}
    return {result["id"]: result for result in map(json.loads, path.read_text().splitlines())}


def judged() -> dict[str, str]:
    """The changes that change nothing that matters, and why."""
    document = tomllib.loads(EQUIVALENT.read_text())
    return {change["id"]: change["why"] for change in document.get("change", [])}
