"""The connection to the database, its migrations, and the one thread that writes.

All writes of a process go through the writer. Whatever has piled up while it was busy is committed together, so that
many tables share the price of one durable commit; nobody is told of anything before his commit is through.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")
Job = Callable[[Connection], T]
MIGRATIONS_LOCK = 7_464_701
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit survives a power cut
    "wal_autocheckpoint = 10000",  # rarer than usual: all wait for a checkpoint, which made one answer in ten slow
    "foreign_keys = ON",
    "busy_timeout = 5000",
)


class Database:
    """One database for all tables of this server, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = make_engine(url, self.postgres)
        self.writer: Writer | None = None

    def open(self) -> None:
        """Bring the schema up to date and begin to write; SystemExit if there is no such database."""
        try:
            migrate(self.engine, self.postgres)
        except SQLAlchemyError as error:
            raise SystemExit(f"cannot open the database {self.url}: {error}") from error
        self.writer = Writer(self.engine)

    async def write(self, job: Job[T]) -> T:
        """Do the job in a transaction; returns when it is committed. The job may be run twice: only the last counts."""
        assert self.writer
        return await asyncio.wrap_future(self.writer.put(job))

    async def read(self, job: Job[T]) -> T:
        return await asyncio.to_thread(self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self.engine.connect() as connection:
            return job(connection)

    def close(self) -> None:
        if self.writer:
            self.writer.close()
        self.engine.dispose()


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[tuple[Job[Any], Future[Any]] | None] = SimpleQueue()
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def put(self, job: Job[T]) -> Future[T]:
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()  # what has been queued is done, whether somebody still waits or not
        self.queue.put((job, future))
        return future

    def close(self) -> None:
        self.queue.put(None)
        self.thread.join()

    def _run(self) -> None:
        while True:
            batch = [self.queue.get()]
            while not self.queue.empty():
                batch.append(self.queue.get())
            self._commit([item for item in batch if item is not None])
            if None in batch:
                return

    def _commit(self, batch: list[tuple[Job[Any], Future[Any]]]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that it fails alone."""
        try:
            results = self._together([job for job, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
            else:
                for item in batch:
                    self._commit([item])
            return
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    def _together(self, jobs: list[Job[Any]]) -> list[Any]:
        with self.engine.begin() as connection:
            return [job(connection) for job in jobs]


def make_engine(url: str, postgres: bool) -> Engine:
    if postgres:
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url)
    event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: Any) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def migrate(engine: Engine, postgres: bool) -> None:
    """Bring the database to the present schema; of several servers that start at once, one does it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if postgres:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATIONS_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
