"""Three players (RK-301 to RK-310): a single player of the Free Peoples never acts twice in a row for one nation."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.ringkrieg.armies import movement
from ringspiel.games.ringkrieg.armies.routes import why_not_march
from ringspiel.games.ringkrieg.armies.stacking import shift
from ringspiel.games.ringkrieg.characters import envoys
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.pieces.figures import DWARVES, FREE, GONDOR, NATIONS, ROHAN, SHADOW
from ringspiel.games.ringkrieg.politics.muster import can_advance_by_die
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import tired_nations
from ringspiel.games.ringkrieg.teams.deciders import seats_of
from ringspiel.games.ringkrieg.teams.roles import ROLES
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions, phases
from ringspiel.games.ringkrieg.words import location_name
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.fighting import dice
from tests.games.ringkrieg.position import at, choices, force, location, play, position, say, seat_of, state

ARMIES = (
    "osgiliath: gondor 2 regular",
    "edoras: rohan 2 regular",
    "lossarnach: gondor 1 regular, rohan 1 regular",
)

OTHERS = "gandalf-grey strider boromir legolas meriadoc peregrin"


def three(*armies: str, last: str = "", last_army: str = "", **fields: Any) -> RingkriegState:
    """The Free Peoples against two; `last` are the nations of their last action, `last_army` the place of an army."""
    s = position(*armies, seats=3, at_war="gondor rohan", **fields)
    assert s.teams is not None
    s.teams.last_nations = sum(1 << NATIONS.index(nation) for nation in last.split())
    s.teams.last_armies = 1 << location(last_army) if last_army else 0
    return s


def begun(s: RingkriegState) -> Table:
    return play(s, actions.action_phase)


def places(table: Table) -> set[str]:
    return {choice.partition("->")[0] for choice in choices(table) if "->" in choice}


def shadow_skips(table: Table) -> Table:
    """Both players of the Shadow throw their dice away until the Free Peoples act again."""
    while table.question is not None and table.question.kind == "act" and table.seat != 0:
        say(table, next(choice for choice in choices(table) if choice.endswith("skip")))
    return table


def last_of(table: Table) -> tuple[list[str], list[str]]:
    shown = table.view(0)["board"]["teams"]
    return shown["exhausted"], shown["exhausted_armies"]


@pytest.mark.rule("RK-301", "RK-302")
def test_two_play_the_shadow_and_one_the_free_peoples() -> None:
    s = three()
    assert [ROLES[s.roles[seat]] for seat in seats_of(s, FREE)] == ["free-peoples"]
    assert {ROLES[s.roles[seat]] for seat in seats_of(s, SHADOW)} == {"witch-king", "saruman"}


@pytest.mark.rule("RK-307")
def test_the_free_peoples_act_between_the_two_of_the_shadow() -> None:
    s = three(*ARMIES, free_dice="event event event", shadow_dice="event event event")
    table = begun(s)
    order = []
    while table.question is not None and table.question.kind == "act":
        order.append(ROLES[state(table).roles[table.seat or 0]])
        say(table, "event skip")
    assert order == ["free-peoples", "saruman", "free-peoples", "witch-king", "free-peoples", "saruman"]


@pytest.mark.rule("RK-307")
def test_markers_draws_and_exchange_are_the_shadows() -> None:
    table = ringspiel.new("ringkrieg", 3, seed=5)
    assert table.question is not None and table.question.kind == "want-exchange"
    assert table.question.seat == seat_of(state(table), "witch-king")
    shown = table.view(None)["board"]["players"]
    assert [player["leading"] for player in shown] == [True, True, False]


@pytest.mark.rule("RK-303")
def test_ex26_after_recruiting_for_gondor_no_army_of_gondor_moves() -> None:
    """[EX26]"""
    s = three(*ARMIES, free_dice="muster army-muster", shadow_dice="event")
    table = say(begun(s), "muster recruit", "gondor-elite pelargir")
    shadow_skips(table)
    assert last_of(table)[0] == ["gondor"]
    say(table, "army-muster move-army")
    assert places(table) == {"edoras", "lossarnach"}
    assert refused(table, "osgiliath->south-ithilien") == "RK-303"


@pytest.mark.rule("RK-303")
def test_ex26_nor_is_gondor_recruited_again_but_rohan_and_the_fellowship_act() -> None:
    """[EX26]"""
    s = three(*ARMIES, last="gondor", free_dice="muster character")
    table = begun(s)
    assert "character move-fellowship" in choices(table)
    say(table, "muster recruit")
    assert not any(choice.startswith("gondor") for choice in choices(table))
    assert any(choice.startswith("rohan") for choice in choices(table))
    assert refused(table, "gondor-regular pelargir") == "RK-303"


@pytest.mark.rule("RK-303", "RK-306")
def test_after_an_army_of_gondor_has_moved_no_army_of_gondor_alone_moves() -> None:
    s = three(*ARMIES, "pelargir: gondor 1 regular", free_dice="army army", shadow_dice="event event")
    table = say(begun(s), "army move-army", "osgiliath->south-ithilien", "go", "done")
    shadow_skips(table)
    assert last_of(table)[0] == ["gondor"]
    assert places(say(table, "army move-army")) == {"edoras", "lossarnach"}
    assert refused(table, "pelargir->lamedon") == "RK-303"


@pytest.mark.rule("RK-304")
def test_ex27_after_a_pure_army_a_mixed_one_moves_but_not_the_same_twice() -> None:
    """[EX27]"""
    s = three(*ARMIES, free_dice="army army army", shadow_dice="event event")
    table = say(begun(s), "army move-army", "osgiliath->south-ithilien", "go", "done")
    assert at(table, "south-ithilien") == force("gondor 2 regular")
    shadow_skips(table)
    say(table, "army move-army", "lossarnach->pelargir", "go", "done")
    shadow_skips(table)
    assert last_of(table) == ([], ["pelargir"])
    say(table, "army move-army")
    assert "pelargir" not in places(table) and "south-ithilien" in places(table)
    assert refused(table, "pelargir->lossarnach") == "RK-304"


@pytest.mark.rule("RK-304", "RK-310")
def test_two_actions_in_a_row_for_different_mixed_armies_are_allowed_and_no_part_of_the_same() -> None:
    armies = (*ARMIES, "folde: gondor 1 regular, rohan 1 regular")
    table = say(begun(three(*armies, last_army="lossarnach", free_dice="army")), "army move-army")
    assert places(table) == {"osgiliath", "edoras", "folde"}


@pytest.mark.rule("RK-304", "RK-310")
def test_the_army_is_remembered_where_it_has_gone() -> None:
    s = three("lossarnach: gondor 1 regular, rohan 1 regular, dwarves 1 regular")
    tired_nations.acts_with(s, force("gondor 1 regular, rohan 1 regular"), location("lossarnach"))
    tired_nations.action_done(s)
    assert s.teams is not None and s.teams.last_armies == 1 << location("lossarnach")
    shift(s, s.at[location("lossarnach")], location("lossarnach"), location("pelargir"))
    assert s.teams.last_armies == 1 << location("pelargir")


@pytest.mark.rule("RK-304", "RK-310")
@pytest.mark.parametrize(
    ("advance", "tired"),
    [
        (("go",), ["pelargir"]),
        (("rohan-regular", "go"), ["lossarnach", "pelargir"]),
        (("stay",), ["lossarnach"]),
    ],
)
def test_a_rearguard_has_not_acted_when_all_who_attacked_have_advanced(
    advance: tuple[str, ...], tired: list[str]
) -> None:
    armies = ("lossarnach: gondor 2 regular, rohan 2 regular", "pelargir: sauron 1 regular")
    s = three(*armies, free_dice="army army", shadow_dice="event event")
    table = play(s, actions.action_phase, rolls=dice([6, 6, 1]))
    say(table, "army attack", "gondor-regular", "rohan-regular", "go", *advance)
    shadow_skips(table)
    assert last_of(table) == ([], tired)


@pytest.mark.rule("RK-304", "RK-310")
def test_an_army_on_the_way_of_another_has_not_acted() -> None:
    s = three("edoras: rohan 1 regular, gondor 1 regular, strider", "folde: rohan 1 regular, gondor 1 regular")
    way = tuple(location(name) for name in ("edoras", "folde", "druadan-forest"))
    movement.march_along(s, force("rohan 1 regular, gondor 1 regular, strider"), way)
    assert s.teams is not None and s.teams.armies == 1 << location("druadan-forest")


@pytest.mark.rule("RK-303", "RK-310")
def test_of_a_mixed_army_a_part_that_is_of_the_tired_nation_alone_may_not_go() -> None:
    s = three("lossarnach: gondor 2 regular, rohan 1 regular", last="gondor", free_dice="army")
    table = say(begun(s), "army move-army", "lossarnach->pelargir")
    assert choices(table) == ["go", "gondor-regular"], "without Rohan only Gondor would be left"
    assert refused(table, "rohan-regular") == "RK-303"


@pytest.mark.rule("RK-303", "RK-310")
def test_where_both_nations_are_tired_they_go_together_or_not_at_all() -> None:
    s = three("lossarnach: gondor 1 regular, rohan 1 regular", "pelargir: elves 9 regular", last="gondor rohan")
    assert why_not_march(s, location("lossarnach"), location("pelargir"), FREE, 0, 1) == "RK-V13"
    s.at[location("pelargir")] -= force("elves 1 regular")
    assert why_not_march(s, location("lossarnach"), location("pelargir"), FREE, 0, 1) == ""


@pytest.mark.rule("RK-303")
def test_fighting_is_an_action_for_a_nation_too() -> None:
    enemies = ("south-ithilien: sauron 1 regular", "folde: isengard 1 regular")
    s = three(*ARMIES, *enemies, last="gondor")
    assert {location_name(pair_of(answer)[0]) for answer in attacking.attacks(s, FREE, 0, 0)} == {"edoras"}
    assert attacking.why_not_attack_from(s, location("osgiliath"), FREE, 0, 0) == "RK-303"


@pytest.mark.rule("RK-303", "RK-B56")
def test_no_leader_stays_where_no_unit_may_stay() -> None:
    army = "lossarnach: gondor 1 regular 1 leader, rohan 1 regular"
    s = three(army, "pelargir: sauron 1 regular", last="gondor rohan", free_dice="army")
    table = say(begun(s), "army attack")
    assert table.question is not None and table.question.kind != "who-fights", "all must fight, so nobody is asked"


@pytest.mark.rule("RK-303", "RK-B56")
def test_a_leader_stays_where_a_unit_may_stay_too() -> None:
    army = "lossarnach: gondor 1 regular 1 leader, rohan 3 regular"
    s = three(army, "pelargir: sauron 1 regular", last="gondor rohan", free_dice="army")
    table = say(begun(s), "army attack", "gondor-leader")
    assert choices(table) == ["go", "rohan-regular"], "one of Rohan had to stay with him, another may"


@pytest.mark.rule("RK-305")
def test_an_action_without_a_nation_breaks_the_sequence_and_passing_does_not() -> None:
    s = three(*ARMIES, last="gondor", free_dice="army event", shadow_dice="event event event event")
    table = say(begun(s), "pass")
    shadow_skips(table)
    assert last_of(table)[0] == ["gondor"], "a pass is no action"
    say(table, "event skip")
    shadow_skips(table)
    assert last_of(table)[0] == []


@pytest.mark.rule("RK-305")
def test_with_every_turn_it_begins_anew_and_others_are_not_bound() -> None:
    s = three(*ARMIES, last="gondor", last_army="lossarnach")
    phases.turn(s)
    assert s.teams is not None and not s.teams.last_nations and not s.teams.last_armies
    four = position(*ARMIES, seats=4, at_war="gondor rohan", actor="gondor")
    assert four.teams is not None
    four.teams.last_nations = 1 << GONDOR
    four.teams.last_armies = 1 << location("lossarnach")
    assert tired_nations.exhausted(four, FREE) == 0, "with four there is no such rule"
    assert last_of(begun(four)) == ([], []), "nor does the view speak of it"


@pytest.mark.rule("RK-306")
def test_an_event_counts_for_the_nations_that_it_names() -> None:
    s = three(*ARMIES, free_hand="fp-str-14 fp-str-18 fp-str-16", free_dice="event event", shadow_dice="event")
    table = say(begun(s), "event play-card", "fp-str-14")
    while table.question is not None and table.question.kind not in ("act", "pause"):
        say(table, choices(table)[0])
    shadow_skips(table)
    assert last_of(table)[0] == ["gondor"]
    say(table, "event play-card")
    assert state(table).teams is not None
    assert "fp-str-18" not in choices(table)


@pytest.mark.rule("RK-306")
@pytest.mark.parametrize(
    ("card", "companion", "tired"),
    [
        ("fp-char-17", "edoras: gimli", ""),
        ("fp-char-17", "erebor: gimli", "dwarves elves north"),
        ("fp-str-04", "edoras: gimli", ""),
        ("fp-str-04", "erebor: gimli", "dwarves"),
    ],
)
def test_an_event_that_affects_nobody_tires_nobody(card: str, companion: str, tired: str) -> None:
    """There and Back Again and Book of Mazarbul, without and with the Companion that they ask for."""
    s = three(
        companion, gone=OTHERS, political={"elves": 3}, free_hand=card, free_dice="event event", shadow_dice="event"
    )
    table = say(begun(s), "event play-card")
    while table.question is not None and table.question.kind != "act":
        say(table, choices(table)[0])
    shadow_skips(table)
    assert last_of(table)[0] == tired.split()


@pytest.mark.rule("RK-303", "RK-P14")
def test_a_step_that_comes_by_itself_is_no_action_for_the_nation() -> None:
    """A garrison of Gondor and the Elves is lost in its sortie, and with it Helm's Deep: that stirs Rohan up."""
    siege = ("helms-deep: isengard 5 regular", "inside helms-deep: gondor 1 regular, elves 1 regular")
    s = three(*siege, political={"rohan": 2, "elves": 0}, free_dice="army event", shadow_dice="event")
    table = play(s, actions.action_phase, rolls=dice([1, 1, 6, 6, 1, 1, 1]))
    say(table, "army attack", "go")
    while table.question is not None and table.question.kind != "act":
        say(table, choices(table)[0])
    shadow_skips(table)
    assert state(table).political[ROHAN] == 1 and last_of(table)[0] == []


@pytest.mark.rule("RK-306")
def test_the_wisdom_of_elrond_acts_for_a_nation_that_is_at_war_already() -> None:
    s = three(*ARMIES, free_hand="fp-str-08 fp-str-16", free_dice="event", shadow_dice="event")
    table = shadow_skips(say(begun(s), "event play-card", "fp-str-08", "gondor"))
    assert last_of(table)[0] == ["gondor"]


@pytest.mark.rule("RK-306")
def test_a_card_of_a_tired_nation_is_refused_with_the_reason() -> None:
    s = three(*ARMIES, last="gondor", free_hand="fp-str-14 fp-str-16 fp-str-08", free_dice="event")
    table = say(begun(s), "event play-card")
    assert choices(table) == ["fp-str-16", "fp-str-08"] and refused(table, "fp-str-14") == "RK-306"
    say(table, "fp-str-08")
    assert "gondor" not in choices(table), "nor does a card that leaves the choice act for Gondor"


@pytest.mark.rule("RK-303", "RK-310")
def test_diplomacy_acts_for_a_nation_also_through_a_companion() -> None:
    s = three(last="elves")
    assert {NATIONS[nation] for nation in can_advance_by_die(s, FREE)} & {"elves"} == set()
    s = three("minas-tirith: boromir", political={"gondor": 2}, free_dice="event", shadow_dice="event")
    table = shadow_skips(say(begun(s), "event statesman"))
    assert tired_nations.exhausted(state(table), FREE) == 1 << GONDOR


@pytest.mark.rule("RK-303", "RK-310")
def test_after_diplomacy_for_a_nation_no_companion_at_its_court_moves_its_counter() -> None:
    courts = ("minas-tirith: boromir", "erebor: gimli")
    counters = {"gondor": 2, "dwarves": 2}
    table = begun(three(*courts, last="gondor", political=counters, free_dice="event"))
    say(table, "event statesman")
    assert state(table).political[DWARVES] == 1 and state(table).political[GONDOR] == 2, "only Gimli was left"
    table = begun(three(courts[0], last="gondor", political=counters, free_dice="event"))
    assert "event statesman" not in choices(table)
    assert envoys.why_not_urge(state(table), GONDOR) == "RK-303"


@pytest.mark.rule("RK-303")
def test_the_view_says_which_nations_are_not_offered() -> None:
    table = begun(three(*ARMIES, last="gondor", last_army="lossarnach", free_dice="army event"))
    assert last_of(table) == (["gondor"], ["lossarnach"])
