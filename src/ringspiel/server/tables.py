"""All tables in play in this process: what seats do, and what other processes report."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic

from ringspiel.server import store
from ringspiel.server.bus import Notice, notify
from ringspiel.server.database import Database
from ringspiel.server.errors import Refused
from ringspiel.server.history import Agreed, AnyAct, Asked, Declined, Entry, Given, Undone, given
from ringspiel.server.live import LiveTable
from ringspiel.server.messages import Presence, RematchSetUp
from ringspiel.server.opponents import Opponents
from ringspiel.server.position import resume
from ringspiel.server.settings import Settings
from ringspiel.server.store import Snapshot
from ringspiel.table.errors import IllegalAnswer

PRESENCE_SECONDS = 20.0
RETRY_SECONDS = 5.0
FAILURES_IN_A_ROW = 5

log = logging.getLogger(__name__)


class Tables:
    """Keeps a table in memory as long as somebody uses it."""

    def __init__(self, database: Database, opponents: Opponents, settings: Settings) -> None:
        self.database = database
        self.opponents = opponents
        self.settings = settings
        self.live: dict[str, LiveTable] = {}

    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[LiveTable]:
        """The table, kept in memory meanwhile; Refused if there is none."""
        table = self.live.setdefault(id, LiveTable(id))
        table.users += 1
        try:
            async with self.hold(table):
                pass
            yield table
        finally:
            self._release(table)

    def _release(self, table: LiveTable) -> None:
        table.users -= 1
        if not table.users:
            del self.live[table.id]

    @asynccontextmanager
    async def hold(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold the table's lock, and be sure that it is what the database says."""
        async with table.lock:
            if not table.up_to_date:
                await self._reload(table)
            yield

    async def _reload(self, table: LiveTable) -> None:
        stored = await self.database.read(partial(store.load, id=table.id))
        if stored is None:
            raise Refused("unknown", f"there is no table {table.id!r}")
        await asyncio.to_thread(table.take_in, stored)

    # --- what seats do: each returns the sequence number of its entry --------------------------------------------

    async def answer(self, table: LiveTable, seat: int, at: int, answer: int) -> int:
        async with self.hold(table):
            check_at(table, at)
            table.check_asked(seat)
            table.check_patience(seat)
            table.up_to_date = False
            try:
                act, events = given(table.table, answer)
            except IllegalAnswer as error:
                table.up_to_date = True
                raise Refused("illegal", str(error), error.rule, error.reason) from error
            snapshot = table.snapshot_if_due(self.settings.snapshot_every)
            return await self._commit(table, seat, act, events, snapshot)

    async def undo(self, table: LiveTable, seat: int, at: int) -> int:
        async with self.hold(table):
            check_at(table, at)
            to = table.undo_to(seat)
            if to is None:
                raise Refused("no-undo")
            return await self._go_back(table, seat, Undone(to), to)

    async def take_back(self, table: LiveTable, seat: int, at: int, held: frozenset[int]) -> int:
        async with self.hold(table):
            check_at(table, at)
            to = table.take_back_to(seat, held)
            if to is None:
                raise Refused("no-undo")
            others = table.humans_beside(held)
            if others:
                return await self._commit(table, seat, Asked(to, others))
            return await self._go_back(table, seat, Undone(to), to)

    async def agree(self, table: LiveTable, seat: int, at: int) -> int:
        async with self.hold(table):
            check_at(table, at)
            request = table.history.request
            if request is None or seat not in request.waits_for:
                raise Refused("no-undo")
            if request.waits_for == [seat]:
                return await self._go_back(table, seat, Agreed(), request.to)
            return await self._commit(table, seat, Agreed())

    async def refuse(self, table: LiveTable, seat: int, at: int) -> int:
        async with self.hold(table):
            check_at(table, at)
            request = table.history.request
            if request is None or seat not in (request.seat, *request.waits_for, *request.agreed):
                raise Refused("no-undo")
            return await self._commit(table, seat, Declined())

    async def _go_back(self, table: LiveTable, seat: int, act: AnyAct, to: int) -> int:
        find = partial(store.snapshot_before, id=table.id, seq=table.history.seq, answered=to)
        snapshot = await self.database.read(find)
        earlier = await asyncio.to_thread(resume, table.header, snapshot, table.history.standing[:to], False)
        table.up_to_date = False
        table.table = earlier
        table.last_snapshot = 0 if snapshot is None else snapshot.answered
        return await self._commit(table, seat, act)

    async def _commit(
        self, table: LiveTable, seat: int, act: AnyAct, events: str = "[]", snapshot: Snapshot | None = None
    ) -> int:
        """Put what has been done into the database; only then into the log, and before everybody's eyes."""
        table.up_to_date = False
        entry = Entry(table.history.seq + 1, seat, act, events)
        notice = Notice(table.id, "entries")
        add = partial(store.append, notice=notice, entry=entry, progress=table.progress(), snapshot=snapshot)
        if not await self.database.write(add):
            await self._reload(table)
            raise Refused("stale", "another server process was faster")
        table.history.add(entry)
        if snapshot is not None:
            table.last_snapshot = snapshot.answered
        table.up_to_date = True
        table.left_to_others_until = 0.0
        self._changed(table)
        return entry.seq

    def _changed(self, table: LiveTable) -> None:
        table.broadcast()
        table.stirred.set()
        self.wake(table)

    # --- computer opponents --------------------------------------------------------------------------------------

    def wake(self, table: LiveTable) -> None:
        """Let the computer opponent think whose turn it is, if there is one."""
        if table.thinking is None and table.asked_agent() is not None:
            table.users += 1
            table.thinking = asyncio.create_task(self._play_on(table))

    async def _play_on(self, table: LiveTable) -> None:
        """Answer for computer opponents until a human is asked."""
        try:
            for failures in range(FAILURES_IN_A_ROW):
                try:
                    while await self._one_turn(table):
                        pass
                    return
                except Exception:
                    log.exception("table %s cannot go on (attempt %d)", table.id, failures + 1)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.thinking = None
            self._release(table)

    def thinking(self) -> list[asyncio.Task[None]]:
        """Whatever opponents think about at the moment."""
        return [table.thinking for table in self.live.values() if table.thinking is not None]

    async def _one_turn(self, table: LiveTable) -> bool:
        """Think and answer once; false when no opponent is asked any more."""
        async with self.hold(table):
            agent = table.asked_agent()
            if agent is None or agent.agent is None:
                table.thinking = None
                return False
            at, position = table.history.seq, table.table.save()
            table.stirred.clear()
        if not await self._left_to_others(table):
            answer = await self.opponents.choose(agent.agent, position, agent.seat)
            try:
                await self.answer(table, agent.seat, at, answer)
            except Refused as error:
                log.info("table %s: the opponent's answer came too late: %s", table.id, error)
        return True

    async def _left_to_others(self, table: LiveTable) -> bool:
        """Whether another process may still do it: then wait for it, or for time to run out."""
        wait = table.left_to_others_until - monotonic()
        if wait <= 0:
            return False
        try:
            await asyncio.wait_for(table.stirred.wait(), wait)
        except TimeoutError:
            return False
        return True

    async def go_on(self, id: str) -> None:
        """After a start, or when all seats are taken: play on where a computer opponent is asked."""
        try:
            async with self.use(id) as table:
                self.wake(table)
        except Refused as error:
            log.warning("table %s cannot go on: %s", id, error)

    # --- what others report --------------------------------------------------------------------------------------

    async def heard(self, notice: Notice) -> None:
        """Another server process has changed something."""
        table = self.live.get(notice.table)
        if table is None:
            return
        if notice.kind == "entries":
            await self._catch_up(table)
        elif notice.kind == "seats":
            await self.seats_changed(notice.table)
        elif notice.kind == "rematch":
            self.rematch_set_up(notice.table, notice.rematch)
        else:
            await self._heard_presence(table, notice)

    async def _heard_presence(self, table: LiveTable, notice: Notice) -> None:
        """Who is connected elsewhere; a process that we hear for the first time does not know who is here."""
        first_time = notice.source not in table.elsewhere
        presence = Presence(seats=notice.present, spectators=notice.spectators)
        table.elsewhere[notice.source] = (monotonic(), presence)
        table.broadcast_presence()
        if first_time:
            await self._publish_presence(table)

    async def repeat_presence(self) -> None:
        """Tell other processes again and again who is here; forget those of whom nothing has been heard for long."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for table in list(self.live.values()):
                await self._publish_presence(table)
                if table.forget_before(monotonic() - 3 * PRESENCE_SECONDS):
                    table.broadcast_presence()

    async def refresh(self) -> None:
        """Notices may have been lost: look at everything anew."""
        for table in list(self.live.values()):
            await self._catch_up(table)
            await self.seats_changed(table.id)

    async def _catch_up(self, table: LiveTable) -> None:
        async with self.hold(table):
            news = await self.database.read(partial(store.entries_after, id=table.id, seq=table.history.seq))
            if not news:
                return
            table.up_to_date = False
            if all(isinstance(entry.act, Given) for entry in news):
                follow(table, news)
            else:
                await self._reload(table)
            table.left_to_others_until = monotonic() + self.settings.takeover_seconds
            self._changed(table)

    async def seats_changed(self, id: str) -> None:
        """Somebody has taken a seat."""
        table = self.live.get(id)
        if table is not None:
            async with self.hold(table):
                table.seats = await self.database.read(partial(store.load_seats, id=id))
                self._changed(table)

    def rematch_set_up(self, id: str, rematch: str) -> None:
        table = self.live.get(id)
        for connection in list(table.connections) if table else []:
            connection.send(RematchSetUp(table=rematch))

    async def presence_changed(self, table: LiveTable) -> None:
        """Tell everybody here, and the other processes, who is connected."""
        table.broadcast_presence()
        await self._publish_presence(table)

    async def _publish_presence(self, table: LiveTable) -> None:
        if self.database.postgres:
            here = table.present_here()
            notice = Notice(table.id, "presence", present=here.seats, spectators=here.spectators)
            await self.database.write(partial(notify, notice=notice))


def check_at(table: LiveTable, at: int) -> None:
    """Refuse what was meant for an earlier position."""
    if not table.history.changed <= at <= table.history.seq:
        raise Refused("stale", f"meant for {at}, but the position is of {table.history.changed}")


def follow(table: LiveTable, news: list[Entry]) -> None:
    """Play the answers that came in at another process."""
    for entry in news:
        assert isinstance(entry.act, Given)
        table.table.answer(entry.act.answer)
        table.history.add(entry)
    table.up_to_date = True
