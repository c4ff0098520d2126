"""A pytest plugin that notes which functions of Ringspiel each test calls, and how long the test takes.

Only calls are noted, not lines: that is enough to choose the tests that can notice a change. The profiler notes them;
other threads are traced. Servers that tests start are processes of their own; they listen to themselves (`listener`).
"""

from __future__ import annotations

import cProfile
import json
import os
import threading
import time
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import CodeType, FrameType
from typing import Any

import pytest

from campaigns.mutations.listener import FOLDER, LISTENS, PAUSE, SOURCES, name_of


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--calls", type=Path, required=True, help="where to write who calls what")
    parser.addoption("--sources", type=Path, required=True, help="the package whose functions count")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Recorder(config.getoption("--calls"), config.getoption("--sources")))


class Recorder:
    def __init__(self, path: Path, sources: Path) -> None:
        self.path = path
        self.sources = sources
        self.called: set[CodeType] = set()
        self.profiler = cProfile.Profile(builtins=False)
        self.by_fixture: dict[str, set[CodeType]] = defaultdict(set)
        self.tests: dict[str, dict[str, Any]] = {}
        self.seconds = 0.0
        self.passed = True
        self.elsewhere = Path(mkdtemp())
        os.environ.update({FOLDER: str(self.elsewhere), SOURCES: str(sources)})

    def noted(self) -> None:
        """Takes over what the profiler has seen since it was asked last."""
        self.called.update(entry.code for entry in self.profiler.getstats() if isinstance(entry.code, CodeType))
        self.profiler.clear()

    def on_call(self, frame: FrameType, event: str, argument: Any) -> None:
        self.called.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, bool, bool]:
        self.called, self.seconds, self.passed = set(), 0.0, True
        number = str(len(self.tests))
        (self.elsewhere / "now").write_text(number)
        threading.settrace(self.on_call)
        self.profiler.enable()
        try:
            done = yield
        finally:
            self.profiler.disable()
            self.noted()
            threading.settrace(None)
        if any(self.elsewhere.glob(f"{LISTENS}*")):
            time.sleep(2 * PAUSE)  # until the others have written
        self.tests[item.nodeid] = {
            "seconds": round(self.seconds, 3),
            "passed": self.passed,
            "calls": sorted(self.names(item) | self.names_elsewhere(number)),
        }
        return done

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, Any, Any]:
        """What a fixture calls that several tests share counts for each of them, not only for the first."""
        if fixturedef.scope == "function":
            return (yield)
        self.noted()
        before, self.called = self.called, self.by_fixture[fixturedef.argname]
        try:
            return (yield)
        finally:
            self.noted()
            self.called = before

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds += report.duration
        self.passed = self.passed and report.passed

    def names(self, item: pytest.Item) -> set[str]:
        shared = [self.by_fixture.get(name, set()) for name in getattr(item, "fixturenames", ())]
        return {name_of(code, self.sources) for code in self.called.union(*shared)} - {""}

    def names_elsewhere(self, number: str) -> set[str]:
        return {name for path in self.elsewhere.glob(f"{number}-*") for name in path.read_text().split()}

    def pytest_sessionfinish(self) -> None:
        self.path.write_text(json.dumps(self.tests))
        rmtree(self.elsewhere)
