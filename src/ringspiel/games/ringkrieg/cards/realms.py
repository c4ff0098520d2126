"""Cards that stir nations (RK-P11, RK-P23, RK-P32), and those that send Companions about (RK-C1, RK-C9, RK-F47)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import companions
from ringspiel.games.ringkrieg.cards.choosing import ChooseNation
from ringspiel.games.ringkrieg.hunt import guide
from ringspiel.games.ringkrieg.pieces.board import NUMBER
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, COMPANIONS, DWARVES, ELVES, FREE, GIMLI, LEGOLAS, NORTH
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import tired_nations
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, nations_led
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

_NORTHERN_COURTS: Final = tuple(NUMBER[name] for name in ("erebor", "dale", "woodland-realm"))


def advance_nation(s: RingkriegState, nation: int) -> None:
    track.urge(s, nation)


def wisdom_of_elrond(s: RingkriegState) -> None:
    """One nation of the Free Peoples, of those that the player may act for, becomes active and moves one box."""
    s.then(rouse)
    s.ask(ChooseNation(decider(s, FREE, ACTION), FREE, nations_led(s, FREE)))


def rouse(s: RingkriegState) -> None:
    tired_nations.acts_for(s, s.target)
    track.activate(s, s.target, "RK-P23")
    advance_nation(s, s.target)


def call_to_war(s: RingkriegState, nation: int, *regions: int) -> None:
    """With a Companion in one of these regions the nation is active and At War, wherever its counter was."""
    if not any(s.in_region(region) & COMPANIONS for region in regions):
        return
    track.activate(s, nation, "RK-P23")
    while track.urge(s, nation):
        pass


def there_and_back_again(s: RingkriegState) -> None:
    """With Gimli or Legolas at one of three courts Dwarves and North wake, and they and the Elves move one box.

    RK-447: of these, the nations that the player leads.
    """
    friends = ALL_OF[GIMLI] | ALL_OF[LEGOLAS]
    if not any(s.in_region(region) & friends for region in _NORTHERN_COURTS):
        return
    led = [nation for nation in (DWARVES, ELVES, NORTH) if nation in nations_led(s, FREE)]
    for nation in led:
        if nation != ELVES:
            track.activate(s, nation, "RK-P23")
    for nation in led:
        advance_nation(s, nation)


# --- Companions on the way -------------------------------------------------------------------------------------------

ON_THE_MAP: Final = 0
FROM_FELLOWSHIP: Final = 1
_WHO: Final = ("move-companions", "separate")


def travel(s: RingkriegState, further: int) -> None:
    """One Companion or one group: on the map, or out of the Fellowship; `further` than normal, even into a siege."""
    question = WhoTravels(decider(s, FREE, ACTION), FREE, further)
    if question.answers(s):
        s.ask(question)


@final
class WhoTravels(SideQuestion):
    """DP-20: Companions on the map or Companions of the Fellowship."""

    __slots__ = ("further",)
    kind: ClassVar[str] = "who-travels"
    rule: ClassVar[str] = "RK-E33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "further")

    def __init__(self, seat: int, side: int, further: int) -> None:
        super().__init__(seat, side)
        self.further = further

    def answers(self, s: RingkriegState) -> list[int]:
        found = [ON_THE_MAP] if companions.can_move_companions(s) else []
        return [*found, FROM_FELLOWSHIP] if s.fellowship else found

    def take(self, s: RingkriegState, answer: int) -> None:
        step = companions.move_one_group if answer == ON_THE_MAP else guide.separate_group
        s.then(call(step, self.further))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = _WHO[answer]
        return Choice(name, text(f"ringkrieg-use-{name}"), (f"use:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-who-travels", seat=seat_name(self.seat), card=card_text(s.event))


STEPS: Final = (advance_nation, wisdom_of_elrond, rouse, call_to_war, there_and_back_again, travel)
QUESTIONS: Final = (WhoTravels,)
