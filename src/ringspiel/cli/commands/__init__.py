"""The commands by name. A game brings its own: `COMMANDS` in the module here that is named after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, cast

import typer
from typer.core import TyperCommand, TyperGroup

from ringspiel.cli.help import Spoken, language, sentences, translated
from ringspiel.kernel.registry import game_ids
from ringspiel.kernel.rooms import brought

MODULES = {
    "games": "about",
    "rules": "rules",
    "play": "play",
    "serve": "serve",
    "backup": "keeping",
    "restore": "keeping",
    "export": "keeping",
    "bot": "bot",
    "sim": "simulate",
    "arena": "arena",
    "study": "arena",
    "picture": "picture",
    "replay": "records",
    "review": "review",
    "analysis": "analysis",
    "stats": "stats",
    "verify": "verify",
    "puzzles": "puzzles",
    "train": "train",
    "lesson": "lesson",
    "new-game": "new_game",
    "mcp": "mcp",
}
"""In which module of the command line each command stands, as a function of its name."""


class Commands(Mapping[str, Any]):
    """All commands; each is imported when it is looked up."""

    def __iter__(self) -> Iterator[str]:
        return iter([*MODULES, *of_games()])

    def __len__(self) -> int:
        return len(MODULES) + len(of_games())

    def __getitem__(self, name: str) -> Any:
        """The command as Typer makes it: with its arguments, its help, and a sentence for whatever is wrong."""
        from ringspiel.cli.say import complaining

        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(name, cls=Command)(complaining(function_of(name)))
        return translated(typer.main.get_command(alone), language())


class Command(Spoken, TyperCommand):
    """One command of `ringspiel`."""


class Group(Spoken, TyperGroup):
    """`ringspiel` itself. Typer would import every command to build it."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.commands = cast(Any, Commands())

    def get_help(self, ctx: Any) -> str:
        translated(self, language())
        return super().get_help(ctx)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Each with the whole of its first sentence. Typer would cut it."""
        with formatter.section(sentences(language()).get("Commands", "Commands")):
            formatter.write_dl([(name, (self.commands[name].help or "").split("\n\n")[0]) for name in self.commands])


def function_of(name: str) -> Callable[..., None]:
    if name not in MODULES:
        return of_games()[name]
    found: Callable[..., None] = getattr(import_module(f"ringspiel.cli.{MODULES[name]}"), name.replace("-", "_"))
    return found


def of_games() -> dict[str, Callable[..., None]]:
    along = [brought(f"{__name__}.{game}", "COMMANDS") or {} for game in game_ids()]
    return {name: command for commands in along for name, command in commands.items()}
