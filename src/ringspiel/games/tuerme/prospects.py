"""What may come of an answer (for explanations): what the orcs that it captures may bring when they are turned up."""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.components import ENT, TILE_POINTS
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.event import Event
from ringspiel.kernel.text import Text, text

CAPTURES: Final = ("captured", "jumped-captured", "pincer", "pincer-alone")


def prospects(s: TuermeState, seat: int, answer: int) -> list[Text]:
    """ZT-43, ZT-44: nobody has seen what lies on the backs, but everybody knows which are left."""
    after = s.clone()
    log: list[Event] = []
    after.log = log
    after.answer(answer)
    kinds = {event.kind for event in log}
    if not kinds.intersection(CAPTURES):
        return []
    tiles = sum(s.backs)
    points = sum(count * TILE_POINTS[tile] for tile, count in enumerate(s.backs)) / tiles
    return [text("tuerme-prospect-tile", points=round(points, 1), percent=round(100 * s.backs[ENT] / tiles))]
