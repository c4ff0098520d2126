"""What the HTTP API takes and gives, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ringspiel.arena.collection import Figures
from ringspiel.kernel.analysis import Given, Mark, Note, Tried
from ringspiel.kernel.record import Help
from ringspiel.languages import LONGEST_TAG, TAG, languages
from ringspiel.server.protocol.documents import CHOICE, CHOICES, EVENTS, OUTCOME, TEXT, VIEW, GameOption, Json
from ringspiel.server.protocol.names import check_name
from ringspiel.server.protocol.pace import Clock, Pace

Secret = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Status = Literal["waiting", "playing", "over"]
Language = Annotated[str, Meta(pattern=TAG, max_length=LONGEST_TAG)]
"""One of those that `/api/languages` lists."""
AnyLanguage = Annotated[str, Meta(pattern=f"^({TAG[1:-1]})?$", max_length=LONGEST_TAG)]
"""A language, or nothing for any."""
Talk = Literal["off", "seated", "all"]
"""Who may read the talk of the players."""
Origin = Literal["", "redealt", "kept"]
"""Where a table began: as usual, or from a position whose hidden things were dealt anew, or kept as they were."""
Level = Literal["", "beginners", "experienced"]
"""The players that a table is meant for; empty for everybody."""


def check_language(tag: str) -> None:
    """Raises ValueError unless it is one of the languages here."""
    if tag not in languages():
        raise ValueError(f"there is no language {tag!r}")


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """Base of everything a client sends."""


class Problem(msgspec.Struct):
    """Why something was refused: a code for programs, a text for players, a sentence for developers."""

    code: str
    text: Annotated[Json, TEXT]
    rule: str
    detail: str


class Failure(msgspec.Struct):
    error: Problem


# --- the server, its games and their rules ----------------------------------------------------------------------------


class Health(msgspec.Struct):
    status: str
    version: str


class LanguageInfo(msgspec.Struct):
    """A language by its own name, and those in which its readers find what it lacks."""

    id: str
    name: str
    fallback: list[str]


class GameInfo(msgspec.Struct):
    id: str
    prefix: str
    rules_version: str
    seat_counts: list[int]
    hidden: bool
    by_player: list[str]
    """The parts of a saved position that hold one entry for each seat."""
    options: list[GameOption]
    agents: list[str]
    """Computer opponents for every number of seats, weakest first."""
    agents_at: dict[str, list[str]]
    """Further opponents, by the number of seats that they play with."""


class Rule(msgspec.Struct):
    id: str
    section: str
    text: str
    when: str
    """When the section is needed: the name of an option that is on, `seats>2`, or empty for every table."""
    chapter: str
    """The section that this one belongs to; the section itself if it belongs to none."""
    scene: str
    """The picture of the primer that shows the section; empty if there is none."""


class PrimerPicture(msgspec.Struct):
    scene: str
    caption: str


class PrimerSection(msgspec.Struct):
    """A heading of a primer, with Markdown text and pictures of positions."""

    title: str
    text: str
    pictures: list[PrimerPicture]


# --- lessons ----------------------------------------------------------------------------------------------------------


class LessonInfo(msgspec.Struct):
    """A lesson, as it is offered."""

    id: str
    game: str
    title: str
    about: str
    minutes: int


class LessonStep(msgspec.Struct):
    """What the guide says when `after` answers have been given and a seat is asked the next. All texts are Markdown;
    a text is empty if the guide says nothing.
    """

    after: int
    seat: int
    answer: int
    say: str
    came: str
    otherwise: str
    others: dict[str, str]
    """By answer: what to say to a learner who wants to give it."""


class Lesson(LessonInfo):
    """Everything that the guide says."""

    learner: int
    steps: list[LessonStep]
    end: str
    later: dict[str, str]
    """By kind of question: what the guide says after the lesson, when the question comes up for the first time."""
    next: str | None
    """The lesson to be taken after this one."""


class StartLesson(Request):
    name: Name

    def __post_init__(self) -> None:
        check_name(self.name)


# --- new tables -------------------------------------------------------------------------------------------------------


class NewSeat(Request):
    kind: Literal["me", "friend", "open", "agent", "bot"]
    name: Name | None = None
    agent: Annotated[str, Meta(max_length=40)] | None = None
    contributes: bool = False
    """Whether the client at this seat pledges and reveals a contribution to the seed; only for `me` and `bot`."""

    def __post_init__(self) -> None:
        if self.name is not None:
            check_name(self.name)


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Json = {}
    public: bool = False
    pace: Pace = msgspec.field(default_factory=Pace)
    language: AnyLanguage = ""
    """The language of the table; empty for any language."""
    level: Level = ""
    talk: Talk = "seated"
    help_allowed: bool | None = None
    """Whether players may ask for hints. If it is missing they may, unless people play on several devices."""
    position: Json | None = None
    """The position from which the table begins; None for the usual beginning. Its game, seats and options are those
    named here."""
    redeal: bool = True
    """Whether everything hidden is dealt anew. Where it is not, all who join have to agree."""

    def __post_init__(self) -> None:
        if self.language:
            check_language(self.language)


# --- positions that are checked and put together ----------------------------------------------------------------------


class Position(Request):
    """A position that somebody has made."""

    position: Json


class PositionCheck(msgspec.Struct):
    """What is wrong with a position; if nothing is, how it looks to the seat that is asked."""

    faults: list[dict[str, str]]
    """A sentence for each problem, by language."""
    view: Annotated[Json, VIEW] | None


class PositionChange(Request):
    """A value for a field of a position: a number, the id of a thing, several ids, or counts by id."""

    field: str
    value: int | str | list[str] | dict[str, int]


class EditWish(Request):
    """A position that somebody is putting together, and what is to be changed in it. `seat` is who looks at it; the
    seat that is asked if it is missing."""

    position: Json
    change: PositionChange | None = None
    empty: bool = False
    """Whether the board is to be cleared before."""
    seat: SeatNumber | None = None


class FirstWish(Request):
    """The first position of a table with these seats and options."""

    seats: SeatNumber
    options: dict[str, Any] = {}


class EditThing(msgspec.Struct):
    """What a field can hold, and its place on the board, if it has one."""

    id: str
    label: Annotated[Json, TEXT]
    at: str


class EditField(msgspec.Struct):
    """A part of a position. `kind` says what its value is: a `number`, `one` of `things`, `some` of them, `counts` of
    them, or a `row` of them in order. `at` are places on the board where a click changes it."""

    id: str
    group: str
    label: Annotated[Json, TEXT]
    kind: Literal["number", "one", "some", "counts", "row"]
    value: int | str | list[str] | dict[str, int]
    things: str
    least: int
    most: int
    at: list[str]


class EditFault(msgspec.Struct):
    """A sentence by language, and the fields that are wrong."""

    said: dict[str, str]
    fields: list[str]


class Edited(msgspec.Struct):
    """A position that is being put together; `view` is null where it cannot be drawn, `playable` if nothing is
    wrong."""

    position: Json
    view: Annotated[Json, VIEW] | None
    playable: bool
    faults: list[EditFault]
    fields: list[EditField]
    things: dict[str, list[EditThing]]


# --- answers that are tried out, and analyses that are shared ---------------------------------------------------------


class TriedAnswer(Request):
    """An answer to try. Chance is dictated as far as it is given; None leaves it to the dice of the position."""

    answer: int
    chance: Annotated[list[int], Meta(max_length=500)] | None = None


class TriedLine(Request):
    """Answers to give from a position one after the other; with a seed, chance of the last one is drawn by it."""

    position: Json
    line: Annotated[list[TriedAnswer], Meta(max_length=500)] = []
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class AnalysedMoment(msgspec.Struct):
    """A position in an analysis, with all that is hidden in it, as the seat sees it that is asked.

    Seat, notation, events, chance and bounds are those of the answer that led there.
    """

    position: Json
    view: Annotated[Json, VIEW]
    choices: Annotated[msgspec.Raw, CHOICES]
    seat: int | None
    notation: str
    events: Annotated[msgspec.Raw, EVENTS]
    chance: list[int]
    bounds: list[int]
    """For each chance result: it was one of this many, counted from 0."""
    theme: str = ""
    """What the open question is about: `<game>-theme-<theme>` is its name, where the game has one."""


class NewAnalysis(Request):
    """An analysis to be shared, of a finished table or of a position: one of these."""

    table: str | None = None
    position: Json | None = None
    title: str = ""
    notes: list[Note] = []
    tried: list[Tried] = []


class SharedLink(msgspec.Struct):
    """Everybody with the id may read the analysis; everybody with the key may change it."""

    analysis: str
    key: str


class SharedAnalysis(msgspec.Struct):
    game: str
    table: str | None
    position: Json | None
    title: str
    notes: list[Note]
    tried: list[Tried]


class SharedState(msgspec.Struct):
    """How often a shared analysis has changed, and how it is now; null if it has not changed since then."""

    at: int
    shared: SharedAnalysis | None


class AnalysisChange(Request):
    """A change at the place to which the answers in `way` lead from a moment. What is null stays as it is."""

    kind: Literal["try", "note", "delete", "promote", "title"]
    moment: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    way: Annotated[list[Given], Meta(max_length=500)] = []
    answer: int = 0
    chance: Annotated[list[int], Meta(max_length=500)] = []
    comment: str | None = None
    symbol: str | None = None
    name: str | None = None
    marks: list[Mark] | None = None
    title: str = ""


class AnalysisWish(Request):
    key: Secret
    change: AnalysisChange


class EndOfSharing(Request):
    key: Secret


class OpenedAnalysis(msgspec.Struct):
    """An analysis of a position, out of its file."""

    game: str
    position: Json
    title: str
    notes: list[Note]
    tried: list[Tried]


class ChanceWish(Request):
    """A position, an answer that is given there, and the chance that came of it."""

    position: Json
    answer: int
    chance: Annotated[list[int], Meta(max_length=500)] = []


class DrawResults(msgspec.Struct):
    """For each result of a die or draw, counted from 0: the events that follow."""

    results: list[Annotated[msgspec.Raw, EVENTS]]


class WorthWish(Request):
    """Which answers to try out, all that look good if none are named, and the number of the first world."""

    position: Json
    answers: Annotated[list[int], Meta(max_length=16)] = []
    first: Annotated[int, Meta(ge=0, le=1000)] = 0


class AnswerWorth(msgspec.Struct):
    """For each world, what each of these answers is worth there as a chance to win. One exact world if solved."""

    exact: bool
    answers: list[int]
    worlds: list[list[float]]


# --- seats and tables -------------------------------------------------------------------------------------------------


class SeatToken(msgspec.Struct):
    seat: int
    token: str


class SeatInvitation(msgspec.Struct):
    seat: int
    invitation: str


class Created(msgspec.Struct):
    table: str
    code: str
    commitment: str | None
    """None where chance is dictated, as in lessons."""
    tokens: list[SeatToken]
    invitations: list[SeatInvitation]
    bots: list[SeatToken]


class SeatInfo(msgspec.Struct):
    """Who sits at a seat. `taken` is always true for an agent; `open` says that anybody may take it now.

    A bot is somebody's program that sits there with a token, as people do. `stand_in` is the computer opponent that
    plays for somebody who is missing.
    """

    seat: int
    kind: Literal["human", "agent", "bot"]
    agent: str | None
    name: str | None
    taken: bool
    open: bool
    stand_in: str | None


class Summary(msgspec.Struct):
    table: str
    game: str
    options: Json
    status: Status
    public: bool
    created: int
    updated: int
    answered: int
    asked: int | None
    rematch: str | None
    commitment: str | None
    outcome: Annotated[Json, OUTCOME] | None
    seats: list[SeatInfo]
    code: str | None
    language: str
    level: Level
    talk: Talk
    help_allowed: bool
    pace: Pace
    clock: Clock
    origin: Origin


class MySummary(Summary):
    mine: list[int]


class HeldToken(Request):
    table: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
    token: Secret


class Mine(Request):
    tokens: Annotated[list[HeldToken], Meta(max_length=200)]


class Join(Request):
    name: Name
    invitation: Secret | None = None
    seat: SeatNumber | None = None
    bot: bool = False
    contributes: bool = False
    agrees: bool = False
    """Whether the player agrees to a table whose creator may know what is hidden."""
    token: Secret | None = None
    """The token of the seat, if the client chooses it. With the same one it may ask again when a reply was lost."""
    held: Annotated[list[Secret], Meta(max_length=16)] = []
    """The tokens that the client has at this table. Nobody who sits there takes a seat that was freed."""

    def __post_init__(self) -> None:
        check_name(self.name)


class NewToken(Request):
    """A valid token of a seat, and a new one that the client has chosen."""

    token: Secret
    fresh: Secret


class Renewal(Request):
    """New tokens for seats: one more for another device, one instead of the old one, or one that ends all others."""

    tokens: Annotated[list[NewToken], Meta(min_length=1, max_length=16)]
    how: Literal["add", "replace", "only"]


class Renewed(msgspec.Struct):
    table: str
    seats: list[int]
    """In the order of the request: the seats that the new tokens give."""


class Joined(msgspec.Struct):
    table: str
    seat: int
    token: str


class RematchRequest(Request):
    """Tokens of the finished table, each with one that the client has chosen for the same seat at the new table."""

    tokens: Annotated[list[NewToken], Meta(min_length=1, max_length=16)]
    contributes: bool = False


class Rematch(msgspec.Struct):
    table: str
    seats: list[int]
    """The seats that the new tokens give there. One that another device has taken before is missing."""


# --- records, replays and reviews -------------------------------------------------------------------------------------


class Uploaded(msgspec.Struct):
    table: str


class LogEntry(msgspec.Struct):
    """The events of the n-th answer, as one viewer may know them. They are JSON already."""

    n: int
    seat: int | None
    notation: str
    events: Annotated[msgspec.Raw, EVENTS]


class Step(LogEntry):
    """An entry of the log with the position after it. The position is missing if the table's rules are no longer
    played."""

    view: Annotated[msgspec.Raw, VIEW] | None


class Replay(msgspec.Struct):
    answered: int
    first: int = msgspec.field(name="from")
    last: int = msgspec.field(name="to")
    steps: list[Step]


class Finding(msgspec.Struct):
    """An answer in a review. Chances to win are by seat."""

    n: int
    """The number of the answer at its table."""
    seat: int
    notation: str
    played: Annotated[Json, TEXT]
    better: Annotated[Json, TEXT] | None
    """A better answer; None unless the answer was surely a mistake."""
    better_notation: str
    better_targets: list[str]
    """Where it is on the board."""
    why: list[Annotated[Json, TEXT]]
    """What the better answer gains or prevents beside the given one; empty where only the chances tell."""
    chances: list[float]
    """Before the answer."""
    loss: float
    """How much of the player's own chance the answer gave away, by what the seat could know."""
    low: float
    high: float
    """The 95 % interval of the loss."""
    luck: list[float]
    """What chance changed until somebody was asked again."""
    spread: list[float]
    """Squared errors of the luck."""


class ReviewPart(msgspec.Struct):
    """A review of some answers at a finished table. It has no moments if the table's rules are no longer played."""

    answered: int
    first: int = msgspec.field(name="from")
    last: int = msgspec.field(name="to")
    exact: bool
    """Whether the numbers are exact. Otherwise they are estimates."""
    opening: list[float]
    """What chance brought before the first answer."""
    moments: list[Finding]
    helped: list[Help]
    """Who asked for a hint before these answers."""
    nobody_wins: bool
    """Whether all may lose together. What the chances of all seats leave of one is the chance of that."""


# --- puzzles and exercises --------------------------------------------------------------------------------------------


class PuzzleInfo(msgspec.Struct):
    """A puzzle in the list. `missed` are the levels that do not find its solution. More of them mean a harder
    puzzle."""

    id: str
    seats: int
    missed: list[str]
    theme: str
    """What it is about: `<game>-theme-<theme>` is its name."""


class PuzzleTask(msgspec.Struct):
    """The position of a puzzle, as the asked seat sees it, and the choices of that seat."""

    id: str
    seat: int
    missed: list[str]
    view: Annotated[Json, VIEW]
    choices: Annotated[msgspec.Raw, CHOICES]


class PuzzleAnswer(Request):
    """An answer that is tried. With `reveal` the solution is told though the answer is wrong."""

    answer: int
    reveal: bool = False


class TrainingAnswer(Request):
    """An answer that is tried in a position of one's own, and the one that a review or a search found best there."""

    position: Json
    solution: int
    answer: int
    reveal: bool = False


class MadePuzzle(msgspec.Struct):
    """The puzzle in a position; null if no answer there is clearly better than all others."""

    puzzle: OwnPuzzle | None


class OwnPuzzle(msgspec.Struct):
    id: str
    position: Json
    seat: int
    solution: int
    notation: str
    margin: float
    missed: list[str]
    theme: str
    why: list[Annotated[Json, TEXT]]


class PuzzleSolved(msgspec.Struct):
    """Whether an answer is the solution, and what it gives away compared with it, with the 95 % interval."""

    right: bool
    solution: Annotated[Json, CHOICE] | None
    """Null as long as it is neither found nor asked for."""
    why: list[Annotated[Json, TEXT]]
    """What the solution is good for; empty without it."""
    loss: float
    low: float
    high: float
    margin: float
    """By how much the solution is better than the next best answer."""
    exact: bool


# --- statistics, and how the server is reached ------------------------------------------------------------------------


class Statistics(msgspec.Struct):
    """What finished tables of a game say. Not all are counted yet while `counted` is below `tables`."""

    game: str
    tables: int
    counted: int
    fewest: int
    """Groups of fewer tables are left out."""
    groups: list[Figures]
    """By number of seats."""


class Reach(msgspec.Struct):
    """How others reach this server, and how it reaches them."""

    mail: bool
    webhooks: list[str]
    """Origins that the operator allows."""
    public_url: str
    local_only: bool
    """Whether only this computer can open its pages."""
    shared: bool
    """Whether others can come to its tables. Nobody can if the page is its own server."""
    addresses: list[str]
    """Its address in the local network."""
    embed: bool
    """Whether pages of other origins may show replays in a frame."""


# --- messages to players ----------------------------------------------------------------------------------------------


class NewContact(Request):
    kind: Literal["mail", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=500)]
    language: Language

    def __post_init__(self) -> None:
        check_language(self.language)


class ContactMade(msgspec.Struct):
    secret: str


class HeldContact(Request):
    secret: Secret


class ContactToken(Request):
    token: Secret


class ContactInfo(msgspec.Struct):
    kind: Literal["mail", "webhook"]
    address: str
    confirmed: bool
    tables: list[str]


class Subscribe(Request):
    tokens: Annotated[list[Secret], Meta(min_length=1, max_length=16)]
    secret: Secret
    on: bool


class Done(msgspec.Struct):
    done: bool = True
