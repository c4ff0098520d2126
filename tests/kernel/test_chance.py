"""Chance: the same everywhere, evenly spread, dictated where somebody wants to."""

import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ringspiel
from ringspiel.kernel.chance import Generator, Recorded, Scripted, commitment_to, key_of
from tests.toys.road import Road


def test_the_sequence_of_a_seed_never_changes() -> None:
    """These numbers hold on every platform and Python version; old records depend on them."""
    generator = Generator(key_of(7))
    assert [generator.below(6) for _ in range(20)] == [2, 5, 3, 0, 1, 1, 3, 0, 5, 0, 3, 3, 3, 2, 2, 1, 5, 5, 2, 0]
    assert [generator.below(1000) for _ in range(5)] == [119, 447, 632, 20, 206]


@given(seed=st.integers(0, 2**128), n=st.integers(1, 2**31), skip=st.integers(0, 40))
def test_a_copy_goes_on_like_its_original_and_stays_in_range(seed: int, n: int, skip: int) -> None:
    generator = Generator(key_of(seed))
    for _ in range(skip):
        generator.below(6)
    copy = generator.clone()
    drawn = [generator.below(n) for _ in range(20)]
    assert drawn == [copy.below(n) for _ in range(20)]
    assert all(0 <= value < n for value in drawn)


@given(st.integers(0, 40), st.integers(0, 40), st.booleans())
def test_several_words_are_the_same_as_one_by_one(skip: int, n: int, loaded: bool) -> None:
    one, many = (Generator(key_of(3), skip) for _ in range(2))
    if loaded:
        assert one.word() == many.word()
    assert many.several(n) == [one.word() for _ in range(n)]
    assert many.used == one.used and many.word() == one.word()


def test_keys_of_large_seeds_leave_nothing_behind() -> None:
    """Searching makes thousands of them in a second, also in a compiled server that runs for months."""
    seeds, before = 4000, sys.getallocatedblocks()
    for seed in range(2**70, 2**70 + seeds):
        key_of(seed)
    assert sys.getallocatedblocks() - before < seeds // 2


def test_all_results_are_equally_likely() -> None:
    generator = Generator(key_of(1))
    counts = Counter(generator.below(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5, "one in a thousand fair generators exceeds this (5 degrees of freedom)"


def test_numbers_that_would_favour_small_results_are_drawn_again() -> None:
    """For n = 3 * 2^30 a plain multiplication would give some results twice as often as others."""
    generator = Generator(key_of(2))
    third = sum(generator.below(3 * 2**30) < 2**30 for _ in range(30_000))
    assert abs(third - 10_000) < 300


@pytest.mark.parametrize("n", [1, 6, 2**31 - 1, 2**31, 2**31 + 1, 3 * 2**30, 2**32])
def test_every_bound_reads_the_same_words_in_the_same_way(n: int) -> None:
    """Bounds that machine numbers can multiply, and those beyond them; in the first block and in later ones."""
    generator, words = Generator(key_of(5)), Generator(key_of(5))
    for _ in range(50):
        product = words.word() * n
        while product % 2**32 < 2**32 % n:
            product = words.word() * n
        assert generator.below(n) == product >> 32
    assert generator.used == words.used


def test_dictated_chance_comes_first_and_then_the_seed() -> None:
    script = Scripted([3, 0])
    generator = Generator(key_of(7))
    assert [script.draw(generator, 6) for _ in range(3)] == [3, 0, Generator(key_of(7)).below(6)]
    assert script.drain() and script.drain() == []


def test_dictated_chance_must_be_possible() -> None:
    with pytest.raises(ringspiel.ChanceMismatch, match="0 to 5"):
        Scripted([6]).draw(Generator(key_of(7)), 6)


def test_impossible_dictated_chance_leaves_the_table_as_it_was() -> None:
    table = ringspiel.new("mordor", 2, seed=1, options={"start": 0}, chance=Scripted([0, 0, 0, 0, 0, 9]))
    before = table.save()
    with pytest.raises(ringspiel.ChanceMismatch):
        table.answer(table.answers()[0])
    assert table.save() == before and table.entries == []


def test_recorded_chance_must_be_there_and_fit_the_seed() -> None:
    recorded = Recorded(seed_known=True)
    right = Generator(key_of(7)).below(6)
    recorded.expect("answer 1", [right], [])
    assert recorded.draw(Generator(key_of(7)), 6) == right
    with pytest.raises(ringspiel.BrokenRecord, match="missing"):
        recorded.draw(Generator(key_of(7)), 6)
    recorded.drain()
    recorded.expect("answer 2", [(right + 1) % 6], [])
    with pytest.raises(ringspiel.BrokenRecord, match="the seed gives another"):
        recorded.draw(Generator(key_of(7)), 6)


def test_chance_seals_what_came_before() -> None:
    table = Road.table(seed=1, length=3)
    table.answer(1)
    assert table.entries[-1].sealed and table.entries[-1].chance and not table.can_undo()


def test_a_card_seen_of_a_pile_shuffled_before_seals_too() -> None:
    state = Road.table(seed=1, length=3).state.clone()
    assert not state.sealed
    assert state.turn_up([4, 7]) == 7
    assert state.sealed and not state.clone().sealed


def test_a_commitment_depends_on_seed_and_salt() -> None:
    assert len({commitment_to(1, "a"), commitment_to(1, "b"), commitment_to(2, "a")}) == 3


def test_a_game_without_seed_is_new_every_time_and_salted() -> None:
    one, other = ringspiel.new("mordor", 2), ringspiel.new("mordor", 2)
    assert one.seed != other.seed and one.salt != other.salt and len(one.salt) == 32


def test_a_game_with_dictated_chance_has_a_record_without_promise_that_replays() -> None:
    table = ringspiel.new("mordor", 2, seed=1, options={"start": 0}, chance=Scripted([0, 1, 2, 3, 0]))
    table.answer(table.answers()[0])
    record = table.record()
    assert record["commitment"] is None and record["seed"] is None
    assert ringspiel.replay(record).view()["board"] == table.view()["board"]


def test_a_record_replays_with_its_salt_and_with_no_other() -> None:
    table = ringspiel.new("mordor", 2, seed=1, salt="sea")
    table.answer(table.answers()[0])
    record = table.record(reveal=True)
    assert (record["salt"], record["commitment"]) == ("sea", commitment_to(1, "sea"))
    again = ringspiel.replay(record)
    assert again.record(reveal=True) == record
    for salt in ("", "rock", None):
        with pytest.raises(ringspiel.BrokenRecord, match="seed and salt"):
            ringspiel.replay(record | {"salt": salt})
