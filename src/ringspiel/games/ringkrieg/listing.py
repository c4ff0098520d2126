"""Der Ringkrieg in the list of games."""

from __future__ import annotations

from typing import Final

from ringspiel.kernel.listing import Listing

LISTING: Final = Listing(
    "ringkrieg", (2, 3, 4), ("roles", "expansion", "relaxed_sea", "corruption", "progress"), order=4
)
