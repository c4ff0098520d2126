"""Intervals, ratings and sequential stopping hold what they promise."""

from __future__ import annotations

from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringspiel.arena.ratings import ratings
from ringspiel.arena.sequential import Gate, Verdict
from ringspiel.arena.statistics import mean, rate, wilson

counts = st.integers(1, 5000).flatmap(lambda of: st.tuples(st.integers(0, of), st.just(of)))
SLACK = 1e-12


@given(counts)
def test_the_interval_holds_the_rate_and_stays_between_0_and_1(count: tuple[int, int]) -> None:
    found = rate(*count)
    assert 0 <= found.low <= found.rate + SLACK
    assert found.rate - SLACK <= found.high <= 1
    assert found.low < found.high


@given(counts)
def test_failures_have_the_mirrored_interval(count: tuple[int, int]) -> None:
    hits, of = count
    low, high = wilson(hits, of)
    assert wilson(of - hits, of) == pytest.approx((1 - high, 1 - low))


@given(counts, st.integers(2, 10))
def test_more_games_make_the_interval_narrower(count: tuple[int, int], times: int) -> None:
    hits, of = count
    low, high = wilson(hits, of)
    more_low, more_high = wilson(hits * times, of * times)
    assert more_high - more_low < high - low


@pytest.mark.parametrize("of", [20, 100, 400])
@pytest.mark.parametrize("chance", [0.05, 0.2, 0.5, 0.8])
def test_the_interval_covers_the_truth_about_95_times_in_100(of: int, chance: float) -> None:
    covered = 0.0
    for hits in range(of + 1):
        low, high = wilson(hits, of)
        if low <= chance <= high:
            covered += comb(of, hits) * chance**hits * (1 - chance) ** (of - hits)
    assert 0.92 < covered < 0.985


def test_a_known_interval() -> None:
    assert wilson(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert str(rate(10, 100)) == "10.0 % [5.5, 17.4]"


def test_nothing_played_says_nothing() -> None:
    assert (rate(0, 0).low, rate(0, 0).high) == (0, 1)


def test_ratings_find_the_strengths_that_made_the_games() -> None:
    true = {"a": 0.0, "b": 100.0, "c": 250.0}
    wins = {}
    for first, second in (("a", "b"), ("b", "c"), ("a", "c")):
        chance = 1 / (1 + 10 ** ((true[second] - true[first]) / 400))
        wins[first, second] = (20000 * chance, 20000 * (1 - chance))
    found = {rating.agent: rating for rating in ratings(wins)}
    middle = sum(true.values()) / 3
    for agent, elo in true.items():
        assert found[agent].elo == pytest.approx(elo - middle, abs=1)
        assert found[agent].low < elo - middle < found[agent].high


scores = st.tuples(st.integers(0, 300), st.integers(0, 300))


@given(scores, scores, scores)
def test_ratings_are_centred_finite_and_do_not_depend_on_names_and_order(
    ab: tuple[int, int], bc: tuple[int, int], ac: tuple[int, int]
) -> None:
    wins = {("a", "b"): ab, ("b", "c"): bc, ("a", "c"): ac}
    turned = {("c", "a"): ac[::-1], ("b", "c"): bc, ("b", "a"): ab[::-1]}
    found = {rating.agent: rating for rating in ratings(wins)}
    again = {rating.agent: rating for rating in ratings(turned)}
    assert sum(rating.elo for rating in found.values()) == pytest.approx(0, abs=1e-5)
    for agent, rating in found.items():
        assert rating.low < rating.elo < rating.high
        assert again[agent].elo == pytest.approx(rating.elo, abs=1e-4)


def test_who_wins_all_games_is_first_with_a_wide_interval() -> None:
    first, last = ratings({("weak", "strong"): (0, 10)})
    assert (first.agent, last.agent) == ("strong", "weak")
    assert first.high - first.low > 200
    assert first.low > last.high or first.elo > last.elo


def play_until_decided(random: Random, chance: float, most: int = 20000) -> Verdict:
    verdict = Verdict()
    for _ in range(most):
        won = random.random() < chance
        verdict.count([(won, not won)])
        if verdict.decided:
            break
    return verdict


@pytest.mark.parametrize("chance", [0.4, 0.45, 0.55, 0.6])
def test_sequential_stopping_seldom_names_the_wrong_one(chance: float) -> None:
    random = Random(1)
    verdicts = [play_until_decided(random, chance) for _ in range(200)]
    assert all(verdict.decided for verdict in verdicts)
    wrong = sum((verdict.evidence > 0) != (chance > 0.5) for verdict in verdicts)
    assert wrong <= 6


def test_a_clear_difference_is_decided_sooner() -> None:
    lengths = []
    for chance in (0.9, 0.6):
        random, games, verdict = Random(2), 0, Verdict()
        while not verdict.decided:
            won = random.random() < chance
            verdict.count([(won, not won)])
            games += 1
        lengths.append(games)
    assert lengths[0] < lengths[1]


def test_games_that_all_lost_decide_nothing() -> None:
    verdict = Verdict()
    for _ in range(1000):
        verdict.count([(0, 0)])
    assert not verdict.decided


@pytest.mark.parametrize(("chance", "passes"), [(0.5, False), (0.56, True)])
def test_a_gate_lets_through_what_is_better_and_seldom_anything_else(chance: float, passes: bool) -> None:
    random, wrong = Random(3), 0
    for _ in range(60):
        gate = Gate(20)
        while not gate.decided:
            won = [random.random() < chance for _ in range(2)]
            gate.count([(float(each), float(not each)) for each in won])
        wrong += gate.passed != passes
    assert wrong <= 6


@given(st.lists(st.floats(-1e6, 1e6), min_size=2, max_size=50))
def test_a_mean_lies_in_its_interval(values: list[float]) -> None:
    found = mean(values)
    assert found.low <= found.mean <= found.high


def test_an_interval_contains_its_rate_in_spite_of_rounding() -> None:
    rates = [rate(count, of) for of in range(1, 400) for count in (0, 1, of - 1, of)]
    assert all(found.low <= found.rate <= found.high for found in rates)
