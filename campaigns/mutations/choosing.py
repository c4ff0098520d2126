"""Which tests can notice a change, the quickest to tell first."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from campaigns.mutations.changes import Change

QUICK = 1.0  # seconds, as the recorder took them: it makes tests twice as slow
THOROUGH = 10.0


@dataclass(frozen=True)
class Test:
    id: str
    seconds: float
    calls: frozenset[str]

    def reaches(self, change: Change) -> bool:
        """Whether it calls what is changed; the top of a module is used by every caller of the module."""
        if change.function:
            return f"{change.path}:{change.function}" in self.calls
        return any(call.startswith(f"{change.path}:") for call in self.calls)

    def is_meant_for(self, change: Change) -> bool:
        """Rules are tested without a server and without opponents: those tests are slow, and look at other things."""
        return not change.path.startswith("games/") or not (self.is_of("server") or self.is_of("agents"))

    def rank_for(self, change: Change) -> tuple[bool, bool, bool, float]:
        """Who calls it comes first; of these tests of the module, then those of its package, then all others."""
        file = Path(self.id.split("::")[0])
        of_module = self.is_of(change.package) and file.stem == f"test_{Path(change.path).stem}"
        return not self.reaches(change), not of_module, not self.is_of(change.package), self.seconds

    def is_of(self, package: str) -> bool:
        return package in Path(self.id.split("::")[0]).parts


def recorded(calls: Path) -> list[Test]:
    """Those that passed when they were recorded."""
    tests = {}
    for path in sorted(calls.glob("*.json")):
        tests.update(json.loads(path.read_text()))
    return [Test(id, test["seconds"], frozenset(test["calls"])) for id, test in tests.items() if test["passed"]]


def noticing(change: Change, tests: list[Test]) -> list[list[Test]]:
    """Two rounds: what tells quickly, then what else the time allows; what is too long is left out by itself.

    What hardly any test was seen to call is called when a module is loaded, or its result is kept from an earlier test;
    what stands at the top of a module may be used anywhere. Then the other tests of the package are tried too.
    """
    able = [test for test in tests if test.reaches(change) and test.is_meant_for(change)]
    if len(able) < 3 or not change.function:
        able += [test for test in tests if test.is_of(change.package) and test not in able]
    rounds: list[list[Test]] = [[], []]
    spent = 0.0
    for test in sorted(able, key=lambda test: test.rank_for(change)):
        if spent + test.seconds < THOROUGH:
            spent += test.seconds
            rounds[spent > QUICK].append(test)
    return [round for round in rounds if round]
