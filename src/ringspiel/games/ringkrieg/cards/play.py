"""Playing an event (RK-E7 to RK-E15, RK-E27, RK-E32): which card, its steps, and where it goes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import events
from ringspiel.games.ringkrieg.board import FANGORN
from ringspiel.games.ringkrieg.cards.book import EVENTS
from ringspiel.games.ringkrieg.cards.conditions import is_met
from ringspiel.games.ringkrieg.cards.names import ENTS_AWAKE, PALANTIR
from ringspiel.games.ringkrieg.cards.review import review
from ringspiel.games.ringkrieg.deck import (
    CARD_COUNT,
    CARDS,
    CHARACTER_CARD,
    DECKS,
    FREE_CHARACTER,
    ON_TABLE,
    TYPE_OF,
    side_of_card,
)
from ringspiel.games.ringkrieg.dice import EVENT, WILL
from ringspiel.games.ringkrieg.figures import COMPANIONS, FREE, GANDALF_GREY, NOBODY, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import card_text, deck_text, effect_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import Step
from ringspiel.table.text import Text, seat_name, text

NO_CARD: Final = CARD_COUNT
CHARACTER_CARDS: Final = 1 << CHARACTER_CARD


def playable(s: RingkriegState, side: int, types: int) -> list[int]:
    """RK-E7, RK-E10: the cards in hand of the given types (a bit mask) whose event may be played now."""
    return [card for card in s.hands[side] if types >> TYPE_OF[card] & 1 and can_play(s, card)]


def has_playable(s: RingkriegState, side: int, types: int) -> bool:
    """Whether `playable` lists any card."""
    return any(types >> TYPE_OF[card] & 1 and can_play(s, card) for card in s.hands[side])


def can_play(s: RingkriegState, card: int) -> bool:
    """RK-E10, RK-E12: all preconditions are met; whether anything will come of it does not matter."""
    event = EVENTS[card]
    if event is None:
        return False
    return all(is_met(s, condition) for condition in event.needs)


def play(s: RingkriegState, types: int) -> None:
    """RK-E7: the acting side chooses a card of these types and carries it out."""
    s.wanted = sum(1 << card for card in range(CARD_COUNT) if types >> TYPE_OF[card] & 1 and can_play(s, card))
    s.ask(PlayCard(s.acting, types, 0))


def carry_out(s: RingkriegState, card: int, without_die: int) -> None:
    """RK-E9, RK-E27: the card leaves the hand, its steps follow, then it is put aside, and last come draws."""
    event = EVENTS[card]
    s.hands[side_of_card(card)].remove(card)
    s.wanted = 0
    s.event = card
    s.target = NOBODY
    s.seal()
    if s.log is not None:
        tell(s, "played", "RK-E7", seat=side_of_card(card), card=card, effect=card)
    s.then(*event.steps, put_aside, *afterwards(s, card, without_die))


def afterwards(s: RingkriegState, card: int, without_die: int) -> list[Step]:
    """RK-E32: what follows an event; draws ask for an Event die, or a Will of the West used as one."""
    found: list[Step] = [further_event] if card in ENTS_AWAKE else []
    if without_die or s.face not in (EVENT, WILL):
        return found
    if side_of_card(card) == FREE and TYPE_OF[card] == CHARACTER_CARD and s.guide == GANDALF_GREY:
        found.append(draw_by_gandalf)
    if side_of_card(card) == SHADOW and PALANTIR in s.table:
        found.append(draw_by_palantir)
    return found


def put_aside(s: RingkriegState) -> None:
    """RK-E9, RK-E15: to the table if it says so, else to the open discards."""
    card = s.event
    if ON_TABLE[card]:
        s.table.append(card)
        s.table.sort()
    else:
        s.discards.append(card)
    if s.log is not None:
        tell(s, "laid" if ON_TABLE[card] else "discarded", "RK-E15" if ON_TABLE[card] else "RK-E9", card=card)
    s.event = NOBODY
    s.target = NOBODY
    review(s)


@final
class PlayCard(Question[RingkriegState]):
    """DP-19, DP-49: which event is played; one that costs no die may also be left."""

    __slots__ = ("types", "without_die")
    kind: ClassVar[str] = "play-card"
    rule: ClassVar[str] = "RK-E10"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "types", "without_die")

    def __init__(self, seat: int, types: int, without_die: int) -> None:
        super().__init__(seat)
        self.types = types
        self.without_die = without_die

    def answers(self, s: RingkriegState) -> list[int]:
        found = playable(s, self.seat, self.types)
        return [*found, NO_CARD] if self.without_die else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != NO_CARD:
            carry_out(s, answer, self.without_die)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NO_CARD:
            return Choice("no-card", text("ringkrieg-choose-nothing"), ("button:done",))
        words = text("ringkrieg-choose-event", card=card_text(answer), effect=effect_text(answer))
        return Choice(CARDS[answer], words, (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-play", seat=seat_name(self.seat))

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


# --- what follows an event -------------------------------------------------------------------------------------------


def further_event(s: RingkriegState) -> None:
    """The Ents Awake: with a Companion in Fangorn one more Character event, without a die (RK-E32)."""
    if s.at[FANGORN] & COMPANIONS:
        s.ask(PlayCard(FREE, CHARACTER_CARDS, 1))


def draw_by_gandalf(s: RingkriegState) -> None:
    """Gandalf the Grey was Guide when a Character event was played with an Event die."""
    if s.decks[FREE_CHARACTER]:
        s.ask(DrawOrNot(FREE, FREE_CHARACTER))


def draw_by_palantir(s: RingkriegState) -> None:
    """The Palantír of Orthanc: the Shadow draws after each event played with an Event die, from a deck it names."""
    if PALANTIR in s.table and events.can_draw(s, SHADOW):
        s.then(events.check_hands)
        s.ask(events.ChooseDeck(SHADOW))


@final
class DrawOrNot(Question[RingkriegState]):
    """DP-46: draw a card from this deck, or not."""

    __slots__ = ("deck",)
    kind: ClassVar[str] = "draw-or-not"
    rule: ClassVar[str] = "RK-E27"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "deck")

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            events.draw_card(s, self.deck)
            s.then(events.check_hands)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if not answer:
            return Choice("no-card", text("ringkrieg-choose-nothing"), ("button:done",))
        return Choice(DECKS[self.deck], deck_text(self.deck), (f"deck:{DECKS[self.deck]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-draw", seat=seat_name(self.seat), deck=deck_text(self.deck))
