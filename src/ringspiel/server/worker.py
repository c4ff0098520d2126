"""A worker process: thinks for computer opponents, checks uploaded records, prepares replays.

It reads jobs from standard input and writes results to standard output, JSON documents each with its length before it.
An opponent is only ever shown its `Perspective`; the position it is made from stays in this module.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from threading import Thread
from time import sleep
from typing import Any, BinaryIO

import msgspec

import ringspiel
from ringspiel.agents import agent_of, hint
from ringspiel.server.errors import Refused
from ringspiel.server.replays import prepare_replay, read_upload

LENGTH_BYTES = 4
PARENT_CHECK_SECONDS = 1.0


def choose(position: dict[str, Any], seat: int, agent: str, seed: int) -> int:
    perspective = ringspiel.load(position).perspective(seat)
    answer = agent_of(agent, perspective.game.id, seed).choose(perspective)
    if answer not in perspective.answers():
        raise ValueError(f"{agent} answers {answer}, which is not legal")
    return answer


def best_guess(position: dict[str, Any], seat: int) -> tuple[int, float]:
    """The answer of a strong opponent, and the chance to win that it sees in it."""
    best = hint(ringspiel.load(position).perspective(seat))[0]
    return best.answer, best.chance


JOBS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "hint": best_guess,
    "replay": prepare_replay,
    "upload": read_upload,
}


def do(job: str, arguments: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"done": JOBS[job](**arguments)}
    except Refused as error:
        return {"refused": error.problem}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}


def read(stream: BinaryIO) -> Any:
    length = int.from_bytes(stream.read(LENGTH_BYTES), "big")
    return msgspec.json.decode(stream.read(length)) if length else None


def write(stream: BinaryIO, document: Any) -> None:
    content = msgspec.json.encode(document)
    stream.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    stream.flush()


def end_with_the_server(server: int) -> None:
    """A server that was killed cannot end its workers, and one that thinks for ever would stay for ever."""
    while os.getppid() == server:
        sleep(PARENT_CHECK_SECONDS)
    os._exit(1)


def main() -> None:
    Thread(target=end_with_the_server, args=(os.getppid(),), daemon=True).start()
    results = sys.stdout.buffer
    sys.stdout = sys.stderr  # what somebody prints must not get between the results
    for module in sys.argv[1:]:
        import_module(module)
    write(results, "ready")
    while (job := read(sys.stdin.buffer)) is not None:
        write(results, do(job["job"], job["arguments"]))


if __name__ == "__main__":
    main()
