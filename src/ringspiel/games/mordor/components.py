"""What is printed on dice and sheet (RM-1 to RM-3), read from the data file."""

from __future__ import annotations

from typing import Any, Final, final

from msgspec import convert

from ringspiel.games.mordor.shown import Colour, Face, Hobbit, Place
from ringspiel.kernel.components import read

RING: Final = 0
GANDALF: Final = 1
COMPANION: Final = 2
ORC: Final = 3
NAZGUL: Final = 4
TREE: Final = 5
SYMBOLS: Final[tuple[Face, ...]] = ("ring", "gandalf", "companion", "orc", "nazgul", "tree")

DICE: Final = 5
BLACK: Final = 4

BAG_END: Final = 0
RIVENDELL: Final = 1
MORIA: Final = 2
LOTHLORIEN: Final = 3
ROHAN: Final = 4
HELMS_DEEP: Final = 5
GONDOR: Final = 6
MINAS_TIRITH: Final = 7
SHELOBS_LAIR: Final = 8


@final
class Components:
    """Dice and tracks of one preset. Hobbit number h has the die number h; the black die comes last (RM-2)."""

    __slots__ = ("faces", "nazgul_fields", "preset", "ring_fields")

    def __init__(self, preset: str, faces: list[list[int]], ring_fields: int, nazgul_fields: int) -> None:
        self.preset = preset
        self.faces = faces
        self.ring_fields = ring_fields
        self.nazgul_fields = nazgul_fields


def _numbers(symbols: list[str]) -> list[int]:
    return [SYMBOLS.index(symbol) for symbol in convert(symbols, list[Face])]


def _presets(data: dict[str, Any]) -> dict[str, Components]:
    faces = [_numbers(die["faces"]) for die in data["dice"]]
    rings, squares = data["ring_track"]["length"], data["nazgul_track"]["length"]
    presets = {"standard": Components("standard", faces, rings, squares)}
    for other in data["alternative_presets"]:
        coloured, black = _numbers(other["coloured_faces"]), _numbers(other["black_faces"])
        dice = [coloured, coloured, coloured, coloured, black]
        presets[other["id"]] = Components(other["id"], dice, other["ring_track"], other["nazgul_track"])
    return presets


_data: Final = read("mordor")
HOBBITS: Final = convert([hobbit["id"] for hobbit in _data["hobbits"]], tuple[Hobbit, ...])
COLOURS: Final = convert([die["color"] for die in _data["dice"]], tuple[Colour, ...])
PLACES: Final = convert([place["id"] for place in _data["places"]], tuple[Place, ...])
PRESETS: Final = _presets(_data)
