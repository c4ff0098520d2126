"""Die Zwei Türme in the list of games."""

from __future__ import annotations

from typing import Final

from ringspiel.kernel.listing import Listing

LISTING: Final = Listing("tuerme", (2, 3, 4), ("extra_orcs", "start"), order=2)
