"""Phase 5: the players use their dice in turn (RK-T9 to RK-T17, RK-T22, RK-D15, RK-D16). `uses` says for what."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast, final

from ringspiel.games.ringkrieg.armies.stacking import check_stacking
from ringspiel.games.ringkrieg.cards.triggers import ACTION_OVER, DIE_USED, changed, due
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, other
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, has_acted
from ringspiel.games.ringkrieg.teams.mixed_armies import meet
from ringspiel.games.ringkrieg.teams.tired_nations import action_done
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.facts import ActKind
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import (
    EYE,
    FACES,
    pay,
    ring_faces,
    spend_ring,
    turn_die,
    why_no_ring,
    why_not_turn,
)
from ringspiel.games.ringkrieg.turn.uses import ROWS, SKIP, use_of, uses_by_face, uses_of, why_not_use
from ringspiel.games.ringkrieg.words import FACE_NAMES, USE_NAMES, face_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

ACTS: Final = tuple([cast(ActKind, f"acts-{use}") for use in USE_NAMES])
"""How the uses of dice are told, by their numbers."""
UNKNOWN: Final = -1
PASS: Final = 0
TURN: Final = 64
"""Added to a face, in the place of a use: an Elven ring turns the die to it."""


# --- the phase -------------------------------------------------------------------------------------------------------


def action_phase(s: RingkriegState) -> None:
    """RK-T9: the Free Peoples begin."""
    s.phase = 5
    s.acting = FREE
    s.then(opportunity)


def opportunity(s: RingkriegState) -> None:
    """RK-T9, RK-T10, RK-T22: in turn, or alone when the other side has no unused dice."""
    if not s.unused(s.acting):
        s.acting = other(s.acting)
    if s.unused(s.acting):
        s.then(action_over, opportunity)
        s.ask(Act(decider(s, s.acting, ACTION), s.acting, 0))


def action_over(s: RingkriegState) -> None:
    """RK-A6, RK-A14: when an action is complete, stacking is tested; then it is the other side's turn."""
    acted = int(s.use != NONE)
    over = due(s, ACTION_OVER, s.acting, s.face)
    s.moved.clear()
    s.face = NONE
    s.use = NONE
    s.then(*over, check_stacking, changed, meet, call(hand_over, acted))


def hand_over(s: RingkriegState, acted: int) -> None:
    """RK-411: a player who has passed acts when it is their team's turn again."""
    if acted:
        has_acted(s, s.acting)
        action_done(s)
    s.acting = other(s.acting)


def may_pass(s: RingkriegState, side: int) -> bool:
    """RK-T13 to RK-T15, RK-T17: only with fewer unused dice than the opponent, and at least one."""
    return 0 < s.unused(side) < s.unused(other(side))


# --- the question ----------------------------------------------------------------------------------------------------


@final
class Act(SideQuestion):
    """DP-9, DP-10: pass, use a ring first, or a die and what to do with it."""

    __slots__ = ("after_ring",)
    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "RK-T9"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "after_ring")
    asks: ClassVar[tuple[str, ...]] = ("die", "use", "ring", "button")

    def __init__(self, seat: int, side: int, after_ring: int) -> None:
        super().__init__(seat, side)
        self.after_ring = after_ring

    def answers(self, s: RingkriegState) -> list[int]:
        side = self.side
        found = []
        known = [UNKNOWN] * len(ROWS)
        by_face = uses_by_face(s, side)
        for face, dice in enumerate(s.dice[side]):
            if dice:
                for use in by_face[face]:
                    if known[use.row] == UNKNOWN:
                        known[use.row] = 1 if use.can(s, side, face) else 0
                    if known[use.row]:
                        found.append(pair(face, use.number))
        if not self.after_ring:
            found += ring_answers(s, side)
            if may_pass(s, side):
                found.append(PASS)
        return found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == PASS:
            if s.log is not None:
                tell(s, "passed", "RK-T13", seat=self.seat)
            return
        face, use = pair_of(answer)
        if use >= TURN:
            self.use_ring(s, face, use - TURN)
        else:
            self.use_die(s, face, use)

    def use_die(self, s: RingkriegState, face: int, use: int) -> None:
        pay(s, self.side, face)
        s.face = face
        s.use = use
        if s.log is not None:
            tell(s, ACTS[use], "RK-D15", seat=self.seat, face=face)
        s.then(*due(s, DIE_USED, self.side, face))
        use_of(s, self.side, face, use).begin(s, self.side, face)

    def use_ring(self, s: RingkriegState, face: int, turned: int) -> None:
        """RK-R3, RK-R8, RK-R11, RK-R12: a normal action follows, if a die is left. Passing is not possible."""
        spend_ring(s, self.seat, self.side)
        turn_die(s, self.side, face, turned, "RK-R2")
        if s.unused(self.side):
            s.ask(Act(self.seat, self.side, 1))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == PASS:
            return Choice("pass", text("ringkrieg-choose-pass"), ("button:pass",))
        face, use = pair_of(answer)
        if use >= TURN:
            return ring_choice(face, use - TURN)
        targets = (f"die:{FACE_NAMES[face]}", f"use:{USE_NAMES[use]}")
        return Choice(f"{FACE_NAMES[face]} {USE_NAMES[use]}", use_text(s, self.side, face, use), targets)

    def is_secret(self, s: RingkriegState) -> bool:
        """Only the hand shows whether an event can be played or a card paid. A player who can only discard a die is
        told so first."""
        return True

    def prompt(self, s: RingkriegState) -> Text:
        """The owner, and nobody else, is told which dice can only be discarded."""
        idle = idle_faces(s, self.side)
        key = "ringkrieg-ask-act-idle" if idle else "ringkrieg-ask-act"
        return text(key, seat=seat_name(self.seat), faces=[face_text(face) for face in idle])

    def told_to_others(self, s: RingkriegState) -> dict[str, Any]:
        return {"seat": seat_name(self.seat)}

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.button != NONE:
            return "RK-R12" if self.after_ring else "RK-T14"
        if picked.die == NONE:
            return ""
        if not s.dice[self.side][picked.die]:
            return "RK-D25" if picked.die == EYE else "RK-D15"
        if picked.ring != NONE:
            return "RK-R6" if self.after_ring else why_not_turn(s, self.side, picked.die, picked.ring)
        return "" if picked.use == NONE else why_not_use(s, self.side, picked.die, picked.use)


def idle_faces(s: RingkriegState, side: int) -> list[int]:
    """RK-T16: the faces of unused dice that can do nothing now."""
    return [face for face in range(FACES) if s.dice[side][face] and is_idle(s, side, face)]


def is_idle(s: RingkriegState, side: int, face: int) -> bool:
    return not any(use.can(s, side, face) for use in uses_of(s, side, face) if use.number != SKIP)


def use_text(s: RingkriegState, side: int, face: int, use: int) -> Text:
    """The use of a die, and its object if there is no further choice before the action becomes final."""
    words = text(f"ringkrieg-use-{USE_NAMES[use]}")
    only = use_of(s, side, face, use).only(s, side, face)
    if only is None:
        return text("ringkrieg-choose-use", face=face_text(face), use=words)
    return text("ringkrieg-choose-use-only", face=face_text(face), use=words, only=only)


def ring_choice(face: int, turned: int) -> Choice:
    words = text("ringkrieg-choose-ring", face=face_text(face), turned=face_text(turned))
    targets = (f"die:{FACE_NAMES[face]}", f"ring:{FACE_NAMES[turned]}")
    return Choice(f"ring {FACE_NAMES[face]}->{FACE_NAMES[turned]}", words, targets)


def ring_answers(s: RingkriegState, side: int) -> list[int]:
    """RK-R2, RK-R7 to RK-R9: each unused die may be turned to another face."""
    if why_no_ring(s, side):
        return []
    dice, faces = s.dice[side], ring_faces(side)
    return [pair(face, TURN + turned) for face in range(FACES) if dice[face] for turned in faces if turned != face]


STEPS: Final = (action_phase, opportunity, action_over, hand_over)
QUESTIONS: Final = (Act,)
