"""`perfect` for thousands of games at once: turns from many positions are solved together by the solver's walk.

Each game is played by the engine as ever; only what its answers are worth comes from the short layout of the turn,
which costs a small part of what `perfect` needs for a turn alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

import numpy as np

from ringspiel.agents.mordor.exact import MINE, SPITE, THEIRS, Chances, Numbers, Positions
from ringspiel.agents.mordor.perfect import ExactTurn, best_of
from ringspiel.agents.mordor.short_turn import ALL_DICE, BLACK, OTHERS, OWN, Aside, Rules, ShortTurn, plus, short_turn
from ringspiel.agents.mordor.solving.solve import LATER, Solver
from ringspiel.agents.mordor.solving.walk import every_wish
from ringspiel.games.mordor.components import BAG_END, DICE
from ringspiel.games.mordor.components import BLACK as BLACK_DIE
from ringspiel.games.mordor.rolling import SetAside
from ringspiel.games.mordor.state import NOTHING, MordorState

Choose = Callable[[MordorState], int]


class Beginning(NamedTuple):
    """What the layout of a turn and the ends of it depend on."""

    rules: Rules
    last: bool


class ManyTurns:
    """All turns that begin in some positions."""

    def __init__(self, chances: Chances, places: bool) -> None:
        self.solver = Solver(chances.sheets.components, places)
        self.solver.chances = chances

    def turns(self, begun: Iterable[MordorState]) -> list[Choose]:
        """How to answer in the turns that begin in each of these positions, and in all that differ from them only in
        what the chances do not depend on."""
        turns = [ExactTurn(s, self.solver.chances) for s in begun]
        alike: dict[Beginning, list[int]] = {}
        for number, turn in enumerate(turns):
            place = turn.mine // self.solver.sheets.count if self.solver.places else BAG_END
            alike.setdefault(Beginning(Rules(place, turn.alone), turn.last), []).append(number)
        found: dict[int, Choose] = {}
        for beginning, numbers in alike.items():
            layout = short_turn(self.solver.faces, beginning.rules)
            wishes = self.wishes(layout, beginning, [turns[number] for number in numbers])
            for column, number in enumerate(numbers):
                found[number] = Answers(layout, wishes[:, column], turns[number]).choose
        return [found[number] for number in range(len(turns))]

    def wishes(self, layout: ShortTurn, beginning: Beginning, turns: list[ExactTurn]) -> Numbers:
        """What every row of the layout is worth; axes: row, position."""
        chances = self.solver.chances
        mine, theirs, order = (
            np.array([getattr(turn, part) for turn in turns]) for part in ("mine", "theirs", "order")
        )
        if beginning.rules.alone:
            after, stays = chances.after_alone, chances.alone[mine]
        elif beginning.last:
            after, stays = chances.after_last, np.zeros(len(mine))
        else:
            after, then = chances.after_both, chances.both[1 - order, theirs, mine]
            stays = then[:, THEIRS] - SPITE * then[:, MINE]
        leaves = self.solver.leaves(layout, Positions(mine, theirs, order), stays - LATER, after)
        return every_wish(layout, leaves)


class Answers:
    """A solved turn: the answer to every question in it."""

    def __init__(self, layout: ShortTurn, wishes: Numbers, turn: ExactTurn) -> None:
        self.layout = layout
        self.wishes = wishes
        self.turn = turn

    def choose(self, s: MordorState) -> int:
        if not isinstance(s.question, SetAside) or self.layout.repeat:
            return best_of(self.turn.answers(s))
        kinds = tuple(kind_of(s, die) for die in range(DICE))
        rows = rows_of(self.layout, kinds, tuple(s.rolled), tuple(s.aside), tuple(s.legal))
        return s.legal[int(self.wishes[rows].argmax())]


def kind_of(s: MordorState, die: int) -> int:
    """Whom the Nazgûl of a die hit, as the layout tells dice apart."""
    if die == BLACK_DIE:
        return BLACK
    return OTHERS if s.owners[die] == 1 - s.active else OWN


@cache
def rows_of(
    layout: ShortTurn, kinds: tuple[int, ...], rolled: tuple[int, ...], aside: tuple[int, ...], legal: tuple[int, ...]
) -> list[int]:
    """The rows to which the legal answers lead. Remembered, because the same rolls come often."""
    order = sorted(range(DICE), key=lambda die: kinds[die])
    shown = tuple(rolled[die] for die in order)
    hand, done = list(ALL_DICE), Aside(0, 0, 0, 0, 0)
    for die in range(DICE):
        if aside[die] != NOTHING:
            hand[kinds[die]] -= 1
            done = plus(done, layout.rules.worth(kinds[die], aside[die]))
    rows = []
    for answer in legal:
        moved = sum(1 << place for place, die in enumerate(order) if answer >> die & 1)
        rows.append(layout.row_of(done, layout.option(tuple(hand), shown, moved)))
    return rows
