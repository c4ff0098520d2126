"""A hint in the terminal: the same player, chances and reasons as everywhere else."""

from __future__ import annotations

from ringspiel.agents.review import counsel, reasons_for
from ringspiel.cli.say import words
from ringspiel.kernel.table import Table
from ringspiel.texts import render


def advice_of(table: Table, seat: int, language: str, names: list[str]) -> list[str]:
    """What a strong player would do, how sure that is, and why: a sentence each."""
    perspective = table.perspective(seat)
    found = counsel(perspective)
    said = render(table.describe(found.answers[0]).text, language, names)
    lines = [words(language, "cli-hint", choice=said)]
    if found.close:
        lines.append(words(language, "cli-hint-alike"))
    return lines + [render(reason, language, names) for reason in reasons_for(perspective, found)]
