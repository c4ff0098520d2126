"""What opponents expect of the next orc card is what the rules do."""

from __future__ import annotations

import pytest

from ringspiel.agents.tuerme.forecast import danger
from ringspiel.games.tuerme.components import ORC_CARDS
from ringspiel.games.tuerme.ending import linked
from ringspiel.games.tuerme.orcs import WAVE_FIELDS, lay
from ringspiel.games.tuerme.state import TuermeState
from tests.games.tuerme.battle import battle, state

CHAIN = "a3 " + " ".join(f"{letter}4" for letter in "abcdefghijklmnop") + " p5 p6"
PILE = 0b110101111


def closed_by(s: TuermeState, card: int) -> bool:
    """Whether this card, laid by the rules, closes the chain."""
    then = s.clone()
    for wave, fields in zip(ORC_CARDS[card], WAVE_FIELDS[card], strict=True):
        lay(then, fields, wave.count, "ZT-11")
    return linked(then.orc_mask())


@pytest.mark.parametrize("lacking", [" c4", " c4 d4", " d4 e4 f4", " n4 o4 p4", " c4 d4 e4 f4 g4"])
def test_the_danger_is_the_part_of_the_pile_that_would_close_the_chain(lacking: str) -> None:
    s = state(battle(CHAIN.replace(lacking, ""), green="g5", red="j3"))
    pile = [card for card in range(9) if PILE >> card & 1]
    expected = sum(closed_by(s, card) for card in pile) / len(pile)
    assert danger(PILE, s.orc_mask(), s.figure_mask()) == pytest.approx(expected)


def test_figures_that_bar_every_way_are_safe() -> None:
    s = state(battle(CHAIN.replace(" c4", "")))
    column = sum(1 << 8 * 7 + row for row in range(8))
    assert danger(PILE, s.orc_mask(), 0) > 0
    assert danger(PILE, s.orc_mask() & ~column, column) == 0
