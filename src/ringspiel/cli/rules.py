"""`ringspiel rules`: by which rules a game is played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from ringspiel import rulebook as catalogues
from ringspiel.cli.say import Language, console, language_of
from ringspiel.cli.settings import Game
from ringspiel.kernel.registry import game_of


def rules(
    game: Game,
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
