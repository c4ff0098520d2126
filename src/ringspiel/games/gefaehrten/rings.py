"""The Lothlórien ring brings a card back from the table (GF-57). What the other rings do stands where it acts."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.gefaehrten.components import KINDS, LOTHLORIEN, SLOTS
from ringspiel.games.gefaehrten.laying import FREE, allowed_values, lay, rule_of_shield, shields, strength
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.words import card_text, cell_notation, cell_read, cell_text, slot_text, tell
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.text import Text, seat_name, text


def returnable(s: GefaehrtenState, seat: int) -> list[int]:
    """GF-57: the places of the seat's ringless cards at scored locations, as far as the turn has room for them."""
    if s.holders[LOTHLORIEN] != seat:
        return []
    allowed = allowed_values(s, LOTHLORIEN)
    places = []
    for place in range(s.settled):
        card = s.cards[place]
        if card != NOTHING and s.owner_of(card) == seat and allowed >> card % KINDS & 1 and place not in s.lies:
            places.append(place)
    return places


@final
class TakeBack(Question[GefaehrtenState]):
    """Which card is taken back from the table: its place."""

    __slots__ = ()
    kind: ClassVar[str] = "take-back"
    rule: ClassVar[str] = "GF-57"

    def answers(self, s: GefaehrtenState) -> list[int]:
        return returnable(s, self.seat)

    def take(self, s: GefaehrtenState, answer: int) -> None:
        s.ask(PutAnew(self.seat, answer))

    def describe(self, s: GefaehrtenState, answer: int) -> Choice:
        cell = s.cells[answer]
        words = text("gefaehrten-take-card-back", card=card_text(s.cards[answer]), cell=cell_text(cell))
        return Choice(cell_notation(cell), words, (f"cell:{cell_notation(cell)}",))

    def prompt(self, s: GefaehrtenState) -> Text:
        return text("gefaehrten-ask-take-back", seat=seat_name(self.seat))

    def explain(self, s: GefaehrtenState, targets: tuple[str, ...]) -> Refusal | None:
        if len(targets) != 1 or not targets[0].startswith("cell:"):
            return None
        return Refusal(self.rule, text("gefaehrten-refuse-GF-57"))

    def named(self, s: GefaehrtenState, words: list[str]) -> tuple[str, ...] | None:
        cell = cell_read(words[0]) if len(words) == 1 else None
        return (f"cell:{cell_notation(cell)}",) if cell is not None and cell in s.cells else None


@final
class PutAnew(Question[GefaehrtenState]):
    """The slot where the card taken from `place` is laid anew, with the ring on it; that may be where it came from."""

    __slots__ = ("place",)
    kind: ClassVar[str] = "put-anew"
    rule: ClassVar[str] = "GF-57"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def shields(self, s: GefaehrtenState) -> list[int]:
        """Those of the current location, with the card already taken away."""
        needed = shields(s, self.seat, LOTHLORIEN)
        if self.place in s.slots:
            needed[s.slots.index(self.place)] = FREE
        return needed

    def answers(self, s: GefaehrtenState) -> list[int]:
        reach = strength(s.cards[self.place], LOTHLORIEN)
        needed = self.shields(s)
        return [slot for slot in range(len(needed)) if needed[slot] <= reach]

    def take(self, s: GefaehrtenState, answer: int) -> None:
        card = s.cards[self.place]
        s.cards[self.place] = NOTHING
        if s.log is not None:
            tell(s, "took-back", "GF-57", seat=self.seat, card=card, cell=s.cells[self.place])
        lay(s, card, answer, LOTHLORIEN)

    def describe(self, s: GefaehrtenState, answer: int) -> Choice:
        slot = SLOTS[answer]
        words = text("gefaehrten-put-anew", card=card_text(s.cards[self.place]), slot=slot_text(answer))
        return Choice(slot, words, (f"cell:{cell_notation(s.cells[s.slots[answer]])}",))

    def prompt(self, s: GefaehrtenState) -> Text:
        return text("gefaehrten-ask-put-anew", seat=seat_name(self.seat), card=card_text(s.cards[self.place]))

    def explain(self, s: GefaehrtenState, targets: tuple[str, ...]) -> Refusal | None:
        cells = [f"cell:{cell_notation(s.cells[place])}" for place in s.slots]
        if len(targets) != 1 or not targets[0].startswith("cell:"):
            return None
        rule = rule_of_shield(self.shields(s)[cells.index(targets[0])]) if targets[0] in cells else "GF-12"
        return Refusal(rule, text(f"gefaehrten-refuse-{rule}"))

    def named(self, s: GefaehrtenState, words: list[str]) -> tuple[str, ...] | None:
        if len(words) != 1 or words[0] not in SLOTS:
            return None
        return (f"cell:{cell_notation(s.cells[s.slots[SLOTS.index(words[0])]])}",)
