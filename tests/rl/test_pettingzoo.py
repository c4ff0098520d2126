"""PettingZoo's own tests on all our games, and what they do not ask."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import ringspiel
from ringspiel.rl import IllegalAction, TooManyAnswers
from ringspiel.rl.pettingzoo import Table, env
from tests.conformance.variants import Variant, each_variant, seat_variants

each_game = pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
CYCLES = 60


@each_variant
def test_api(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Table(variant.game, variant.seats, variant.options, max_steps=400), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


@each_game
def test_api_with_candidates(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Table(game, actions="candidates", max_steps=400), num_cycles=CYCLES)
    assert "Passed" in capsys.readouterr().out


@each_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: Table(game, max_steps=400), num_cycles=40)


def play(table: Table, seed: int) -> dict[str, float]:
    """A whole game of random legal actions; what everybody got in the end."""
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, cut, info = table.last()
        got[agent] += reward
        if over or cut:
            table.step(None)
            continue
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        table.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return got


@pytest.mark.parametrize("variant", [each for each in seat_variants() if each.seats <= 3], ids=str)
def test_a_game_ends_with_the_rewards_of_its_outcome(variant: Variant) -> None:
    table = Table(variant.game, variant.seats, {"max_rounds": 4} if variant.game == "gran" else {})
    got = play(table, 3)
    outcome = table.episode.state.outcome
    assert outcome is not None
    for seat, agent in enumerate(table.possible_agents):
        won = seat in outcome.winners
        lost = -1 / (variant.seats - len(outcome.winners)) if variant.game == "ringkrieg" else 0
        assert got[agent] == pytest.approx(1 / len(outcome.winners) if won else lost)


def test_options_are_given_by_name() -> None:
    table = env("mordor", 3, places=True, preset="short", render_mode="ansi")
    assert table.episode.options["places"] and table.episode.options["preset"] == "short"
    table.reset(seed=1)
    assert table.agent_selection in str(table.render()) and "set-aside" in str(table.render())
    with pytest.raises(ringspiel.BadOption):
        env("mordor", speed=3)


def test_an_illegal_action_raises_or_loses() -> None:
    table = Table("mordor", 2)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="use the mask"):
        table.step(illegal)
    table = Table("mordor", 2, on_illegal="lose")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(illegal)
    assert all(table.terminations.values())
    assert table.rewards == {each: -1.0 if each == agent else 0.0 for each in table.possible_agents}


def test_without_a_seed_games_follow_each_other() -> None:
    def third(table: Table) -> Any:
        table.reset(seed=9)
        table.reset()
        table.reset()
        return table.view("player_0")

    assert third(Table("tuerme", 3)) == third(Table("tuerme", 3))


def test_too_few_candidates_are_refused() -> None:
    with pytest.raises(TooManyAnswers, match="ask for more"):
        Table("gefaehrten", 2, actions="candidates", most=3).reset(seed=1)
