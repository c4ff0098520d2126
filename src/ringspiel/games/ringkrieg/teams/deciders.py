"""The deciding seats: which seat speaks for a side, leads a nation, leads an army.

Dice, rings, decks and points belong to a side; hands and cards put away belong to a seat. A seat plays a role (see
`roles`). The only player of a side decides everything; of two, one holds the leading marker (RK-403), and they
take turns to act (RK-410).
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.figures import ALL_UNITS, ELITES, FREE, SHADOW, SIDE, UNITS, number_of, other
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.roles import HAND_LIMIT_OF, LED, NATIONS_LED, OWN, SIDE_OF_ROLE
from ringspiel.games.ringkrieg.teams.tired_nations import exhausted

ACTION: Final = 0
"""Decisions within an action, or within an event card played in it."""
FELLOWSHIP: Final = 1
"""RK-408: declaring, and the Guide."""
DICE: Final = 2
"""RK-409: allocating and rolling."""
HUNT: Final = 3
"""RK-416, RK-439: all decisions in the Hunt, of either side."""


def decider(s: RingkriegState, side: int, matter: int) -> int:
    """The seat that decides a matter for a side; RK-410: an action is the acting player's, all else the leader's."""
    return s.actors[side] if matter == ACTION and side == s.acting else s.leading[side]


def nation_leader(s: RingkriegState, nation: int) -> int:
    """RK-401: the seat that leads a nation."""
    return next(seat for seat, role in enumerate(s.roles) if nation in NATIONS_LED[role])


def figure_leader(s: RingkriegState, side: int, figure: int) -> int:
    """RK-417: the seat that a figure follows. If it follows both (RK-415, RK-418), the acting player."""
    first = decider(s, side, ACTION)
    return next(seat for seat in (first, *seats_of(s, side)) if LED[s.roles[seat]] & figure)


def army_leader(s: RingkriegState, side: int, army: int) -> int:
    """RK-420, RK-428: the seat with most figures in an army, then with most Elites, then with the marker."""
    seats = seats_of(s, side)
    if len(seats) == 1:
        return seats[0]
    first, second = seats
    return second if claim(s, second, army) > claim(s, first, army) else first


def claim(s: RingkriegState, seat: int, army: int) -> tuple[int, int, bool]:
    own = army & OWN[s.roles[seat]]
    return number_of(own), number_of(own & ELITES), seat in s.leading


def struck(s: RingkriegState, side: int, location: int) -> int:
    """RK-448: the figures at a location that lose the next unit, to a card or because there are too many. A mixed
    army loses it as a whole; if teammates stand apart, the one with more units there loses it.
    """
    army = s.at[location] & SIDE[side]
    if s.teams is None or is_mixed(s, location):
        return army
    return army & LED[s.roles[army_leader(s, side, army & ALL_UNITS)]]


# --- what the acting player may use (RK-412, RK-415, RK-418) ---------------------------------------------------------


def nations_led(s: RingkriegState, side: int) -> tuple[int, ...]:
    """RK-412, RK-414, RK-303: the nations for which the player may recruit now and whose counters they may move."""
    led = NATIONS_LED[role_of_actor(s, side)]
    tired = exhausted(s, side)
    return tuple(nation for nation in led if not tired >> nation & 1) if tired else led


def why_not_for(s: RingkriegState, side: int, nation: int) -> str:
    """RK-303, RK-412: why the player may not act for a nation of their side now; empty if they may."""
    if nation not in NATIONS_LED[role_of_actor(s, side)]:
        return "RK-412"
    return "RK-303" if exhausted(s, side) >> nation & 1 else ""


def role_of_actor(s: RingkriegState, side: int) -> int:
    """The role of the player who acts for a side."""
    return s.roles[decider(s, side, ACTION)]


def figures_led(s: RingkriegState, side: int) -> int:
    """The mask of all figures that the player may use."""
    return LED[role_of_actor(s, side)]


def units_led(s: RingkriegState, side: int) -> int:
    """RK-412, RK-421: the units of the armies that the player may lead; a mixed army may have any of the side."""
    teams = s.teams
    led = SIDE[side] if teams is not None and teams.mixed else figures_led(s, side)
    return UNITS[side] & led


def led_from(s: RingkriegState, side: int, location: int) -> int:
    """RK-421, RK-422: the figures that the player may move from a location; all of a mixed army that they lead."""
    if is_mixed(s, location) and leads_mixed_army(s, side, location):
        return SIDE[side]
    return figures_led(s, side)


def combatants(s: RingkriegState, side: int, location: int) -> int:
    """RK-421, RK-438: the figures at a location that the player may attack with; a mixed army fights for its leader."""
    if not is_mixed(s, location):
        return s.at[location] & figures_led(s, side)
    return s.at[location] & SIDE[side] if leads_mixed_army(s, side, location) else 0


def as_if_acting(s: RingkriegState, seat: int) -> RingkriegState:
    """The state as if the action were this player's. So a teammate's figures do not depend on who acts now."""
    side = side_of_seat(s, seat)
    if decider(s, side, ACTION) == seat:
        return s
    own = s.clone()
    own.acting = side
    own.actors[side] = seat
    return own


# --- mixed armies ----------------------------------------------------------------------------------------------------


def is_mixed(s: RingkriegState, location: int) -> bool:
    """RK-419: figures of two teammates form one army there."""
    teams = s.teams
    return teams is not None and bool(teams.mixed >> location & 1)


def leads_mixed_army(s: RingkriegState, side: int, location: int) -> bool:
    """RK-420, RK-421: the acting player leads the mixed army at a location."""
    if not is_mixed(s, location):
        return False
    return army_leader(s, side, s.at[location] & SIDE[side]) == decider(s, side, ACTION)


# --- whose turn it is ------------------------------------------------------------------------------------------------


def pass_markers(s: RingkriegState) -> None:
    """RK-403, RK-404, RK-410: from the second turn on the teammate leads; the other one acts first."""
    for side in (FREE, SHADOW):
        if s.turn > 1:
            s.leading[side] = teammate(s, s.leading[side])
        s.actors[side] = teammate(s, s.leading[side])


def has_acted(s: RingkriegState, side: int) -> None:
    """RK-410, RK-411: the next action of the side is the teammate's. After a pass the same player acts again."""
    s.actors[side] = teammate(s, s.actors[side])


def teammate(s: RingkriegState, seat: int) -> int:
    """The other player of the side; the same player if there is no other."""
    for mate in seats_of(s, side_of_seat(s, seat)):
        if mate != seat:
            return mate
    return seat


# --- seats and sides -------------------------------------------------------------------------------------------------


def side_of_seat(s: RingkriegState, seat: int) -> int:
    return SIDE_OF_ROLE[s.roles[seat]]


def seats_of(s: RingkriegState, side: int) -> list[int]:
    """The seats that play a side."""
    return [seat for seat, role in enumerate(s.roles) if SIDE_OF_ROLE[role] == side]


def in_turn(s: RingkriegState) -> list[int]:
    """All seats, the acting player first, then their side, then the other."""
    first = s.actors[s.acting]
    mates = [seat for seat in seats_of(s, s.acting) if seat != first]
    return [first, *mates, *seats_of(s, other(s.acting))]


def drawing_order(s: RingkriegState) -> list[int]:
    """RK-450: the Free Peoples before the Shadow, and the leading player of each before the teammate."""
    return [seat for leader in s.leading for seat in dict.fromkeys((leader, teammate(s, leader)))]


def hand_limit(s: RingkriegState, seat: int) -> int:
    """RK-E5, RK-406."""
    return HAND_LIMIT_OF[s.roles[seat]]
