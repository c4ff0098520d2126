"""Die Gefährten in the list of games."""

from __future__ import annotations

from typing import Final

from ringspiel.kernel.listing import Listing

LISTING: Final = Listing("gefaehrten", (2, 3, 4), ("hidden_scores", "colours", "start", "head_start"), order=0)
