"""Tables, not ifs: rows of an expansion are taken up by the chapters of the base game as they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ringspiel.games.ringkrieg.combat import casualties
from ringspiel.games.ringkrieg.combat.casualties import WAYS, Way, change, one, say_lost
from ringspiel.games.ringkrieg.expansion.numbers import DUNLENDING, GALADRIEL
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.hunt.hunt import REASONS, Reason
from ringspiel.games.ringkrieg.pieces.figures import FREE, GANDALF_WHITE, NONE, ONE, SHADOW, count, units
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.politics import entry
from ringspiel.games.ringkrieg.politics.entry import ENTRIES, Entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair
from ringspiel.games.ringkrieg.turn import actions, dice, uses
from ringspiel.games.ringkrieg.turn.dice import EXTRA_DICE, MUSTER
from ringspiel.games.ringkrieg.turn.uses import STATESMAN, USES_OF, Use, always, puts
from ringspiel.kernel.state import call
from tests.games.ringkrieg.position import asked, location, play, position, say, state

LORIEN = location("lorien")


def gandalf_is_away(s: RingkriegState) -> bool:
    return s.where(GANDALF_WHITE) == NONE


@pytest.fixture
def one_more_use() -> Iterator[None]:
    """A row that the test adds is taken off again."""
    yield
    USES_OF[SHADOW][MUSTER].pop()


@pytest.mark.rule("RK-D17")
def test_a_row_is_all_that_a_new_use_of_a_die_needs(one_more_use: None) -> None:
    done: list[int] = []
    row = Use(STATESMAN, SHADOW, (MUSTER,), always, puts(lambda s: done.append(s.acting)))
    before = actions.Act(SHADOW, SHADOW, 0).answers(position(shadow_dice="muster"))
    uses.add([row], USES_OF)
    s = position(shadow_dice="muster")
    offered = actions.Act(SHADOW, SHADOW, 0).answers(s)
    assert [answer for answer in offered if answer not in before] == [pair(MUSTER, STATESMAN)]
    say(play(s, actions.opportunity, acting=SHADOW), "muster statesman")
    assert done == [SHADOW]


@pytest.mark.rule("RK-M20", "RK-D7", "RK-Z32", "RK-Z33")
def test_a_row_is_all_that_an_entry_and_its_die_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENTRIES, GALADRIEL, Entry(GALADRIEL, (MUSTER,), lambda s: [LORIEN]))
    monkeypatch.setitem(EXTRA_DICE, GALADRIEL, gandalf_is_away)
    s = position()
    assert entry.entries(s, FREE, MUSTER) == []
    s.reserve += ONE[GALADRIEL]
    assert entry.entries(s, FREE, MUSTER) == [pair(GALADRIEL, LORIEN)]
    entry.enter(s, GALADRIEL, LORIEN)
    dice.adjust_pools(s)
    assert s.at[LORIEN] & ONE[GALADRIEL] and s.pool[FREE] == 5
    s.reserve -= ONE[GANDALF_WHITE]
    s.at[LORIEN] += ONE[GANDALF_WHITE]
    dice.adjust_pools(s)
    assert s.pool[FREE] == 5, "his die, not hers"


def pair_falls(s: RingkriegState, location: int, side: int, kind: int) -> None:
    change(s, location, side, -2 * ONE[kind])
    s.reserve += 2 * ONE[kind]


@pytest.mark.rule("RK-B33", "RK-Z63")
def test_a_row_is_all_that_a_new_way_to_take_a_hit_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WAYS, DUNLENDING, Way(DUNLENDING, DUNLENDING, 1, lambda s, *_: "", one, pair_falls, say_lost))
    edoras = location("edoras")
    s = position("edoras: isengard 1 regular")
    s.at[edoras] += 4 * ONE[DUNLENDING]
    assert units(s.at[edoras]) == 5
    table = play(s, call(casualties.take_hits, edoras, SHADOW, 1))
    assert asked(table) == "casualty"
    table.answer(DUNLENDING)
    assert count(state(table).at[edoras], DUNLENDING) == 2


@pytest.mark.rule("RK-H27")
def test_a_row_is_all_that_a_new_reason_for_a_tile_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[int] = []
    new = max(REASONS) + 1
    monkeypatch.setitem(REASONS, new, Reason(1 << TILES.index("eye-1"), hunt.nothing, lambda s, why: met.append(why)))
    for name, times in (("1-1", 1), ("eye-1", 1)):
        play(position(tiles=1 << TILES.index(name), drawn=0), call(hunt.tile_due, new))
        assert met == [new] * times, "the Eye is void"
