"""What a game shows has the types that the client's are written from: its board, and the data of its events."""

import sys
from typing import Any, get_args

import msgspec
import pytest

import ringspiel
from ringspiel.kernel.event import Forced
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import all_games
from tests.conformance.variants import Variant, finished, positions, variants

TYPED = [game for game in all_games() if game.shown]
each_typed = pytest.mark.parametrize("game", TYPED, ids=lambda game: game.id)
each_typed_variant = pytest.mark.parametrize(
    "variant", [each for each in variants() if ringspiel.game_of(each.game) in TYPED], ids=str
)


def check(content: Any, type: Any) -> None:
    """Every field has its type, none is missing, and there is no other: what is unknown is lost on the way."""
    sent = msgspec.json.encode(content)
    known = msgspec.json.encode(msgspec.json.decode(sent, type=type))
    assert msgspec.json.decode(known) == msgspec.json.decode(sent)


@each_typed
def test_every_kind_of_event_has_a_type(game: Game[Any]) -> None:
    kinds = sys.modules[game.shown.__module__].Kind
    assert set(get_args(kinds)) == set(game.events)


@each_typed_variant
def test_boards_show_what_their_type_says(variant: Variant) -> None:
    for table in positions(variant):
        for seat in (None, *range(variant.seats)):
            check(table.view(seat)["board"], table.game.shown)


@each_typed_variant
def test_a_board_is_what_is_open_to_everybody_and_what_a_seat_alone_is_shown(variant: Variant) -> None:
    for table in positions(variant):
        open_view = table.game.open_view(table.state)
        for seat in (None, *range(variant.seats)):
            own_view = table.game.own_view(table.state, seat)
            assert not open_view.keys() & own_view.keys()
            assert {**open_view, **own_view} == table.game.view(table.state, seat)


@each_typed_variant
def test_events_tell_what_the_type_of_their_kind_says(variant: Variant) -> None:
    table = finished(variant)
    types = {"forced": Forced, **table.game.events}
    for seat in (None, *range(variant.seats)):
        for event in table.events(seat, since=0):
            check(event.data, types[event.kind])
