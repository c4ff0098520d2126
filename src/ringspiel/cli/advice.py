"""A hint in the terminal: the same player, estimates and reasons as everywhere else."""

from __future__ import annotations

from ringspiel.agents import hint, knows_exactly
from ringspiel.agents.estimate import stands_out
from ringspiel.agents.why import why
from ringspiel.cli.say import words
from ringspiel.kernel.table import Table
from ringspiel.texts import render


def advice_of(table: Table, seat: int, language: str, names: list[str]) -> list[str]:
    """What a strong player would do, how sure that is, and why: a sentence each."""
    perspective = table.perspective(seat)
    estimates = hint(perspective)
    said = render(table.describe(estimates[0].answer).text, language, names)
    lines = [words(language, "cli-hint", choice=said)]
    if not stands_out(estimates, knows_exactly(perspective)):
        lines.append(words(language, "cli-hint-alike"))
    return lines + [render(reason, language, names) for reason in why(perspective, estimates)]
