"""What the people at a table agree on: take-backs, pauses, stand-ins, free seats, an early end."""

from __future__ import annotations

from ringspiel.kernel.record import Change
from ringspiel.server.model import clock as clocks
from ringspiel.server.model.history import Agreed, AnyAct, Asked, Declined, Done, given_up
from ringspiel.server.model.table import Snapshot
from ringspiel.server.play.commands import Commands
from ringspiel.server.play.log import Log, until_committed
from ringspiel.server.play.seating import check_agent
from ringspiel.server.play.seats import Seats
from ringspiel.server.play.session import Session, Watcher
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol import messages
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.pace import Clock


class Agreements:
    """Each returns the sequence number of its entry in the log. `by` is the connection that does it."""

    def __init__(self, sessions: Sessions, log: Log, commands: Commands, seats: Seats) -> None:
        self.sessions = sessions
        self.log = log
        self.commands = commands
        self.seats = seats

    @until_committed
    async def propose(self, session: Session, wish: messages.Propose, by: Watcher) -> int:
        async with self.sessions.hold(session):
            session.check_held(by, wish.seat)
            session.check_at(wish.at)
            check_proposal(session, wish)
            others = who_agrees(session, wish, by)
            if others:
                asked = Asked(0, others, wish.kind, wish.about, wish.agent)
                return await self.log.add(session, wish.seat, asked)
            done = Done(wish.kind, wish.about, wish.agent)
            return await self._carry_out(session, wish.seat, done, wish.kind, wish.about, wish.agent)

    @until_committed
    async def agree(self, session: Session, seat: int, at: int, by: Watcher | None = None) -> int:
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            session.check_at(at)
            request = session.history.request
            if request is None or seat not in request.waits_for:
                raise Refused("no-undo")
            check_seen(session, at)
            if request.waits_for != [seat]:
                return await self.log.add(session, seat, Agreed())
            if request.kind == "take_back":
                return await self.commands.go_back(session, seat, Agreed(), request.to)
            return await self._carry_out(session, seat, Agreed(), request.kind, request.about, request.agent)

    @until_committed
    async def refuse(self, session: Session, seat: int, at: int, by: Watcher | None = None) -> int:
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            session.check_at(at)
            request = session.history.request
            if request is None or seat not in (request.seat, *request.waits_for, *request.agreed):
                raise Refused("no-undo")
            check_seen(session, at)
            return await self.log.add(session, seat, Declined())

    async def _carry_out(
        self, session: Session, seat: int, act: AnyAct, kind: str, about: int | None, agent: str | None
    ) -> int:
        at = session.clock_now()
        if kind == "pause":
            return await self.log.add(session, seat, act, clocks.paused(session.clock, at))
        if kind == "resume":
            return await self.log.add(session, seat, act, clocks.resumed(session.clock, at, session.runs))
        if kind == "new_rules":
            return await self._take_new_rules(session, seat, act)
        if kind in ("resign", "claim"):
            request = session.history.request
            lost = given_up(kind, seat if request is None else request.seat, about)
            session.up_to_date = False
            session.table.give_up(lost.seat, lost.claimed)
            return await self.log.add(session, seat, act, Clock(left=session.clock.left))
        if kind == "end":
            session.history.ended = True
            return await self.log.add(session, seat, act, Clock(left=session.clock.left))
        assert about is not None
        if agent is None:
            return await self.seats.free(session, seat, act, about)
        return await self.seats.stand_in(session, seat, act, about, agent)

    async def _take_new_rules(self, session: Session, seat: int, act: AnyAct) -> int:
        """Go on from here under the rules of today. The time that all this took is nobody's."""
        table, header = session.table, session.header
        table.seal()
        change = Change(len(table.entries), table.game.rules_version, table.save())
        session.up_to_date = False
        header.changes = [*header.changes, change]
        snapshot = Snapshot(session.history.seq + 1, change.answers, change.position)
        clock = clocks.afresh(session.clock, session.clock_now(), session.runs)
        return await self.log.add(session, seat, act, clock, snapshot=snapshot, changes=header.changes)


def check_proposal(session: Session, wish: messages.Propose) -> None:
    """Refuse what cannot be agreed on now. While seats are free, a computer may take one of them, and players may
    leave."""
    if wish.kind in (("pause", "resume") if session.new_rules else ("new_rules",)):
        raise Refused("not-now")
    free = wish.kind == "stand_in" and wish.about is not None and is_free(session, wish.about)
    early = free or leaves_early(session, wish)
    if session.status == "over" or (session.status == "waiting" and not early):
        raise Refused("not-now")
    request = session.history.request
    if request is not None and not (leaves_early(session, wish) or goes_first(session, wish, request)):
        raise Refused("not-now")
    if wish.kind in ("pause", "resume") and session.clock.paused != (wish.kind == "resume"):
        raise Refused("not-now")
    if wish.kind in ("resign", "claim"):
        check_lost(session, wish)
    if wish.kind in ("stand_in", "vacate", "claim"):
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


def check_lost(session: Session, wish: messages.Propose) -> None:
    """Refuse to give up or claim what more than two parties play for, and to claim it from somebody who is there."""
    if len(set(session.table.parties())) != 2:
        raise Refused("not-now", "more than two parties play: let a computer play for the seat instead")
    if wish.kind != "claim" or wish.about is None or wish.about >= len(session.seats):
        return
    losers = party_of(session, wish.about)
    if wish.seat in losers:
        raise Refused("not-now", "a game is claimed from the other party")
    thinks = not session.header.pace.clocked and wish.about in session.presence().seats
    mates = [seat for seat in losers if seat != wish.about and seat in session.presence().seats]
    if thinks or mates:
        raise Refused("not-missing", "a game is claimed from those who are not there, or whose clock has run out")


def party_of(session: Session, seat: int) -> list[int]:
    parties = session.table.parties()
    return [other for other, party in enumerate(parties) if party == parties[seat]]


def who_agrees(session: Session, wish: messages.Propose, by: Watcher) -> list[int]:
    """The seats of people who have to agree: those at other devices who can answer. Nobody waits for a player who is
    missing. If somebody is, those who are at the table decide. Giving up concerns only the seat's own party.
    """
    if leaves_early(session, wish) or refuses_rules(session, wish):
        return []
    others = [seat for seat in session.other_people(by.held | {wish.seat}) if seat != wish.about]
    others = [seat for seat in others if not session.is_missing(seat)]
    missing = wish.about not in (None, wish.seat) and session.is_missing(wish.about)
    if missing and not ends_for_all(session, wish):
        return [seat for seat in others if seat in session.presence().seats]
    if wish.kind == "resign":
        return [seat for seat in others if seat in party_of(session, wish.seat)]
    return others


def ends_for_all(session: Session, wish: messages.Propose) -> bool:
    """Whether this would end a game over days, whose other players only look in now and then. All of them are asked."""
    return wish.kind == "end" and session.header.pace.label not in ("live", "evening")


def leaves_early(session: Session, wish: messages.Propose) -> bool:
    """Whether a player leaves before the game has begun; nobody has to agree to that."""
    own = wish.kind == "vacate" and wish.about == wish.seat and session.seats[wish.seat].taken
    return own and not session.begun and not session.gathers


def refuses_rules(session: Session, wish: messages.Propose) -> bool:
    """Whether a player ends the game instead of going on under new rules. Nobody has to agree: all would have to."""
    return wish.kind == "end" and session.new_rules is not None


def goes_first(session: Session, wish: messages.Propose, request: messages.Request) -> bool:
    """Whether this is about new rules, and the open request is not: nothing else can happen before that."""
    return session.new_rules is not None and wish.kind in ("end", "new_rules") and request.kind != wish.kind


def check_seen(session: Session, at: int) -> None:
    """Refuse a reply that was meant for an earlier request."""
    if at < session.history.requested:
        raise Refused("stale", "another request is open by now")


def is_free(session: Session, seat: int) -> bool:
    """Whether nobody sits at this seat."""
    return seat < len(session.seats) and not session.seats[seat].taken
