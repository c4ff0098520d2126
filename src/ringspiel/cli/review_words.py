"""What a review says, on the terminal and on a page."""

from __future__ import annotations

from typing import Any

from ringspiel.agents.review import Account, Told
from ringspiel.cli.say import percent, points, words
from ringspiel.texts import has_message, render

LEAST = 0.0005
"""Less is shown as nothing."""
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


def summary(game: str, found: Account, names: list[str], language: str) -> list[str]:
    """How it was found, and what each player gave away and got by chance; where a game has its own chance, how."""
    lines = [words(language, "cli-review-method", exact="yes" if found.exact else "no")]
    total = exact_total if found.exact else estimated_total
    lines += [total(found, seat, name, language) for seat, name in enumerate(names)]
    own = [f"{game}-luck"] if has_message(f"{game}-luck", language) else []
    return [*lines, *(words(language, key) for key in ("cli-review-luck", *own))]


def exact_total(found: Account, seat: int, name: str, language: str) -> str:
    """In a solved game all chance is dice."""
    luck = found.luck[seat]
    figures = {"luck": points(abs(luck), language), "lost": or_none(found.given_away[seat], language)}
    return words(language, "cli-review-rolled-total", seat=name, how="worse" if luck < 0 else "better", **figures)


def estimated_total(found: Account, seat: int, name: str, language: str) -> str:
    figures = {
        "luck": signed(found.luck[seat], language),
        "margin": or_none(found.luck_margin[seat], language),
        "lost": or_none(found.given_away[seat], language),
        "unsure": points(found.given_away_margin[seat], language),
    }
    return words(language, "cli-review-total", seat=name, **figures)


def curve(found: Account, names: list[str], language: str) -> list[str]:
    """The chances of each seat in the course of the game, drawn with letters."""
    widest = max(map(len, names))
    step = max(1.0, len(found.findings) / WIDEST)
    shown = [found.findings[int(place * step)] for place in range(int(len(found.findings) / step))]
    lines = [words(language, "cli-review-curve")]
    for seat, name in enumerate(names):
        bars = "".join(bar(finding.chances[seat]) for finding in shown)
        lines.append(f"  {name:<{widest}}  {bars}")
    return lines


def bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def chances_of(finding: Told, names: list[str], language: str) -> str:
    """Before the answer."""
    chances = ", ".join(
        f"{name} {percent(chance, language)}" for name, chance in zip(names, finding.chances, strict=True)
    )
    return words(language, "cli-review-now", chances=chances)


def judged(finding: Told, names: list[str], language: str) -> list[str]:
    """What an answer of a solved game gave away, and what was rolled after it."""
    lines = [words(language, "cli-review-best")]
    if finding.better is not None:
        better = render(finding.better, language, names)
        lines = [words(language, "cli-review-gave", lost=points(finding.loss, language), choice=better)]
    for seat in sorted(range(len(names)), key=lambda seat: seat != finding.seat):
        luck = finding.luck[seat]
        if abs(luck) >= LEAST:
            lines.append(words(language, "cli-review-rolled", seat=names[seat], luck=signed(luck, language)))
    return lines


def answers(finding: Told, names: list[str], language: str) -> list[str]:
    """What was played, and what would have been better."""
    lines = [words(language, "cli-review-played", choice=render(finding.played, language, names))]
    if finding.better is not None:
        lines.append(words(language, "cli-review-better", choice=render(finding.better, language, names)))
    return lines


def lost(finding: Told, exact: bool, language: str) -> str:
    interval: dict[str, Any] = {"low": "none", "high": ""}
    if not exact:
        interval = {"low": points(finding.low, language), "high": points(finding.high, language)}
    return words(language, "cli-review-lost", lost=points(finding.loss, language), **interval)


def signed(chance: float, language: str) -> str:
    return ("+" if chance >= LEAST else "") + points(chance, language)


def or_none(chance: float, language: str) -> str:
    """Points of a hundred; `none` if there is nothing to tell, so that the texts can choose other words."""
    return points(chance, language) if chance >= LEAST else "none"
