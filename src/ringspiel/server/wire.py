"""What the HTTP API takes and gives, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Json = dict[str, Any]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """Base of everything a client sends."""


class Problem(msgspec.Struct):
    """Why something was refused: a code for programmes, a text for players, a sentence for developers."""

    code: str
    text: Json
    rule: str
    detail: str


class Failure(msgspec.Struct):
    error: Problem


class Health(msgspec.Struct):
    status: str
    version: str


class GameInfo(msgspec.Struct):
    id: str
    prefix: str
    rules_version: str
    seat_counts: list[int]
    hidden: bool
    options: list[Json]
    agents: list[str]


class RuleText(msgspec.Struct):
    id: str
    section: str
    text: str


class NewSeat(Request):
    kind: Literal["me", "friend", "open", "agent"]
    name: Name | None = None
    agent: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Json = {}
    public: bool = False


class SeatToken(msgspec.Struct):
    seat: int
    token: str


class SeatInvitation(msgspec.Struct):
    seat: int
    invitation: str


class Created(msgspec.Struct):
    table: str
    commitment: str
    tokens: list[SeatToken]
    invitations: list[SeatInvitation]


class SeatInfo(msgspec.Struct):
    """Who sits at a seat. `taken` is always true for an agent; `open` says that anybody may take it now."""

    seat: int
    kind: Literal["human", "agent"]
    agent: str | None
    name: str | None
    taken: bool
    open: bool


class Summary(msgspec.Struct):
    table: str
    game: str
    options: Json
    status: Literal["waiting", "playing", "over"]
    public: bool
    created: int
    updated: int
    answered: int
    asked: int | None
    rematch: str | None
    commitment: str | None
    outcome: Json | None
    seats: list[SeatInfo]


class MySummary(Summary):
    mine: list[int]


class HeldToken(Request):
    table: Annotated[str, Meta(max_length=40)]
    token: Secret


class Mine(Request):
    tokens: Annotated[list[HeldToken], Meta(max_length=200)]


class Join(Request):
    name: Name
    invitation: Secret | None = None
    seat: SeatNumber | None = None


class Joined(msgspec.Struct):
    table: str
    seat: int
    token: str


class RematchRequest(Request):
    tokens: Annotated[list[Secret], Meta(min_length=1, max_length=16)]


class Rematch(msgspec.Struct):
    table: str
    seats: list[int]


class Uploaded(msgspec.Struct):
    table: str


class Step(msgspec.Struct):
    """The position after the n-th answer, and what came of that answer, for one viewer."""

    n: int
    seat: int | None
    notation: str
    events: list[Json]
    view: Json


class Replay(msgspec.Struct):
    answered: int
    first: int = msgspec.field(name="from")
    last: int = msgspec.field(name="to")
    steps: list[Step]
