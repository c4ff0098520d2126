"""What seats do at a table: each command checks, changes the position, commits, and only then tells everybody."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from ringspiel.kernel.errors import IllegalAnswer
from ringspiel.kernel.table import Table
from ringspiel.server.model import clock as clocks
from ringspiel.server.model.history import (
    Agreed,
    AnyAct,
    Asked,
    CameBack,
    Declined,
    Done,
    Entry,
    Gathered,
    Undone,
    play_answer,
)
from ringspiel.server.model.lessons import dictate
from ringspiel.server.model.resume import resume
from ringspiel.server.model.table import Addition, Deal, Seat, Snapshot
from ringspiel.server.play.seating import check_agent
from ringspiel.server.play.session import Session
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol import messages
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.pace import Clock
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store


class Commands:
    """Each returns the sequence number of its entry in the log."""

    def __init__(self, sessions: Sessions, settings: Settings) -> None:
        self.sessions = sessions
        self.database = sessions.database
        self.settings = settings

    async def answer(
        self, session: Session, seat: int, at: int, answer: int, *, hold: bool = False, automatic: bool = False
    ) -> int | None:
        """With `hold`, an answer that would end the turn is not given, and the result is None. Chance must have no
        part in it.

        `automatic`: it is given for the person at that seat.
        """
        async with self.sessions.hold(session):
            check_at(session, at)
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
            clock = clocks.answered(session.clock, session.header.pace, seat, session.clock_now(), session.runs)
            return await self._commit(session, seat, act, clock, events, snapshot)

    async def undo(self, session: Session, seat: int, at: int) -> int:
        async with self.sessions.hold(session):
            check_at(session, at)
            to = session.undo_to(seat)
            if to is None:
                raise Refused("no-undo")
            return await self._go_back(session, seat, Undone(to), to)

    async def restart(self, session: Session, seat: int, at: int) -> int:
        """Begin the turn anew."""
        async with self.sessions.hold(session):
            check_at(session, at)
            to = session.restart_to(seat)
            if to is None:
                raise Refused("no-undo")
            return await self._go_back(session, seat, Undone(to), to)

    async def take_back(self, session: Session, seat: int, at: int, held: frozenset[int]) -> int:
        async with self.sessions.hold(session):
            check_at(session, at)
            to = session.take_back_to(seat, held)
            if to is None:
                raise Refused("no-undo")
            others = session.other_people(held)
            if others:
                return await self._commit(session, seat, Asked(to, others))
            return await self._go_back(session, seat, Undone(to), to)

    async def agree(self, session: Session, seat: int, at: int) -> int:
        async with self.sessions.hold(session):
            check_at(session, at)
            request = session.history.request
            if request is None or seat not in request.waits_for:
                raise Refused("no-undo")
            if request.waits_for != [seat]:
                return await self._commit(session, seat, Agreed())
            if request.kind == "take_back":
                return await self._go_back(session, seat, Agreed(), request.to)
            return await self._carry_out(session, seat, Agreed(), request.kind, request.about, request.agent)

    async def refuse(self, session: Session, seat: int, at: int) -> int:
        async with self.sessions.hold(session):
            check_at(session, at)
            request = session.history.request
            if request is None or seat not in (request.seat, *request.waits_for, *request.agreed):
                raise Refused("no-undo")
            return await self._commit(session, seat, Declined())

    async def _go_back(self, session: Session, seat: int, act: AnyAct, to: int) -> int:
        find = partial(store.snapshot_before, id=session.id, seq=session.history.seq, answered=to)
        snapshot = await self.database.read(find)
        earlier = await asyncio.to_thread(resume, session.header, snapshot, session.history.in_force[:to], False)
        session.up_to_date = False
        thought, at = session.table.seat, session.clock_now()
        session.table = earlier
        session.last_snapshot = 0 if snapshot is None else snapshot.answered
        clock = clocks.answered(session.clock, session.header.pace, thought or 0, at, session.runs)
        return await self._commit(session, seat, act, clock)

    # --- what people agree on ------------------------------------------------------------------------------------

    async def propose(self, session: Session, wish: messages.Propose, held: frozenset[int]) -> int:
        async with self.sessions.hold(session):
            check_at(session, wish.at)
            check_proposal(session, wish)
            others = [seat for seat in session.other_people(held) if seat != wish.about]
            if others:
                asked = Asked(0, others, wish.kind, wish.about, wish.agent)
                return await self._commit(session, wish.seat, asked)
            done = Done(wish.kind, wish.about, wish.agent)
            return await self._carry_out(session, wish.seat, done, wish.kind, wish.about, wish.agent)

    async def come_back(self, session: Session, seat: int, at: int) -> int:
        """A player who was missing is back."""
        async with self.sessions.hold(session):
            check_at(session, at)
            if session.seats[seat].stand_in is None:
                raise Refused("not-asked", "nobody stands in for this seat")
            return await self._sit(session, seat, CameBack(), seat, None)

    async def _carry_out(
        self, session: Session, seat: int, act: AnyAct, kind: str, about: int | None, agent: str | None
    ) -> int:
        at = session.clock_now()
        if kind == "pause":
            return await self._commit(session, seat, act, clocks.paused(session.clock, at))
        if kind == "resume":
            return await self._commit(session, seat, act, clocks.resumed(session.clock, at, session.runs))
        if kind == "end":
            session.history.ended = True
            return await self._commit(session, seat, act, Clock(left=session.clock.left))
        assert about is not None
        return await self._sit(session, seat, act, about, agent)

    async def _sit(self, session: Session, seat: int, act: AnyAct, about: int, agent: str | None) -> int:
        """Change who plays seat `about`: a stand-in, the owner who is back, or anybody who takes it."""
        session.up_to_date = False
        before = session.seats[about]
        if is_free(session, about):
            changed = Seat(about, agent=agent)
        elif agent is None and not isinstance(act, CameBack):
            changed = Seat(about, open=True)
            session.orders.pop(about, None)
        else:
            changed = msgspec.structs.replace(before, stand_in=agent)
        session.seats = [changed if other.seat == about else other for other in session.seats]
        deal = plain_deal(session)
        clock = clocks.resumed(session.clock, session.clock_now(), session.runs)
        if session.asked == about or session.status == "waiting":
            clock = msgspec.structs.replace(clock, used=0)
        return await self._commit(session, seat, act, clock, changed=changed, deal=deal)

    async def gather(self, session: Session, seat: int, act: Gathered, deal: Deal | None = None) -> int:
        """Something that comes before the first question; the caller holds the session."""
        clock = clocks.resumed(session.clock, session.clock_now(), session.runs)
        return await self._commit(session, seat, act, clock, deal=deal)

    async def _commit(
        self,
        session: Session,
        seat: int,
        act: AnyAct,
        clock: Clock | None = None,
        events: str = "[]",
        snapshot: Snapshot | None = None,
        changed: Seat | None = None,
        deal: Deal | None = None,
    ) -> int:
        """Commit a change to the database. Only then add it to the log and tell everybody."""
        session.up_to_date = False
        session.clock = clock or session.clock
        entry = Entry(session.history.seq + 1, seat, act)
        addition = Addition(entry, events, session.progress(), snapshot, changed, deal)
        writing = partial(store.append, id=session.id, addition=addition)
        if not await self.sessions.commit(session, writing, lambda _: self.sessions.look(session)):
            await self.sessions.reload(session)
            raise Refused("stale", "another server process was faster")
        session.history.add(entry)
        session.news[entry.seq] = events
        if snapshot is not None:
            session.last_snapshot = snapshot.answered
        session.up_to_date = True
        session.expires = None
        session.left_to = ""
        self.sessions.announce(session)
        return entry.seq


def plain_deal(session: Session) -> Deal | None:
    """The deal of a table that begins now, at which nobody contributes; None if it does not begin now."""
    if not session.gathers or any(seat.contributes for seat in session.seats):
        return None
    header = session.header
    header.contributions = []
    return Deal([], header.setup, header.setup_bounds, header.setup_events)


def ends_turn(table: Table, answer: int) -> bool:
    """Whether somebody else is asked after this answer; false where chance or a secret has a part in that."""
    seat, preview = table.seat, table.clone()
    try:
        preview.answer(answer)
    except IllegalAnswer:
        return False
    return preview.seat != seat and not preview.entries[-1].sealed


def check_proposal(session: Session, wish: messages.Propose) -> None:
    """Refuse what cannot be agreed on now. While seats are free, a computer may take one of them."""
    free = wish.kind == "stand_in" and wish.about is not None and is_free(session, wish.about)
    if session.status == "over" or session.history.request is not None or (session.status == "waiting" and not free):
        raise Refused("not-now")
    if wish.kind in ("pause", "resume") and session.clock.paused != (wish.kind == "resume"):
        raise Refused("not-now")
    if wish.kind in ("stand_in", "vacate"):
        if wish.about is None or wish.about >= len(session.seats) or session.seats[wish.about].agent is not None:
            raise Refused("malformed", "name the seat of a person in 'about'")
    elif wish.about is not None and wish.kind != "end":
        raise Refused("malformed", "this proposal takes no 'about'")
    if (wish.kind == "stand_in") != (wish.agent is not None):
        raise Refused("malformed", "name an agent for a stand-in, and for nothing else")
    if wish.agent is not None:
        check_agent(wish.agent, session.table)
    if wish.about not in (None, wish.seat) and not free and not session.is_missing(wish.about):
        raise Refused("not-missing")


def is_free(session: Session, seat: int) -> bool:
    """Whether nobody has come to this seat yet."""
    return seat < len(session.seats) and not session.seats[seat].taken


def check_at(session: Session, at: int) -> None:
    """Refuse what was meant for an earlier position."""
    if not session.history.last_change <= at <= session.history.seq:
        raise Refused("stale", f"meant for the position at {at}, but the table is at {session.history.last_change}")
