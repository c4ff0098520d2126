"""Points joined by lines, as bit masks: point number p is the bit 1 << p."""

from __future__ import annotations

from typing import Final

UNREACHED: Final = 99
OUTSIDE: Final = 999


def points_in(mask: int) -> list[int]:
    """The numbers of the points in a mask, ascending."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


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


def cut_points(neighbours: list[list[int]], within: int) -> int:
    """The points without which `within`, where all hang together now, would fall apart (Hopcroft and Tarjan)."""
    depth = [0 if within >> point & 1 else OUTSIDE for point in range(len(neighbours))]
    root = within.bit_length() - 1
    depth[root] = 1
    cuts: list[int] = []
    lowest_reach(root, neighbours, depth, cuts)
    if cuts.count(root) == 1:  # every walk from the root comes back to it; only a second one shows a cut
        cuts.remove(root)
    return sum(1 << point for point in set(cuts))


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
