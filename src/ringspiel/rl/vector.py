"""Many tables in one process, for learners that want a batch of positions at every step.

`SelfPlay` gives every seat to the learner. `Learners` is Gymnasium's vector of environments with opponents.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ringspiel.kernel.chance import Generator, key_of
from ringspiel.rl.coding import Floats
from ringspiel.rl.episode import CODES, MOST_CANDIDATES, Episode
from ringspiel.rl.gymnasium import Learner


@final
class SelfPlay:
    """Several tables at once, with the learner on all seats. When a table is over, the next begins at once.

    `observe` and `masks` are those of the seat that is asked in each game, `seats` tells which. `step` tells which
    games ended, and the rewards of all seats of those.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        games: int,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        actions: str = CODES,
        most: int = MOST_CANDIDATES,
    ) -> None:
        self.episodes = [Episode(game, seats, options, actions, most) for _ in range(games)]
        self.features = self.episodes[0].features
        self.size = self.episodes[0].forms.size
        self._seeds = Generator(key_of(seed))
        for episode in self.episodes:
            self._begin(episode)

    def _begin(self, episode: Episode) -> None:
        episode.start(self._seeds.word())
        while episode.seat is None:
            episode.start(self._seeds.word())

    def seats(self) -> npt.NDArray[np.int32]:
        """The seat that is asked, by table."""
        return np.array([episode.seat for episode in self.episodes], np.int32)

    def observe(self) -> Floats:
        """Games × features."""
        raw = b"".join([self.features.raw(each.state, each.state.question.seat) for each in self.episodes])  # type: ignore[union-attr]
        return self.features.scaled(raw).reshape(len(self.episodes), self.features.size)

    def masks(self) -> npt.NDArray[np.int8]:
        """Games × actions."""
        masks = np.zeros((len(self.episodes), self.size), np.int8)
        rows = [row for row, episode in enumerate(self.episodes) for _ in episode.actions()]
        masks[rows, [action for episode in self.episodes for action in episode.actions()]] = 1
        return masks

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> tuple[npt.NDArray[np.bool_], Floats]:
        """Take one action at each table. Returns which tables are over, and the rewards as tables × seats."""
        over = np.zeros(len(self.episodes), np.bool_)
        rewards = np.zeros((len(self.episodes), self.episodes[0].seats), np.float32)
        for number, (episode, action) in enumerate(zip(self.episodes, actions, strict=True)):
            episode.act(int(action))
            if episode.seat is None:
                over[number] = True
                rewards[number] = episode.rewards()
                self._begin(episode)
        return over, rewards


@final
class Learners(VectorEnv):
    """Several `Learner`s at once. When a table is over, a new one begins in the same step. The info holds the last
    observation of the old one."""

    def __init__(self, games: int, game: str, **settings: Any) -> None:
        super().__init__()
        self.learners = [Learner(game, **settings) for _ in range(games)]
        self.num_envs = games
        self.metadata = {**Learner.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_action_space = self.learners[0].action_space
        self.single_observation_space = self.learners[0].observation_space
        self.action_space = batch_space(self.single_action_space, games)
        self.observation_space = batch_space(self.single_observation_space, games)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A number seeds the first table; the others get the numbers after it."""
        seeds = [None] * self.num_envs if seed is None else seed
        if isinstance(seeds, int):
            seeds = [seeds + number for number in range(self.num_envs)]
        begun = [learner.reset(seed=each) for learner, each in zip(self.learners, seeds, strict=True)]
        return batch([seen for seen, _ in begun]), self._infos([info for _, info in begun])

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        last: list[Any] = [None] * self.num_envs
        steps: list[tuple[Any, float, bool, bool, dict[str, Any]]] = []
        for number, (learner, action) in enumerate(zip(self.learners, actions, strict=True)):
            seen, reward, over, cut, info = learner.step(action)
            if over or cut:
                last[number] = seen
                seen, info = learner.reset()
            steps.append((seen, reward, over, cut, info))
        return self._batched(steps, last)

    def _batched(
        self, steps: list[tuple[Any, float, bool, bool, dict[str, Any]]], last: list[Any]
    ) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        seen, rewards, over, cut, infos = (list(column) for column in zip(*steps, strict=True))
        told = self._infos(infos)
        if any(over) or any(cut):
            told["final_obs"] = np.array(last, object)
            told["_final_obs"] = np.array(over) | np.array(cut)
        return batch(seen), np.array(rewards, np.float64), np.array(over), np.array(cut), told

    def _infos(self, infos: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "action_mask": np.stack([info["action_mask"] for info in infos]),
            "seat": np.array([info["seat"] for info in infos]),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return np.stack([learner.action_masks() for learner in self.learners])


def batch(seen: list[Any]) -> Any:
    """Stacks observations; the parts of a dict are stacked separately."""
    if isinstance(seen[0], dict):
        return {name: np.stack([each[name] for each in seen]) for name in seen[0]}
    return np.stack(seen)


def make(num_envs: int, **settings: Any) -> Learners:
    """For `gymnasium.make_vec`."""
    return Learners(num_envs, **settings)
