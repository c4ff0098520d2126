"""Which armies may go where, with whom, and who has to stay (RK-V2 to RK-V22)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.stacking import IN_REGION, army_of, mobile, room, stays_alone, unbound
from ringspiel.games.ringkrieg.cards.triggers import (
    APART_MOVES,
    ENTERING,
    NO_PASSAGE,
    PASSAGES,
    UNBOUND,
    forbidden,
    offered,
    said,
)
from ringspiel.games.ringkrieg.characters.saruman import ALL_SERVANTS, servants
from ringspiel.games.ringkrieg.pieces.board import BLACK_BORDERS, NEIGHBOURS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    COMPANIONS,
    LEADERS,
    MOUTH_OF_SAURON,
    NAZGUL_AND_WITCH_KING,
    NONE,
    UNITS,
    WITCH_KINGS,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import tired_nations
from ringspiel.games.ringkrieg.teams.deciders import is_mixed, led_from, role_of_actor, units_led
from ringspiel.games.ringkrieg.teams.roles import LED_ON
from ringspiel.games.ringkrieg.telling.pairs import pairs

# The figures that must go with an army.
ANYBODY: Final = 0
BY_LEADER: Final = 1
BY_NAZGUL: Final = 2
BY_WITCH_KING: Final = 3
BY_COMPANION: Final = 4
LEAD_ON: Final = LEADERS | NAZGUL_AND_WITCH_KING | COMPANIONS | ALL_OF[MOUTH_OF_SAURON]
_MAY_LEAD: Final = LEAD_ON | ALL_SERVANTS


def leaders_of(s: RingkriegState, force: int) -> int:
    """RK-V3, RK-V19: the figures that make a Character result enough to move a force.

    Saruman never leaves, but his servants lead too.
    """
    leading = force & LEAD_ON | servants(s, force)
    return leading | force & unbound(s) if s.table & UNBOUND.cards else leading


def is_led(s: RingkriegState, force: int, led: int) -> bool:
    """RK-V3, RK-V8: whether the force has one of the figures that must go with the army."""
    if led == ANYBODY:
        return True
    if led == BY_LEADER:
        return bool(leaders_of(s, force))
    if led == BY_COMPANION:
        return bool(force & COMPANIONS)
    return bool(force & (NAZGUL_AND_WITCH_KING if led == BY_NAZGUL else WITCH_KINGS))


def rested(s: RingkriegState, location: int, side: int) -> int:
    """RK-V10, RK-V11, RK-C3: the figures of a side that have not moved in this action and can move at all."""
    force = s.at[location]
    moved = s.moved
    for place in range(0, len(moved), 2):
        if moved[place] == location:
            force -= moved[place + 1]
    if is_mixed(s, location) or s.table & UNBOUND.cards:
        return force & led_from(s, side, location) & mobile(s, side)
    return force & LED_ON[role_of_actor(s, side)]


def able(s: RingkriegState, location: int, side: int, led: int) -> int:
    """The rested figures, if they include a unit and all figures that must go with the army; otherwise 0.

    RK-V20: the besieged stay inside.
    """
    fresh = rested(s, location, side) if location < REGION_COUNT else 0
    return fresh if fresh & ALL_UNITS and is_led(s, fresh, led) else 0


def overflow(s: RingkriegState, region: int, side: int) -> int:
    """RK-V14: units too many after the first of two moves; the second has to take them away."""
    return max(0, number_of(s.at[region] & UNITS[side]) - IN_REGION)


def largest_force(s: RingkriegState, fresh: int, destination: int, side: int) -> int:
    """RK-V4, RK-V15, RK-V16: all rested figures that may enter a neighbouring region; 0 if none may."""
    if not fresh & ALL_UNITS or why_shut(s, destination, side):
        return 0
    kept_out = track.kept_out(s, fresh, destination)
    return fresh & ~kept_out if kept_out else fresh


def why_shut(s: RingkriegState, region: int, side: int) -> str:
    """RK-V16, RK-E15: why no army of a side may enter a region; empty if one may."""
    if s.at[region] & UNITS[1 - side]:
        return "RK-V16"
    return "RK-E15" if s.table & ENTERING.cards and forbidden(s, ENTERING, region, side) else ""


def can_march(s: RingkriegState, fresh: int, origin: int, destination: int, side: int, led: int, left: int) -> bool:
    """Whether some part of the rested figures may make this move by the rules of splitting and stacking."""
    force = largest_force(s, fresh, destination, side)
    return can_send(s, force, origin, destination, side, led, left)


def can_send(s: RingkriegState, force: int, origin: int, destination: int, side: int, led: int, left: int) -> bool:
    """Whether some part of a force may go and the rest may stay, with `left` moves."""
    return not why_not_send(s, force, origin, destination, side, led, left)


def why_not_send(s: RingkriegState, force: int, origin: int, destination: int, side: int, led: int, left: int) -> str:
    """RK-V3, RK-V6, RK-V13 to RK-V15: why no part of a force may go while the rest stays; empty if one may."""
    least = fewest_to_send(s, force, side, number_of(s.at[origin] & UNITS[side]))
    reason = why_not_part(s, force, origin, side, led, least)
    return reason or ("" if has_room(s, destination, origin, side, led, left, least) else "RK-V13")


def fewest_to_send(s: RingkriegState, force: int, side: int, present: int) -> int:
    """RK-303, RK-V14: how many of the units that are present have to go at least."""
    least = max(1, present - IN_REGION)
    return least if s.teams is None else max(least, tired_nations.fewest(s, side, force))


def why_not_part(s: RingkriegState, force: int, origin: int, side: int, led: int, least: int) -> str:
    """Why no part of a force may leave the rest, wherever it goes; empty if one may."""
    going = units(force)
    if not going:
        return "RK-V15"
    if not is_led(s, force, led):
        return "RK-V3"
    barred = tired_nations.why_not_with(s, side, origin, force)
    if barred:
        return barred
    if going < least:
        return "RK-V14"
    return "RK-V6" if going == least and leaves_leaders_alone(s, origin, side, force) else ""


def has_room(s: RingkriegState, region: int, origin: int, side: int, led: int, left: int, least: int) -> bool:
    """RK-V13, RK-V14: the fewest units that have to go find room, maybe only when the next move makes it."""
    space = room(s, region, side)
    return space >= least or (left > 1 and space + relief(s, region, side, origin, least, led) >= least)


def leaves_leaders_alone(s: RingkriegState, origin: int, side: int, going: int) -> bool:
    """RK-V6, RK-449: Leaders of the army that goes stay behind without units; a teammate's own army keeps its own."""
    return stays_alone(army_of(s, origin, side) - going, LEADERS & led_from(s, side, origin))


def why_not_leave(s: RingkriegState, origin: int, side: int, led: int, left: int) -> str:
    """Why no army can move from a location in this action; empty if one can."""
    if origin >= REGION_COUNT:
        return "RK-V20"
    if not s.has_units(origin, side):
        return "RK-V1"
    if crowded_region(s, side) not in (NONE, origin):
        return "RK-V14"
    if not s.at[origin] & led_from(s, side, origin) & ALL_UNITS:
        return "RK-421" if is_mixed(s, origin) else "RK-412"
    fresh = rested(s, origin, side)
    if not fresh & ALL_UNITS:
        return "RK-V10"
    barred = tired_nations.why_not_with(s, side, origin, fresh)
    if barred:
        return barred
    if not is_led(s, fresh, led):
        return "RK-V3"
    around = within_one_move(s, origin, side)
    return "" if any(can_march(s, fresh, origin, to, side, led, left) for to in around) else "RK-V4-shut"


def within_one_move(s: RingkriegState, origin: int, side: int) -> list[int]:
    """RK-V4: the regions next to an army, and those to which something else takes it."""
    return NEIGHBOURS[origin] + offered(s, PASSAGES, origin, side) if s.table & PASSAGES.cards else NEIGHBOURS[origin]


def why_not_march(s: RingkriegState, origin: int, destination: int, side: int, led: int, left: int) -> str:
    """RK-V4, RK-V17: why an army may not go from one region to another; empty if it may."""
    if destination >= REGION_COUNT:
        return "RK-V20"
    if destination not in within_one_move(s, origin, side):
        by_land = "RK-V17" if destination in BLACK_BORDERS[origin] else "RK-V4"
        return said(s, NO_PASSAGE, origin, destination, side) or by_land
    force = largest_force(s, rested(s, origin, side), destination, side)
    return why_shut(s, destination, side) or why_not_send(s, force, origin, destination, side, led, left)


def relief(s: RingkriegState, region: int, side: int, coming_from: int, coming: int, led: int) -> int:
    """RK-V14: how many units in a region could leave it with the next move of the same action. The arriving units
    leave room behind them. If no units stay there, a siege of that place ends, and the besieged come out (RK-X23).
    """
    best = 0
    guarded = units(s.at[coming_from] & UNITS[side]) > coming
    fresh = rested(s, region, side)
    for neighbour in within_one_move(s, region, side):
        if neighbour == coming_from and s.is_besieged(neighbour) and not guarded:
            continue
        force = largest_force(s, fresh, neighbour, side)
        leaving = units(force) if is_led(s, force, led) else 0
        if s.teams is not None and tired_nations.why_not_with(s, side, region, force):
            leaving = 0
        space = room(s, neighbour, side) + (coming if neighbour == coming_from else 0)
        best = max(best, min(leaving, space))
    return best


def marches(s: RingkriegState, side: int, led: int, left: int) -> list[int]:
    """All moves from region to region, as answers, with this number of moves left."""
    crowded, peace = crowded_region(s, side), track.at_peace(s)
    found = []
    for origin in armies_with(s, side, led) if crowded == NONE else [crowded]:
        fresh = able(s, origin, side, led)
        if fresh:
            found += pairs(origin, ways(s, fresh, origin, side, led, left, fresh & peace))
    return found


def armies_with(s: RingkriegState, side: int, led: int) -> list[int]:
    """The armies of the acting player but for those that surely have nobody who must go with them."""
    if led != BY_LEADER or s.table & UNBOUND.cards:
        return s.places(units_led(s, side))
    own = s.look().units[side]
    return [place for place in s.places(_MAY_LEAD) if own[place]]


def ways(s: RingkriegState, fresh: int, origin: int, side: int, led: int, left: int, bound: int) -> list[int]:
    """The regions to which `can_march` lets rested figures go, of whom some are `bound` by peace.

    What is the same for all of them is asked once.
    """
    units_of = s.look().units
    own, enemies, entering = units_of[side], units_of[1 - side], s.table & ENTERING.cards
    least = fewest_to_send(s, fresh, side, own[origin])
    can_leave = not why_not_part(s, fresh, origin, side, led, least)
    found = []
    for to in within_one_move(s, origin, side):
        if enemies[to] or (entering and forbidden(s, ENTERING, to, side)):  # see `why_shut`
            continue
        kept_out = bound & track.FOREIGN[to] if bound else 0  # see `track.kept_out`
        if kept_out:
            if can_send(s, fresh & ~kept_out, origin, to, side, led, left):
                found.append(to)
        elif can_leave and (own[to] + least <= IN_REGION or has_room(s, to, origin, side, led, left, least)):
            found.append(to)
    return found


def can_move_army(s: RingkriegState, side: int, led: int, left: int) -> bool:
    """Whether an army or anything else of a side can move at all, with this number of moves."""
    peace = track.at_peace(s)
    for origin in armies_with(s, side, led):
        fresh = able(s, origin, side, led)
        if fresh and ways(s, fresh, origin, side, led, left, fresh & peace):
            return True
    return bool(moves_apart(s, side, led))


def crowded_region(s: RingkriegState, side: int) -> int:
    """The region that a first move has overfilled (RK-V14), or NONE."""
    for place in range(0, len(s.moved), 2):
        if overflow(s, s.moved[place], side):
            return s.moved[place]
    return NONE


def moves_apart(s: RingkriegState, side: int, led: int) -> list[int]:
    """One of the moves of a die, not of a card; not while a region is too full (RK-V14)."""
    if not s.table & APART_MOVES.cards or led != ANYBODY or s.event != NONE or crowded_region(s, side) != NONE:
        return []
    return offered(s, APART_MOVES, side)
