"""What seats do at a table: each command checks, changes the position, commits, and only then tells everybody."""

from __future__ import annotations

import asyncio
from functools import partial

from ringspiel.kernel.errors import IllegalAnswer
from ringspiel.kernel.table import Table
from ringspiel.server.model import clock as clocks
from ringspiel.server.model.history import AnyAct, Asked, Undone, play_answer
from ringspiel.server.model.lessons import dictate
from ringspiel.server.model.resume import resume
from ringspiel.server.play.log import Log, until_committed
from ringspiel.server.play.session import Session, Watcher
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.pace import Clock
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store


class Commands:
    """Each returns the sequence number of its entry in the log. `by` is the connection that does it; it must hold the
    seat. None stands for the server itself.
    """

    def __init__(self, sessions: Sessions, log: Log, settings: Settings) -> None:
        self.sessions = sessions
        self.log = log
        self.database = sessions.database
        self.settings = settings

    @until_committed
    async def answer(
        self,
        session: Session,
        seat: int,
        at: int,
        answer: int,
        *,
        hold: bool = False,
        automatic: bool = False,
        by: Watcher | None = None,
    ) -> int | None:
        """With `hold`, an answer that would end the turn is not given, and the result is None. Chance must have no
        part in it.

        `automatic`: it is given for the person at that seat.
        """
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            session.check_at(at)
            session.check_asked(seat)
            session.check_patience(seat)
            if hold and ends_turn(session.table, answer):
                return None
            session.up_to_date = False
            dictate(session.header, session.table, answer)
            try:
                act, events = play_answer(session.table, answer, automatic)
            except IllegalAnswer as error:
                session.up_to_date = True
                raise Refused("illegal", str(error), error.rule, error.reason) from error
            snapshot = session.snapshot_if_due(self.settings.snapshot_every)
            clock = clock_after(session, seat)
            return await self.log.add(session, seat, act, clock, events, snapshot)

    @until_committed
    async def undo(self, session: Session, seat: int, at: int, by: Watcher | None = None) -> int:
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            session.check_at(at)
            to = session.undo_to(seat)
            if to is None:
                raise Refused("no-undo")
            return await self.go_back(session, seat, Undone(to), to)

    @until_committed
    async def restart(self, session: Session, seat: int, at: int, by: Watcher | None = None) -> int:
        """Begin the turn anew."""
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            session.check_at(at)
            to = session.restart_to(seat)
            if to is None:
                raise Refused("no-undo")
            return await self.go_back(session, seat, Undone(to), to)

    @until_committed
    async def take_back(self, session: Session, seat: int, at: int, by: Watcher) -> int:
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            session.check_at(at)
            to = session.take_back_to(seat, by.held)
            if to is None:
                raise Refused("no-undo")
            others = session.other_people(by.held)
            if others:
                return await self.log.add(session, seat, Asked(to, others))
            return await self.go_back(session, seat, Undone(to), to)

    async def go_back(self, session: Session, seat: int, act: AnyAct, to: int) -> int:
        """Back to where `to` answers were in force. The caller holds the session."""
        find = partial(store.snapshot_before, id=session.id, seq=session.history.seq, answered=to)
        snapshot = await self.database.read(find)
        earlier = await asyncio.to_thread(resume, session.header, snapshot, session.history.in_force[:to], False)
        session.up_to_date = False
        thought, at = session.table.seat, session.clock_now()
        session.table = earlier
        session.last_snapshot = 0 if snapshot is None else snapshot.answered
        if thought == earlier.seat:
            clock = clocks.went_back(session.clock, at, session.runs, len(session.history.in_force))
        else:
            clock = clocks.answered(session.clock, session.header.pace, thought or 0, at, session.runs)
        return await self.log.add(session, seat, act, clock)


def clock_after(session: Session, seat: int) -> Clock:
    """The clock after an answer of `seat`. One that was given before the player went back brings no fresh time."""
    at = session.clock_now()
    if session.table.seat == seat and len(session.table.entries) <= session.clock.reached:
        return clocks.goes_on(session.clock, at, session.runs)
    return clocks.answered(session.clock, session.header.pace, seat, at, session.runs)


def ends_turn(table: Table, answer: int) -> bool:
    """Whether somebody else is asked after this answer; false where chance or a secret has a part in that."""
    seat, preview = table.seat, table.clone()
    try:
        preview.answer(answer)
    except IllegalAnswer:
        return False
    return preview.seat != seat and not preview.entries[-1].sealed
