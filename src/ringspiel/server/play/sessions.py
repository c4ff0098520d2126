"""All tables in play in this process, each kept in memory as long as somebody uses it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Future
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ringspiel.server.model.clock import Now, now
from ringspiel.server.model.history import Answered
from ringspiel.server.play.background import Background
from ringspiel.server.play.session import Session
from ringspiel.server.play.telling import Telling
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import RematchSetUp
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store
from ringspiel.server.storage.database import Database, Job
from ringspiel.server.storage.retention import Retention

T = TypeVar("T")
log = logging.getLogger(__name__)


class Sessions:
    """The sessions by table. `listeners` are told of every session in which something has changed."""

    def __init__(self, database: Database, settings: Settings, background: Background) -> None:
        self.database = database
        self.background = background
        self.settings = settings
        self.retention = Retention(settings)
        self.clock_now: Now = now
        self.by_table: dict[str, Session] = {}
        self.listeners: list[Callable[[Session], None]] = []

    def get(self, id: str) -> Session | None:
        return self.by_table.get(id)

    def all(self) -> list[Session]:
        return list(self.by_table.values())

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[Session]:
        """The session of a table, kept in memory meanwhile; Refused if there is no such table."""
        session = self.by_table.setdefault(id, Session(id, self.clock_now))
        session.users += 1
        try:
            async with self.hold(session):
                pass
            yield session
        finally:
            self.release(session)

    def start(self, session: Session, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background, and keep the session in memory meanwhile."""
        session.users += 1
        task = self.background.start(work)
        task.add_done_callback(lambda _: self.release(session))
        return task

    async def look(self, session: Session) -> None:
        """See to it that the session, and everybody who watches it, knows what the database says by now."""
        await self._acquire(session.lock)
        try:
            session.up_to_date = False
            await self.reload(session)
        finally:
            session.lock.release()

    async def commit(self, session: Session, job: Job[T]) -> T:
        """Commit. If the caller can no longer wait, everybody is told when the commit is through."""
        writing = self.database.put(job)
        try:
            return await self.database.wait_for(writing)
        except (asyncio.CancelledError, Refused):
            if not (writing.done() and writing.exception()):
                self.start(session, self._finish(session, writing))
            raise

    async def _finish(self, session: Session, writing: Future[Any]) -> None:
        try:
            await asyncio.wrap_future(writing)
        except SQLAlchemyError:
            log.warning("what nobody waited for was not committed", extra={"table": session.id})
        await self.background.retry(partial(self.look, session))

    def release(self, session: Session) -> None:
        session.users -= 1
        if not session.users:
            del self.by_table[session.id]

    @asynccontextmanager
    async def hold(self, session: Session) -> AsyncIterator[None]:
        """Hold the session's lock, and be sure that it is what the database says."""
        await self._acquire(session.lock)
        try:
            if not session.up_to_date:
                await self.reload(session)
            yield
        finally:
            session.lock.release()

    async def _acquire(self, lock: asyncio.Lock) -> None:
        """Take the lock in time. It is nearly always free, and then no deadline is needed."""
        if not lock.locked():
            await lock.acquire()
            return
        try:
            async with asyncio.timeout(self.settings.database_seconds):
                await lock.acquire()
        except TimeoutError:
            raise Refused("unavailable", "somebody else at this table is waiting for the database") from None

    async def reload(self, session: Session) -> None:
        stored = await self.database.read(partial(store.load, id=session.id))
        if stored is None:
            raise Refused("unknown", f"there is no table {session.id!r}")
        stored.expires = self.retention.warning(stored)
        await asyncio.to_thread(session.restore, stored)
        await self._retell(session)

    async def refresh(self, session: Session) -> None:
        """Read the table again if another process has changed it; the caller holds it."""
        if await self.database.read(partial(store.last_seq, id=session.id)) != session.history.seq:
            await self.reload(session)

    async def _retell(self, session: Session) -> None:
        """What was read from the database may be news to those who watch."""
        unseen = [session.history.first_new(watcher.since) for watcher in session.connections]
        if any(connection.since != session.history.seq for connection in session.connections):
            session.news = await self._events(session, session.answers_from(min(unseen)))
            self.announce(session)
        await self.tell_lines(session)

    async def tell_lines(self, session: Session) -> None:
        """Tell those who watch the lines of talk that they have not heard."""
        heard = min((connection.lines_told for connection in session.connections), default=session.lines)
        if heard < session.lines:
            for line in await self.database.read(partial(store.lines_from, id=session.id, number=heard + 1)):
                session.tell_line(line)

    async def show(self, session: Session, held: frozenset[int], since: int | None) -> Telling:
        """The state for a connection that has seen everything up to `since`, or nothing yet."""
        first = session.history.first_new(since)
        answers = session.answers_from(first)
        latest = answers[-self.settings.log_answers :]
        events = await self._events(session, latest)
        kept = within(self.settings.log_bytes, [len(events[answer.seq]) for answer in latest])
        if kept < len(answers):
            first = len(session.history.in_force) - kept + 1
        return Telling(session.state_for(held, first, events))

    async def _events(self, session: Session, answers: list[Answered]) -> dict[int, str]:
        if not answers:
            return {}
        find = partial(store.load_events, id=session.id, first=answers[0].seq, last=answers[-1].seq)
        return await self.database.read(find)

    def announce(self, session: Session) -> None:
        """Something has changed: tell those who watch, and those who listen."""
        session.broadcast()
        session.changed.set()
        for listener in self.listeners:
            listener(session)

    def announce_rematch(self, id: str, rematch: str) -> None:
        session = self.get(id)
        for connection in list(session.connections) if session else []:
            connection.send(RematchSetUp(table=rematch))


def within(most: int, sizes: list[int]) -> int:
    """How many of the last ones fit within that size together."""
    total = 0
    for kept, size in enumerate(reversed(sizes)):
        total += size
        if total > most:
            return kept
    return len(sizes)
