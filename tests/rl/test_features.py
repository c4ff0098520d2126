"""Features say what a seat may know, no more, and always in the same places."""

import numpy as np
import pytest

import ringspiel
from ringspiel.kernel.chance import key_of
from ringspiel.rl import features_of
from tests.conformance.variants import Variant, each_seat_count, each_variant, positions, states


@each_variant
def test_imagined_states_have_the_same_features(variant: Variant) -> None:
    features = features_of(variant.game, variant.seats, variant.options)
    for table in positions(variant, most=12):
        for seat in range(variant.seats):
            real = features.raw(table.state, seat)
            for seed in range(3):
                imagined = table.state.imagine(seat, key_of(seed))
                assert features.raw(imagined, seat) == real, difference(features.names, real, imagined, seat, variant)


def difference(names: tuple[str, ...], real: bytes, imagined: object, seat: int, variant: Variant) -> str:
    other = features_of(variant.game, variant.seats, variant.options).raw(imagined, seat)  # type: ignore[arg-type]
    return f"seat {seat} sees {[name for name, a, b in zip(names, real, other, strict=True) if a != b]}"


@each_seat_count
def test_every_position_gives_as_many_numbers_as_there_are_names(variant: Variant) -> None:
    features = features_of(variant.game, variant.seats)
    assert len(set(features.names)) == len(features.names) == features.size
    for state in states(variant, 5):
        seat = 0 if state.question is None else state.question.seat
        assert len(features.raw(state, seat)) == features.size


@each_seat_count
def test_vectors_are_float32_and_the_board_is_places_by_channels(variant: Variant) -> None:
    features = features_of(variant.game, variant.seats)
    layout = features.layout
    tables = list(positions(variant, most=4))
    vectors = np.stack([features.vector(table.state, 0) for table in tables])
    assert vectors.dtype == np.float32 and vectors.shape == (len(tables), features.size)
    assert layout.board(vectors).shape == (len(tables), len(layout.places), len(layout.channels))
    assert layout.fixed.shape == (len(layout.places), len(layout.fixed_names))
    together = features.scaled(b"".join(features.raw(table.state, 0) for table in tables))
    assert np.array_equal(together, vectors)


@each_seat_count
def test_neighbours_are_each_others(variant: Variant) -> None:
    features = features_of(variant.game, variant.seats)
    for table in positions(variant, most=3):
        edges = features.edges(table.state)
        pairs = set(zip(*edges.tolist(), strict=True))
        assert pairs and all((b, a) in pairs and a != b for a, b in pairs)
        assert edges.max() < len(features.layout.places)


@each_seat_count
def test_the_asked_seat_knows_that_it_is_asked_and_what(variant: Variant) -> None:
    features = features_of(variant.game, variant.seats)
    for table in positions(variant, most=6):
        if table.question is not None:
            for seat in range(variant.seats):
                told = dict(zip(features.names, features.raw(table.state, seat), strict=True))
                assert told[f"question:{table.question.kind}"] == 1
                assert told["asked"] == (seat == table.seat)


def test_all_seats_see_themselves_first() -> None:
    table = ringspiel.new("mordor", 3, seed=4)
    table.state.rings = [1, 2, 3]  # type: ignore[attr-defined]
    features = features_of("mordor", 3)
    place = features.names.index("player-0:rings")
    assert [features.raw(table.state, seat)[place] for seat in range(3)] == [1, 2, 3]


def test_the_own_hand_is_seen_and_no_other() -> None:
    table = ringspiel.new("tuerme", 3, seed=4)
    features = features_of("tuerme", 3)
    seen = [dict(zip(features.names, features.raw(table.state, seat), strict=True)) for seat in range(3)]
    for seat, hand in enumerate(table.state.hands):  # type: ignore[attr-defined]
        assert sum(value for name, value in seen[seat].items() if name.startswith("hand:")) == len(hand)
    assert len({str(each) for each in seen}) == 3


def test_points_are_hidden_where_the_rules_hide_them() -> None:
    table = ringspiel.new("gefaehrten", 2, seed=4, options={"hidden_scores": True})
    table.state.points = [7, 9]  # type: ignore[attr-defined]
    features = features_of("gefaehrten", 2)
    told = dict(zip(features.names, features.raw(table.state, 0), strict=True))
    assert (told["player-0:points"], told["player-1:points"]) == (8, 0)


def test_a_number_too_large_stops_at_the_largest() -> None:
    table = ringspiel.new("gran", 3, seed=4)
    table.state.round = 9000  # type: ignore[attr-defined]
    features = features_of("gran", 3)
    assert features.raw(table.state, 0)[features.names.index("round")] == 255


def test_features_of_a_seat_count_that_the_game_has_not_are_refused() -> None:
    with pytest.raises(ringspiel.BadOption):
        features_of("mordor", 7)
