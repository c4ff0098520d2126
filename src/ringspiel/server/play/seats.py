"""Who sits where: taking, freeing and handing over a seat, and the tokens that give it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ringspiel.server.model import clock as clocks
from ringspiel.server.model.auth import fits, hash_of
from ringspiel.server.model.history import AnyAct, CameBack, Renewed, Taken
from ringspiel.server.model.resume import begin
from ringspiel.server.model.table import Deal, Seat
from ringspiel.server.play.log import Log, until_committed
from ringspiel.server.play.session import Session, Watcher
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.api import Join, NewToken, Renewal
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.transport.origin import is_loopback

DEVICES = 8
"""How many tokens a seat has at most."""


class Seats:
    """Each change of a seat is an entry of the log."""

    def __init__(self, sessions: Sessions, log: Log) -> None:
        self.sessions = sessions
        self.log = log

    @until_committed
    async def join(self, session: Session, wish: Join, token: str, address: str = "") -> int:
        """Take a seat: that of the invitation, or an open one. When it was the last free one, play begins.

        A client that has chosen the token may ask again when the reply was lost, and gets the same seat.
        """
        async with self.sessions.hold(session):
            mine = next((seat for seat in session.seats if seat.belongs_to(token)), None)
            if mine is not None:
                return mine.seat
            before = seat_wanted(session.seats, wish)
            if before.taken or session.status == "over":
                raise Refused("taken")
            if session.header.origin == "kept" and not wish.agrees:
                raise Refused("agree-first")
            if before.freed_by is not None:
                check_outsider(session, before, wish, address)
            seat = msgspec.structs.replace(
                before,
                name=wish.name,
                tokens=[hash_of(token)],
                bot=wish.bot,
                contributes=wish.contributes,
                stand_in=None,
                freed_by=None,
            )
            await self.change(session, before.seat, Taken(wish.name), seat)
            return before.seat

    @until_committed
    async def claim(self, session: Session, owner: Seat, token: str, contributes: bool) -> bool:
        """Take the seat at a rematch that is kept for its owner; false if another device has done so."""
        async with self.sessions.hold(session):
            before = session.seats[owner.seat]
            if before.tokens or before.taken:
                return before.belongs_to(token)
            assert owner.name is not None
            seat = msgspec.structs.replace(
                before, name=owner.name, tokens=[hash_of(token)], bot=owner.bot, contributes=contributes
            )
            await self.change(session, before.seat, Taken(owner.name), seat)
            return True

    @until_committed
    async def come_back(self, session: Session, seat: int, at: int, by: Watcher | None = None) -> int:
        """A player who was missing is back: the stand-in stops, or the seat is no longer free."""
        async with self.sessions.hold(session):
            session.check_held(by, seat)
            session.check_at(at)
            before = session.seats[seat]
            if before.stand_in is None and before.freed_by is None:
                raise Refused("not-asked", "nobody stands in for this seat")
            return await self.change(
                session, seat, CameBack(), msgspec.structs.replace(before, stand_in=None, freed_by=None)
            )

    async def stand_in(self, session: Session, seat: int, act: AnyAct, about: int, agent: str) -> int:
        """A computer plays for a seat: until its owner comes back, or for good where nobody has ever come."""
        before = session.seats[about]
        if before.name is None:
            return await self.change(session, seat, act, Seat(about, agent=agent))
        return await self.change(session, seat, act, msgspec.structs.replace(before, stand_in=agent, freed_by=None))

    async def free(self, session: Session, seat: int, act: AnyAct, about: int) -> int:
        """Anybody who comes may take the seat, except those who are at the table. Until then it stays its owner's.

        Players who leave before the game has begun leave for good.
        """
        before = session.seats[about]
        if not session.begun:
            left = Seat(about, invitation_hash=before.invitation_hash, open=before.invitation_hash is None)
            return await self.change(session, seat, act, left)
        freed = msgspec.structs.replace(before, open=True, stand_in=None, freed_by=marks_of(session))
        return await self.change(session, seat, act, freed)

    async def change(self, session: Session, seat: int, act: AnyAct, changed: Seat) -> int:
        """Commit that this seat changes. The caller holds the session. Returns the number of the entry."""
        session.up_to_date = False
        about, before = changed.seat, session.seats[changed.seat]
        session.seats = [changed if other.seat == about else other for other in session.seats]
        handed_over = not set(changed.tokens) & set(before.tokens)
        if handed_over:
            session.orders.pop(about, None)
        deal = plain_deal(session)
        clock = session.clock
        if not clock.paused:
            clock = clocks.resumed(clock, session.clock_now(), session.runs)
        if session.asked == about or session.status == "waiting":
            clock = msgspec.structs.replace(clock, used=0)
        if isinstance(act, Taken):
            clock = clocks.refilled(clock, session.header.pace, about)
        return await self.log.add(session, seat, act, clock, changed=changed, deal=deal)

    # --- tokens --------------------------------------------------------------------------------------------------

    async def renew(self, session: Session, wish: Renewal) -> list[int]:
        """Change the tokens of seats; their numbers. It may be asked for again when the reply was lost."""
        return [await self._renew(session, one, wish) for one in wish.tokens]

    @until_committed
    async def _renew(self, session: Session, one: NewToken, wish: Renewal) -> int:
        async with self.sessions.hold(session):
            done = next((seat for seat in session.seats if seat.belongs_to(one.fresh)), None)
            if done is not None:
                return done.seat
            before = next((seat for seat in session.seats if seat.belongs_to(one.token)), None)
            if before is None:
                raise Refused("forbidden", "the token does not belong to a seat of this table")
            tokens = renewed(before.tokens, hash_of(one.token), hash_of(one.fresh), wish.how)
            if len(tokens) > DEVICES:
                raise Refused("many-devices")
            session.up_to_date = False
            changed = msgspec.structs.replace(before, tokens=tokens)
            session.seats = [changed if other.seat == changed.seat else other for other in session.seats]
            await self.log.add(session, changed.seat, Renewed(wish.how), changed=changed)
            return changed.seat


def renewed(tokens: list[str], old: str, fresh: str, how: str) -> list[str]:
    if how == "only":
        return [fresh]
    return [*tokens, fresh] if how == "add" else [fresh if token == old else token for token in tokens]


def seat_wanted(seats: list[Seat], wish: Join) -> Seat:
    if wish.invitation is not None:
        invited = [seat for seat in seats if fits(wish.invitation, seat.invitation_hash)]
        if not invited:
            raise Refused("forbidden", "no seat of this table has that invitation")
        return invited[0]
    number = wish.seat
    if number is None or number >= len(seats) or not seats[number].open:
        raise Refused("forbidden", f"seat {number} cannot be taken without an invitation")
    return seats[number]


def check_outsider(session: Session, freed: Seat, wish: Join, address: str) -> None:
    """Refuse a freed seat to those who are at the table: they would see what its owner holds."""
    others = [seat for seat in session.seats if seat.seat != freed.seat]
    if any(seat.belongs_to(token) for seat in others for token in wish.held):
        raise Refused("sits-here")
    if mark_of(session, address) in (freed.freed_by or "").split():
        raise Refused("sits-here")


def marks_of(session: Session) -> str:
    """The addresses from which the seats of this table are played now, so that nobody can read them."""
    addresses = {watcher.address for watcher in session.connections if watcher.held}
    return " ".join(sorted(mark_of(session, address) for address in named(addresses)))


def named(addresses: Iterable[str]) -> list[str]:
    """Addresses that tell one visitor from another. This machine's own does not."""
    return [address for address in addresses if address and not is_loopback(address)]


def mark_of(session: Session, address: str) -> str:
    return hash_of(f"{session.id} {address}")


def plain_deal(session: Session) -> Deal | None:
    """The deal of a table that begins now, at which nobody contributes; None if it does not begin now."""
    header = session.header
    awaits = header.seed is not None and any(seat.contributes for seat in session.seats)
    if not session.gathers or awaits:
        return None
    return begin(header, session.table, [])
