"""What the board shows of the expansion."""

from __future__ import annotations

from typing import TypedDict

from ringspiel.games.ringkrieg.expansion.contents import FACTIONS
from ringspiel.games.ringkrieg.expansion.numbers import EXPANSION
from ringspiel.games.ringkrieg.pieces.deck import MARKS
from ringspiel.games.ringkrieg.state import RingkriegState


class ThirdAgeShown(TypedDict):
    """`factions` are those in play.

    Ships, Ents, siege towers and catapults are figures of their region like all others (`ship`, `ent`, `tower`,
    `catapult` in `regions`; they never go inside a Stronghold), Dunlendings are units (`dunlending`), the second
    Witch-king is `witch-king-chief`. Sméagol is among the Companions of the Fellowship (`smeagol`), and its Guide.
    """

    expansion: bool
    """Whether the table plays with the expansion."""
    factions: list[str]
    """The factions in play."""


def shown(s: RingkriegState) -> ThirdAgeShown:
    return {"expansion": s.on_table(EXPANSION), "factions": [name for name in FACTIONS if s.on_table(MARKS[name])]}
