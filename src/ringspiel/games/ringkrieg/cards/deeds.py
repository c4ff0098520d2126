"""Combat cards that single out a figure, or have Leadership given up: who does or suffers it is asked here."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import fight
from ringspiel.games.ringkrieg.cards import halves
from ringspiel.games.ringkrieg.fight import army, nazgul_leadership
from ringspiel.games.ringkrieg.figures import (
    ALL_OF,
    COMPANIONS,
    FIRST_CHARACTER,
    FREE,
    KIND_NAMES,
    LEADERS,
    MINIONS,
    NAZGUL_AND_WITCH_KING,
    ONE,
    SHADOW,
    kinds_in,
    level,
    side_of,
)
from ringspiel.games.ringkrieg.layout import AGAIN, DICE_LOST, GIVEN_UP, HITS, MISSES, MUTED, SILENT
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import kind_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text

NOBODY_AT_ALL: Final = 0


def candidates(s: RingkriegState, half: int) -> list[int]:
    """The kinds of figures that a card can single out now."""
    b = s.battle
    free, shadow = army(s, FREE), army(s, SHADOW)
    if half == halves.BLADE_OF_WESTERNESSE:
        return kinds_in(shadow & MINIONS) if b[AGAIN + FREE] else []
    if half == halves.MIGHTY_ATTACK:
        return kinds_in(free & COMPANIONS & ~b[SILENT + FREE]) if b[MISSES + FREE] else []
    if half == halves.HEROIC_DEATH:
        return kinds_in(free & (LEADERS | COMPANIONS)) if b[HITS + SHADOW] + b[AGAIN + SHADOW] > 0 else []
    if half == halves.FATEFUL_STRIKE:
        foes = NAZGUL_AND_WITCH_KING | (MINIONS if b[AGAIN + FREE] > 1 else 0)
        return kinds_in(shadow & foes) if b[AGAIN + FREE] else []
    if half == halves.BLACK_BREATH:
        return [kind for kind in kinds_in(free & (LEADERS | COMPANIONS)) if is_breathed_on(kind, b[AGAIN + SHADOW])]
    return kinds_in(free & COMPANIONS)


def is_breathed_on(kind: int, hits: int) -> bool:
    """Black Breath: a Leader for one hit of the re-roll, a Companion for as many as his Level."""
    return hits >= (level(kind) if kind >= FIRST_CHARACTER else 1)


def may_decline(s: RingkriegState, half: int) -> bool:
    """Fateful Strike must fell a Nazgûl if there is one; giving up Leadership and naming are no choice either."""
    if half == halves.FATEFUL_STRIKE:
        return not army(s, SHADOW) & NAZGUL_AND_WITCH_KING
    return half not in (halves.MIGHTY_ATTACK, halves.WORDS_OF_POWER)


def offer(s: RingkriegState, side: int, half: int) -> None:
    if candidates(s, half):
        s.ask(Deed(side, half))


def turn_misses(s: RingkriegState, dice: int) -> None:
    """Missed dice of the Free Peoples' combat roll become hits."""
    s.battle[MISSES + FREE] -= dice
    s.battle[HITS + FREE] += dice


def slay(s: RingkriegState, kind: int) -> None:
    """A figure in the battle is eliminated by a card."""
    side = side_of(kind)
    if s.log is not None:
        tell(s, "slain", "RK-E23", region=fight.place_of(s, side), kind=kind)
    fight.eliminate(s, side, ONE[kind])


def silence(s: RingkriegState, kind: int) -> None:
    """RK-B26: a Companion does not lead in this round."""
    s.battle[SILENT + FREE] |= ALL_OF[kind]
    if s.log is not None:
        tell(s, "silenced", "RK-B26", kind=kind)


def carry_out(s: RingkriegState, half: int, kind: int) -> None:
    b = s.battle
    if half == halves.MIGHTY_ATTACK:
        silence(s, kind)
        turn_misses(s, 1)
    elif half == halves.WORDS_OF_POWER:
        silence(s, kind)
        b[MUTED] |= ALL_OF[kind]
    else:
        slay(s, kind)
        if half == halves.BLADE_OF_WESTERNESSE:
            b[HITS + FREE] -= 1
        elif half == halves.HEROIC_DEATH:
            b[HITS + SHADOW] -= level(kind) if kind >= FIRST_CHARACTER else 1


@final
class Deed(Question[RingkriegState]):
    """DP-27: the figure that a combat card singles out (its kind + 1), or with leave nobody (0)."""

    __slots__ = ("half",)
    kind: ClassVar[str] = "deed"
    rule: ClassVar[str] = "RK-E23"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "half")

    def __init__(self, seat: int, half: int) -> None:
        super().__init__(seat)
        self.half = half

    def answers(self, s: RingkriegState) -> list[int]:
        found = [kind + 1 for kind in candidates(s, self.half)]
        return [NOBODY_AT_ALL, *found] if may_decline(s, self.half) else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != NOBODY_AT_ALL:
            carry_out(s, self.half, answer - 1)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NOBODY_AT_ALL:
            return Choice("nobody", text("ringkrieg-choose-nobody"), ("button:nobody",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, kind_text(answer - 1), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        half = halves.HALVES[self.half]
        return text(f"ringkrieg-ask-deed-{half}", seat=seat_name(self.seat))


@final
class GiveUp(Question[RingkriegState]):
    """DP-27, Dread and Despair: how many points of Nazgûl Leadership are given up, one die for each."""

    __slots__ = ()
    kind: ClassVar[str] = "give-up"
    rule: ClassVar[str] = "RK-B26"

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(1, nazgul_leadership(s) + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        s.battle[GIVEN_UP] += answer
        s.battle[DICE_LOST + FREE] += answer
        if s.log is not None:
            tell(s, "given-up", self.rule, points=answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-give-up", points=answer), (f"leadership:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-give-up", seat=seat_name(self.seat))
