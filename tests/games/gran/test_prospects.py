"""What Explain says before a fight: the odds, the amulet, the fetter, and the ring that would be put down."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ringspiel.kernel.foresight import Foresight, foresee
from ringspiel.kernel.table import Table
from tests.games.gran.quest import play, quest


def explained(table: Table, notation: str) -> Foresight:
    seat = table.seat
    assert seat is not None
    answer = next(one for one in table.answers() if table.describe(one).notation == notation)
    return foresee(table, seat, answer)


def keys(found: Foresight) -> list[str]:
    return [text["key"].removeprefix("gran-prospect-") for text in found.prospects]


@pytest.mark.rule("GR-41")
@pytest.mark.parametrize("cards", [[0, 0, 0, 0, 0, 0, 2], [2, 0, 0, 0, 0, 0, 0], [1, 0, 2, 3, 6, 1, 0]])
def test_the_odds_of_a_dragon_are_those_of_the_cards_that_are_left(cards: list[int]) -> None:
    found = explained(quest("T22 - -", ring="U22", cards=cards), "t11")
    fights = [roll >= strength for strength in range(7) for _ in range(cards[strength]) for roll in range(1, 7)]
    percent = round(100 * Fraction(sum(fights), len(fights)))
    assert found.prospects[0]["args"] == {"percent": percent, "cards": sum(cards)}
    assert found.open


@pytest.mark.rule("GR-42")
def test_a_defeat_takes_an_amulet_and_a_turn() -> None:
    found = explained(quest("T22 - -", ring="U22", amulets=[2, 3, 3]), "t11")
    assert keys(found) == ["fight", "won", "lost"]
    assert found.prospects[-1]["args"] == {"left": 1}


@pytest.mark.rule("GR-43")
def test_a_ring_bearer_would_put_the_ring_down() -> None:
    assert keys(explained(quest("T22 - -", bearer=0), "t11"))[-1] == "lost-ring"


@pytest.mark.rule("GR-53")
def test_an_attack_on_a_dragon_takes_an_amulet_before_the_fight() -> None:
    found = explained(quest("T22 T11 -", ring="U22", amulets=[3, 3, 3]), "t11")
    assert "lost" in keys(found)
    assert found.prospects[-1]["args"] == {"left": 1}


def test_a_plain_step_has_nothing_to_come_of_it() -> None:
    table = quest("T22 - -", ring="U22")
    seat = table.seat
    assert seat is not None
    plain = [one for one in table.answers() if "effect" not in table.describe(one).text.get("args", {})]
    assert plain
    assert [foresee(table, seat, one).prospects for one in plain] == [[]] * len(plain)


@pytest.mark.rule("GR-41")
def test_a_winner_who_stays_does_not_fight_again() -> None:
    table = play(quest("T22 - -", ring="U22", fights=[(2, 6)]), "t11")
    assert explained(table, "stay").prospects == []
