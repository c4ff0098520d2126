"""The numbers of the expansion's figures, cards, tiles, marks on the table, and uses of dice."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, MARKS, cards_of
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES
from ringspiel.games.ringkrieg.pieces.tiles import of_kind
from ringspiel.games.ringkrieg.words import USE_NAMES

GALADRIEL: Final = KIND_NAMES.index("galadriel")
SMEAGOL: Final = KIND_NAMES.index("smeagol")
CHIEF_OF_RINGWRAITHS: Final = KIND_NAMES.index("witch-king-chief")
BALROG: Final = KIND_NAMES.index("balrog")
DUNLENDING: Final = KIND_NAMES.index("dunlending")
SHIP: Final = KIND_NAMES.index("ship")
ENT: Final = KIND_NAMES.index("ent")
TOWER: Final = KIND_NAMES.index("tower")
CATAPULT: Final = KIND_NAMES.index("catapult")

EXPANSION_CARDS: Final = cards_of("expansion")
"""RK-Z5 to RK-Z7: those in decks."""
A_BALROG_IS_COME: Final = CARD_NUMBER["shadow-char-17E"]
GATES_ARE_CLOSED: Final = CARD_NUMBER["shadow-char-25E"]
CAPTAIN_OF_DESPAIR: Final = CARD_NUMBER["shadow-char-26E"]
WE_SHALL_GET_IT: Final = CARD_NUMBER["shadow-we-shall-get-it"]
"""RK-Z17: in no deck; it lies in the box until the Shadow gets it."""
SMEAGOL_TILES: Final = of_kind("smeagol")
"""RK-Z4: in the pool with the expansion only."""

EXPANSION: Final = MARKS["expansion"]
"""RK-Z1: the expansion itself."""
RELAXED_SEA: Final = MARKS["relaxed_sea"]
"""RK-Z84: the option for transport by ship."""
DUNLENDINGS: Final = MARKS["dunlendings"]
CORSAIRS: Final = MARKS["corsairs"]
ENTS: Final = MARKS["ents"]
"""RK-Z58: the card of a faction that is in play."""

BRING_FACTION: Final = USE_NAMES.index("bring-faction")
RECRUIT_DUNLENDINGS: Final = USE_NAMES.index("recruit-dunlendings")
BLACK_SHIPS: Final = USE_NAMES.index("black-ships")
BUILD_ENGINE: Final = USE_NAMES.index("build-engine")
DECLARE: Final = USE_NAMES.index("declare")
