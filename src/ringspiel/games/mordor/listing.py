"""Die Reise nach Mordor in the list of games."""

from __future__ import annotations

from typing import Final

from ringspiel.kernel.listing import Listing

LISTING: Final = Listing("mordor", (2, 3, 4), ("places", "preset", "hobbits", "start", "head_start"), order=1)
