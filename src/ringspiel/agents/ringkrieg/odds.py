"""The likely outcome of a battle, by the figures alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, DUNLENDING, TOWER
from ringspiel.games.ringkrieg.pieces.board import CITY, FORTIFICATION, REGION_COUNT, REGION_OF, SETTLEMENT, STRONGHOLD
from ringspiel.games.ringkrieg.pieces.figures import ELITES, count, kinds_in, leadership_of, units
from ringspiel.games.ringkrieg.state import RingkriegState

MOST_DICE: Final = 5
IN_FIELD: Final = 1.0
UNDER_FIRE: Final = 0.8
"""The attackers of a City or Fortification hit less often in the first round."""
AT_WALLS: Final = 0.5
"""The attackers of a Stronghold hit half as often."""
SUPERIOR: Final = 0.08
"""The value of superior siege engines to their side."""


@lru_cache(maxsize=20_000)
def might(force: int) -> float:
    """Strength: dice with re-rolls, times the hits that the force can take."""
    dice = min(units(force), MOST_DICE)
    lead = sum(leadership_of(kind) * count(force, kind) for kind in kinds_in(force))
    return (dice + 0.6 * min(lead, dice)) * endurance(force)


@lru_cache(maxsize=20_000)
def endurance(force: int) -> int:
    """How many hits a force can take. Dunlendings fall in pairs."""
    return units(force) + units(force & ELITES) - count(force, DUNLENDING) // 2


def chance(attackers: int, defenders: int, ground: float) -> float:
    """The chance of the attackers to win, on ground that makes them hit less often."""
    attack = ground * might(attackers)
    defence = might(defenders)
    return attack * attack / (attack * attack + defence * defence + 0.01)


def engines_help(force: int) -> float:
    """How siege engines change the attackers' strength."""
    lead = count(force, TOWER) - count(force, CATAPULT)
    return SUPERIOR if lead > 0 else -SUPERIOR if lead < 0 else 0.0


def ground_of(s: RingkriegState, origin: int, target: int, defender: int) -> float:
    """RK-X1 to RK-X4, RK-X18: how walls help the defenders. Defenders at their Stronghold can withdraw behind them."""
    if target >= REGION_COUNT:
        return AT_WALLS + engines_help(s.at[REGION_OF[target]])
    if origin >= REGION_COUNT:
        return IN_FIELD
    if SETTLEMENT[target] == STRONGHOLD and s.controller(target) == defender:
        return AT_WALLS
    return UNDER_FIRE if SETTLEMENT[target] in (CITY, FORTIFICATION) else IN_FIELD
