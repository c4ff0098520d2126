"""The fields of a state are the same, no matter who copies, saves or names them."""

from collections.abc import Iterator
from itertools import count
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

import ringspiel
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.part import Part
from ringspiel.kernel.save import restored_part, save, saved_part
from ringspiel.kernel.state import State
from tests.conformance.variants import Variant, each_seat_count, positions


def distinct(kind: Any, numbers: Iterator[int]) -> Any:
    """A value of a type that no other field has."""
    if get_origin(kind) is list:
        return [distinct(part, numbers) for part in get_args(kind) * 2]
    if get_args(kind):
        return distinct(next(part for part in get_args(kind) if part is not type(None)), numbers)
    if issubclass(kind, Part):
        part: Any = kind()
        fill(part, kind.shape, numbers)
        return part
    return kind(next(numbers))


def fill(owner: Any, shape: Any, numbers: Iterator[int]) -> None:
    for name, kind in get_type_hints(shape).items():
        setattr(owner, name, distinct(kind, numbers))


def plain(value: Any) -> Any:
    """To be compared: parts of a state know no equality."""
    if isinstance(value, Part):
        return {name: plain(part) for name, part in saved_part(value).items()}
    return [plain(part) for part in value] if isinstance(value, list) else value


def fields_of(state: State) -> set[str]:
    """All attributes of its own that a state has, and that are more than memory."""
    slots = {name for kind in type(state).__mro__ for name in slots_of(kind)}
    return (slots | set(getattr(state, "__dict__", ()))) - slots_of(State) - set(state.memory)


def slots_of(kind: type) -> set[str]:
    """A compiled class has another name for them."""
    return {*getattr(kind, "__slots__", ()), *getattr(kind, "__mypyc_attrs__", ())}


@each_seat_count
def test_copies_and_saves_carry_every_field(variant: Variant) -> None:
    game = ringspiel.game_of(variant.game)
    if list in get_type_hints(game.shape).values():
        pytest.skip("a compiled module keeps no types of what is in a list; the same source is tested plain")
    options = game.check_options(variant.options, variant.seats)
    state = game.start(variant.seats, options, Generator(key_of(1)))
    fill(state, game.shape, count(1))
    copy = state.clone()
    written = save(game, variant.seats, options, state)["state"]
    read = msgspec.convert(written, game.shape, dec_hook=restored_part)
    for name in get_type_hints(game.shape):
        value = plain(getattr(state, name))
        assert plain(getattr(copy, name)) == value, f"clone forgets {name}"
        assert plain(read[name]) == value, f"a saved position forgets {name}"


@each_seat_count
def test_what_a_saved_position_leaves_out_follows_from_the_options(variant: Variant) -> None:
    for table in positions(variant, most=6):
        loaded = ringspiel.load(table.save()).state
        for name in fields_of(table.state):
            same = plain(getattr(loaded, name)) == plain(getattr(table.state, name))
            assert same, f"{name} is neither in the shape of {variant.game} nor does it follow from the options"
