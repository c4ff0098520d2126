"""The spaces of actions and observations, the same in all frameworks that use Gymnasium's."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from ringspiel.kernel.errors import BadOption
from ringspiel.rl.episode import Episode

ON_ILLEGAL: Final = ("lose", "raise")
RENDER_MODES: Final = ("ansi",)


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
        described = episode.forms.codebook.descriptions
        low, high = min(-1.0, float(described.min())), max(1.0, float(described.max()))
        shape = (episode.forms.size, episode.forms.candidate_size)
        parts["candidates"] = spaces.Box(low, high, shape, np.float32)
    return spaces.Dict(parts)


def check_settings(on_illegal: str, render_mode: str | None) -> None:
    """Raises `BadOption` for settings that no environment has."""
    if on_illegal not in ON_ILLEGAL:
        raise BadOption(f"on_illegal is one of {', '.join(ON_ILLEGAL)}, not {on_illegal!r}")
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOption(f"render_mode is None or {' or '.join(map(repr, RENDER_MODES))}, not {render_mode!r}")


def observation(episode: Episode, seat: int) -> dict[str, Any]:
    """What a seat sees. The mask is empty for seats that are not asked."""
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
