"""Armies and stacking (RK-A1 to RK-A14), and the ways by which figures leave the board."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.pieces.board import BOX, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    FREE,
    KIND_NAMES,
    LEADERS,
    MOBILE,
    NAZGUL,
    NONE,
    ONE,
    SHADOW,
    SIDE,
    UNITS,
    kinds_in,
    number_of,
    other,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import mixed_armies, tired_nations
from ringspiel.games.ringkrieg.teams.deciders import army_leader, struck
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

IN_REGION: Final = 10
INSIDE: Final = 5

RETURNING: Final = UNITS[SHADOW] | ALL_OF[NAZGUL]
"""RK-M18, RK-B37: the figures that return to the reinforcements when they are lost."""


def army_of(s: RingkriegState, location: int, side: int) -> int:
    """RK-A1: all figures of one side at a location, as a force."""
    return s.at[location] & SIDE[side]


def stays_alone(staying: int, whose: int) -> bool:
    """RK-V6, RK-B8, RK-B53, RK-444: some of these figures stay at a location without a unit."""
    return not staying & ALL_UNITS and bool(staying & whose)


def unbound(s: RingkriegState) -> int:
    """The mask of characters of Level 0 who may go with an army all the same."""
    return triggers.added(s, triggers.UNBOUND)


def mobile(s: RingkriegState, side: int) -> int:
    """RK-C3, RK-B51: the mask of a side's figures that can go with an army."""
    return MOBILE[side] | unbound(s) if s.table & triggers.UNBOUND.cards else MOBILE[side]


def limit_of(location: int) -> int:
    """RK-A5, RK-A9: the region and the inside of its Stronghold are counted apart."""
    return IN_REGION if location < REGION_COUNT else INSIDE


def room(s: RingkriegState, location: int, side: int) -> int:
    """RK-A8: how many more units of a side may come to a location by its own will."""
    return limit_of(location) - number_of(s.at[location] & UNITS[side])


def inside_or_outside(s: RingkriegState, region: int, side: int) -> int:
    """The location of a side's figures in a region: the box if the side is besieged there."""
    box = BOX[region]
    return box if box != NONE and s.at[box] & UNITS[side] else region


def shift(s: RingkriegState, force: int, origin: int, destination: int) -> None:
    """Move figures from one location to another. The caller reports the move and carries out what follows."""
    s.at[origin] -= force
    s.at[destination] += force
    if s.teams is not None:
        mixed_armies.goes_along(s, force, origin, destination)
        tired_nations.goes_along(s, force, origin, destination)


def settle_departure(s: RingkriegState, location: int) -> None:
    """Carry out what follows when units have left a location in any way: Leaders are lost, a siege ends (RK-X44), and
    so do cards on the table that needed the units (RK-E29)."""
    drop_lone_leaders(s, location)
    check_siege(s, location)
    triggers.happens(s, triggers.ARMY_GONE, location)
    triggers.changed(s)


def check_siege(s: RingkriegState, location: int) -> None:
    """RK-X13, RK-X44: a siege ends without garrison or besieger."""
    region = REGION_OF[location]
    box = BOX[region]
    if box == NONE or not s.at[box]:
        return
    garrison = FREE if s.at[box] & SIDE[FREE] else SHADOW
    if not s.at[box] & ALL_UNITS or not s.at[region] & UNITS[other(garrison)]:
        lift_siege(s, region)


def lift_siege(s: RingkriegState, region: int) -> None:
    """RK-X13 to RK-X15: those inside stand in the region again."""
    box = BOX[region]
    shift(s, s.at[box], box, region)
    if s.log is not None:
        tell(s, "siege-lifted", "RK-X14", region=region)


def drop_lone_leaders(s: RingkriegState, location: int) -> None:
    """RK-G12, RK-A13: Leaders without an army are out of the game."""
    leaders = s.at[location] & LEADERS
    if leaders and not s.at[location] & UNITS[FREE]:
        s.at[location] -= leaders
        s.lost += leaders
        if s.log is not None:
            tell(s, "leaders-lost", "RK-G12", region=location, force=leaders)


def lose(s: RingkriegState, location: int, force: int) -> None:
    """RK-M18, RK-M19, RK-B36, RK-B37: Shadow units and Nazgûl can come again, all others are out for good."""
    s.at[location] -= force
    s.reserve += force & RETURNING
    s.lost += force & ~RETURNING


# --- stacking (RK-A5 to RK-A8, RK-A14) -------------------------------------------------------------------------------


def crowded_places(s: RingkriegState) -> list[int]:
    """RK-A5, RK-A9: the locations with too many units. It runs after every action."""
    found = s.look()
    crowded = found.crowded
    if crowded is None:
        free, shadow = found.units
        some = [place for place in found.peopled if free[place] + shadow[place] > INSIDE]
        crowded = found.crowded = [place for place in some if free[place] + shadow[place] > limit_of(place)]
    return crowded


def check_stacking(s: RingkriegState) -> None:
    """RK-A6: after a completed action the owner removes the excess units, the acting side first."""
    crowded = crowded_places(s)
    if not crowded:
        return
    for side in (s.acting, other(s.acting)):
        for location in crowded:
            if s.has_units(location, side):
                s.then(check_stacking)
                s.ask(RemoveExcess(army_leader(s, side, struck(s, side, location)), side, location))
                return


@final
class RemoveExcess(SideQuestion):
    """DP-24, RK-A6, RK-X10: which unit leaves an army that is too big, one at a time (its kind)."""

    __slots__ = ("location",)
    kind: ClassVar[str] = "remove-excess"
    rule: ClassVar[str] = "RK-A6"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "location")
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, location: int) -> None:
        super().__init__(seat, side)
        self.location = location

    def answers(self, s: RingkriegState) -> list[int]:
        return kinds_in(struck(s, self.side, self.location) & UNITS[self.side])

    def take(self, s: RingkriegState, answer: int) -> None:
        """RK-A7: excess units go to the reinforcements, even those of the Free Peoples."""
        s.at[self.location] -= ONE[answer]
        s.reserve += ONE[answer]
        if s.log is not None:
            tell(s, "excess", "RK-A7", region=self.location, kind=answer)
        settle_departure(s, self.location)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = KIND_NAMES[answer]
        return Choice(name, text("ringkrieg-choose-figure", kind=kind_text(answer)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        region = region_text(self.location)
        return text("ringkrieg-ask-excess", seat=seat_name(self.seat), region=region)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if not ONE[picked.figure] & ALL_UNITS:
            return "RK-A5"
        return "RK-448" if s.at[self.location] & ALL_OF[picked.figure] else self.rule


STEPS: Final = (check_stacking,)
QUESTIONS: Final = (RemoveExcess,)
