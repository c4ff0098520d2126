"""A table in play as this process holds it: the position, its log, and the connections that watch it.

Whoever reads or changes it holds its lock. A change is made to the position first, then committed; if that fails the
position is read again from the database, so that nobody ever sees what is not committed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from ringspiel.server.errors import Refused
from ringspiel.server.history import events_for
from ringspiel.server.messages import LogEntry, Presence, Side, State
from ringspiel.server.position import resume
from ringspiel.server.store import Progress, Seat, Snapshot, Stored

if TYPE_CHECKING:
    from ringspiel.server.connection import Connection

Sides = dict[tuple[int | None, int], Side]

LOG_AT_MOST = 1000
SNAPSHOT_AT_LATEST = 4  # times the usual distance, where chance or a reveal does not come


class LiveTable:
    """One table. `users` counts those who need it in memory."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.users = 0
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, Presence]] = {}
        """Who is connected to other server processes, and when they said so."""
        self.thinking: asyncio.Task[None] | None = None
        self.stirred = asyncio.Event()
        """Set whenever something has happened."""
        self.left_to_others_until = 0.0
        """Another process has made the last entry, and is expected to go on with an opponent's turn until then."""
        self.up_to_date = False

    def take_in(self, stored: Stored) -> None:
        """Become what the database says."""
        self.table = resume(stored.header, stored.snapshot, stored.history.standing, stored.over)
        self.header = stored.header
        self.seats = stored.seats
        self.history = stored.history
        self.last_snapshot = 0 if stored.snapshot is None else stored.snapshot.answered
        self.up_to_date = True

    # --- how things stand ----------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if self.table.outcome is not None:
            return "over"
        return "playing" if all(seat.taken for seat in self.seats) else "waiting"

    @property
    def asked(self) -> int | None:
        return self.table.seat if self.status == "playing" else None

    def asked_agent(self) -> Seat | None:
        """The computer opponent whose turn it is; it waits while a take-back is asked for."""
        asked = self.asked
        if asked is None or self.history.request is not None or self.seats[asked].agent is None:
            return None
        return self.seats[asked]

    def progress(self) -> Progress:
        outcome = self.table.outcome
        shown = None if outcome is None else outcome.to_json()
        return Progress(self.status, self.table.seat, len(self.table.entries), shown)

    def humans_beside(self, held: frozenset[int]) -> list[int]:
        """The seats of other people than those who hold these seats."""
        return [seat.seat for seat in self.seats if seat.agent is None and seat.seat not in held]

    def undo_to(self, seat: int) -> int | None:
        """Where an undo within the turn would lead; None if there is none."""
        if self.status == "playing" and self.table.seat == seat and self.table.can_undo():
            return len(self.table.entries) - 1
        return None

    def take_back_to(self, seat: int, held: frozenset[int]) -> int | None:
        """Where a take-back would lead; None if there is none, or one is asked for already."""
        if self.status != "playing" or self.history.request is not None:
            return None
        return self.history.take_back_to(seat, across_others=bool(self.humans_beside(held)))

    def snapshot_if_due(self, every: int) -> Snapshot | None:
        """A snapshot of the position, if the last one is long ago. Best where nothing before it can be taken back."""
        answered = len(self.table.entries)
        since = answered - self.last_snapshot
        if since < every or not (self.table.entries[-1].sealed or since >= SNAPSHOT_AT_LATEST * every):
            return None
        return Snapshot(self.history.seq + 1, answered, self.table.save())

    # --- what connections are told -------------------------------------------------------------------------------

    def state_for(self, connection: Connection, sides: Sides) -> State:
        """All that this connection may know. `sides` remembers what was made for other connections in this round."""
        held = connection.held
        first = self._log_from(connection.since)
        viewers: list[int | None] = [*sorted(held)] or [None]
        return State(
            table=self.id,
            game=self.header.game,
            seq=self.history.seq,
            answered=len(self.history.standing),
            status=self.status,
            asked=self.asked,
            commitment=self.header.commitment,
            seats=[seat.info() for seat in self.seats],
            may_undo=[seat for seat in sorted(held) if self.undo_to(seat) is not None],
            may_take_back=[seat for seat in sorted(held) if self.take_back_to(seat, held) is not None],
            take_back=self.history.request,
            sides=[self._side(viewer, first, sides) for viewer in viewers],
            log_from=first,
        )

    def _log_from(self, since: int | None) -> int:
        if since is None or since > self.history.seq:
            answered = len(self.history.standing)
            return 0 if answered < LOG_AT_MOST else answered - LOG_AT_MOST + 1
        return self.history.first_new(since)

    def _side(self, seat: int | None, log_from: int, made: Sides) -> Side:
        side = made.get((seat, log_from))
        if side is None:
            choices = self.table.choices(seat) if seat is not None and self.status == "playing" else []
            side = Side(seat, raw(self.table.view(seat)), raw(choices), self._log(seat, log_from))
            made[seat, log_from] = side
        return side

    def _log(self, seat: int | None, log_from: int) -> list[LogEntry]:
        setup = [LogEntry(0, None, "", events_for(self.header.setup_events, seat))] if log_from == 0 else []
        first = max(log_from, 1)
        return setup + [
            LogEntry(number, answer.seat, answer.notation_for(seat), events_for(answer.events, seat))
            for number, answer in enumerate(self.history.standing[first - 1 :], start=first)
        ]

    def broadcast(self) -> None:
        """Tell everybody how things stand now."""
        sides: Sides = {}
        for connection in list(self.connections):
            self.tell(connection, sides)

    def tell(self, connection: Connection, sides: Sides | None = None) -> None:
        connection.send(self.state_for(connection, {} if sides is None else sides))
        connection.since = self.history.seq

    # --- who is there --------------------------------------------------------------------------------------------

    def present_here(self) -> Presence:
        seats = {seat for connection in self.connections for seat in connection.held}
        return Presence(seats=sorted(seats), spectators=sum(not connection.held for connection in self.connections))

    def presence(self) -> Presence:
        everywhere = [self.present_here(), *(presence for _, presence in self.elsewhere.values())]
        seats = {seat for place in everywhere for seat in place.seats}
        return Presence(seats=sorted(seats), spectators=sum(place.spectators for place in everywhere))

    def forget_before(self, time: float) -> bool:
        """Forget processes that have been silent since then; true if there were any."""
        silent = [process for process, (heard, _) in self.elsewhere.items() if heard < time]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)

    def broadcast_presence(self) -> None:
        presence = self.presence()
        for connection in list(self.connections):
            connection.send(presence)

    def check_asked(self, seat: int) -> None:
        """Refuse what only the asked seat may do."""
        if self.status == "waiting":
            raise Refused("waiting")
        if self.asked != seat:
            raise Refused("not-asked")

    def check_patience(self, seat: int) -> None:
        """A computer opponent waits while a take-back is asked for, also if it has begun to think before."""
        if self.history.request is not None and self.seats[seat].agent is not None:
            raise Refused("stale", "a take-back is asked for")


def raw(document: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(document))
