"""Which tests can notice a change, the quickest to tell first."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from campaigns.mutations.changes import Change

QUICK = 10.0  # seconds, as the recorder took them: it makes tests several times as slow
THOROUGH = 50.0


@dataclass(frozen=True)
class Test:
    id: str
    seconds: float
    calls: frozenset[str]

    def reaches(self, change: Change) -> bool:
        """Whether it calls what is changed; what stands at the top of a module is used by whoever calls the module.

        Rules are tested without a server and without opponents: those tests are slow, and they look at other things.
        """
        if change.path.startswith("games/") and (self.is_of("server") or self.is_of("agents")):
            return False
        if change.function:
            return f"{change.path}:{change.function}" in self.calls
        return any(call.startswith(f"{change.path}:") for call in self.calls)

    def rank_for(self, change: Change) -> tuple[bool, bool, float]:
        """Tests of the module first, then those of its package, then all others."""
        file = Path(self.id.split("::")[0])
        of_module = file.stem == f"test_{Path(change.path).stem}"
        return not (of_module and self.is_of(change.package)), not self.is_of(change.package), self.seconds

    def is_of(self, package: str) -> bool:
        return package in Path(self.id.split("::")[0]).parts


def recorded(calls: Path) -> list[Test]:
    tests = {}
    for path in sorted(calls.glob("*.json")):
        tests.update(json.loads(path.read_text()))
    return [
        Test(id, test["seconds"], frozenset(test["calls"])) for id, test in tests.items() if test.get("passed", True)
    ]


def noticing(change: Change, tests: list[Test]) -> list[list[str]]:
    """Two rounds: what tells quickly, then what else the time allows.

    What nobody calls while a test runs is called when a module is loaded, or its result is kept from an earlier test:
    then the tests of the package are tried.
    """
    able = [test for test in tests if test.reaches(change)]
    if len(able) < 3:
        able += [test for test in tests if test.is_of(change.package) and test not in able]
    rounds: list[list[str]] = [[], []]
    spent = 0.0
    for test in sorted(able, key=lambda test: test.rank_for(change)):
        spent += test.seconds
        if spent < THOROUGH:
            rounds[spent > QUICK].append(test.id)
    return [round for round in rounds if round]
