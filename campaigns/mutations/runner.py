"""A pytest plugin that runs the collected tests not once, but for each change those that can notice it.

The tests are loaded once. For a change this process forks, and the child gives the changed function its new code and
runs the tests until one fails: that costs no start. What no child notices is tried again in a process that loads the
changed file itself; that is also the way of changes outside of functions, such as tables.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from campaigns.mutations.changes import Change
from campaigns.mutations.choosing import noticing, recorded
from campaigns.mutations.plan import Plan
from campaigns.mutations.tree import made

PROCESSOR_LIMIT = 120  # seconds of the processor; a change that takes longer runs for ever
WAIT_LIMIT = 600.0  # seconds on the clock, for a change that waits for ever
MEMORY = 4 << 30
FOR_EVER = "it runs for ever"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--plan", type=Path, required=True, help="what to try, and where to write the results")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    plan = Plan.read(session.config.getoption("--plan"))
    trials = Trials(session, plan)
    for change in plan.left():
        started = time.monotonic()
        by = trials.noticed_by(change)
        plan.note({**asdict(change), "id": change.id, "by": by, "seconds": round(time.monotonic() - started, 1)})
        print(f"{change.path}:{change.line} {change.before!r} -> {change.after!r}: {by or 'NOBODY'}", flush=True)
    return True


class Trials:
    def __init__(self, session: pytest.Session, plan: Plan) -> None:
        self.sources = Path.cwd() / "src/ringspiel"
        self.session = session
        self.items = {item.nodeid: item for item in session.items}
        self.tests = [test for test in recorded(plan.calls) if test.id in self.items]
        self.functions = functions_below(self.sources)
        gc.freeze()

    def noticed_by(self, change: Change) -> str:
        """The test that fails, or how else the change shows itself; nothing if nobody notices."""
        rounds = noticing(change, self.tests)
        assert rounds, f"no test is known that could notice a change in {change.path}"
        with made(change, self.sources) as source:
            for chosen in rounds:
                by = self.noticed_at_once(change, source, chosen)
                if by and (by == FOR_EVER or not self.fails_anyway(by)):
                    return by
            return noticed_afresh(rounds[0])

    def noticed_at_once(self, change: Change, source: bytes, chosen: list[str]) -> str:
        functions = self.functions.get((change.path, change.function), [])
        code = code_of(compile(source, str(self.sources / change.path), "exec"), change.function)
        if not functions or code is None:
            return ""

        def patch() -> None:
            for function in functions:
                function.__code__ = code

        return self.in_child(patch, chosen)

    def fails_anyway(self, test: str) -> bool:
        return bool(self.in_child(lambda: None, [test]))

    def in_child(self, prepare: Callable[[], None], chosen: list[str]) -> str:
        """The first of these tests that fails."""
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            self.run_and_leave(prepare, chosen, writing)
        os.close(writing)
        code = wait(child)
        with os.fdopen(reading) as told:
            by = told.read()
        return by if code == 0 else by or FOR_EVER

    def run_and_leave(self, prepare: Callable[[], None], chosen: list[str], writing: int) -> None:
        code = 1
        try:
            os.setsid()
            limit()
            silence = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            try:
                prepare()
            except ValueError:  # other free variables than before: only a fresh process can take this code
                os._exit(0)
            os.write(writing, self.first_failure(chosen).encode())
            code = 0
        finally:
            os._exit(code)

    def first_failure(self, chosen: list[str]) -> str:
        items = [self.items[id] for id in chosen]
        for item, after in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.session.testsfailed:
                return item.nodeid
        return ""


def limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_LIMIT, PROCESSOR_LIMIT))


def noticed_afresh(tests: list[str]) -> str:
    """The same in a process of its own, which loads the changed file: what happens while modules load shows there."""
    chosen = Path("chosen.txt")
    chosen.write_text("\n".join(["--rootdir=.", *tests]))
    command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-n", "0", "--tb=no", "-p", "no:cacheprovider"]
    child = subprocess.Popen(
        [*command, f"@{chosen}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        preexec_fn=limit,  # noqa: PLW1509 - this process has no threads
    )
    try:
        output, _ = child.communicate(timeout=WAIT_LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.communicate()
        return FOR_EVER
    if child.returncode == 0:
        return ""
    failures = [line.split()[1] for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failures[0] if failures else f"pytest ends with {child.returncode}"


def wait(child: int) -> int | None:
    until = time.monotonic() + WAIT_LIMIT
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None


def functions_below(sources: Path) -> dict[tuple[str, str], list[FunctionType]]:
    """All functions of Ringspiel by file and name, wherever a decorator, a class or a table holds them."""
    found = defaultdict(list)
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename.startswith(str(sources)):
            code = function.__code__
            found[str(Path(code.co_filename).relative_to(sources)), code.co_qualname].append(function)
    return found


def code_of(module: CodeType, function: str) -> CodeType | None:
    return next((code for code in codes_in(module) if code.co_qualname == function), None)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from codes_in(constant)
