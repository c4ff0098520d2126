"""`ringspiel` and `ringspiel games`: what there is to do, and what to play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.table import Table

from ringspiel.cli.compiled import version_and_kind
from ringspiel.cli.say import Language, console, language_of, words
from ringspiel.cli.settings import beginning_so
from ringspiel.kernel.game import Game
from ringspiel.kernel.listing import Listing
from ringspiel.kernel.options import Option
from ringspiel.kernel.registry import all_games, game_ids, game_of, listings
from ringspiel.texts import language_of_machine

NEXT = {
    "ringspiel serve --open": "cli-next-browser",
    "ringspiel play {game}": "cli-next-terminal",
    "ringspiel games": "cli-next-games",
    "ringspiel rules {game}": "cli-next-rules",
    "ringspiel sim {game} -n 1000": "cli-next-sim",
    "ringspiel --help": "cli-next-help",
}

NARROW = 72
"""Columns that the table of games needs."""


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


def games(
    game: Annotated[
        str | None,
        typer.Argument(
            help="a game, to see each of its options with what it may be and what it does",
            autocompletion=beginning_so,
            metavar="GAME",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON instead of a table")] = False,
    lang: Language = None,
) -> None:
    """The games, their seats and options."""
    language = language_of(lang)
    if as_json:
        chosen = all_games() if game is None else [game_of(game)]
        typer.echo(json.dumps([told(each, language) for each in chosen], ensure_ascii=False, indent=2))
    elif game is None:
        show_games(language)
    else:
        show_game(game_of(game), language)


def told(game: Game[Any], language: str) -> dict[str, Any]:
    """A game for programs: what there is to choose, and what it is called."""
    return {
        "id": game.id,
        "title": words(language, f"{game.id}-title"),
        "summary": words(language, f"{game.id}-summary"),
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "options": [option_of(game, option, language) for option in game.options],
    }


def option_of(game: Game[Any], option: Option, language: str) -> dict[str, Any]:
    key = f"{game.id}-option-{option.id}"
    return {
        **option.to_json(),
        "title": words(language, key),
        "meaning": words(language, f"{key}-hint"),
        "words": words_of(game, option, language),
        "samples": option.samples(game.seat_counts[0]),
    }


def show_game(game: Game[Any], language: str) -> None:
    """Every option as it is typed, what it may be, and what it does."""
    about = told(game, language)
    console.print(f"{about['title']} ({game.id})", style="bold", markup=False)
    console.print(about["summary"], markup=False)
    console.print(f"{words(language, 'cli-players')}: {', '.join(map(str, game.seat_counts))}", markup=False)
    for option in game.options:
        found = option_of(game, option, language)
        console.print(f"\n--option {option.id}={allowed(option)}", style="bold", markup=False)
        console.print(f"{found['title']}. {found['meaning']}", markup=False)
        for line in meanings(found, language):
            console.print(line, markup=False)
        if option.default is not None:
            console.print(words(language, "cli-default", value=typed(option.default)), style="dim", markup=False)


def words_of(game: Game[Any], option: Option, language: str) -> dict[str, str]:
    """What each value is called at the table with most seats. A value that comes from a file brings its names along."""
    brought = option.to_json().get("names", {})
    said = {value: names[language] for value, names in brought.items() if language in names}
    own = {value: f"{game.id}-option-{option.id}-{value}" for value in map(str, getattr(option, "values", ()))}
    return said | {value: words(language, message, seats=game.seat_counts[-1]) for value, message in own.items()}


def meanings(found: dict[str, Any], language: str) -> Iterator[str]:
    """Each value with what it is called, and the roles for each number of players."""
    for value, word in found["words"].items():
        yield f"  {value}: {word}"
    for seats, roles in found.get("roles", {}).items():
        yield "  " + words(language, "cli-roles", seats=int(seats), roles=",".join(roles))


def allowed(option: Option) -> str:
    """What may be typed, in short."""
    found = option.to_json()
    if "roles" in found:
        return "drawn|ROLE,ROLE…"
    if "values" in found:
        between = "," if option.kind == "per-seat" else "|"
        return between.join(map(str, found["values"]))
    if "least" in found:
        return f"{found['least']}…{found['most']}"
    if "most" in found:
        return f"0…{found['most']},0…{found['most']},…"
    return "true|false" if option.kind == "flag" else "0…"


def typed(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def show_games(language: str) -> None:
    """As a table, or one below the other where a table would cut its words."""
    rows = [row_of(game, language) for game in listings()]
    if console.width >= NARROW:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("cli-game", "cli-title", "cli-players", "cli-options"):
            table.add_column(words(language, heading))
        for id, title, seats, options in rows:
            table.add_row(id, title, seats, "\n".join(options))
        return console.print(table)
    for id, title, seats, options in rows:
        console.print(f"{title} ({id})", style="bold", markup=False)
        console.print(f"{words(language, 'cli-players')}: {seats}", markup=False)
        console.print(*(f"  {option}" for option in options), sep="\n", markup=False)


def row_of(game: Listing, language: str) -> tuple[str, str, str, list[str]]:
    seats = "–".join(str(count) for count in sorted({game.seat_counts[0], game.seat_counts[-1]}))
    options = [f"{option}: {words(language, f'{game.id}-option-{option}')}" for option in game.options]
    return game.id, words(language, f"{game.id}-title"), seats, options
