"""What the campaign on conquests tells of the place that was won last."""

from __future__ import annotations

from campaigns.conquests import facts, last_turn

from ringspiel.agents.ringkrieg import selfplay
from tests.games.ringkrieg.position import location, position


def test_a_besieged_place_with_few_guards_and_an_army_that_could_relieve_it() -> None:
    s = position(
        "minas-morgul: gondor 5 regular",
        "inside minas-morgul: sauron 2 regular",
        "gorgoroth: sauron 8 regular",
        at_war="gondor sauron",
        captured="umbar",
    )
    place = location("minas-morgul")
    assert len(list(facts(s, place, [location("orthanc")]))) == 6
    assert "the Shadow recruited there in that turn" in list(facts(s, place, [place]))


def test_the_last_turn_of_a_game_is_found() -> None:
    game = selfplay.play("greedy@1", 3, pure=True)
    begun, _, _ = last_turn(game)
    assert begun.question is not None
    assert begun.turn > 1
