"""Cards that change action dice (RK-D25, RK-D30)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, EYE, FACES, WILL, turn_die
from ringspiel.games.ringkrieg.words import FACE_NAMES, card_text, face_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

ENOUGH: Final = FACES


def mirror(s: RingkriegState) -> None:
    """Mirror of Galadriel: an unused Character die becomes a Will of the West."""
    if s.dice[FREE][CHARACTER]:
        turn_die(s, FREE, CHARACTER, WILL, "RK-D30")


def day_without_dawn(s: RingkriegState) -> None:
    """All unused dice of the Free Peoples that show Will of the West are spent."""
    lost = s.dice[FREE][WILL]
    s.dice[FREE][WILL] = 0
    s.spent[FREE] += lost
    if s.log is not None:
        tell(s, "wills-lost", "RK-D30", dice=lost)


def lidless_eye(s: RingkriegState, left: int) -> None:
    """The Lidless Eye: up to three unused dice become Eyes in the Hunt Box, one after the other."""
    if left and s.unused(SHADOW):
        s.ask(TurnToEye(decider(s, SHADOW, ACTION), SHADOW, left))


@final
class TurnToEye(SideQuestion):
    """DP-20: which unused die becomes an Eye; or no further one."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "turn-to-eye"
    rule: ClassVar[str] = "RK-D25"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "left")
    asks: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat, side)
        self.left = left

    def answers(self, s: RingkriegState) -> list[int]:
        return [ENOUGH, *(face for face in range(FACES) if s.dice[SHADOW][face])]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != ENOUGH:
            turn_die(s, SHADOW, answer, EYE, "RK-D30")
            lidless_eye(s, self.left - 1)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == ENOUGH:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        return Choice(FACE_NAMES[answer], face_text(answer), (f"die:{FACE_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-turn-to-eye", seat=seat_name(self.seat), card=card_text(s.event), left=self.left)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-D15"


STEPS: Final = (mirror, day_without_dawn, lidless_eye)
QUESTIONS: Final = (TurnToEye,)
