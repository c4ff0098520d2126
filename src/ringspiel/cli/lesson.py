"""`ringspiel lesson`: plays a lesson file through, for people who write one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ringspiel.cli.say import Language, Wrong, console, language_of
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text
from ringspiel.lessons import read
from ringspiel.lessons.script import begun, do
from ringspiel.texts import render


def lesson(
    file: Annotated[Path, typer.Argument(help="a lesson (TOML, see CONTRIBUTING.md)")], lang: Language = None
) -> None:
    """Play a lesson through: every question, answer and what came of it, then what can be answered next."""
    language = language_of(lang)
    script = read(file.stem, content_of(file))
    table = begun(script)
    tell(table, script.learner, language)
    for number, step in enumerate(script.steps, start=1):
        ask(table, language, number)
        do(script, table, number, step)
        console.print(f"    > {step.answer}", markup=False, soft_wrap=True)
        tell(table, script.learner, language)
        say(f"    ~ {table.entries[-1].chance}")
    ask(table, language, len(script.steps) + 1)
    for answer in table.answers():
        choice = table.describe(answer)
        say(f"    {choice.notation}  ({words(table, choice.text, language)})")


def content_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Wrong("cli-file-missing", file=str(file)) from error
    except (OSError, UnicodeError) as error:
        raise Wrong("cli-file-unreadable", file=str(file), why=str(error)) from error


def ask(table: Table, language: str, number: int) -> None:
    question = table.question
    if question is not None:
        say(f"{number}. [{question.seat}] {question.kind}: {words(table, question.prompt(table.state), language)}")


def tell(table: Table, learner: int, language: str) -> None:
    """As the learner sees it."""
    for event in table.events(learner):
        say(f"    {words(table, event.text, language)}")


def words(table: Table, text: Text, language: str) -> str:
    return render(text, language, [f"[{seat}]" for seat in range(table.seats)])


def say(line: str) -> None:
    console.print(line, markup=False, soft_wrap=True)
