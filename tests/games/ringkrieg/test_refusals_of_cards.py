"""Why something cannot be chosen when a card asks: the deciding rule for what was picked."""

import pytest

from ringspiel.games.ringkrieg.armies import minions
from ringspiel.games.ringkrieg.cards.marching import MarchOn, StartMarch
from ringspiel.games.ringkrieg.cards.recruiting import ChooseRank
from ringspiel.games.ringkrieg.combat import attacking, casualties
from ringspiel.games.ringkrieg.expansion.corsairs import why_not_sail
from ringspiel.games.ringkrieg.expansion.numbers import SHIP
from ringspiel.games.ringkrieg.pieces.figures import FREE, NATIONS, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import call
from tests.games.playing import refused
from tests.games.ringkrieg.cardplay import play_card
from tests.games.ringkrieg.expanded import expanded
from tests.games.ringkrieg.position import location, play, position, say
from tests.games.ringkrieg.test_refusals import ARMIES, why


def rule(question: Question[RingkriegState], s: RingkriegState, *targets: str) -> str:
    """The rule that forbids what was picked."""
    refusal = question.explain(s, targets)
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("RK-E19", "RK-M17")
def test_a_unit_that_a_card_does_not_bring_says_why() -> None:
    s = position("dol-amroth: gondor 15 regular")
    question = ChooseRank(FREE, FREE, NATIONS.index("gondor"), location("pelargir"))
    assert rule(question, s, "figure:gondor-regular") == "RK-M17", "all are on the map"
    assert rule(question, s, "figure:rohan-regular") == "RK-E19"


@pytest.mark.rule("RK-V1", "RK-V21")
def test_a_march_begins_where_an_army_can_go() -> None:
    s = position("moria: sauron 1 regular", "edoras: rohan 1 regular", at_war="rohan")
    question = StartMarch(SHADOW, SHADOW, 2, 0, 0)
    assert rule(question, s, "region:edoras") == "RK-V1"
    assert rule(question, s, "region:moria") == "RK-V21"


@pytest.mark.rule("RK-V4", "RK-V16", "RK-V17")
def test_a_march_goes_on_to_an_open_neighbour() -> None:
    s = position("moria: sauron 1 regular", "dimrill-dale: elves 1 regular", at_war="sauron elves")
    question = MarchOn(SHADOW, SHADOW, (location("moria"),), 2, 0)
    assert rule(question, s, "region:dimrill-dale") == "RK-V16", "next to it, but not free"
    assert rule(question, s, "region:edoras") == "RK-V4"


@pytest.mark.rule("RK-B3")
def test_an_attacker_without_a_target_is_asked_for_one() -> None:
    s = position(*ARMIES, "dale: north 1 regular", "carrock: sauron 1 regular", at_war="rohan sauron north")
    table = play(s, call(attacking.attack, 0))
    assert "Still to be chosen: where to" in why(table, "region:edoras")


@pytest.mark.rule("RK-B33")
def test_who_is_not_there_takes_no_hit() -> None:
    s = position("edoras: rohan 2 regular 2 elite")
    table = play(s, call(casualties.take_hits, location("edoras"), FREE, 1), acting=SHADOW)
    assert refused(table, "gondor-regular") == "RK-B33"


@pytest.mark.rule("RK-E33")
def test_a_card_for_nazgul_moves_no_other_minion() -> None:
    s = position("moria: nazgul 2, mouth-of-sauron")
    table = play(s, minions.fly, acting=SHADOW)
    assert "Mouth" not in why(table, "region:edoras")
    assert why(table, "figure:mouth-of-sauron").startswith("RK-E33")
    assert not why(table, "figure:saruman").startswith("RK-E33")


@pytest.mark.rule("RK-412")
def test_only_the_shadow_sails() -> None:
    s = expanded("umbar: ship 2", factions="corsairs")
    assert why_not_sail(s, FREE, SHIP, location("umbar"), -1) == "RK-412"
    assert why_not_sail(s, SHADOW, SHIP, location("umbar"), -1) == ""


@pytest.mark.rule("RK-Z119", "RK-V16")
def test_the_dunlendings_army_goes_on_where_nobody_stands_in_the_way() -> None:
    s = expanded(
        "south-dunland: dunlending 2",
        "gap-of-rohan: rohan 1 regular",
        factions="dunlendings",
        at_war="isengard",
        shadow_hand="shadow-str-11E",
    )
    table = say(play_card("shadow-str-11E", s), "2")
    assert why(table, "region:gap-of-rohan", "use:move-army").startswith("RK-V16")
    assert why(table, "region:edoras").startswith("RK-V4")
