"""What stones must not close (GR-72, GR-73): the board, or to the letter of the rulebook only the way to the ring."""

from __future__ import annotations

from ringspiel.games.gran.graph import flooded, points_in, way
from ringspiel.games.gran.state import NOWHERE, GranState


def closed_to_stones(s: GranState, stones: int) -> int:
    """The points where no further stone may stand beside `stones`."""
    return ends_of_last_ways(s, stones) if s.literal else s.board.cut_points(stones)


def ends_of_last_ways(s: GranState, stones: int) -> int:
    """GR-73: the points where a stone would take the last way to the ring; none if it is carried or out of reach."""
    closed = 0
    if s.ring != NOWHERE:
        for point in points_in(way_to_ring(s, stones) & s.board.stone_points):  # any other stone leaves this way open
            if not way_to_ring(s, stones | 1 << point):
                closed |= 1 << point
    return closed


def way_to_ring(s: GranState, stones: int) -> int:
    """GR-73: the points of a way from some knight to the ring; over dragons only for a knight with an amulet."""
    near, free = s.board.near, s.board.everything & ~stones
    everybody = starting_points(s, 0)
    found = way(near, s.ring, everybody, free & ~s.board.dragons | everybody)
    return found or way(near, s.ring, starting_points(s, 1), free)


def within_reach(s: GranState) -> int:
    """GR-73: the points to which such a way leads."""
    near, free = s.board.near, s.board.everything & ~s.stones
    everybody = starting_points(s, 0)
    return flooded(near, everybody, free & ~s.board.dragons) | flooded(near, starting_points(s, 1), free)


def starting_points(s: GranState, amulets: int) -> int:
    """Where the knights with this many amulets or more are; those who wait start from the blue ball (GR-6)."""
    mask = 0
    for seat in range(s.seats):
        if s.amulets[seat] >= amulets:
            mask |= 1 << s.place_of(seat)
    return mask
