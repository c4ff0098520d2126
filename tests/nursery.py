"""Commands and servers as processes of their own that need not load everything again.

A nursery is a process that has loaded what commands and servers are made of, and does nothing with it. A module that is
run there runs in a copy of that process, with arguments, environment, folder, input and output of its own, and ends as
any process does. What a fresh process loads, `tests/cli/test_start.py` looks at.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

ROOT = Path(__file__).parents[1]
LOADED = (
    "alembic.command",
    "alembic.runtime.environment",
    "fluent.runtime",
    "numpy",
    "psycopg",
    "rich.console",
    "rich.markdown",
    "rich.progress",
    "rich.table",
    "segno",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "sqlalchemy.orm",
    "starlette.applications",
    "starlette.middleware.gzip",
    "starlette.staticfiles",
    "typer",
    "uvicorn",
    "uvicorn.lifespan.on",
    "uvicorn.loops.asyncio",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
"""And all games, but nothing else of ours. A server draws its name when it is loaded, and the console of the command
line asks the environment how wide it is: that is for every process to do for itself."""


class Child:
    """A process that runs a module, used like a `subprocess.Popen`."""

    def __init__(self, status: int, stdout: IO[str] | None) -> None:
        self._status = status
        self.stdout = stdout
        self.pid = int(self._line())
        self.returncode: int | None = None

    def _line(self) -> bytes:
        found = b""
        while not found.endswith(b"\n"):
            more = os.read(self._status, 1)
            assert more, "the nursery is gone"
            found += more
        return found

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0.0)
            self.returncode = int(self._line())
            os.close(self._status)
            if self.stdout:
                self.stdout.close()
        return self.returncode

    def terminate(self) -> None:
        self._send(signal.SIGTERM)

    def kill(self) -> None:
        self._send(signal.SIGKILL)

    def _send(self, number: signal.Signals) -> None:
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)


class Nursery:
    """Ends with the process that has made it."""

    def __init__(self) -> None:
        self.here, there = socket.socketpair()
        command = [sys.executable, "-m", "tests.nursery", str(there.fileno())]
        self.process = subprocess.Popen(
            command, cwd=ROOT, pass_fds=[there.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )
        there.close()

    def start(self, wish: dict[str, Any], stdin: int, stdout: int, stderr: int) -> int:
        """Tells where the number of the child's process and the code of its end can be read."""
        asked, asking = os.pipe()
        status, telling = os.pipe()
        socket.send_fds(self.here, [b"!"], [asked, stdin, stdout, stderr, telling])
        os.close(asked)
        os.close(telling)
        with os.fdopen(asking, "w") as wishes:
            json.dump(wish, wishes)
        return status


@cache
def nursery() -> Nursery:
    return Nursery()


def wish_for(module: str, arguments: Sequence[str], environment: Mapping[str, str] | None) -> dict[str, Any]:
    chosen = dict(os.environ if environment is None else environment)
    return {"module": module, "arguments": list(arguments), "environment": chosen, "folder": str(ROOT)}


def started(module: str, arguments: Sequence[str], errors: IO[str] | None = None) -> Child:
    """A process that goes on; what it prints can be read."""
    stderr = 2 if errors is None else errors.fileno()
    reading, writing = os.pipe()
    try:
        with Path(os.devnull).open() as nothing:
            status = nursery().start(wish_for(module, arguments, None), nothing.fileno(), writing, stderr)
    finally:
        os.close(writing)
    return Child(status, os.fdopen(reading))


def run(
    module: str, *arguments: str, typed: str = "", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What a process has printed that has come to its end."""
    with TemporaryFile("w+") as stdin, TemporaryFile("w+") as stdout, TemporaryFile("w+") as stderr:
        stdin.write(typed)
        stdin.seek(0)
        files = [file.fileno() for file in (stdin, stdout, stderr)]
        code = Child(nursery().start(wish_for(module, arguments, environment), *files), None).wait()
        return subprocess.CompletedProcess([module, *arguments], code, all_of(stdout), all_of(stderr))


def all_of(file: IO[str]) -> str:
    file.seek(0)
    return file.read()


# --- in the nursery ---------------------------------------------------------------------------------------------------


def stay(control: socket.socket) -> None:
    """Make copies until nobody can ask for one any more. Returns in every copy, too, which has done its work then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        asked, files, _, _ = socket.recv_fds(control, 1, 5)
        if not asked:
            return
        if not os.fork():
            control.close()
            return keep(*files)
        for file in files:
            os.close(file)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass


def keep(asked: int, stdin: int, stdout: int, stderr: int, status: int) -> None:
    """Tell who has asked which process runs, and how it has ended."""
    child = os.fork()
    if not child:
        os.close(status)
        return become(asked, (stdin, stdout, stderr))
    os.write(status, b"%d\n" % child)
    for file in (asked, stdin, stdout, stderr):
        os.close(file)
    _, end = os.waitpid(child, 0)
    with suppress(BrokenPipeError):
        os.write(status, b"%d\n" % os.waitstatus_to_exitcode(end))
    os._exit(0)


def become(asked: int, files: tuple[int, int, int]) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with os.fdopen(asked) as told:
        wish = json.load(told)
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(wish["folder"])
    os.environ.clear()
    os.environ.update(wish["environment"])
    time.tzset()
    sys.argv[1:] = wish["arguments"]
    runpy.run_module(wish["module"], run_name="__main__", alter_sys=True)


def main() -> None:
    for name in LOADED:
        importlib.import_module(name)
    importlib.import_module("ringspiel").all_games()
    gc.freeze()
    stay(socket.socket(fileno=int(sys.argv[1])))


if __name__ == "__main__":
    main()
