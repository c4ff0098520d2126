"""The log of a table: what was done, entry by entry, and what of it still stands."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.server.messages import Request
from ringspiel.table.table import Table


class Act(msgspec.Struct, tag_field="kind", frozen=True):
    """Something a seat did."""


class Given(Act, tag="answer", frozen=True):
    """An answer, with the chance it set loose, whether an undo may cross it, and who may know it (None = all)."""

    answer: int
    notation: str
    chance: list[int]
    sealed: bool
    audience: list[int] | None


class Undone(Act, tag="undo", frozen=True):
    """Back to where `to` answers stood."""

    to: int


class Asked(Act, tag="ask", frozen=True):
    """May we go back to where `to` answers stood?"""

    to: int
    waits_for: list[int]


class Agreed(Act, tag="agree", frozen=True):
    pass


class Declined(Act, tag="refuse", frozen=True):
    pass


AnyAct = Given | Undone | Asked | Agreed | Declined
read_act = msgspec.json.Decoder(AnyAct).decode


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log; its events are JSON, by viewer."""

    seq: int
    seat: int
    act: AnyAct
    events: str = "[]"


class Standing(msgspec.Struct, frozen=True):
    """An answer that still stands."""

    seq: int
    seat: int
    given: Given
    events: str

    def notation_for(self, seat: int | None) -> str:
        """The answer in notation; empty for those who may not know it."""
        audience = self.given.audience
        return self.given.notation if audience is None or seat in audience else ""


class History:
    """The entries of a table, added up."""

    def __init__(self) -> None:
        self.seq = 0
        self.changed = 0
        """The sequence number of the last entry that changed the position."""
        self.standing: list[Standing] = []
        self.request: Request | None = None

    def add(self, entry: Entry) -> bool:
        """Take an entry in; true if answers were taken back by it."""
        before = len(self.standing)
        self.seq = entry.seq
        self._do(entry)
        if len(self.standing) != before:
            self.changed = entry.seq
        return len(self.standing) < before

    def _do(self, entry: Entry) -> None:
        act, request = entry.act, self.request
        self.request = None
        if isinstance(act, Given):
            self.standing.append(Standing(entry.seq, entry.seat, act, entry.events))
        elif isinstance(act, Undone):
            del self.standing[act.to :]
        elif isinstance(act, Asked):
            self.request = Request(entry.seat, act.to, [], list(act.waits_for))
        elif isinstance(act, Agreed) and request is not None:
            self._agree(request, entry.seat)

    def _agree(self, request: Request, seat: int) -> None:
        request.agreed.append(seat)
        request.waits_for.remove(seat)
        if request.waits_for:
            self.request = request
        else:
            del self.standing[request.to :]

    def take_back_to(self, seat: int, across_others: bool) -> int | None:
        """How many answers stood before the last one of `seat`; None where chance, a reveal or others are between."""
        for number in range(len(self.standing), 0, -1):
            last = self.standing[number - 1]
            if last.given.sealed:
                return None
            if last.seat == seat:
                return number - 1
            if not across_others:
                return None
        return None

    def first_new(self, since: int) -> int:
        """The number of the first standing answer that came after sequence number `since`."""
        number = len(self.standing)
        while number and self.standing[number - 1].seq > since:
            number -= 1
        return number + 1


def events_by_viewer(table: Table) -> str:
    """What came of the last answer as JSON: for the spectator, then for each seat; once, if all saw the same."""
    viewers: list[int | None] = [None, *range(table.seats)]
    seen = [encode([event.to_json() for event in table.events(viewer)]) for viewer in viewers]
    return "[" + (seen[0] if len(set(seen)) == 1 else ",".join(seen)) + "]"


def events_for(events: str, seat: int | None) -> msgspec.Raw:
    by_viewer = msgspec.json.decode(events, type=list[msgspec.Raw])
    return by_viewer[0 if seat is None or len(by_viewer) == 1 else seat + 1]


def given(table: Table, answer: int) -> tuple[Given, str]:
    """Answer at a table: the act for the log, and its events."""
    question = table.question
    audience = None if question is None else question.audience()
    table.answer(answer)
    entry = table.entries[-1]
    known_to = None if audience is None else list(audience)
    act = Given(entry.answer, entry.notation, entry.chance, entry.sealed, known_to)
    return act, events_by_viewer(table)


def encode(document: Any) -> str:
    return msgspec.json.encode(document).decode()
