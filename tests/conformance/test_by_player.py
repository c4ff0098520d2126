"""What a game names as belonging to players is in every saved position, with one entry for each of them."""

import pytest

import ringspiel
from tests.conformance.variants import Variant, seat_variants, states

REAL = [variant for variant in seat_variants() if ringspiel.game_of(variant.game).by_player]


def test_every_game_of_the_package_names_something() -> None:
    assert {variant.game for variant in REAL} >= {"gefaehrten", "gran", "mordor", "ringkrieg", "tuerme"}


@pytest.mark.parametrize("variant", REAL, ids=str)
def test_there_is_one_entry_for_each_player(variant: Variant) -> None:
    game = ringspiel.game_of(variant.game)
    state = next(iter(states(variant, 1)))
    for name in game.by_player:
        assert name in game.shape.__annotations__
        assert len(getattr(state, name)) == variant.seats
