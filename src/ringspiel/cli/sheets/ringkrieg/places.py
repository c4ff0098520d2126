"""The map of Der Ringkrieg in the terminal: one region with what stands there, and all by parts of the world."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from ringspiel.cli.sheets.ringkrieg.board import BETWEEN, NATIONS, Speaker, grid, is_called, part_of, siege
from ringspiel.games.ringkrieg.pieces.board import NATION, NEIGHBOURS, PLACES, REGIONS, SETTLEMENT, SETTLEMENTS
from ringspiel.games.ringkrieg.pieces.board import NUMBER as REGION_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import NATIONS as ALL_NATIONS
from ringspiel.games.ringkrieg.pieces.figures import NONE


def place(board: dict[str, Any], name: str, language: str) -> str | None:
    """A region: whose it is, its Settlement, its neighbours, and what stands there."""
    speaker = Speaker(language)
    found = [region for region in REGIONS if is_called(name, region, speaker.name("region", region))]
    return "\n".join(region_told(board, region, speaker) for region in found) or None


def region_told(board: dict[str, Any], region: str, speaker: Speaker) -> str:
    around = ", ".join(speaker.name("region", REGIONS[other]) for other in NEIGHBOURS[REGION_NUMBER[region]])
    inside = board["strongholds"].get(region)
    lines = [
        region_line(board, region, speaker),
        speaker.board("place-neighbours", regions=around),
        speaker.board("place-here", force=by_nation(board, region, speaker)),
    ]
    lines += [siege(region, inside, board["regions"].get(region, {}), speaker)] if inside else []
    return "\n".join(lines)


def region_line(board: dict[str, Any], region: str, speaker: Speaker) -> str:
    """Its name, the nation it belongs to, its Settlement, and who has captured that."""
    number = REGION_NUMBER[region]
    parts = [speaker.name("region", region)]
    if NATION[number] != NONE:
        parts.append(speaker.name("nation", ALL_NATIONS[NATION[number]]))
    if SETTLEMENT[number]:
        parts.append(speaker.board(f"settlement-{SETTLEMENTS[SETTLEMENT[number]]}"))
    holder = board["captured"].get(region)
    if holder is not None:
        parts.append(speaker.board("captured", side=speaker.name("side", holder)))
    return BETWEEN.join(parts)


def by_nation(board: dict[str, Any], region: str, speaker: Speaker) -> str:
    """All figures in a region by kind and name, with how many."""
    force = board["regions"].get(region, {})
    told = [f"{count} × {speaker.name('figure', kind)}" for kind, count in force.items()]
    return BETWEEN.join(told) or speaker.board("none")


def side_by_side(board: dict[str, Any], region: str, speaker: Speaker) -> str:
    """All figures in a region, side by side."""
    force = board["regions"].get(region, {})
    parts = [speaker.force(part) for side in NATIONS if (part := part_of(force, side))]
    return BETWEEN.join(parts) or speaker.board("none")


def atlas(board: dict[str, Any], language: str) -> Table:
    """The regions by parts of the world, from the north-west to the south-east; those that hold something by name and
    figures, the others by their number."""
    speaker = Speaker(language)
    table = grid()
    for part, regions in parts_of_the_world().items():
        filled = [region for region in regions if board["regions"].get(region) or region in board["strongholds"]]
        told = [f"{speaker.name('region', region)}: {side_by_side(board, region, speaker)}" for region in filled]
        told.append(speaker.board("place-empty", count=len(regions) - len(filled)))
        table.add_row(speaker.board(f"part-{part}"), BETWEEN.join(told))
    return table


def parts_of_the_world() -> dict[str, list[str]]:
    """By where the printed regions lie: north, middle and south, each west and east."""
    across = sorted(PLACES[region][0] for region in REGIONS)[len(REGIONS) // 2]
    down = sorted(PLACES[region][1] for region in REGIONS)
    north, south = down[len(down) // 3], down[2 * len(down) // 3]
    found: dict[str, list[str]] = {
        f"{row}-{half}": [] for row in ("north", "middle", "south") for half in ("west", "east")
    }
    for region in REGIONS:
        x, y = PLACES[region]
        row = "north" if y < north else "middle" if y < south else "south"
        found[f"{row}-{'west' if x < across else 'east'}"].append(region)
    return found
