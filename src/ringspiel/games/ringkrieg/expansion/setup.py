"""What the expansion changes in the setup (RK-Z1 to RK-Z8): the cards that leave the decks, the figures that come."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, DUNLENDING, ENT, SHIP, TOWER
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES, ONE
from ringspiel.games.ringkrieg.pieces.files import read

_setup: Final = read("setup")["expansion"]
_factions: Final = {str(row["id"]): row["figures"] for row in read("factions")["factions"]}

REPLACED: Final = tuple(CARD_NUMBER[old] for old in _setup["card_swaps"])
"""RK-Z5, RK-Z7: cards of the base game that are out of the game."""
FIGURES: Final = (
    sum(ONE[KIND_NAMES.index(name)] for name in _setup["set_aside"])
    + int(_factions["dunlendings"]) * ONE[DUNLENDING]
    + int(_factions["corsairs"]) * ONE[SHIP]
    + int(_factions["ents"]) * ONE[ENT]
    + int(_factions["siege-engines"]["tower"]) * ONE[TOWER]
    + int(_factions["siege-engines"]["catapult"]) * ONE[CATAPULT]
)
"""RK-Z2: what is added to the reinforcements; of Sméagol there is a counter only (RK-Z27)."""
