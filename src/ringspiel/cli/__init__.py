"""The command line: `ringspiel`."""

from __future__ import annotations

from typing import Annotated

import typer

from ringspiel.cli import (
    about,
    arena,
    bot,
    keeping,
    lesson,
    new_game,
    play,
    puzzles,
    records,
    review,
    serve,
    simulate,
    verify,
)
from ringspiel.cli.compiled import prefer_compiled
from ringspiel.cli.say import complaining
from ringspiel.kernel.registry import all_games
from ringspiel.kernel.rooms import brought

app = typer.Typer(add_completion=False)
for name, command in (
    ("games", about.games),
    ("rules", about.rules),
    ("play", play.play),
    ("serve", serve.serve),
    ("backup", keeping.backup),
    ("restore", keeping.restore),
    ("export", keeping.export),
    ("bot", bot.bot),
    ("sim", simulate.sim),
    ("arena", arena.arena),
    ("study", arena.study),
    ("replay", records.replay),
    ("review", review.review),
    ("verify", verify.verify),
    ("puzzles", puzzles.puzzles),
    ("lesson", lesson.lesson),
    ("new-game", new_game.new_game),
):
    app.command(name)(complaining(command))
for game in all_games():
    for name, command in (brought(f"ringspiel.cli.commands.{game.id}", "COMMANDS") or {}).items():
        app.command(name)(complaining(command))


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and whether the engines are compiled.")
    ] = False,
) -> None:
    """Five ring games at one table: play, simulate, study."""
    if version:
        about.version()
    elif context.invoked_subcommand is None:
        about.what_next()


def main() -> None:
    prefer_compiled()
    app()
