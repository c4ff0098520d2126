"""The connection to the database, its migrations, and the one thread that writes.

All writes of a process go through the writer. It commits together what has piled up while it was busy, so many tables
share the price of one durable commit. Nothing is told before its commit is through. Nobody waits
longer than `database_seconds` either: a database that is locked, stopped or gone refuses with `unavailable`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import Full, Queue
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolExhausted

from ringspiel.server import meter
from ringspiel.server.model.clock import now
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings
from ringspiel.server.storage import downtime

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")
Job = Callable[[Connection], T]
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATIONS_LOCK = 7_464_701
READERS = 8
DEADLOCKS = 5
"""How often a commit is tried again when two processes wait for each other. PostgreSQL undoes one of the two."""
BUSY_SECONDS = 0.01
SHARE_SECONDS = 0.01
"""A commit that comes less than BUSY_SECONDS after the last one waits SHARE_SECONDS for others to join it."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit survives a power cut
    "wal_autocheckpoint = 10000",  # rarer than usual: all wait for a checkpoint, which made one answer in ten slow
    "foreign_keys = ON",
)
PRAGMAS_IN_A_PAGE = ("journal_mode = MEMORY", "foreign_keys = ON")
"""In a page the file itself is in memory; the page keeps a copy after every commit."""

FAULTS = {
    "SQLITE_READONLY": "the database may only be read",
    "25006": "the database may only be read",
    "SQLITE_FULL": "the database's disk is full",
    "53100": "the database's disk is full",
    "SQLITE_BUSY": "somebody else has locked the database",
    "55P03": "somebody else has locked the database",
}
"""Kinds of faults, by the beginning of the database's own code."""

log = logging.getLogger(__name__)


class Database:
    """One database for all tables of this server, SQLite or PostgreSQL."""

    def __init__(self, settings: Settings) -> None:
        self.url = make_url(settings.db_url())
        self.seconds = settings.database_seconds
        self.grace_seconds = settings.grace_seconds
        self.writes_waiting = settings.writes_waiting
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = make_engine(self.url, self.seconds, PRAGMAS if settings.threads else PRAGMAS_IN_A_PAGE)
        self.threads = settings.threads
        self.readers: Executor = ThreadPoolExecutor(READERS, "reader") if self.threads else AtOnce()
        self.writer: Writer | DirectWriter | None = None
        self.lock: int | None = None

    def open(self) -> None:
        """Bring the schema up to date and start the writer. Raises SystemExit if that fails."""
        try:
            self.lock = claim(self.url)
            migrate(self.engine)
            self._credit_downtime()
        except SQLAlchemyError as error:
            raise SystemExit(f"cannot open the database {self.url}: {first_words(error)}") from error
        self.writer = Writer(self.engine, self.writes_waiting) if self.threads else DirectWriter(self.engine)

    def _credit_downtime(self) -> None:
        """Of several servers that start at once, one does it."""
        with self.engine.begin() as connection:
            lock_starts(connection)
            lost = downtime.credit(connection, now(), int(1000 * self.grace_seconds))
        if lost:
            log.warning("no server ran for %d s: the clocks of all tables go on from now", lost // 1000)

    def put(self, job: Job[T]) -> Future[T]:
        """Queue a job for the writer. What has been queued is done, whether somebody still waits for it or not."""
        assert self.writer
        return self.writer.put(job)

    async def write(self, job: Job[T]) -> T:
        """Do the job in a transaction; returns when it is committed. The job may be run twice: only the last counts."""
        return await self.wait_for(self.put(job))

    async def read(self, job: Job[T]) -> T:
        """The result of the job. The time that it takes in its thread is charged to the caller."""
        result, seconds = await self.wait_for(self.readers.submit(self._read, job))
        meter.charge(seconds)
        return result

    async def wait_for(self, future: Future[T]) -> T:
        """The result, in time. Raises Refused if the fault is the database's and not the job's. A read that has not
        begun is then left out."""
        try:
            async with asyncio.timeout(self.seconds):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            raise Refused("unavailable", "the database did not answer in time") from None
        except (DataError, IntegrityError):
            raise
        except (DBAPIError, PoolExhausted) as error:
            fault = fault_of(error)
            log.warning("%s (%s)", fault, type(error).__name__)
            raise Refused("unavailable", fault) from error

    @property
    def waiting(self) -> int:
        return self.writer.waiting if self.writer else 0

    async def answers(self) -> bool:
        """Whether the database can be used now."""
        try:
            return await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar()) == 1
        except Refused:
            return False

    def _read(self, job: Job[T]) -> tuple[T, float]:
        began = meter.processor_time()
        with self.engine.connect() as connection:
            return job(one_moment(connection)), meter.processor_time() - began

    def close(self, seconds: float | None = None) -> bool:
        """Write what is queued, then close. False if the database took too long."""
        ended = self.writer is None or self.writer.close(seconds)
        self.readers.shutdown(wait=False, cancel_futures=True)
        if ended:
            self.engine.dispose()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None
        return ended


class Writer:
    """The thread that writes. When there is much to do, it waits a moment, so that several share a commit."""

    def __init__(self, engine: Engine, at_most: int) -> None:
        self.engine = engine
        self.queue: Queue[tuple[Job[Any], Future[Any]] | None] = Queue(at_most)
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def put(self, job: Job[T]) -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        try:
            self.queue.put_nowait((job, future))
        except Full:
            raise Refused("unavailable", "too many writes are waiting") from None
        return future

    @property
    def waiting(self) -> int:
        return self.queue.qsize()

    def close(self, seconds: float | None) -> bool:
        try:
            self.queue.put(None, timeout=seconds)
        except Full:
            return False
        self.thread.join(seconds)
        return not self.thread.is_alive()

    def _run(self) -> None:
        ended = 0.0
        while True:
            batch = [self.queue.get()]
            if monotonic() - ended < BUSY_SECONDS:
                sleep(SHARE_SECONDS)
            while not self.queue.empty():
                batch.append(self.queue.get())
            self._commit([item for item in batch if item is not None])
            if None in batch:
                return
            ended = monotonic()

    def _commit(self, batch: list[tuple[Job[Any], Future[Any]]]) -> None:
        """Run all jobs in one transaction. If a job is at fault, and not the database, each runs in its own, so that
        it fails alone."""
        try:
            results = self._together([job for job, _ in batch])
        except Exception as error:
            lost = isinstance(error, OperationalError | InterfaceError) and not is_deadlock(error)
            if len(batch) == 1 or lost:
                for _, future in batch:
                    future.set_exception(error)
            else:
                for item in batch:
                    self._commit([item])
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    def _together(self, jobs: list[Job[Any]]) -> list[Any]:
        for _ in range(DEADLOCKS):
            try:
                return self._once(jobs)
            except OperationalError as error:
                if not is_deadlock(error):
                    raise
        return self._once(jobs)

    def _once(self, jobs: list[Job[Any]]) -> list[Any]:
        with self.engine.begin() as connection:
            return [job(connection) for job in jobs]


def one_moment(connection: Connection) -> Connection:
    """Let all queries see the database as it is now, so that what is read of a table fits together."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    connection.exec_driver_sql("BEGIN")
    return connection


class AtOnce(Executor):
    """Runs each job at once, on platforms without threads."""

    def submit(self, job: Callable[..., T], /, *arguments: Any, **named: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(job(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


class DirectWriter:
    """Writes where there are no threads: each job in a transaction of its own, then tells `committed`."""

    waiting = 0

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.committed: Callable[[], object] = lambda: None

    def put(self, job: Job[T]) -> Future[T]:
        return AtOnce().submit(self._write, job)

    def _write(self, job: Job[T]) -> T:
        with self.engine.begin() as connection:
            result = job(connection)
        self.committed()
        return result

    def close(self, seconds: float | None) -> bool:
        return True


def make_engine(url: URL, seconds: float, pragmas: tuple[str, ...] = PRAGMAS) -> Engine:
    """An engine whose errors name no values: dice and seeds must not get into the log with them."""
    if url.get_backend_name() == "postgresql":
        options = f"-c statement_timeout={int(1000 * seconds)} -c lock_timeout={int(1000 * seconds)}"
        within = {"connect_timeout": max(2, int(seconds)), "options": options, "tcp_user_timeout": int(1000 * seconds)}
        pool: dict[str, Any] = {"pool_pre_ping": True, "pool_size": READERS + 2, "pool_timeout": seconds}
        return create_engine(url, connect_args=within, hide_parameters=True, **pool)
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", partial(set_pragmas, pragmas, seconds / 2))
    event.listen(engine, "handle_error", let_go_if_read_only)
    return engine


def let_go_if_read_only(context: ExceptionContext) -> None:
    """SQLite asks once whether it may write to a file: what it has opened for reading only would stay so for ever."""
    if code_of(context.original_exception).startswith("SQLITE_READONLY"):
        context.is_disconnect = True


def code_of(fault: BaseException | None) -> str:
    """The database's own name for a fault; its words could contain values."""
    return getattr(fault, "sqlite_errorname", None) or getattr(fault, "sqlstate", None) or ""


def is_deadlock(error: Exception) -> bool:
    return code_of(getattr(error, "orig", None)) == "40P01"


def fault_of(error: SQLAlchemyError) -> str:
    """What is wrong with the database, in words for the log and for the client."""
    code = code_of(getattr(error, "orig", None))
    return next((words for start, words in FAULTS.items() if code.startswith(start)), "the database is at fault")


def first_words(error: SQLAlchemyError) -> str:
    """What the database says to its operator, without advice for programmers."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0]


def set_pragmas(pragmas: tuple[str, ...], busy_seconds: float, connection: Any, _record: Any) -> None:
    for pragma in (*pragmas, f"busy_timeout = {int(1000 * busy_seconds)}"):
        connection.execute(f"PRAGMA {pragma}")


def claim(url: URL) -> int | None:
    """Keep other servers away from a SQLite file, and other people from reading it. Returns the lock, to be held
    while we run."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    try:
        os.close(os.open(url.database, os.O_CREAT | os.O_RDWR, 0o600))
        lock = os.open(f"{url.database}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as error:
        raise SystemExit(f"cannot open the database {url}: {error.strerror}") from error
    try:
        lock_file(lock)
    except OSError:
        os.close(lock)
        raise SystemExit(
            f"another server uses {url.database}; servers can share a PostgreSQL database, but no SQLite file"
        ) from None
    return lock


def lock_file(lock: int) -> None:
    """Raises OSError if another process holds the lock."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
    else:
        from fcntl import LOCK_EX, LOCK_NB, flock

        flock(lock, LOCK_EX | LOCK_NB)


def is_current(engine: Engine) -> bool:
    """Whether the database has the newest schema. Revisions are named by the numbers that their files begin with."""
    newest = max(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    with engine.connect() as connection:
        known = inspect(connection).has_table("alembic_version")
        return known and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest


def alembic_config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def lock_starts(connection: Connection) -> None:
    """Keep other servers that start from doing the same at the same time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATIONS_LOCK})


def migrate(engine: Engine, to: str = "head", change: Callable[[Config, str], None] | None = None) -> None:
    """Bring the database to a schema, usually the present one; of several servers that start at once, one does it.

    Alembic takes long to import, so it is left out where there is nothing to do.
    """
    if to == "head" and is_current(engine):
        return
    from alembic.command import upgrade

    with engine.begin() as connection:
        lock_starts(connection)
        (change or upgrade)(alembic_config(connection), to)
