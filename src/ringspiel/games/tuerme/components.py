"""What is printed on board, cards and tiles (ZT-2, ZT-3, ZT-5, ZT-6, ZT-8), read from the data file."""

from __future__ import annotations

from typing import Any, Final, final

from msgspec import convert

from ringspiel.games.tuerme.shown import Colour, Compass, Edge, HeroName
from ringspiel.kernel.components import read

_data: Final = read("tuerme")


def field_of(column: int, row: int) -> int:
    """The number of a field from its printed column and row, both counted from 1."""
    return (column - 1) * 8 + row - 1


def _fields(cells: list[list[int]]) -> list[int]:
    return [field_of(column, row) for column, row in cells]


@final
class Tower:
    """A tower with its two rings of fields and the `gates`, those that share a side with it (ZT-2, ZT-9, ZT-60)."""

    __slots__ = ("cells", "gates", "id", "ring", "second_ring")

    def __init__(self, id: str, cells: list[int], ring: list[int], second_ring: list[int], gates: list[int]) -> None:
        self.id = id
        self.cells = cells
        self.ring = ring
        self.second_ring = second_ring
        self.gates = gates


@final
class Hero:
    """A kind of hero card. `directions` are those of its symbol."""

    __slots__ = ("directions", "hero", "id", "shadowfax", "strength", "symbol")

    def __init__(self, hero: HeroName, strength: int, symbol: Compass, directions: list[int], shadowfax: bool) -> None:
        self.id = f"{hero}-{strength}"
        self.hero = hero
        self.strength = strength
        self.symbol = symbol
        self.directions = directions
        self.shadowfax = shadowfax


@final
class Wave:
    """An entry of an orc card: that many orcs in a row from the left (Isengard) or the right edge (Mordor)."""

    __slots__ = ("count", "row", "side")

    def __init__(self, side: Edge, row: int, count: int) -> None:
        self.side = side
        self.row = row
        self.count = count


@final
class Happening:
    """An event card. `where` is the number of its area or tower, where it names one."""

    __slots__ = ("count", "effect", "group", "id", "where")

    def __init__(self, id: str, group: int, effect: str, where: int, count: int) -> None:
        self.id = id
        self.group = group
        self.effect = effect
        self.where = where
        self.count = count


SYMBOLS: Final = {"orthogonal": [0, 2, 4, 6], "diagonal": [1, 3, 5, 7], "any": [0, 1, 2, 3, 4, 5, 6, 7]}

TOWERS: Final = [
    Tower(t["id"], *[_fields(t[name]) for name in ("cells", "ring_1", "ring_2", "side_adjacent")])
    for t in _data["board"]["towers"]
]
AREAS: Final = [str(area["id"]) for area in _data["board"]["areas"]]
AREA_FIELDS: Final = [sorted(_fields(area["cells"])) for area in _data["board"]["areas"]]
START_AREA: Final = AREAS.index(_data["board"]["start_area"])
COLOURS: Final = convert(_data["figures"]["colors"], list[Colour])

HEROES: Final = [
    Hero(c["hero"], c["strength"], c["symbol"], SYMBOLS[c["symbol"]], c["shadowfax"])
    for c in _data["hero_cards"]["cards"]
]
HERO_OF: Final = [kind for kind, c in enumerate(_data["hero_cards"]["cards"]) for _ in range(c["count"])]
HAND: Final = int(_data["parameters"]["hand_size"])

ORC_CARDS: Final = [
    [Wave(wave["side"], wave["row"], wave["count"]) for wave in card["entries"]] for card in _data["orc_cards"]["cards"]
]

TILES: Final = int(_data["orc_tiles"]["total"])
TILE_POINTS: Final = [int(tile["points"]) for tile in _data["orc_tiles"]["distribution"]]
TILE_COUNTS: Final = [int(tile["count"]) for tile in _data["orc_tiles"]["distribution"]]
ENT: Final = [bool(tile["ent"]) for tile in _data["orc_tiles"]["distribution"]].index(True)

ENT_STEPS: Final = int(_data["ent_track"]["steps_to_goal"])


def _happening(card: dict[str, Any]) -> Happening:
    params = card["params"]
    towers = [tower.id for tower in TOWERS]
    where = AREAS.index(params["area"]) if "area" in params else towers.index(params.get("tower", towers[0]))
    return Happening(card["id"], card["group"], card["effect"], where, params.get("count", 0))


HAPPENINGS: Final = [_happening(card) for card in _data["event_cards"]["cards"]]
