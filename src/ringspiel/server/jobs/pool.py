"""Processes that think, so that the server never waits for a computer opponent, a record or a replay.

A process that dies or thinks too long is ended and replaced; the table goes on with a simpler opponent's answer. Jobs
wait in lanes. The first lane goes first; within a lane owners take turns.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from asyncio import Future
from asyncio.subprocess import PIPE, Process
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from ringspiel.kernel.table import load
from ringspiel.server.jobs.advice import Advice
from ringspiel.server.jobs.analysis import ChanceJob, TryJob, WorthJob
from ringspiel.server.jobs.counting import CountJob
from ringspiel.server.jobs.editing import EditJob
from ringspiel.server.jobs.habits import Habits
from ringspiel.server.jobs.positions import CheckJob, PositionJob
from ringspiel.server.jobs.puzzles import PositionPuzzleJob, PuzzleJob, TrainingJob
from ringspiel.server.jobs.replays import ReplayJob
from ringspiel.server.jobs.reviews import ReviewJob
from ringspiel.server.jobs.sharing import FileJob, RecordJob, ShareJob
from ringspiel.server.jobs.uploads import Upload, UploadJob
from ringspiel.server.jobs.worker import LENGTH_BYTES, do
from ringspiel.server.protocol.api import Problem
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings

START_SECONDS = 60.0
Wish = (
    UploadJob
    | ReplayJob
    | ReviewJob
    | PositionJob
    | CheckJob
    | EditJob
    | PuzzleJob
    | TrainingJob
    | PositionPuzzleJob
    | TryJob
    | ChanceJob
    | WorthJob
    | ShareJob
    | RecordJob
    | FileJob
    | CountJob
)

log = logging.getLogger(__name__)


class Result(msgspec.Struct):
    """What a worker replies: exactly one of these is set."""

    done: msgspec.Raw = msgspec.Raw(b"null")
    refused: Problem | None = None
    failed: str | None = None


class WorkerFailed(Exception):
    """A job could not be done: the process died, took too long, or met an error."""


class Worker(Protocol):
    """Does jobs, one at a time."""

    async def do(self, job: dict[str, Any], seconds: float) -> Result: ...
    def end(self) -> None: ...


class OtherProcess:
    """A process of its own, started when it is first needed."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self.modules = modules
        self.process: Process | None = None

    async def do(self, job: dict[str, Any], seconds: float) -> Result:
        try:
            process = self.process or await self._start()
            async with asyncio.timeout(seconds):
                await send(process, job)
                return msgspec.json.decode(await receive(process), type=Result)
        except BaseException as error:
            self.end()
            if isinstance(error, TimeoutError | OSError | asyncio.IncompleteReadError):
                raise WorkerFailed(f"{job['job']}: {type(error).__name__}") from error
            raise

    async def _start(self) -> Process:
        command = [sys.executable, "-m", "ringspiel.server.jobs.worker", *self.modules]
        self.process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        async with asyncio.timeout(START_SECONDS):
            await receive(self.process)
        return self.process

    def end(self) -> None:
        """Kills it and closes its pipes at once: when the event loop has ended, nobody can close them."""
        if self.process is not None:
            self.process._transport.close()  # type: ignore[attr-defined]
        self.process = None


class ThisProcess:
    """This process itself, where there are no others: everybody waits while it works."""

    async def do(self, job: dict[str, Any], seconds: float) -> Result:
        await asyncio.sleep(0)  # messages that wait to be sent go first
        wish = msgspec.json.decode(msgspec.json.encode(job))
        return msgspec.json.decode(msgspec.json.encode(do(wish["job"], wish["arguments"])), type=Result)

    def end(self) -> None:
        pass


async def send(process: Process, document: Any) -> None:
    assert process.stdin
    content = msgspec.json.encode(document)
    process.stdin.write(len(content).to_bytes(LENGTH_BYTES, "big") + content)
    await process.stdin.drain()


async def receive(process: Process) -> bytes:
    assert process.stdout
    length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
    return await process.stdout.readexactly(length)


class Most(NamedTuple):
    """How many jobs may be at work and how many may wait; None: any number."""

    busy: int
    waiting: int | None = None


class Turn(NamedTuple):
    """Somebody who waits for a worker."""

    owner: str
    worker: Future[Worker]


class Lane:
    """Jobs of one kind: this many in all, and this many for each owner.

    Owners take turns, so that thirty jobs of one owner do not hold up the single job of another. As long as no owner
    may have all workers, jobs that take long do not do that either.
    """

    def __init__(self, most: Most, each: Most | None = None) -> None:
        self.most = most
        self.each = each or most
        self.busy: Counter[str] = Counter()
        self.waiting = 0
        self.turns: OrderedDict[str, deque[Turn]] = OrderedDict()

    def check_room(self, owner: str) -> None:
        mine = len(self.turns.get(owner, ()))
        if any(
            most is not None and waiting >= most
            for waiting, most in ((self.waiting, self.most.waiting), (mine, self.each.waiting))
        ):
            raise Refused("busy")

    def add(self, turn: Turn) -> None:
        self.check_room(turn.owner)
        self.waiting += 1
        self.turns.setdefault(turn.owner, deque()).append(turn)

    def next(self) -> Turn | None:
        """Who is next, if this lane may have another worker."""
        while (turn := self._first()) is not None:
            if not turn.worker.done():
                return turn
        return None

    def _first(self) -> Turn | None:
        if self.busy.total() >= self.most.busy:
            return None
        owner = next((owner for owner in self.turns if self.busy[owner] < self.each.busy), None)
        if owner is None:
            return None
        queue = self.turns.pop(owner)
        turn = queue.popleft()
        if queue:
            self.turns[owner] = queue
        self.waiting -= 1
        return turn

    def begin(self, owner: str) -> None:
        self.busy[owner] += 1

    def end(self, owner: str) -> None:
        self.busy[owner] -= 1
        if not self.busy[owner]:
            del self.busy[owner]


class Pool:
    """Some workers, and who waits for them in which lane."""

    def __init__(self, workers: Sequence[Worker], seconds: float, *lanes: Lane) -> None:
        self.seconds = seconds
        self.workers = workers
        self.idle = list(self.workers)
        self.lanes = lanes

    async def do(self, lane: Lane, owner: str, job: str, /, **arguments: Any) -> msgspec.Raw:
        """The result of a job, as JSON. Raises Refused if the job refuses, and WorkerFailed if it gives no result."""
        worker = await self._wait(lane, owner)
        try:
            result = await worker.do({"job": job, "arguments": arguments}, self.seconds)
        finally:
            self._give_back(lane, owner, worker)
        if result.refused is not None:
            problem = result.refused
            raise Refused(problem.code, problem.detail, problem.rule, problem.text)
        if result.failed is not None:
            raise WorkerFailed(f"{job}: {result.failed}")
        return result.done

    async def _wait(self, lane: Lane, owner: str) -> Worker:
        given: Future[Worker] = asyncio.get_running_loop().create_future()
        lane.add(Turn(owner, given))
        self._deal()
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give_back(lane, owner, given.result())
            raise

    def _give_back(self, lane: Lane, owner: str, worker: Worker) -> None:
        lane.end(owner)
        self.idle.append(worker)
        self._deal()

    def _deal(self) -> None:
        for lane in self.lanes:
            while self.idle and (turn := lane.next()) is not None:
                lane.begin(turn.owner)
                turn.worker.set_result(self.idle.pop())

    @property
    def busy(self) -> int:
        return len(self.workers) - len(self.idle)

    def close(self) -> None:
        for worker in self.workers:
            worker.end()


def workers_of(settings: Settings, number: int) -> Sequence[Worker]:
    if not settings.threads:
        return [ThisProcess()]
    return [OtherProcess(settings.extra_games) for _ in range(number)]


class Workers:
    """Thinkers for computer opponents and hints, and clerks for records, who never wait for them."""

    def __init__(self, settings: Settings) -> None:
        thinkers, clerks, waiting = settings.thinkers, settings.clerks, settings.jobs_waiting
        each = Most(settings.jobs_busy_per_address, settings.jobs_waiting_per_address)
        self.turns = Lane(Most(thinkers), Most(each.busy))
        self.hints = Lane(Most(max(1, thinkers - 1), waiting), each)
        self.thinkers = Pool(workers_of(settings, thinkers), settings.think_seconds, self.turns, self.hints)
        self.replays = Lane(Most(clerks, waiting), each)
        self.checks = Lane(Most(max(1, clerks - 1), waiting), each)
        """The lane of uploads, reviews, positions and puzzles. They may take long, so they never have all clerks."""
        self.clerks = Pool(workers_of(settings, clerks), settings.clerk_seconds, self.replays, self.checks)
        self.habits = Habits()

    async def choose(self, table: str, owner: str, agent: str, position: dict[str, Any], seat: int) -> int:
        """The answer of an opponent. If it fails, a simpler one answers; if all fail, any legal answer is taken."""
        for name in dict.fromkeys((agent, "greedy")):
            try:
                wish = {"position": position, "seat": seat, "agent": name, "seed": secrets.randbits(63)}
                found = await self.thinkers.do(self.turns, owner, "choose", **wish)
                answer, secret, seconds = msgspec.json.decode(found, type=tuple[int, bool, float])
                if secret:
                    await asyncio.sleep(self.habits.pause(position["game"], name, seconds))
                return answer
            except WorkerFailed as error:
                log.warning("opponent %s failed: %s", name, error, extra={"table": table})
        return secrets.choice(load(position).answers())

    async def hint(self, address: str, position: dict[str, Any], seat: int) -> Advice:
        found = await self.thinkers.do(self.hints, address, "hint", position=position, seat=seat)
        return msgspec.json.decode(found, type=Advice)

    async def check_record(self, address: str, wish: UploadJob) -> Upload:
        return msgspec.json.decode(await self._clerk(self.checks, address, "upload", wish), type=Upload)

    async def replay(self, address: str, wish: ReplayJob) -> msgspec.Raw:
        return await self._clerk(self.replays, address, "replay", wish)

    async def review(self, address: str, wish: ReviewJob) -> msgspec.Raw:
        return await self._clerk(self.checks, address, "review", wish)

    async def position(self, address: str, wish: PositionJob) -> msgspec.Raw:
        return await self._clerk(self.replays, address, "position", wish)

    async def check_position(self, address: str, wish: CheckJob) -> msgspec.Raw:
        return await self._clerk(self.checks, address, "check", wish)

    async def edit(self, address: str, wish: EditJob) -> msgspec.Raw:
        return await self._clerk(self.replays, address, "edit", wish)

    async def solve(
        self, address: str, wish: PuzzleJob | TrainingJob | PositionPuzzleJob, job: str = "solve"
    ) -> msgspec.Raw:
        return await self._clerk(self.checks, address, job, wish)

    async def share(self, address: str, job: str, wish: ShareJob | RecordJob | FileJob) -> msgspec.Raw:
        return await self._clerk(self.checks, address, job, wish)

    async def analyse(self, address: str, job: str, wish: ReplayJob | TryJob | ChanceJob | WorthJob) -> msgspec.Raw:
        return await self._clerk(self.checks if job == "worth" else self.replays, address, job, wish)

    async def count(self, address: str, wish: CountJob) -> msgspec.Raw:
        return await self._clerk(self.checks, address, "count", wish)

    async def _clerk(self, lane: Lane, address: str, job: str, wish: Wish) -> msgspec.Raw:
        try:
            return await self.clerks.do(lane, address, job, job=wish)
        except WorkerFailed as error:
            log.warning("a clerk failed: %s", error)
            raise Refused("busy", "it took too long") from error

    def close(self) -> None:
        self.thinkers.close()
        self.clerks.close()
