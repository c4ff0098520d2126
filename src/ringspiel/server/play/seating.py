"""Setting up a table: checking what was asked for, dealing out seats, tokens and invitations."""

from __future__ import annotations

import secrets
from typing import Any

from ringspiel.agents import check_level, levels
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.table import Table, new
from ringspiel.server.model.auth import hash_of, new_code, new_secret, new_table_id
from ringspiel.server.model.clock import fresh, now
from ringspiel.server.model.history import events_by_viewer
from ringspiel.server.model.positions import table_from
from ringspiel.server.model.table import Header, Progress, Seat
from ringspiel.server.protocol.api import Created, NewSeat, NewTable, SeatInvitation, SeatToken
from ringspiel.server.protocol.errors import Refused, refused


class SetUp:
    """A table that is ready to be stored, and what its creator is told."""

    def __init__(self, wish: NewTable, table: Table | None = None) -> None:
        self.table = table or begun(wish)
        self.position = None if wish.position is None else self.table.save()
        check_seats(wish, self.table)
        self.header = header_of(self.table, wish.public)
        self.header.pace, self.header.talk = wish.pace, wish.talk
        self.header.language, self.header.level = wish.language, wish.level
        self.header.help_allowed = is_help_allowed(wish)
        if wish.position is not None:
            self.header.origin = "redealt" if wish.redeal or not self.table.game.hidden else "kept"
        self.tokens: list[SeatToken] = []
        self.invitations: list[SeatInvitation] = []
        self.bots: list[SeatToken] = []
        self.seats = [self._seat(number, seat) for number, seat in enumerate(wish.seats)]
        begin_unless_gathering(self.header, self.seats)

    def _seat(self, number: int, wish: NewSeat) -> Seat:
        if wish.kind == "agent":
            return Seat(number, agent=wish.agent)
        if wish.kind == "open":
            return Seat(number, open=True)
        secret = new_secret()
        if wish.kind == "me":
            self.tokens.append(SeatToken(number, secret))
            return Seat(number, name=wish.name, tokens=[hash_of(secret)], contributes=wish.contributes)
        if wish.kind == "bot":
            self.bots.append(SeatToken(number, secret))
            contributes = wish.contributes
            return Seat(number, name=wish.name, tokens=[hash_of(secret)], bot=True, contributes=contributes)
        self.invitations.append(SeatInvitation(number, secret))
        return Seat(number, invitation_hash=hash_of(secret))

    @property
    def progress(self) -> Progress:
        return first_progress(self.table, self.seats, self.header)

    def created(self) -> Created:
        assert self.header.code
        named = (self.header.id, self.header.code, self.header.commitment)
        return Created(*named, self.tokens, self.invitations, self.bots)


def is_help_allowed(wish: NewTable) -> bool:
    """As the table says. If it says nothing, help is for tables whose people all sit at one screen: they see who
    asks."""
    elsewhere = any(seat.kind in ("friend", "open") for seat in wish.seats)
    return not elsewhere if wish.help_allowed is None else wish.help_allowed


def check_seats(wish: NewTable, table: Table) -> None:
    if all(seat.kind == "agent" for seat in wish.seats):
        raise Refused("bad-table", "at least one seat must be for a human")
    for number, seat in enumerate(wish.seats):
        if (seat.kind in ("me", "bot")) != (seat.name is not None):
            raise Refused(
                "bad-table", f"seat {number}: only seats of kind 'me' or 'bot' have a name, and they need one"
            )
        if (seat.kind == "agent") != (seat.agent is not None):
            raise Refused("bad-table", f"seat {number}: only seats of kind 'agent' have an agent, and they need one")
        if seat.agent is not None:
            check_agent(seat.agent, table)


def check_agent(agent: str, table: Table) -> None:
    if agent not in levels(table.game.id, table.seats):
        raise Refused("bad-table", f"{table.game.id!r} has no agent {agent!r} for {table.seats} players")
    try:
        check_level(agent, table)
    except RingspielError as error:
        raise refused("bad-table", error) from error


def begun(wish: NewTable) -> Table:
    """A new game, or one that begins from a position."""
    if wish.position is None:
        return deal(wish.game, len(wish.seats), wish.options)
    table = table_from(wish.position, wish.redeal, is_alone(wish))
    if (table.game.id, table.seats) != (wish.game, len(wish.seats)):
        raise Refused("bad-table", "the position belongs to another game")
    return table


def is_alone(wish: NewTable) -> bool:
    """Whether all seats are the creator's own or computers'."""
    return all(seat.kind not in ("friend", "open") for seat in wish.seats)


def deal(game: str, seats: int, options: dict[str, Any]) -> Table:
    """A new table with secret dice."""
    seed, salt = secrets.randbits(128), secrets.token_hex(16)
    try:
        return new(game, seats, seed=seed, options=options, salt=salt)
    except RingspielError as error:
        raise refused("bad-table", error) from error


def header_of(table: Table, public: bool, rematch_of: str | None = None) -> Header:
    promised = not table.is_set_up
    return Header(
        id=new_table_id(),
        game=table.game.id,
        rules=table.game.rules_version,
        seats=table.seats,
        options=table.options,
        seed=str(table.seed) if promised else None,
        salt=table.salt if promised else None,
        commitment=table.commitment if promised else None,
        setup=table.setup_chance,
        setup_events=events_by_viewer(table),
        setup_bounds=table.setup_bounds,
        public=public,
        rematch_of=rematch_of,
        code=new_code(),
    )


def begin_unless_gathering(header: Header, seats: list[Seat]) -> None:
    """A table begins at once if all sit there and nobody contributes to the seed."""
    awaits = header.seed is not None and any(seat.contributes for seat in seats)
    if all(seat.taken for seat in seats) and not awaits:
        header.contributions = []


def first_progress(table: Table, seats: list[Seat], header: Header) -> Progress:
    outcome = table.outcome
    if outcome is not None:
        return Progress("over", None, 0, outcome.to_json())
    playing = all(seat.taken for seat in seats) and header.contributions is not None
    runs = playing and table.seat is not None and seats[table.seat].computer is None
    clock = fresh(header.pace, table.seats, now(), runs)
    return Progress("playing" if playing else "waiting", table.seat, 0, None, clock)
