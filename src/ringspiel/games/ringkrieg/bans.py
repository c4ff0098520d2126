"""What cards on the table forbid to armies and in battles; other chapters ask here before they allow it."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.board import NUMBER
from ringspiel.games.ringkrieg.cards.names import DENETHORS_FOLLY, POWER_TOO_GREAT, TOM_BOMBADIL
from ringspiel.games.ringkrieg.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState

_ELVEN_HAVENS: Final = tuple(NUMBER[name] for name in ("rivendell", "lorien", "grey-havens"))
_BOMBADILS_LAND: Final = tuple(NUMBER[name] for name in ("buckland", "the-shire", "old-forest"))
_MINAS_TIRITH: Final = NUMBER["minas-tirith"]


def barred(s: RingkriegState, region: int, side: int) -> bool:
    """A Power too Great, Tom Bombadil: Shadow armies may neither enter these regions nor attack there."""
    if side != SHADOW or not s.table:
        return False
    if region in _ELVEN_HAVENS:
        return POWER_TOO_GREAT in s.table
    return region in _BOMBADILS_LAND and TOM_BOMBADIL in s.table


def combat_cards_barred(s: RingkriegState, region: int, side: int) -> bool:
    """Denethor's Folly: no combat cards for the Free Peoples when an army in the region of Minas Tirith is attacked."""
    return side == FREE and region == _MINAS_TIRITH and DENETHORS_FOLLY in s.table
