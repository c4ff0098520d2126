"""Wrong settings and calls out of order are errors that say what to do; bounds hold; names lead to one environment."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded

import ringspiel
import ringspiel.rl.gymnasium
import ringspiel.rl.openspiel
from ringspiel.kernel.errors import BadOption
from ringspiel.rl import Episode, codebook_of
from ringspiel.rl.episode import IllegalAction
from ringspiel.rl.gymnasium import Learner
from ringspiel.rl.pettingzoo import Table, env, raw_env
from ringspiel.rl.vector import SelfPlay

each_game = pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seat": 5}, "from 0 to 1"),
        ({"seat": -1}, "from 0 to 1"),
        ({"seats": 0}, "for 2"),
        ({"on_illegal": "ignore"}, "lose, raise"),
        ({"render_mode": "human"}, "ansi"),
        ({"actions": "words"}, "candidates"),
        ({"opponents": ["easy", "easy"]}, "each other seat: 1"),
        ({"actions": "candidates", "most": 0}, "most is a whole number from 1 up"),
        ({"max_steps": 0}, "max_steps is a whole number from 1 up"),
        ({"options": ["places"]}, "values by their names"),
    ],
)
def test_wrong_settings_of_gymnasium(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Learner("mordor", **wrong)


@pytest.mark.parametrize("wrong", [{"on_illegal": "ignore"}, {"render_mode": "human"}, {"seats": 0}])
def test_wrong_settings_of_pettingzoo(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        env("mordor", **wrong)


def test_wrong_numbers_of_tables_and_unknown_options() -> None:
    with pytest.raises(BadOption, match="games is a whole number from 1 up"):
        SelfPlay("mordor", seats=2, games=0)
    with pytest.raises(BadOption, match="num_envs is a whole number from 1 up"):
        gymnasium.make_vec("ringspiel/mordor-v0", num_envs=0)
    with pytest.raises(BadOption, match="has no option 'silly'"):
        codebook_of("mordor", {"silly": 1})


def test_an_action_before_the_start_says_what_to_do() -> None:
    with pytest.raises(IllegalAction, match="`start`"):
        Episode("mordor", seats=2).act(0)


def test_a_step_before_reset_is_a_clear_error() -> None:
    with pytest.raises(ResetNeeded, match="reset"):
        Learner("mordor").step(0)
    with pytest.raises(ResetNeeded, match="reset"):
        raw_env("mordor").step(0)
    with pytest.raises(Exception, match="reset"):
        env("mordor").step(0)
    assert isinstance(raw_env("mordor"), Table) and isinstance(env("mordor").unwrapped, Table)


@each_game
def test_descriptions_of_candidates_are_within_their_bounds(game: str) -> None:
    learner = Learner(game, opponents="random", actions="candidates")
    seen, _ = learner.reset(seed=1)
    space = learner.observation_space["candidates"]
    described = learner.episode.forms.codebook.descriptions
    assert described.min() >= space.low.min() and described.max() <= space.high.max()
    assert learner.observation_space.contains(seen)
    codes = sorted(learner.episode.codes())
    assert np.array_equal(seen["candidates"][: len(codes)], described[codes]), "in the order of the codes"


@pytest.mark.parametrize("first", ["ringspiel.rl.gymnasium", "ringspiel.rl.vector"])
def test_make_vec_gives_the_same_environment_whatever_was_imported(first: str) -> None:
    code = f"import gymnasium, {first}; print(type(gymnasium.make_vec('ringspiel/mordor-v0', num_envs=2)).__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["Learners"]


def test_masks_are_had_through_what_gymnasium_makes() -> None:
    made = gymnasium.make("ringspiel/mordor-v0", opponents="random")
    _, info = made.reset(seed=3)
    assert np.array_equal(made.get_wrapper_attr("action_masks")(), info["action_mask"].astype(bool))


def test_an_information_state_recalls_what_a_player_did() -> None:
    """Two ways to the same view are two information states of those who went them."""
    game = pyspiel.load_game("ringspiel_mordor_explicit")
    assert game.get_type().provides_information_state_string
    state = game.new_initial_state()
    seen = set()
    while not state.is_terminal() and len(state.history()) < 60:
        state.apply_action(state.legal_actions()[0])
        if state.current_player() >= 0:
            player = state.current_player()
            assert state.information_state_string(player).startswith(state.observation_string(player))
            assert state.clone().information_state_string(player) == state.information_state_string(player)
            seen.add(state.information_state_string(player))
    assert len(seen) > 1
