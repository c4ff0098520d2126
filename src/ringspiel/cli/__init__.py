"""The command line: `ringspiel`."""

from __future__ import annotations

import typer

from ringspiel.cli import about, arena, check_board, play, records, serve, simulate
from ringspiel.cli.say import complaining

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Five ring games at one table: play, simulate, study."
)
for name, command in (
    ("games", about.games),
    ("rules", about.rules),
    ("play", play.play),
    ("serve", serve.serve),
    ("sim", simulate.sim),
    ("arena", arena.arena),
    ("study", arena.study),
    ("replay", records.replay),
    ("verify", records.verify),
    ("check-board", check_board.check_board),
):
    app.command(name)(complaining(command))


def main() -> None:
    app()
