"""Processes that think, so that the server never waits for a computer opponent.

A process that dies or thinks too long is ended and replaced; the table goes on with a simpler opponent's answer.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec

from ringspiel.server.errors import Refused
from ringspiel.server.settings import Settings
from ringspiel.server.wire import Problem
from ringspiel.server.worker import LENGTH_BYTES
from ringspiel.table.table import load

START_SECONDS = 60.0

log = logging.getLogger(__name__)


class WorkerFailed(Exception):
    """A job could not be done: the process died, took too long, or met an error."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.modules = modules
        self.process: Process | None = None

    async def do(self, job: dict[str, Any], seconds: float) -> dict[str, Any]:
        try:
            process = self.process or await self._start()
            async with asyncio.timeout(seconds):
                await send(process, job)
                result: dict[str, Any] = await receive(process)
                return result
        except BaseException as error:
            self.end()
            if isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError):
                raise WorkerFailed(f"{job['job']}: {type(error).__name__} {error}") from error
            raise

    async def _start(self) -> Process:
        command = [sys.executable, "-m", "ringspiel.server.worker", *self.modules]
        self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        async with asyncio.timeout(START_SECONDS):
            await receive(self.process)
        return self.process

    def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None


async def send(process: Process, document: Any) -> None:
    assert process.stdin
    content = msgspec.json.encode(document)
    process.stdin.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    await process.stdin.drain()


async def receive(process: Process) -> Any:
    assert process.stdout
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return msgspec.json.decode(await process.stdout.readexactly(length))


class Pool:
    """Some workers, and who waits for them."""

    def __init__(self, workers: int, modules: tuple[str, ...], seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker(modules) for _ in range(workers)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def do(self, job: str, /, **arguments: Any) -> Any:
        """The result of a job; Refused if that is its result, WorkerFailed if there is none."""
        worker = await self.idle.get()
        try:
            result = await worker.do({"job": job, "arguments": arguments}, self.seconds)
        finally:
            self.idle.put_nowait(worker)
        if "refused" in result:
            problem = msgspec.convert(result["refused"], Problem)
            raise Refused(problem.code, problem.detail, problem.rule, problem.text)
        if "failed" in result:
            raise WorkerFailed(f"{job}: {result['failed']}")
        return result["done"]

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


class Opponents:
    """Computer opponents, and the clerk for records, who never waits for them."""

    def __init__(self, settings: Settings) -> None:
        self.thinkers = Pool(settings.workers, settings.extra_games, settings.think_seconds)
        self.clerk = Pool(1, settings.extra_games, settings.clerk_seconds)

    async def choose(self, agent: str, position: dict[str, Any], seat: int) -> int:
        """What an opponent answers; if it fails, what a simpler one does; if all fail, anything legal."""
        for name in dict.fromkeys((agent, "greedy")):
            try:
                seed = secrets.randbits(64)
                answer: int = await self.thinkers.do("choose", position=position, seat=seat, agent=name, seed=seed)
                return answer
            except WorkerFailed as error:
                log.warning("opponent %s failed: %s", name, error)
        return secrets.choice(load(position).answers())

    async def hint(self, position: dict[str, Any], seat: int) -> tuple[int, float]:
        answer, chance = await self.thinkers.do("hint", position=position, seat=seat)
        return answer, chance

    def close(self) -> None:
        self.thinkers.close()
        self.clerk.close()
