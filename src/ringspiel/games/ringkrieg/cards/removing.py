"""Getting rid of a card on the table as an action (RK-E16): what it costs stands on the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.names import DENETHORS_FOLLY, PALANTIR, POWER_TOO_GREAT, TOM_BOMBADIL
from ringspiel.games.ringkrieg.pieces.deck import ARMY_CARD, CARDS, CHARACTER_CARD, TYPE_OF
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, ARAGORN, FREE, GANDALF_GREY, GANDALF_WHITE, SHADOW
from ringspiel.games.ringkrieg.pieces.printed import whole_card
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.turn.dice import WILL, spend_ring
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

_WISE: Final = ALL_OF[GANDALF_GREY] | ALL_OF[GANDALF_WHITE] | ALL_OF[ARAGORN]


def has_ring(s: RingkriegState) -> bool:
    """RK-R6, RK-R13: a ring of the Free Peoples, and none used this turn."""
    return s.rings[FREE] > 0 and not s.rings_used >> decider(s, FREE, ACTION) & 1


def cards_of_type(s: RingkriegState, side: int, of_type: int) -> list[int]:
    return [card for card in s.hands[decider(s, side, ACTION)] if TYPE_OF[card] == of_type]


# --- what it costs ---------------------------------------------------------------------------------------------------


def will_or_ring(s: RingkriegState, face: int) -> bool:
    return face == WILL or has_ring(s)


def will_or_the_wise(s: RingkriegState, face: int) -> bool:
    """A Will of the West, or any die with Gandalf or Aragorn in Minas Tirith."""
    return face == WILL or bool(s.in_region(MINAS_TIRITH) & _WISE)


def two_cards(s: RingkriegState, face: int) -> bool:
    return bool(cards_of_type(s, SHADOW, ARMY_CARD)) and bool(cards_of_type(s, SHADOW, CHARACTER_CARD))


def die_alone(s: RingkriegState, seat: int, face: int) -> None:
    pass


def pay_ring(s: RingkriegState, seat: int, face: int) -> None:
    if face != WILL:
        spend_ring(s, seat, FREE)


def pay_two_cards(s: RingkriegState, seat: int, face: int) -> None:
    s.then(pay_army_card, pay_character_card)


def say_card(card: int, face: int) -> Text:
    return card_text(card)


def say_ring(card: int, face: int) -> Text:
    return card_text(card) if face == WILL else text("ringkrieg-choose-remove-for-ring", card=card_text(card))


def say_cards(card: int, face: int) -> Text:
    return text("ringkrieg-choose-remove-for-cards", card=card_text(card))


@final
class Removal:
    """Who can remove a card, whether a die of this face is enough now, what is paid besides it, how that is said."""

    __slots__ = ("can", "card", "pay", "say", "side")

    def __init__(
        self,
        card: int,
        side: int,
        can: Callable[[RingkriegState, int], bool],
        pay: Callable[[RingkriegState, int, int], None],
        say: Callable[[int, int], Text],
    ) -> None:
        self.card = card
        self.side = side
        self.can = can
        self.pay = pay
        self.say = say


REMOVALS: Final = {
    row.card: row
    for row in (
        Removal(POWER_TOO_GREAT, SHADOW, two_cards, pay_two_cards, say_cards),
        Removal(TOM_BOMBADIL, SHADOW, two_cards, pay_two_cards, say_cards),
        Removal(PALANTIR, FREE, will_or_ring, pay_ring, say_ring),
        Removal(DENETHORS_FOLLY, FREE, will_or_the_wise, die_alone, say_card),
    )
}
"""One row for each card that an action can remove."""


def removable(s: RingkriegState, side: int, face: int) -> list[int]:
    """The cards on the table that a die of this face can remove now."""
    if not s.table:
        return []
    found = [row for row in REMOVALS.values() if row.side == side and s.on_table(row.card)]
    return [row.card for row in found if row.can(s, face)]


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
