"""Why a hint is given: what the answer gains or prevents, counted in imagined worlds, in words of both languages."""

from random import Random

import pytest

import ringspiel
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.kit import kit_of
from ringspiel.agents.why import WORLDS, reason, spread, why
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import all_games
from ringspiel.kernel.text import text
from ringspiel.languages import SHIPPED
from ringspiel.texts import render
from tests.games.ringkrieg.test_hunt import drawn

LANGUAGES_AND_AMOUNTS = [(language, amount) for language in SHIPPED for amount in (1, 0.4, 3)]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_says_what_counts_in_both_languages(game: Game) -> None:  # type: ignore[type-arg]
    table = ringspiel.new(game.id, game.seat_counts[0], seed=1)
    stakes = kit_of(game.id).stakes
    assert stakes is not None, f"the KIT of src/ringspiel/agents/{game.id}/kit.py has no stakes"
    names = {name for seat in range(table.seats) for name in stakes(table.state, seat)}
    for name in names:
        for kind in ("gain", "spare"):
            for language, amount in LANGUAGES_AND_AMOUNTS:
                said = render(text(f"{game.id}-stake-{name}-{kind}", amount=amount), language, [])
                assert said.strip() and "{" not in said


def test_more_than_others_gain_is_gained() -> None:
    assert reason("mordor", "rings", [(3.0, 1.0)] * WORLDS) == text(
        "why-gains", what=text("mordor-stake-rings-gain", amount=2)
    )


def test_what_others_lose_is_prevented_and_no_more_than_that() -> None:
    assert reason("ringkrieg", "losses", [(0.5, -2.0)] * WORLDS) == text(
        "why-prevents", what=text("ringkrieg-stake-losses-spare", amount=2)
    )


@pytest.mark.parametrize("worlds", [[(1.0, 1.0)], [(1.1, 1.0)], [(5.0, 0.0), (0.0, 5.0)], [(0.0, 2.0)]])
def test_what_is_no_better_small_or_luck_is_not_said(worlds: list[tuple[float, float]]) -> None:
    assert reason("mordor", "rings", worlds * (WORLDS // len(worlds))) is None


def test_a_companion_who_falls_prevents_corruption() -> None:
    """The Hunt does three points of damage; Gandalf as Guide takes all of them on himself."""
    table = drawn("3-1")
    ring, guide = (table.parse(name) for name in ("ring", "guide"))
    said = why(table.perspective(0), [Estimate(guide, 0.5, 1.0), Estimate(ring, 0.4, 0.0)])
    assert text("why-prevents", what=text("ringkrieg-stake-corruption-spare", amount=3)) in said


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_same_question_has_the_same_reasons_for_all_that_its_seat_can_know(game: Game) -> None:  # type: ignore[type-arg]
    table, random = ringspiel.new(game.id, game.seat_counts[0], seed=4), Random(4)
    for _ in range(30):
        following = table.clone()
        following.answer(random.choice(following.answers()))
        if following.seat is None:
            break
        table = following
    assert table.seat is not None
    estimates = [Estimate(answer, 0.5, 0.0) for answer in table.answers()]
    said = why(table.perspective(table.seat), estimates)
    assert said == why(table.clone().perspective(table.seat), estimates) and len(said) <= 2


def test_of_many_answers_the_best_the_middle_and_the_worst_are_compared() -> None:
    assert spread(list(range(9))) == [0, 4, 8]
    assert spread([5, 6]) == [5, 6]
