"""What the next orc card may do: the chance that it closes the chain."""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.board import NOTHING
from ringspiel.games.tuerme.components import ORC_CARDS
from ringspiel.games.tuerme.ending import linked
from ringspiel.games.tuerme.gap import missing
from ringspiel.games.tuerme.orcs import WAVE_FIELDS

WAVES: Final = [
    [(fields, wave.count) for wave, fields in zip(card, lines, strict=True)]
    for card, lines in zip(ORC_CARDS, WAVE_FIELDS, strict=True)
]
MOST_ORCS: Final = max(sum(wave.count for wave in card) for card in ORC_CARDS)


def with_orcs_of(card: int, orcs: int, figures: int) -> int:
    for fields, count in WAVES[card]:
        for field in fields:
            if not (orcs | figures) >> field & 1:
                orcs |= 1 << field
                count -= 1
                if count == 0:
                    break
    return orcs


def closing_cards(cards: int, orcs: int, figures: int) -> int:
    """Which of these orc cards would link the towers."""
    found = 0
    for card in range(len(WAVES)):
        if cards >> card & 1 and linked(with_orcs_of(card, orcs, figures)):
            found |= 1 << card
    return found


def danger(pile: int, orcs: int, figures: int) -> float:
    """The chance that the next orc card of this pile closes the chain."""
    gap = missing(orcs, figures)
    if gap == NOTHING or gap > MOST_ORCS:
        return 0.0
    return closing_cards(pile, orcs, figures).bit_count() / pile.bit_count()
