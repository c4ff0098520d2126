"""PPO of Ray RLlib (new API stack) with action masks, on one machine or on a cluster.

python examples/rllib_ppo.py --game mordor --rounds 50 --runners 2
python examples/rllib_ppo.py --address auto --runners 32        # on a cluster of Ray that is running (docs/rl.md)
"""

import argparse
from typing import Any

import gymnasium
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from ringspiel.rl.gymnasium import Learner


class Masked(gymnasium.Env):
    """RLlib's masking module wants `observations` where Gymnasium says `observation`."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.learner = Learner(**config)
        seen = self.learner.observation_space
        self.observation_space = spaces.Dict({"observations": seen["observation"], "action_mask": seen["action_mask"]})
        self.action_space = self.learner.action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seen, _ = self.learner.reset(seed=seed)
        return self.renamed(seen), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, _ = self.learner.step(action)
        return self.renamed(seen), reward, over, cut, {}

    def renamed(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {"observations": seen["observation"], "action_mask": seen["action_mask"].astype("int8")}


def algorithm(game: str, opponents: str, runners: int, batch: int) -> PPO:
    config = (
        PPOConfig()
        .environment(Masked, env_config={"game": game, "opponents": opponents})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=8)
        .training(train_batch_size_per_learner=batch, minibatch_size=min(512, batch), gamma=1.0, entropy_coeff=0.01)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128]}
            )
        )
    )
    return config.build_algo()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mordor")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--batch", type=int, default=4000)
    parser.add_argument("--runners", type=int, default=2, help="processes that play, anywhere in the cluster")
    parser.add_argument("--address", help="of a running cluster of Ray, or `auto`; without it, this machine")
    given = parser.parse_args()
    ray.init(address=given.address, include_dashboard=False, log_to_driver=False)
    ppo = algorithm(given.game, given.opponents, given.runners, given.batch)
    for number in range(given.rounds):
        figures = ppo.train()["env_runners"]
        print(f"round {number + 1}: share of victories {figures.get('episode_return_mean', 0):.3f}", flush=True)
    ppo.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
