"""Action dice and Elven rings (RK-D1 to RK-D32, RK-R1 to RK-R14); what a die is used for is in `actions`."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.figures import (
    ALL_CHARACTERS,
    FREE,
    SHADOW,
    SIDE,
    action_dice_of,
    kinds_in,
    number_of,
)
from ringspiel.games.ringkrieg.source import read
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text

CHARACTER: Final = 0
ARMY: Final = 1
MUSTER: Final = 2
EVENT: Final = 3
ARMY_MUSTER: Final = 4
WILL: Final = 5
EYE: Final = 6
FACES: Final = 7
_NAMES: Final = ("character", "army", "muster", "event", "army_muster", "will_of_the_west", "eye")

_data: Final = read("dice")
SIDES_OF_DIE: Final = tuple(
    tuple(_NAMES.index(face) for face in _data[die]) for die in ("free_peoples_die", "shadow_die")
)
"""RK-D1, RK-D2: the six faces of a die of each side."""
FIRST_POOL: Final = (4, 7)
LARGEST_POOL: Final = (6, 10)


def adjust_pools(s: RingkriegState) -> None:
    """RK-D4 to RK-D9, RK-D32: dice of the characters now in play, before the Hunt allocation."""
    on_board = 0
    for force in s.at:
        on_board |= force & ALL_CHARACTERS
    for side in (FREE, SHADOW):
        extra = sum(action_dice_of(kind) for kind in kinds_in(on_board & SIDE[side]))
        s.pool[side] = min(FIRST_POOL[side] + extra, LARGEST_POOL[side])


def allocate_hunt(s: RingkriegState) -> None:
    """RK-T7: phase 3."""
    s.phase = 3
    adjust_pools(s)
    s.ask(HuntAllocation(SHADOW))


@final
class HuntAllocation(Question[RingkriegState]):
    """DP-8, RK-D10 to RK-D12: how many dice go to the Hunt Box unrolled; Gollum allows one when nobody else is left."""

    __slots__ = ()
    kind: ClassVar[str] = "hunt-allocation"
    rule: ClassVar[str] = "RK-D10"

    def answers(self, s: RingkriegState) -> list[int]:
        most = max(1, number_of(s.fellowship))
        return list(range(min(most, s.pool[SHADOW]) + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        s.hunt_box[SHADOW] = answer
        if s.log is not None:
            tell(s, "allocated", self.rule, seat=self.seat, dice=answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-allocation", dice=answer), (f"hunt-box:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-allocation", seat=seat_name(self.seat))


def roll_action_dice(s: RingkriegState) -> None:
    """RK-T8, RK-D13, RK-D14, RK-D25: phase 4; allocated dice are not rolled, Eyes join them in the Hunt Box."""
    s.phase = 4
    for side in (FREE, SHADOW):
        faces = s.dice[side]
        rolled = [SIDES_OF_DIE[side][s.draw(6)] for _ in range(s.pool[side] - s.hunt_box[side])]
        for face in rolled:
            faces[face] += 1
        if s.log is not None:
            tell(s, "rolled", "RK-T8", seat=side, faces=sorted(rolled))
    eyes_to_hunt_box(s)


def eyes_to_hunt_box(s: RingkriegState) -> None:
    """RK-D25: an Eye is never an action."""
    s.hunt_box[SHADOW] += s.dice[SHADOW][EYE]
    s.dice[SHADOW][EYE] = 0


def return_dice(s: RingkriegState) -> None:
    """RK-T18, RK-T20: all dice go back, and every limit per turn begins anew."""
    for side in (FREE, SHADOW):
        s.dice[side] = [0] * FACES
        s.spent[side] = 0
        s.hunt_box[side] = 0
    s.rings_used = 0
    s.messenger_used = 0
    s.strove = 0


def pay(s: RingkriegState, side: int, face: int) -> None:
    """RK-D15: a die is used and lies spent until the end of the turn."""
    s.dice[side][face] -= 1
    s.spent[side] += 1


def spent_to_hunt_box(s: RingkriegState) -> None:
    """RK-D16, RK-D29, RK-F22: the die that moved the Fellowship."""
    s.spent[FREE] -= 1
    s.hunt_box[FREE] += 1


# --- Elven rings -----------------------------------------------------------------------------------------------------


def can_use_ring(s: RingkriegState, side: int) -> bool:
    """RK-R2, RK-R6, RK-R11: a ring of one's own, none used this turn, and an unused die."""
    return s.rings[side] > 0 and not s.rings_used >> side & 1 and s.unused(side) > 0


def ring_faces(side: int) -> tuple[int, ...]:
    """RK-R2, RK-R7, RK-R8: what a ring may turn a die to."""
    if side == FREE:
        return (CHARACTER, MUSTER, EVENT, ARMY_MUSTER)
    return (CHARACTER, ARMY, MUSTER, EVENT, ARMY_MUSTER, EYE)


def spend_ring(s: RingkriegState, side: int) -> None:
    """RK-R4, RK-R5, RK-R6, RK-R13: to the Shadow, or out of the game."""
    s.rings[side] -= 1
    if side == FREE:
        s.rings[SHADOW] += 1
    s.rings_used |= 1 << side
    if s.log is not None:
        tell(s, "ring-spent", "RK-R4" if side == FREE else "RK-R5", seat=side)


def turn_die(s: RingkriegState, side: int, face: int, turned: int) -> None:
    """RK-R2, RK-R8: one unused die shows another face; an Eye goes to the Hunt Box at once."""
    s.dice[side][face] -= 1
    s.dice[side][turned] += 1
    if s.log is not None:
        tell(s, "ring-turned", "RK-R2", seat=side, face=face, turned=turned)
    eyes_to_hunt_box(s)
