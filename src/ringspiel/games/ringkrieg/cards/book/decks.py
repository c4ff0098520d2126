"""The book of the base game: all decks, in the order in which their cards act."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.cards.book import (
    dunharrow,
    free_character,
    free_strategy,
    shadow_character,
    shadow_strategy,
    sorrow,
)
from ringspiel.games.ringkrieg.cards.event_card import EventCard

ROWS: Final[tuple[EventCard, ...]] = (
    *free_character.ROWS,
    *free_strategy.ROWS,
    *shadow_character.ROWS,
    *shadow_strategy.ROWS,
)
MODULES: Final = (free_character, free_strategy, shadow_character, shadow_strategy, dunharrow, sorrow)
"""Each lists the steps and questions of its own cards."""
