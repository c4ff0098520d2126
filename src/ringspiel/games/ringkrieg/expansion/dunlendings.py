"""The Hillmen of Dunland (RK-Z59 to RK-Z67): units of Isengard that come in numbers and fall in pairs."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import room
from ringspiel.games.ringkrieg.cards.recruiting import figures
from ringspiel.games.ringkrieg.combat.casualties import Way, nothing, one, remove, say_lost, victims
from ringspiel.games.ringkrieg.expansion.numbers import DUNLENDING, DUNLENDINGS
from ringspiel.games.ringkrieg.pieces.board import NATION, NUMBER, REGION_COUNT, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import ISENGARD, ROHAN, SHADOW, count, units
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, why_not_for
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

DUNLANDS: Final = (NUMBER["north-dunland"], NUMBER["south-dunland"])
COVETED: Final = [region for region in range(REGION_COUNT) if NATION[region] in (ISENGARD, ROHAN)]
"""RK-Z60."""


# --- coming ----------------------------------------------------------------------------------------------------------


def why_not_come(s: RingkriegState) -> str:
    """RK-Z59, RK-432: empty if the faction can be brought in now."""
    return why_not_for(s, SHADOW, ISENGARD) or ("" if s.is_at_war(ISENGARD) else "RK-Z59")


def arrive(s: RingkriegState) -> None:
    """RK-Z59, RK-Z67: two in each of the Dunlands, unless the enemy bars it."""
    for region in DUNLANDS:
        figures(s, DUNLENDING, 2, region)


# --- Death to the Forgoil! -------------------------------------------------------------------------------------------


def why_not_recruit(s: RingkriegState) -> str:
    """RK-Z60, RK-Z119, RK-432: why no Dunlending can be recruited anywhere; empty if one can."""
    if not s.on_table(DUNLENDINGS):
        return "RK-Z119-absent"
    if not count(s.reserve, DUNLENDING):
        return "RK-M17"
    somewhere = any(not why_not_there(s, region) for region in COVETED)
    return why_not_for(s, SHADOW, ISENGARD) or ("" if somewhere else "RK-Z60")


def why_not_there(s: RingkriegState, region: int) -> str:
    """RK-Z60: a Shadow army in Isengard or Rohan, not inside a besieged Stronghold, with room for one more."""
    if region not in COVETED or not s.has_units(region, SHADOW):
        return "RK-Z60"
    return "" if room(s, region, SHADOW) > 0 else "RK-A8"


def can_recruit(s: RingkriegState, side: int, face: int) -> bool:
    return not why_not_recruit(s)


def recruit_dunlendings(s: RingkriegState) -> None:
    s.ask(DeathToTheForgoil(decider(s, SHADOW, ACTION), SHADOW))


@final
class DeathToTheForgoil(SideQuestion):
    """DP-18, RK-Z60, RK-Z67: where two Dunlendings come, or one if only one is left or has room."""

    __slots__ = ()
    kind: ClassVar[str] = "death-to-the-forgoil"
    rule: ClassVar[str] = "RK-Z60"
    asks: ClassVar[tuple[str, ...]] = ("region",)

    def answers(self, s: RingkriegState) -> list[int]:
        return [region for region in COVETED if not why_not_there(s, region)]

    def take(self, s: RingkriegState, answer: int) -> None:
        figures(s, DUNLENDING, 2, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-forgoil", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_not_there(s, picked.region)


# --- falling ---------------------------------------------------------------------------------------------------------


def why_not_fall(s: RingkriegState, location: int, side: int, kind: int) -> str:
    """RK-Z66: a single one falls only as the last unit of the army."""
    force = victims(s, location, side)
    return "" if count(force, DUNLENDING) > 1 or units(force) == 1 else "RK-Z66"


def two_fall(s: RingkriegState, location: int, side: int, kind: int) -> None:
    """RK-Z63."""
    for _ in range(min(2, count(victims(s, location, side), DUNLENDING))):
        remove(s, location, side, kind)


def say_two(s: RingkriegState, side: int, kind: int) -> Choice:
    return Choice("dunlending", text("ringkrieg-choose-lose-dunlendings"), ("figure:dunlending",))


FALLING: Final = Way(DUNLENDING, DUNLENDING, 1, why_not_fall, one, two_fall, say_two)
"""RK-Z63, RK-Z65, RK-Z66."""
FALLING_AS_COST: Final = Way(DUNLENDING, DUNLENDING, 1, nothing, one, remove, say_lost)
"""RK-Z64: for cards that cost own units each counts as one."""

STEPS: Final = (recruit_dunlendings,)
QUESTIONS: Final = (DeathToTheForgoil,)
