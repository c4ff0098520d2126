"""Which of two teammates did better (RK-433 to RK-436, RK-441, RK-308)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.board import NATION, OWNER, POINTS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.figures import NATIONAL, SHADOW, SIDE, UNITS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import army_leader, is_mixed, seats_of
from ringspiel.games.ringkrieg.teams.roles import NATIONS_LED

_WORTH_POINTS: Final = [region for region in range(REGION_COUNT) if POINTS[region]]
_OF_ROLE: Final = [sum(1 << region for region in _WORTH_POINTS if NATION[region] in nations) for nations in NATIONS_LED]
"""By role, the Cities and Strongholds of its nations, as bits."""


def note(s: RingkriegState, region: int, side: int, army: int) -> None:
    """RK-436, RK-441: a Settlement changes hands; its conqueror leads the army that takes it.

    If teammates stand apart, Minions do not count: alone, they capture nothing (RK-K2).
    """
    teams = s.teams
    if teams is None:
        return
    for seat in range(s.seats):
        teams.conquests[seat] &= ~(1 << region)
    if OWNER[region] != side:
        present = army if army & UNITS[side] else s.at[region] & SIDE[side]
        conquerors = present if is_mixed(s, region) else present & NATIONAL
        teams.conquests[army_leader(s, side, conquerors)] |= 1 << region


def won(s: RingkriegState, seat: int) -> int:
    """RK-434: the points of the Cities and Strongholds that the player captured."""
    teams = s.teams
    taken = 0 if teams is None else teams.conquests[seat]
    return sum(POINTS[region] for region in _WORTH_POINTS if taken >> region & 1) if taken else 0


def lost(s: RingkriegState, seat: int) -> int:
    """RK-434, RK-435: how many Cities and Strongholds of the player's nations the enemy holds."""
    return (s.captured & _OF_ROLE[s.roles[seat]]).bit_count()


def merit(s: RingkriegState, seat: int, side: int) -> int:
    """The numbers that compare teammates when their side has won."""
    return (won(s, seat) if side == SHADOW else 0) - lost(s, seat)


def team_ranks(s: RingkriegState, side: int) -> list[int]:
    """RK-433 to RK-436: by seat, the rank among those who have won together; 0 for all others, and where one won."""
    mates = seats_of(s, side)
    merits = [merit(s, seat, side) for seat in mates]
    found = [0] * s.seats
    if len(mates) > 1:
        for seat, own in zip(mates, merits, strict=True):
            found[seat] = 1 + sum(1 for each in merits if each > own)
    return found
