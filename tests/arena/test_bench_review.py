"""`python -m bench.review`: what players of three levels give away, and whether that tells them apart."""

from __future__ import annotations

from bench.review import LEVELS, Lost, some_of, summary

from ringspiel.agents.review import Played, parts_of
from ringspiel.kernel.record import Answer
from ringspiel.kernel.registry import game_of


def test_levels_are_apart_if_their_whole_intervals_are() -> None:
    far = [
        Lost(level, seed, loss + seed / 100)
        for level, loss in zip(LEVELS, (0.9, 0.5, 0.1), strict=True)
        for seed in (1, 2, 3)
    ]
    near = [
        Lost(level, seed, loss + seed / 10)
        for level, loss in zip(LEVELS, (0.6, 0.5, 0.1), strict=True)
        for seed in (1, 2, 3)
    ]
    assert summary("gran", far).startswith("gran: points given away in 3 games each: random 92.0 [")
    assert summary("gran", far).endswith("apart: True")
    assert summary("gran", near).endswith("apart: False")


def test_a_share_of_the_answers_is_counted_as_often_as_it_is_small() -> None:
    answers = [Answer(0, 0, "")] * 80
    options = game_of("gran").check_options(None, 3)
    parts = parts_of(Played("gran", 3, options, [], answers))
    looked_at, share = some_of(parts, 0.3, seed=1)
    assert len(parts) == 10 and len(looked_at) == 3 and share == 0.3
    assert len(some_of(parts, 0.001, seed=1)[0]) == 1
