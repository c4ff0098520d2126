"""What a seat may not know stays hidden: in views, questions, choices and events."""

import json
from random import Random

import pytest

import ringspiel
from ringspiel.table.chance import key_of
from ringspiel.table.state import State
from tests.conformance.follow import follower_of
from tests.conformance.variants import Variant, each_seat_count, each_variant, positions


def known(table: ringspiel.Table, state: State, seat: int | None) -> str:
    """All that the kernel would tell `seat` about a state."""
    other = table.clone()
    other.state = state
    return json.dumps([other.view(seat), other.choices(seat)], sort_keys=True)


def chance_of(state: State) -> str:
    return state.generator.key.hex()


@each_variant
def test_imagined_states_look_the_same_to_the_seat_that_imagines(variant: Variant) -> None:
    for table in positions(variant, most=15):
        for seat in range(variant.seats):
            for seed in range(3):
                imagined = table.imagine(seat, seed)
                assert known(table, imagined, seat) == known(table, table.state, seat)
                assert table.game.faults(imagined) == []
                assert imagined.question is None or imagined.legal == imagined.question.answers(imagined)


@each_seat_count
def test_spectators_know_no_more_than_every_seat(variant: Variant) -> None:
    for table in positions(variant, most=10):
        for seat in range(variant.seats):
            assert known(table, table.imagine(seat, 1), None) == known(table, table.state, None)


@each_seat_count
def test_events_tell_a_seat_nothing_that_its_view_does_not_show(variant: Variant) -> None:
    """Two worlds that look the same to a seat, before and after an answer, also sound the same."""
    random = Random(23)
    compared = 0
    for table in positions(variant, most=30):
        if table.seat is None:
            continue
        answer = random.choice(table.answers())
        for seat in range(variant.seats):
            worlds = [table.imagine(seat, seed) for seed in range(4)]
            if all(answer in world.legal for world in worlds):
                compared += sounds_alike(table, worlds, answer, seat)
    assert compared or variant.seats == 1


def sounds_alike(table: ringspiel.Table, worlds: list[State], answer: int, seat: int) -> bool:
    heard = []
    for world in worlds:
        world.generator = table.state.generator.clone()
        world.log = []
        world.answer(answer)
        seen = [event.seen_by(seat) for event in world.log]
        heard.append([event.to_json() for event in seen if event is not None])
    known_after = [known(table, world, seat) for world in worlds]
    alike = [number for number in range(1, len(worlds)) if known_after[number] == known_after[0]]
    assert all(heard[number] == heard[0] for number in alike)
    return bool(alike)


@each_seat_count
def test_views_are_json_and_never_carry_the_source_of_chance(variant: Variant) -> None:
    for table in positions(variant, most=15):
        for seat in (None, *range(variant.seats)):
            shown = json.dumps([table.view(seat), table.choices(seat), [e.to_json() for e in table.events(seat, 0)]])
            assert chance_of(table.state) not in shown
            assert "seed" not in shown


@each_seat_count
def test_only_the_asked_seat_gets_choices(variant: Variant) -> None:
    for table in positions(variant, most=15):
        for seat in (None, *range(variant.seats)):
            assert bool(table.choices(seat)) == (seat is not None and seat == table.seat)


@each_seat_count
def test_an_imagined_state_has_chance_of_its_own(variant: Variant) -> None:
    for table in positions(variant, most=3):
        if table.seat is not None:
            keys = {chance_of(table.imagine(table.seat, seed)) for seed in range(100, 105)}
            assert len(keys) == 5 and chance_of(table.state) not in keys
            assert chance_of(table.imagine(0, 3)) == key_of(3).hex()


@pytest.mark.parametrize("seat", [-1, 99, "0", 1.0])
def test_a_seat_that_does_not_exist_sees_nothing(seat: object) -> None:
    for game in ringspiel.games():
        with pytest.raises(ringspiel.BadOption, match="no seat"):
            ringspiel.new(game.id, game.seat_counts[0], seed=1).view(seat)  # type: ignore[arg-type]


@each_variant
def test_events_alone_suffice_to_follow_the_game(variant: Variant) -> None:
    """What is on the board, as everybody sees it, rebuilt from the setup's view and all events since."""
    follower = follower_of(variant.game)
    table = variant.new(27)
    random = Random(27)
    board = follower.board(table.view(None))
    while table.seat is not None:
        table.answer(random.choice(table.answers()))
        for event in table.events(None):
            follower.follow(board, event.to_json())
        assert board == follower.board(table.view(None)), table.entries[-1].notation
