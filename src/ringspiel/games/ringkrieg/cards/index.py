"""The index of the books of cards: rows by card, and lists for searches over all of them.

`hooks.take_up` fills it from the rows when the game is put together. Chapters look here and import no book, because
the cards of a book need the chapters.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.cards.conditions import Condition, need, never
from ringspiel.games.ringkrieg.cards.event_card import NO_HALF, EventCard, InBattle, Removal
from ringspiel.games.ringkrieg.pieces.deck import CARD_COUNT
from ringspiel.games.ringkrieg.pieces.figures import NONE

IN_NO_BOOK: Final = EventCard(NONE, "", (need(never),), (), (), (), (), None, 0, NO_HALF)
"""Stands for a card without a row; nobody can play it."""
EVENTS: Final[list[EventCard]] = [IN_NO_BOOK] * CARD_COUNT
"""By the number of the card."""
STAYS_WHILE: Final[dict[int, tuple[Condition, ...]]] = {}
"""The cards that lie on the table only as long as something is true."""
REMOVALS: Final[dict[int, Removal]] = {}
"""The cards that an action can remove from the table."""
REMOVABLE: Final = [0, 0]
"""The same for each side, as bit masks."""
BY_CONDITION: Final[tuple[dict[InBattle, int], dict[InBattle, int]]] = ({}, {})
"""For each side: its cards by the precondition of their combat half, as bit masks."""
