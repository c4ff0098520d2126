"""The numbers of cards that their own code asks for; no chapter does so."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER

MITHRIL_COAT: Final = CARD_NUMBER["fp-char-05"]
WIZARDS_STAFF: Final = CARD_NUMBER["fp-char-08"]
SORROW_AND_TOIL: Final = CARD_NUMBER["shadow-char-15"]
FLOCKS_OF_CREBAIN: Final = CARD_NUMBER["shadow-char-16"]
BALROG_OF_MORIA: Final = CARD_NUMBER["shadow-char-17"]
PALANTIR: Final = CARD_NUMBER["shadow-char-21"]
THREATS_AND_PROMISES: Final = CARD_NUMBER["shadow-str-05"]
