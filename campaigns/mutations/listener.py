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


def name_of(code: CodeType, sources: Path) -> str:
    """Like `kernel/table.py:Table.answer`; empty for what others have written."""
    path = Path(code.co_filename)
    return f"{path.relative_to(sources)}:{code.co_qualname}" if path.is_relative_to(sources) else ""


class Listener:
    def __init__(self, folder: Path, sources: Path) -> None:
        self.folder = folder
        self.sources = sources
        self.called: set[CodeType] = set()
        self.test = self.test_now()
        self.written = 0

    def on_call(self, frame: FrameType, event: str, argument: Any) -> None:
        self.called.add(frame.f_code)

    def listen(self) -> None:
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
