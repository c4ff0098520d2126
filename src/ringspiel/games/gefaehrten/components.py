"""What is printed on cards, locations and ring tokens (GF-1 to GF-3), read from the data file.

A card is a number: its colour times KINDS plus its printed value, where the Nazgûl stands above all values. Cards of
the same colour and value are interchangeable.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import convert

from ringspiel.games.gefaehrten.shown import Colour
from ringspiel.kernel.components import read

KINDS: Final = 7
HOBBIT: Final = 3
NAZGUL: Final = 6
NUMBERED: Final = 0b0111111  # as bits: all values but the Nazgûl
HAND: Final = 6

BAG_END: Final = 0
BREE: Final = 1
WEATHERTOP: Final = 2
RIVENDELL_FIRST: Final = 3
LOTHLORIEN: Final = 5

FORD: Final = 1
CARADHRAS: Final = 2
MORIA: Final = 3


_data: Final = read("gefaehrten")
_locations: Final = _data["locations"]
_ring_ids: Final = [str(ring["id"]) for ring in _data["ring_tokens"]]
_rule_ids: Final = [None, *(rule["id"] for rule in _data["special_rules"])]


def _rings_of(location: dict[str, Any]) -> list[int]:
    return [_ring_ids.index(ring) for ring in location["ring_token_by_rank"] if ring is not None]


COLOURS: Final = convert([colour["id"] for colour in _data["colors"]], tuple[Colour, ...])
VALUES: Final = tuple(str(card["id"]) for card in _data["deck_per_color"]["cards"])
COUNTS: Final = tuple(int(card["count"]) for card in _data["deck_per_color"]["cards"])
CARDS: Final = len(COLOURS) * KINDS
RINGS: Final = tuple(_ring_ids)
RULES: Final = tuple(_rule_ids)

LOCATIONS: Final = tuple(str(location["id"]) for location in _locations)
BLACK: Final[list[bool]] = [location["color"] == "black" for location in _locations]
POINTS: Final[list[list[int]]] = [list(location["points_by_rank"]) for location in _locations]
RINGS_OF: Final[list[list[int]]] = [_rings_of(location) for location in _locations]
RULE_OF: Final[list[int]] = [_rule_ids.index(location["special_rule"]) for location in _locations]
FORD_CARDS: Final = int(_data["special_rules"][FORD - 1]["max_cards"])
MORIA_LOSS: Final = int(_data["special_rules"][MORIA - 1]["penalty"])
RIVENDELL_BONUS: Final = int(_data["ring_tokens"][RIVENDELL_FIRST]["bonus"])

SLOTS: Final = tuple(str(slot["id"]) for slot in _data["geometry"]["slots"])
SLOT_STEPS: Final = tuple((int(slot["cell"][0]), int(slot["cell"][1])) for slot in _data["geometry"]["slots"])


def deck_of(colour: int) -> list[int]:
    """GF-1: the 22 cards of a colour."""
    return [colour * KINDS + value for value in range(KINDS) for _ in range(COUNTS[value])]
