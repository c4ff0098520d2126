"""Points joined by lines, as bit masks: point number p is the bit 1 << p."""

from __future__ import annotations

from typing import Final

UNREACHED: Final = 99
OUTSIDE: Final = 999
HALF: Final = 60
LOWER_HALF: Final = (1 << HALF) - 1
"""Compiled, masks of this many points are the machine's own numbers, which are quicker."""


def points_in(mask: int) -> list[int]:
    """The numbers of the points in a mask, ascending."""
    found: list[int] = []
    add_points(mask & LOWER_HALF, 0, found)
    if mask >> HALF:
        add_points(mask >> HALF, HALF, found)
    return found


def add_points(mask: int, first: int, found: list[int]) -> None:
    """Those in a mask whose lowest bit is the point `first`."""
    while mask:
        lowest = mask & -mask
        found.append(first + lowest.bit_length() - 1)
        mask ^= lowest


def mask_of(points: list[int]) -> int:
    """The points as a mask."""
    lower = upper = 0
    for point in points:
        if point < HALF:
            lower |= 1 << point
        else:
            upper |= 1 << point - HALF
    return lower | upper << HALF


def beside(near: list[int], mask: int) -> int:
    """All points that have a line to a point of the mask."""
    found = 0
    while mask:
        lowest = mask & -mask
        found |= near[lowest.bit_length() - 1]
        mask ^= lowest
    return found


def joined(near: list[int], wanted: int, within: int) -> bool:
    """Whether lines inside `within` join all the wanted points; it looks no further than it must."""
    reached = edge = wanted & -wanted
    while edge and wanted & ~reached:
        edge = beside(near, edge) & within & ~reached
        reached |= edge
    return not wanted & ~reached


def distances(near: list[int], source: int, within: int) -> list[int]:
    """How many lines away from `source` each point is inside `within`; UNREACHED where no way leads."""
    found = [UNREACHED] * len(near)
    edge = 1 << source
    left = within & ~edge
    away = 0
    while edge:
        for point in points_in(edge):
            found[point] = away
        edge = beside(near, edge) & left
        left &= ~edge
        away += 1
    return found


def flooded(near: list[int], sources: int, within: int) -> int:
    """The sources, and all points that lines inside `within` join to one of them."""
    reached = edge = sources
    while edge:
        edge = beside(near, edge) & within & ~reached
        reached |= edge
    return reached


def way(near: list[int], source: int, goals: int, within: int) -> int:
    """The points of a shortest way inside `within` from `source` to one of the goals, both included; 0 without one."""
    layers = [1 << source]
    left = within & ~layers[0]
    while not layers[-1] & goals:
        edge = beside(near, layers[-1]) & left
        if not edge:
            return 0
        layers.append(edge)
        left &= ~edge
    found = last = lowest_of(layers.pop() & goals)
    while layers:
        last = lowest_of(near[last.bit_length() - 1] & layers.pop())
        found |= last
    return found


def lowest_of(mask: int) -> int:
    """The first point of a mask, as a mask."""
    return mask & -mask


def cut_points(neighbours: list[list[int]], depth: list[int]) -> int:
    """The points without which the others would fall apart, where all hang together now (Hopcroft and Tarjan).

    `depth` is 0 for each point and OUTSIDE for those that do not count; it is used up.
    """
    root = len(depth) - 1
    while depth[root] == OUTSIDE:
        root -= 1
    depth[root] = 1
    cuts: list[int] = []
    lowest_reach(root, neighbours, depth, cuts)
    if cuts.count(root) == 1:  # every walk from the root comes back to it; only a second one shows a cut
        cuts.remove(root)
    return mask_of(cuts)


def lowest_reach(point: int, neighbours: list[list[int]], depth: list[int], cuts: list[int]) -> int:
    """Walk on from `point` and tell the least depth seen; a point is a cut if some walk from it sees none above."""
    mine = lowest = depth[point]
    for other in neighbours[point]:
        seen = depth[other]
        if not seen:
            depth[other] = mine + 1
            seen = lowest_reach(other, neighbours, depth, cuts)
            if seen >= mine:
                cuts.append(point)
        if seen < lowest:
            lowest = seen
    return lowest
