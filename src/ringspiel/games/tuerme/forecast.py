"""What orc cards and events may bring before the next player moves: the chance that the chain closes."""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.board import NOTHING, mask_of
from ringspiel.games.tuerme.components import AREA_FIELDS, HAPPENINGS, ORC_CARDS, TOWERS, Happening
from ringspiel.games.tuerme.ending import linked
from ringspiel.games.tuerme.events import GROUPS
from ringspiel.games.tuerme.gap import missing
from ringspiel.games.tuerme.orcs import ALL_ORC_CARDS, WAVE_FIELDS

WAVES: Final = [
    [(fields, wave.count) for wave, fields in zip(card, lines, strict=True)]
    for card, lines in zip(ORC_CARDS, WAVE_FIELDS, strict=True)
]
MOST_ORCS: Final = max(sum(wave.count for wave in card) for card in ORC_CARDS)
AREAS: Final = [mask_of(fields) for fields in AREA_FIELDS]


def laid(fields: list[int], count: int, orcs: int, figures: int) -> int:
    """The orcs when some more have been laid on the first free of these fields."""
    taken = orcs | figures
    for field in fields:
        if count == 0:
            break
        if not taken >> field & 1:
            orcs |= 1 << field
            count -= 1
    return orcs


def with_orcs_of(card: int, orcs: int, figures: int) -> int:
    for fields, count in WAVES[card]:
        orcs = laid(fields, count, orcs, figures)
    return orcs


def closing_cards(cards: int, orcs: int, figures: int) -> int:
    """Which of these orc cards would link the towers."""
    found = 0
    for card in range(len(WAVES)):
        if cards >> card & 1 and linked(with_orcs_of(card, orcs, figures)):
            found |= 1 << card
    return found


def chance_closed(cards: int, pile: int, orcs: int, figures: int) -> float:
    """That the chain is closed when so many orc cards of the pile have been turned up and nobody has moved."""
    if cards == 0:
        return 1.0 if linked(orcs) else 0.0
    gap = missing(orcs, figures)
    if gap == 0:
        return 1.0
    if gap == NOTHING or gap > cards * MOST_ORCS:
        return 0.0
    total = 0.0
    for card in range(len(WAVES)):
        if pile >> card & 1:
            left = pile ^ 1 << card or ALL_ORC_CARDS
            total += chance_closed(cards - 1, left, with_orcs_of(card, orcs, figures), figures)
    return total / pile.bit_count()


def chance_closed_by_event(event_pile: int, cards: int, pile: int, orcs: int, figures: int) -> float:
    """The same after the next event, whichever of its group it is."""
    total, events = 0.0, 0
    group = next(event_pile & group for group in GROUPS if event_pile & group)
    for number, happening in enumerate(HAPPENINGS):
        if group >> number & 1:
            events += 1
            total += chance_closed_after(happening, cards, pile, orcs, figures)
    return total / events


def chance_closed_after(happening: Happening, cards: int, pile: int, orcs: int, figures: int) -> float:
    effect, where = happening.effect, happening.where
    if effect == "extra-orc-cards":
        cards += happening.count
    elif effect == "clear-area":
        orcs &= ~AREAS[where]
    elif effect == "fill-area":
        orcs = laid(AREA_FIELDS[where], happening.count, orcs, figures)
    elif effect == "refill-ring":
        orcs = laid(TOWERS[where].ring, len(TOWERS[where].ring), orcs, figures)
    return chance_closed(cards, pile, orcs, figures)
