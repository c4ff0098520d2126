"""Die Gefährten: a card and a slot, rings, places on the table, and every cell that ten locations can reach."""

from __future__ import annotations

from typing import Any

from ringspiel.games.gefaehrten.board import ORIGIN, SIDE_OFFSETS, SLOT_OFFSETS, WIDTH
from ringspiel.games.gefaehrten.components import CARDS, LOCATIONS, RINGS, SLOTS
from ringspiel.games.gefaehrten.placing import END, PLACES, TAKE_BACK, WITH_RING
from ringspiel.games.gefaehrten.words import card_notation
from ringspiel.rl.coding import Coded, Codes, Names, things


def codes(options: dict[str, Any]) -> dict[str, Codes]:
    placements = [Coded(answer, {"card": answer // PLACES, "slot": answer % PLACES}) for answer in range(WITH_RING)]
    others = [Coded(answer, {"number": answer - TAKE_BACK}) for answer in (TAKE_BACK, END)]
    table_places = range(len(SLOTS) * (len(LOCATIONS) - 1))
    return {
        "place": Codes([*placements, *things("ring", range(len(RINGS)), WITH_RING), *others]),
        "take-back": Codes(things("place", table_places)),
        "put-anew": Codes(things("slot", range(len(SLOTS)))),
        "next-location": Codes([Coded(cell, {"column": cell % WIDTH, "row": cell // WIDTH}) for cell in reach()]),
    }


def reach() -> list[int]:
    """GF-61: a location touches a card with one of its sides, and that card lies in a slot of an earlier location."""
    steps = {slot - side for slot in SLOT_OFFSETS for side in SIDE_OFFSETS}
    reached = {ORIGIN}
    for _ in range(len(LOCATIONS) - 1):
        reached |= {cell + step for cell in reached for step in steps}
    return sorted(reached - {ORIGIN})


def names(options: dict[str, Any]) -> Names:
    return {"card": [card_notation(card) for card in range(CARDS)], "slot": SLOTS, "ring": RINGS}
