"""Combat cards that single out a figure or give up Leadership. The questions here choose the figure or the points."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.companions import level_of
from ringspiel.games.ringkrieg.combat import fighters
from ringspiel.games.ringkrieg.combat.fighters import army, battle_of, fighter, general, nazgul_leadership
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    COMPANIONS,
    FREE,
    KIND_NAMES,
    LEADERS,
    MINIONS,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SHADOW,
    SIDE_OF,
    is_character,
    kinds_in,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import kind_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

NOBODY_AT_ALL: Final = 0

# The combat halves of which a chosen figure is part; positions save these numbers.
BLADE_OF_WESTERNESSE: Final = 1
MIGHTY_ATTACK: Final = 2
HEROIC_DEATH: Final = 5
FATEFUL_STRIKE: Final = 7
BLACK_BREATH: Final = 26
WORDS_OF_POWER: Final = 27
_NAMES: Final = {
    BLADE_OF_WESTERNESSE: "blade-of-westernesse",
    MIGHTY_ATTACK: "mighty-attack",
    HEROIC_DEATH: "heroic-death",
    FATEFUL_STRIKE: "fateful-strike",
    BLACK_BREATH: "black-breath",
    WORDS_OF_POWER: "words-of-power",
}


def candidates(s: RingkriegState, half: int) -> list[int]:
    """The kinds of figures that a card can single out now."""
    free, shadow = army(s, FREE), army(s, SHADOW)
    west, east = battle_of(s).fighters
    if half == BLADE_OF_WESTERNESSE:
        return kinds_in(shadow & MINIONS) if west.again else []
    if half == MIGHTY_ATTACK:
        return kinds_in(free & COMPANIONS & ~west.silent) if west.misses else []
    if half == HEROIC_DEATH:
        return kinds_in(free & (LEADERS | COMPANIONS)) if east.hits + east.again > 0 else []
    if half == FATEFUL_STRIKE:
        foes = NAZGUL_AND_WITCH_KING | (MINIONS if west.again > 1 else 0)
        return kinds_in(shadow & foes) if west.again else []
    if half == BLACK_BREATH:
        return [kind for kind in kinds_in(free & (LEADERS | COMPANIONS)) if is_breathed_on(s, kind, east.again)]
    return kinds_in(free & COMPANIONS)


def is_breathed_on(s: RingkriegState, kind: int, hits: int) -> bool:
    """Black Breath: a Leader for one hit of the re-roll, a Companion for as many as the Level."""
    return hits >= (level_of(s, kind) if is_character(kind) else 1)


def may_decline(s: RingkriegState, half: int) -> bool:
    """Whether the player may decline. Fateful Strike must fell a Nazgûl if there is one; two halves always bind."""
    if half == FATEFUL_STRIKE:
        return not army(s, SHADOW) & NAZGUL_AND_WITCH_KING
    return half not in (MIGHTY_ATTACK, WORDS_OF_POWER)


def offer(s: RingkriegState, side: int, half: int) -> None:
    if candidates(s, half):
        s.ask(Deed(general(s, side), side, half))


def turn_misses(s: RingkriegState, dice: int) -> None:
    """Missed dice of the Free Peoples' combat roll become hits."""
    fighter(s, FREE).misses -= dice
    fighter(s, FREE).hits += dice


def slay(s: RingkriegState, kind: int) -> None:
    """A figure in the battle is eliminated by a card."""
    side = SIDE_OF[kind]
    if s.log is not None:
        tell(s, "slain", "RK-E23", region=fighters.place_of(s, side), kind=kind)
    fighters.eliminate(s, side, ONE[kind])


def silence(s: RingkriegState, kind: int) -> None:
    """RK-B26: a Companion does not lead in this round."""
    fighter(s, FREE).silent |= ALL_OF[kind]
    if s.log is not None:
        tell(s, "silenced", "RK-B26", kind=kind)


def carry_out(s: RingkriegState, half: int, kind: int) -> None:
    if half == MIGHTY_ATTACK:
        silence(s, kind)
        turn_misses(s, 1)
    elif half == WORDS_OF_POWER:
        silence(s, kind)
        fighter(s, FREE).muted |= ALL_OF[kind]
    else:
        slay(s, kind)
        if half == BLADE_OF_WESTERNESSE:
            fighter(s, FREE).hits -= 1
        elif half == HEROIC_DEATH:
            fighter(s, SHADOW).hits -= level_of(s, kind) if is_character(kind) else 1


@final
class Deed(SideQuestion):
    """DP-27: the figure that a combat card singles out (its kind + 1), or with leave nobody (0)."""

    __slots__ = ("half",)
    kind: ClassVar[str] = "deed"
    rule: ClassVar[str] = "RK-E23"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "half")
    asks: ClassVar[tuple[str, ...]] = ("figure", "button")

    def __init__(self, seat: int, side: int, half: int) -> None:
        super().__init__(seat, side)
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
        return text(f"ringkrieg-ask-deed-{_NAMES[self.half]}", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E23-must" if picked.figure == NONE else "RK-E23-figure"


@final
class GiveUp(SideQuestion):
    """DP-27, Dread and Despair: how many points of Nazgûl Leadership are given up, one die for each."""

    __slots__ = ()
    kind: ClassVar[str] = "give-up"
    rule: ClassVar[str] = "RK-B26"

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(1, nazgul_leadership(s) + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        fighter(s, SHADOW).given_up += answer
        fighter(s, FREE).dice_lost += answer
        if s.log is not None:
            tell(s, "given-up", self.rule, points=answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-give-up", points=answer), (f"leadership:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-give-up", seat=seat_name(self.seat))


STEPS: Final = (offer,)
QUESTIONS: Final = (Deed, GiveUp)
