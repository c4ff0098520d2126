"""Pieces of the expansion with three and four players (RK-309, RK-432)."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies.routes import moves_apart
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.expansion import chief, corsairs, dunlendings, engines, factions, galadriel
from ringspiel.games.ringkrieg.expansion.numbers import DUNLENDING, ENT, SHIP
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.figures import ELVES, FREE, KIND_NAMES, ROHAN, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.politics import entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT, army_leader, decider
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import MUSTER
from ringspiel.kernel.state import call
from tests.games.ringkrieg.expanded import expanded
from tests.games.ringkrieg.position import ask, asked, choices, force, location, play, say, seat_of, state

WAR = "isengard sauron southrons"
DEEP = location("helms-deep")


def four(actor: str, *armies: str, **fields: Any) -> RingkriegState:
    s = expanded(*armies, seats=4, actor=actor, at_war=WAR, **fields)
    s.acting = FREE if actor in ("gondor", "rohan") else SHADOW
    return s


@pytest.mark.rule("RK-432")
def test_dunlendings_and_corsairs_follow_sarumans_player() -> None:
    assert factions.ready(four("saruman"), SHADOW) == [DUNLENDING, SHIP]
    assert factions.ready(four("witch-king"), SHADOW) == []
    his = four("saruman", "orthanc: isengard 1 regular", factions="dunlendings corsairs")
    others = four("witch-king", "orthanc: isengard 1 regular", factions="dunlendings corsairs")
    assert dunlendings.why_not_recruit(his) == "" == corsairs.why_not_build(his)
    assert dunlendings.why_not_recruit(others) == "RK-412" == corsairs.why_not_build(others)


@pytest.mark.rule("RK-432")
def test_only_sarumans_player_moves_ships() -> None:
    assert moves_apart(four("saruman", "umbar: ship 1", factions="corsairs"), SHADOW, 0)
    assert not moves_apart(four("witch-king", "umbar: ship 1", factions="corsairs"), SHADOW, 0)


@pytest.mark.rule("RK-432")
@pytest.mark.parametrize("actor", ["gondor", "rohan"])
def test_both_players_of_the_free_peoples_can_call_the_ents(actor: str) -> None:
    assert factions.ready(four(actor, "fangorn: meriadoc", "orthanc: saruman"), FREE) == [ENT]


@pytest.mark.rule("RK-432")
def test_engines_are_built_by_who_leads_the_nation_or_the_besieging_army() -> None:
    siege = ("helms-deep: isengard 3 regular, sauron 1 regular", "inside helms-deep: rohan 2 regular")
    assert engines.sites(four("saruman", *siege), SHADOW) == [DEEP]
    assert engines.sites(four("witch-king", *siege), SHADOW) == []
    assert engines.why_not_build(four("witch-king", *siege), SHADOW, DEEP) == "RK-432"
    assert DEEP in engines.sites(four("rohan", *siege, active="rohan"), FREE)
    assert engines.why_not_build(four("gondor", *siege, active="rohan"), FREE, DEEP) == "RK-412"


@pytest.mark.rule("RK-309")
def test_with_three_players_a_catapult_is_an_action_for_its_nation() -> None:
    s = expanded("helms-deep: rohan 2 regular", seats=3, active="rohan")
    table = say(play(s, engines.build, acting=FREE), "helms-deep")
    after = table.state
    assert isinstance(after, RingkriegState) and after.teams is not None
    assert after.teams.nations == 1 << ROHAN
    after.teams.last_nations = 1 << ROHAN
    assert engines.why_not_build(after, FREE, DEEP) == "RK-303"


@pytest.mark.rule("RK-417", "RK-432")
@pytest.mark.parametrize("leading", ["witch-king", "saruman"])
def test_the_witch_kings_player_decides_what_the_chief_sees_in_every_turn(leading: str) -> None:
    s = four("saruman", "dol-guldur: witch-king-chief", figure="hollin")
    s.leading[SHADOW] = seat_of(s, leading)
    table = play(s, call(chief.he_sees_he_knows, hunt.BY_CARD), acting=FREE)
    assert asked(table) == "he-sees-he-knows" and table.seat == seat_of(s, "witch-king")


@pytest.mark.rule("RK-432", "RK-417")
def test_only_gondors_player_brings_galadriel_in() -> None:
    armies = ("lorien: elves 1 regular", "edoras: strider")
    assert entry.entries(four("gondor", *armies), FREE, MUSTER)
    assert not entry.entries(four("rohan", *armies), FREE, MUSTER)
    assert entry.why_not_come(four("rohan", *armies), KIND_NAMES.index("galadriel"), FREE, MUSTER) == "RK-417"


@pytest.mark.rule("RK-432", "RK-444")
def test_galadriel_leads_no_attack_of_rohans_and_counts_for_gondor() -> None:
    armies = ("lorien: rohan 2 regular, galadriel", "parth-celebrant: sauron 1 regular")
    s = four("rohan", *armies)
    s.political[ROHAN] = 0
    assert attacking.can_attack(s, FREE, 0) and not attacking.can_attack(s, FREE, 1)
    assert army_leader(s, FREE, force("gondor 1 regular, rohan 1 regular 1 leader, galadriel")) == seat_of(s, "gondor")


@pytest.mark.rule("RK-309", "RK-303")
def test_with_three_players_galadriels_coming_is_an_action_for_the_elves() -> None:
    s = expanded(
        "lorien: elves 1 regular", seats=3, at_war="elves sauron", free_dice="muster muster", shadow_dice="event"
    )
    table = say(play(s, actions.opportunity), "muster bring-character")
    assert table.view(0)["board"]["teams"]["exhausted"] == ["elves"]


@pytest.mark.rule("RK-309", "RK-303")
def test_she_does_not_come_right_after_an_action_for_the_elves() -> None:
    s = expanded("lorien: elves 1 regular", seats=3, at_war="elves sauron", free_dice="muster")
    assert s.teams is not None
    s.teams.last_nations = 1 << ELVES
    table = play(s, actions.opportunity)
    assert "muster bring-character" not in choices(table)
    assert entry.why_not_come(state(table), KIND_NAMES.index("galadriel"), FREE, MUSTER) == "RK-303"


@pytest.mark.rule("RK-R13", "RK-Z34")
def test_a_player_who_has_used_a_ring_in_this_turn_has_none_against_the_eye() -> None:
    s = four("gondor", "lorien: galadriel", tile=TILES.index("eye-1"))
    s.leading[FREE] = seat_of(s, "rohan")
    seat = decider(s, FREE, HUNT)
    assert asked(ask(s.clone(), call(galadriel.lady_of_light, 0))) == "lady-of-light"
    s.rings_used = 1 << seat
    assert asked(ask(s, call(galadriel.lady_of_light, 0))) == "pause"
