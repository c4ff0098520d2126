"""The event cards as things to draw and hold (RK-E1, RK-E24): number, deck, type. Their texts are in `cards`.

The 96 cards of the base game come first, then those of the expansions: the cards in decks, and special cards in none.
Every card has its number here; setup decides which of them are used (RK-G2).
"""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.ringkrieg.contents import CONTENTS
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, SHADOW
from ringspiel.games.ringkrieg.pieces.files import read

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

_data: Final = read("events")


def _of(pile: str, name: str) -> list[dict[str, Any]]:
    return [card for card in _data[pile] if card["set"] == name]


_cards: Final[list[dict[str, Any]]] = _of("cards", "base") + [
    card for added in CONTENTS for pile in ("cards", "special_cards") for card in _of(pile, added.option)
]

CARDS: Final = tuple(str(card["id"]) for card in _cards)
CARD_COUNT: Final = len(CARDS)
BASE_CARDS: Final = range(len(_of("cards", "base")))

MARKS: Final = {
    name: CARD_COUNT + number
    for number, name in enumerate(
        [name for added in CONTENTS for name in (added.option, *added.variants, *added.marks)]
    )
}
"""What lies on the table beside the event cards, in a game with an expansion only: no cards to draw or discard, but
what hangs on a trigger by them acts while they lie there, and costs the base game nothing (see `triggers`)."""
EXPANSION_MARKS: Final = sum(1 << MARKS[added.option] for added in CONTENTS)
"""The marks of the expansions themselves, as a bit mask."""
TABLE_SIZE: Final = CARD_COUNT + len(MARKS)
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARDS)}
DECK_OF: Final = [NONE if card["deck"] is None else DECKS.index(card["deck"]) for card in _cards]
IN_DECK: Final = [sum(1 << card for card, own in enumerate(DECK_OF) if own == deck) for deck in range(len(DECKS))]
"""The cards of each deck, as a bit mask."""
TYPE_OF: Final = [TYPES.index(card.get("type", "character")) for card in _cards]
SIDE_OF_CARD: Final = [FREE if str(card["id"]).startswith("fp") else SHADOW for card in _cards]
COMBAT_OF: Final[list[dict[str, Any] | None]] = [card["combat"] for card in _cards]
"""The combat half as printed, if a card has one."""
ON_TABLE: Final = [bool(card["play_on_table"]) for card in _cards]
"""RK-E15: whether the event stays on the table when it is played."""
TILE_OF: Final = [card["hunt_tile"] for card in _cards]
"""The special Hunt tile that a card brings into play, if any (RK-H6)."""
COMBAT_FROM_TABLE: Final = sum(1 << card for card, half in enumerate(COMBAT_OF) if half and half.get("from_table"))
"""The cards whose combat half may also be used when they lie on the table, as a bit mask."""


def cards_of(option: str) -> tuple[int, ...]:
    """The cards in decks that an expansion brings."""
    return tuple(CARD_NUMBER[str(card["id"])] for card in _of("cards", option))


def side_of_deck(deck: int) -> int:
    return deck // 2


def side_of_card(card: int) -> int:
    return SIDE_OF_CARD[card]


def cards_in(mask: int) -> list[int]:
    """The cards of a bit mask, in their order."""
    mask &= (1 << CARD_COUNT) - 1
    found = []
    while mask:
        card = mask.bit_length() - 1
        found.append(card)
        mask ^= 1 << card
    return found[::-1]


def character_cards(cards: list[int]) -> list[int]:
    """Those of the Free Peoples' Character deck."""
    return [card for card in cards if DECK_OF[card] == FREE_CHARACTER]
