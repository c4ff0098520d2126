"""Whose events are whose (RK-424, RK-437): the nations and Minions that the event half of a card names.

The player symbols of the printed cards are not in our data. A card that names nobody here is open to all, and so are
those about Companions, the Fellowship and Nazgûl.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.deck import CARDS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    BALROG,
    DWARVES,
    ELVES,
    FIGURES_OF_NATION,
    GONDOR,
    ISENGARD,
    NATION_COUNT,
    NORTH,
    ROHAN,
    SARUMAN,
    SAURON,
    SOUTHRONS,
    WITCH_KINGS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.teams.roles import LED
from ringspiel.games.ringkrieg.teams.tired_nations import exhausted


def of(*nations: int) -> int:
    return sum(FIGURES_OF_NATION[nation] for nation in nations)


NAMED: Final = {
    "fp-char-17": of(DWARVES, ELVES, NORTH),
    "fp-char-22": of(GONDOR),
    "fp-char-23": of(GONDOR),
    "fp-str-02": of(ELVES),
    "fp-str-03": of(NORTH),
    "fp-str-04": of(DWARVES),
    "fp-str-06": of(GONDOR),
    "fp-str-07": of(NORTH),
    "fp-str-09": of(ROHAN),
    "fp-str-11": of(ROHAN),
    "fp-str-13": of(ELVES),
    "fp-str-14": of(GONDOR),
    "fp-str-15": of(ELVES),
    "fp-str-16": of(ROHAN),
    "fp-str-17": of(NORTH),
    "fp-str-18": of(GONDOR),
    "fp-str-19": of(NORTH),
    "fp-str-20": of(DWARVES, NORTH),
    "fp-str-21": of(ELVES),
    "fp-str-22": of(DWARVES),
    "fp-str-23": of(ROHAN),
    "fp-str-24": of(ELVES),
    "fp-str-25E": of(NORTH),
    "fp-str-26E": of(GONDOR),
    "shadow-char-17E": ALL_OF[BALROG],
    "shadow-char-20": WITCH_KINGS,
    "shadow-char-21": ALL_OF[SARUMAN],
    "shadow-char-22": ALL_OF[SARUMAN],
    "shadow-char-24": WITCH_KINGS,
    "shadow-char-26E": WITCH_KINGS,
    "shadow-str-02": of(ISENGARD),
    "shadow-str-10": of(SOUTHRONS),
    "shadow-str-10E": of(SOUTHRONS),
    "shadow-str-11": of(ISENGARD),
    "shadow-str-11E": of(ISENGARD),
    "shadow-str-12": of(SAURON) | WITCH_KINGS,
    "shadow-str-13": of(ISENGARD),
    "shadow-str-14": of(SAURON),
    "shadow-str-15": of(SAURON),
    "shadow-str-16": of(ISENGARD) | ALL_OF[SARUMAN],
    "shadow-str-17": of(SOUTHRONS),
    "shadow-str-18": of(SAURON),
    "shadow-str-19": of(SAURON),
    "shadow-str-20": of(SAURON),
    "shadow-str-21": of(SOUTHRONS),
    "shadow-str-22": of(SAURON),
    "shadow-str-23": of(SAURON, SOUTHRONS),
    "shadow-str-24": of(SAURON),
    "shadow-str-26E": of(SAURON),
}
"""By card, as a mask of figures."""

FIGURES_NAMED: Final = [NAMED.get(card, 0) for card in CARDS]


def _nations(figures: int) -> int:
    return sum(1 << nation for nation in range(NATION_COUNT) if figures & FIGURES_OF_NATION[nation])


NATIONS_NAMED: Final = [_nations(figures) for figures in FIGURES_NAMED]
"""By card: the nations that it names, as a bit mask."""


def why_not_his(s: RingkriegState, seat: int, card: int) -> str:
    """RK-424, RK-437, RK-306: why this player may not use the event of a card; empty if he may."""
    named = FIGURES_NAMED[card]
    if named and not named & LED[s.roles[seat]]:
        return "RK-424"
    return "RK-306" if NATIONS_NAMED[card] & exhausted(s, side_of_seat(s, seat)) else ""
