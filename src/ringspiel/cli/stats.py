"""`ringspiel stats`: what a collection of recorded games says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from ringspiel.arena.collection import Figures, Spread, Told, gather, to_csv, told_by
from ringspiel.arena.statistics import Rate
from ringspiel.arena.workers import work
from ringspiel.cli.records import check_writable, files_in, read, why_broken, write
from ringspiel.cli.say import Language, Wrong, console, language_of, percent, points, remark, words
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.text import Text
from ringspiel.rulebook import catalogue, first_sentence
from ringspiel.texts import render

SHOWN = 5
"""This many of a seat's first choices are shown; JSON and CSV hold them all."""


def stats(
    records: Annotated[list[Path], typer.Argument(help="records (JSON), or folders that hold them")],
    jobs: Annotated[int, typer.Option(help="processes", min=1)] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON instead of tables")] = False,
    as_csv: Annotated[Path | None, typer.Option("--csv", help="write the figures to this .csv file")] = None,
    plots: Annotated[Path | None, typer.Option(help="draw plots into this folder; needs the extra `study`")] = None,
    lang: Language = None,
) -> None:
    """Count what recorded games say: victories, endings, lengths, dice, first choices. Names are left out."""
    language = language_of(lang)
    check_writable(as_csv)
    told = []
    for file, one in work(looked_at, files_in(records), jobs):
        if isinstance(one, Told):
            told.append(one)
        else:
            remark(words(language, "cli-stats-left-out", file=str(file), why=render(one, language, [])))
    if not told:
        raise Wrong("cli-stats-nothing")
    found = gather(told)
    if as_csv is not None:
        write(as_csv, to_csv(found).encode())
    if plots is not None:
        from ringspiel.arena.plots import draw_collection

        draw_collection(found, plots)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    for each in found:
        show(each, language)


def looked_at(file: Path) -> tuple[Path, Told | Text | str]:
    """What a record says, or why it is left out."""
    try:
        return file, told_by(read(file))
    except BrokenRecord as error:
        return file, why_broken(error)
    except Wrong as error:
        return file, error.reason or str(error)


def show(found: Figures, language: str) -> None:
    game = words(language, f"{found.game}-title")
    console.print(
        words(language, "cli-stats-title", games=found.games, game=game, seats=found.seats), style="bold", markup=False
    )
    console.print(wins_table(found, language))
    console.print(endings_table(found, language))
    console.print(length(words(language, "cli-stats-answers"), found.answers, language), markup=False)
    if found.rounds is not None:
        console.print(length(words(language, "cli-stats-rounds"), found.rounds, language), markup=False)
    for fall in found.chance:
        counts = " · ".join(map(str, fall.counts))
        told = words(
            language, "cli-stats-fall", faces=fall.faces, counts=counts, surprise=points(fall.surprise / 100, language)
        )
        console.print(told, markup=False)
    console.print(choices_table(found, language))


def wins_table(found: Figures, language: str) -> Table:
    table = Table()
    for key in ("cli-stats-who", "cli-sim-wins", "cli-sim-share", "cli-sim-interval"):
        table.add_column(words(language, key), justify="left" if key == "cli-stats-who" else "right")
    for seat, rate in enumerate(found.wins):
        table.add_row(words(language, "cli-seat", number=seat + 1), *figures(rate, language))
    if found.sides:
        table.add_section()
    for side, rate in found.sides:
        table.add_row(words(language, f"{found.game}-side-{side}"), *figures(rate, language))
    table.add_section()
    table.add_row(words(language, "cli-stats-beginner"), *figures(found.beginner, language))
    table.add_row(words(language, "cli-stats-shared"), *figures(found.shared, language))
    table.add_row(words(language, "cli-stats-all-lost"), *figures(found.all_lost, language))
    return table


def endings_table(found: Figures, language: str) -> Table:
    rules = {rule.id: first_sentence(rule.text) for rule in catalogue(found.game, language)}
    table = Table()
    table.add_column(words(language, "cli-stats-ending"))
    table.add_column(words(language, "cli-stats-games"), justify="right")
    table.add_column(words(language, "cli-sim-share"), justify="right")
    for reason, rate in found.endings:
        sentence = rules.get(reason) or words(language, f"cli-stats-ended-{reason}")
        table.add_row(f"{reason}  {sentence}" if reason in rules else sentence, *figures(rate, language)[:2])
    return table


def choices_table(found: Figures, language: str) -> Table:
    table = Table(title=words(language, "cli-stats-choices"), title_justify="left")
    for key in ("seat", "answer", "games", "won"):
        table.add_column(words(language, f"cli-stats-{key}"), justify="right" if key in ("games", "won") else "left")
    names = [words(language, "cli-seat", number=seat + 1) for seat in range(found.seats)]
    for seat in range(found.seats):
        mine = [choice for choice in found.choices if choice.seat == seat and choice.number == 0]
        for choice in mine[:SHOWN]:
            won = percent(choice.wins.rate, language)
            said = choice.answer if choice.words is None else render(choice.words, language, names)
            table.add_row(names[seat], said, str(choice.games), won)
    return table


def figures(rate: Rate, language: str) -> tuple[str, str, str]:
    low, high = percent(rate.low, language), percent(rate.high, language)
    return f"{rate.count:g}", percent(rate.rate, language), f"{low} – {high}"


def length(what: str, found: Spread, language: str) -> str:
    mean = points(found.mean / 100, language)
    median = points(found.median / 100, language)
    ends = {"least": f"{found.least:g}", "most": f"{found.most:g}"}
    return words(language, "cli-stats-length", what=what, mean=mean, median=median, **ends)
