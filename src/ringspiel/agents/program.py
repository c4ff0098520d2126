"""Somebody's own program as an opponent: a process that reads questions and writes answers, one JSON object per line
(docs/bots.md). It is told what its seat may know, and nothing else."""

from __future__ import annotations

import json
import shlex
import subprocess
import threading
import weakref
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from queue import Empty, Queue
from typing import Any, Final, final

from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.perspective import Perspective

PREFIX: Final = "program:"
PROTOCOL: Final = 1
SECONDS: Final = 30.0
LONGEST_LINE: Final = 1 << 16
COMMENT: Final = "#"
Json = dict[str, Any]


class ProgramFailed(RingspielError):
    """What a program did wrong, in a sentence."""


@final
class Process:
    """The process behind a program; it ends with the process that started it."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.lines: Queue[str | None] = Queue()
        try:
            parts = shlex.split(command)
            self.process = subprocess.Popen(parts, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        except (OSError, ValueError, IndexError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise ProgramFailed(f"{command!r} cannot be started: {why}") from error
        self.close = weakref.finalize(self, end, self.process)
        threading.Thread(target=read_lines, args=(self.process, self.lines), daemon=True).start()

    def tell(self, message: Json) -> None:
        assert self.process.stdin
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise self.failed("has ended") from error

    def ask(self, message: Json, wanted: str) -> Json:
        """The reply to a message: a line of the wanted type, in time."""
        self.tell(message)
        try:
            line = self.lines.get(timeout=self.seconds)
        except Empty as error:
            raise self.failed(f"did not answer within {self.seconds:g} s") from error
        if line is None:
            raise self.failed("has ended")
        try:
            said = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise self.failed(f"wrote a line that is not JSON: {line[:80]!r}") from error
        if not isinstance(said, dict) or said.get("type") != wanted:
            raise self.failed(f"wrote {line[:80]!r} where a line of type {wanted!r} was due")
        return said

    def failed(self, what: str) -> ProgramFailed:
        self.close()
        return ProgramFailed(f"{self.command!r} {what}")


def read_lines(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    """Pass on what a program writes, except comments; None at the end."""
    assert process.stdout
    try:
        while line := process.stdout.readline(LONGEST_LINE):
            if line.strip() and not line.startswith(COMMENT):
                lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(None)


def end(process: subprocess.Popen[str]) -> None:
    """Close the input of a program, which should make it end. If it does not, end it."""
    try:
        if process.stdin:
            process.stdin.close()
        process.wait(1)
    except (OSError, subprocess.TimeoutExpired):
        process.kill()
        process.wait()


@final
class Program:
    """An agent that asks a process, one for each table. The process starts at the first question. `begin` starts it
    earlier, so that the first answer takes no longer than others."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self._process: Process | None = None

    def begin(self, perspective: Perspective) -> Process:
        """Start the process, and wait until it is ready."""
        game = perspective.game
        process = self._process = Process(self.command, self.seconds)
        process.ask(beginning(game.id, game.rules_version, perspective.seat), "ready")
        return process

    def choose(self, perspective: Perspective) -> int:
        question = perspective.question
        process = self._process or self.begin(perspective)
        choices = [described(perspective, answer) for answer in perspective.answers()]
        asked = {"kind": question.kind, "rule": question.rule}
        message = {"type": "ask", "question": asked, "board": perspective.view(), "choices": choices}
        answer: int = answer_in(process.ask(message, "answer"), choices)
        return answer


def fingerprint(command: str) -> str:
    """A hash of a program as it is now: of its command, and of all files that the command names."""
    found = blake2b(command.encode(), digest_size=8)
    for part in parts_of(command):
        with suppress(OSError):  # not every word of a command can be the name of a file
            found.update(Path(part).read_bytes())
    return found.hexdigest()


def name_of(command: str, game: str, rules: str, seconds: float = SECONDS) -> str:
    """Start a program once, and ask its name. A program without one is called by its file.

    Raises `ProgramFailed` if it does not get ready.
    """
    process = Process(command, seconds)
    said = process.ask(beginning(game, rules, 0), "ready")
    process.close()
    name = said.get("name")
    return name.strip() if isinstance(name, str) and name.strip() else Path(parts_of(command)[-1]).stem


def parts_of(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:
        return [command]


def beginning(game: str, rules: str, seat: int) -> Json:
    return {"type": "begin", "protocol": PROTOCOL, "game": game, "rules": rules, "seat": seat}


def described(perspective: Perspective, answer: int) -> Json:
    choice = perspective.describe(answer)
    return {"answer": answer, "notation": choice.notation, "targets": list(choice.targets)}


def answer_in(said: Json, choices: list[Json]) -> Any:
    """The answer, by its number or its notation. The caller checks whether it is legal."""
    if "answer" in said:
        return said["answer"]
    return next((choice["answer"] for choice in choices if choice["notation"] == said.get("notation")), None)
