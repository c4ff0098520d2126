"""A game's options as they are typed: `--option places=true --option hobbits=sam,frodo`."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ringspiel.cli.say import Wrong

Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="an option of the game as NAME=VALUE; may be repeated")
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
        return [part.strip() for part in typed.split(",")]
    try:
        return json.loads(typed)
    except json.JSONDecodeError:
        return typed
