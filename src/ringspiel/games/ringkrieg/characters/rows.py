"""How the characters of the base game come into play, in the order in which they are offered (RK-D26, RK-D31)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.characters import gandalf_white, mouth, saruman, strider, witch_king

ROWS: Final = (saruman.ENTRY, witch_king.ENTRY, mouth.ENTRY, strider.ENTRY, gandalf_white.ENTRY)
