"""A turn's placements (GF-20 to GF-23, GF-36): card and slot, with or without a ring, until the turn is ended."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.gefaehrten.components import CARDS, KINDS, NAZGUL, NUMBERED, RINGS, RULE_OF, SLOTS, WEATHERTOP
from ringspiel.games.gefaehrten.laying import (
    allowed_values,
    beyond_the_turn,
    lay,
    rule_of_shield,
    shields,
    strength,
)
from ringspiel.games.gefaehrten.rings import TakeBack, returnable
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.words import (
    card_notation,
    card_read,
    card_text,
    cell_notation,
    ring_text,
    slot_text,
    tell,
)
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.text import Text, seat_name, text

PLACES: Final = len(SLOTS)
WITH_RING: Final = CARDS * PLACES
TAKE_BACK: Final = WITH_RING + len(RINGS)
END: Final = TAKE_BACK + 1
_ON_SLOTS: Final = [list(range(card * PLACES, (card + 1) * PLACES)) for card in range(CARDS)]
"""By card the answers that lay it on each slot."""
WORDS: Final = {TAKE_BACK: "take-back", END: "end"}


def place_cards(s: GefaehrtenState) -> None:
    """GF-23: one placement after the other, until the player ends the turn (GF-36) or the location is full (GF-40)."""
    if s.placing:
        s.then(place_cards)
        s.ask(Place(s.active, NOTHING))


def values_in(hand: list[int]) -> int:
    """The printed values in a hand, as bits."""
    values = 0
    for card in hand:
        values |= 1 << card % KINDS
    return values


def playable_rings(s: GefaehrtenState, seat: int) -> list[int]:
    """GF-50, GF-51: the rings of `seat` that some card of the hand could carry in this turn."""
    rings: list[int] = []
    values = values_in(s.hands[seat]) & NUMBERED
    for ring in range(len(RINGS)):
        if s.holders[ring] == seat and allowed_values(s, ring) & values:
            rings.append(ring)
    return rings


@final
class Place(Question[GefaehrtenState]):
    """What is placed next: a card of the hand times PLACES plus a slot of the current location.

    Without a ring yet, the answer may also be a ring to be played with the next card (WITH_RING + ring), TAKE_BACK
    (GF-57) or END. With a `ring`, card and slot are still to be named.
    """

    __slots__ = ("ring",)
    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "GF-20"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "ring")

    def __init__(self, seat: int, ring: int) -> None:
        super().__init__(seat)
        self.ring = ring

    def answers(self, s: GefaehrtenState) -> list[int]:
        ring = self.ring
        placements = self.placements(s)
        if ring == NOTHING:
            if self.seat in s.holders:
                for other in playable_rings(s, self.seat):
                    placements.append(WITH_RING + other)
                if returnable(s, self.seat):
                    placements.append(TAKE_BACK)
            if s.count:  # GF-20
                placements.append(END)
        return placements

    def placements(self, s: GefaehrtenState) -> list[int]:
        """Every card of the hand that the turn has room for, on every slot open to it."""
        ring = self.ring
        allowed = allowed_values(s, ring)
        if ring != NOTHING:
            allowed &= NUMBERED  # GF-50
        found: list[int] = []
        hand = s.hands[self.seat]
        if not allowed & values_in(hand):
            return found
        needed = shields(s, self.seat, ring)
        before = NOTHING
        for card in hand:
            if card != before and allowed >> card % KINDS & 1:
                reach, answers = strength(card, ring), _ON_SLOTS[card]
                found += [answers[slot] for slot, shield in enumerate(needed) if shield <= reach]
            before = card
        return found

    def take(self, s: GefaehrtenState, answer: int) -> None:
        if answer < WITH_RING:
            card = answer // PLACES
            s.hands[self.seat].remove(card)
            s.seal()
            lay(s, card, answer % PLACES, self.ring)
        elif answer < TAKE_BACK:
            s.ask(Place(self.seat, answer - WITH_RING))
        elif answer == TAKE_BACK:
            s.ask(TakeBack(self.seat))
        else:
            s.placing = False
            if s.log is not None:
                tell(s, "ended-turn", "GF-36", seat=self.seat)

    def describe(self, s: GefaehrtenState, answer: int) -> Choice:
        if answer < WITH_RING:
            return self.describe_placement(s, answer // PLACES, answer % PLACES)
        if answer < TAKE_BACK:
            ring = answer - WITH_RING
            words = text("gefaehrten-with-ring", ring=ring_text(ring))
            return Choice(f"ring {RINGS[ring]}", words, (f"ring:{RINGS[ring]}",))
        word = WORDS[answer]
        return Choice(word, text(f"gefaehrten-choose-{word}"), (word,))

    def describe_placement(self, s: GefaehrtenState, card: int, slot: int) -> Choice:
        place = s.slots[slot]
        words = {"card": card_text(card), "slot": slot_text(slot)}
        key = "gefaehrten-place-nazgul" if card % KINDS == NAZGUL else "gefaehrten-place"
        if s.cards[place] != NOTHING:
            key, words["covered"] = f"{key}-onto", card_text(s.cards[place])
        targets = (f"card:{card_notation(card)}", f"cell:{cell_notation(s.cells[place])}")
        return Choice(f"{card_notation(card)} {SLOTS[slot]}", text(key, **words), targets)

    def prompt(self, s: GefaehrtenState) -> Text:
        if self.ring != NOTHING:
            return text("gefaehrten-ask-place-ring", seat=seat_name(self.seat), ring=ring_text(self.ring))
        return text("gefaehrten-ask-place-more" if s.count else "gefaehrten-ask-place", seat=seat_name(self.seat))

    def is_secret(self, s: GefaehrtenState) -> bool:
        """Whether a card may follow depends on the hand, unless that is empty or the turn has room for none (GF-32)."""
        return bool(s.hands[self.seat]) and bool(allowed_values(s, self.ring))

    def audience(self) -> tuple[int, ...] | None:
        """The choices would show the hand."""
        return (self.seat,)

    def explain(self, s: GefaehrtenState, targets: tuple[str, ...]) -> Refusal | None:
        cells = [f"cell:{cell_notation(s.cells[place])}" for place in s.slots]
        if any(target.startswith("cell:") and target not in cells for target in targets):
            return Refusal("GF-12", text("gefaehrten-refuse-GF-12"))
        answer = answer_named([SLOTS[cells.index(target)] if target in cells else target for target in targets])
        if answer is None:
            return None
        if answer < WITH_RING and answer // PLACES not in s.hands[self.seat]:
            return Refusal(self.rule, text("gefaehrten-card-not-held", card=card_text(answer // PLACES)))
        rule = self.forbidden_by(s, answer)
        return Refusal(rule, text(f"gefaehrten-refuse-{rule}"))

    def named(self, s: GefaehrtenState, words: list[str]) -> tuple[str, ...] | None:
        if len(words) == 1:
            return (words[0],) if words[0] in WORDS.values() else None
        if len(words) != 2:
            return None
        if "ring" in words:
            rings = [f"ring:{word}" for word in words if word in RINGS]
            return tuple(rings) or None
        slots = [f"cell:{cell_notation(s.cells[s.slots[SLOTS.index(word)]])}" for word in words if word in SLOTS]
        cards = [f"card:{word}" for word in words if card_read(word) is not None]
        return (cards[0], slots[0]) if cards and slots else None

    def forbidden_by(self, s: GefaehrtenState, answer: int) -> str:
        """The rule that keeps an answer, if of a card then of one in hand, out of `answers`."""
        if not 0 <= answer < WITH_RING:
            return self.rule_for_other(answer)
        card, slot = answer // PLACES, answer % PLACES
        value = card % KINDS
        if value == NAZGUL and self.ring != NOTHING:
            return "GF-50"
        rule = beyond_the_turn(value, s.values, s.count, RULE_OF[s.current()], self.ring == WEATHERTOP)
        return rule or rule_of_shield(shields(s, self.seat, self.ring)[slot])

    def rule_for_other(self, answer: int) -> str:
        if answer == TAKE_BACK:
            return "GF-57"
        return "GF-50" if answer < TAKE_BACK or self.ring != NOTHING else self.rule


def answer_named(names: list[str]) -> int | None:
    """The answer, legal or not, that a card and a slot, a ring or a word mean."""
    if len(names) == 1 and names[0].startswith("ring:"):
        ring = names[0].removeprefix("ring:")
        return WITH_RING + RINGS.index(ring) if ring in RINGS else None
    if len(names) == 1:
        return next((answer for answer, word in WORDS.items() if word == names[0]), None)
    slots = [SLOTS.index(name) for name in names if name in SLOTS]
    cards = [card_read(name.removeprefix("card:")) for name in names if name.startswith("card:")]
    card = cards[0] if cards else None
    return None if card is None or not slots else card * PLACES + slots[0]
