"""MaskablePPO of sb3-contrib against a computer opponent.

python examples/maskable_ppo.py --game mordor --opponents easy --steps 200000
python examples/maskable_ppo.py --game gefaehrten --opponents random --steps 200000

It prints its progress twenty times, and at the end the share of victories in games that it has not seen. The first
command has won 42.8 % of 200 games against easy (one run).
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from ringspiel.rl.gymnasium import Learner


def environment(game: str, opponents: str) -> Monitor:
    """The features alone; MaskablePPO asks the environment itself for the mask."""
    return Monitor(Learner(game, opponents=opponents, mask_in_observation=False))


def train(game: str, opponents: str, steps: int, at_once: int = 8, seed: int = 1) -> MaskablePPO:
    many = DummyVecEnv([lambda: environment(game, opponents) for _ in range(at_once)])
    per_round = min(256, max(16, steps // at_once))
    model = MaskablePPO(
        "MlpPolicy", many, n_steps=per_round, batch_size=256, ent_coef=0.01, gamma=1.0, seed=seed, verbose=0
    )
    return model.learn(steps, callback=Progress(steps))


class Progress(BaseCallback):
    """Says twenty times how far it is, and how the last hundred games went."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.every = max(1, steps // 20)
        self.next = self.every

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next:
            self.next += self.every
            rewards = [game["r"] for game in self.model.ep_info_buffer or []]
            mean = f"{np.mean(rewards):.2f}" if rewards else "–"
            print(f"{self.num_timesteps:>9,} steps, mean reward of the last {len(rewards)} games: {mean}", flush=True)
        return True


def measure(model: MaskablePPO, game: str, opponents: str, games: int) -> float:
    """The share of victories."""
    learner, won = Learner(game, opponents=opponents, mask_in_observation=False), 0.0
    for seed in range(games):
        seen, _ = learner.reset(seed=10**6 + seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=learner.action_masks(), deterministic=True)
            seen, reward, over, _, _ = learner.step(np.int64(action))
        won += max(0.0, reward)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mordor")
    parser.add_argument("--opponents", default="easy")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=200, help="to measure with")
    given = parser.parse_args()
    model = train(given.game, given.opponents, given.steps)
    print(f"won against {given.opponents}: {measure(model, given.game, given.opponents, given.games):.1%}")


if __name__ == "__main__":
    main()
