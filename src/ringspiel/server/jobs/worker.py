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
from time import perf_counter, sleep
from typing import Any, BinaryIO

import msgspec

import ringspiel
from ringspiel.agents import agent_of, answer_of
from ringspiel.agents.review import counsel, reasons_for
from ringspiel.server.jobs.advice import Advice
from ringspiel.server.jobs.analysis import chances_of, moment_at, said_in, try_line, worth_of
from ringspiel.server.jobs.counting import count_tables
from ringspiel.server.jobs.editing import edit_position
from ringspiel.server.jobs.positions import check_position, position_at
from ringspiel.server.jobs.puzzles import made_from, solve, train
from ringspiel.server.jobs.replays import prepare_replay
from ringspiel.server.jobs.reviews import look_back
from ringspiel.server.jobs.sharing import check_shared, read_file, record_of_position
from ringspiel.server.jobs.uploads import read_upload
from ringspiel.server.protocol.errors import Refused

LENGTH_BYTES = 4
PARENT_CHECK_SECONDS = 1.0
NICE = 10  # the server goes first, because everybody waits for it


def choose(position: dict[str, Any], seat: int, agent: str, seed: int) -> tuple[int, bool, float]:
    """An opponent's answer, whether its question is secret, and how many seconds the opponent has thought."""
    table = ringspiel.load(position)
    perspective = table.perspective(seat)
    began = perf_counter()
    answer = answer_of(agent_of(agent, perspective.game.id, seed), perspective)
    if answer not in perspective.answers():
        raise ValueError(f"{agent} gave an illegal answer")
    return answer, perspective.question.is_secret(table.state), perf_counter() - began


def best_guess(position: dict[str, Any], seat: int) -> Advice:
    """What a strong opponent would answer, and what that gains or prevents."""
    perspective = ringspiel.load(position).perspective(seat)
    found = counsel(perspective)
    reasons = reasons_for(perspective, found)
    return Advice(found.answers[0], found.chance, found.next_best, found.close, found.exact, reasons)


JOBS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "hint": best_guess,
    "replay": prepare_replay,
    "review": look_back,
    "upload": read_upload,
    "position": position_at,
    "check": check_position,
    "edit": edit_position,
    "solve": solve,
    "moment": moment_at,
    "said": said_in,
    "chances": chances_of,
    "try": try_line,
    "worth": worth_of,
    "train": train,
    "puzzle": made_from,
    "share": check_shared,
    "record": record_of_position,
    "read": read_file,
    "count": count_tables,
}


def do(job: str, arguments: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"done": JOBS[job](**arguments)}
    except Refused as error:
        return {"refused": error.problem}
    except Exception as error:
        return {"failed": type(error).__name__}


def read(stream: BinaryIO) -> Any:
    length = int.from_bytes(stream.read(LENGTH_BYTES), "big")
    return msgspec.json.decode(stream.read(length)) if length else None


def write(stream: BinaryIO, document: Any) -> None:
    content = msgspec.json.encode(document)
    stream.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    stream.flush()


def end_with_the_server(server: int) -> None:
    """End this process when the server is gone. A server that was killed cannot end its workers."""
    while os.getppid() == server:
        sleep(PARENT_CHECK_SECONDS)
    os._exit(1)


def main() -> None:
    os.nice(NICE)
    Thread(target=end_with_the_server, args=(os.getppid(),), daemon=True).start()
    results = sys.stdout.buffer
    sys.stdout = sys.stderr  # printed text must not get between the results
    for module in sys.argv[1:]:
        import_module(module)
    write(results, "ready")
    while (job := read(sys.stdin.buffer)) is not None:
        write(results, do(job["job"], job["arguments"]))


if __name__ == "__main__":
    main()
