"""The spaces of actions and observations, the same in all frameworks that use Gymnasium's."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ringspiel.rl.episode import Episode


def action_space(episode: Episode) -> spaces.Discrete:
    return spaces.Discrete(episode.forms.size)


def feature_space(episode: Episode) -> spaces.Box:
    """One byte for each feature, divided by the most it usually is; it can be more."""
    scale = episode.features.layout.scale
    return spaces.Box(np.zeros_like(scale), 255 * scale, dtype=np.float32)


def observation_space(episode: Episode) -> spaces.Dict:
    parts: dict[str, spaces.Space[Any]] = {
        "observation": feature_space(episode),
        "action_mask": spaces.Box(0, 1, (episode.forms.size,), np.int8),
    }
    if not episode.forms.by_code:
        highest = float(max(1.0, episode.forms.codebook.descriptions.max()))
        shape = (episode.forms.size, episode.forms.candidate_size)
        parts["candidates"] = spaces.Box(-1, highest, shape, np.float32)
    return spaces.Dict(parts)


def observation(episode: Episode, seat: int) -> dict[str, Any]:
    """What a seat sees; the mask is empty for those who are not asked."""
    asked = episode.seat == seat
    size = episode.forms.size
    seen: dict[str, Any] = {
        "observation": episode.observe(seat),
        "action_mask": episode.mask() if asked else np.zeros(size, np.int8),
    }
    if not episode.forms.by_code:
        shape = (size, episode.forms.candidate_size)
        seen["candidates"] = episode.candidates() if asked else np.zeros(shape, np.float32)
    return seen
