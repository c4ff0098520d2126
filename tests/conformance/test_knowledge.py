"""What a seat may not know stays hidden: in views, questions, choices and events."""

import copy
import json
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec
import pytest

import ringspiel
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.state import State
from tests.conformance.follow import follower_of
from tests.conformance.variants import Variant, each_hidden, each_seat_count, each_variant, positions

LONGEST_WALK = 12


def known(table: ringspiel.Table, state: State, seat: int | None) -> bytes:
    """All that the kernel would tell `seat` about a state."""
    other = copy.copy(table)
    other.state = state
    return msgspec.json.encode({"view": other.view(seat), "choices": other.choices(seat)}, order="deterministic")


def check_same(table: ringspiel.Table, imagined: State, seat: int | None, truth: bytes) -> None:
    """A world that differs in secrets alone must look the same to `seat`; else say where it does not."""
    if known(table, imagined, seat) != truth:
        place = first_difference(*(json.loads(known(table, state, seat)) for state in (table.state, imagined)))
        who = "spectators" if seat is None else f"seat {seat}"
        raise AssertionError(f"{table.game.id} shows {who} what is secret: {place}")


def first_difference(one: Any, other: Any, place: str = "") -> str:
    """Where two documents differ first, such as `view.board.players.0.cards`."""
    parts, others = (dict(enumerate(each)) if isinstance(each, list) else each for each in (one, other))
    if not isinstance(parts, dict) or not isinstance(others, dict) or parts.keys() != others.keys():
        return f"{place} ({one!r} or {other!r})"
    key = next(key for key in parts if parts[key] != others[key])
    return first_difference(one[key], other[key], f"{place}.{key}".lstrip("."))


def chance_of(state: State) -> str:
    return state.generator.key.hex()


@each_variant
def test_imagined_states_look_the_same_to_the_seat_that_imagines(variant: Variant) -> None:
    for table in positions(variant, most=15):
        for seat in range(variant.seats):
            truth = known(table, table.state, seat)
            for seed in range(3):
                imagined = table.imagine(seat, seed)
                check_same(table, imagined, seat, truth)
                assert table.game.known(imagined, seat) == table.game.known(table.state, seat)
                assert table.game.faults(imagined) == []
                assert imagined.question is None or imagined.legal == imagined.question.answers(imagined)


@each_hidden
def test_seats_with_secrets_are_imagined_with_others(variant: Variant) -> None:
    """Without this no other check of secrets could fail: they all compare with what `redeal` has dealt anew."""
    for seat in range(variant.seats):
        dealt = [dealt_anew(table, seat) for table in positions(variant, most=10)]
        assert any(dealt), f"{variant.game} says that it is hidden, but redeal changes nothing for seat {seat}"


def dealt_anew(table: ringspiel.Table, seat: int) -> bool:
    other = table.clone()
    other.state = table.imagine(seat, 5)
    return bool(other.save()["state"] != table.save()["state"])


@each_seat_count
def test_a_game_without_secrets_shows_everybody_the_same(variant: Variant) -> None:
    if ringspiel.game_of(variant.game).hidden:
        return
    for table in positions(variant, most=15):
        spectator = [table.view(None)["board"], [event.to_json() for event in table.events(None)]]
        for seat in range(variant.seats):
            seen = [table.view(seat)["board"], [event.to_json() for event in table.events(seat)]]
            assert seen == spectator, f"{variant.game} says that nothing is hidden, but seat {seat} sees something else"


@each_hidden
def test_no_look_at_a_hidden_card_can_be_undone(variant: Variant) -> None:
    """If an answer shows its seat what it could not know before, nobody may go back and answer otherwise."""
    random = Random(37)
    table = variant.new(37)
    for _ in range(150):
        if table.seat is None:
            break
        before, seat = table.clone(), table.seat
        table.answer(random.choice(table.answers()))
        if table.can_undo():
            check_nothing_seen(before, table, seat)


def check_nothing_seen(before: ringspiel.Table, after: ringspiel.Table, seat: int) -> None:
    given = after.entries[-1]
    for seed in range(4):
        world = before.imagine(seat, seed)
        world.generator = before.state.generator.clone()
        world.answer(given.answer)
        same = known(after, world, seat) == known(after, after.state, seat)
        assert same, f"seat {seat} sees something new by {given.notation!r} and can undo it: use turn_up or seal"


@each_seat_count
def test_spectators_know_no_more_than_every_seat(variant: Variant) -> None:
    for table in positions(variant, most=10):
        truth = known(table, table.state, None)
        for seat in range(variant.seats):
            check_same(table, table.imagine(seat, 1), None, truth)


@each_hidden
def test_worlds_that_differ_in_secrets_alone_go_the_same_way_for_a_seat(variant: Variant) -> None:
    """Views, events, counts and questions, step by step, until something is revealed."""
    random = Random(23)
    steps = 0
    for table in positions(variant, most=30):
        for seat in range(variant.seats):
            worlds = [table.imagine(seat, random.getrandbits(32)) for _ in range(2)]
            for world in worlds:
                world.generator = table.state.generator.clone()
            steps += walk(table, worlds, seat, random)
    assert steps, "no answer could be compared"


def walk(table: ringspiel.Table, worlds: list[State], seat: int, random: Random) -> int:
    """Give the same answers in two worlds for a while; how many steps they looked the same to `seat`."""
    for step in range(LONGEST_WALK):
        common = [answer for answer in worlds[0].legal if answer in worlds[1].legal]
        if not common:
            return step
        answer = random.choice(common)
        asked = worlds[0].question
        seen = [observed(table, world, answer, seat) for world in worlds]
        differences = [pair for pair in zip_longest(*seen) if pair[0] != pair[1]]
        if differences:
            assert asked is not None
            check_revealed(differences, f"seat {seat} can tell after {asked.kind} {answer} of seat {asked.seat}")
            return step
    return LONGEST_WALK


def observed(table: ringspiel.Table, world: State, answer: int, seat: int) -> list[dict[str, Any]]:
    """What `seat` hears and then sees of an answer."""
    world.log = []
    world.answer(answer)
    heard = [event.seen_by(seat) for event in world.log]
    after = {"kind": "position", "known": known(table, world, seat).decode()}
    return [*(event.to_json() for event in heard if event is not None), after]


def check_revealed(differences: list[tuple[Any, ...]], where: str) -> None:
    """Worlds may part only by the face of something that is turned up in both, and that the view shows as well."""
    first = differences[0]
    kinds = {None if each is None else each["kind"] for each in first}
    assert len(kinds) == 1 and not kinds & {"position", "forced"}, f"{where}: {first[0]} or {first[1]}"
    assert any("known" in each for pair in differences for each in pair if each), (
        f"{where}: an event shows what the view does not: {first}"
    )


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
    for game in ringspiel.all_games():
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
