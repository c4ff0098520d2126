"""The command line: `ringspiel`."""

from __future__ import annotations

import sys

import typer

from ringspiel.cli import about, play, records, serve, simulate
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
app.command("replay")(records.replay)
app.command("verify")(records.verify)


def main() -> None:
    """Wrong input of any kind ends with a sentence that says what to do, and exit code 2."""
    try:
        app()
    except RingspielError as error:
        complain(str(error))
        sys.exit(2)
