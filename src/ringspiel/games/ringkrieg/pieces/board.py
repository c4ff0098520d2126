"""The map (RK-G22 to RK-G37): regions, borders, nations, Settlements and Stronghold boxes.

Regions are numbered in the order of the data file. A location is a region, or behind the regions the inside of a
besieged Stronghold (its box, RK-G37).
"""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.ringkrieg.pieces.figures import FREE, NATIONS, NONE, SHADOW
from ringspiel.games.ringkrieg.pieces.files import read

TOWN: Final = 1
CITY: Final = 2
STRONGHOLD: Final = 3
FORTIFICATION: Final = 4
SETTLEMENTS: Final = ("none", "town", "city", "stronghold", "fortification")

_data: Final = read("regions")
_regions: Final[list[dict[str, Any]]] = _data["regions"]

REGIONS: Final = tuple(str(region["id"]) for region in _regions)
REGION_COUNT: Final = len(REGIONS)
NUMBER: Final = {name: number for number, name in enumerate(REGIONS)}
"""The number of a region by its id."""

NATION: Final = [NONE if region["nation"] is None else NATIONS.index(region["nation"]) for region in _regions]
"""RK-G29: in whose territory a region lies."""
SETTLEMENT: Final = [SETTLEMENTS.index(region["settlement"]) for region in _regions]
POINTS: Final = [int(region["victory_points"]) for region in _regions]
"""RK-G34: worth to the opponent."""
OWNER: Final = [{None: NONE, "fp": FREE, "shadow": SHADOW}[region["settlement_side"]] for region in _regions]
"""RK-G35: the side that a Settlement belongs to from the start; NONE without a Settlement (RK-G32)."""
PLACES: Final = {str(region["id"]): (int(region["x"]), int(region["y"])) for region in _regions}
"""Where regions lie on the printed map."""
NEIGHBOURS: Final = [[NUMBER[name] for name in region["neighbours"]] for region in _regions]
"""RK-G22: over normal borders only; black borders, seas and lakes part regions (RK-G23, RK-G24)."""
BLACK_BORDERS: Final = [[NUMBER[name] for name in region["impassable_borders"]] for region in _regions]
ADJACENT: Final = [sum(1 << other for other in others) for others in NEIGHBOURS]
"""The neighbours as a bit mask of regions."""

STRONGHOLDS: Final = [region for region in range(REGION_COUNT) if SETTLEMENT[region] == STRONGHOLD]
LOCATIONS: Final = REGION_COUNT + len(STRONGHOLDS)
BOX: Final = [
    REGION_COUNT + STRONGHOLDS.index(region) if SETTLEMENT[region] == STRONGHOLD else NONE
    for region in range(REGION_COUNT)
]
"""The location inside a Stronghold; NONE where there is none."""
REGION_OF: Final = list(range(REGION_COUNT)) + STRONGHOLDS
"""The region of a location: figures inside are in that region for everything but moving and fighting (RK-G43)."""
AROUND: Final = [
    *([*NEIGHBOURS[region], *([] if BOX[region] == NONE else [BOX[region]])] for region in range(REGION_COUNT)),
    *([region] for region in STRONGHOLDS),
]
"""From where a location can be attacked (RK-B3)."""

RECRUITING: Final = [
    [r for r in range(REGION_COUNT) if NATION[r] == nation and TOWN <= SETTLEMENT[r] <= STRONGHOLD]
    for nation in range(len(NATIONS))
]
"""RK-M3: the Settlements of each nation."""
COASTAL: Final = [number for number, region in enumerate(_regions) if region["coastal"]]
EASTERN_EDGE: Final = [NUMBER[name] for name in _data["eastern_edge"]]
MORDOR_ENTRANCES: Final = [NUMBER[name] for name in _data["mordor_entrances"]]
START: Final = NUMBER[_data["fellowship_start"]]

FANGORN: Final = NUMBER["fangorn"]
MORIA: Final = NUMBER["moria"]
ORTHANC: Final = NUMBER["orthanc"]
EDORAS: Final = NUMBER["edoras"]
HELMS_DEEP: Final = NUMBER["helms-deep"]
LORIEN: Final = NUMBER["lorien"]
EREBOR: Final = NUMBER["erebor"]


def is_city_or_stronghold(region: int) -> bool:
    return SETTLEMENT[region] == CITY or SETTLEMENT[region] == STRONGHOLD


def within(start: int, steps: int) -> list[int]:
    """RK-V17: the distance over normal borders of every region within this number of steps; otherwise NONE."""
    distance = [NONE] * REGION_COUNT
    distance[start] = 0
    edge = [start]
    for step in range(1, steps + 1):
        further = []
        for region in edge:
            for neighbour in NEIGHBOURS[region]:
                if distance[neighbour] == NONE:
                    distance[neighbour] = step
                    further.append(neighbour)
        edge = further
    return distance


DISTANCE: Final = [within(region, REGION_COUNT) for region in range(REGION_COUNT)]
"""How many steps apart two regions are, no matter who stands between."""
