"""Four players, mixed armies (RK-419 to RK-423, RK-428, RK-438, RK-442, RK-444): who leads, moves, fights, decides."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import minions, movement, routes
from ringspiel.games.ringkrieg.armies.routes import ANYBODY, marches, why_not_leave, why_not_march
from ringspiel.games.ringkrieg.combat import attacking, casualties, retreat
from ringspiel.games.ringkrieg.combat.attacking import attacks
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import mixed_armies
from ringspiel.games.ringkrieg.teams.deciders import combatants, is_mixed
from ringspiel.games.ringkrieg.teams.roles import ROLES
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.words import location_name
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.fighting import dice
from tests.games.ringkrieg.position import (
    at,
    choices,
    force,
    location,
    play,
    position,
    say,
    seat_of,
    state,
    told,
)

AT_WAR = "gondor rohan north elves dwarves sauron isengard southrons"


def four(*armies: str, mixed: str = "", **fields: Any) -> RingkriegState:
    """A war of four players; `mixed` are the places of mixed armies."""
    s = position(*armies, seats=4, at_war=AT_WAR, **fields)
    assert s.teams is not None
    s.teams.mixed = sum(1 << location(place) for place in mixed.split(", ") if place)
    return s


def asked_role(table: Table) -> str:
    seat = table.seat
    assert seat is not None
    return ROLES[state(table).roles[seat]]


def origins(answers: list[int]) -> set[str]:
    return {location_name(pair_of(answer)[0]) for answer in answers}


def meeting(*armies: str, actor: str = "rohan", **fields: Any) -> Table:
    """The end of an action, after which teammates stand in one region."""
    s = four(*armies, actor=actor, **fields)
    side = FREE if actor in ("gondor", "rohan") else SHADOW
    return play(s, mixed_armies.meet, acting=side)


TOGETHER = "edoras: rohan 2 regular, gondor 1 regular"


# --- forming one -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-419", "RK-442")
def test_both_have_to_agree_and_the_one_whose_action_it_was_speaks_first() -> None:
    table = meeting(TOGETHER)
    assert asked_role(table) == "rohan" and choices(table) == ["apart", "together"]
    say(table, "together")
    assert asked_role(table) == "gondor" and not is_mixed(state(table), location("edoras"))
    say(table, "together")
    assert is_mixed(state(table), location("edoras")) and "mixed" in told(table)


@pytest.mark.rule("RK-419")
@pytest.mark.parametrize("said", [("apart",), ("together", "apart")])
def test_either_can_decline(said: tuple[str, ...]) -> None:
    table = meeting(TOGETHER)
    say(table, *said)
    assert not is_mixed(state(table), location("edoras")) and told(table)[-1] == "stay-apart"


@pytest.mark.rule("RK-419")
def test_nobody_is_asked_where_only_one_has_units_and_leaders() -> None:
    alone = ("edoras: rohan 2 regular, boromir", "dol-guldur: sauron 1 regular", "orthanc: isengard 1 regular, nazgul")
    table = meeting(*alone)
    assert table.question is not None and table.question.kind == "pause"


@pytest.mark.rule("RK-419")
def test_an_attack_makes_a_mixed_army_of_those_who_stand_together() -> None:
    s = four(TOGETHER, "folde: isengard 3 regular", actor="saruman")
    step = call(attacking.begin, location("folde"), location("edoras"), force("isengard 3 regular"), 0)
    table = play(s, step, acting=SHADOW)
    assert is_mixed(state(table), location("edoras")) and "mixed" in told(table)


@pytest.mark.rule("RK-442")
def test_who_has_refused_is_asked_again_only_when_others_come() -> None:
    s = four(TOGETHER)
    table = say(play(s, mixed_armies.meet, mixed_armies.meet), "apart")
    assert table.question is not None and table.question.kind == "pause", "the second time nobody was asked"
    again = state(table)
    again.at[location("edoras")] -= force("rohan 1 regular")
    again.reserve += force("rohan 1 regular")
    assert mixed_armies.have_refused(again, location("edoras")), "fewer are no reason to ask"
    again.at[location("edoras")] += force("gondor 1 regular")
    assert not mixed_armies.have_refused(again, location("edoras"))


@pytest.mark.rule("RK-442")
def test_where_one_of_the_two_has_gone_a_later_meeting_is_a_new_one() -> None:
    table = say(meeting(TOGETHER), "apart")
    s = state(table)
    s.at[location("edoras")] -= force("gondor 1 regular")
    s.reserve += force("gondor 1 regular")
    mixed_armies.meet(s)
    assert s.teams is not None and not s.teams.apart


@pytest.mark.rule("RK-442")
def test_a_mixed_army_stays_one_where_it_goes_and_ends_where_one_is_left() -> None:
    s = four("edoras: rohan 2 regular, gondor 2 regular", mixed="edoras", actor="rohan")
    movement.march(s, force("rohan 2 regular, gondor 1 regular"), location("edoras"), location("westemnet"))
    assert is_mixed(s, location("westemnet")) and not is_mixed(s, location("edoras"))


@pytest.mark.rule("RK-442")
def test_it_stays_one_in_retreat_and_withdrawal() -> None:
    s = four("helms-deep: rohan 2 regular, gondor 1 regular", "westemnet: isengard 3 regular", mixed="helms-deep")
    retreat.go_back(s, location("helms-deep"), FREE, location("edoras"))
    assert is_mixed(s, location("edoras"))
    s = four("helms-deep: rohan 2 regular, gondor 1 regular", "westemnet: isengard 3 regular", actor="saruman")
    step = call(attacking.begin, location("westemnet"), location("helms-deep"), force("isengard 3 regular"), 0)
    table = say(play(s, step, acting=SHADOW), "siege", "go")
    assert is_mixed(state(table), location("inside helms-deep"))


@pytest.mark.rule("RK-442")
def test_figures_that_come_to_a_mixed_army_join_it_and_it_ends_with_the_action_that_leaves_one() -> None:
    s = four("edoras: rohan 1 regular, gondor 1 regular", "westemnet: gondor 3 regular", mixed="edoras")
    movement.march(s, force("gondor 3 regular"), location("westemnet"), location("edoras"))
    assert combatants(s, FREE, location("edoras")) == 0, "Rohan no longer leads it"
    s.at[location("edoras")] -= force("rohan 1 regular")
    s.reserve += force("rohan 1 regular")
    mixed_armies.meet(s)
    assert not is_mixed(s, location("edoras"))


# --- leading and moving ----------------------------------------------------------------------------------------------

MIXED = "edoras: rohan 2 regular, rohan 1 leader, gondor 2 regular"


@pytest.mark.rule("RK-420", "RK-421")
@pytest.mark.parametrize(("actor", "goes"), [("rohan", MIXED.partition(": ")[2]), ("gondor", "gondor 2 regular")])
def test_its_leader_moves_it_and_the_other_may_take_own_figures_back(actor: str, goes: str) -> None:
    """RK-422 as well: the teammate moves them out of the region."""
    s = four(MIXED, mixed="edoras", actor=actor)
    table = play(s, call(movement.move_armies, 1, ANYBODY))
    say(table, "edoras->westemnet")
    assert state(table).picked == force(goes)


@pytest.mark.rule("RK-422")
def test_figures_taken_back_are_their_own_army_again() -> None:
    s = four(MIXED, mixed="edoras", actor="gondor")
    table = say(play(s, call(movement.move_armies, 1, ANYBODY)), "edoras->westemnet", "go")
    assert at(table, "westemnet") == force("gondor 2 regular")
    assert not is_mixed(state(table), location("westemnet")) and not is_mixed(state(table), location("edoras"))


@pytest.mark.rule("RK-421")
def test_only_its_leader_attacks_with_it() -> None:
    armies = (MIXED, "folde: isengard 1 regular")
    assert origins(attacks(four(*armies, mixed="edoras", actor="rohan"), FREE, 0, 0)) == {"edoras"}
    s = four(*armies, mixed="edoras", actor="gondor")
    assert attacks(s, FREE, 0, 0) == []
    assert attacking.why_not_attack_from(s, location("edoras"), FREE, 0, 0) == "RK-421"


@pytest.mark.rule("RK-421")
def test_who_leads_may_change_with_the_numbers() -> None:
    s = four(MIXED, mixed="edoras", actor="gondor")
    s.at[location("edoras")] += force("gondor 2 elite")
    assert combatants(s, FREE, location("edoras")) == s.at[location("edoras")]


@pytest.mark.rule("RK-421")
def test_a_player_without_units_in_it_is_told_who_leads_it() -> None:
    s = four("edoras: rohan 2 regular, gondor 1 leader", mixed="edoras", actor="gondor")
    assert why_not_leave(s, location("edoras"), FREE, ANYBODY, 1) == "RK-421"


@pytest.mark.rule("RK-423")
def test_it_stays_under_the_restrictions_of_every_nation_in_it() -> None:
    s = four("folde: rohan 2 regular, gondor 1 regular", mixed="folde", actor="rohan", political={"gondor": 1})
    assert not why_not_march(s, location("folde"), location("druadan-forest"), FREE, ANYBODY, 1)
    table = say(play(s, call(movement.move_armies, 1, ANYBODY)), "folde->edoras")
    assert state(table).picked == force("rohan 2 regular"), "Gondor does not cross the border of Rohan"


@pytest.mark.rule("RK-438", "RK-412")
@pytest.mark.parametrize(("actor", "own"), [("rohan", "rohan 2 regular"), ("gondor", "gondor 1 regular")])
def test_teammates_apart_move_and_attack_apart(actor: str, own: str) -> None:
    s = four(TOGETHER, "folde: isengard 1 regular", actor=actor)
    assert combatants(s, FREE, location("edoras")) == force(own)
    assert origins(marches(s, FREE, ANYBODY, 1)) == {"edoras"}
    assert routes.rested(s, location("edoras"), FREE) == force(own)


@pytest.mark.rule("RK-438")
def test_apart_they_count_together_for_stacking_and_sieges() -> None:
    s = four("edoras: rohan 5 regular, gondor 4 regular", "westemnet: rohan 1 regular, north 4 regular", actor="rohan")
    assert why_not_march(s, location("westemnet"), location("edoras"), FREE, ANYBODY, 1) == ""
    s.at[location("edoras")] += force("gondor 1 regular")
    assert why_not_march(s, location("westemnet"), location("edoras"), FREE, ANYBODY, 1) == "RK-V13"
    besieged = "inside helms-deep: rohan 1 regular"
    s = four(besieged, "helms-deep: isengard 1 regular, sauron 1 regular", actor="saruman")
    s.acting = SHADOW
    movement.march(s, force("isengard 1 regular"), location("helms-deep"), location("westemnet"))
    assert s.is_besieged(location("helms-deep")), "the teammate keeps up the siege"


@pytest.mark.rule("RK-444", "RK-417")
def test_a_minion_alone_makes_no_mixed_army() -> None:
    armies = ("north-rhun: southrons 2 regular, witch-king", "dale: north 1 regular")
    s = four(*armies, actor="saruman")
    s.acting = SHADOW
    assert combatants(s, SHADOW, location("north-rhun")) == force("southrons 2 regular")
    s = four("north-rhun: southrons 2 regular, sauron 1 regular, witch-king", actor="saruman", mixed="north-rhun")
    s.acting = SHADOW
    assert combatants(s, SHADOW, location("north-rhun")) == 0, "two figures against two, and the Witch-king leads"
    s.at[location("north-rhun")] += force("southrons 1 elite")
    s.reserve -= force("southrons 1 elite")
    assert combatants(s, SHADOW, location("north-rhun")) == s.at[location("north-rhun")]


@pytest.mark.rule("RK-444", "RK-B8")
def test_a_teammates_minion_neither_serves_as_rearguard_nor_demands_one() -> None:
    armies = ("westemnet: isengard 2 regular, witch-king", "edoras: rohan 1 regular")
    table = play(four(*armies, actor="saruman"), call(attacking.attack, 0), acting=SHADOW)
    assert choices(table) == ["go", "isengard-regular"], "both may attack"
    table = play(
        four(armies[0].replace("2", "1"), armies[1], actor="saruman"), call(attacking.attack, 0), acting=SHADOW
    )
    assert "attack" in told(table), "one alone attacks too"


@pytest.mark.rule("RK-444", "RK-438", "RK-B8")
def test_who_follows_both_may_stay_with_the_teammates_units_and_nowhere_without_a_unit() -> None:
    army, enemy = "westemnet: isengard 1 regular, nazgul", "edoras: rohan 1 regular"
    table = play(four(army, enemy, actor="saruman"), call(attacking.attack, 0), acting=SHADOW)
    assert state(table).battle is not None, "the Nazgûl has to fight, so nobody is asked"
    table = play(four(f"{army}, sauron 1 regular", enemy, actor="saruman"), call(attacking.attack, 0), acting=SHADOW)
    assert choices(table) == ["go", "nazgul"]


@pytest.mark.rule("RK-440", "RK-418")
def test_in_a_mixed_army_too_only_his_player_flies_the_witch_king() -> None:
    army = "north-rhun: southrons 4 regular, sauron 1 regular, witch-king, nazgul"
    for actor, kinds in (("saruman", ["nazgul"]), ("witch-king", ["nazgul", "witch-king"])):
        table = play(four(army, mixed="north-rhun", actor=actor), minions.move_minions, acting=SHADOW)
        assert choices(table) == ["done", *(f"{kind} north-rhun" for kind in kinds)]
        if actor == "saruman":
            assert refused(table, "witch-king north-rhun") == "RK-440"


# --- in battle -------------------------------------------------------------------------------------------------------


def battle_of_edoras(free: str, **fields: Any) -> Table:
    """Isengard attacks a garrison of both players of the Free Peoples."""
    s = four(f"edoras: {free}", "westemnet: isengard 4 regular", actor="saruman", **fields)
    step = call(attacking.begin, location("westemnet"), location("edoras"), force("isengard 4 regular"), 0)
    return play(s, step, rolls=dice([6, 6, 1, 1, 1, 1, 1]), acting=SHADOW)


@pytest.mark.rule("RK-428", "RK-429")
def test_its_leader_announces_cards_from_the_hand_whatever_their_event_says() -> None:
    """Rohan holds an Elven card, which could not be played as an event."""
    hands = {"gondor": "fp-str-14", "rohan": "fp-str-02"}
    table = battle_of_edoras("rohan 2 regular, gondor 1 regular", hands=hands)
    assert asked_role(table) == "rohan"
    say(table, "card")
    assert "combat-card" in told(table) and not state(table).hands[seat_of(state(table), "rohan")]


@pytest.mark.rule("RK-428")
def test_its_leader_picks_casualties_and_decides_on_retreat() -> None:
    table = battle_of_edoras("rohan 2 regular, gondor 1 regular")
    while table.question is not None and table.question.kind == "announce":
        say(table, "no-card")
    assert table.question is not None and table.question.kind == "casualty" and asked_role(table) == "rohan"
    say(table, "rohan-regular")
    assert asked_role(table) == "gondor", "one against one: now the marker decides"


@pytest.mark.rule("RK-428")
def test_of_cards_that_strike_an_army_its_leader_decides_too() -> None:
    s = four("edoras: rohan 1 regular, gondor 3 regular")
    table = play(s, call(casualties.take_hits, location("edoras"), FREE, 1), acting=SHADOW)
    assert asked_role(table) == "gondor"


@pytest.mark.rule("RK-425")
def test_with_saruman_elites_of_both_his_nations_lead_an_army() -> None:
    armies = ("orthanc: isengard 1 regular, saruman", "north-rhun: southrons 1 elite", "umbar: southrons 2 regular")
    s = four(*armies, actor="saruman")
    s.acting = SHADOW
    assert origins(marches(s, SHADOW, routes.BY_LEADER, 1)) == {"north-rhun"}
    two = position(*armies, at_war=AT_WAR)
    two.acting = SHADOW
    assert marches(two, SHADOW, routes.BY_LEADER, 1) == [], "with two players only those of Isengard do"


# --- the course of actions -------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-426", "RK-410", "RK-411")
def test_dice_belong_to_the_team_and_passing_compares_teams() -> None:
    armies = ("edoras: rohan 1 regular", "orthanc: isengard 1 regular")
    s = four(*armies, free_dice="army", shadow_dice="army army", actor="rohan")
    table = play(s, actions.action_phase)
    assert asked_role(table) == "rohan" and "pass" in choices(table)
    say(table, "pass")
    assert asked_role(table) == "saruman" and "pass" not in choices(table)
    say(table, "army skip")
    assert asked_role(table) == "rohan", "who passed acts when it is the team's turn again"


@pytest.mark.rule("RK-427", "RK-431")
def test_a_team_that_is_alone_goes_on_in_turn_and_who_can_do_nothing_discards_a_die() -> None:
    s = four("barad-dur: sauron 1 regular", shadow_dice="army army muster")
    table = play(s, actions.action_phase)
    order = []
    while table.question is not None and table.question.kind == "act":
        order.append(asked_role(table))
        say(table, next(choice for choice in choices(table) if choice.endswith("skip")))
    assert order == ["saruman", "witch-king", "saruman"]


@pytest.mark.rule("RK-426")
def test_each_player_may_use_one_ring_in_a_turn() -> None:
    s = four("edoras: rohan 1 regular", free_dice="event event event", rings=[3, 0], actor="rohan")
    table = say(play(s, actions.action_phase), "ring event->character", "event skip")
    assert asked_role(table) == "gondor" and any(choice.startswith("ring") for choice in choices(table))
    say(table, "ring event->muster", "character skip")
    assert asked_role(table) == "rohan" and not any(choice.startswith("ring") for choice in choices(table))


@pytest.mark.rule("RK-419")
def test_a_mixed_army_that_is_attacked_is_not_told_anew() -> None:
    s = four(TOGETHER, "folde: isengard 3 regular", actor="saruman")
    assert s.teams is not None
    s.teams.mixed = 1 << location("edoras")
    step = call(attacking.begin, location("folde"), location("edoras"), force("isengard 3 regular"), 0)
    assert "mixed" not in told(play(s, step, acting=SHADOW))
