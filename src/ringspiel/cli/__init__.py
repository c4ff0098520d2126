"""The command line: `ringspiel`."""

from __future__ import annotations

import sys

import typer

from ringspiel.cli import about, arena, check_board, play, records, serve, simulate
from ringspiel.cli.say import complain
from ringspiel.table.errors import RingspielError

app = typer.Typer(
    no_args_is_help=True, add_completion=False, help="Five ring games at one table: play, simulate, study."
)
app.command("games")(about.games)
app.command("rules")(about.rules)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("sim")(simulate.sim)
app.command("arena")(arena.arena)
app.command("study")(arena.study)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("check-board")(check_board.check_board)


def main() -> None:
    """Wrong input of any kind ends with a sentence that says what to do, and exit code 2."""
    try:
        app()
    except RingspielError as error:
        complain(str(error))
        sys.exit(2)
