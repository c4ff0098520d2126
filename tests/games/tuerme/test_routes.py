"""The ways that the view offers for the running move, so that a player can point at the goal."""

from random import Random
from typing import Any

import ringspiel
from ringspiel.games.tuerme.board import PLAYABLE, fields_of, mask_of
from ringspiel.kernel.event import Event
from tests.games.tuerme.battle import battle, play, state


def routes(table: ringspiel.Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.view(table.seat)["board"]["routes"]
    return found


def test_only_who_moves_gets_the_routes() -> None:
    table = battle(green="h4", hands=["gimli-9"])
    assert routes(table) == []
    play(table, "gimli-9")
    assert routes(table)
    assert table.view(1)["board"]["routes"] == table.view(None)["board"]["routes"] == []


def test_every_route_can_be_walked_and_does_what_it_says() -> None:
    random = Random(4)
    walked = 0
    for seed in range(12):
        table = ringspiel.new("tuerme", 2 + seed % 3, seed=seed)
        while table.seat is not None:
            question = table.question
            if question is not None and question.kind == "step":
                for route in random.sample(routes(table), min(3, len(routes(table)))):
                    walk(table.clone(), route)
                    walked += 1
            table.answer(random.choice(table.answers()))
    assert walked > 500


def walk(table: ringspiel.Table, route: dict[str, Any]) -> None:
    """Give the answers, and see that they are just enough and that what was promised happens."""
    turn, seat, strength = state(table).turn, table.seat, state(table).strength
    events: list[Event] = []
    for answer in route["answers"] + route["stop"]:
        assert state(table).turn == turn and table.seat == seat
        table.answer(answer)
        events += table.events()
    assert state(table).card < 0, "the move is over"
    steps = [event.data for event in events if event.kind in ("moved", "captured")]
    assert [step["field"] for step in steps] == route["path"]
    assert strength - steps[-1]["strength"] == route["cost"]
    pincers = [event.data for event in events if event.kind.startswith("pincer")]
    slain = {event.data["field"] for event in events if event.kind == "captured"}
    assert {field for pincer in pincers for field in pincer["own"] + pincer["partners"]} == set(route["pincer"])
    assert slain | set(route["pincer"]) == set(route["captured"])
    own = len(slain) + sum(len(pincer["own"]) for pincer in pincers)
    others = sum(len(pincer["partners"]) for pincer in pincers)
    assert (own, others) == (route["own_gain"], route["others_gain"])


def test_ways_with_other_captures_are_alternatives_and_of_equal_ones_the_cheapest_is_given() -> None:
    table = play(battle("i4", green="h4", hands=["aragorn-9"]), "aragorn-9")
    to_j5 = [route for route in routes(table) if route["to"] == "j5"]
    assert [route["captured"] for route in to_j5].count([]) == 1
    assert [route["captured"] for route in to_j5].count(["i4"]) == 1
    assert {tuple(route["captured"]): route["cost"] for route in to_j5} == {(): 2, ("i4",): 3}


def test_no_route_ends_on_another_figure() -> None:
    table = play(battle(green="h4", red="i4", hands=["gimli-9"]), "gimli-9")
    assert "i4" not in {route["to"] for route in routes(table)}
    assert "j4" in {route["to"] for route in routes(table)}


def test_a_pincer_is_told_before_it_is_closed() -> None:
    table = play(battle("h5 h4 h3", green="g6", red="h2", hands=["gimli-9"]), "gimli-9")
    route = next(route for route in routes(table) if route["path"] == ["h6"])
    assert route["pincer"] == ["h3", "h4", "h5"]
    assert (route["own_gain"], route["others_gain"]) == (2, 1)


def test_the_fields_of_a_mask_are_those_it_was_made_of_in_the_order_of_the_board() -> None:
    for fields in ([], [0], list(PLAYABLE), list(PLAYABLE)[::3]):
        assert fields_of(mask_of(fields[::-1])) == fields
