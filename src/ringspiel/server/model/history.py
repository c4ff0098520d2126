"""The log of a table: what was done, entry by entry, and which answers are in force."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeGuard, TypeVar

import msgspec
from msgspec.structs import replace

from ringspiel.kernel.event import Event
from ringspiel.kernel.record import Answer, Change, Contribution, GivenUp, Help
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import text
from ringspiel.server.protocol.messages import Proposal, Request


class Act(msgspec.Struct, tag_field="kind", frozen=True, gc=False):
    """Something a seat did."""


class AnswerAct(Act, tag="answer", frozen=True, gc=False, omit_defaults=True):
    """An answer as the table and the record have it, and who may know it (None = all)."""

    given: Answer
    audience: list[int] | None
    automatic: bool = False
    """Whether an order or a stand-in has given it for the person at the seat."""


class Undone(Act, tag="undo", frozen=True, gc=False):
    """Back to where `to` answers were in force."""

    to: int


class Asked(Act, tag="ask", frozen=True, gc=False):
    """A request to go back to where `to` answers were in force, or the proposal that `what` names."""

    to: int
    waits_for: list[int]
    what: Literal["take_back"] | Proposal = "take_back"
    about: int | None = None
    agent: str | None = None


class Agreed(Act, tag="agree", frozen=True, gc=False):
    pass


class Declined(Act, tag="refuse", frozen=True, gc=False):
    pass


class Done(Act, tag="done", frozen=True, gc=False):
    """A proposal that needed nobody's consent."""

    what: Proposal
    about: int | None = None
    agent: str | None = None


class CameBack(Act, tag="come_back", frozen=True, gc=False):
    """A player is back, and the stand-in stops."""


class Pledged(Act, tag="pledge", frozen=True, gc=False):
    """The seat has pledged a contribution to the seed."""

    pledge: str


class Closed(Act, tag="close", frozen=True, gc=False):
    """No more pledges are taken: from now on the contributions are revealed."""


class Revealed(Act, tag="reveal", frozen=True, gc=False):
    """The seat has revealed the contribution that it pledged."""

    value: str


class Begun(Act, tag="begin", frozen=True, gc=False):
    """The contributions are mixed with the seed, and the table is dealt."""


class Helped(Act, tag="help", frozen=True, gc=False):
    """The seat has asked for a hint."""


class Taken(Act, tag="take", frozen=True, gc=False):
    """Somebody has taken the seat."""

    name: str


class Renewed(Act, tag="renew", frozen=True, gc=False):
    """The tokens of the seat have changed: one more, another one, or only one from now on."""

    how: Literal["add", "replace", "only"]


class Said(Act, tag="say", frozen=True, gc=False):
    """The seat has said the line of talk with this number."""

    number: int


class Noted(Act, tag="note", frozen=True, gc=False):
    """The seat has changed its note, which only the seat may read."""


class Ordered(Act, tag="order", frozen=True, gc=False):
    """The seat has changed its advance orders, which only the seat may know."""


A_co = TypeVar("A_co", bound=Act, covariant=True)
Gathered = Pledged | Closed | Revealed | Begun
Quiet = Said | Noted | Ordered
"""What goes on beside the game: it disturbs no turn and no request."""
AnyAct = AnswerAct | Undone | Asked | Agreed | Declined | Done | CameBack | Gathered | Helped | Taken | Renewed | Quiet
read_act = msgspec.json.Decoder(AnyAct).decode


class Entry(msgspec.Struct, Generic[A_co], frozen=True, gc=False):
    """One entry of the log. Its events are stored beside it, and read when somebody wants to see them."""

    seq: int
    seat: int
    act: A_co


AnyEntry = Entry[AnyAct]
Answered = Entry[AnswerAct]


def given_up(what: str, seat: int, about: int | None) -> GivenUp:
    """Who has lost by a proposal of `seat`: that seat's party, or that of somebody who is away."""
    return GivenUp(seat if about is None else about, claimed=what == "claim")


def is_answer(entry: AnyEntry) -> TypeGuard[Answered]:
    return isinstance(entry.act, AnswerAct)


def notation_for(entry: Answered, seat: int | None) -> str:
    """The answer in notation; empty for those who may not know it."""
    audience = entry.act.audience
    return entry.act.given.notation if audience is None or seat in audience else ""


class Contributions:
    """What the players add to the seed before a table is dealt: first pledges, then the values behind them."""

    def __init__(self) -> None:
        self.pledges: dict[int, str] = {}
        self.values: dict[int, str] = {}
        self.closed = False
        self.begun = 0
        """The sequence number with which the table was dealt; 0 before that."""

    def add(self, seq: int, seat: int, act: Gathered) -> None:
        if isinstance(act, Pledged):
            self.pledges[seat] = act.pledge
        elif isinstance(act, Revealed):
            self.values[seat] = act.value
        elif isinstance(act, Closed):
            self.closed = True
        else:
            self.begun = seq

    def forget(self, seat: int) -> None:
        """The player has left before the table was dealt; the next one there pledges anew."""
        if not self.closed:
            self.pledges.pop(seat, None)

    def all(self) -> list[Contribution]:
        """In the order of the seats. Where a value is missing, it has not come."""
        return [Contribution(seat, self.pledges[seat], self.values.get(seat)) for seat in sorted(self.pledges)]

    def silent(self) -> list[int]:
        """The seats that have pledged and not revealed."""
        return [seat for seat in sorted(self.pledges) if seat not in self.values]


class History:
    """The entries of a table, added up."""

    def __init__(self) -> None:
        self.seq = 0
        self.last_change = 0
        """The sequence number of the last entry that changed the position."""
        self.in_force: list[Answered] = []
        """The answers that have not been taken back."""
        self.request: Request | None = None
        self.requested = 0
        """The sequence number of that request."""
        self.ended = False
        self.rules_changed = 0
        """The sequence number with which the rules last changed; 0 if they never did."""
        self.given_up: GivenUp | None = None
        self.gathered = Contributions()
        self.helped: list[Help] = []

    def add(self, entry: AnyEntry) -> bool:
        """Take an entry in; true if answers were taken back by it."""
        before = len(self.in_force)
        self.seq = entry.seq
        if isinstance(entry.act, Gathered):
            self.gathered.add(entry.seq, entry.seat, entry.act)
        elif isinstance(entry.act, Helped):
            self.helped.append(Help(entry.seat, before))
        elif isinstance(entry.act, Taken):
            self._take(entry.seat)
        elif not isinstance(entry.act, Renewed | Quiet):
            self._do(entry)
        if len(self.in_force) != before or entry.seq in (self.gathered.begun, self.rules_changed):
            self.last_change = entry.seq
        return len(self.in_force) < before

    def _do(self, entry: AnyEntry) -> None:
        act, request = entry.act, self.request
        self.request = None
        if is_answer(entry):
            self.in_force.append(entry)
        elif isinstance(act, Undone):
            del self.in_force[act.to :]
        elif isinstance(act, Asked):
            self.request = Request(act.what, entry.seat, [], list(act.waits_for), act.to, act.about, act.agent)
            self.requested = entry.seq
        elif isinstance(act, Agreed) and request is not None:
            self._agree(entry.seq, request, entry.seat)
        elif isinstance(act, Done):
            self._carry_out(entry.seq, act.what, entry.seat, act.about)

    def _take(self, seat: int) -> None:
        """Drop a proposal about the free seat, which is no longer free."""
        if self.request is not None and self.request.about == seat:
            self.request = None

    def _carry_out(self, seq: int, what: Proposal, seat: int, about: int | None) -> None:
        if what == "end":
            self.ended = True
        elif what in ("resign", "claim"):
            self.given_up = given_up(what, seat, about)
        elif what == "new_rules":
            self.rules_changed = seq
            self._seal()
        elif what == "vacate" and about is not None:
            self.gathered.forget(about)

    def _seal(self) -> None:
        """Nothing that was answered under earlier rules can be taken back."""
        if self.in_force:
            last = self.in_force[-1]
            act = replace(last.act, given=replace(last.act.given, sealed=True))
            self.in_force[-1] = Entry(last.seq, last.seat, act)

    def _agree(self, seq: int, request: Request, seat: int) -> None:
        request.agreed.append(seat)
        request.waits_for.remove(seat)
        if request.waits_for:
            self.request = request
        elif request.kind == "take_back":
            del self.in_force[request.to :]
        else:
            self._carry_out(seq, request.kind, request.seat, request.about)

    def take_back_to(self, seat: int, across: frozenset[int]) -> int | None:
        """How many answers were in force before the last one of `seat`. None if chance, a reveal or an answer of a
        seat outside `across` lies between.
        """
        for number in range(len(self.in_force), 0, -1):
            last = self.in_force[number - 1]
            if last.act.given.sealed:
                return None
            if last.seat == seat:
                return number - 1
            if last.seat not in across:
                return None
        return None

    def turn_began(self, seat: int) -> int:
        """How many answers were in force when the turn of `seat` began, or after the last part of chance or others in
        it."""
        number = len(self.in_force)
        while number and self.in_force[number - 1].seat == seat and not self.in_force[number - 1].act.given.sealed:
            number -= 1
        return number

    def last_of(self, seat: int) -> int:
        """The number of the last answer that the player at this seat has given in person; 0 if there is none."""
        for number in range(len(self.in_force), 0, -1):
            answer = self.in_force[number - 1]
            if answer.seat == seat and not answer.act.automatic:
                return number
        return 0

    def first_new(self, since: int | None) -> int:
        """The number of the first answer in force that came after sequence number `since`; 0 for the very beginning."""
        if since is None or since > self.seq or since < self.gathered.begun:
            return 0
        number = len(self.in_force)
        while number and self.in_force[number - 1].seq > since:
            number -= 1
        return number + 1


def events_by_viewer(table: Table) -> str:
    """The events of the last answer as JSON: for the spectator, then for each seat; only once if all saw the same."""
    viewers: list[int | None] = [None, *range(table.seats)]
    seen = [table.events(viewer) for viewer in viewers]
    alike = all(events == seen[0] for events in seen)
    return encode([[event.to_json() for event in events] for events in (seen[:1] if alike else seen)])


def events_for(events: str, seat: int | None) -> msgspec.Raw:
    by_viewer = msgspec.json.decode(events, type=list[msgspec.Raw])
    return by_viewer[0 if seat is None or len(by_viewer) == 1 else seat + 1]


def told_between(changes: list[Change], answers: int) -> list[dict[str, Any]]:
    """What the log says of rules that changed after this many answers."""
    return [
        Event("new-rules", text("new-rules-from-here", rules=change.rules), {"rules": change.rules}).to_json()
        for change in changes
        if change.answers == answers
    ]


def play_answer(table: Table, answer: int, automatic: bool = False) -> tuple[AnswerAct, str]:
    """Answer at a table: the act for the log, and its events."""
    question = table.question
    audience = None if question is None else question.audience()
    table.answer(answer)
    act = AnswerAct(table.entries[-1], None if audience is None else list(audience), automatic)
    table.forget_events()
    return act, events_by_viewer(table)


def encode(document: Any) -> str:
    return msgspec.json.encode(document).decode()
