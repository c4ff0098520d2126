"""What goes over the WebSocket, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ringspiel.server.wire import Json, SeatInfo, SeatNumber, Secret

Number = Annotated[int, Meta(ge=0, le=2**53)]


class Incoming(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Number | None = None


class Hello(Incoming, tag="hello"):
    tokens: Annotated[list[Secret], Meta(max_length=16)] = []
    since: Number | None = None


class Move(Incoming):
    """Something a seat does to the position that it saw at sequence number `at`."""

    seat: SeatNumber
    at: Number


class Answer(Move, tag="answer"):
    answer: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class Undo(Move, tag="undo"):
    pass


class TakeBack(Move, tag="take_back"):
    pass


class Agree(Move, tag="agree"):
    pass


class Refuse(Move, tag="refuse"):
    pass


class WhyNot(Incoming, tag="why_not"):
    seat: SeatNumber
    targets: Annotated[list[str], Meta(max_length=200)] | None = None
    answer: int | None = None


class AskHint(Incoming, tag="hint"):
    seat: SeatNumber


class Ping(Incoming, tag="ping"):
    pass


Message = Hello | Answer | Undo | TakeBack | Agree | Refuse | WhyNot | AskHint | Ping
read = msgspec.json.Decoder(Message).decode


class Outgoing(msgspec.Struct, tag_field="type", kw_only=True):
    pass


class Ok(Outgoing, tag="ok"):
    id: int | None
    seq: int


class LogEntry(msgspec.Struct):
    """What came of the n-th answer, as one side may know it; the events are JSON already."""

    n: int
    seat: int | None
    notation: str
    events: msgspec.Raw


class Side(msgspec.Struct):
    """What one seat, or a spectator, may know."""

    seat: int | None
    view: msgspec.Raw
    choices: msgspec.Raw
    log: list[LogEntry]


class Request(msgspec.Struct):
    """An open request for a take-back, to where `to` answers stood."""

    seat: int
    to: int
    agreed: list[int]
    waits_for: list[int]


class State(Outgoing, tag="state"):
    table: str
    game: str
    seq: int
    answered: int
    status: str
    asked: int | None
    commitment: str | None
    seats: list[SeatInfo]
    may_undo: list[int]
    may_take_back: list[int]
    take_back: Request | None
    sides: list[Side]
    log_from: int


class Presence(Outgoing, tag="presence"):
    seats: list[int]
    spectators: int


class WhyNotAnswer(Outgoing, tag="why_not"):
    id: int | None
    allowed: bool
    rule: str
    text: Json | None


class Hint(Outgoing, tag="hint"):
    id: int | None
    seat: int
    at: int
    answer: int
    chance: float
    choice: dict[str, Any]


class RematchSetUp(Outgoing, tag="rematch"):
    table: str


class Pong(Outgoing, tag="pong"):
    id: int | None


class Error(Outgoing, tag="error"):
    id: int | None
    code: str
    text: Json
    rule: str
    detail: str
