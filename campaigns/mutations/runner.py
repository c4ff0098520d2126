"""Tries the changes of a plan one by one: `python -m campaigns.mutations.runner PLAN`, in the campaign's copy.

For each change the file is rewritten, and a child of this process loads everything afresh and runs the tests that can
notice it. So the change is there wherever its module is used: in constants, in tables, in functions that others import
by name. The parent has loaded pytest and the packages of others, but nothing of ours: that is why a child begins soon.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

import pytest

from campaigns.mutations.changes import Change
from campaigns.mutations.choosing import Test, noticing, recorded
from campaigns.mutations.plan import NOT_LOADED, UNNOTICED, Plan
from campaigns.mutations.tree import made

WAITING = 10  # times as long on the clock as on the processor: others use the machine too
MEMORY = 4 << 30
FOR_EVER = "it runs for ever"


def run(plan: Plan) -> None:
    trials = Trials(plan)
    for change in plan.left():
        started = time.monotonic()
        by = trials.noticed_by(change)
        plan.note({**asdict(change), "id": change.id, "by": by, "seconds": round(time.monotonic() - started, 1)})
        print(f"{change.path}:{change.line} {change.before!r} -> {change.after!r}: {by or 'NOBODY'}", flush=True)


class Trials:
    def __init__(self, plan: Plan) -> None:
        self.sources = plan.sources
        self.patience = plan.patience
        tests = recorded(plan.calls)
        there = load_packages_of_others(plan.sources, {test.id.split("::")[0] for test in tests})
        self.tests = {test.id: test for test in tests if test.id in there}
        self.sound: set[str] = set()  # those that pass here as long as nothing is changed

    def noticed_by(self, change: Change) -> str:
        """The test that fails, or how else the change shows itself; nothing if nobody notices."""
        rounds = noticing(change, list(self.tests.values()))
        assert rounds, f"no test is known that could notice a change in {change.path}"
        by = ""
        for chosen in rounds:
            by = self.noticed_among(change, chosen)
            if by not in UNNOTICED:
                return by
        return by

    def noticed_among(self, change: Change, chosen: list[Test]) -> str:
        """A test that fails without the change too says nothing; the others are asked again without it."""
        while chosen:
            with made(change, self.sources):
                by = self.first_failure(chosen, self.sources / change.path)
            if by in UNNOTICED or self.is_sound(by, chosen):
                return by
            self.tests.pop(by, None)
            chosen = [test for test in chosen if test.id in self.tests]
        return ""

    def is_sound(self, by: str, chosen: list[Test]) -> bool:
        alone = [test for test in chosen if test.id == by]
        if by not in self.sound or not alone:
            again = self.first_failure(alone or chosen, None)
            assert alone or not again, f"without any change: {again}"
            if not again:
                self.sound.add(by)
        return by in self.sound

    def first_failure(self, chosen: list[Test], changed: Path | None) -> str:
        """The first of these tests that fails in a process of its own, or how else that process comes to grief."""
        seconds = self.patience + sum(test.seconds for test in chosen)
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            leave_after(lambda: pytest_says(chosen, changed), seconds, writing)
        os.close(writing)
        code = wait(child, WAITING * seconds)
        with os.fdopen(reading) as told:
            by = told.read()
        return by if code == 0 else FOR_EVER


def leave_after(work: Callable[[], str], seconds: float, writing: int) -> None:
    code = 1
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        os.write(writing, work().encode())
        code = 0
    finally:
        os._exit(code)


def pytest_says(chosen: list[Test], changed: Path | None) -> str:
    first = First()
    code = pytest.main(["-x", *OPTIONS, *(test.id for test in chosen)], plugins=[first])
    if code:
        return first.failure or f"pytest ends with {int(code)}"
    return "" if changed is None or is_loaded(changed) else NOT_LOADED


class First:
    """Listens to pytest until something fails."""

    failure = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failure = self.failure or report.nodeid


OPTIONS = ("-q", "--tb=no", "-n", "0", "-p", "no:cacheprovider", "--rootdir=.")


def is_loaded(path: Path) -> bool:
    return any(getattr(module, "__file__", None) == str(path) for module in list(sys.modules.values()))


def wait(child: int, seconds: float) -> int | None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)  # what it started itself and left behind
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.01)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def load_packages_of_others(sources: Path, files: set[str]) -> set[str]:
    """Whatever the tests load that does not lie in the copy. Tells which tests there are: recorded ones may be gone."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        leave_after(lambda: json.dumps(collected(files)), 600, writing)
    os.close(writing)
    with os.fdopen(reading) as told:
        names, tests = json.loads(told.read())
    os.waitpid(child, 0)
    for name in names:
        with suppress(Exception):  # some can only be loaded by their own package, and nobody misses them here
            importlib.import_module(name)
    early = [name for name, module in sys.modules.items() if lies_below(sources, module)]
    assert not early, f"loaded before any change: {early}"
    sys.dont_write_bytecode = True  # from here on; what is compiled by now is right
    return set(tests)


def collected(files: set[str]) -> tuple[list[str], list[str]]:
    """The modules of others that these files load, and the tests in them."""
    before, collection = set(sys.modules), Collection()
    there = [file for file in sorted(files) if Path(file).exists()]
    pytest.main(["--collect-only", *OPTIONS, *there], plugins=[collection])
    new = sorted(set(sys.modules) - before)
    return [name for name in new if not lies_below(Path.cwd(), sys.modules[name])], collection.tests


class Collection:
    tests: list[str]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.tests = [item.nodeid for item in session.items]


def lies_below(folder: Path, module: object) -> bool:
    file = getattr(module, "__file__", None)
    return file is not None and Path(file).is_relative_to(folder)


if __name__ == "__main__":
    run(Plan.read(Path(sys.argv[1])))
