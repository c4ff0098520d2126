"""Guards of Cities and Strongholds: how many are wanted, and which enemies are near enough to attack."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.odds import endurance
from ringspiel.agents.ringkrieg.style import BRACE, LEAN
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, NUMBER, POINTS, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import SHADOW, UNITS, other, units
from ringspiel.games.ringkrieg.state import RingkriegState

NEAR: Final = 3
FAR: Final = 4
"""How far the enemy marches before guards can be called back. It is farther when the loss would decide the war."""
AROUND: Final = [
    [[r for r in range(REGION_COUNT) if 0 <= steps[r] <= reach] for reach in range(FAR + 1)] for steps in DISTANCE
]
BESIDE: Final = 1
BAND: Final = 3
"""With the trait `lean`: how near and how many enemies must be before the Free Peoples guard a place in their rear."""
SOON: Final = 2
ARMY: Final = 5
WALLS: Final = 5
"""With the trait `brace`: how near a great army is, how many hits it can take, and how many units walls hold."""
FRONT: Final = (NUMBER["minas-tirith"], NUMBER["helms-deep"], NUMBER["edoras"])
"""The places that Mordor and Isengard reach first. The Shadow has no rear: it can lose four points quickly."""
ALARM: Final = (8, 2)
"""From this many enemy victory points on, every place counts. Listed by the side that fears them."""


def is_own_prize(s: RingkriegState, region: int, side: int) -> bool:
    """Whether the side would lose points with this City or Stronghold."""
    return POINTS[region] > 0 and s.controller(region) == side


def is_alarmed(s: RingkriegState, side: int) -> bool:
    """Whether the enemy needs one or two more places to win."""
    return s.points(other(side)) >= ALARM[side]


def enemies_near(s: RingkriegState, region: int, side: int, reach: int) -> int:
    """How many enemy units are at most this many steps away."""
    enemies = s.look().units[other(side)]
    return sum([enemies[near] for near in AROUND[region][reach]])


def guards_wanted(s: RingkriegState, region: int, side: int, style: int) -> int:
    """How many units should stay in a region: two in a Stronghold and one in a City if the enemy can come."""
    if not is_own_prize(s, region, side):
        return 0
    if style & LEAN:
        wanted = lean_guards(s, region, side)
        return max(wanted, braced_guards(s, region, side)) if style & BRACE and side == SHADOW else wanted
    alarmed = is_alarmed(s, side)
    enemies = enemies_near(s, region, side, FAR if alarmed else NEAR)
    if not enemies:
        return 0
    return enough(POINTS[region] + (1 if alarmed else 0), enemies)


def lean_guards(s: RingkriegState, region: int, side: int) -> int:
    """The same for the trait `lean`."""
    alarmed = is_alarmed(s, side)
    if POINTS[region] == 1 and not alarmed:
        return 0
    exposed = side == SHADOW or region in FRONT
    enemies = enemies_near(s, region, side, (NEAR if exposed else BESIDE) + (1 if alarmed else 0))
    if enemies < (1 if exposed or alarmed else BAND):
        return 0
    return enough(POINTS[region] + (1 if alarmed else 0), enemies)


def braced_guards(s: RingkriegState, region: int, side: int) -> int:
    """The same for the trait `brace`: against the greatest army that can come, if it is an army."""
    alarmed = is_alarmed(s, side)
    host = greatest_host(s, region, other(side), NEAR if alarmed else SOON)
    if host < (BAND if alarmed else ARMY):
        return 0
    return min(WALLS, (host + 1) // 2 if alarmed else host // 2)


def greatest_host(s: RingkriegState, region: int, side: int, reach: int) -> int:
    """The hits that the greatest army of a side within this many steps can take."""
    return max([endurance(s.at[near] & UNITS[side]) for near in AROUND[region][reach]])


def enough(wanted: int, enemies: int) -> int:
    """Wants one more guard where many enemies can attack."""
    return wanted + 1 if enemies >= 2 * wanted + 2 else wanted


def guards_missing(s: RingkriegState, location: int, side: int, staying: int, style: int) -> int:
    """How many more units should stay behind when an army leaves a location."""
    region = REGION_OF[location]
    return max(0, guards_wanted(s, region, side, style) - units(staying))


def is_thin(s: RingkriegState, region: int, side: int, style: int) -> bool:
    """Whether a place of the side lacks guards, and recruits can reach it."""
    missing = guards_wanted(s, region, side, style) - units(s.at[region] & UNITS[side])
    return missing > 0 and not s.is_besieged(region)


def thin_places(s: RingkriegState, side: int, style: int) -> int:
    return sum([POINTS[r] for r in range(REGION_COUNT) if POINTS[r] and is_thin(s, r, side, style)])
