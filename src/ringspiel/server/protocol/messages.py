"""What goes over the WebSocket, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ringspiel.server.protocol.api import LogEntry, SeatInfo, SeatNumber, Secret, Status, Talk
from ringspiel.server.protocol.documents import CHOICE, CHOICES, EVENTS, TEXT, VIEW, Json
from ringspiel.server.protocol.names import check_line
from ringspiel.server.protocol.pace import Clock, Pace

Number = Annotated[int, Meta(ge=0, le=2**53)]


Proposal = Literal["pause", "resume", "stand_in", "vacate", "end"]
"""To stop and start the clock; to let a computer, or anybody who comes, play for a seat; to end the game."""


Phrase = Literal["hello", "luck", "thanks", "well-played", "sorry", "moment", "today", "tomorrow", "busy", "good-game"]


class Incoming(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Number | None = None


class Hello(Incoming, tag="hello"):
    tokens: Annotated[list[Secret], Meta(max_length=16)] = []
    since: Number | None = None


class Move(Incoming):
    """Something a seat does to the position that it saw at sequence number `at`."""

    seat: SeatNumber
    at: Number


class AnswerMessage(Move, tag="answer"):
    answer: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
    hold: bool = False
    """Whether an answer that ends the turn, and that chance has no part in, is only said to do so."""
    automatic: bool = False
    """The client gives it by itself, because it is the only one."""


class Undo(Move, tag="undo"):
    pass


class Restart(Move, tag="restart"):
    """Back to the beginning of the turn."""


class TakeBack(Move, tag="take_back"):
    pass


class Propose(Move, tag="propose"):
    """Something on which the people at the table agree."""

    kind: Proposal
    about: SeatNumber | None = None
    agent: Annotated[str, Meta(max_length=40)] | None = None


class ComeBack(Move, tag="come_back"):
    """The player is back, after a computer has stood in."""


class Agree(Move, tag="agree"):
    pass


class Refuse(Move, tag="refuse"):
    pass


class WhyNot(Incoming, tag="why_not"):
    seat: SeatNumber
    targets: Annotated[list[str], Meta(max_length=200)] | None = None
    answer: int | None = None


class Explain(Incoming, tag="explain"):
    """What would this answer do?"""

    seat: SeatNumber
    answer: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]


class AskHint(Incoming, tag="hint"):
    seat: SeatNumber


class Say(Incoming, tag="say"):
    """To the others: words, or one of the phrases that everybody reads in their own language."""

    seat: SeatNumber
    words: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None

    def __post_init__(self) -> None:
        check_line(self.words)
        if (self.phrase is None) != bool(self.words.strip()):
            raise ValueError("either words or a phrase")


class SaveNote(Incoming, tag="note"):
    """For oneself: kept for this seat, and shown to nobody else."""

    seat: SeatNumber
    words: Annotated[str, Meta(max_length=4000, pattern=r"^[^\x00\ud800-\udfff]*$")]


class SetOrders(Incoming, tag="orders"):
    """These orders in advance, and no others."""

    seat: SeatNumber
    orders: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)]


class Looking(Incoming, tag="looking"):
    """Whether somebody looks at the table, or has it only open somewhere."""

    looking: bool


class Ping(Incoming, tag="ping"):
    pass


ClientMessage = (
    Hello
    | AnswerMessage
    | Undo
    | Restart
    | TakeBack
    | Propose
    | ComeBack
    | Agree
    | Refuse
    | WhyNot
    | Explain
    | AskHint
    | Say
    | SaveNote
    | SetOrders
    | Looking
    | Ping
)
read = msgspec.json.Decoder(ClientMessage).decode


class Outgoing(msgspec.Struct, tag_field="type", kw_only=True):
    pass


class Ok(Outgoing, tag="ok"):
    id: int | None
    seq: int
    held: bool = False
    """The answer would end the turn, and was not given yet."""


class SeatView(msgspec.Struct):
    """What one seat, or a spectator, may know."""

    seat: int | None
    view: Annotated[msgspec.Raw, VIEW]
    choices: Annotated[msgspec.Raw, CHOICES]
    log: list[LogEntry]
    orders: list[str]
    """What this seat can order in advance now."""
    given: list[str]
    """What it has ordered."""
    last: int
    """The number of the last answer that the player gave in person, not an order or a stand-in; 0 if there is none."""


class Request(msgspec.Struct):
    """What a seat has asked of the others: to go back to where `to` answers were in force, or a proposal."""

    kind: Literal["take_back"] | Proposal
    seat: int
    agreed: list[int]
    waits_for: list[int]
    to: int = 0
    about: int | None = None
    agent: str | None = None


class Guidance(msgspec.Struct):
    """The lesson of a table, and whether it is followed: all answers so far are its own, as far as it goes."""

    lesson: str
    followed: bool


class StateMessage(Outgoing, tag="state"):
    table: str
    game: str
    seq: int
    answered: int
    status: Status
    asked: int | None
    commitment: str | None
    seats: list[SeatInfo]
    may_undo: list[int]
    may_take_back: list[int]
    may_restart: list[int]
    request: Request | None
    sides: list[SeatView]
    log_from: int
    expires: int | None
    """When the table is removed unless somebody plays on, in seconds since 1970; only if that is soon."""
    code: str | None
    talk: Talk
    pace: Pace
    clock: Clock
    now: int
    """The server's time, in milliseconds since 1970."""
    time_for: int | None
    """What the seat that is asked may take for its answer, in milliseconds, before the others may do without it."""
    ended: bool
    """Whether the players have ended the game before its end."""
    guidance: Guidance | None


class Presence(Outgoing, tag="presence"):
    seats: list[int]
    spectators: int


class Line(msgspec.Struct):
    """What a seat has said, at a time in milliseconds since 1970: a phrase or words.

    `name` is who sat there then, and empty for lines older than that field.
    """

    number: int
    seat: int
    time: int
    phrase: str
    words: str
    name: str


class TalkMessage(Outgoing, tag="talk"):
    lines: list[Line]


class NoteMessage(Outgoing, tag="note"):
    seat: int
    words: str


class WhyNotAnswer(Outgoing, tag="why_not"):
    id: int | None
    allowed: bool
    rule: str
    text: Annotated[Json, TEXT] | None


class Explanation(Outgoing, tag="explanation"):
    """What comes of an answer for certain and what it costs, then who is asked what, and the rules of all that."""

    id: int | None
    events: Annotated[msgspec.Raw, EVENTS]
    costs: list[Annotated[Json, TEXT]]
    """What the seat has less of afterwards, for certain."""
    open: bool
    """Whether chance or something hidden has a part in what comes after that."""
    asked: int | None
    prompt: Annotated[Json, TEXT] | None
    rules: list[str]


class Hint(Outgoing, tag="hint"):
    id: int | None
    seat: int
    at: int
    answer: int
    chance: float
    otherwise: float
    exact: bool
    choice: Annotated[Json, CHOICE]
    why: list[Annotated[Json, TEXT]]
    """What the answer gains or prevents."""


class RematchSetUp(Outgoing, tag="rematch"):
    table: str


class Pong(Outgoing, tag="pong"):
    id: int | None


class ErrorMessage(Outgoing, tag="error"):
    id: int | None
    code: str
    text: Annotated[Json, TEXT]
    rule: str
    detail: str


ServerMessage = (
    Ok
    | StateMessage
    | Presence
    | TalkMessage
    | NoteMessage
    | WhyNotAnswer
    | Explanation
    | Hint
    | RematchSetUp
    | Pong
    | ErrorMessage
)
