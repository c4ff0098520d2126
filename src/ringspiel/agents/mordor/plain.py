"""Solves a turn without numpy, as a web page has to: node by node, and only what this turn can still lead to.

It finds the same values as `turn` and `scores`, which solve all nodes at once and are many times as fast.
"""

from __future__ import annotations

from functools import cache

from ringspiel.agents.mordor.evaluator import MordorEvaluator
from ringspiel.agents.mordor.layout import CODES, Layout, code_of, in_hand, layout_of
from ringspiel.games.mordor.components import DICE, RIVENDELL, ROHAN, TREE
from ringspiel.games.mordor.scoring import score
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.turns import end_turn

EVALUATOR = MordorEvaluator()


@cache
def rolls_of(layout: Layout, dice: int) -> list[tuple[float, list[int]]]:
    """Every roll of these dice: its chance, and for each answer what it adds to the number of a node."""
    return [
        (chance, [left * CODES + added for left, added in layout.options(dice, rolled)])
        for rolled, chance in layout.rolls(dice)
    ]


class PlainSolution:
    """The values of a turn, found when asked for. A node is the dice in hand times CODES, and what is set aside."""

    def __init__(self, s: MordorState) -> None:
        self.before = s.clone()
        self.layout = layout_of(tuple(tuple(faces) for faces in s.components.faces), s.place == RIVENDELL)
        self.repeat = s.place == ROHAN
        self.values: dict[int, float] = {}
        self.repeated: dict[int, float] = {}

    def of_answers(self, rolled: list[int], aside: list[int], answers: list[int]) -> list[float]:
        """What setting aside each of these sets of dice is worth."""
        return [self.value(self.node_after(rolled, aside, answer)) for answer in answers]

    def of_repeating(self, rolled: list[int], aside: list[int]) -> float:
        """What it is worth to roll the dice in hand once more and then to keep the roll."""
        node = in_hand(rolled) * CODES + code_of(aside)
        self.value(node)
        return self.repeated[node]

    def node_after(self, rolled: list[int], aside: list[int], answer: int) -> int:
        chosen = [rolled[die] if answer >> die & 1 else NOTHING for die in range(DICE)]
        left = 0 if TREE in chosen else in_hand(rolled) & ~answer
        return left * CODES + code_of(aside) + code_of(chosen)

    def value(self, node: int) -> float:
        known = self.values.get(node)
        if known is None:
            known = self.values[node] = self.of_end(node) if node < CODES else self.of_rolling(node)
        return known

    def of_rolling(self, node: int) -> float:
        dice, code = divmod(node, CODES)
        rolls = rolls_of(self.layout, dice)
        best = [max([self.value(added + code) for added in options]) for _, options in rolls]
        once = sum(chance * each for (chance, _), each in zip(rolls, best, strict=True))
        self.repeated[node] = once
        if not self.repeat:
            return once
        return sum(chance * max(each, once) for (chance, _), each in zip(rolls, best, strict=True))

    def of_end(self, code: int) -> float:
        """The rules score it, and the race is judged as it stands then."""
        after = self.before.clone()
        after.question = None
        after.agenda.clear()
        after.aside = self.layout.leaves[code].copy()
        after.then(score, end_turn)
        after.run()
        return EVALUATOR.value(after, self.before.active)
