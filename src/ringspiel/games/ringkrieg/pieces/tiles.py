"""The Hunt tiles (RK-H4 to RK-H11, RK-S19). Sets of tiles are bit masks."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.ringkrieg.pieces.files import read

_tiles: Final[list[dict[str, Any]]] = read("hunt-tiles")["tiles"]

EYE: Final = 9
DIE: Final = 8
TILES: Final = tuple(str(tile["id"]) for tile in _tiles)
TILE_COUNT: Final = len(TILES)
VALUE: Final = [{"eye": EYE, "die": DIE}.get(tile["value"], tile["value"]) for tile in _tiles]
"""Damage; EYE and DIE stand for values that are found when the tile is drawn, negative numbers heal (RK-H8)."""


def _those(field: str, value: object) -> int:
    return sum(1 << number for number, tile in enumerate(_tiles) if tile[field] == value)


STANDARD: Final = _those("kind", "standard")
FREE_SPECIAL: Final = _those("kind", "fp-special")
SHADOW_SPECIAL: Final = _those("kind", "shadow-special")
REVEALING: Final = _those("reveal", True)
STOPPING: Final = _those("stop", True)
EYES: Final = _those("value", "eye")
BASE_TILES: Final = STANDARD | FREE_SPECIAL | SHADOW_SPECIAL


def of_kind(kind: str) -> int:
    """The tiles that an expansion brings."""
    return _those("kind", kind)
