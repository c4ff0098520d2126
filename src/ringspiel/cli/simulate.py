"""`ringspiel sim`: many games between computer opponents."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ringspiel.arena.simulate import Simulation, simulate
from ringspiel.arena.statistics import Rate
from ringspiel.cli.say import Language, beside, console, language_of, percent, words
from ringspiel.cli.settings import Game, Options, options_of
from ringspiel.kernel.registry import game_of

LENGTHS = ("mean", "least", "median", "most")


def sim(
    game: Game,
    agents: Annotated[str, typer.Option(help="one for each seat, separated by commas")] = "",
    seats: Annotated[int | None, typer.Option(help="number of players; as many as agents if not given")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="how many games")] = 1000,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 1,
    jobs: Annotated[int, typer.Option(help="processes")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON instead of a table")] = False,
    records: Annotated[Path | None, typer.Option(help="write all decisions as Parquet into this folder")] = None,
    append: Annotated[bool, typer.Option("--append", help="add to the games of that folder, if they fit")] = False,
    option: Options = None,
    lang: Language = None,
) -> None:
    """Play many games and count who wins."""
    language = language_of(lang)
    names = [name.strip() for name in agents.split(",") if name.strip()]
    seats = (len(names) or game_of(game).seat_counts[0]) if seats is None else seats
    names = names or ["random"] * seats
    with Progress(
        TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=beside, disable=as_json
    ) as progress:
        task = progress.add_task("", total=games, visible=False)
        told = lambda more: progress.update(task, advance=more, visible=True)  # noqa: E731
        result = simulate(game, seats, names, games, seed, jobs, options_of(option), told, records, append)
    if as_json:
        typer.echo(json.dumps(result.to_json(), indent=2))
    else:
        show(result, language)


def show(result: Simulation, language: str) -> None:
    title = words(language, "cli-sim-title", games=result.games, game=result.game)
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for heading in ("cli-sim-wins", "cli-sim-share", "cli-sim-interval"):
        table.add_column(words(language, heading), justify="right")
    for seat, (agent, rate) in enumerate(zip(result.agents, result.by_seat, strict=True)):
        table.add_row(words(language, "cli-sim-seat", seat=seat, agent=agent), *figures(rate, language))
    table.add_section()
    for agent, rate in result.by_agent.items():
        table.add_row(words(language, "cli-sim-per-seat", agent=agent), *figures(rate, language))
    console.print(table)
    length = {name: f"{value:g}" for name, value in result.length.items()}
    counts = {"all_lost": result.all_lost, "shared": result.shared}
    console.print(words(language, "cli-sim-length", **counts, **(length or dict.fromkeys(LENGTHS, "–"))), markup=False)
    pace = {"decisions": result.decisions, "seconds": result.seconds, "rate": f"{result.decisions_per_second:,.0f}"}
    console.print(words(language, "cli-sim-pace", **pace), markup=False)
    for seed, failure in result.failures:
        console.print(words(language, "cli-sim-error", seed=str(seed), failure=str(failure)), markup=False)


def figures(rate: Rate, language: str) -> tuple[str, str, str]:
    low, high = percent(rate.low, language), percent(rate.high, language)
    return str(rate.count), percent(rate.rate, language), f"{low} – {high}"
