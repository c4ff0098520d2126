"""The 96 event cards as things to draw and hold (RK-E1, RK-E24): number, deck, type. Their texts are in `cards`."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.ringkrieg.source import read

DECKS: Final = ("fp-character", "fp-strategy", "shadow-character", "shadow-strategy")
FREE_CHARACTER: Final = 0
FREE_STRATEGY: Final = 1
SHADOW_CHARACTER: Final = 2
SHADOW_STRATEGY: Final = 3
DECKS_OF: Final = ((FREE_CHARACTER, FREE_STRATEGY), (SHADOW_CHARACTER, SHADOW_STRATEGY))

CHARACTER_CARD: Final = 0
ARMY_CARD: Final = 1
MUSTER_CARD: Final = 2
TYPES: Final = ("character", "army", "muster")

HAND_LIMIT: Final = 6

_cards: Final[list[dict[str, Any]]] = [card for card in read("events")["cards"] if card["set"] == "base"]

CARDS: Final = tuple(str(card["id"]) for card in _cards)
CARD_COUNT: Final = len(CARDS)
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARDS)}
DECK_OF: Final = [DECKS.index(card["deck"]) for card in _cards]
TYPE_OF: Final = [TYPES.index(card["type"]) for card in _cards]
ON_TABLE: Final = [bool(card["play_on_table"]) for card in _cards]
"""RK-E15: whether the event stays on the table when it is played."""
TILE_OF: Final = [card["hunt_tile"] for card in _cards]
"""The special Hunt tile that a card brings into play, if any (RK-H6)."""


def side_of_card(card: int) -> int:
    return DECK_OF[card] // 2
