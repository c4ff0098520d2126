"""The help of commands in a language: the program's own is English, `help.<language>.toml` has it in another."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from shutil import get_terminal_size
from typing import Any

from ringspiel.languages import nearest

WIDEST = 100
"""Longer lines are hard to read."""


def language() -> str:
    """The language of `--lang`, wherever it stands in the command, or that of the machine."""
    from ringspiel.texts import language_of_machine

    given = sys.argv[1:]
    for number, word in enumerate(given):
        if word == "--lang" and number + 1 < len(given):
            return nearest(given[number + 1])
        if word.startswith("--lang="):
            return nearest(word.removeprefix("--lang="))
    return language_of_machine()


@cache
def sentences(language: str) -> dict[str, str]:
    """By the English sentence; empty for a language without a file."""
    file = files("ringspiel.cli").joinpath(f"help.{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class Spoken:
    """A command whose help is in the language asked for and as wide as the terminal, also where that is narrow."""

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        option.help = said(option.help, sentences(language()))
        return option

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        usage = said("Usage:", sentences(language()))
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{usage} ")  # type: ignore[attr-defined]

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.width = min(get_terminal_size().columns, WIDEST)
        with typer_says(sentences(language())):
            super().format_help(ctx, formatter)  # type: ignore[misc]


@contextmanager
def typer_says(known: dict[str, str]) -> Iterator[None]:
    """Typer asks gettext for its headings, which knows none of them."""
    from typer import core

    typer_itself: Any = core
    before = typer_itself._
    typer_itself._ = lambda english: known.get(english, english)
    try:
        yield
    finally:
        typer_itself._ = before


def translated(command: Any, language: str) -> Any:
    """The command, with the help of itself and of its parameters in this language as far as there is one."""
    known = sentences(language)
    if known:
        command.help = said(command.help, known)
        for parameter in command.params:
            if getattr(parameter, "help", None):
                parameter.help = said(parameter.help, known)
    return command


def said(english: str | None, known: dict[str, str]) -> str | None:
    return None if english is None else known.get(" ".join(english.split()), english)
