"""The decisions within one turn as a finite decision process, laid out once and solved as often as needed.

A node is what can be told apart between two rolls: the dice in hand, and of those set aside how many show each symbol
and which show a Nazgûl. Its value is that of rolling now. Setting aside all dice, or the White Tree, leads to a leaf:
what will be scored. All nodes with the same dice in hand have the same rolls and options, so that they are solved
together, from few dice to many.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from ringspiel.games.mordor.components import BLACK, COMPANION, DICE, GANDALF, NAZGUL, ORC, RING, TREE
from ringspiel.games.mordor.rolling import legal_sets
from ringspiel.games.mordor.state import NOTHING

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]

ALL = (1 << DICE) - 1
PARTS = sorted(range(1, ALL + 1), key=int.bit_count)
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


class Rolls:
    """Rolls with the same number of options: their chances, and what comes next by option, roll and node."""

    def __init__(self, chances: Numbers, successors: Indices) -> None:
        self.chances = chances
        self.successors = successors


class Hand:
    """All nodes with the same dice in hand, and what can be rolled there."""

    def __init__(self, nodes: slice, rolls: list[Rolls]) -> None:
        self.nodes = nodes
        self.rolls = rolls

    def best(self, values: Numbers) -> list[Numbers]:
        """For every roll and node the value of the best option."""
        return [np.maximum.reduce(values.take(rolls.successors, mode="clip")) for rolls in self.rolls]

    def mean(self, best: list[Numbers]) -> Numbers:
        mean: Numbers = np.sum([r.chances @ each for r, each in zip(self.rolls, best, strict=True)], axis=0)
        return mean


class Turn:
    """The layout of a turn with these dice. Leaves and nodes share one row of numbers."""

    def __init__(self, faces: Faces, rivendell: bool) -> None:
        self.faces = faces
        self.rivendell = rivendell
        self.leaves = self.endings()
        self.index: Indices = np.full((1 << DICE, CODES), -1)
        self.index[0, list(self.leaves)] = np.arange(len(self.leaves))
        self.size = len(self.leaves)
        self.hands: dict[int, Hand] = {}

    def endings(self) -> dict[int, list[int]]:
        """What can be set aside in the end: with the White Tree any part of the dice."""
        endings: dict[int, list[int]] = {}
        for dice in range(ALL + 1):
            if dice == ALL or not dice >> BLACK & 1:
                endings |= asides(dice)
        return endings

    def hand(self, dice: int) -> Hand:
        """Laid out when first needed, after all hands with a part of these dice."""
        if dice not in self.hands:
            self.hands[dice] = self.lay_out(dice)
        return self.hands[dice]

    def lay_out(self, dice: int) -> Hand:
        codes = np.array(sorted(asides(ALL & ~dice)))
        nodes = slice(self.size, self.size + len(codes))
        self.size = nodes.stop
        self.index[dice, codes] = np.arange(nodes.start, nodes.stop)
        alike: dict[int, list[tuple[float, list[tuple[int, int]]]]] = {}
        for rolled, chance in self.rolls(dice):
            options = list(self.options(dice, rolled))
            alike.setdefault(len(options), []).append((chance, options))
        return Hand(nodes, [self.rolls_of(group, codes) for group in alike.values()])

    def rolls_of(self, group: list[tuple[float, list[tuple[int, int]]]], codes: NDArray[np.int_]) -> Rolls:
        chances = np.array([chance for chance, _ in group])
        left, added = np.array([options for _, options in group]).transpose(2, 1, 0)
        successors = self.index[left[:, :, None], added[:, :, None] + codes]
        return Rolls(chances, successors)

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

    def solve(self, leaves: Numbers, dice: int, repeat: bool) -> Solution:
        """The value of all nodes to which rolls of these dice can lead, when each leaf has the value given.

        With `repeat` every roll may be repeated once (Rohan), also the one that has just been made.
        """
        hands = [self.hand(part) for part in PARTS if part & ~dice == 0 and (part != dice or repeat)]
        values = np.zeros(self.size)
        values[: len(leaves)] = leaves
        repeated = np.zeros(self.size)
        for hand in hands:
            best = hand.best(values)
            once = hand.mean(best)
            repeated[hand.nodes] = once
            values[hand.nodes] = hand.mean([np.maximum(each, once) for each in best]) if repeat else once
        return Solution(self, values, repeated)


class Solution:
    """The values of a solved turn."""

    def __init__(self, turn: Turn, values: Numbers, repeated: Numbers) -> None:
        self.turn = turn
        self.values = values
        self.repeated = repeated

    def of_answers(self, rolled: list[int], aside: list[int], answers: list[int]) -> list[float]:
        """What setting aside each of these sets of dice is worth."""
        code, dice = code_of(aside), in_hand(rolled)
        values = []
        for answer in answers:
            chosen = [rolled[die] if answer >> die & 1 else NOTHING for die in range(DICE)]
            left = 0 if TREE in chosen else dice & ~answer
            values.append(float(self.values[self.turn.index[left, code + code_of(chosen)]]))
        return values

    def of_repeating(self, rolled: list[int], aside: list[int]) -> float:
        """What it is worth to roll the dice in hand once more and then to keep the roll."""
        return float(self.repeated[self.turn.index[in_hand(rolled), code_of(aside)]])


def in_hand(rolled: list[int]) -> int:
    return sum(1 << die for die in range(DICE) if rolled[die] != NOTHING)


@cache
def turn_of(faces: Faces, rivendell: bool) -> Turn:
    return Turn(faces, rivendell)
