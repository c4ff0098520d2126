"""What a review says, on the terminal and on a page."""

from __future__ import annotations

from typing import Any

from ringspiel.agents.review import Account, Told
from ringspiel.cli.say import points, words
from ringspiel.texts import render

LEAST = 0.0005
"""Less is shown as nothing."""


def summary(found: Account, names: list[str], language: str) -> list[str]:
    """How it was found, and what each player gave away and got by chance."""
    lines = [words(language, "cli-review-method", exact="yes" if found.exact else "no")]
    for seat, name in enumerate(names):
        figures = {
            "luck": signed(found.luck[seat], language),
            "margin": or_none(found.luck_margin[seat], language),
            "lost": or_none(found.given_away[seat], language),
        }
        lines.append(words(language, "cli-review-total", seat=name, **figures))
    return [*lines, words(language, "cli-review-luck")]


def answers(moment: Told, names: list[str], language: str) -> list[str]:
    """What was played, and what would have been better."""
    lines = [words(language, "cli-review-played", choice=render(moment.played, language, names))]
    if moment.better is not None:
        lines.append(words(language, "cli-review-better", choice=render(moment.better, language, names)))
    return lines


def lost(moment: Told, exact: bool, language: str) -> str:
    interval: dict[str, Any] = {"low": "none", "high": ""}
    if not exact:
        interval = {"low": points(moment.low, language), "high": points(moment.high, language)}
    return words(language, "cli-review-lost", lost=points(moment.loss, language), **interval)


def signed(chance: float, language: str) -> str:
    return ("+" if chance >= LEAST else "") + points(chance, language)


def or_none(chance: float, language: str) -> str:
    """Points of a hundred; `none` where there is nothing to tell, for the catalogues to choose other words."""
    return points(chance, language) if chance >= LEAST else "none"
