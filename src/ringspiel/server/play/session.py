"""A table in play as this process holds it: the position, its log, and the connections that watch it.

Reading and changing it needs its lock. A change is made to the position first, then committed; if that fails the
position is read again from the database, so that nobody ever sees what is not committed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import msgspec

from ringspiel.kernel.event import Event
from ringspiel.kernel.text import seat_name, text
from ringspiel.server.model import clock as clocks
from ringspiel.server.model.history import Answered, events_for, notation_for, told_between
from ringspiel.server.model.lessons import guidance
from ringspiel.server.model.resume import carry_over, is_outdated, resume
from ringspiel.server.model.table import Progress, Seat, Snapshot, Stored
from ringspiel.server.play.telling import Shown, Telling
from ringspiel.server.protocol.api import LogEntry, SeatInfo, Status
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import (
    Gathered,
    Guidance,
    Line,
    NewRules,
    Outgoing,
    Presence,
    SeatView,
    StateMessage,
    TalkMessage,
)
from ringspiel.server.protocol.pace import Clock

SNAPSHOT_AT_LATEST = 4  # times the usual distance, where neither chance nor a reveal comes sooner


Orders = dict[int, dict[str, str]]
"""By seat: the orders given in advance, with what each was given for."""


class Known(NamedTuple):
    """The part of a state that is the same for everybody."""

    status: Status
    asked: int | None
    seats: list[SeatInfo]
    now: int
    time_for: int | None
    guidance: Guidance | None
    board: dict[str, msgspec.Raw]
    """Made once: it is the largest part, and most of it never differs by seat."""


class Watcher(Protocol):
    """A connection as its session knows it."""

    address: str
    held: frozenset[int]
    since: int | None
    """The sequence number up to which it has been told everything."""
    patches: bool
    """Whether it takes what has changed instead of a whole state."""
    shown: Shown | None
    """The state that it was told last, if it takes patches."""
    lines_told: int
    """The number of the last line of talk that it has been told, if it may read them."""
    looking: bool

    def keep_seats(self, seats: list[Seat]) -> None: ...
    def send(self, message: Outgoing) -> None: ...
    def send_encoded(self, message: str) -> None: ...


class Session:
    """One table in play. `users` counts those who need it in memory."""

    def __init__(self, id: str, clock_now: clocks.Now = clocks.now) -> None:
        self.id = id
        self.clock_now = clock_now
        self.clock = Clock()
        self.orders: Orders = {}
        self.lines = 0
        """The number of the last line of talk."""
        self.ordered: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()
        self.users = 0
        self.connections: set[Watcher] = set()
        self.elsewhere: dict[str, Presence] = {}
        """Who is connected to other server processes."""
        self.thinking: asyncio.Task[None] | None = None
        self.gathering: asyncio.Task[None] | None = None
        self.catching_up: asyncio.Task[None] | None = None
        self.presence_due: asyncio.TimerHandle | None = None
        self.publish_presence = False
        self.ask_presence = False
        self.changed = asyncio.Event()
        """Set whenever something has happened."""
        self.left_to = ""
        """The process that has made the last entry, and goes on with an opponent's turn; empty if that is this one."""
        self.behind = False
        """Whether another process has reported news."""
        self.up_to_date = False
        self.news: dict[int, str] = {}
        """Events of entries that the connections have not been told yet, by sequence number."""

    def restore(self, stored: Stored) -> None:
        """Replace everything here by what the database holds."""
        self.header = stored.header
        restored = carry_over if stored.outcome is None and is_outdated(stored.header) else resume
        self.table = restored(stored.header, stored.snapshot, stored.history.in_force, stored.over)
        if stored.history.given_up is not None:
            self.table.give_up(stored.history.given_up.seat, stored.history.given_up.claimed)
        self.seats = stored.seats
        self.history = stored.history
        self.clock = stored.clock
        self.orders = stored.orders
        self.lines = stored.lines
        self.expires = stored.expires
        self.last_snapshot = 0 if stored.snapshot is None else stored.snapshot.answered
        self.up_to_date = True

    # --- how things stand ----------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[Seat]:
        return self._seats

    @seats.setter
    def seats(self, seats: list[Seat]) -> None:
        self._seats = seats
        self.full = all(seat.taken for seat in seats)  # kept, because every answer asks a dozen times

    @property
    def status(self) -> Status:
        if self.table.outcome is not None or self.history.ended:
            return "over"
        return "playing" if self.full and self.begun else "waiting"

    @property
    def new_rules(self) -> NewRules | None:
        """If the rules have changed since: nobody is asked until all people agree to go on under those of today."""
        played, today = self.header.current_rules, self.table.game.rules_version
        return NewRules(played, today) if self.begun and played != today and self.status != "over" else None

    @property
    def goes_on(self) -> bool:
        """Whether answers are taken."""
        return self.status == "playing" and self.header.current_rules == self.table.game.rules_version

    @property
    def begun(self) -> bool:
        """Whether the table has been dealt for good."""
        return self.header.contributions is not None

    @property
    def gathers(self) -> bool:
        """Whether all seats are taken, and the table begins with the contributions of its players."""
        return self.full and not self.begun

    def awaits_pledge(self) -> list[int]:
        gathered = self.history.gathered
        if self.begun or gathered.closed or self.header.seed is None:
            return []
        return [seat.seat for seat in self.seats if seat.contributes and seat.seat not in gathered.pledges]

    def awaits_value(self) -> list[int]:
        gathered = self.history.gathered
        return gathered.silent() if gathered.closed and not self.begun else []

    @property
    def asked(self) -> int | None:
        return self.table.seat if self.goes_on else None

    def asked_agent(self) -> Seat | None:
        """The computer opponent whose turn it is; it waits while a take-back is asked for."""
        asked = self.asked
        if asked is None or self.history.request is not None or self.seats[asked].computer is None:
            return None
        return self.seats[asked]

    def offered_orders(self, seat: int) -> dict[str, str]:
        """What this seat can order now, with what it would be for."""
        if not self.goes_on:
            return {}
        state = self.table.state
        found = {order.id: order.scope(state, seat) for order in self.table.game.advance_orders}
        return {id: scope for id, scope in found.items() if scope}

    def given_orders(self, seat: int, offered: dict[str, str] | None = None) -> list[str]:
        """Its orders that still hold: those that are offered now."""
        offered = self.offered_orders(seat) if offered is None else offered
        return [id for id, scope in self.orders.get(seat, {}).items() if offered.get(id) == scope]

    def ordered_answer(self) -> int | None:
        """What an order answers to the open question, if a person is asked and has given one."""
        seat = self.asked
        if seat is None or not self.orders.get(seat) or self.seats[seat].computer is not None:
            return None
        held = self.given_orders(seat)
        answers = [order.answer(self.table.state, seat) for order in self.table.game.advance_orders if order.id in held]
        return next((answer for answer in answers if answer is not None), None)

    def progress(self) -> Progress:
        outcome = self.table.outcome
        shown = None if outcome is None else outcome.to_json()
        return Progress(self.status, self.table.seat, len(self.table.entries), shown, self.clock)

    def other_people(self, held: frozenset[int]) -> list[int]:
        """The seats of people other than those who hold these; seats with a stand-in do not count."""
        return [seat.seat for seat in self.seats if seat.is_played_by_person and seat.seat not in held]

    @property
    def runs(self) -> bool:
        """Whether a person is asked, so that a clock runs."""
        asked = self.asked
        return asked is not None and self.seats[asked].computer is None

    def is_missing(self, seat: int) -> bool:
        """Whether this seat is asked and its time has run out."""
        return self.asked == seat and clocks.is_up(self.clock, self.header.pace, seat, self.clock_now())

    def undo_to(self, seat: int) -> int | None:
        """Where an undo within the turn would lead; None if there is none."""
        if self.goes_on and self.table.seat == seat and self.table.can_undo():
            return len(self.table.entries) - 1
        return None

    def take_back_to(self, seat: int, held: frozenset[int]) -> int | None:
        """Where a take-back would lead; None if there is none, or one is asked for already."""
        if not self.goes_on or self.history.request is not None:
            return None
        with_consent = bool(self.other_people(held))
        others = [other.seat for other in self.seats if with_consent or other.computer is not None]
        return self.history.take_back_to(seat, frozenset(others))

    def restart_to(self, seat: int) -> int | None:
        """Where the turn of the seat that is asked began; None if there is nothing to be taken back."""
        if not self.goes_on or self.table.seat != seat:
            return None
        to = self.history.turn_began(seat)
        return to if to < len(self.history.in_force) else None

    def snapshot_if_due(self, every: int) -> Snapshot | None:
        """A snapshot of the position, if the last one is long ago. Best where nothing before it can be taken back."""
        answered = len(self.table.entries)
        since = answered - self.last_snapshot
        if since < every or not (self.table.entries[-1].sealed or since >= SNAPSHOT_AT_LATEST * every):
            return None
        return Snapshot(self.history.seq + 1, answered, self.table.save())

    # --- what connections are told -------------------------------------------------------------------------------

    def state_for(
        self, held: frozenset[int], log_from: int, events: dict[int, str], known: Known | None = None
    ) -> StateMessage:
        """All that the holder of these seats may know, with the log from that answer on and its events."""
        known = known or self.known_to_all()
        seats = sorted(held)
        viewers: list[int | None] = [*seats] or [None]
        return StateMessage(
            table=self.id,
            game=self.header.game,
            seq=self.history.seq,
            answered=len(self.history.in_force),
            status=known.status,
            asked=known.asked,
            commitment=self.header.commitment,
            seats=known.seats,
            may_undo=[seat for seat in seats if self.undo_to(seat) is not None],
            may_take_back=[seat for seat in seats if self.take_back_to(seat, held) is not None],
            may_restart=[seat for seat in seats if self.restart_to(seat) is not None],
            request=self.history.request,
            sides=[self._seat_view(viewer, log_from, events, known) for viewer in viewers],
            log_from=log_from,
            expires=self.expires,
            code=self.header.code,
            talk=self.header.talk,
            pace=self.header.pace,
            clock=self.clock,
            now=known.now,
            time_for=known.time_for,
            ended=self.history.ended,
            guidance=known.guidance,
            help_allowed=self.header.help_allowed,
            helped=self.history.helped,
            gathered=self.gathered(),
            origin=self.header.origin,
            new_rules=self.new_rules,
        )

    def gathered(self) -> Gathered | None:
        contributions = self.history.gathered.all()
        if self.history.in_force or not (contributions or self.awaits_pledge()):
            return None
        return Gathered(contributions, self.awaits_pledge(), self.awaits_value())

    def known_to_all(self) -> Known:
        asked, pace = self.asked, self.header.pace
        return Known(
            self.status,
            asked,
            [seat.info() for seat in self.seats],
            self.clock_now(),
            None if asked is None else clocks.time_for(self.clock, pace, asked),
            guidance(self.header, self.table),
            in_parts(self.table.game.open_view(self.table.state)),
        )

    def _seat_view(self, seat: int | None, log_from: int, events: dict[int, str], known: Known) -> SeatView:
        choices = self.table.choices(seat) if seat is not None and self.goes_on else []
        offered = {} if seat is None else self.offered_orders(seat)
        given = [] if seat is None else self.given_orders(seat, offered)
        log = self._log(seat, log_from, events)
        last = 0 if seat is None else self.history.last_of(seat)
        board = known.board | in_parts(self.table.game.own_view(self.table.state, seat))
        view = self.table.view_around(board, seat)
        return SeatView(seat, view, raw(choices), log, list(offered), given, last)

    def _log(self, seat: int | None, log_from: int, events: dict[int, str]) -> list[LogEntry]:
        setup = [LogEntry(0, None, "", events_for(self.header.setup_events, seat))] if log_from == 0 else []
        first = max(log_from, 1)
        return setup + [
            LogEntry(number, answer.seat, notation_for(answer, seat), self._told(number, events[answer.seq], seat))
            for number, answer in enumerate(self.answers_from(first), start=first)
        ]

    def _told(self, number: int, events: str, seat: int | None) -> msgspec.Raw:
        """What an answer led to. Before that everybody reads who has asked for a hint, and whether rules changed."""
        before = told_between(self.header.changes, number - 1)
        before += [hint_asked(one.seat) for one in self.history.helped if one.answers == number - 1]
        told = events_for(events, seat)
        return raw([*before, *msgspec.json.decode(told)]) if before else told

    def answers_from(self, number: int) -> list[Answered]:
        return self.history.in_force[max(number - 1, 0) :]

    def broadcast(self) -> None:
        """Tell everybody how things stand now. Viewers who may know the same share one message."""
        made: dict[tuple[frozenset[int], int], Telling] = {}
        known = self.known_to_all()
        for connection in list(self.connections):
            connection.keep_seats(self.seats)
            held, first = connection.held, self.history.first_new(connection.since)
            telling = made.get((held, first))
            if telling is None:
                telling = made[held, first] = Telling(self.state_for(held, first, self.news, known))
            self.tell(connection, telling)
        self.news.clear()

    def tell(self, connection: Watcher, telling: Telling) -> None:
        if connection.patches:
            connection.send_encoded(telling.after(connection.shown))
            connection.shown = telling.shown
        else:
            connection.send_encoded(telling.whole)
        connection.since = self.history.seq

    def tell_line(self, line: Line) -> None:
        """Each connection hears a line once."""
        message = encode(TalkMessage(lines=[line]))
        for connection in list(self.connections):
            if line.number > connection.lines_told:
                connection.lines_told = line.number
                if self.may_read(connection.held):
                    connection.send_encoded(message)

    def may_read(self, held: frozenset[int]) -> bool:
        """Whether the holder of these seats, or a spectator, may read what the players say."""
        return self.header.talk == "all" or (self.header.talk == "seated" and bool(held))

    # --- who is there --------------------------------------------------------------------------------------------

    def present_here(self) -> Presence:
        seats = {seat for connection in self.connections for seat in connection.held}
        return Presence(seats=sorted(seats), spectators=sum(not connection.held for connection in self.connections))

    def presence(self) -> Presence:
        everywhere = [self.present_here(), *self.elsewhere.values()]
        seats = {seat for place in everywhere for seat in place.seats}
        return Presence(seats=sorted(seats), spectators=sum(place.spectators for place in everywhere))

    def broadcast_presence(self) -> None:
        presence = encode(self.presence())
        for connection in list(self.connections):
            connection.send_encoded(presence)

    def check_held(self, by: Watcher | None, *seats: int) -> None:
        """Refuse what somebody does for a seat that is no longer theirs. None stands for the server itself."""
        if by is not None and not by.held.issuperset(seats):
            raise Refused("not-yours")

    def check_at(self, at: int) -> None:
        """Refuse what was meant for an earlier position."""
        if not self.history.last_change <= at <= self.history.seq:
            raise Refused("stale", f"meant for the position at {at}, but the table is at {self.history.last_change}")

    def check_asked(self, seat: int) -> None:
        """Refuse what only the asked seat may do."""
        if self.status == "waiting":
            raise Refused("waiting")
        if self.asked != seat:
            raise Refused("not-asked")

    def check_patience(self, seat: int) -> None:
        """Computer opponents and bots wait while a take-back is asked for, also if they have begun to think before."""
        if self.history.request is not None and not self.seats[seat].is_played_by_person:
            raise Refused("stale", "a take-back request is open")


def raw(document: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(document))


def in_parts(board: Mapping[str, Any]) -> dict[str, msgspec.Raw]:
    return {key: raw(value) for key, value in board.items()}


def encode(message: Any) -> str:
    return msgspec.json.encode(message).decode()


def hint_asked(seat: int) -> dict[str, Any]:
    """What the log says when somebody asks for a hint."""
    return Event("hint", text("hint-asked", seat=seat_name(seat)), {"seat": seat}).to_json()
