"""The judgement of the seventh version: the story that people know, trait by trait, on built positions."""

from __future__ import annotations

from random import Random

import pytest

from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.ringkrieg import act, errands, garrisons, war, worth
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.learn import RULES, started
from ringspiel.agents.ringkrieg.lookahead import PLANS, Lookahead
from ringspiel.agents.ringkrieg.style import (
    BRACE,
    CROWN,
    EIGHTH,
    ENLIST,
    ERRAND,
    FREELY,
    GATES,
    HUNT,
    KEEP,
    LEAN,
    NET,
    NINTH,
    ODDS,
    PLAN,
    SEVENTH,
    SIXTH,
    SPARE,
    WORTH,
    goal_of,
    with_goal,
)
from ringspiel.games.ringkrieg.armies import companions, minions, movement
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.hunt import damage, fellowship, guide, hunt
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FREE, NAZGUL, SHADOW
from ringspiel.games.ringkrieg.politics import entry, muster
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import MUSTER, allocate_hunt
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import location, play, position
from tests.games.ringkrieg.position import state as state_of


def likes(table: Table, style: int) -> str:
    """The notation of the answer that is judged best."""
    s = state_of(table)
    values = RingkriegEvaluator(style).judge(s)
    return table.describe(s.legal[values.index(max(values))]).notation


def value(table: Table, style: int, answer: str) -> float:
    s = state_of(table)
    return RingkriegEvaluator(style).judge(s)[s.legal.index(table.parse(answer))]


def chosen(table: Table, style: int) -> str:
    """What somebody answers who looks ahead."""
    seat = state_of(table).question
    assert seat is not None
    return table.describe(Lookahead(1, style).choose(table.perspective(seat.seat))).notation


# --- the way ---------------------------------------------------------------------------------------------------------


def test_a_hidden_fellowship_at_the_gates_enters_mordor_whatever_the_value_says() -> None:
    s = position(figure="morannon", progress=0, corruption=9)
    assert chosen(play(s, fellowship.fellowship_phase), SEVENTH) == "declare"


@pytest.mark.parametrize(("corruption", "progress", "liked"), [(1, 5, "declare"), (0, 5, "done"), (1, 2, "done")])
def test_the_ring_bearers_declare_to_rest_where_it_costs_no_step(corruption: int, progress: int, liked: str) -> None:
    s = position(figure="rivendell", progress=progress, corruption=corruption)
    table = play(s, fellowship.fellowship_phase)
    assert likes(table, GATES) == liked
    assert likes(table, 0) == "done"


def test_of_equally_short_ways_the_one_over_lorien_is_taken() -> None:
    s = position(figure="rivendell", corruption=1, progress=5)
    table = play(s, fellowship.fellowship_phase)
    table.answer(table.parse("declare"))
    for _ in range(5):
        table.answer(table.parse(likes(table, GATES)))
    assert state_of(table).figure == location("lorien")
    assert state_of(table).corruption == 0


def test_a_fellowship_that_is_found_keeps_the_way_to_lorien() -> None:
    table = play(position(figure="rivendell"), call(hunt.walk, 2, hunt.REVEALED))
    for _ in range(2):
        table.answer(table.parse(likes(table, GATES)))
    assert state_of(table).figure == location("hollin")
    table = play(position(figure="hollin"), call(hunt.walk, 2, hunt.REVEALED))
    assert likes(table, GATES) != "moria"


# --- harm ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("harm", "corruption", "guide_name", "liked"),
    [
        (1, 0, "gandalf-grey", "ring"),
        (3, 0, "gandalf-grey", "guide"),
        (1, 2, "strider", "ring"),
        (2, 0, "boromir", "guide"),
        (1, 8, "boromir", "random"),
    ],
)
def test_small_harm_is_for_the_ring_and_great_harm_for_companions(
    harm: int, corruption: int, guide_name: str, liked: str
) -> None:
    ranking = ("gandalf-grey", "strider", "boromir")
    gone = " ".join(ranking[: ranking.index(guide_name)])
    s = position(guide=guide_name, gone=gone, damage=harm, corruption=corruption)
    assert likes(play(s, damage.settle), SPARE) == liked


def test_strider_is_the_last_to_go() -> None:
    s = position(guide="strider", gone="gandalf-grey", damage=3)
    assert likes(play(s, damage.settle), SPARE) != "guide"


def test_a_card_against_harm_is_used() -> None:
    s = position(damage=2, table=1 << CARD_NUMBER["fp-char-07"])
    table = play(s, damage.reduce)
    assert likes(table, SPARE) == "fp-char-07"


# --- the king --------------------------------------------------------------------------------------------------------


def test_strider_leaves_the_fellowship_when_minas_tirith_is_in_reach() -> None:
    for progress, leaves in ((2, True), (0, False)):
        s = position("minas-tirith: gondor 3 regular", figure="lorien", free_dice="character muster", hunt_box=[1, 1])
        s.progress = progress
        table = play(s, actions.opportunity)
        assert (likes(table, CROWN) == "character separate") is leaves
        assert Lookahead(1, CROWN).is_settled(table.parse("character separate"), "act")


def test_strider_goes_to_be_crowned() -> None:
    table = play(position("minas-tirith: gondor 3 regular", figure="lorien", progress=2), guide.separate)
    for wanted in ("strider", "done", "minas-tirith"):
        assert likes(table, CROWN) == wanted
        table.answer(table.parse(wanted))


def test_strider_on_the_map_walks_on_alone() -> None:
    s = position("edoras: strider, rohan 2 regular", "minas-tirith: gondor 3 regular", free_dice="character")
    table = play(s, companions.move_companions)
    for wanted in ("strider", "minas-tirith"):
        assert likes(table, CROWN) == wanted
        table.answer(table.parse(wanted))


# --- guards ----------------------------------------------------------------------------------------------------------


def test_two_units_stay_in_a_stronghold_near_the_enemy_also_if_all_are_elites() -> None:
    s = position("minas-tirith: gondor 3 elite", "osgiliath: sauron 3 regular", at_war="gondor sauron")
    table = play(s, call(movement.move_armies, 2, 0))
    table.answer(table.parse("minas-tirith->lossarnach"))
    for _ in range(2):
        assert likes(table, KEEP) == "gondor-elite"
        table.answer(table.parse("gondor-elite"))


def test_a_march_that_strips_a_stronghold_is_the_last_choice() -> None:
    s = position(
        "minas-tirith: gondor 2 regular",
        "grey-havens: elves 2 regular",
        "osgiliath: sauron 3 regular",
        at_war="gondor elves sauron",
    )
    table = play(s, call(movement.move_armies, 2, 0))
    stripping = value(table, KEEP, "minas-tirith->lossarnach")
    assert stripping < value(table, KEEP, "grey-havens->tower-hills")


@pytest.mark.parametrize("expansion", [False, True])
def test_with_the_expansion_armies_march_freely(expansion: bool) -> None:
    s = position(
        "minas-tirith: gondor 2 regular",
        "osgiliath: sauron 3 regular",
        at_war="gondor sauron",
        expansion=expansion,
    )
    table = play(s, call(movement.move_armies, 2, 0))
    assert (value(table, KEEP | FREELY, "minas-tirith->lossarnach") == war.STRIPPED) is not expansion


def test_two_points_of_the_free_peoples_alarm_the_shadow() -> None:
    armies = ("dol-guldur: sauron 4 regular", "old-ford: elves 3 regular")
    calm, alarmed = (position(*armies, at_war="elves sauron", captured=captured) for captured in ("", "umbar"))
    region = location("dol-guldur")
    assert not garrisons.is_alarmed(calm, SHADOW)
    assert garrisons.is_alarmed(alarmed, SHADOW)
    assert garrisons.guards_wanted(alarmed, region, SHADOW, KEEP) > garrisons.guards_wanted(calm, region, SHADOW, KEEP)


def test_recruits_go_where_guards_are_missing() -> None:
    s = position(
        "minas-tirith: gondor 1 regular",
        "pelargir: gondor 2 regular",
        "osgiliath: sauron 5 regular",
        at_war="gondor sauron",
        free_dice="muster",
    )
    table = play(s, muster.recruit)
    assert likes(table, KEEP).endswith("minas-tirith")


@pytest.mark.parametrize(
    ("army", "enemy", "place", "kept", "lean"),
    [
        ("minas-tirith: gondor 4 regular", "minas-morgul: sauron 1 regular", "minas-tirith", 2, 2),
        ("rivendell: elves 4 regular", "trollshaws: sauron 2 regular", "rivendell", 2, 0),
        ("rivendell: elves 4 regular", "trollshaws: sauron 3 regular", "rivendell", 2, 2),
        ("pelargir: gondor 2 regular", "osgiliath: sauron 3 regular", "pelargir", 1, 0),
    ],
)
def test_lean_guards_stay_on_the_front_and_where_a_band_stands_at_the_door(
    army: str, enemy: str, place: str, kept: int, lean: int
) -> None:
    s = position(army, enemy, at_war="gondor elves sauron")
    region = location(place)
    assert garrisons.guards_wanted(s, region, FREE, KEEP) == kept
    assert garrisons.guards_wanted(s, region, FREE, KEEP | LEAN) == lean


def test_lean_armies_march_out_of_a_stronghold_in_the_rear() -> None:
    s = position("rivendell: elves 2 regular", "hollin: sauron 1 regular", at_war="elves sauron")
    table = play(s, call(movement.move_armies, 2, 0))
    assert value(table, KEEP, "rivendell->trollshaws") == war.STRIPPED
    assert value(table, KEEP | LEAN, "rivendell->trollshaws") > war.STRIPPED


def test_the_shadow_keeps_its_guards_with_lean_armies() -> None:
    s = position("dol-guldur: sauron 4 regular", "old-ford: elves 3 regular", at_war="elves sauron")
    region = location("dol-guldur")
    assert garrisons.guards_wanted(s, region, SHADOW, KEEP | LEAN) == garrisons.guards_wanted(s, region, SHADOW, KEEP)


@pytest.mark.parametrize(("points", "wanted"), [("", 4), ("umbar", 5)])
def test_the_shadow_mans_a_stronghold_against_the_greatest_army_near(points: str, wanted: int) -> None:
    armies = ("minas-morgul: sauron 3 regular", "south-ithilien: gondor 7 regular 1 elite")
    s = position(*armies, at_war="gondor sauron", captured=points)
    region = location("minas-morgul")
    assert garrisons.guards_wanted(s, region, SHADOW, KEEP | LEAN) < wanted
    assert garrisons.guards_wanted(s, region, SHADOW, KEEP | LEAN | BRACE) == wanted


def test_the_shadow_relieves_its_sieges() -> None:
    s = position(
        "minas-morgul: gondor 4 regular",
        "inside minas-morgul: sauron 2 regular",
        "morannon: sauron 4 regular",
        "gorgoroth: sauron 4 regular",
        at_war="gondor sauron",
    )
    goals = dict(war.weights(s, BRACE, SHADOW))
    assert location("minas-morgul") in goals
    assert location("minas-morgul") not in dict(war.weights(s, 0, SHADOW))
    table = play(s, call(attacking.attack, 0), acting=SHADOW)
    for answer in ("gorgoroth->minas-morgul", "inside-minas-morgul->minas-morgul"):
        assert (value(table, BRACE, answer) > value(table, 0, answer)) is answer.startswith("gorgoroth")


def test_a_plan_draws_armies_to_its_goal() -> None:
    lorien = location("lorien")
    s = position("moria: sauron 5 regular", "lorien: elves 2 regular", at_war="elves sauron")
    assert goal_of(NINTH) == -1
    assert dict(war.weights(s, with_goal(0, lorien), SHADOW))[lorien] > dict(war.weights(s, 0, SHADOW))[lorien]


def test_a_plan_holds_for_a_turn() -> None:
    judgement = RingkriegEvaluator(NINTH)
    s = started(3, 2)
    while not isinstance(s.question, actions.Act) or s.question.side != SHADOW:
        s.advance(greedy_answer(judgement, s, Random(1)))
    player = Lookahead(1, NINTH | PLAN, worlds=(1,))
    answer = player.choose(Perspective(RULES, s, s.question.seat))
    planned = player.evaluator
    assert goal_of(planned.style) in {-1, *war.near_goals(s, NINTH, SHADOW)[:PLANS]}
    s.advance(answer)
    while not isinstance(s.question, actions.Act) or s.question.side != SHADOW:
        s.advance(greedy_answer(judgement, s, Random(1)))
    player.choose(Perspective(RULES, s, s.question.seat))
    assert player.evaluator is planned


@pytest.mark.parametrize(("style", "most"), [(NINTH, 1), (NINTH | ENLIST, 4)])
def test_several_places_for_recruits_are_tried(style: int, most: int) -> None:
    s = position("morannon: sauron 2 regular", at_war="sauron southrons", shadow_dice="muster")
    table = play(s, muster.recruit, acting=SHADOW)
    question = state_of(table).question
    assert question is not None
    assert len(Lookahead(1, style).judged(table.perspective(question.seat))[1]) == most


# --- Minions ---------------------------------------------------------------------------------------------------------


def test_no_die_is_spent_to_move_nobody() -> None:
    s = position("rivendell: nazgul 1", "dol-guldur: sauron 2 regular", shadow_dice="character", figure="rivendell")
    assert errands.flight_value(s) == errands.IDLE
    assert likes(play(s, minions.move_minions, acting=SHADOW), ERRAND) == "done"


def test_a_nazgul_flies_to_the_fellowship_and_not_away() -> None:
    s = position("dol-guldur: nazgul 2", figure="hollin", shadow_dice="character")
    table = play(s, minions.move_minions, acting=SHADOW)
    assert errands.flight_value(s) > 0
    assert errands.gain_of(s, NAZGUL, location("dol-guldur"), errands.best_perches(s)) > errands.GAIN
    assert likes(table, ERRAND) != "done"


def test_the_witch_king_comes_to_a_siege_and_not_to_barad_dur() -> None:
    besieged = (
        "minas-tirith: sauron 6 regular",
        "inside minas-tirith: gondor 3 regular",
        "barad-dur: sauron 6 regular",
    )
    s = position(*besieged, at_war="sauron gondor", shadow_dice="muster")
    table = play(s, call(entry.bring, MUSTER), acting=SHADOW)
    assert likes(table, ERRAND).endswith("minas-tirith")
    assert errands.best_coming(s, MUSTER) > act.ATTACKING
    idle = position("barad-dur: sauron 2 regular", at_war="sauron", shadow_dice="muster")
    assert errands.best_coming(idle, MUSTER) == errands.ALONE


# --- the Hunt --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mordor", "usual", "hunting"), [(None, "1", "1"), (2, "2", "3")])
def test_most_dice_hunt_while_the_ring_is_in_mordor(mordor: int | None, usual: str, hunting: str) -> None:
    s = position("barad-dur: sauron 5 regular")
    if mordor is not None:
        s.mordor = mordor
    table = play(s, allocate_hunt, acting=SHADOW)
    assert likes(table, 0) == usual
    assert chosen(table, EIGHTH) == hunting


# --- cards and battles -----------------------------------------------------------------------------------------------


def test_the_rings_own_cards_are_kept() -> None:
    s = position(free_hand="fp-char-05 fp-str-06 fp-char-07")
    cloak, rangers, horn = (CARD_NUMBER[name] for name in ("fp-char-05", "fp-str-06", "fp-char-07"))
    assert worth.worth(s, cloak) > worth.worth(s, rangers)
    assert worth.worth(s, horn) > worth.worth(s, rangers)
    without = position(free_hand="fp-char-07", gone="boromir")
    assert worth.worth(without, horn) == worth.SPOILT


def test_a_battle_without_a_chance_is_not_fought() -> None:
    many = ("north-ithilien: gondor 8 regular", "south-ithilien: gondor 8 regular")
    s = position("osgiliath: sauron 1 regular", *many, at_war="gondor sauron")
    table = play(s, call(attacking.attack, 0), acting=SHADOW)
    assert max(RingkriegEvaluator(ODDS).judge(state_of(table))) == war.HOPELESS


def test_an_army_does_not_lift_its_own_siege() -> None:
    s = position(
        "minas-tirith: sauron 6 regular",
        "inside minas-tirith: gondor 3 regular",
        "pelargir: gondor 1 regular",
        at_war="gondor sauron",
    )
    table = play(s, call(movement.move_armies, 2, 0), acting=SHADOW)
    assert value(table, ODDS, "minas-tirith->lossarnach") < value(table, 0, "minas-tirith->lossarnach")


def test_players_of_old_have_none_of_these_traits() -> None:
    assert not SIXTH & (NET | GATES | SPARE | CROWN | KEEP | ERRAND | WORTH | ODDS)
    assert not SEVENTH & (LEAN | HUNT)
    assert not EIGHTH & (NET | FREELY)
    assert not NINTH & (BRACE | ENLIST | PLAN)
