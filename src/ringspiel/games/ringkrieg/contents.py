"""What lies in the boxes of the expansions: their pieces, in the order of their numbers. `box` lists their rules."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.expansion.contents import CONTENTS as THIRD_AGE
from ringspiel.games.ringkrieg.pieces.added import Added

CONTENTS: Final[tuple[Added, ...]] = (THIRD_AGE,)
