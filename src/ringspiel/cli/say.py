"""Words on the terminal."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer
from rich.console import Console

from ringspiel.table.errors import BadOption
from ringspiel.table.text import text
from ringspiel.texts import LANGUAGES, render

console = Console(highlight=False)


def language_of(given: str | None) -> str:
    """The language asked for, or that of the machine."""
    if given is None:
        return "de" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("de") else "en"
    if given not in LANGUAGES:
        raise BadOption(f"there is no language {given!r}; choose from " + ", ".join(LANGUAGES))
    return given


def words(language: str, key: str, **arguments: Any) -> str:
    return render(text(key, **arguments), language, [])


def complain(sentence: str) -> None:
    Console(stderr=True, highlight=False).print(sentence, style="red", markup=False)


Language = Annotated[str | None, typer.Option("--lang", help="de or en; the machine's language if not given")]
