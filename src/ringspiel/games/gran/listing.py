"""Gran in the list of games."""

from __future__ import annotations

from typing import Final

from ringspiel.kernel.listing import Listing

LISTING: Final = Listing(
    "gran", (3, 4, 5, 6), ("seals", "max_rounds", "walls", "start", "colours", "board", "head_start"), order=3
)
