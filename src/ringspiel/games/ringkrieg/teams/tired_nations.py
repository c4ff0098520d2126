"""Three players (RK-303 to RK-306, RK-309): the single player of the Free Peoples may not act twice in a row for one
nation, nor with one army of several nations."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.figures import FREE, FREE_NATIONS, NONE, UNITS, nations_in
from ringspiel.games.ringkrieg.state import RingkriegState

THREE: Final = 3


def mask_of_nations(force: int) -> int:
    """The nations that have units in a force, as a bit mask."""
    return sum(1 << nation for nation in nations_in(force))


def several(nations: int) -> bool:
    return nations.bit_count() > 1


# --- what an action is for -------------------------------------------------------------------------------------------


def acts_for(s: RingkriegState, nation: int) -> None:
    """RK-306, RK-309: the action under way recruits for a nation of the Free Peoples, or moves its counter."""
    teams = s.teams
    if teams is not None and s.acting == FREE and 0 <= nation < FREE_NATIONS:
        teams.nations |= 1 << nation


def acts_with(s: RingkriegState, force: int, location: int) -> None:
    """RK-304, RK-306: the action moves an army or fights with it. One of several nations counts only as itself."""
    teams = s.teams
    if teams is None or s.acting != FREE:
        return
    nations = mask_of_nations(force & UNITS[FREE])
    if several(nations):
        teams.armies |= 1 << location
    else:
        teams.nations |= nations


def goes_along(s: RingkriegState, force: int, origin: int, destination: int) -> None:
    """The memory follows the armies, whichever player moves them."""
    teams = s.teams
    if teams is None or not (teams.armies | teams.last_armies) >> origin & 1 or not force & UNITS[FREE]:
        return
    left = s.at[origin] & UNITS[FREE]
    teams.armies = moved_on(teams.armies, origin, destination, left)
    teams.last_armies = moved_on(teams.last_armies, origin, destination, left)


def has_left(s: RingkriegState, location: int) -> None:
    """RK-310: the army that acts has gone on as a whole; those who are left there have not acted."""
    if s.teams is not None:
        s.teams.armies &= ~(1 << location)


def moved_on(armies: int, origin: int, destination: int, left: int) -> int:
    if armies >> origin & 1:
        armies |= 1 << destination
        if not left:
            armies &= ~(1 << origin)
    return armies


def action_done(s: RingkriegState) -> None:
    """RK-305: remember what the next action may not be for. An action without a nation breaks the sequence."""
    teams = s.teams
    if teams is not None and s.acting == FREE:
        teams.last_nations, teams.last_armies = teams.nations, teams.armies
        teams.nations = teams.armies = 0


def new_turn(s: RingkriegState) -> None:
    """RK-305: with every turn the sequence begins anew."""
    teams = s.teams
    if teams is not None:
        teams.last_nations = teams.last_armies = teams.nations = teams.armies = 0


# --- what the next one may not be for --------------------------------------------------------------------------------


def exhausted(s: RingkriegState, side: int) -> int:
    """RK-303: the nations for which a side may not act now, as a bit mask."""
    teams = s.teams
    return teams.last_nations if teams is not None and side == FREE and s.seats == THREE else 0


def exhausted_armies(s: RingkriegState) -> int:
    """RK-304: the locations of the Free Peoples' armies that may not act now, as a bit mask."""
    teams = s.teams
    return teams.last_armies if teams is not None and s.seats == THREE else 0


def is_tired(s: RingkriegState, side: int, nation: int) -> bool:
    """RK-303: a side may not act for this nation now."""
    return nation != NONE and bool(exhausted(s, side) >> nation & 1)


def why_not_with(s: RingkriegState, side: int, location: int, force: int) -> str:
    """RK-303, RK-304: why this part of the army at a location may not act now; empty if it may."""
    teams = s.teams
    if teams is None or side != FREE or s.seats != THREE:
        return ""
    if teams.last_armies >> location & 1:
        return "RK-304"
    nations = mask_of_nations(force)
    return "RK-303" if nations and not several(nations) and not nations & ~teams.last_nations else ""


def fewest(s: RingkriegState, side: int, force: int) -> int:
    """How many units must act together at least: two, if no nation may act by itself."""
    tired = exhausted(s, side)
    return 2 if tired and not mask_of_nations(force) & ~tired else 1
