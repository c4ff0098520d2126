"""What the expansion adds to the setup (RK-Z1 to RK-Z8): cards, tiles and figures."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.deck import (
    BASE_CARDS,
    CARD_NUMBER,
    DECK_OF,
    DECKS,
    EXPANSION,
    EXPANSION_CARDS,
    RELAXED_SEA,
)
from ringspiel.games.ringkrieg.pieces.figures import CATAPULT, DUNLENDING, ENT, KIND_NAMES, ONE, SHIP, TOWER
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.pieces.tiles import SMEAGOL_TILES
from ringspiel.games.ringkrieg.state import RingkriegState

_setup: Final = read("setup")["expansion"]
_factions: Final = {str(row["id"]): row["figures"] for row in read("factions")["factions"]}

REPLACED: Final = tuple(CARD_NUMBER[old] for old in _setup["card_swaps"])
"""RK-Z5, RK-Z7: cards of the base game that are out of the game."""
CARDS_USED: Final = tuple(sorted({*BASE_CARDS, *EXPANSION_CARDS} - {*REPLACED}))
"""RK-Z6: 26 in each deck."""
FIGURES: Final = (
    sum(ONE[KIND_NAMES.index(name)] for name in _setup["set_aside"])
    + int(_factions["dunlendings"]) * ONE[DUNLENDING]
    + int(_factions["corsairs"]) * ONE[SHIP]
    + int(_factions["ents"]) * ONE[ENT]
    + int(_factions["siege-engines"]["tower"]) * ONE[TOWER]
    + int(_factions["siege-engines"]["catapult"]) * ONE[CATAPULT]
)
"""RK-Z2: what is added to the reinforcements; of Sméagol there is a counter only (RK-Z27)."""


def add(s: RingkriegState, relaxed_sea: bool) -> None:
    """RK-Z1, RK-Z3: the whole expansion joins the table that is set up for the base game."""
    s.table |= 1 << EXPANSION
    if relaxed_sea:
        s.table |= 1 << RELAXED_SEA
    s.reserve += FIGURES
    s.tiles |= SMEAGOL_TILES
    s.decks = [[card for card in CARDS_USED if DECK_OF[card] == deck] for deck in range(len(DECKS))]
