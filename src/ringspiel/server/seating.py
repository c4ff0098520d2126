"""Setting up a table: checking what was asked for, dealing out seats, tokens and invitations."""

from __future__ import annotations

import secrets
from typing import Any

from ringspiel.agents import levels
from ringspiel.server.errors import Refused, refused
from ringspiel.server.history import events_by_viewer
from ringspiel.server.security import hash_of, new_secret, new_table_id
from ringspiel.server.store import Header, Progress, Seat
from ringspiel.server.wire import Created, NewSeat, NewTable, SeatInvitation, SeatToken
from ringspiel.table.errors import RingspielError
from ringspiel.table.table import Table, new


class SetUp:
    """A table that is ready to be stored, and what its creator is told."""

    def __init__(self, wish: NewTable) -> None:
        self.table = deal(wish.game, len(wish.seats), wish.options)
        check_seats(wish)
        self.header = header_of(self.table, wish.public)
        self.tokens: list[SeatToken] = []
        self.invitations: list[SeatInvitation] = []
        self.seats = [self._seat(number, seat) for number, seat in enumerate(wish.seats)]

    def _seat(self, number: int, wish: NewSeat) -> Seat:
        if wish.kind == "agent":
            return Seat(number, agent=wish.agent)
        if wish.kind == "open":
            return Seat(number, open=True)
        secret = new_secret()
        if wish.kind == "me":
            self.tokens.append(SeatToken(number, secret))
            return Seat(number, name=wish.name, token_hash=hash_of(secret))
        self.invitations.append(SeatInvitation(number, secret))
        return Seat(number, invitation_hash=hash_of(secret))

    @property
    def progress(self) -> Progress:
        return first_progress(self.table, self.seats)

    def created(self) -> Created:
        return Created(self.header.id, self.table.commitment, self.tokens, self.invitations)


def agents_on_offer(game: str) -> list[str]:
    """The computer opponents for a game, from weakest to strongest."""
    return list(levels(game))


def check_seats(wish: NewTable) -> None:
    if all(seat.kind == "agent" for seat in wish.seats):
        raise Refused("bad-table", "at least one seat is for a human")
    for number, seat in enumerate(wish.seats):
        if (seat.kind == "me") != (seat.name is not None):
            raise Refused("bad-table", f"seat {number}: a seat of kind 'me' has a name, and no other")
        if (seat.kind == "agent") != (seat.agent is not None):
            raise Refused("bad-table", f"seat {number}: a seat of kind 'agent' names its agent, and no other")
        if seat.agent is not None and seat.agent not in agents_on_offer(wish.game):
            raise Refused("bad-table", f"{wish.game!r} has no agent {seat.agent!r}")


def deal(game: str, seats: int, options: dict[str, Any]) -> Table:
    """A new table with secret dice."""
    seed, salt = secrets.randbits(128), secrets.token_hex(16)
    try:
        return new(game, seats, seed=seed, options=options, salt=salt)
    except RingspielError as error:
        raise refused("bad-table", error) from error


def header_of(table: Table, public: bool, rematch_of: str | None = None) -> Header:
    return Header(
        id=new_table_id(),
        game=table.game.id,
        rules=table.game.rules_version,
        seats=table.seats,
        options=table.options,
        seed=str(table.seed),
        salt=table.salt,
        commitment=table.commitment,
        setup=table.setup_chance,
        setup_events=events_by_viewer(table),
        public=public,
        rematch_of=rematch_of,
    )


def first_progress(table: Table, seats: list[Seat]) -> Progress:
    outcome = table.outcome
    if outcome is not None:
        return Progress("over", None, 0, outcome.to_json())
    status = "playing" if all(seat.taken for seat in seats) else "waiting"
    return Progress(status, table.seat, 0, None)
