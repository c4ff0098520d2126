"""Attacking, strength, combat rounds and dice (RK-B1 to RK-B31, RK-B55, RK-B56, RK-B64)."""

import pytest

from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.fighters import leadership, strength
from ringspiel.games.ringkrieg.combat.rolls import combat_dice
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.kernel.state import call
from tests.games.playing import refused
from tests.games.ringkrieg.fighting import attacks, begin, events, hits, rolled
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state

# --- attacking -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-B1", "RK-B3", "RK-X39")
def test_an_army_attacks_its_neighbours_and_in_a_siege_those_in_its_region() -> None:
    s = position(
        "osgiliath: gondor 2 regular",
        "south-ithilien: sauron 1 regular",
        "minas-morgul: sauron 1 regular",
        "helms-deep: isengard 2 regular",
        "inside helms-deep: rohan 1 regular",
        "fords-of-isen: isengard 1 regular",
        at_war="gondor rohan sauron isengard",
    )
    assert attacks(s, FREE) == {"osgiliath->south-ithilien", "inside-helms-deep->helms-deep"}
    assert attacks(s, SHADOW) == {"south-ithilien->osgiliath", "helms-deep->inside-helms-deep"}


@pytest.mark.rule("RK-B2", "RK-P18")
def test_only_nations_at_war_attack() -> None:
    s = position("osgiliath: gondor 2 regular", "south-ithilien: sauron 1 regular", "pelargir: southrons 1 regular")
    assert attacks(s, FREE) == attacks(s, SHADOW) == set()
    s = position(
        "edoras: rohan 1 regular",
        "folde: sauron 1 regular",
        "osgiliath: gondor 1 regular",
        "north-ithilien: sauron 1 regular",
        at_war="gondor",
    )
    s.acting = FREE
    assert attacks(s, FREE) == {"osgiliath->north-ithilien"}
    question = attacking.Attack(FREE, FREE, 0, 0)
    assert question.explain(s, ("region:edoras", "to:folde")).rule == "RK-B2"
    assert question.explain(s, ("region:osgiliath", "to:moria")).rule == "RK-B3"


@pytest.mark.rule("RK-V17", "RK-B3")
def test_a_refused_attack_over_a_black_border_names_it() -> None:
    s = position("rivendell: elves 1 elite", "mount-gundabad: sauron 2 regular", at_war="elves")
    s.acting = FREE
    assert attacking.why_not_target(s, location("rivendell"), location("mount-gundabad"), FREE, 0) == "RK-V17"


@pytest.mark.rule("RK-B4")
def test_a_die_lets_one_army_attack_once() -> None:
    s = position(
        "folde: rohan 1 regular",
        "westemnet: rohan 1 regular",
        "eastemnet: isengard 1 regular",
        at_war="rohan",
    )
    table = say(play(s, call(attacking.attack, 0), rolls=[0, 0]), "folde->eastemnet", "cease")
    assert asked(table) == "pause", "the other army has to wait for another die"
    assert len(events(table, "attack")) == 1


@pytest.mark.rule("RK-B5", "RK-V19")
def test_a_character_result_needs_a_leader_or_character_among_the_attackers() -> None:
    s = position(
        "osgiliath: gondor 2 regular",
        "pelargir: gondor 2 regular, boromir",
        "west-harondor: southrons 1 regular",
        "orthanc: isengard 1 regular, saruman",
        "fords-of-isen: rohan 1 regular",
        at_war="gondor isengard",
    )
    assert attacks(s, FREE, attacking.leading(s)) == {"pelargir->west-harondor"}
    assert attacks(s, SHADOW, attacking.leading(s)) == {"orthanc->fords-of-isen"}, "who attacks does not move"
    assert attacking.can_attack(s, FREE, 1) and attacking.can_attack(s, SHADOW, 1)
    table = play(s, call(attacking.attack, 1))
    assert choices(table) == ["go", "gondor-regular"], "Boromir may not stay behind"
    assert refused(table, "boromir") == "RK-B5"


@pytest.mark.rule("RK-B5")
def test_servants_of_the_white_hand_may_lead_an_attack() -> None:
    army = "fords-of-isen: isengard 1 elite"
    s = position(army, "westemnet: rohan 1 regular", at_war="isengard")
    assert not attacking.can_attack(s, SHADOW, 1)
    s = position(army, "westemnet: rohan 1 regular", "orthanc: saruman", at_war="isengard")
    assert attacking.can_attack(s, SHADOW, 1)


@pytest.mark.rule("RK-B6", "RK-B43")
def test_attackers_stay_in_their_region_while_they_fight_and_when_they_cease() -> None:
    s = position("folde: rohan 3 regular", "eastemnet: isengard 3 regular", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[1] * 6)
    assert asked(table) == "cease-or-go-on"
    assert at(table, "folde") == force("rohan 3 regular") and at(table, "eastemnet") == force("isengard 3 regular")
    say(table, "cease")
    assert at(table, "folde") == force("rohan 3 regular") and at(table, "eastemnet") == force("isengard 3 regular")
    assert asked(table) == "pause" and state(table).battle is None


@pytest.mark.rule("RK-B7", "RK-B8", "RK-B9")
def test_a_rearguard_needs_a_unit_and_is_untouched() -> None:
    s = position(
        "folde: rohan 2 regular 1 elite 2 leader, gimli", "eastemnet: isengard 4 regular", at_war="rohan isengard"
    )
    table = play(s, call(attacking.attack, 0), rolls=[0, 5, 5, 5, 5])
    assert asked(table) == "who-fights"
    say(table, "rohan-leader")
    assert refused(table, "go") == "RK-B8", "a Leader alone is no rearguard"
    say(table, "rohan-regular", "rohan-elite", "gimli", "go", "1")
    assert at(table, "folde") == force("rohan 1 regular 1 elite 1 leader, gimli"), (
        "one hit was enough, the rest is lost"
    )
    assert state(table).lost & force("rohan 1 leader") and asked(table) == "pause"


@pytest.mark.rule("RK-B8")
def test_the_attackers_need_a_unit() -> None:
    s = position("folde: rohan 2 regular, gimli", "eastemnet: isengard 4 regular", at_war="rohan")
    table = say(play(s, call(attacking.attack, 0), rolls=[0] * 9), "rohan-regular")
    assert choices(table) == ["go", "gimli"]
    assert refused(table, "rohan-regular") == "RK-B8"


@pytest.mark.rule("RK-B9", "RK-B47")
def test_the_rearguard_does_not_advance() -> None:
    s = position("folde: rohan 3 regular", "eastemnet: isengard 1 regular", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[6, 1], army="rohan 1 regular")
    assert asked(table) == "advance"
    say(table, "go")
    assert at(table, "eastemnet") == force("rohan 1 regular") and at(table, "folde") == force("rohan 2 regular")


@pytest.mark.rule("RK-B10", "RK-B11", "RK-P16")
def test_figures_not_at_war_stay_in_the_rearguard() -> None:
    s = position(
        "osgiliath: gondor 2 regular 1 leader, rohan 1 regular 1 leader, gimli",
        "north-ithilien: sauron 1 regular",
        at_war="gondor",
    )
    table = play(s, call(attacking.attack, 0), rolls=[0] * 5)
    assert choices(table) == ["go", "gondor-regular", "gondor-leader", "gimli"], "Gimli fights whatever his people do"
    say(table, "go")
    assert strength(state(table), FREE) == 3 and leadership(state(table), FREE) == 2


@pytest.mark.rule("RK-B11")
def test_a_leader_not_at_war_keeps_a_unit() -> None:
    s = position("osgiliath: gondor 1 regular, rohan 1 leader", "north-ithilien: sauron 1 regular", at_war="gondor")
    assert attacks(s, FREE) == set()
    s = position("osgiliath: gondor 2 regular, rohan 1 leader", "north-ithilien: sauron 1 regular", at_war="gondor")
    table = play(s, call(attacking.attack, 0), rolls=[0] * 5)
    assert strength(state(table), FREE) == 1


@pytest.mark.rule("RK-B12", "RK-B13")
def test_all_defenders_take_part_and_nobody_else_in_the_region() -> None:
    s = position(
        "north-ithilien: sauron 5 regular",
        "osgiliath: gondor 1 regular 1 leader, rohan 1 elite, boromir, nazgul 2",
        at_war="sauron",
    )
    table = begin(s, "north-ithilien", "osgiliath", acting=SHADOW, rolls=[1] * 8)
    assert strength(state(table), FREE) == 3 and leadership(state(table), FREE) == 2
    assert leadership(state(table), SHADOW) == 0, "Nazgûl above the enemy are not in the battle"


@pytest.mark.rule("RK-B55", "RK-P5", "RK-P13", "RK-X46")
def test_politics_follow_when_the_attack_is_declared_once_for_each_battle() -> None:
    s = position(
        "fords-of-isen: isengard 9 regular",
        "helms-deep: rohan 2 regular",
        political={"rohan": 3},
        passive="rohan",
        at_war="isengard",
    )
    table = begin(s, "fords-of-isen", "helms-deep", acting=SHADOW, rolls=[1] * 14)
    assert asked(table) == "field-or-siege"
    assert state(table).political[4] == 2 and state(table).is_active(4), "before anybody has rolled"
    say(table, "field", "go-on", "stand", "field", "go-on", "stand", "siege", "stay")
    assert state(table).political[4] == 2, "once, however long the battle"


@pytest.mark.rule("RK-B56")
def test_without_a_rearguard_everybody_fights() -> None:
    s = position("folde: rohan 1 regular 1 leader, gimli, strider", "eastemnet: isengard 4 regular", at_war="rohan")
    table = play(s, call(attacking.attack, 0), rolls=[0] * 9)
    assert asked(table) == "leader-reroll", "nothing to choose: the only unit attacks, and all others with it"
    assert leadership(state(table), FREE) == 3
    s = position("folde: rohan 2 regular, gimli", "eastemnet: isengard 4 regular", at_war="rohan")
    table = say(play(s, call(attacking.attack, 0), rolls=[0] * 9), "gimli")
    assert asked(table) == "cease-or-go-on" and len(rolled(table)["free"]) == 1, "one unit had to stay with Gimli"
    s = position("folde: rohan 1 regular, gimli", "eastemnet: isengard 4 regular", at_war="rohan")
    s.picked = force("rohan 1 regular, gimli")
    question = attacking.WhoFights(FREE, FREE, location("folde"), location("eastemnet"), 0, 0)
    assert question.explain(s, ("figure:gimli",)).rule == "RK-B56"


# --- strength and Leadership -----------------------------------------------------------------------------------------


@pytest.mark.rule("RK-B14", "RK-B27")
@pytest.mark.parametrize(("army", "fights", "rolls"), [("3 regular 1 elite", 4, 4), ("6 regular 2 elite", 8, 5)])
def test_strength_is_the_number_of_units_and_at_most_five_dice(army: str, fights: int, rolls: int) -> None:
    """[EX07]."""
    s = position(f"folde: isengard {army}", "eastemnet: rohan 1 regular", at_war="isengard")
    table = begin(s, "folde", "eastemnet", acting=SHADOW, rolls=[1] * 6)
    assert strength(state(table), SHADOW) == fights
    assert len(rolled(table)["shadow"]) == rolls and len(rolled(table)["free"]) == 1


@pytest.mark.rule("RK-B15")
def test_leadership_counts_leaders_nazgul_and_what_is_printed_for_characters() -> None:
    s = position(
        "folde: isengard 1 regular 2 elite, nazgul 3, witch-king, mouth-of-sauron",
        "eastemnet: rohan 1 regular 3 leader, aragorn, peregrin",
        "orthanc: saruman",
        gone="strider",
        at_war="isengard",
    )
    table = begin(s, "folde", "eastemnet", acting=SHADOW, rolls=[1] * 9)
    assert leadership(state(table), FREE) == 3 + 2 + 1
    assert leadership(state(table), SHADOW) == 3 + 2 + 2 + 2, "while Saruman lives Elites of Isengard lead too"


@pytest.mark.rule("RK-B16", "RK-B64")
def test_captains_of_the_west_add_up_but_never_beyond_five_dice() -> None:
    companions = "gandalf-grey, strider, boromir, legolas, gimli, meriadoc"
    s = position(f"folde: rohan 2 regular, {companions}", "eastemnet: isengard 1 regular", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[1] * 6)
    assert strength(state(table), FREE) == 7 and combat_dice(state(table), FREE) == 5
    assert choices(table) == ["0", "1", "2", "3", "4", "5"], "six lead, but five dice are the limit"
    s = position("folde: rohan 1 regular, gandalf-white", "eastemnet: isengard 1 regular", gone="gandalf-grey")
    table = begin(s, "folde", "eastemnet", rolls=[1] * 6)
    assert strength(state(table), FREE) == 1, "Gandalf the White is no Captain"


# --- the round -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-B17", "RK-B18", "RK-B32")
def test_the_steps_of_a_round_come_in_their_order() -> None:
    s = position(
        "folde: rohan 2 regular 1 elite 1 leader",
        "eastemnet: isengard 2 regular 1 elite, nazgul 1",
        free_hand="fp-str-01",
        shadow_hand="shadow-str-22",
        at_war="rohan",
    )
    table = begin(s, "folde", "eastemnet", rolls=[1, 1, 6, 1, 1, 6, 1, 1])
    order = []
    for answer in ("card", "card", "1", "1", "rohan-regular", "isengard-regular", "cease"):
        order.append(f"{asked(table)} {table.seat}")
        say(table, answer)
    assert order == [
        "announce 0",
        "announce 1",
        "leader-reroll 0",
        "leader-reroll 1",
        "casualty 0",
        "casualty 1",
        "cease-or-go-on 0",
    ]


@pytest.mark.rule("RK-B27")
def test_fives_and_sixes_hit() -> None:
    s = position("folde: rohan 5 regular", "eastemnet: isengard 5 regular", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[1, 2, 3, 4, 5, 5, 6, 4, 5, 6])
    assert hits(table) == {"free": 1, "shadow": 4}
    assert at(table, "folde") == force("rohan 1 regular") and at(table, "eastemnet") == force("isengard 4 regular")


@pytest.mark.rule("RK-B28", "RK-B29")
def test_only_misses_are_rolled_again_and_each_once() -> None:
    """[EX10]."""
    s = position("folde: rohan 5 regular 3 leader", "eastemnet: isengard 6 regular", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 6, 1])
    assert asked(table) == "leader-reroll" and choices(table) == ["0", "1", "2"]
    say(table, "2")
    assert hits(table)["free"] == 3 and hits(table, "leader-roll")["free"] == 1
    assert at(table, "eastemnet") == force("isengard 2 regular"), "four hits in all"


@pytest.mark.rule("RK-B30", "RK-B31")
def test_modifiers_add_up_but_ones_miss_and_sixes_hit() -> None:
    """[EX11]: +1 hits on a natural 4; Deadly Strife adds 2."""
    s = position("folde: rohan 5 regular", "eastemnet: isengard 5 regular", shadow_hand="shadow-str-22", at_war="rohan")
    table = say(begin(s, "folde", "eastemnet", rolls=[4, 3, 5, 1, 6, 4, 4, 4, 3, 1]), "card")
    assert hits(table) == {"free": 3, "shadow": 3}
    s = position(
        "folde: isengard 5 regular",
        "westemnet: rohan 5 regular 1 elite",
        shadow_hand="shadow-str-22",
        free_hand="fp-str-22",
        at_war="isengard",
    )
    table = say(begin(s, "folde", "westemnet", rolls=[3, 1, 1, 1, 1, 3, 2, 1, 3, 4], acting=SHADOW), "card", "card")
    assert hits(table) == {"free": 3, "shadow": 0}, "+1 by Valour and +1 by Desperate Battle"


@pytest.mark.rule("RK-B31", "RK-X3")
def test_a_natural_six_hits_whatever_is_subtracted() -> None:
    """Against a City a die has to reach six; Advantageous Position takes one off, but not from a natural six."""
    s = position("folde: isengard 3 regular", "edoras: rohan 2 regular", free_hand="fp-str-03", at_war="isengard")
    table = say(begin(s, "folde", "edoras", rolls=[6, 5, 1, 1, 1], acting=SHADOW), "card")
    assert hits(table)["shadow"] == 1


@pytest.mark.rule("RK-B31", "RK-B30")
def test_a_natural_one_misses_whatever_is_added() -> None:
    """Ents' Rage and Deadly Strife add four: a two hits, a one does not."""
    s = position(
        "folde: isengard 3 regular",
        "westemnet: rohan 2 regular",
        free_hand="fp-char-19",
        shadow_hand="shadow-str-01",
        at_war="isengard",
    )
    table = say(begin(s, "folde", "westemnet", rolls=[2, 2, 2, 1, 2], acting=SHADOW), "card", "card")
    assert hits(table) == {"shadow": 0, "free": 1}
