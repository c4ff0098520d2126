"""Ratings after Bradley and Terry on the Elo scale, with their intervals."""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from ringspiel.arena.statistics import Z95

ELO = 400 / log(10)
PRIOR = 0.5
"""Half a drawn table between any two agents who met. It keeps ratings finite if one has won everything."""
STEPS = 100

Numbers = NDArray[np.float64]


class Rating(msgspec.Struct, frozen=True):
    """A rating relative to the mean of all, with the 95 % interval."""

    agent: str
    elo: float
    low: float
    high: float


def ratings(wins: Mapping[tuple[str, str], tuple[float, float]]) -> list[Rating]:
    """Ratings from the victories of both agents in every match, the strongest first."""
    agents = list(dict.fromkeys(agent for match in wins for agent in match))
    won = np.zeros((len(agents), len(agents)))
    for (first, second), (firsts, seconds) in wins.items():
        a, b = agents.index(first), agents.index(second)
        won[a, b] += firsts + PRIOR / 2
        won[b, a] += seconds + PRIOR / 2
    strengths, information = fit(won)
    spread = np.sqrt(np.diag(np.linalg.pinv(information)))
    rated = [
        Rating(agent, ELO * s, ELO * (s - Z95 * e), ELO * (s + Z95 * e))
        for agent, s, e in zip(agents, strengths.tolist(), spread.tolist(), strict=True)
    ]
    return sorted(rated, key=lambda rating: -rating.elo)


def fit(won: Numbers) -> tuple[Numbers, Numbers]:
    """The strengths with the greatest likelihood (Newton's method), summing to zero, and their Fisher information."""
    games = won + won.T
    strengths = np.zeros(len(won))
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        weights = games * chances * (1 - chances)
        information = np.diag(weights.sum(axis=1)) - weights
        step = np.linalg.pinv(information) @ (won - games * chances).sum(axis=1)
        length = sqrt(float(step @ step))
        strengths += step / max(1.0, length)
        if length < 1e-9:
            break
    return strengths, information
