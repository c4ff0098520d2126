"""Opponents play Ents and siege engines with sense."""

from __future__ import annotations

from ringspiel.agents.ringkrieg import judge
from ringspiel.agents.ringkrieg.odds import endurance, ground_of
from ringspiel.games.ringkrieg.combat.casualties import take_hits
from ringspiel.games.ringkrieg.expansion import ents, faction_cards
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import legal
from tests.games.ringkrieg.expanded import expanded
from tests.games.ringkrieg.fighting import begin
from tests.games.ringkrieg.position import force, location, play, state

AROUND = "isengard 4 regular 1 elite"


def favourite(table: Table) -> str:
    """The notation of what is judged best."""
    values = judge.judge(state(table), 0)
    assert values is not None and len(values) == len(legal(table))
    return table.describe(table.answers()[values.index(max(values))]).notation


def woken(*armies: str, cards: int = 0) -> Table:
    return play(expanded(*armies, factions="ents", tallies=cards), ents.awake, acting=FREE)


def siege(engines: str, inside: str = "rohan 3 regular") -> RingkriegState:
    return expanded(f"helms-deep: {AROUND}{engines}", f"inside helms-deep: {inside}", at_war="isengard rohan")


def test_ents_go_for_saruman() -> None:
    assert favourite(woken("fangorn: ent 2", "fords-of-isen: ent 1", "orthanc: saruman")) == "move-army orthanc"
    guarded = ("fangorn: ent 3", "orthanc: saruman, isengard 2 regular")
    assert favourite(woken(*guarded)) == "move-army fords-of-isen", "to come within reach"
    assert favourite(woken(*guarded, "fords-of-isen: ent 1")) == "attack orthanc"


def test_ents_strike_armies_and_are_kept_where_there_is_nothing_to_do() -> None:
    assert favourite(woken("fangorn: ent 2", "westemnet: isengard 3 regular")) == "attack westemnet"
    assert favourite(woken("fangorn: ent 2")) == "done"


def test_before_they_go_home_every_blow_counts() -> None:
    assert favourite(woken("fangorn: ent 2", "westemnet: isengard 1 regular", cards=2)) == "attack westemnet"


def test_a_catapult_is_given_up_where_it_helps() -> None:
    table = begin(siege(", tower 1, catapult 1"), "helms-deep", "inside helms-deep", acting=SHADOW, army=AROUND)
    assert favourite(table) == "give-up"


def test_the_trenches_tip_the_scales() -> None:
    table = play(siege(", tower 1, catapult 1"), faction_cards.deep_trenches, acting=SHADOW)
    assert favourite(table) == "tower helms-deep"


def test_engines_and_dunlendings_count_in_the_odds() -> None:
    inside = location("inside helms-deep")
    grounds = [
        ground_of(siege(with_), location("helms-deep"), inside, FREE) for with_ in (", catapult 1", "", ", tower 1")
    ]
    assert grounds == sorted(grounds) and len(set(grounds)) == 3
    assert endurance(force("dunlending 4")) == 2 < endurance(force("isengard 4 regular"))


def test_regulars_fall_before_pairs_of_dunlendings() -> None:
    s = expanded("edoras: isengard 3 regular, dunlending 4", factions="dunlendings")
    assert favourite(play(s, call(take_hits, location("edoras"), SHADOW, 1))) == "isengard-regular"
