"""Which seats are teammates: they win and lose together, so opponents are compared team by team."""

from __future__ import annotations

from ringspiel.arena.setting import Setting
from ringspiel.kernel.registry import game_of


def teams_of(setting: Setting, seed: int) -> list[int] | None:
    """The team of each seat at the table of this seed; None where every seat plays for itself."""
    game, state = game_of(setting.game), setting.start(seed)
    teams = [team for seat in range(setting.seats) if (team := game.team(state, seat)) is not None]
    return teams or None
