"""What opponents expect of orc cards and events is what the rules do."""

from __future__ import annotations

from itertools import permutations

import pytest

from ringspiel.games.tuerme.components import HAPPENINGS, ORC_CARDS
from ringspiel.games.tuerme.ending import linked
from ringspiel.games.tuerme.events import GROUPS, carry_out
from ringspiel.games.tuerme.forecast import chance_closed, chance_closed_after, chance_closed_by_event
from ringspiel.games.tuerme.orcs import WAVE_FIELDS, lay
from ringspiel.games.tuerme.state import TuermeState
from tests.games.tuerme.battle import battle, state

CHAIN = "a3 " + " ".join(f"{letter}4" for letter in "abcdefghijklmnop") + " p5 p6"
NARROW = CHAIN.replace(" c4 d4 e4", "")
WIDE = CHAIN.replace(" c4 d4 e4 f4 g4", "").replace(" l4 m4", "")


def closed_by(s: TuermeState, cards: tuple[int, ...]) -> bool:
    """Whether the chain is closed after these cards, laid by the rules."""
    then = s.clone()
    for card in cards:
        for wave, fields in zip(ORC_CARDS[card], WAVE_FIELDS[card], strict=True):
            lay(then, fields, wave.count, "ZT-11")
        if linked(then.orc_mask()):
            return True
    return False


@pytest.mark.parametrize("orcs", [NARROW, WIDE])
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_chance_of_a_closed_chain_counts_every_order_of_the_cards(orcs: str, cards: int) -> None:
    s = state(battle(orcs, green="g5", red="j3"))
    s.orc_pile = 0b110101110
    pile = [card for card in range(9) if s.orc_pile >> card & 1]
    orders = list(permutations(pile, cards))
    expected = sum(closed_by(s, order) for order in orders) / len(orders)
    assert chance_closed(cards, s.orc_pile, s.orc_mask(), s.figure_mask()) == pytest.approx(expected)


def test_a_pile_used_up_is_shuffled_again() -> None:
    s = state(battle(NARROW, green="g5"))
    last, orcs, figures = 1 << 7, s.orc_mask(), s.figure_mask()
    assert chance_closed(1, last, orcs, figures) == 0
    assert chance_closed(2, last, orcs, figures) > 0


def test_figures_that_bar_every_way_are_safe() -> None:
    s = state(battle(CHAIN.replace(" b3", ""), green="h8"))
    figures = sum(1 << 8 * 7 + row for row in range(8))
    assert chance_closed(3, s.orc_pile, s.orc_mask() & ~figures, figures) == 0


@pytest.mark.parametrize("number", range(len(HAPPENINGS)), ids=[happening.id for happening in HAPPENINGS])
def test_an_event_is_expected_to_do_what_it_does(number: int) -> None:
    happening = HAPPENINGS[number]
    s = state(battle(NARROW, green="g5", red="j3"))
    orcs, figures = s.orc_mask(), s.figure_mask()
    found = chance_closed_after(happening, 1, s.orc_pile, orcs, figures)
    if happening.effect == "extra-orc-cards":
        assert found == chance_closed(1 + happening.count, s.orc_pile, orcs, figures)
    else:
        s.agenda.clear()
        carry_out(s, happening)
        assert found == chance_closed(1, s.orc_pile, s.orc_mask(), figures)


def test_only_events_of_the_group_that_is_on_top_are_expected() -> None:
    s = state(battle(NARROW, green="g5", red="j3"))
    orcs, figures = s.orc_mask(), s.figure_mask()
    for group in GROUPS:
        events = [happening for card, happening in enumerate(HAPPENINGS) if group >> card & 1]
        each = [chance_closed_after(happening, 1, s.orc_pile, orcs, figures) for happening in events]
        below = sum(later for later in GROUPS if later > group)
        found = chance_closed_by_event(group | below, 1, s.orc_pile, orcs, figures)
        assert found == pytest.approx(sum(each) / len(each))
