"""Adding to the log of a table. Everything that changes a table is an entry there: answers, who sits where, and what
goes on beside the game.

An entry is committed on condition that nothing has changed since: its sequence number must be the next one in the
database. If another server process was faster, the table is read again, and the command is checked and done again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial, wraps
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection

from ringspiel.kernel.record import Change
from ringspiel.server import audit, logs
from ringspiel.server.model.history import AnyAct, Entry, Quiet
from ringspiel.server.model.table import Addition, Deal, Seat, Snapshot
from ringspiel.server.play.session import Session
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.errors import Overtaken
from ringspiel.server.protocol.pace import Clock
from ringspiel.server.storage import store

P = ParamSpec("P")
T = TypeVar("T")
ATTEMPTS = 100
"""An attempt fails only because somebody else was faster, so in practice nobody gets this far."""


def until_committed(command: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Do a command again, with all its checks, as long as other server processes are faster."""

    @wraps(command)
    async def tried(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(ATTEMPTS):
            try:
                return await command(*given, **named)
            except Overtaken:
                pass
        return await command(*given, **named)

    return tried


class Log:
    """Commits entries, and tells everybody. The caller holds the session."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions

    async def add(
        self,
        session: Session,
        seat: int,
        act: AnyAct,
        clock: Clock | None = None,
        events: str = "[]",
        snapshot: Snapshot | None = None,
        changed: Seat | None = None,
        deal: Deal | None = None,
        changes: list[Change] | None = None,
        beside: Callable[[Connection], object] | None = None,
    ) -> int:
        """Commit a change to the database. Only then add it to the log and tell everybody. Returns its number.

        `beside` is written in the same transaction.
        """
        session.up_to_date = False
        session.clock = clock or session.clock
        entry = Entry(session.history.seq + 1, seat, act)
        addition = Addition(entry, events, session.progress(), snapshot, changed, deal, changes)
        if not await self.sessions.commit(
            session, partial(store.append, id=session.id, addition=addition, beside=beside)
        ):
            await self.sessions.reload(session)
            raise Overtaken
        if changed is not None:
            audit.seat_changed(session.id, logs.address.get(), act, changed)
        session.history.add(entry)
        session.up_to_date = True
        session.expires = None
        if snapshot is not None:
            session.last_snapshot = snapshot.answered
        if not isinstance(act, Quiet):
            session.news[entry.seq] = events
            session.left_to = ""
            self.sessions.announce(session)
        return entry.seq
