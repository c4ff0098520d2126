"""What goes over the WebSocket, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ringspiel.kernel.record import Contribution, Help
from ringspiel.server.protocol.api import LogEntry, Origin, SeatInfo, SeatNumber, Secret, Status, Talk
from ringspiel.server.protocol.documents import CHANGES, CHOICE, CHOICES, EVENTS, TEXT, VIEW, Json
from ringspiel.server.protocol.names import check_line
from ringspiel.server.protocol.pace import Clock, Pace

Number = Annotated[int, Meta(ge=0, le=2**53)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


Proposal = Literal["pause", "resume", "stand_in", "vacate", "end", "new_rules", "resign", "claim"]
"""Proposals: stop or start the clock; let a computer, or anybody who comes, play for a seat; end the table; go on under
the rules of today; give the game up; claim it, because somebody is away."""


Phrase = Literal["hello", "luck", "thanks", "well-played", "sorry", "moment", "today", "tomorrow", "busy", "good-game"]


class Incoming(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Number | None = None


class Hello(Incoming, tag="hello"):
    tokens: Annotated[list[Secret], Meta(max_length=16)] = []
    since: Number | None = None
    patches: bool = False
    """Whether the client takes a `patch` instead of a further `state`."""


class Move(Incoming):
    """Something a seat does to the position that it saw at sequence number `at`."""

    seat: SeatNumber
    at: Number


class AnswerMessage(Move, tag="answer"):
    answer: Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
    hold: bool = False
    """Whether an answer that would end the turn, without any part of chance, is only announced and not given."""
    automatic: bool = False
    """Whether the client answers by itself, because only one answer is legal."""


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
    """The player is back, and the computer stops standing in."""


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
    """A line to the others: words, or one of the phrases that all read in their own language."""

    seat: SeatNumber
    words: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None

    def __post_init__(self) -> None:
        check_line(self.words)
        if (self.phrase is None) != bool(self.words.strip()):
            raise ValueError("give either words or a phrase")


class SaveNote(Incoming, tag="note"):
    """A private note. It is kept for this seat and shown to nobody else."""

    seat: SeatNumber
    words: Annotated[str, Meta(max_length=4000, pattern=r"^[^\x00\ud800-\udfff]*$")]


class SetOrders(Incoming, tag="orders"):
    """All advance orders of a seat. They replace the earlier ones."""

    seat: SeatNumber
    orders: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=16)]


class Pledge(Incoming, tag="pledge"):
    """The hash of what this seat will add to the seed."""

    seat: SeatNumber
    pledge: Digest


class Reveal(Incoming, tag="reveal"):
    """What this seat adds to the seed; it must be what was pledged."""

    seat: SeatNumber
    value: Digest


class Looking(Incoming, tag="looking"):
    """Whether somebody looks at the table, or only has it open somewhere."""

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
    | Pledge
    | Reveal
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
    view: Annotated[Json, VIEW]
    choices: Annotated[msgspec.Raw, CHOICES]
    log: list[LogEntry]
    orders: list[str]
    """What this seat can order in advance now."""
    given: list[str]
    """What it has ordered."""
    last: int
    """The number of the last answer that the player gave in person, not an order or a stand-in; 0 if there is none."""


class Request(msgspec.Struct):
    """A request of a seat to the others: to go back to where `to` answers were in force, or a proposal."""

    kind: Literal["take_back"] | Proposal
    seat: int
    agreed: list[int]
    waits_for: list[int]
    to: int = 0
    about: int | None = None
    agent: str | None = None


class Guidance(msgspec.Struct):
    """The lesson of a table. It is followed as long as all answers are those of the lesson."""

    lesson: str
    followed: bool


class Gathered(msgspec.Struct):
    """What the players have added to the seed so far, and whose pledges and contributions are still awaited."""

    contributions: list[Contribution]
    awaits_pledge: list[int]
    awaits_value: list[int]
    """Empty until all have pledged or their time is up. A client reveals only then."""


class NewRules(msgspec.Struct):
    """The rules have changed since the table began. Nobody is asked until all people there agree to go on."""

    played: str
    """The version under which the table was played so far."""
    now: str


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
    """The time that the asked seat has for its answer, in milliseconds. After that the others may go on without
    it."""
    ended: bool
    """Whether the players have agreed to end the table early."""
    guidance: Guidance | None
    help_allowed: bool
    helped: list[Help]
    """Who has asked for hints, and after how many answers."""
    gathered: Gathered | None
    """None after the first answer, and where nobody contributes."""
    origin: Origin
    new_rules: NewRules | None
    """Not None if the people have to agree on new rules before the game goes on."""


class Patch(Outgoing, tag="patch"):
    """What has changed since the last state or patch on this connection; protocol/patches.py makes and applies it."""

    changes: Annotated[msgspec.Raw, CHANGES]


class Presence(Outgoing, tag="presence"):
    seats: list[int]
    spectators: int


class Line(msgspec.Struct):
    """What a seat has said, at a time in milliseconds since 1970: a phrase or words.

    `name` is the player who sat there then. It is empty for lines older than that field.
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
    """The certain effects of an answer, its costs, the next question and its seat, and the rules behind them."""

    id: int | None
    events: Annotated[msgspec.Raw, EVENTS]
    costs: list[Annotated[Json, TEXT]]
    """What the seat certainly has less of afterwards."""
    prospects: list[Annotated[Json, TEXT]]
    """What may come of it later, or by chance, with its odds."""
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
    """With the next best answer."""
    close: bool
    """Whether these two cannot be told apart."""
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
    | Patch
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
