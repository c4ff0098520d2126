"""Getting rid of a card on the table as an action (RK-E16): what it costs stands on the card."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH
from ringspiel.games.ringkrieg.cards.names import DENETHORS_FOLLY, PALANTIR, POWER_TOO_GREAT, TOM_BOMBADIL
from ringspiel.games.ringkrieg.deck import ARMY_CARD, CARD_COUNT, CARDS, CHARACTER_CARD, TYPE_OF
from ringspiel.games.ringkrieg.dice import WILL, spend_ring
from ringspiel.games.ringkrieg.events import discard
from ringspiel.games.ringkrieg.figures import ALL_OF, ARAGORN, FREE, GANDALF_GREY, GANDALF_WHITE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text

_WISE: Final = ALL_OF[GANDALF_GREY] | ALL_OF[GANDALF_WHITE] | ALL_OF[ARAGORN]


def removable(s: RingkriegState, side: int, face: int) -> list[int]:
    """The cards on the table that a die of this face can remove now."""
    if not s.table:
        return []
    if side == FREE:
        return [card for card in s.table if free_can_remove(s, card, face)]
    if not (cards_of_type(s, side, ARMY_CARD) and cards_of_type(s, side, CHARACTER_CARD)):
        return []
    return [card for card in s.table if card in (POWER_TOO_GREAT, TOM_BOMBADIL)]


def free_can_remove(s: RingkriegState, card: int, face: int) -> bool:
    """A Will of the West; or any die, with an Elven ring for the Palantír, with Gandalf or Aragorn in Minas Tirith."""
    if card == PALANTIR:
        return face == WILL or has_ring(s)
    return card == DENETHORS_FOLLY and (face == WILL or bool(s.in_region(MINAS_TIRITH) & _WISE))


def has_ring(s: RingkriegState) -> bool:
    """RK-R6, RK-R13: a ring of the Free Peoples, and none used this turn."""
    return s.rings[FREE] > 0 and not s.rings_used >> FREE & 1


def cards_of_type(s: RingkriegState, side: int, of_type: int) -> list[int]:
    return [card for card in s.hands[side] if TYPE_OF[card] == of_type]


def remove(s: RingkriegState, face: int) -> None:
    """The Shadow could not do this without an Army card to pay."""
    if s.acting == SHADOW:
        s.wanted = sum(1 << card for card in range(CARD_COUNT) if TYPE_OF[card] == ARMY_CARD)
    s.ask(RemoveCard(s.acting, face))


@final
class RemoveCard(Question[RingkriegState]):
    """DP-21, RK-E16: which card leaves the table."""

    __slots__ = ("face",)
    kind: ClassVar[str] = "remove-card"
    rule: ClassVar[str] = "RK-E16"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def answers(self, s: RingkriegState) -> list[int]:
        return removable(s, self.seat, self.face)

    def take(self, s: RingkriegState, answer: int) -> None:
        discard(s, answer)
        if self.seat != FREE:
            s.then(pay_army_card, pay_character_card)
        elif answer == PALANTIR and self.face != WILL:
            spend_ring(s, FREE)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], card_text(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-remove-card", seat=seat_name(self.seat))


def pay_army_card(s: RingkriegState) -> None:
    s.ask(PayCard(s.acting, ARMY_CARD))


def pay_character_card(s: RingkriegState) -> None:
    """That it is there everybody sees by its back."""
    s.wanted = 0
    s.ask(PayCard(s.acting, CHARACTER_CARD))


@final
class PayCard(Question[RingkriegState]):
    """RK-E28: a card of one's hand as a price, shown to all."""

    __slots__ = ("of_type",)
    kind: ClassVar[str] = "pay-card"
    rule: ClassVar[str] = "RK-E28"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "of_type")

    def __init__(self, seat: int, of_type: int) -> None:
        super().__init__(seat)
        self.of_type = of_type

    def answers(self, s: RingkriegState) -> list[int]:
        return cards_of_type(s, self.seat, self.of_type)

    def take(self, s: RingkriegState, answer: int) -> None:
        discard(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], card_text(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-pay-card", seat=seat_name(self.seat))

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)
