"""Phase 5: the players use their dice in turn (RK-T9 to RK-T17, RK-T21, RK-T22, RK-D15 to RK-D31)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import battle, characters, court, entry, events, fellowship, guide, movement, muster
from ringspiel.games.ringkrieg.armies import check_stacking
from ringspiel.games.ringkrieg.cards import play, removing, review
from ringspiel.games.ringkrieg.deck import ARMY_CARD, CHARACTER_CARD, MUSTER_CARD
from ringspiel.games.ringkrieg.dice import (
    ARMY,
    ARMY_MUSTER,
    CHARACTER,
    EVENT,
    MUSTER,
    WILL,
    can_use_ring,
    pay,
    ring_faces,
    spend_ring,
    turn_die,
)
from ringspiel.games.ringkrieg.figures import FREE, MOUTH_OF_SAURON, NOBODY, SHADOW, other
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import FACE_NAMES, face_text, tell
from ringspiel.table.question import Choice, Question, Refusal
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

SKIP: Final = 0
MOVE_FELLOWSHIP: Final = 1
HIDE: Final = 2
SEPARATE: Final = 3
MOVE_COMPANIONS: Final = 4
MOVE_MINIONS: Final = 5
MOVE_ARMY: Final = 6
ATTACK: Final = 7
PLAY: Final = 8
DIPLOMACY: Final = 9
RECRUIT: Final = 10
BRING: Final = 11
DRAW: Final = 12
VOICE: Final = 13
MESSENGER_MOVE: Final = 14
MESSENGER_ATTACK: Final = 15
MESSENGER_PLAY: Final = 16
STATESMAN: Final = 17
REMOVE_CARD: Final = 18
USES: Final = (
    "skip",
    "move-fellowship",
    "hide",
    "separate",
    "move-companions",
    "move-minions",
    "move-army",
    "attack",
    "play-card",
    "diplomacy",
    "recruit",
    "bring-character",
    "draw-card",
    "voice-of-saruman",
    "messenger-move",
    "messenger-attack",
    "messenger-play",
    "statesman",
    "remove-card",
)

_OF_CHARACTER: Final = ((MOVE_FELLOWSHIP, HIDE, SEPARATE, MOVE_COMPANIONS), (MOVE_MINIONS,))
_OF_ARMY: Final = (MOVE_ARMY, ATTACK, PLAY)
_OF_MUSTER: Final = (DIPLOMACY, RECRUIT, BRING, VOICE)
_MESSENGER: Final = (MESSENGER_MOVE, MESSENGER_ATTACK, MESSENGER_PLAY)


def _uses(side: int, face: int) -> tuple[int, ...]:
    """RK-D17 to RK-D26, RK-D28: what a face is good for; whether it can be done now is `can_use`."""
    anyway = (HIDE, STATESMAN, REMOVE_CARD, SKIP) if side == FREE else (REMOVE_CARD, SKIP)
    if face == CHARACTER:
        found = (*_OF_CHARACTER[side], *_OF_ARMY, *anyway)
    elif face == ARMY:
        found = (*_OF_ARMY, *anyway)
    elif face == MUSTER:
        found = (*_OF_MUSTER, PLAY, *(_MESSENGER if side == SHADOW else ()), *anyway)
    elif face == ARMY_MUSTER:
        found = (*_OF_ARMY, *_OF_MUSTER, *anyway)
    elif face == EVENT:
        found = (DRAW, PLAY, *anyway)
    elif face == WILL:
        found = (*_OF_CHARACTER[side], *_OF_ARMY, *_OF_MUSTER, DRAW, *anyway)
    else:
        found = ()
    return tuple(dict.fromkeys(found))


USES_OF: Final = tuple(tuple(_uses(side, face) for face in range(7)) for side in (FREE, SHADOW))

_ALL_TYPES: Final = 1 << CHARACTER_CARD | 1 << ARMY_CARD | 1 << MUSTER_CARD
CARD_TYPES: Final = (
    1 << CHARACTER_CARD,
    1 << ARMY_CARD,
    1 << MUSTER_CARD,
    _ALL_TYPES,
    1 << ARMY_CARD | 1 << MUSTER_CARD,
    _ALL_TYPES,
    0,
)
"""RK-E7, RK-E8: which types of cards a face plays, as a bit mask."""

KEY: Final = 8


def _classes(use: int) -> tuple[int, ...]:
    """For each face, a number that is the same for those faces with which a use is possible or not alike."""
    if use in (MOVE_ARMY, ATTACK):
        return tuple(int(face == CHARACTER) for face in range(7))
    if use == PLAY:
        return CARD_TYPES
    return tuple(range(7)) if use in (HIDE, BRING, REMOVE_CARD) else (0,) * 7


ALIKE: Final = tuple(tuple(use * KEY + number for number in _classes(use)) for use in range(len(USES)))
"""By use and face: equal numbers need only be asked once."""

PASS: Final = 0
FACE: Final = 32
RING: Final = 256


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
        s.ask(Act(s.acting, 0))


def action_over(s: RingkriegState) -> None:
    """RK-A6, RK-A14: when an action is complete, stacking is tested; then it is the other side's turn."""
    s.moved.clear()
    s.face = NOBODY
    s.use = NOBODY
    s.then(check_stacking, review.review, hand_over)


def hand_over(s: RingkriegState) -> None:
    s.acting = other(s.acting)


def may_pass(s: RingkriegState, side: int) -> bool:
    """RK-T13 to RK-T15, RK-T17: only with fewer unused dice than the opponent, and at least one."""
    return 0 < s.unused(side) < s.unused(other(side))


# --- what a die can do -----------------------------------------------------------------------------------------------


def led_by(face: int) -> int:
    """RK-V3, RK-B5: a Character result needs a Leader or character with the army."""
    return 1 if face == CHARACTER else 0


def can_use(s: RingkriegState, side: int, face: int, use: int) -> bool:
    """RK-T21: whether this use of this face could change anything now; skipping always can (RK-T16)."""
    if use == SKIP:
        return True
    if use == MOVE_ARMY:
        return movement.can_move_army(s, side, led_by(face))
    if use == ATTACK:
        return battle.can_attack(s, side, led_by(face))
    if use == PLAY:
        return play.has_playable(s, side, CARD_TYPES[face])
    if use == REMOVE_CARD:
        return bool(removing.removable(s, side, face))
    if use == DIPLOMACY:
        return bool(muster.can_advance_by_die(s, side))
    if use == RECRUIT:
        return muster.can_recruit(s, side)
    if use == BRING:
        return bool(entry.entries(s, side, face))
    if use == DRAW:
        return events.can_draw(s, side)
    if use == VOICE:
        return side == SHADOW and bool(muster.voice_choices(s))
    if use >= MESSENGER_MOVE and use <= MESSENGER_PLAY:
        return messenger_can(s, use)
    return free_can_use(s, face, use) if side == FREE else characters.can_move_minions(s)


def free_can_use(s: RingkriegState, face: int, use: int) -> bool:
    """RK-D18: what only the Free Peoples do."""
    if use == MOVE_FELLOWSHIP:
        return fellowship.can_move(s)
    if use == HIDE:
        return fellowship.can_hide(s, face)
    if use == SEPARATE:
        return guide.can_separate(s)
    if use == MOVE_COMPANIONS:
        return characters.can_move_companions(s)
    return bool(court.statesmen(s))


def messenger_can(s: RingkriegState, use: int) -> bool:
    """The Mouth of Sauron, Messenger of the Dark Tower: once per turn a Muster result is an Army result."""
    if s.messenger_used or s.where(MOUTH_OF_SAURON) == NOBODY:
        return False
    if use == MESSENGER_MOVE:
        return movement.can_move_army(s, SHADOW, 0)
    if use == MESSENGER_ATTACK:
        return battle.can_attack(s, SHADOW, 0)
    return play.has_playable(s, SHADOW, CARD_TYPES[ARMY])


def begin_use(s: RingkriegState, side: int, face: int, use: int) -> None:
    """Put the steps of an action on the agenda."""
    if use in (MESSENGER_MOVE, MESSENGER_ATTACK, MESSENGER_PLAY):
        s.messenger_used = 1
        face = ARMY
        use = use - MESSENGER_MOVE + MOVE_ARMY
    if use == MOVE_ARMY:
        s.then(call(movement.move_armies, 1 if face == CHARACTER else 2, led_by(face)))
    elif use == ATTACK:
        s.then(call(battle.attack, led_by(face)))
    elif use == PLAY:
        s.then(call(play.play, CARD_TYPES[face]))
    elif use == REMOVE_CARD:
        s.then(call(removing.remove, face))
    elif use == BRING:
        s.then(call(entry.bring, face))
    elif use != SKIP:
        s.then(STEPS[use])


STEPS: Final = {
    MOVE_FELLOWSHIP: fellowship.move_by_die,
    HIDE: fellowship.hide,
    SEPARATE: guide.separate,
    MOVE_COMPANIONS: characters.move_companions,
    MOVE_MINIONS: characters.move_minions,
    DIPLOMACY: muster.diplomacy,
    RECRUIT: muster.recruit,
    DRAW: events.draw_with_die,
    VOICE: muster.voice_of_saruman,
    STATESMAN: court.statesman,
}


@final
class Act(Question[RingkriegState]):
    """DP-9, DP-10: pass, use a ring first, or a die and what to do with it."""

    __slots__ = ("after_ring",)
    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "RK-T9"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "after_ring")

    def __init__(self, seat: int, after_ring: int) -> None:
        super().__init__(seat)
        self.after_ring = after_ring

    def answers(self, s: RingkriegState) -> list[int]:
        side = self.seat
        found = []
        known: dict[int, bool] = {}
        for face in range(7):
            if s.dice[side][face]:
                for use in USES_OF[side][face]:
                    key = ALIKE[use][face]
                    if key not in known:
                        known[key] = can_use(s, side, face, use)
                    if known[key]:
                        found.append(face * FACE + use + 1)
        if not self.after_ring:
            found += ring_answers(s, side)
            if may_pass(s, side):
                found.append(PASS)
        return found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == PASS:
            if s.log is not None:
                tell(s, "passed", "RK-T13", seat=self.seat)
        elif answer >= RING:
            self.use_ring(s, *divmod(answer - RING, 8))
        else:
            face, use = divmod(answer - 1, FACE)
            pay(s, self.seat, face)
            s.face = face
            s.use = use
            if s.log is not None:
                tell(s, f"acts-{USES[use]}", "RK-D15", seat=self.seat, face=face)
            begin_use(s, self.seat, face, use)

    def use_ring(self, s: RingkriegState, face: int, turned: int) -> None:
        """RK-R3, RK-R8, RK-R11, RK-R12: then a normal action with any die, if one is left; no pass any more."""
        spend_ring(s, self.seat)
        turn_die(s, self.seat, face, turned)
        if s.unused(self.seat):
            s.ask(Act(self.seat, 1))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == PASS:
            return Choice("pass", text("ringkrieg-choose-pass"), ("button:pass",))
        if answer >= RING:
            face, turned = divmod(answer - RING, 8)
            words = text("ringkrieg-choose-ring", face=face_text(face), turned=face_text(turned))
            targets = (f"die:{FACE_NAMES[face]}", f"ring:{FACE_NAMES[turned]}")
            return Choice(f"ring {FACE_NAMES[face]}->{FACE_NAMES[turned]}", words, targets)
        face, use = divmod(answer - 1, FACE)
        words = text("ringkrieg-choose-use", face=face_text(face), use=text(f"ringkrieg-use-{USES[use]}"))
        targets = (f"die:{FACE_NAMES[face]}", f"use:{USES[use]}")
        return Choice(f"{FACE_NAMES[face]} {USES[use]}", words, targets)

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-act", seat=seat_name(self.seat))

    def refusal(self, s: RingkriegState, answer: int) -> Refusal:
        rule = "RK-T14" if answer == PASS else self.rule
        return Refusal(rule, text(f"ringkrieg-refuse-{rule}"))


def ring_answers(s: RingkriegState, side: int) -> list[int]:
    """RK-R2, RK-R7 to RK-R9: each unused die may be turned to another face."""
    if not can_use_ring(s, side):
        return []
    return [
        RING + face * 8 + turned
        for face in range(7)
        if s.dice[side][face]
        for turned in ring_faces(side)
        if turned != face
    ]
