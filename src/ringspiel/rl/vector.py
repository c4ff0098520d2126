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
from ringspiel.rl.episode import CODES, MOST_CANDIDATES, Episode, check_number
from ringspiel.rl.gymnasium import Learner


def features_of(episodes: list[Episode], seats: list[int]) -> Floats:
    """What these seats see, games × features: scaled all at once."""
    features = episodes[0].features
    raw = b"".join([features.raw(episode.state, seat) for episode, seat in zip(episodes, seats, strict=True)])
    return features.scaled(raw).reshape(len(episodes), features.size)


def masks_of(episodes: list[Episode]) -> npt.NDArray[np.int8]:
    """Games × actions."""
    marks = bytearray().join([episode.marks() for episode in episodes])
    return np.frombuffer(marks, np.int8).reshape(len(episodes), episodes[0].forms.size)


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
        check_number("games", games)
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
        return features_of(self.episodes, [each.state.question.seat for each in self.episodes])  # type: ignore[union-attr]

    def masks(self) -> npt.NDArray[np.int8]:
        """Games × actions."""
        return masks_of(self.episodes)

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> tuple[npt.NDArray[np.bool_], Floats]:
        """Take one action at each table. Returns which tables are over, and the rewards as tables × seats."""
        over = np.zeros(len(self.episodes), np.bool_)
        rewards = np.zeros((len(self.episodes), self.episodes[0].seats), np.float32)
        for number, (episode, action) in enumerate(
            zip(self.episodes, np.asarray(actions, np.intp).tolist(), strict=True)
        ):
            episode.act(action)
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
        check_number("num_envs", games)
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
        for learner, each in zip(self.learners, seeds, strict=True):
            learner.reset(seed=each)
        return self._seen()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        last: list[Any] = [None] * self.num_envs
        rewards = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        for number, (learner, action) in enumerate(zip(self.learners, actions, strict=True)):
            rewards[number], over[number], cut[number] = learner.play(action)
            if over[number] or cut[number]:
                last[number], _ = learner.seen()
                learner.reset()
        seen, told = self._seen()
        ended = over | cut
        if ended.any():
            told["final_obs"] = np.array(last, object)
            told["_final_obs"] = ended
        return seen, rewards, over, cut, told

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """What all learners see, and the infos."""
        episodes = [learner.episode for learner in self.learners]
        seats = [learner.seat for learner in self.learners]
        masks = masks_of(episodes)
        seen: Any = features_of(episodes, seats)
        if self.learners[0].mask_in_observation:
            seen = {"observation": seen, "action_mask": masks}
            if not episodes[0].forms.by_code:
                seen["candidates"] = np.stack([episode.candidates() for episode in episodes])
        return seen, {"action_mask": masks, "seat": np.array(seats)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return masks_of([learner.episode for learner in self.learners]).astype(np.bool_)


def make(num_envs: int, **settings: Any) -> Learners:
    """For `gymnasium.make_vec`."""
    return Learners(num_envs, **settings)
