"""A toy game with hidden hands, for tests of the kernel, the suite and the server.

Nine cards, 1 to 9; each of two or three seats is dealt three in secret. In turn everybody lays out a card and may lay
out a second one (decisions of one seat in a row, which can be undone). When all hands are empty the highest sum wins.
A subclass leaks on purpose, to show that the suite notices.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict

from ringspiel.kernel.chance import Chance, Generator
from ringspiel.kernel.event import Event
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import Option
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.part import blank
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.state import State, StepFunction
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text, text

CARDS = list(range(1, 10))
HAND = 3
ENOUGH = 0


class Shape(TypedDict):
    hands: list[list[int]]
    shown: list[list[int]]
    pile: list[int]
    active: int


class SecretState(State):
    __slots__ = (*Shape.__annotations__, "question_type")

    def __init__(self, seats: int, generator: Generator, like: SecretState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            self.question_type: type[LayOut] = LayOut
            return
        self.hands: list[list[int]] = [hand.copy() for hand in like.hands]
        self.shown: list[list[int]] = [shown.copy() for shown in like.shown]
        self.pile: list[int] = like.pile.copy()
        self.active: int = like.active
        self.question_type = like.question_type

    def clone(self) -> SecretState:
        copy = type(self)(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy

    def redeal(self, seat: int) -> None:
        known = set(self.hands[seat]).union(*self.shown)
        unknown = [card for card in CARDS if card not in known]
        self.shuffle(unknown)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = sorted(unknown.pop() for _ in self.hands[other])
        self.pile = unknown


def deal(s: SecretState) -> None:
    cards = CARDS.copy()
    s.hands, s.shown = [[] for _ in range(s.seats)], [[] for _ in range(s.seats)]
    s.shuffle(cards)
    for seat in range(s.seats):
        s.hands[seat] = sorted(s.turn_up(cards) for _ in range(HAND))
        if s.log is not None:
            hidden = Event("cards", text("secret-cards"), {"seat": seat})
            cards_dealt = {"seat": seat, "cards": s.hands[seat].copy()}
            s.tell(Event("own-card", text("secret-own"), cards_dealt, "SE-1", (seat,), hidden))
    s.pile = cards
    s.then(turn)


def turn(s: SecretState) -> None:
    s.ask(s.question_type(s.active, 0))


def next_turn(s: SecretState) -> None:
    if any(s.hands):
        s.active = (s.active + 1) % s.seats
        s.then(turn if s.hands[s.active] else next_turn)
        return
    scores = [sum(shown) for shown in s.shown]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    s.finish(Outcome(ranks, scores, "SE-3", text("secret-end")))


class LayOut(Question[SecretState]):
    kind: ClassVar[str] = "lay-out"
    rule: ClassVar[str] = "SE-2"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "laid")

    def __init__(self, seat: int, laid: int) -> None:
        super().__init__(seat)
        self.laid = laid

    def answers(self, s: SecretState) -> list[int]:
        hand = s.hands[self.seat]
        return [ENOUGH, *hand] if self.laid else list(hand)

    def take(self, s: SecretState, answer: int) -> None:
        if answer == ENOUGH:
            s.then(next_turn)
            return
        s.hands[self.seat].remove(answer)
        s.shown[self.seat].append(answer)
        if s.log is not None:
            s.tell(Event("laid-out", text("secret-laid"), {"seat": self.seat, "card": answer}, self.rule))
        if self.laid or not s.hands[self.seat]:
            s.then(next_turn)
        else:
            s.ask(s.question_type(self.seat, 1))

    def describe(self, s: SecretState, answer: int) -> Choice:
        return Choice(f"card-{answer}", text("secret-lay", card=answer), (f"card:{answer}",))

    def prompt(self, s: SecretState) -> Text:
        return text("secret-ask")

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Secret(Game[SecretState]):
    id: ClassVar[str] = "secret"
    prefix: ClassVar[str] = "SE"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = ()
    steps: ClassVar[tuple[StepFunction, ...]] = (deal, turn, next_turn)
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (LayOut,)
    shape: ClassVar[Any] = Shape
    hidden: ClassVar[bool] = True

    @classmethod
    def table(cls, seed: int, seats: int = 2) -> Table:
        return Table(cls(), seats, {}, seed, "", Chance()).begin()

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> SecretState:
        s = SecretState(seats, generator)
        s.then(deal)
        return s

    def view(self, s: SecretState, seat: int | None) -> dict[str, Any]:
        return {
            "active": s.active,
            "shown": [list(shown) for shown in s.shown],
            "hands": [list(hand) if seat == owner else len(hand) for owner, hand in enumerate(s.hands)],
        }

    def faults(self, s: SecretState) -> list[str]:
        cards = sorted(card for pile in s.hands + s.shown for card in pile)
        return [] if set(cards) <= set(CARDS) and len(set(cards)) == len(cards) else ["each card exists once"]


class LeakyView(Secret):
    """Shows everybody the highest card of the other's hand."""

    def view(self, s: SecretState, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "highest": [max(hand, default=0) for hand in s.hands]}


class Gossip(LayOut):
    """Tells everybody all hands whenever a card is laid out."""

    def take(self, s: SecretState, answer: int) -> None:
        if s.log is not None:
            s.tell(Event("gossip", text("secret-gossip"), {"hands": [hand.copy() for hand in s.hands]}))
        super().take(s, answer)


class LeakyEvents(Secret):
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (Gossip,)

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> SecretState:
        s = super().start(seats, options, generator)
        s.question_type = Gossip
        return s


class Rising(LayOut):
    """A second card must be higher than the first, and nobody is asked who has none: that tells what they hold."""

    def answers(self, s: SecretState) -> list[int]:
        legal = super().answers(s)
        return [card for card in legal if card == ENOUGH or card > s.shown[self.seat][-1]] if self.laid else legal


class LeakySilence(Secret):
    """Asks the first of its questions instead of LayOut."""

    questions: ClassVar[tuple[type[Question[Any]], ...]] = (Rising,)

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> SecretState:
        s = super().start(seats, options, generator)
        s.question_type = self.questions[0]  # type: ignore[assignment]
        return s


class AskedRising(Rising):
    def is_secret(self, s: SecretState) -> bool:
        return self.laid > 0


class Discreet(LeakySilence):
    """The same, but everybody is asked."""

    questions: ClassVar[tuple[type[Question[Any]], ...]] = (AskedRising,)


class Drawing(LayOut):
    """A card laid out is replaced from the pile, and a player who does not like the new one takes the old one back."""

    def take(self, s: SecretState, answer: int) -> None:
        super().take(s, answer)
        if answer != ENOUGH and s.pile:
            s.hands[self.seat] = sorted([*s.hands[self.seat], s.pile.pop()])


class LeakyUndo(LeakySilence):
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (Drawing,)


class WithoutRedeal(SecretState):
    """Everybody imagines what is really so."""

    def redeal(self, seat: int) -> None:
        pass


class LeakyAll(Secret):
    """Shows all hands to everybody."""

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> SecretState:
        s = WithoutRedeal(seats, generator)
        s.then(deal)
        return s

    def view(self, s: SecretState, seat: int | None) -> dict[str, Any]:
        return {**super().view(s, seat), "hands": [list(hand) for hand in s.hands]}


class SaysOpen(Secret):
    """Has secrets and denies it."""

    hidden: ClassVar[bool] = False


class Lawless(LayOut):
    def explain(self, s: SecretState, targets: tuple[str, ...]) -> Refusal:
        return Refusal("SE-99", text("secret-ask"))


class CitesNothing(LeakySilence):
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (Lawless,)


class Absent(SecretState):
    """Copies do not remember whose turn it is."""

    def clone(self) -> SecretState:
        copy = super().clone()
        copy.active = 0
        return copy


class ForgetfulCopies(Secret):
    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> SecretState:
        s = Absent(seats, generator)
        s.then(deal)
        return s


class ShapeWithoutPile(TypedDict):
    hands: list[list[int]]
    shown: list[list[int]]
    active: int


class ForgetfulSaves(Secret):
    shape: ClassVar[Any] = ShapeWithoutPile


class SharedHands(SecretState):
    """Copies share their hands with the original."""

    def clone(self) -> SecretState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class LeakyCopies(Secret):
    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> SecretState:
        s = SharedHands(seats, generator)
        s.then(deal)
        return s
