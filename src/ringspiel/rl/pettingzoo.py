"""The games as PettingZoo environments, one agent after the other (AEC).

env = ringspiel.rl.pettingzoo.env("mordor", seats=3, places=True)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ringspiel.kernel.registry import game_of
from ringspiel.rl.episode import CODES, MOST_CANDIDATES, Episode, IllegalAction
from ringspiel.rl.spaces import RENDER_MODES, action_space, check_settings, observation, observation_space

SEEDS = 2**63 - 1
OWN = ("actions", "most", "max_steps", "on_illegal", "render_mode")
"""Settings of the environment; all others are options of the game."""


def env(game: str, seats: int | None = None, **settings: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """A table for a game, wrapped as PettingZoo's classics are: a step before `reset` is an error.

    Options of the game are given by name, the rest as for `Table`. `raw_env` is the same without the wrapper.

    >>> from ringspiel.rl.pettingzoo import env
    >>> table = env("mordor", 3, places=True)
    >>> table.reset(seed=7)
    >>> table.agent_selection
    'player_2'
    """
    return OrderEnforcingWrapper(raw_env(game, seats, **settings))


def raw_env(game: str, seats: int | None = None, **settings: Any) -> Table:
    """The table itself. Raises `BadOption` for what is not offered."""
    own = {name: settings.pop(name) for name in OWN if name in settings}
    return Table(game, seats, options=settings, **own)


class Table(AECEnv[str, dict[str, Any] | None, int | None]):
    """`agent_selection` stays with an agent as long as it is asked: every question is a step of its own.

    The mask is in the observation and in the info. `on_illegal`: an illegal action raises, or loses the game with -1.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        actions: str = CODES,
        most: int = MOST_CANDIDATES,
        max_steps: int | None = None,
        on_illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_settings(on_illegal, render_mode)
        seats = game_of(game).seat_counts[0] if seats is None else seats
        self.episode = Episode(game, seats, options, actions, most)
        self.metadata = {"name": f"ringspiel_{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.max_steps = max_steps
        self.on_illegal = on_illegal
        self.render_mode = render_mode
        self.observation_spaces = {agent: observation_space(self.episode) for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: action_space(self.episode) for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the table of this seed. Without a seed, begin the next of the series that the last seed began."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.episode.start(int(self._random.integers(SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._select()

    def _select(self) -> None:
        seat = self.episode.seat
        self.agent_selection = self.possible_agents[seat or 0]
        self.infos = {agent: {} for agent in self.agents}
        if seat is not None:
            self.infos[self.agent_selection] = {"action_mask": self.episode.mask()}

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self.episode, self.possible_agents.index(agent))

    def view(self, agent: str) -> Mapping[str, Any]:
        """The board as people see it, as JSON."""
        return self.episode.game.view(self.episode.state, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded("call reset() before the first step(), and after the last")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._steps += 1
        if self._act(agent, action):
            self._see_whether_over()
            self._select()
        if self.terminations[agent]:  # nobody is rewarded before
            self._accumulate_rewards()

    def _act(self, agent: str, action: int | None) -> bool:
        """Whether the action was legal."""
        try:
            self.episode.act(-1 if action is None else int(action))
        except IllegalAction:
            if self.on_illegal == "raise":
                raise
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
            return False
        return True

    def _see_whether_over(self) -> None:
        if self.episode.seat is None:
            for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
                self.rewards[agent] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_steps is not None and self._steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The open question and its legal answers, in notation."""
        if self.render_mode is None:
            return None
        state = self.episode.state
        question = state.question
        if question is None:
            return f"{self.episode.game.id}: over"
        choices = ", ".join(question.describe(state, answer).notation for answer in state.legal)
        return f"{self.episode.game.id}: {self.agent_selection} answers {question.kind}: {choices}"

    def close(self) -> None:
        pass

    def state(self) -> np.ndarray[Any, Any]:
        """The observations of all agents, one after the other."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.episode.seats)])
