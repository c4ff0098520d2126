"""What is known of a game before its rules are loaded."""

from __future__ import annotations

from typing import NamedTuple


class Listing(NamedTuple):
    """A game in the list of games. Its package holds one as `LISTING` in `listing.py`, which imports no rules."""

    id: str
    """How programs name the game; also the name of its package."""
    seat_counts: tuple[int, ...]
    """How many can play."""
    options: tuple[str, ...]
    """The ids of its options."""
    order: int = 100
    """Its place in the list of games, from 0; those of the same place stand by their ids."""
