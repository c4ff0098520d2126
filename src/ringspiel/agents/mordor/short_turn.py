"""One turn between two players in as few nodes as possible.

Dice are told apart only by whom their Nazgûl hit, and what is set aside only by what it will do: rings, Gandalfs,
companions against orcs, and hits on either player. `turn` lays out the same decisions die by die, as the engine asks
them; this layout is for the solver of the whole game, which walks through it millions of times (`walk`).
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringspiel.games.mordor.components import (
    COMPANION,
    DICE,
    GANDALF,
    GONDOR,
    HELMS_DEEP,
    LOTHLORIEN,
    MINAS_TIRITH,
    MORIA,
    NAZGUL,
    ORC,
    RING,
    RIVENDELL,
    ROHAN,
    SHELOBS_LAIR,
    TREE,
)
from ringspiel.games.mordor.rolling import legal_sets
from ringspiel.games.mordor.state import NOTHING

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]
Faces = tuple[tuple[int, ...], tuple[int, ...]]
"""Of a coloured die and of the black one."""

OWN, OTHERS, BLACK = 0, 1, 2
KIND_OF_DIE = (OWN, OWN, OWN, OTHERS, BLACK)
OWN_DICE = 3


class Leaf(NamedTuple):
    """What a turn does in the end."""

    rings: int
    gandalfs: int
    hits: int
    """Hits on the player who rolled."""
    strikes: int
    """Hits on the other player."""


class Aside(NamedTuple):
    """What is set aside so far; `balance` is companions less orcs, as the place counts them."""

    rings: int
    gandalfs: int
    balance: int
    hits: int
    strikes: int


class Rules(NamedTuple):
    """What the place and the other player mean for a turn."""

    place: int
    alone: bool

    def worth(self, kind: int, symbol: int) -> Aside:
        """What a die of this kind adds when it is set aside with this symbol."""
        gandalf = symbol == GANDALF and self.place != MORIA
        balance = 0
        if symbol == COMPANION:
            balance = 2 if self.place == LOTHLORIEN else 1
        elif symbol == ORC:
            balance = -2 if self.place == HELMS_DEEP else -1
        strikes = symbol == NAZGUL and kind == OTHERS and not self.alone and self.place != MINAS_TIRITH
        hits = symbol == NAZGUL and not strikes and self.place != GONDOR
        return Aside(int(symbol == RING), int(gandalf), balance, int(hits), int(strikes))

    def leaf(self, aside: Aside) -> Leaf:
        rings = aside.rings if aside.balance >= 0 else 0
        if rings and self.place == SHELOBS_LAIR:
            rings -= 1
        return Leaf(rings, aside.gandalfs, aside.hits, aside.strikes)


Hand = tuple[int, ...]
"""How many dice of each kind are in hand."""
Option = tuple[Hand, Aside, bool]
"""The dice that stay in hand, what is added to those set aside, and whether the White Tree ends the turn."""
ALL_DICE: Hand = (3, 1, 1)


def plus(one: Aside, other: Aside) -> Aside:
    return Aside(
        one.rings + other.rings,
        one.gandalfs + other.gandalfs,
        one.balance + other.balance,
        one.hits + other.hits,
        one.strikes + other.strikes,
    )


class Route(NamedTuple):
    """All nodes in the order in which they are solved, as flat arrays.

    `rolls` and `options` say where the rolls of a node and the options of a roll begin; an option is a row.
    """

    nodes: Indices
    rolls: Indices
    chances: Numbers
    options: Indices
    rows: Indices


class ShortTurn:
    """The layout: rows of leaves first, then nodes from few dice in hand to all of them; the last is the whole turn."""

    def __init__(self, faces: Faces, rules: Rules) -> None:
        self.faces = faces
        self.rules = rules
        self.repeat = rules.place == ROHAN
        self.rolls_of = cache(self.rolls)
        self.options_of = cache(self.options)
        self.rows: dict[Leaf | tuple[Hand, Aside], int] = {}
        self.nodes: list[tuple[Hand, Aside]] = []
        self.explore()
        self.leaves = [leaf for leaf in self.rows if isinstance(leaf, Leaf)]
        for node in sorted(self.nodes, key=lambda node: sum(node[0])):
            self.rows[node] = len(self.rows)
        self.size = len(self.rows)
        self.route = self.flat()

    def explore(self) -> None:
        """Find all nodes and leaves that can be reached."""
        start = (ALL_DICE, Aside(0, 0, 0, 0, 0))
        seen, waiting = {start}, [start]
        while waiting:
            hand, aside = node = waiting.pop()
            self.nodes.append(node)
            for left, added, ended in self.options_of(hand):
                then = plus(aside, added)
                if ended or not any(left):
                    self.rows.setdefault(self.rules.leaf(then), len(self.rows))
                elif (left, then) not in seen:
                    seen.add((left, then))
                    waiting.append((left, then))

    def rolls(self, hand: Hand) -> dict[tuple[Option, ...], float]:
        """All rolls of the dice in hand by what can be done with them, with their chances."""
        found: dict[tuple[Option, ...], float] = {}
        for rolled, chance in self.results(hand).items():
            options = tuple(sorted({self.option(hand, rolled, answer) for answer in self.legal(rolled)}))
            found[options] = found.get(options, 0.0) + chance
        return found

    def options(self, hand: Hand) -> list[Option]:
        """All options of all rolls of the dice in hand, each once."""
        return list(dict.fromkeys(option for options in self.rolls_of(hand) for option in options))

    def legal(self, rolled: tuple[int, ...]) -> list[int]:
        return legal_sets(list(rolled), self.rules.place == RIVENDELL)

    def results(self, hand: Hand) -> dict[tuple[int, ...], float]:
        """What the dice in hand can show, with its chance; dice of one kind may be exchanged."""
        in_hand = [DICE - 1 - KIND_OF_DIE[::-1].index(kind) - n for kind in range(3) for n in range(hand[kind])]
        symbols = [sorted(set(self.face_of(die))) if die in in_hand else [NOTHING] for die in range(DICE)]
        found: dict[tuple[int, ...], float] = {}
        for rolled in product(*symbols):
            chance = 1.0
            for die in in_hand:
                chance *= self.face_of(die).count(rolled[die]) / len(self.face_of(die))
            alike = (*sorted(rolled[:OWN_DICE]), *rolled[OWN_DICE:])
            found[alike] = found.get(alike, 0.0) + chance
        return found

    def face_of(self, die: int) -> tuple[int, ...]:
        return self.faces[KIND_OF_DIE[die] == BLACK]

    def option(self, hand: Hand, rolled: tuple[int, ...], answer: int) -> Option:
        left, added, ended = list(hand), Aside(0, 0, 0, 0, 0), False
        for die in range(DICE):
            if answer >> die & 1:
                left[KIND_OF_DIE[die]] -= 1
                added = plus(added, self.rules.worth(KIND_OF_DIE[die], rolled[die]))
                ended |= rolled[die] == TREE
        return tuple(left), added, ended

    def row_of(self, aside: Aside, option: Option) -> int:
        left, added, ended = option
        then = plus(aside, added)
        return self.rows[self.rules.leaf(then) if ended or not any(left) else (left, then)]

    def choices(self, node: tuple[Hand, Aside]) -> dict[tuple[int, ...], float]:
        """The rolls at a node with their chances, by the rows that they offer."""
        hand, aside = node
        row = {option: self.row_of(aside, option) for option in self.options_of(hand)}
        found: dict[tuple[int, ...], float] = {}
        for options, chance in self.rolls_of(hand).items():
            rows = tuple(sorted({row[option] for option in options}))
            found[rows] = found.get(rows, 0.0) + chance
        return found

    def flat(self) -> Route:
        nodes = [node for node in self.rows if not isinstance(node, Leaf)]
        choices = [self.choices(node) for node in nodes]
        rolls = [rows for choice in choices for rows in choice]
        return Route(
            np.array([self.rows[node] for node in nodes]),
            np.cumsum([0, *(len(choice) for choice in choices)]),
            np.array([chance for choice in choices for chance in choice.values()]),
            np.cumsum([0, *(len(rows) for rows in rolls)]),
            np.array([row for rows in rolls for row in rows]),
        )


@cache
def short_turn(faces: Faces, rules: Rules) -> ShortTurn:
    return ShortTurn(faces, rules)
