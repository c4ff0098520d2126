"""Opponents use what the expansion brings."""

from __future__ import annotations

import pytest

from ringspiel.agents import agent_of
from ringspiel.agents.ringkrieg import expansion, judge, voyages
from ringspiel.agents.ringkrieg.act import judge_act
from ringspiel.arena.play import play as play_game
from ringspiel.arena.setting import setting_of
from ringspiel.games.ringkrieg.armies.loose_figures import apart
from ringspiel.games.ringkrieg.expansion import engines, numbers
from ringspiel.games.ringkrieg.expansion.numbers import CORSAIRS, SHIP
from ringspiel.games.ringkrieg.hunt.hunt import AFTER_HUNT, tile_due
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, MUSTER
from ringspiel.kernel.state import call
from tests.games.ringkrieg.position import location, play, position, state

SIEGE = ("helms-deep: isengard 6 regular", "inside helms-deep: rohan 2 regular")


def best(s: RingkriegState, side: int) -> int:
    table = play(s, actions.opportunity, acting=side)
    values = judge_act(state(table), 0)
    return table.answers()[values.index(max(values))]


def test_a_faction_comes_before_a_recruit() -> None:
    army = "orthanc: isengard 2 regular, saruman"
    s = position(army, expansion=True, at_war="isengard", lost="balrog", shadow_dice="muster")
    assert best(s, SHADOW) == pair(MUSTER, numbers.BRING_FACTION)


@pytest.mark.parametrize(("figure", "declares"), [("dagorlad", True), ("hollin", False)])
def test_smeagol_declares_where_it_leads_into_mordor(figure: str, declares: bool) -> None:
    s = position(expansion=True, joined="smeagol", figure=figure, progress=1, free_dice="character")
    assert (best(s, FREE) == pair(CHARACTER, numbers.DECLARE)) == declares


def test_engines_are_built_where_a_siege_is_fought_out() -> None:
    s = position(*SIEGE, expansion=True, active="elves")
    sites = engines.sites(s, SHADOW)
    assert expansion.site_value(s, SHADOW, sites[0]) > expansion.site_value(s, FREE, location("rivendell"))
    assert expansion.urgency(s, SHADOW, numbers.BUILD_ENGINE) > 0.4


@pytest.mark.parametrize(("successes", "used"), [(3, True), (1, False)])
def test_a_ring_for_an_eye_that_hurts(successes: int, used: bool) -> None:
    s = position("lorien: galadriel", expansion=True, successes=successes, tiles=1 << TILES.index("eye-1"))
    values = judge.judge(state(play(s, call(tile_due, AFTER_HUNT), rolls=[0])), 0)
    assert values is not None and (values[1] > values[0]) == used


def test_a_ship_goes_where_something_can_be_won_and_one_stays_with_the_army() -> None:
    s = position("umbar: southrons 6 regular, ship 2", expansion=True, at_war="southrons", table=1 << CORSAIRS)
    to_pelargir, to_harondor = (
        apart(SHIP, location("umbar"), [location(name)])[0] for name in ("pelargir", "west-harondor")
    )
    assert voyages.voyage_value(s, to_pelargir) > 0.0 >= voyages.voyage_value(s, to_harondor)
    s = position("umbar: southrons 6 regular, ship 1", expansion=True, at_war="southrons", table=1 << CORSAIRS)
    assert voyages.voyage_value(s, to_pelargir) < 0.0


def test_greedy_players_come_to_an_end_with_the_expansion() -> None:
    setting = setting_of("ringkrieg", 2, {"expansion": True})
    result = play_game(setting, 5, [agent_of("greedy", "ringkrieg", seat) for seat in range(2)])
    assert result.failure is None and result.winners
