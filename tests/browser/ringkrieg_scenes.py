"""A war in full swing for the browser tests of Der Ringkrieg: their server imports this, and every table begins in it.

Minas Tirith is free, Helm's Deep besieged, Edoras captured; seat 0 is about to use the first of his dice.
"""

from typing import Any

from ringspiel.games.ringkrieg import actions, dice, mordor, turn, victory
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.table.chance import Generator
from tests.games.ringkrieg.position import position


def war() -> RingkriegState:
    return position(
        "minas-tirith: gondor 3 regular 1 elite 1 leader, boromir",
        "dol-amroth: gondor 3 regular",
        "inside helms-deep: rohan 2 regular 1 leader",
        "helms-deep: isengard 4 regular 2 elite",
        "orthanc: isengard 1 regular, saruman",
        "osgiliath: sauron 3 regular, nazgul 2",
        "minas-morgul: sauron 5 regular 1 elite, witch-king",
        "umbar: southrons 3 regular",
        at_war="gondor rohan sauron isengard southrons",
        captured="edoras",
        figure="moria",
        progress=2,
        corruption=4,
        free_dice="army-muster character event",
        shadow_dice="army muster",
        free_hand="fp-char-09 fp-str-13",
        shadow_hand="shadow-char-17 shadow-str-13",
        turn=5,
    )


def begin_in_the_war(self: Ringkrieg, seats: int, options: dict[str, Any], generator: Generator) -> RingkriegState:
    s = war()
    s.then(actions.action_phase, mordor.burden, victory.check_conquest, dice.return_dice, turn.turn)
    return s


Ringkrieg.start = begin_in_the_war  # type: ignore[method-assign]
