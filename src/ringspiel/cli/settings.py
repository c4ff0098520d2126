"""A game's options as they are typed: `--option places=true --option hobbits=sam,frodo`."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ringspiel.cli.say import Wrong
from ringspiel.kernel.registry import game_ids

Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="an option of the game as NAME=VALUE; may be repeated")
]


def beginning_so(incomplete: str) -> list[str]:
    """The games whose names begin as what is typed, for the shell's completion."""
    return [game for game in game_ids() if game.startswith(incomplete)]


Game = Annotated[
    str, typer.Argument(help="its name, as `ringspiel games` shows it", autocompletion=beginning_so, metavar="GAME")
]

OptionalGame = Annotated[
    str | None,
    typer.Argument(help="its name, as `ringspiel games` shows it", autocompletion=beginning_so, metavar="[GAME]"),
]


def options_of(given: list[str] | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for setting in given or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise Wrong("cli-option-without-value", typed=repr(setting))
        options[name.strip()] = _value(value.strip())
    return options


def _value(typed: str) -> Any:
    if "," in typed and not typed.startswith("["):
        return [_value(part.strip()) for part in typed.split(",")]
    try:
        return json.loads(typed)
    except json.JSONDecodeError:
        return typed
