"""The cards that are asked for by name, mostly because they act while they lie on the table; no chapter does so."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER

ENTS_AWAKE: Final = tuple(CARD_NUMBER[f"fp-char-{number}"] for number in (19, 20, 21))
MITHRIL_COAT: Final = CARD_NUMBER["fp-char-05"]
AXE_AND_BOW: Final = CARD_NUMBER["fp-char-06"]
HORN_OF_GONDOR: Final = CARD_NUMBER["fp-char-07"]
WIZARDS_STAFF: Final = CARD_NUMBER["fp-char-08"]
LAST_BATTLE: Final = CARD_NUMBER["fp-str-01"]
POWER_TOO_GREAT: Final = CARD_NUMBER["fp-str-02"]
TOM_BOMBADIL: Final = CARD_NUMBER["fp-str-03"]
SORROW_AND_TOIL: Final = CARD_NUMBER["shadow-char-15"]
FLOCKS_OF_CREBAIN: Final = CARD_NUMBER["shadow-char-16"]
BALROG_OF_MORIA: Final = CARD_NUMBER["shadow-char-17"]
PALANTIR: Final = CARD_NUMBER["shadow-char-21"]
WORMTONGUE: Final = CARD_NUMBER["shadow-char-22"]
A_BALROG_IS_COME: Final = CARD_NUMBER["shadow-char-17E"]
GATES_ARE_CLOSED: Final = CARD_NUMBER["shadow-char-25E"]
CAPTAIN_OF_DESPAIR: Final = CARD_NUMBER["shadow-char-26E"]
DENETHORS_FOLLY: Final = CARD_NUMBER["shadow-str-03"]
THREATS_AND_PROMISES: Final = CARD_NUMBER["shadow-str-05"]
