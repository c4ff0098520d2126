"""Choices that many cards ask for (RK-E33, DP-20): a place or a nation, remembered as the event's target."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.drawing import check_hands, draw_card
from ringspiel.games.ringkrieg.pieces.deck import CARDS, side_of_deck
from ringspiel.games.ringkrieg.pieces.figures import NATIONS, NONE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import PlaceQuestion, SideQuestion, refuse
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import card_text, location_name, location_text, nation_text
from ringspiel.kernel.question import Choice, Refusal
from ringspiel.kernel.text import Text, seat_name, text


def choose_place(s: RingkriegState, side: int, places: list[int]) -> None:
    """A target among these locations, or none if there are none (RK-E11)."""
    s.target = NONE
    if places:
        s.ask(ChoosePlace(decider(s, side, ACTION), side, tuple(places)))


def draw(s: RingkriegState, deck: int, number: int) -> None:
    """A card lets its player draw; RK-E27: the hand limit is tested when all are drawn."""
    seat = decider(s, side_of_deck(deck), ACTION)
    for _ in range(number):
        draw_card(s, seat, deck)
    s.then(check_hands)


@final
class ChoosePlace(PlaceQuestion):
    """DP-20: the place on which the event acts."""

    __slots__ = ()
    kind: ClassVar[str] = "choose-place"
    rule: ClassVar[str] = "RK-E33"

    def take(self, s: RingkriegState, answer: int) -> None:
        s.target = answer

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = location_name(answer)
        return Choice(name, location_text(answer), (f"region:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-place", seat=seat_name(self.seat), card=card_text(s.event))

    def refuse_picked(self, s: RingkriegState, picked: Picked) -> Refusal:
        return refuse("RK-E33", effect=text(f"ringkrieg-effect-{CARDS[s.event]}"))


@final
class ChooseNation(SideQuestion):
    """DP-20: the nation on which the event acts."""

    __slots__ = ("nations",)
    kind: ClassVar[str] = "choose-nation"
    rule: ClassVar[str] = "RK-E33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "nations")
    asks: ClassVar[tuple[str, ...]] = ("nation",)

    def __init__(self, seat: int, side: int, nations: tuple[int, ...]) -> None:
        super().__init__(seat, side)
        self.nations = nations

    def answers(self, s: RingkriegState) -> list[int]:
        return list(self.nations)

    def take(self, s: RingkriegState, answer: int) -> None:
        s.target = answer

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(NATIONS[answer], nation_text(answer), (f"nation:{NATIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-nation", seat=seat_name(self.seat), card=card_text(s.event))

    def refuse_picked(self, s: RingkriegState, picked: Picked) -> Refusal:
        return refuse("RK-E33", effect=text(f"ringkrieg-effect-{CARDS[s.event]}"))


STEPS: Final = (draw,)
QUESTIONS: Final = (ChoosePlace, ChooseNation)
