"""What can happen within one turn: which rolls, which answers to them, and in what the turn can end.

Between two rolls only this can be told apart: the dice in hand, and of those set aside how many show each symbol and
which show a Nazgûl. That is one number. Setting aside all dice, or the White Tree, leads to a leaf: what will be
scored. `turn` solves such a turn with numpy, all nodes at once, and `plain` without, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from ringspiel.games.mordor.components import BLACK, COMPANION, DICE, GANDALF, NAZGUL, ORC, RING, TREE
from ringspiel.games.mordor.rolling import legal_sets
from ringspiel.games.mordor.state import NOTHING

ALL = (1 << DICE) - 1
DIGIT = {RING: 1, GANDALF: 6, COMPANION: 36, ORC: 216}
"""Symbols set aside are counted in the digits of one number, base six; the Nazgûl dice are the bits above."""
NAZGUL_BIT = 1296
CODES = NAZGUL_BIT << DICE

Faces = tuple[tuple[int, ...], ...]


def code_of(aside: list[int]) -> int:
    """What is set aside, as one number; the White Tree does not count."""
    code = 0
    for die, symbol in enumerate(aside):
        if symbol == NAZGUL:
            code += NAZGUL_BIT << die
        elif symbol not in (NOTHING, TREE):
            code += DIGIT[symbol]
    return code


def asides(dice: int) -> dict[int, list[int]]:
    """Every way to have set aside just these dice without ending the turn, one example for each code."""
    symbols = [(RING, GANDALF, COMPANION, ORC, NAZGUL) if dice >> die & 1 else (NOTHING,) for die in range(DICE)]
    return {code_of(list(aside)): list(aside) for aside in product(*symbols)}


class Layout:
    """The turn with these dice."""

    def __init__(self, faces: Faces, rivendell: bool) -> None:
        self.faces = faces
        self.rivendell = rivendell
        self.leaves = self.endings()

    def endings(self) -> dict[int, list[int]]:
        """What can be set aside in the end: with the White Tree any part of the dice."""
        endings: dict[int, list[int]] = {}
        for dice in range(ALL + 1):
            if dice == ALL or not dice >> BLACK & 1:
                endings |= asides(dice)
        return endings

    def rolls(self, dice: int) -> Iterator[tuple[list[int], float]]:
        """Every result of rolling these dice, with its chance."""
        symbols = [sorted(set(self.faces[die])) if dice >> die & 1 else [NOTHING] for die in range(DICE)]
        for rolled in product(*symbols):
            chance = 1.0
            for die, symbol in enumerate(rolled):
                if symbol != NOTHING:
                    chance *= self.faces[die].count(symbol) / len(self.faces[die])
            yield list(rolled), chance

    def options(self, dice: int, rolled: list[int]) -> Iterator[tuple[int, int]]:
        """For each legal answer the dice that stay in hand (0 at the end of the turn) and what it adds to the code."""
        for answer in legal_sets(rolled, self.rivendell):
            chosen = [rolled[die] if answer >> die & 1 else NOTHING for die in range(DICE)]
            yield (0 if TREE in chosen else dice & ~answer), code_of(chosen)


def in_hand(rolled: list[int]) -> int:
    return sum(1 << die for die in range(DICE) if rolled[die] != NOTHING)


@cache
def layout_of(faces: Faces, rivendell: bool) -> Layout:
    return Layout(faces, rivendell)
