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
from ringspiel.cli.say import console
from ringspiel.cli.settings import Options, options_of
from ringspiel.kernel.registry import game_of


def sim(
    game: str,
    agents: Annotated[str, typer.Option(help="one for each seat, separated by commas")] = "",
    seats: Annotated[int | None, typer.Option(help="number of players; as many as agents if not given")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="how many games")] = 1000,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 1,
    jobs: Annotated[int, typer.Option(help="processes")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON instead of a table")] = False,
    records: Annotated[Path | None, typer.Option(help="write all decisions as Parquet into this folder")] = None,
    append: Annotated[bool, typer.Option("--append", help="add to the games of that folder, if they fit")] = False,
    option: Options = None,
) -> None:
    """Play many games and count who wins."""
    names = [name.strip() for name in agents.split(",") if name.strip()]
    seats = (len(names) or game_of(game).seat_counts[0]) if seats is None else seats
    names = names or ["random"] * seats
    with Progress(
        TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, disable=as_json
    ) as progress:
        task = progress.add_task("", total=games)
        told = lambda more: progress.advance(task, more)  # noqa: E731
        result = simulate(game, seats, names, games, seed, jobs, options_of(option), told, records, append)
    if as_json:
        typer.echo(json.dumps(result.to_json(), indent=2))
    else:
        show(result)


def show(result: Simulation) -> None:
    table = Table(title=f"{result.games} games of {result.game}", title_justify="left")
    for heading in ("", "wins", "share", "95 % interval"):
        table.add_column(heading, justify="right" if heading else "left")
    for seat, (agent, rate) in enumerate(zip(result.agents, result.by_seat, strict=True)):
        table.add_row(f"seat {seat} ({agent})", *figures(rate))
    table.add_section()
    for agent, rate in result.by_agent.items():
        table.add_row(f"{agent}, per seat", *figures(rate))
    console.print(table)
    length = ", ".join(f"{name} {value:g}" for name, value in result.length.items())
    console.print(f"all lost {result.all_lost}, shared victories {result.shared}; decisions per game: {length}")
    console.print(f"{result.decisions} decisions in {result.seconds} s: {result.decisions_per_second:,.0f} decisions/s")
    for seed, failure in result.failures:
        console.print(f"[red]error[/red] in the game with seed {seed}: {failure}")


def figures(rate: Rate) -> tuple[str, str, str]:
    return str(rate.count), f"{rate.rate:.1%}", f"{rate.low:.1%} – {rate.high:.1%}"
