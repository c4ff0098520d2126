"""Rolling and setting aside (RM-10 to RM-18), with the places that change it (RM-41, RM-44)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.mordor.components import (
    BAG_END,
    COLOURS,
    DICE,
    NAZGUL,
    RIVENDELL,
    ROHAN,
    SYMBOLS,
    TREE,
)
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.words import dice_text, notation_of, tell
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.text import Text, seat_name, text

DIE_TARGETS: Final = tuple(f"die:{colour}" for colour in COLOURS)


def take_dice(s: MordorState) -> None:
    """RM-10: the active player takes all five dice. The place at this time holds for the whole turn."""
    s.place = s.rings[s.active] if s.places else BAG_END
    s.rolled = [NOTHING] * DICE
    s.aside = [NOTHING] * DICE
    if s.log is not None:
        tell(s, "turn", "RM-10", seat=s.active)


def roll(s: MordorState) -> None:
    """RM-14: roll all dice that are not set aside."""
    throw(s)
    if s.place == ROHAN:
        s.ask(RepeatRoll(s.active))
    else:
        s.ask(SetAside(s.active))


def roll_again(s: MordorState) -> None:
    """RM-44: the repeat replaces the first result and cannot be repeated."""
    throw(s)
    s.ask(SetAside(s.active))


def throw(s: MordorState) -> None:
    faces, aside, rolled = s.components.faces, s.aside, s.rolled
    for die in range(DICE):
        if aside[die] == NOTHING:
            rolled[die] = faces[die][s.draw(6)]
    if s.log is not None:
        tell(s, "rolled", "RM-14", seat=s.active, dice=rolled)


ROLLS: Final = (len(SYMBOLS) + 1) ** DICE
_legal: Final[list[list[int]]] = [[]] * ROLLS
_legal_in_rivendell: Final[list[list[int]]] = [[]] * ROLLS
_alike: Final[dict[tuple[int, ...], list[int]]] = {}
"""By pattern of the roll."""


def legal_sets(rolled: list[int], rivendell: bool) -> list[int]:
    """All sets of dice (as bit masks) that may be set aside from a roll. Remembered, because rolls repeat."""
    memo = _legal_in_rivendell if rivendell else _legal
    first, second, third, fourth, fifth = rolled  # NOTHING is -1, so each counts from 0 with 1 added
    number = first + 7 * (second + 1) + 49 * (third + 1) + 343 * (fourth + 1) + 2401 * (fifth + 1) + 1
    sets = memo[number]
    if not sets:
        sets = memo[number] = sets_of_pattern(rolled, rivendell)
    return sets


def sets_of_pattern(rolled: list[int], rivendell: bool) -> list[int]:
    """Of symbols other than Nazgûl it matters only which dice show the same."""
    pattern = [symbol - DICE * 2 if symbol in (NOTHING, NAZGUL) else rolled.index(symbol) for symbol in rolled]
    key = (*pattern, int(rivendell))
    sets = _alike.get(key)
    if sets is None:
        sets = _alike[key] = [dice for dice in range(1 << DICE) if not forbidden_by(dice, rolled, rivendell)]
    return sets


def forbidden_by(dice: int, rolled: list[int], rivendell: bool) -> str:
    """The rule that forbids to set aside just these dice from this roll; empty if none does."""
    if dice <= 0 or dice >= 1 << DICE:
        return "RM-11"
    chosen = [rolled[die] for die in range(DICE) if dice >> die & 1]
    if NOTHING in chosen:
        return "RM-14"
    nazgul = chosen.count(NAZGUL)
    if NAZGUL in rolled and (nazgul == 0 or (nazgul > 1 and not rivendell)):
        return "RM-13"
    if len(set(chosen)) < len(chosen) and not rivendell:
        return "RM-12"
    return ""


@final
class SetAside(Question[MordorState]):
    """Which dice of the roll are set aside: a bit mask of dice, not of symbols (RM-18)."""

    __slots__ = ()
    kind: ClassVar[str] = "set-aside"
    rule: ClassVar[str] = "RM-11"

    def answers(self, s: MordorState) -> list[int]:
        return legal_sets(s.rolled, s.place == RIVENDELL)

    def take(self, s: MordorState, answer: int) -> None:
        aside, rolled = s.aside, s.rolled
        for die in range(DICE):
            if answer >> die & 1:
                aside[die] = rolled[die]
                rolled[die] = NOTHING
        if s.log is not None:
            chosen = [aside[die] if answer >> die & 1 else NOTHING for die in range(DICE)]
            tell(s, "set-aside-done", self.rule, seat=self.seat, dice=chosen)
        if NOTHING in aside and TREE not in aside:  # RM-15, RM-16
            s.then(roll)

    def describe(self, s: MordorState, answer: int) -> Choice:
        chosen = [s.rolled[die] if answer >> die & 1 else NOTHING for die in range(DICE)]
        key = "mordor-set-aside-and-end" if TREE in chosen else "mordor-set-aside"
        targets = tuple(DIE_TARGETS[die] for die in range(DICE) if answer >> die & 1)
        return Choice(notation_of(chosen), text(key, dice=dice_text(chosen)), targets)

    def prompt(self, s: MordorState) -> Text:
        return text("mordor-ask-set-aside", seat=seat_name(self.seat))

    def explain(self, s: MordorState, targets: tuple[str, ...]) -> Refusal | None:
        if any(target not in DIE_TARGETS for target in targets):
            return None
        dice = sum(1 << DIE_TARGETS.index(target) for target in set(targets))
        rule = forbidden_by(dice, s.rolled, s.place == RIVENDELL) or self.rule
        return Refusal(rule, text(f"mordor-refuse-{rule}"))

    def named(self, s: MordorState, words: list[str]) -> tuple[str, ...] | None:
        dice = set()
        for word in words:
            symbol, _, colour = word.rpartition("/")
            if colour not in COLOURS or (symbol and symbol not in SYMBOLS):
                return None
            die = COLOURS.index(colour)
            if symbol and s.rolled[die] != SYMBOLS.index(symbol):
                return None
            dice.add(DIE_TARGETS[die])
        return tuple(dice)


@final
class RepeatRoll(Question[MordorState]):
    """RM-44, Rohan: keep the roll (0) or repeat it once with the same dice (1)."""

    __slots__ = ()
    kind: ClassVar[str] = "repeat-roll"
    rule: ClassVar[str] = "RM-44"

    def answers(self, s: MordorState) -> list[int]:
        return [0, 1]

    def take(self, s: MordorState, answer: int) -> None:
        if s.log is not None:
            tell(s, "repeats" if answer else "keeps", self.rule, seat=self.seat)
        if answer:
            s.then(roll_again)
        else:
            s.ask(SetAside(self.seat))

    def describe(self, s: MordorState, answer: int) -> Choice:
        word = "repeat" if answer else "keep"
        return Choice(word, text(f"mordor-roll-{word}"), (f"roll:{word}",))

    def prompt(self, s: MordorState) -> Text:
        return text("mordor-ask-repeat", seat=seat_name(self.seat))

    def explain(self, s: MordorState, targets: tuple[str, ...]) -> Refusal:
        """A click on dice comes too early."""
        return Refusal(self.rule, text("mordor-refuse-RM-44"))
