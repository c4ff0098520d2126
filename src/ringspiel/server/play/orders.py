"""Advance orders: the server answers for a seat that has ordered it, after a pause that tells nothing."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial

from sqlalchemy import Connection, delete, insert

from ringspiel.server.model.history import Ordered, encode
from ringspiel.server.play.commands import Commands
from ringspiel.server.play.log import Log, until_committed
from ringspiel.server.play.session import Session, Watcher
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings
from ringspiel.server.storage import schema


class AdvanceOrders:
    """Carries out orders. What it answers, and when, never depends on what their owner holds."""

    def __init__(self, sessions: Sessions, log: Log, commands: Commands, settings: Settings) -> None:
        self.sessions = sessions
        self.log = log
        self.commands = commands
        self.settings = settings
        sessions.listeners.append(self.wake)

    @until_committed
    async def give(self, session: Session, seat: int, wanted: list[str], by: Watcher | None = None) -> int:
        """Replace the orders of a seat. Only the seat itself is told."""
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            offered = session.offered_orders(seat)
            given = {id: offered[id] for id in wanted if id in offered}
            writing = partial(write, table_id=session.id, seat=seat, given=given)
            seq = await self.log.add(session, seat, Ordered(), beside=writing)
            session.orders[seat] = given
            for connection in list(session.connections):
                if seat in connection.held:
                    session.tell(connection, await self.sessions.show(session, connection.held, connection.since))
        self.wake(session)
        return seq

    def wake(self, session: Session) -> None:
        if session.ordered is None and session.ordered_answer() is not None:
            session.ordered = self.sessions.start(session, self._carry_out(session))

    async def _carry_out(self, session: Session) -> None:
        try:
            while await self._answer(session):
                pass
        except Refused as error:
            if error.code not in ("stale", "not-asked", "waiting", "unavailable"):
                raise
        finally:
            session.ordered = None

    async def _answer(self, session: Session) -> bool:
        """Answer after a pause, unless the order was revoked or somebody was faster. False if no order is left."""
        async with self.sessions.hold(session):
            at = session.history.seq
        await asyncio.sleep(self.pause())
        async with self.sessions.hold(session):
            await self.sessions.refresh(session)
            answer, seat = session.ordered_answer(), session.asked
        if answer is None or seat is None:
            return False
        if session.history.seq == at:
            await self.commands.answer(session, seat, at, answer, automatic=True)
        return True

    def pause(self) -> float:
        """A pause as long as people take, and different each time."""
        shortest, longest = self.settings.order_seconds
        return shortest + (longest - shortest) * secrets.randbelow(1000) / 1000


def write(connection: Connection, table_id: str, seat: int, given: dict[str, str]) -> None:
    column = schema.orders.c
    connection.execute(delete(schema.orders).where(column.table_id == table_id, column.seat == seat))
    if given:
        connection.execute(insert(schema.orders).values(table_id=table_id, seat=seat, data=encode(given)))
