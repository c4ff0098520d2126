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
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from campaigns.mutations.changes import Change
from campaigns.mutations.choosing import Test, noticing, recorded
from campaigns.mutations.plan import NOT_LOADED, UNNOTICED, Plan
from campaigns.mutations.tree import made

WAITING = 60  # times as long on the clock as on the processor: others use the machine too
SLOWER = 4  # times as long as when it was recorded: loading counts, and processors share their caches
MEMORY = 4 << 30
FOR_EVER = "it runs for ever"


BATCH = 10
"""So many changes are tried before the tests that noticed them are asked again without any change, all at once."""
COLLECTED = Path("../collected.json")
"""Beside the copy, in which the campaign runs."""
KNOWN = ("__init__.py", "listing.py")
"""Of these files of a game others know, too."""


def run(plan: Plan) -> None:
    """Package by package, each in a process that has loaded all that cannot know of the package."""
    left = plan.left()
    trials = Trials(plan, left)
    for package in dict.fromkeys(change.package for change in left):
        changes = [change for change in left if change.package == package]
        known = [change for change in changes if Path(change.path).name in KNOWN]
        in_a_child(partial(try_all, plan, trials, [change for change in changes if change not in known]))
        in_a_child(partial(try_all, plan, trials, known, prepared=False))


def try_all(plan: Plan, trials: Trials, changes: list[Change], prepared: bool = True) -> None:
    if prepared and changes:
        load_what_cannot_know(changes[0], plan.sources)
    for place in range(0, len(changes), BATCH):
        for result in trials.tried(changes[place : place + BATCH]):
            plan.note(result)


def in_a_child(work: Callable[[], None]) -> None:
    child = os.fork()
    if not child:
        code = 1
        try:
            work()
            code = 0
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if status:
        raise SystemExit(os.waitstatus_to_exitcode(status))


def load_what_cannot_know(change: Change, sources: Path) -> None:
    """What lies below a package never imports it, and no game knows another: so much less to load for every change."""
    name = sources.name
    below = [f"{name}.kernel.{path.stem}" for path in sorted((sources / "kernel").glob("*.py"))]
    games = [f"{name}.games.{path.parent.name}.game" for path in sorted((sources / "games").glob("*/game.py"))]
    if change.package == "kernel":
        return
    for module in below + [each for each in games if each.split(".")[2] != change.package]:
        importlib.import_module(module)
    parts = Path(change.path).parts
    changed = sources.joinpath(*parts[: 2 if parts[0] == "games" else 1])
    known = {changed / name for name in KNOWN}
    early = [
        name
        for name, module in sys.modules.items()
        if lies_below(changed, module) and Path(str(module.__file__)) not in known
    ]
    assert not early, f"loaded before any change: {early}"


class Trials:
    def __init__(self, plan: Plan, changes: list[Change]) -> None:
        self.sources = plan.sources
        self.patience = plan.patience
        tests = recorded(plan.calls)
        able = {test.id for change in changes for chosen in noticing(change, tests) for test in chosen}
        there = load_packages_of_others(plan.sources, {id.split("::")[0] for id in able})
        self.tests = {test.id: test for test in tests if test.id in there}
        self.sound: set[str] = set()  # those that pass here as long as nothing is changed

    def tried(self, changes: list[Change]) -> Iterator[dict[str, Any]]:
        """What is known of each of these changes. A test that fails without any change, too, is not asked again."""
        while changes:
            found: list[tuple[Change, str, float]] = []
            for change in changes:
                started = time.monotonic()
                by = self.noticed_by(change)
                found.append((change, by, round(time.monotonic() - started, 1)))
                print(
                    f"{change.path}:{change.line} {change.before!r} -> {change.after!r}: {by or 'NOBODY'}", flush=True
                )
            unsound = self.unsound({by for _, by, _ in found})
            yield from (
                {**asdict(one), "id": one.id, "by": by, "seconds": t} for one, by, t in found if by not in unsound
            )
            changes = [change for change, by, _ in found if by in unsound]

    def unsound(self, names: set[str]) -> set[str]:
        """Those of these tests that fail without any change; `names` may also say how else a change showed itself."""
        failing: set[str] = set()
        asked = [test for test in self.tests.values() if test.id in names - self.sound]
        while asked and (by := self.first_failure(asked, None)):
            assert by in self.tests, f"without any change: {by}"
            failing.add(by)
            del self.tests[by]
            asked = [test for test in asked if test.id in self.tests]
        self.sound.update(test.id for test in asked)
        return failing

    def noticed_by(self, change: Change) -> str:
        """The test that fails, or how else the change shows itself; nothing if nobody notices."""
        rounds = noticing(change, list(self.tests.values()))
        assert rounds, f"no test is known that could notice a change in {change.path}"
        by = ""
        for chosen in rounds:
            with made(change, self.sources):
                by = self.first_failure(chosen, self.sources / change.path)
            if by not in UNNOTICED:
                assert by in self.tests or by != self.first_failure(chosen, None), f"without any change: {by}"
                return by
        return by

    def first_failure(self, chosen: list[Test], changed: Path | None) -> str:
        """The first of these tests that fails in a process of its own, or how else that process comes to grief."""
        seconds = self.patience + SLOWER * sum(test.seconds for test in chosen)
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
    names, tests = collected_before(files)
    for name in names:
        with suppress(Exception):  # some can only be loaded by their own package, and nobody misses them here
            importlib.import_module(name)
    early = [name for name, module in sys.modules.items() if lies_below(sources, module)]
    assert not early, f"loaded before any change: {early}"
    sys.dont_write_bytecode = True  # from here on; what is compiled by now is right
    return set(tests)


def collected_before(files: set[str]) -> tuple[list[str], list[str]]:
    """What a process of its own has collected in these files, now or in an earlier run with the same files."""
    there = [path for path in sorted(map(Path, files)) if path.exists()]
    key = blake2b(b"".join(str(path).encode() + path.read_bytes() for path in there)).hexdigest()
    if COLLECTED.exists() and (known := json.loads(COLLECTED.read_text()))["key"] == key:
        return known["names"], known["tests"]
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        leave_after(lambda: json.dumps(collected(files)), 600, writing)
    os.close(writing)
    with os.fdopen(reading) as told:
        names, tests = json.loads(told.read())
    os.waitpid(child, 0)
    COLLECTED.write_text(json.dumps({"key": key, "names": names, "tests": tests}))
    return names, tests


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
