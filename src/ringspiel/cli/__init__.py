"""The command line: `ringspiel`. The module of a command is imported when the command is used."""

from __future__ import annotations

from typing import Annotated

import typer

from ringspiel.cli.commands import Group
from ringspiel.cli.compiled import prefer_compiled

app = typer.Typer(cls=Group, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and whether the engines are compiled.")
    ] = False,
) -> None:
    """Five ring games at one table: play, simulate, study."""
    if not version and context.invoked_subcommand is not None:
        return
    from ringspiel.cli import about

    if version:
        about.version()
    else:
        about.what_next()


def main() -> None:
    prefer_compiled()
    app()
