"""`ringspiel review`: where a recorded game was lost, and what chance had to do with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ringspiel.agents.review import Account, Played, account_of, joined, look_at, parts_of, played_of
from ringspiel.arena.workers import work
from ringspiel.cli.records import RecordFile, check_writable, names_of, read, replayed, write
from ringspiel.cli.review_page import page
from ringspiel.cli.review_words import answers, chances_of, curve, judged, lost, summary
from ringspiel.cli.say import Language, beside, console, language_of, words
from ringspiel.kernel import record
from ringspiel.texts import render


def review(
    file: RecordFile,
    jobs: Annotated[int, typer.Option(help="processes", min=1)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
    html: Annotated[Path | None, typer.Option(help="write a page to this file")] = None,
    every: Annotated[bool, typer.Option(help="show every answer of a solved game, not only the costliest")] = False,
    lang: Language = None,
) -> None:
    """Look at a recorded game: the chances to win, the answers that cost most, and what chance brought."""
    language = language_of(lang)
    document = read(file)
    whole = replayed(document)
    names = names_of(document, whole.seats, language)
    check_writable(html)
    found = reviewed(played_of(record.read(document)), jobs, quiet=as_json)
    if html is not None:
        write(html, page(found, whole.game.id, names, language).encode())
        console.print(words(language, "cli-review-written", file=str(html)), markup=False)
    elif as_json:
        typer.echo(msgspec.json.encode({"game": whole.game.id, "names": names, "review": found}).decode())
    else:
        show(whole.game.id, found, names, language)
        if every and found.exact:
            show_every(found, names, language)


def reviewed(played: Played, jobs: int, quiet: bool) -> Account:
    """The work shared out among processes; stopping it stops them."""
    parts = parts_of(played)
    with Progress(
        TextColumn("{task.percentage:3.0f} %"), BarColumn(), TimeRemainingColumn(), console=beside, disable=quiet
    ) as progress:
        task = progress.add_task("", total=len(parts))
        found = []
        for part in work(look_at, parts, jobs):
            found.append(part)
            progress.advance(task)
    return account_of(played, joined(found))


def show(game: str, found: Account, names: list[str], language: str) -> None:
    for line in curve(found, names, language):
        console.print(line, markup=False)
    for line in summary(game, found, names, language):
        console.print(line, markup=False)
    console.print(words(language, "cli-review-mistakes" if found.mistakes else "cli-review-none"), style="bold")
    for n in found.mistakes:
        finding = found.findings[n - 1]
        console.print(f"{n:>4}  {names[finding.seat]}: {lost(finding, found.exact, language)}", markup=False)
        for line in answers(finding, names, language):
            console.print(f"      {line}", style="dim", markup=False)


def show_every(found: Account, names: list[str], language: str) -> None:
    console.print(words(language, "cli-review-every"), style="bold")
    for finding in found.findings:
        played = render(finding.played, language, names)
        console.print(f"{finding.n:>4}  {names[finding.seat]}: {played}", markup=False)
        for line in [chances_of(finding, names, language), *judged(finding, names, language)]:
            console.print(f"      {line}", style="dim", markup=False)
