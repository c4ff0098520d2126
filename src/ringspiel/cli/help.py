"""The help of commands in a language: the program's own is English, `help.<language>.toml` has it in another."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from ringspiel.languages import nearest


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
    """By their English. Nothing for languages that have none."""
    file = files("ringspiel.cli").joinpath(f"help.{language}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


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
