"""Gymnasium's own checks on all our games, alone and as a vector."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ringspiel
import ringspiel.rl.vector
from ringspiel.rl import IllegalAction
from ringspiel.rl.gymnasium import Learner
from ringspiel.rl.vector import Learners, SelfPlay
from tests.conformance.variants import Variant, each_variant

each_game = pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])


@each_variant
def test_check_env(variant: Variant) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render_mode.*|.*spec.*|.*infinity.*")
        check_env(Learner(variant.game, variant.seats, variant.options, "random"), skip_render_check=True)


@each_game
def test_made_by_name(game: str) -> None:
    made = gymnasium.make(f"ringspiel/{game}-v0", opponents="random", actions="candidates", render_mode="ansi")
    seen, info = made.reset(seed=3)
    assert made.observation_space.contains(seen)
    assert np.array_equal(info["action_mask"], seen["action_mask"])
    assert "answers" in str(made.render())


def play(learner: Learner, seed: int) -> tuple[float, int]:
    random = np.random.default_rng(seed)
    _, info = learner.reset(seed=seed)
    steps = 0
    while True:
        _, reward, over, cut, info = learner.step(random.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
        if over or cut:
            return reward, steps


def test_a_game_against_opponents_of_a_level() -> None:
    learner = Learner("mordor", 3, opponents=["easy", "medium"], seat=1)
    reward, _ = play(learner, 4)
    outcome = learner.episode.state.outcome
    assert outcome is not None and (reward > 0) == (1 in outcome.winners)
    assert play(Learner("mordor", 3, opponents=["easy", "medium"], seat=1), 4) == play(learner, 4)


def test_illegal_actions_lose_or_raise() -> None:
    learner = Learner("mordor", opponents="random")
    _, info = learner.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert learner.step(illegal)[1:3] == (-1.0, True)
    strict = Learner("mordor", opponents="random", on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)


@pytest.mark.parametrize(
    "settings", [{"opponents": "god"}, {"opponents": ["easy", "easy"]}, {"on_illegal": "shrug"}, {"actions": "words"}]
)
def test_what_does_not_exist_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ringspiel.BadOption):
        Learner("mordor", 2, **settings)


def test_the_mask_can_stay_out_of_the_observation() -> None:
    learner = Learner("mordor", opponents="random", mask_in_observation=False, max_steps=2)
    seen, info = learner.reset(seed=1)
    assert seen.shape == learner.observation_space.shape
    assert np.array_equal(learner.action_masks(), info["action_mask"].astype(bool))
    assert learner.view()["preset"] == "standard"
    assert play(learner, 1)[1] <= 2


def test_a_vector_of_learners_goes_on_by_itself() -> None:
    many: Any = gymnasium.make_vec("ringspiel/mordor-v0", num_envs=3, opponents="random")
    assert isinstance(many.unwrapped, Learners)
    seen, info = many.reset(seed=5)
    random = np.random.default_rng(1)
    ends = 0
    for _ in range(120):
        assert many.observation_space.contains(seen)
        actions = [random.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, over, _, info = many.step(actions)
        ends += int(over.sum())
        assert not rewards[~over].any()
        if over.any():
            assert list(np.flatnonzero(info["_final_obs"])) == list(np.flatnonzero(over))
    assert ends > 3 and np.array_equal(many.unwrapped.action_masks(), info["action_mask"].astype(bool))


@each_game
def test_self_play_of_many_games(game: str) -> None:
    rules = ringspiel.game_of(game)
    many = SelfPlay(game, rules.seat_counts[-1], games=4, seed=2)
    random = np.random.default_rng(1)
    for _ in range(80):
        seen, masks, seats = many.observe(), many.masks(), many.seats()
        assert seen.shape == (4, many.features.size) and masks.shape == (4, many.size)
        asked = many.features.names.index("asked")
        assert (seen[:, asked] == 1).all() and (seats >= 0).all()
        over, rewards = many.step([random.choice(np.flatnonzero(mask)) for mask in masks])
        assert not rewards[~over].any()
