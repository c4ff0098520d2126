"""Recruiting and characters entering play (RK-M)."""

import pytest

from ringspiel.games.ringkrieg.characters import saruman
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, SHADOW
from ringspiel.games.ringkrieg.politics import entry, muster
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import MUSTER, WILL
from ringspiel.games.ringkrieg.words import location_name
from ringspiel.kernel.state import call
from tests.games.ringkrieg.position import asked, at, choices, force, play, position, say, state


def recruits(s: RingkriegState, side: int) -> list[str]:
    return choices(play(s, muster.recruit, acting=side))


@pytest.mark.rule("RK-M1", "RK-M2", "RK-P19", "RK-P22")
def test_only_nations_at_war_recruit() -> None:
    offered = recruits(position(at_war="rohan"), FREE)
    assert offered and all(choice.startswith("rohan") for choice in offered)
    s = position(free_dice="muster")
    assert "muster recruit" not in choices(play(s, actions.opportunity))


@pytest.mark.rule("RK-M3")
def test_figures_come_to_settlements_of_their_nation() -> None:
    places = {choice.split()[1] for choice in recruits(position(at_war="gondor"), FREE)}
    assert places == {"minas-tirith", "dol-amroth", "pelargir", "lamedon", "lossarnach"}


@pytest.mark.rule("RK-M4", "RK-M21", "RK-P27")
def test_nazgul_come_to_strongholds_of_sauron_at_war() -> None:
    offered = recruits(position(at_war="sauron", captured="dol-guldur"), SHADOW)
    places = {choice.split()[1] for choice in offered if choice.startswith("nazgul")}
    assert places == {"barad-dur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    assert not [c for c in recruits(position(at_war="isengard"), SHADOW) if c.startswith("nazgul")]


@pytest.mark.rule("RK-M5", "RK-M6", "RK-M7")
def test_two_figures_of_different_nations_in_different_settlements() -> None:
    table = play(position("edoras: rohan 1 regular", at_war="rohan gondor"), muster.recruit)
    say(table, "gondor-regular pelargir")
    second = choices(table)
    assert not [c for c in second if c.endswith("pelargir") or "elite" in c]
    say(table, "rohan-leader edoras")
    assert asked(table) == "pause"
    assert at(table, "pelargir") == force("gondor 1 regular")
    assert at(table, "edoras") == force("rohan 1 regular 1 leader")


@pytest.mark.rule("RK-M5")
def test_one_elite_is_all() -> None:
    table = play(position(at_war="rohan"), muster.recruit)
    say(table, "rohan-elite helms-deep")
    assert asked(table) == "pause" and at(table, "helms-deep") == force("rohan 1 elite")


@pytest.mark.rule("RK-M8")
def test_one_figure_may_be_enough() -> None:
    table = play(position(at_war="rohan"), muster.recruit)
    say(table, "rohan-regular helms-deep", "no-more")
    assert asked(table) == "pause"


@pytest.mark.rule("RK-M9", "RK-M10", "RK-K5", "RK-M13")
def test_no_recruiting_in_taken_occupied_or_besieged_settlements() -> None:
    s = position(
        "westemnet: sauron 1 regular",
        "helms-deep: sauron 1 regular",
        "inside helms-deep: rohan 1 regular",
        "folde: nazgul 2",
        captured="edoras orthanc",
        at_war="rohan isengard",
    )
    assert {choice.split()[1] for choice in recruits(s, FREE)} == {"folde"}, "a lone Nazgûl does not matter"
    s = position("orthanc: rohan 1 regular", captured="orthanc", at_war="rohan isengard")
    assert {c.split()[1] for c in recruits(s, SHADOW)} == {"north-dunland", "south-dunland"}
    assert "orthanc" not in {c.split()[1] for c in recruits(s, FREE)}


@pytest.mark.rule("RK-M11", "RK-M12")
def test_a_leader_needs_a_unit_of_any_friendly_nation() -> None:
    s = position("edoras: gondor 1 regular", at_war="rohan")
    leaders = [choice for choice in recruits(s, FREE) if "leader" in choice]
    assert leaders == ["rohan-leader edoras"]


@pytest.mark.rule("RK-M17")
def test_figures_limit_recruiting() -> None:
    s = position("moria: isengard 12 regular", at_war="isengard")
    assert {choice.split()[0] for choice in recruits(s, SHADOW)} == {"isengard-elite"}


@pytest.mark.rule("RK-A8", "RK-V13")
def test_no_recruiting_beyond_ten_units() -> None:
    s = position("orthanc: isengard 9 regular", at_war="isengard", captured="north-dunland south-dunland")
    assert "isengard-regular orthanc" in recruits(s, SHADOW)
    s = position("orthanc: isengard 10 regular", at_war="isengard", captured="north-dunland south-dunland")
    s.political = [3] * 5 + [0, 1, 2]
    assert not muster.can_recruit(s, SHADOW)


# --- characters ------------------------------------------------------------------------------------------------------


def entries(s: RingkriegState, side: int, face: int) -> list[str]:
    pairs = [pair_of(answer) for answer in entry.entries(s, side, face)]
    return [f"{KIND_NAMES[kind]} {location_name(place)}" for kind, place in pairs]


@pytest.mark.rule("RK-M20", "RK-G19", "RK-M23")
def test_saruman_enters_orthanc_when_isengard_is_at_war() -> None:
    assert entries(position(), SHADOW, MUSTER) == []
    assert entries(position(at_war="isengard"), SHADOW, MUSTER) == ["saruman orthanc"]
    assert entries(position(at_war="isengard", captured="orthanc"), SHADOW, MUSTER) == []
    besieged = position("orthanc: rohan 1 regular", "inside orthanc: isengard 1 regular", at_war="isengard")
    assert entries(besieged, SHADOW, MUSTER) == ["saruman inside-orthanc"]


@pytest.mark.rule("RK-M20", "RK-G19")
def test_the_witch_king_joins_a_sauron_army_and_rouses_all_nations() -> None:
    s = position("moria: sauron 1 regular", "umbar: southrons 1 regular", at_war="sauron", political={"gondor": 1})
    assert entries(s, SHADOW, MUSTER) == ["witch-king moria"]
    table = play(s, call(entry.bring, MUSTER), acting=SHADOW)
    assert at(table, "moria") == force("sauron 1 regular, witch-king")
    assert state(table).active_nations & 31 == 31
    assert state(table).minions_seen == force("witch-king")


@pytest.mark.rule("RK-M20", "RK-G19")
def test_the_mouth_of_sauron_waits_for_war_everywhere_or_mordor() -> None:
    everybody = "dwarves elves gondor north rohan"
    places = {"barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad"}
    assert {c.split()[1] for c in entries(position(at_war=everybody), SHADOW, MUSTER)} == places
    assert {c.split()[1] for c in entries(position(mordor=0), SHADOW, MUSTER)} == places
    assert entries(position(at_war="dwarves elves gondor north"), SHADOW, MUSTER) == []


@pytest.mark.rule("RK-G18", "RK-D31", "RK-P31")
def test_aragorn_takes_striders_place() -> None:
    s = position("pelargir: strider", gone="gandalf-grey")
    assert entries(s, FREE, WILL) == ["aragorn pelargir"] and entries(s, FREE, MUSTER) == []
    assert entries(position("edoras: strider"), FREE, WILL) == []
    assert entries(position("pelargir: strider", captured="pelargir"), FREE, WILL) == []
    table = play(s, call(entry.bring, WILL))
    assert at(table, "pelargir") == force("aragorn") and state(table).lost & force("strider")
    assert "strider" not in table.view(None)["board"]["lost"], "crowned, not dead"
    assert state(table).is_active(2), "Gondor wakes: Aragorn can activate any nation"


@pytest.mark.rule("RK-G18", "RK-G44", "RK-M20")
def test_gandalf_the_white_comes_after_a_minion() -> None:
    assert entries(position(gone="gandalf-grey"), FREE, WILL) == []
    seen = force("saruman")
    places = ["fangorn", "grey-havens", "lorien", "rivendell", "woodland-realm"]
    s = position(gone="gandalf-grey", minions_seen=seen, captured="lorien")
    assert [c.split()[1] for c in entries(s, FREE, WILL)] == [p for p in places if p != "lorien"]
    s = position("dale: gandalf-grey", minions_seen=seen)
    assert entries(s, FREE, WILL) == ["gandalf-white dale"]
    table = play(s, call(entry.bring, WILL))
    assert at(table, "dale") == force("gandalf-white")
    assert "gandalf-grey" not in table.view(None)["board"]["lost"], "returned as the White, not dead"
    assert entries(position(minions_seen=seen), FREE, WILL) == [], "Gandalf the Grey is still in the Fellowship"


@pytest.mark.rule("RK-M24")
def test_the_owner_chooses_where_too_few_regulars_follow_the_voice() -> None:
    s = position("orthanc: isengard 1 regular, saruman", "moria: isengard 9 regular", at_war="isengard")
    table = say(play(s, saruman.voice_of_saruman, acting=SHADOW), "regulars")
    assert asked(table) == "call-to-arms" and table.seat == SHADOW
    assert set(choices(table)) == {"north-dunland", "south-dunland", "orthanc"}
    say(table, "orthanc", "south-dunland")
    assert at(table, "orthanc") == force("isengard 2 regular, saruman") and asked(table) == "pause"
    assert at(table, "south-dunland") == force("isengard 1 regular") and at(table, "north-dunland") == 0


def test_the_voice_of_saruman() -> None:
    s = position("orthanc: isengard 3 regular, saruman", at_war="isengard")
    table = play(s, saruman.voice_of_saruman, acting=SHADOW)
    assert choices(table) == ["regulars", "one-elite", "two-elites"]
    say(table, "regulars")
    assert at(table, "orthanc") == force("isengard 4 regular, saruman")
    assert at(table, "north-dunland") == at(table, "south-dunland") == force("isengard 1 regular")
    s = position("orthanc: isengard 3 regular, saruman", at_war="isengard")
    table = say(play(s, saruman.voice_of_saruman, acting=SHADOW), "two-elites")
    assert at(table, "orthanc") == force("isengard 1 regular 2 elite, saruman")
    s = position("orthanc: rohan 1 regular", "inside orthanc: isengard 3 regular, saruman", at_war="isengard")
    assert saruman.voice_choices(s) == []
