"""What a battle promises: the chance of the attackers, before it and while it is fought."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies.stacking import army_of
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.prospects import Host, Throw, hits_of, in_field, stormed
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.fighting import begin
from tests.games.ringkrieg.position import asked, location, play, position, say

BATTLES = 500
DICE: dict[str, Any] = {"free_dice": "event", "shadow_dice": "event"}
GOING_ON = {"cease-or-go-on": "go-on", "retreat": "stand"}


def shown(table: Table) -> Any:
    return table.view(None)["board"]


def test_one_unit_against_one_wins_twice_in_five_battles() -> None:
    """A third hits on each side; who is hit together with the enemy has not won: (1/3 × 2/3) / (5/9)."""
    one = Host(1, 0, 0, 0)
    assert in_field(one, one) == pytest.approx(0.4)


def test_leaders_roll_misses_again_as_far_as_they_can() -> None:
    assert hits_of(Throw(1, 2, 0)) == pytest.approx((2 / 3, 1 / 3))
    assert hits_of(Throw(1, 2, 3)) == pytest.approx((4 / 9, 5 / 9))
    assert hits_of(Throw(2, 2, 1)) == pytest.approx((8 / 27, 4 / 27 + 8 / 27, 1 / 9 + 4 / 27))


def test_elites_become_regulars_before_a_die_is_lost() -> None:
    assert Host(5, 1, 0, 0).after(1) == Host(5, 0, 0, 0)
    assert Host(6, 1, 0, 0).after(1) == Host(5, 1, 0, 0)
    assert Host(6, 6, 0, 0).after(1) == Host(6, 5, 0, 0)
    assert Host(2, 0, 0, 0).after(3).units == 0


@pytest.mark.rule("RK-X19", "RK-X20")
def test_a_storm_ends_after_its_round_unless_an_elite_pays_for_another() -> None:
    """Sixes only: a single unit falls to five dice with 1 − (5/6)^5."""
    defender = Host(1, 0, 0, 0)
    once = stormed(Host(5, 0, 0, 0), defender, 1)
    assert once == pytest.approx(1 - (5 / 6) ** 5)
    assert stormed(Host(5, 0, 0, 0), defender, 0) == 0.0
    assert stormed(Host(5, 1, 0, 0), defender, 1) > once


def attack_by_rohan(attackers: str, *defenders: str) -> Table:
    places = [f"{place}: {army}" for place, army in zip(("eastemnet", "edoras"), defenders, strict=False)]
    s = position(f"folde: {attackers}", *places, at_war="rohan sauron", captured="edoras")
    return play(s, call(attacking.attack_with, 0, 0), acting=FREE)


def test_each_attack_has_its_chance_before_it_is_chosen() -> None:
    table = attack_by_rohan("rohan 3 regular", "sauron 1 regular", "sauron 2 regular")
    chances = {each["target"]: each["chance"] for each in shown(table)["prospects"]}
    assert chances["eastemnet"] > chances["edoras"] > 40


def test_the_chance_of_those_who_are_picked_changes_with_them() -> None:
    table = attack_by_rohan("rohan 3 regular", "sauron 1 regular")
    assert asked(table) == "who-fights"
    [all_three] = shown(table)["prospects"]
    say(table, "rohan-regular")
    [two] = shown(table)["prospects"]
    assert 99 >= all_three["chance"] > two["chance"] > 40


def test_an_army_at_its_stronghold_might_withdraw() -> None:
    s = position("fords-of-isen: isengard 3 regular", "helms-deep: rohan 1 regular", at_war="rohan isengard")
    s.acting = SHADOW
    table = play(s, call(attacking.attack_with, 0, 0), acting=SHADOW)
    assert [prospect["walls"] for prospect in shown(table)["prospects"]] == [True]


def test_the_chance_follows_the_dice_and_is_silent_while_losses_are_chosen() -> None:
    """The attackers miss; then the defenders hit twice, and Boromir's army has Elites that could be reduced."""
    armies = ("folde: rohan 2 regular 1 elite, boromir", "eastemnet: sauron 3 regular")
    table = begin(position(*armies, at_war="rohan sauron"), "folde", "eastemnet", rolls=[1, 1, 1, 1, 6, 6, 1, 1])
    assert asked(table) == "leader-reroll"
    dismal = shown(table)["chance"]
    lucky = begin(position(*armies, at_war="rohan sauron"), "folde", "eastemnet", rolls=[6, 6, 1, 1, 1, 1, 1, 1])
    assert dismal < 50 < shown(lucky)["chance"]
    say(table, "0")
    assert asked(table) == "casualty"
    assert shown(table)["chance"] is None


def wins(seed: int) -> bool:
    s = position("folde: rohan 4 regular 1 leader", "eastemnet: sauron 3 regular", at_war="rohan sauron", **DICE)
    s.generator = Generator(key_of(seed))
    s.then(
        call(attacking.begin, location("folde"), location("eastemnet"), army_of(s, location("folde"), FREE), 0),
        actions.action_phase,
    )
    s.run()
    while s.battle is not None:
        question = s.question
        assert question
        said = GOING_ON.get(question.kind, "")
        s.answer(next((each for each in s.legal if question.describe(s, each).notation == said), s.legal[-1]))
    return not s.has_units(location("eastemnet"), SHADOW) and s.has_units(location("folde"), FREE)


def test_battles_are_won_as_often_as_is_said() -> None:
    """Fought by the rules themselves: three standard errors are six in a hundred here."""
    promised = in_field(Host(4, 0, 0, 1), Host(3, 0, 0, 0))
    fought = sum(wins(seed) for seed in range(BATTLES)) / BATTLES
    assert fought == pytest.approx(promised, abs=0.06)
