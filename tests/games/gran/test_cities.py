"""Cities: GR-60 to GR-62."""

import pytest

from tests.games.gran.quest import asked, board, board_with, knight, legal, play, quest, refused, told


@pytest.mark.rule("GR-60")
def test_entering_a_city_with_the_ring_delivers_it_at_once_even_after_one_point() -> None:
    table = play(quest("T10 - -", bearer=0, amulets=[0, 3, 3]), "t20")
    assert told(table) == ["moved", "delivered", "refreshed"]
    assert asked(table) == "put-ring", "no second step over the city"
    play(table, "u22")
    assert (knight(table, 0)["point"], knight(table, 0)["seals"], knight(table, 0)["amulets"]) == ("T20", ["tirad"], 2)
    assert (table.seat, board(table)["ring"]) == (1, "U22")


@pytest.mark.rule("GR-60")
@pytest.mark.parametrize(("city", "realm"), [("T20", "tirad"), ("U20", "urgad"), ("G20", "galad"), ("E20", "elgad")])
def test_each_city_gives_its_own_seal(city: str, realm: str) -> None:
    table = play(quest(f"{city[0]}10 - -", bearer=0), city.lower())
    assert knight(table, 0)["seals"] == [realm]


@pytest.mark.rule("GR-60", "GR-23")
def test_a_visitor_delivers_nothing_while_another_carries_the_ring() -> None:
    table = play(quest("T10 U22 -", bearer=1, amulets=[0, 3, 3]), "t20 stay")
    assert told(table)[:2] == ["refreshed", "turn"]
    assert (knight(table, 0)["seals"], knight(table, 0)["amulets"], knight(table, 1)["ring"]) == ([], 1, True)


@pytest.mark.rule("GR-61")
def test_a_second_delivery_gives_amulets_and_moves_the_ring_but_no_seal() -> None:
    table = play(quest("T10 - -", bearer=0, won=["tirad", "", ""], amulets=[1, 3, 3]), "t20")
    assert "delivered-again" in told(table)
    assert asked(table) == "put-ring"
    assert (knight(table, 0)["seals"], knight(table, 0)["amulets"]) == (["tirad"], 3)


@pytest.mark.rule("GR-61")
def test_six_players_can_all_have_the_same_seal() -> None:
    won = ["", "tirad", "tirad", "tirad", "tirad", "tirad"]
    table = play(quest("T10 - - - - -", bearer=0, won=won), "t20")
    assert knight(table, 0)["seals"] == ["tirad"]


@pytest.mark.rule("GR-62")
def test_a_bearer_cannot_even_pass_an_occupied_city() -> None:
    table = quest("T10 T20 -", bearer=0)
    assert "t20" not in legal(table)
    assert refused(table, "t20") == "GR-54"


@pytest.mark.rule("GR-62")
def test_a_winner_without_the_ring_passes_over_an_occupied_city_but_not_with_it() -> None:
    """On a board with a dragon beside the city."""
    changed = board_with({"T10": "dragon"})
    without = play(quest("T00 T20 -", ring="U22", fights=[(3, 3)], on=changed), "t10")
    assert "t20" in legal(without)
    play(without, "t20")
    assert legal(without) == {"t30", "t31"}
    assert refused(without, "stay") == "GR-54"
    bearer = play(quest("T00 T20 -", bearer=0, fights=[(3, 3)], on=changed), "t10 stay")
    assert asked(bearer) == "further-move"
    assert refused(bearer, "t20") == "GR-54"
