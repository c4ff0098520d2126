"""Laying the next location (GF-60 to GF-64)."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.gefaehrten.board import MOST_STEP, coordinates, slots_at, spots
from ringspiel.games.gefaehrten.ending import end_after_scoring, finish
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.words import cell_notation, cell_read, location_text, lying_text, tell
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.text import Text, seat_name, text


def next_location(s: GefaehrtenState) -> None:
    """GF-60: the player who filled the last slot lays the next location, even without a card left (GF-63)."""
    if end_after_scoring(s):
        finish(s)
    else:
        s.ask(NextLocation(s.active))


def lay_location(s: GefaehrtenState, left: int) -> None:
    """GF-62: cards that already lie in its slots count for it, because a place on the table is one and the same."""
    cells = s.cells.copy()
    place_of = {cell: place for place, cell in enumerate(cells) if -MOST_STEP < cell - left < MOST_STEP}
    slots: list[int] = []
    for cell in slots_at(left):
        place = place_of.get(cell, len(cells))
        if place == len(cells):
            cells.append(cell)
            s.cards.append(NOTHING)
        slots.append(place)
    s.settled = len(s.cells)
    s.locations = [*s.locations, left]
    s.cells = cells
    s.slots = slots


def places_counting(s: GefaehrtenState, left: int) -> list[int]:
    """GF-62: the places of the cards that would count at once for a location laid there."""
    slots = slots_at(left)
    return [place for place, cell in enumerate(s.cells) if cell in slots and s.cards[place] != NOTHING]


@final
class NextLocation(Question[GefaehrtenState]):
    """Where the left card of the next location comes to lie: a cell."""

    __slots__ = ()
    kind: ClassVar[str] = "next-location"
    rule: ClassVar[str] = "GF-61"

    def answers(self, s: GefaehrtenState) -> list[int]:
        cards = [s.cells[place] for place in range(len(s.cells)) if s.cards[place] != NOTHING]
        return spots(cards, s.locations)

    def take(self, s: GefaehrtenState, answer: int) -> None:
        lay_location(s, answer)
        if s.log is not None:
            tell(s, "location-laid", "GF-60", seat=self.seat, location=s.current(), cell=answer)

    def describe(self, s: GefaehrtenState, answer: int) -> Choice:
        x, y = coordinates(answer)
        counting = [lying_text(s, place) for place in places_counting(s, answer)]
        words = text("gefaehrten-lay-location", location=location_text(len(s.locations)), x=x, y=y, cards=counting)
        return Choice(cell_notation(answer), words, (f"spot:{x},{y}",))

    def prompt(self, s: GefaehrtenState) -> Text:
        location = location_text(len(s.locations))
        return text("gefaehrten-ask-next-location", seat=seat_name(self.seat), location=location)

    def explain(self, s: GefaehrtenState, targets: tuple[str, ...]) -> Refusal | None:
        if len(targets) != 1 or not targets[0].startswith("spot:"):
            return None
        return Refusal(self.rule, text("gefaehrten-refuse-GF-61"))

    def named(self, s: GefaehrtenState, words: list[str]) -> tuple[str, ...] | None:
        cell = cell_read(words[0]) if len(words) == 1 else None
        return None if cell is None else ("spot:{},{}".format(*coordinates(cell)),)
