"""Notes what a process calls that a test has started, such as a server: for each test a file with names."""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

FOLDER = "RINGSPIEL_CALLS"
"""Names the folder in the environment; without it nobody listens."""
SOURCES = "RINGSPIEL_CALLS_OF"
PAUSE = 0.02
LISTENS = "listens-"
"""A file of this name and the process's number says that somebody listens."""


def name_of(code: CodeType, sources: Path) -> str:
    """Like `kernel/table.py:Table.answer`; empty for what others have written."""
    path = Path(code.co_filename)
    return f"{path.relative_to(sources)}:{code.co_qualname}" if path.is_relative_to(sources) else ""


class Listener:
    def __init__(self, folder: Path, sources: Path) -> None:
        self.folder = folder
        self.sources = sources
        self.called: set[CodeType] = set()
        self.test = ""
        self.written = 0
        (folder / f"{LISTENS}{os.getpid()}").touch()

    def on_call(self, frame: FrameType, event: str, argument: Any) -> None:
        self.called.add(frame.f_code)

    def listen(self) -> None:
        os.register_at_fork(after_in_child=self.begin)
        self.begin()

    def begin(self) -> None:
        """Also in every copy of this process: of its threads only the one that made it goes on there."""
        self.test, self.called, self.written = self.test_now(), set(), 0
        threading.settrace(self.on_call)
        sys.settrace(self.on_call)
        threading.Thread(target=self.write_for_ever, daemon=True).start()

    def test_now(self) -> str:
        return (self.folder / "now").read_text()

    def write_for_ever(self) -> None:
        sys.settrace(None)
        while self.folder.exists():
            time.sleep(PAUSE)
            with suppress(OSError):
                self.write()

    def write(self) -> None:
        """What is called from now on belongs to the test that runs now."""
        called = list(self.called)
        if len(called) > self.written:
            names = {name_of(code, self.sources) for code in called}
            (self.folder / f"{self.test}-{os.getpid()}").write_text("\n".join(sorted(names - {""})))
            self.written = len(called)
        if (now := self.test_now()) != self.test:
            self.test, self.called, self.written = now, set(), 0


def listen() -> None:
    if folder := os.environ.get(FOLDER):
        Listener(Path(folder), Path(os.environ[SOURCES])).listen()
