"""The games as Gymnasium environments: one learner, with opponents on the other seats.

env = gymnasium.make("ringspiel/mordor-v0", opponents="easy")  # after import ringspiel.rl.gymnasium
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt

from ringspiel.agents import Agent, agent_of
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.registry import game_ids, game_of
from ringspiel.rl.episode import CODES, MOST_CANDIDATES, Episode, IllegalAction, check_number
from ringspiel.rl.spaces import (
    RENDER_MODES,
    action_space,
    check_settings,
    feature_space,
    observation,
    observation_space,
)

SEEDS = 2**63 - 1


class Learner(gymnasium.Env[Any, np.int64]):
    """`seat`: where the learner sits; None for another seat at every table. `opponents`: a level, or one for each of
    the other seats, clockwise from the learner.

    With `mask_in_observation`, an observation is a dict with features and mask; otherwise it is the features alone.
    The mask is in the info and in `action_masks` in any case. Raises `BadOption` for what is not offered.

    >>> import gymnasium, ringspiel.rl.gymnasium
    >>> env = gymnasium.make("ringspiel/mordor-v0", opponents="easy", seat=0)
    >>> seen, info = env.reset(seed=7)
    >>> int(env.get_wrapper_attr("action_masks")().sum()) == int(info["action_mask"].sum())
    True
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponents: str | Sequence[str] = "easy",
        seat: int | None = None,
        on_illegal: str = "lose",
        actions: str = CODES,
        most: int = MOST_CANDIDATES,
        mask_in_observation: bool = True,
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_settings(on_illegal, render_mode)
        seats = game_of(game).seat_counts[0] if seats is None else seats
        self.episode = Episode(game, seats, options, actions, most)
        if seat is not None and seat not in range(seats):
            raise BadOption(f"the learner's seat is one from 0 to {seats - 1}, or None for any, not {seat!r}")
        if max_steps is not None:
            check_number("max_steps", max_steps)
        self.opponents = self._named(opponents)
        self.wanted_seat = seat
        self.on_illegal = on_illegal
        self.mask_in_observation = mask_in_observation
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.action_space = action_space(self.episode)
        self.observation_space = (observation_space if mask_in_observation else feature_space)(self.episode)
        self.seat = seat or 0
        self._agents: list[Agent] = []
        self._steps = 0

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        others = self.episode.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadOption(f"opponents is one level, or a list with one for each other seat: {others} of them")
        for name in names:
            agent_of(name, self.episode.game.id, 0)
        return names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        seats = self.episode.seats
        self.seat = int(self.np_random.integers(seats)) if self.wanted_seat is None else self.wanted_seat
        named = iter(self.opponents)
        self._agents = [agent_of(next(named), self.episode.game.id, chosen + other) for other in range(1, seats)]
        self._steps = 0
        self.episode.start(chosen)
        self._let_others_play()
        if self.episode.seat is None:  # over before the learner was asked
            return self.reset()
        return self.seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, over, cut = self.play(action)
        seen, info = self.seen()
        return seen, reward, over, cut, info

    def play(self, action: Any) -> tuple[float, bool, bool]:
        """A step without a look at what came of it: the reward, and whether the table is over or cut."""
        if not self._agents:
            raise gymnasium.error.ResetNeeded("call reset() before the first step()")
        self._steps += 1
        try:
            self.episode.act(int(action))
        except IllegalAction:
            if self.on_illegal == "raise":
                raise
            return -1.0, True, False
        self._let_others_play()
        over = self.episode.seat is None
        cut = not over and self.max_steps is not None and self._steps >= self.max_steps
        return self.episode.rewards()[self.seat] if over else 0.0, over, cut

    def _let_others_play(self) -> None:
        episode = self.episode
        while (asked := episode.seat) is not None and asked != self.seat:
            agent = self._agents[(asked - self.seat) % episode.seats - 1]
            episode.answer(agent.choose(episode.perspective()))

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask under the name that MaskablePPO of sb3-contrib calls."""
        return self.episode.mask().astype(np.bool_)

    def seen(self) -> tuple[Any, dict[str, Any]]:
        """The observation, and the info with the mask."""
        if not self.mask_in_observation:
            return self.episode.observe(self.seat), {"action_mask": self.episode.mask(), "seat": self.seat}
        seen = observation(self.episode, self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def view(self) -> Mapping[str, Any]:
        """The board as people at the learner's seat see it, as JSON."""
        return self.episode.game.view(self.episode.state, self.seat)

    def render(self) -> Any:
        """The open question and its legal answers, in notation."""
        state = self.episode.state
        question = state.question
        if self.render_mode is None:
            return None
        if question is None:
            return f"{self.episode.game.id}: over"
        choices = ", ".join(question.describe(state, answer).notation for answer in state.legal)
        return f"{self.episode.game.id}: seat {self.seat} answers {question.kind}: {choices}"


for _game in game_ids():
    gymnasium.register(
        f"ringspiel/{_game}-v0",
        entry_point="ringspiel.rl.gymnasium:Learner",
        vector_entry_point="ringspiel.rl.vector:make",
        kwargs={"game": _game},
    )
