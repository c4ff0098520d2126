"""Action dice and Elven rings (RK-D1 to RK-D32, RK-R1 to RK-R14). `uses` lists what dice can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_CHARACTERS,
    FREE,
    ONE,
    SHADOW,
    SIDE_OF,
    action_dice_of,
    number_of,
)
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, DICE, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

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
FIRST_POOL: Final[tuple[int, ...]] = (4, 7)
LARGEST_POOL: Final[tuple[int, ...]] = (6, 10)


def always(s: RingkriegState) -> bool:
    return True


EXTRA_DICE: Final[dict[int, Callable[[RingkriegState], bool]]] = {}
"""RK-D7: who brings a die, and when it counts; `entry` fills it with the rows of the characters."""


def adjust_pools(s: RingkriegState) -> None:
    """RK-D4 to RK-D9, RK-D32: dice of the characters now in play, before the Hunt allocation."""
    on_board = 0
    for place in s.places(ALL_CHARACTERS):
        on_board |= s.at[place]
    extra = [0, 0]
    for kind, counts in EXTRA_DICE.items():
        if on_board & ONE[kind] and counts(s):
            extra[SIDE_OF[kind]] += action_dice_of(kind)
    for side in (FREE, SHADOW):
        s.pool[side] = min(FIRST_POOL[side] + extra[side], LARGEST_POOL[side])


def allocate_hunt(s: RingkriegState) -> None:
    """RK-T7: phase 3."""
    s.phase = 3
    adjust_pools(s)
    s.ask(HuntAllocation(decider(s, SHADOW, DICE), SHADOW))


@final
class HuntAllocation(SideQuestion):
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
        if rolled and s.log is not None:
            tell(s, "rolled", "RK-T8", seat=decider(s, side, DICE), faces=sorted(rolled))
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


def why_no_ring(s: RingkriegState, side: int) -> str:
    """RK-R2, RK-R6, RK-R11: why no ring can be used; empty with an unused die, a ring, and none used this turn."""
    if not s.rings[side]:
        return "RK-R2"
    if s.rings_used >> decider(s, side, ACTION) & 1:
        return "RK-R6"
    return "" if s.unused(side) else "RK-R11"


def why_not_turn(s: RingkriegState, side: int, face: int, turned: int) -> str:
    """RK-R7, RK-R8: why a ring may not turn a die from one face to another; empty if it may."""
    reason = why_no_ring(s, side)
    if reason or turned in ring_faces(side):
        return reason or ("RK-R2-same" if turned == face else "")
    return "RK-R7" if turned == WILL else "RK-R8"


def ring_faces(side: int) -> tuple[int, ...]:
    """RK-R2, RK-R7, RK-R8: what a ring may turn a die to."""
    if side == FREE:
        return (CHARACTER, MUSTER, EVENT, ARMY_MUSTER)
    return (CHARACTER, ARMY, MUSTER, EVENT, ARMY_MUSTER, EYE)


def spend_ring(s: RingkriegState, seat: int, side: int) -> None:
    """RK-R4, RK-R5, RK-R6, RK-R13: to the Shadow, or out of the game."""
    s.rings[side] -= 1
    if side == FREE:
        s.rings[SHADOW] += 1
    s.rings_used |= 1 << seat
    if s.log is not None:
        tell(s, "ring-spent", "RK-R4" if side == FREE else "RK-R5", seat=seat)


def turn_die(s: RingkriegState, side: int, face: int, turned: int, rule: str) -> None:
    """RK-R2, RK-R8, RK-D30: by ring or card one unused die shows another face; an Eye goes to the Hunt Box at once."""
    s.dice[side][face] -= 1
    s.dice[side][turned] += 1
    if s.log is not None:
        tell(s, "ring-turned", rule, seat=decider(s, side, ACTION), face=face, turned=turned)
    eyes_to_hunt_box(s)


STEPS: Final = (allocate_hunt, roll_action_dice, return_dice)
QUESTIONS: Final = (HuntAllocation,)
