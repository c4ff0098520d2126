"""`ringspiel`, `ringspiel games` and `ringspiel rules`: what there is to do, what to play, and by which rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from ringspiel import rulebook as catalogues
from ringspiel.cli.compiled import version_and_kind
from ringspiel.cli.say import Language, console, language_of, words
from ringspiel.kernel.registry import all_games, game_of
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
    game = next(game.id for game in all_games() if not game.hidden)  # easiest to begin with
    for command, key in NEXT.items():
        table.add_row(command.format(game=game), words(language, key))
    console.print(table)


def games(lang: Language = None) -> None:
    """The games, their seats and options."""
    language = language_of(lang)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-game", "cli-title", "cli-players", "cli-options"):
        table.add_column(words(language, heading))
    for game in all_games():
        seats = "–".join(str(count) for count in sorted({game.seat_counts[0], game.seat_counts[-1]}))
        options = [f"{option.id}: {words(language, f'{game.id}-option-{option.id}')}" for option in game.options]
        table.add_row(game.id, words(language, f"{game.id}-title"), seats, "\n".join(options))
    console.print(table)


def rules(
    game: str,
    id: Annotated[str | None, typer.Argument(help="a rule's ID, such as RM-13")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="which rules are proved by tests")] = False,
    sections: Annotated[str, typer.Option(help="with --coverage: only numbers that begin with such a letter")] = "",
    tests: Annotated[Path, typer.Option(help="with --coverage: where the tests are")] = Path("tests"),
    lang: Language = None,
) -> None:
    """The rules of a game, one rule, or which rules have tests."""
    language = language_of(lang)
    if coverage:
        show_coverage(game, sections.upper(), tests)
        return
    chosen = catalogues.catalogue(game, language) if id is None else (catalogues.rule(game, id, language),)
    section = ""
    for rule in chosen:
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{section}[/bold]")
        console.print(Markdown(f"**{rule.id}** {rule.text}"))


def show_coverage(game: str, sections: str, tests: Path) -> None:
    """Each ID with its tests; the last line counts. Fails if a rule has none."""
    proved = catalogues.tests_by_rule(tests)
    start = len(game_of(game).prefix) + 1
    chosen = [rule.id for rule in catalogues.catalogue(game) if not sections or rule.id[start] in sections]
    covered = [id for id in chosen if id in proved]
    for id in chosen:
        names = [test.rpartition("::")[2] for test in proved.get(id, [])]
        console.print(f"{id}  " + (", ".join(names) if names else "[red]no test[/red]"), soft_wrap=True)
    console.print(f"covered {len(covered)}/{len(chosen)}")
    if len(covered) < len(chosen):
        raise typer.Exit(1)
