"""Nazgûl and Minions without an army (RK-C1, RK-C11 to RK-C14): who moves, and where Nazgûl fly."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import is_own_stronghold
from ringspiel.games.ringkrieg.armies.routes import rested
from ringspiel.games.ringkrieg.armies.stacking import shift
from ringspiel.games.ringkrieg.characters import mouth
from ringspiel.games.ringkrieg.pieces.board import BOX, REGION_COUNT, REGION_OF, REGIONS, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    FREE,
    MOUTH_OF_SAURON,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SHADOW,
    STAYS,
    UNITS,
    kinds_in,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, figures_led
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import figure_choice, kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
FLYERS: Final = NAZGUL_AND_WITCH_KING | ALL_OF[MOUTH_OF_SAURON]


def may_land(s: RingkriegState, region: int) -> bool:
    """RK-C11 to RK-C13: Nazgûl fly anywhere but to a Stronghold of the Free Peoples that no Shadow army besieges."""
    return not is_own_stronghold(s, region, FREE) or (s.is_besieged(region) and s.has_units(region, SHADOW))


def landing_place(s: RingkriegState, region: int) -> int:
    """RK-C14: to a besieged Shadow Stronghold means to its garrison."""
    box = BOX[region]
    return box if box != NONE and s.at[box] & UNITS[SHADOW] else region


def flyers_at(s: RingkriegState, location: int, nazgul_only: int) -> list[int]:
    """RK-440: the kinds of Nazgûl and own Minions that the acting player may still move from a location."""
    force = rested(s, location, SHADOW) & figures_led(s, SHADOW)
    kinds = kinds_in(force & NAZGUL_AND_WITCH_KING)
    if force & ONE[MOUTH_OF_SAURON] and not nazgul_only and mouth.can_leave(s, REGION_OF[location]):
        kinds.append(MOUTH_OF_SAURON)
    return kinds


def why_not_fly(s: RingkriegState, kind: int, location: int, nazgul_only: int) -> str:
    """Why a Nazgûl or Minion does not move from a location now; empty if it may. Without a kind, it means any figure
    there."""
    if kind in STAYS:
        return STAYS[kind]
    if kind == MOUTH_OF_SAURON and nazgul_only:
        return "RK-E33-nazgul"
    force = s.at[location] & (FLYERS if kind == NONE else ALL_OF[kind] & FLYERS)
    if not force:
        return "RK-C1-minion"
    if not force & figures_led(s, SHADOW):
        return "RK-440"
    if not force & rested(s, location, SHADOW):
        return "RK-V10"
    return "" if any(each in flyers_at(s, location, nazgul_only) for each in kinds_in(force)) else "RK-C17"


def can_move_minions(s: RingkriegState, nazgul_only: int = 0) -> bool:
    return any(flyers_at(s, place, nazgul_only) for place in s.places(FLYERS))


def move_minions(s: RingkriegState) -> None:
    """RK-D19, RK-C1: all Nazgûl and Minions, each once, any or none of them."""
    s.moved.clear()
    s.then(call(next_minion, 0))


def fly(s: RingkriegState) -> None:
    """By a card: any number of Nazgûl, each once, but no other Minion."""
    s.moved.clear()
    s.then(call(next_minion, 1))


def next_minion(s: RingkriegState, nazgul_only: int) -> None:
    if can_move_minions(s, nazgul_only):
        s.ask(PickMinion(decider(s, s.acting, ACTION), s.acting, nazgul_only))


@final
class PickMinion(SideQuestion):
    """DP-12: which Nazgûl or Minion moves next, or none."""

    __slots__ = ("nazgul_only",)
    kind: ClassVar[str] = "pick-minion"
    rule: ClassVar[str] = "RK-C1"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "nazgul_only")
    asks: ClassVar[tuple[str, ...]] = ("figure", "region")

    def __init__(self, seat: int, side: int, nazgul_only: int) -> None:
        super().__init__(seat, side)
        self.nazgul_only = nazgul_only

    def answers(self, s: RingkriegState) -> list[int]:
        kinds = [(kind, place) for place in s.places(FLYERS) for kind in flyers_at(s, place, self.nazgul_only)]
        return [DONE, *(pair(kind, place) for kind, place in kinds)]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != DONE:
            s.then(call(next_minion, self.nazgul_only))
            s.ask(MinionGoes(self.seat, self.side, *pair_of(answer)))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        return figure_choice(*pair_of(answer))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-minion", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.region != NONE:
            return why_not_fly(s, picked.figure, picked.region, self.nazgul_only)
        reasons = [why_not_fly(s, picked.figure, place, self.nazgul_only) for place in s.places(FLYERS)]
        return next((reason for reason in reasons if reason != "RK-C1-minion"), "RK-C1-minion")


@final
class MinionGoes(SideQuestion):
    """DP-12, RK-C11 to RK-C19: where a Nazgûl flies or the Mouth of Sauron goes."""

    __slots__ = ("figure", "origin")
    kind: ClassVar[str] = "minion-goes"
    rule: ClassVar[str] = "RK-C12"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "figure", "origin")
    asks: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, seat: int, side: int, figure: int, origin: int) -> None:
        super().__init__(seat, side)
        self.figure = figure
        self.origin = origin

    def answers(self, s: RingkriegState) -> list[int]:
        here = REGION_OF[self.origin]
        if self.figure == MOUTH_OF_SAURON:
            return [here, *mouth.destinations(s, here)]
        barred = [here, *(region for region in STRONGHOLDS if not may_land(s, region))]
        return [here, *(region for region in range(REGION_COUNT) if region not in barred)]

    def take(self, s: RingkriegState, answer: int) -> None:
        stays = answer == REGION_OF[self.origin]
        destination = self.origin if stays else landing_place(s, answer)
        shift(s, ONE[self.figure], self.origin, destination)
        s.moved += [destination, ONE[self.figure]]
        if s.log is not None and not stays:
            tell(s, "minion-moved", "RK-C11", kind=self.figure, origin=self.origin, to=destination)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-minion-goes", seat=seat_name(self.seat), kind=kind_text(self.figure))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.region >= REGION_COUNT:
            return "RK-C14"
        return mouth.why_not_walk(s, picked.region) if self.figure == MOUTH_OF_SAURON else self.rule


STEPS: Final = (move_minions, fly, next_minion)
QUESTIONS: Final = (PickMinion, MinionGoes)
