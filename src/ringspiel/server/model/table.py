"""A table as it is stored: what it is from the beginning, who sits there, and what its log adds up to."""

from __future__ import annotations

from typing import Literal

import msgspec

from ringspiel.kernel.record import Change, Contribution
from ringspiel.server.model.auth import fits
from ringspiel.server.model.history import AnyEntry, History
from ringspiel.server.protocol.api import Level, Origin, SeatInfo, Talk
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.pace import Clock, Pace


class Header(msgspec.Struct):
    """What a table is from the beginning."""

    id: str
    game: str
    rules: str
    seats: int
    options: Json
    seed: str | None
    salt: str | None
    commitment: str | None
    setup: list[int]
    setup_events: str
    public: bool = False
    rematch_of: str | None = None
    code: str | None = None
    language: str = ""
    level: Level = ""
    talk: Talk = "off"
    pace: Pace = msgspec.field(default_factory=Pace)
    help_allowed: bool = True
    """Whether players may ask for hints."""
    lesson: str = ""
    """The lesson that is given there; its chance is dictated."""
    setup_bounds: list[int] = []
    origin: Origin = ""
    contributions: list[Contribution] | None = None
    """What the players have added to the seed. None until all seats are taken and the table is dealt for good."""
    changes: list[Change] = []
    """Where the players have agreed to go on under other rules."""

    @property
    def current_rules(self) -> str:
        """The rules under which it is played by now."""
        return self.changes[-1].rules if self.changes else self.rules


class Seat(msgspec.Struct):
    """Who has a seat, or may have it."""

    seat: int
    agent: str | None = None
    name: str | None = None
    tokens: list[str] = []
    """The hashes of the tokens that give it: one for each device of its player."""
    invitation_hash: str | None = None
    open: bool = False
    bot: bool = False
    stand_in: str | None = None
    contributes: bool = False
    """Whether its player adds to the seed before the table begins."""
    freed_by: str | None = None
    """Others have freed it, and it is its owner's until somebody takes it: the hashes of the addresses from which
    nobody may do so. None for a seat that was not freed.
    """

    @property
    def computer(self) -> str | None:
        """The computer opponent that plays for this seat."""
        return self.agent or self.stand_in

    @property
    def is_person(self) -> bool:
        return self.agent is None and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person sits there and no computer stands in."""
        return self.is_person and self.taken and self.stand_in is None

    @property
    def taken(self) -> bool:
        return self.agent is not None or (self.name is not None and self.freed_by is None)

    def belongs_to(self, token: str) -> bool:
        return bool(self.token_of([token]))

    def token_of(self, tokens: list[str]) -> str:
        """The stored hash of the one of these tokens that gives this seat; empty if none does."""
        return next((known for known in self.tokens for token in tokens if fits(token, known)), "")

    def info(self) -> SeatInfo:
        free = self.open and not self.taken
        kind: Literal["human", "agent", "bot"] = "bot" if self.bot else "human" if self.agent is None else "agent"
        name = self.name if self.taken else None
        return SeatInfo(self.seat, kind, self.agent, name, self.taken, free, self.stand_in)


class Snapshot(msgspec.Struct):
    """A saved position, with its sequence number and the number of answers before it."""

    seq: int
    answered: int
    position: Json


class Progress(msgspec.Struct):
    """What the lobby shows of a table in play. `asked` is the seat whose answer is due once all seats are taken."""

    status: str
    asked: int | None
    answered: int
    outcome: Json | None
    clock: Clock = msgspec.field(default_factory=Clock)


class Deal(msgspec.Struct):
    """How a table is dealt when it begins."""

    contributions: list[Contribution]
    setup: list[int]
    setup_bounds: list[int]
    setup_events: str
    rules: str


class Addition(msgspec.Struct):
    """What one command adds to a table: its entry, the events, and how the table stands then."""

    entry: AnyEntry
    events: str
    progress: Progress
    snapshot: Snapshot | None = None
    seat: Seat | None = None
    """Somebody else sits there from now on."""
    deal: Deal | None = None
    changes: list[Change] | None = None
    """Where the rules have changed, the last time with this entry."""


class Stored(msgspec.Struct):
    """Everything stored of a table, except the events of its entries."""

    header: Header
    seats: list[Seat]
    history: History
    snapshot: Snapshot | None
    over: bool
    outcome: Json | None
    updated: int
    clock: Clock = msgspec.field(default_factory=Clock)
    expires: int | None = None
    orders: dict[int, dict[str, str]] = {}
    lines: int = 0
    """How many lines of talk there are."""
    origin: Json | None = None
    """The position from which it began; None for the game's usual beginning."""
