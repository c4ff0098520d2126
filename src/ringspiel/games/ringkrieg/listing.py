"""Der Ringkrieg in the list of games."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.contents import CONTENTS
from ringspiel.kernel.listing import Listing

OPTIONS: Final = tuple(name for added in CONTENTS for name in (added.option, *added.variants))
LISTING: Final = Listing("ringkrieg", (2, 3, 4), ("roles", *OPTIONS, "corruption", "progress"), order=4)
