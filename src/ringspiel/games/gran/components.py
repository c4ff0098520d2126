"""What is in the box (GR-1): knights, tokens and dragon cards."""

from __future__ import annotations

from typing import Final

from msgspec import convert

from ringspiel.games.gran.shown import Colour
from ringspiel.kernel.components import read

_box: Final = read("gran")
COLOURS: Final = convert(_box["knights"]["colours"], tuple[Colour, ...])
AMULETS: Final = int(_box["knights"]["amulets"])
FETTERS: Final = int(_box["tokens"]["fetters"])
STONES: Final = int(_box["tokens"]["stones"])
STRONGEST: Final = 6
CARDS: Final = [
    sum(int(card["count"]) for card in _box["dragon_cards"]["distribution"] if card["strength"] == strength)
    for strength in range(STRONGEST + 1)
]
"""How many dragon cards there are of each strength."""
