"""Getting rid of a card on the table as an action (RK-E16): what it costs stands in the card's row."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.index import REMOVABLE, REMOVALS
from ringspiel.games.ringkrieg.pieces.deck import ARMY_CARD, CARDS, CHARACTER_CARD, TYPE_OF
from ringspiel.games.ringkrieg.pieces.figures import SHADOW
from ringspiel.games.ringkrieg.pieces.printed import whole_card
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def cards_of_type(s: RingkriegState, side: int, of_type: int) -> list[int]:
    return [card for card in s.hands[decider(s, side, ACTION)] if TYPE_OF[card] == of_type]


# --- what it costs ---------------------------------------------------------------------------------------------------


def two_cards(s: RingkriegState, face: int) -> bool:
    return bool(cards_of_type(s, SHADOW, ARMY_CARD)) and bool(cards_of_type(s, SHADOW, CHARACTER_CARD))


def die_alone(s: RingkriegState, seat: int, face: int) -> None:
    pass


def pay_two_cards(s: RingkriegState, seat: int, face: int) -> None:
    s.then(pay_army_card, pay_character_card)


def say_card(card: int, face: int) -> Text:
    return card_text(card)


def say_cards(card: int, face: int) -> Text:
    return text("ringkrieg-choose-remove-for-cards", card=card_text(card))


def removable(s: RingkriegState, side: int, face: int) -> list[int]:
    """The cards on the table that a die of this face can remove now."""
    if not s.table & REMOVABLE[side]:
        return []
    found = [(card, way) for card, way in REMOVALS.items() if way.side == side and s.on_table(card)]
    return [card for card, way in found if way.can(s, face)]


def price_text(card: int, face: int) -> Text:
    """The card that leaves the table, and what besides the die is spent for it."""
    return REMOVALS[card].say(card, face)


def remove(s: RingkriegState, face: int) -> None:
    s.ask(RemoveCard(decider(s, s.acting, ACTION), s.acting, face))


@final
class RemoveCard(SideQuestion):
    """DP-21, RK-E16: which card leaves the table."""

    __slots__ = ("face",)
    kind: ClassVar[str] = "remove-card"
    rule: ClassVar[str] = "RK-E16"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "face")
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, side: int, face: int) -> None:
        super().__init__(seat, side)
        self.face = face

    def answers(self, s: RingkriegState) -> list[int]:
        return removable(s, self.side, self.face)

    def take(self, s: RingkriegState, answer: int) -> None:
        discard(s, answer)
        REMOVALS[answer].pay(s, self.seat, self.face)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], price_text(answer, self.face), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-remove-card", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return self.rule if s.on_table(picked.card) else "RK-E15-absent"


def pay_army_card(s: RingkriegState) -> None:
    s.ask(PayCard(decider(s, s.acting, ACTION), s.acting, ARMY_CARD))


def pay_character_card(s: RingkriegState) -> None:
    s.ask(PayCard(decider(s, s.acting, ACTION), s.acting, CHARACTER_CARD))


@final
class PayCard(SideQuestion):
    """RK-E28: a card of one's hand as a price, shown to all."""

    __slots__ = ("of_type",)
    kind: ClassVar[str] = "pay-card"
    rule: ClassVar[str] = "RK-E28"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "of_type")
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, side: int, of_type: int) -> None:
        super().__init__(seat, side)
        self.of_type = of_type

    def answers(self, s: RingkriegState) -> list[int]:
        return cards_of_type(s, self.side, self.of_type)

    def take(self, s: RingkriegState, answer: int) -> None:
        discard(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], whole_card(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-pay-card", seat=seat_name(self.seat))

    def is_secret(self, s: RingkriegState) -> bool:
        return True

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E5" if picked.card not in s.hands[self.seat] else self.rule


STEPS: Final = (remove, pay_army_card, pay_character_card)
QUESTIONS: Final = (RemoveCard, PayCard)
