"""Choices that many cards ask for (RK-E33, DP-20): a place or a nation, remembered as the event's target."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.ringkrieg.events import check_hands, draw_card
from ringspiel.games.ringkrieg.figures import NATIONS, NOBODY
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import card_text, location_name, location_text, nation_text
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text


def choose_place(s: RingkriegState, seat: int, places: list[int]) -> None:
    """A target among these locations, or none if there are none (RK-E11)."""
    s.target = NOBODY
    if places:
        s.ask(ChoosePlace(seat, tuple(places)))


def draw(s: RingkriegState, deck: int, number: int) -> None:
    """A card lets its player draw; RK-E27: the hand limit is tested when all are drawn."""
    for _ in range(number):
        draw_card(s, deck)
    s.then(check_hands)


@final
class ChoosePlace(Question[RingkriegState]):
    """DP-20: the place on which the event acts."""

    __slots__ = ("places",)
    kind: ClassVar[str] = "choose-place"
    rule: ClassVar[str] = "RK-E33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "places")

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.places = places

    def answers(self, s: RingkriegState) -> list[int]:
        return list(self.places)

    def take(self, s: RingkriegState, answer: int) -> None:
        s.target = answer

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = location_name(answer)
        return Choice(name, location_text(answer), (f"region:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-place", seat=seat_name(self.seat), card=card_text(s.event))


@final
class ChooseNation(Question[RingkriegState]):
    """DP-20: the nation on which the event acts."""

    __slots__ = ("nations",)
    kind: ClassVar[str] = "choose-nation"
    rule: ClassVar[str] = "RK-E33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "nations")

    def __init__(self, seat: int, nations: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.nations = nations

    def answers(self, s: RingkriegState) -> list[int]:
        return list(self.nations)

    def take(self, s: RingkriegState, answer: int) -> None:
        s.target = answer

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(NATIONS[answer], nation_text(answer), (f"nation:{NATIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-nation", seat=seat_name(self.seat), card=card_text(s.event))
