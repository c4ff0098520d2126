"""The chance that the next orc card closes the chain."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ringspiel.games.tuerme.board import NOTHING
from ringspiel.games.tuerme.components import ORC_CARDS
from ringspiel.games.tuerme.ending import linked
from ringspiel.games.tuerme.gap import missing
from ringspiel.games.tuerme.orcs import WAVE_FIELDS

WAVES: Final = [
    [([1 << field for field in fields], wave.count) for wave, fields in zip(card, lines, strict=True)]
    for card, lines in zip(ORC_CARDS, WAVE_FIELDS, strict=True)
]
"""By card: the fields of each wave in order, as masks, and the number of orcs that come."""
ORCS_OF: Final = [sum(wave.count for wave in card) for card in ORC_CARDS]
"""The most orcs that each card can place."""


def with_orcs_of(card: int, orcs: int, figures: int) -> int:
    taken = orcs | figures
    for fields, count in WAVES[card]:
        for field in fields:
            if not taken & field:
                taken |= field
                count -= 1
                if count == 0:
                    break
    return taken & ~figures


@lru_cache(maxsize=20_000)
def gap_of(orcs: int, figures: int) -> int:
    """As `missing`, but cached: many answers lead to the same board."""
    return missing(orcs, figures)


@lru_cache(maxsize=20_000)
def closing_cards(cards: int, orcs: int, figures: int) -> int:
    """The cards of these that would link the towers. Only those that place enough orcs are tried."""
    gap = gap_of(orcs, figures) if cards else NOTHING
    if gap == NOTHING:
        return 0
    found = 0
    for card in range(len(WAVES)):
        if cards >> card & 1 and ORCS_OF[card] >= gap and linked(with_orcs_of(card, orcs, figures)):
            found |= 1 << card
    return found


def danger(pile: int, orcs: int, figures: int) -> float:
    """The chance that the next orc card of this pile closes the chain."""
    return closing_cards(pile, orcs, figures).bit_count() / pile.bit_count()
