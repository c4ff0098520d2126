"""The decisions within one turn as a finite decision process, laid out once and solved as often as needed.

A node is what can be told apart between two rolls (`layout`); its value is that of rolling now. All nodes with the same
dice in hand have the same rolls and options, so that they are solved together, from few dice to many.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.mordor.layout import ALL, CODES, Faces, asides, code_of, in_hand, layout_of
from ringspiel.games.mordor.components import DICE, TREE
from ringspiel.games.mordor.state import NOTHING

Numbers = NDArray[np.float64]
Indices = NDArray[np.intp]

PARTS = sorted(range(1, ALL + 1), key=int.bit_count)


class Rolls:
    """Rolls with the same number of options: their chances, and what comes next by option, roll and node."""

    def __init__(self, chances: Numbers, successors: Indices) -> None:
        self.chances = chances
        self.successors = successors

    def chosen(self, wishes: Numbers) -> Indices:
        """The successors with the greatest wish, by roll and node."""
        best = wishes.take(self.successors, mode="clip").argmax(axis=0)
        chosen: Indices = np.take_along_axis(self.successors, best[None], axis=0)[0]
        return chosen


class Hand:
    """All nodes with the same dice in hand, and what can be rolled there."""

    def __init__(self, nodes: slice, rolls: list[Rolls]) -> None:
        self.nodes = nodes
        self.rolls = rolls

    def best(self, values: Numbers) -> list[Numbers]:
        """For every roll and node the values of the best option; axes: value, roll, node."""
        if len(values) == 1:
            return [np.maximum.reduce(values[0].take(rolls.successors, mode="clip"))[None] for rolls in self.rolls]
        return [values[:, rolls.chosen(values[0])] for rolls in self.rolls]

    def mean(self, best: list[Numbers]) -> Numbers:
        mean: Numbers = np.sum([r.chances @ each for r, each in zip(self.rolls, best, strict=True)], axis=0)
        return mean


class Turn:
    """The layout of a turn with these dice as arrays. Leaves and nodes share one row of numbers."""

    def __init__(self, faces: Faces, rivendell: bool) -> None:
        self.layout = layout_of(faces, rivendell)
        self.leaves = self.layout.leaves
        self.index: Indices = np.full((1 << DICE, CODES), -1)
        self.index[0, list(self.leaves)] = np.arange(len(self.leaves))
        self.size = len(self.leaves)
        self.hands: dict[int, Hand] = {}

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
        for rolled, chance in self.layout.rolls(dice):
            options = list(self.layout.options(dice, rolled))
            alike.setdefault(len(options), []).append((chance, options))
        return Hand(nodes, [self.rolls_of(group, codes) for group in alike.values()])

    def rolls_of(self, group: list[tuple[float, list[tuple[int, int]]]], codes: NDArray[np.int_]) -> Rolls:
        chances = np.array([chance for chance, _ in group])
        left, added = np.array([options for _, options in group]).transpose(2, 1, 0)
        successors = self.index[left[:, :, None], added[:, :, None] + codes]
        return Rolls(chances, successors)

    def solve(self, leaves: Numbers, dice: int, repeat: bool) -> Solution:
        """The values of all nodes to which rolls of these dice can lead, when each leaf has the values given.

        The first row of `leaves` is what the player wants most of; further rows follow these choices. With `repeat`
        every roll may be repeated once (Rohan), also the one that has just been made.
        """
        hands = [self.hand(part) for part in PARTS if part & ~dice == 0 and (part != dice or repeat)]
        values = np.zeros((len(leaves), self.size))
        values[:, : leaves.shape[1]] = leaves
        repeated = np.zeros_like(values)
        for hand in hands:
            best = hand.best(values)
            once = hand.mean(best)
            repeated[:, hand.nodes] = once
            values[:, hand.nodes] = hand.mean(repeated_if_better(best, once)) if repeat else once
        return Solution(self, values, repeated)


def repeated_if_better(best: list[Numbers], once: Numbers) -> list[Numbers]:
    """The values of every roll when it may be repeated once (RM-44)."""
    return [np.where(each[:1] >= once[:1, None], each, once[:, None]) for each in best]


class Solution:
    """The values of a solved turn."""

    def __init__(self, turn: Turn, values: Numbers, repeated: Numbers) -> None:
        self.turn = turn
        self.values = values
        self.repeated = repeated

    def of_answers(self, rolled: list[int], aside: list[int], answers: list[int]) -> list[float]:
        """What setting aside each of these sets of dice is worth."""
        return [float(self.after(rolled, aside, answer)[0]) for answer in answers]

    def after(self, rolled: list[int], aside: list[int], answer: int) -> Numbers:
        """All values after setting aside this set of dice."""
        chosen = [rolled[die] if answer >> die & 1 else NOTHING for die in range(DICE)]
        left = 0 if TREE in chosen else in_hand(rolled) & ~answer
        values: Numbers = self.values[:, self.turn.index[left, code_of(aside) + code_of(chosen)]]
        return values

    def whole(self, repeat: bool) -> Numbers:
        """All values before the first roll, of a turn that was solved with all dice in hand."""
        hand = self.turn.hand(ALL)
        best = hand.best(self.values)
        once = hand.mean(best)
        values: Numbers = (hand.mean(repeated_if_better(best, once)) if repeat else once)[:, 0]
        return values

    def of_repeating(self, rolled: list[int], aside: list[int]) -> float:
        """What repeating the roll is worth."""
        return float(self.after_repeating(rolled, aside)[0])

    def after_repeating(self, rolled: list[int], aside: list[int]) -> Numbers:
        """What it is worth to roll the dice in hand once more and then to keep the roll."""
        values: Numbers = self.repeated[:, self.turn.index[in_hand(rolled), code_of(aside)]]
        return values


@cache
def turn_of(faces: Faces, rivendell: bool) -> Turn:
    return Turn(faces, rivendell)
