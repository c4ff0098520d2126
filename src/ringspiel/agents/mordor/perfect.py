"""`perfect` in Die Reise nach Mordor: with two players, every answer is the best there is.

Within a turn the decisions are laid out as the engine asks them (`turn`); what the ends of the turn are worth comes
from the table of exact chances (`tables`).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.estimate import Estimate
from ringspiel.agents.mordor.exact import FIRST, MINE, SECOND, SPITE, THEIRS, Chances, Indices, Positions
from ringspiel.agents.mordor.layout import ALL
from ringspiel.agents.mordor.scores import leaves_of
from ringspiel.agents.mordor.sheets import OUT
from ringspiel.agents.mordor.tables import table_of
from ringspiel.agents.mordor.turn import Solution, Turn, turn_of
from ringspiel.games.mordor.components import DICE, RIVENDELL, ROHAN
from ringspiel.games.mordor.rolling import RepeatRoll, legal_sets
from ringspiel.games.mordor.scoring import HowFar, victim_of
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.text import text

Numbers = NDArray[np.float64]
WISH, OWN, OTHERS = 0, 1, 2
"""Values of a position: what the player to move wishes for, their chance, and that of the other."""
KEEP, REPEAT = 0, 1


class Perfect:
    """Solves each turn once, at its first decision, and looks the later ones up."""

    def __init__(self) -> None:
        self.turn = (0, 0)
        self.solved: ExactTurn | None = None

    def choose(self, perspective: Perspective) -> int:
        return self.think(perspective)[0].answer

    def think(self, perspective: Perspective) -> list[Estimate]:
        """All legal answers with their exact chances, the best first."""
        s = perspective.imagine(0)  # nothing is hidden in this game
        assert isinstance(s, MordorState)
        values = self.answers(s)
        ranked = sorted(values, key=lambda answer: -values[answer][WISH])
        return [Estimate(answer, float(values[answer][OWN]), float(answer == ranked[0])) for answer in ranked]

    def answers(self, s: MordorState) -> dict[int, Numbers]:
        """The values of all legal answers."""
        if self.solved is None or self.turn != (s.round, s.active):
            self.turn = (s.round, s.active)
            self.solved = ExactTurn(s, chances_for(s))
        return self.solved.answers(s)


def best_of(values: dict[int, Numbers]) -> int:
    """The answer that the player to move wishes for most; the first of equal ones."""
    return max(values, key=lambda answer: values[answer][WISH])


def chances_for(s: MordorState) -> Chances:
    """The table of exact chances for a game. Raises BadOption with a sentence if there is none."""
    if s.seats != 2:
        reason = text("opponent-not-for-seats", opponent=text("agent-perfect"), seats=s.seats)
        raise BadOption(f"perfect does not play with {s.seats} seats", reason)
    return table_of(s.components.preset, s.places)


class Leaves(NamedTuple):
    """What many ends of a turn do: rings that count, Gandalfs, hits on the mover, and strikes on the other."""

    rings: Indices
    gandalfs: Indices
    hits: Indices
    strikes: Indices


class ExactTurn:
    """One turn from the sheets before it: its ends, and when asked for, all decisions on the way to them."""

    def __init__(self, s: MordorState, chances: Chances) -> None:
        self.chances = chances
        self.places = s.places
        sheets, other = self.chances.sheets, 1 - s.active
        squares = sheets.squares_of(s, other)
        self.alone = squares == OUT
        self.last = not self.alone and s.has_arrived(other)
        self.mine = s.rings[s.active] * sheets.count + sheets.squares_of(s, s.active)
        self.theirs = squares if self.alone or self.last else s.rings[other] * sheets.count + squares
        self.order = FIRST if s.active == s.start else SECOND
        self.solution: Solution | None = None

    def before(self) -> Numbers:
        """The values at the beginning of the turn."""
        chances = self.chances
        if self.alone:
            return values_of(chances.alone[self.mine], 0.0)
        if self.last:
            return values_of(*chances.last[self.mine, self.theirs, [MINE, THEIRS]])
        return values_of(*chances.both[self.order, self.mine, self.theirs, [MINE, THEIRS]])

    def values(self, ends: Leaves) -> Numbers:
        """The values when the turn ends like this; axes: value, end."""
        chances = self.chances
        after = chances.after_alone if self.alone else chances.after_last if self.last else chances.after_both
        at = Positions(*(np.full_like(ends.rings, number) for number in (self.mine, self.theirs, self.order)))
        found = after(at, ends)
        values = values_of(found.mine, found.theirs)
        if found.stays.any():
            values[:, found.stays] = self.nothing_done()[:, None]
        return values

    def nothing_done(self) -> Numbers:
        """The values when the turn changes nothing but whose turn it is."""
        if self.alone:
            return self.before()
        return values_of(*self.chances.both[1 - self.order, self.theirs, self.mine, [THEIRS, MINE]])

    def best_values(self, ends: Leaves) -> Numbers:
        """With places the player may go less far than the rings allow (RM-21): the best of all ways."""
        best = self.values(ends)
        for fields in range(ends.rings.max() if self.places else 0):
            less = self.values(ends._replace(rings=np.minimum(ends.rings, fields)))
            best = np.where(less[WISH] > best[WISH], less, best)
        return best

    def answers(self, s: MordorState) -> dict[int, Numbers]:
        """The values of all legal answers to a decision of this turn; how far one goes is asked after the hits."""
        if isinstance(s.question, HowFar):
            scored = ExactTurn(s, self.chances)
            none = np.zeros(len(s.legal), int)
            values = scored.values(Leaves(np.array(s.legal), none, none, none))
            return dict(zip(s.legal, values.T, strict=True))
        solution = self.solution or self.solve(s)
        if isinstance(s.question, RepeatRoll):
            kept = [solution.after(s.rolled, s.aside, dice) for dice in legal_sets(s.rolled, False)]
            repeated = solution.after_repeating(s.rolled, s.aside)
            return {KEEP: max(kept, key=lambda values: values[WISH]), REPEAT: repeated}
        return {dice: solution.after(s.rolled, s.aside, dice) for dice in s.legal}

    def rolled(self, s: MordorState) -> Numbers:
        """The values at the beginning of the turn, found by walking through it as the engine asks."""
        return (self.solution or self.solve(s)).whole(repeat=s.place == ROHAN)

    def solve(self, s: MordorState) -> Solution:
        turn = turn_of(tuple(tuple(faces) for faces in s.components.faces), s.place == RIVENDELL)
        self.solution = turn.solve(self.best_values(leaves_in(turn, s)), ALL, repeat=s.place == ROHAN)
        return self.solution


def leaves_in(turn: Turn, s: MordorState) -> Leaves:
    """What each leaf of the turn will do, by the rules themselves."""
    leaves = leaves_of(turn, s)
    victims = [victim_of(s, die) for die in range(DICE)]
    hits = leaves.nazgul @ np.array([victim == s.active for victim in victims], int)
    strikes = leaves.nazgul @ np.array([victim == 1 - s.active for victim in victims], int)
    return Leaves(leaves.rings, leaves.gandalfs, hits, strikes)


def values_of(own: Numbers | float, other: Numbers | float) -> Numbers:
    return np.array([own - SPITE * other, own, other])
