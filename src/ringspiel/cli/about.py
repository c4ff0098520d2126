"""`ringspiel` and `ringspiel games`: what there is to do, and what to play."""

from __future__ import annotations

from rich.table import Table

from ringspiel.cli.compiled import version_and_kind
from ringspiel.cli.say import Language, console, language_of, words
from ringspiel.kernel.registry import game_ids, game_of, listings
from ringspiel.texts import language_of_machine

NEXT = {
    "ringspiel serve --open": "cli-next-browser",
    "ringspiel play {game}": "cli-next-terminal",
    "ringspiel games": "cli-next-games",
    "ringspiel rules {game}": "cli-next-rules",
    "ringspiel sim {game} -n 1000": "cli-next-sim",
    "ringspiel --help": "cli-next-help",
}


def version() -> None:
    console.print(words(language_of_machine(), "cli-version", **version_and_kind()))


def what_next() -> None:
    """For people who type `ringspiel` alone."""
    language = language_of_machine()
    version()
    console.print(words(language, "cli-next"))
    table = Table(box=None, show_header=False, padding=(0, 2))
    game = next(id for id in game_ids() if not game_of(id).hidden)  # easiest to begin with
    for command, key in NEXT.items():
        table.add_row(command.format(game=game), words(language, key))
    console.print(table)


def games(lang: Language = None) -> None:
    """The games, their seats and options."""
    language = language_of(lang)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-game", "cli-title", "cli-players", "cli-options"):
        table.add_column(words(language, heading))
    for game in listings():
        seats = "–".join(str(count) for count in sorted({game.seat_counts[0], game.seat_counts[-1]}))
        options = [f"{option}: {words(language, f'{game.id}-option-{option}')}" for option in game.options]
        table.add_row(game.id, words(language, f"{game.id}-title"), seats, "\n".join(options))
    console.print(table)
