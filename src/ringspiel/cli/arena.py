"""`ringspiel arena` and `ringspiel study`: how strong opponents are, and what a game is like."""

from __future__ import annotations

import json
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ringspiel import folders
from ringspiel.agents import LEVELS, agent_of
from ringspiel.arena.ranking import ranking
from ringspiel.arena.results import Results, check_export, export
from ringspiel.arena.schedule import LIMIT, Schedule, names_of, renamed, rows, schedule_of
from ringspiel.arena.setting import setting_of
from ringspiel.arena.tournament import Tournament
from ringspiel.cli.ranking import show, show_audit, show_gate
from ringspiel.cli.records import check_writable
from ringspiel.cli.say import Language, Wrong, beside, language_of, remark, say, words
from ringspiel.cli.settings import Game, Options, options_of
from ringspiel.kernel.registry import game_of
from ringspiel.rulebook import catalogue

Jobs = Annotated[int, typer.Option(help="processes on this machine, or workers of a local cluster")]
Cluster = Annotated[
    str | None, typer.Option(help="address of a Ray cluster, or 'local' to start one here; needs the extra `cluster`")
]
Seed = Annotated[int, typer.Option(help="the same seed gives the same games")]
LONGEST_NAME = 200


def arena(
    game: Game,
    agents: Annotated[str, typer.Option(help="two or more, separated by commas")] = ",".join(LEVELS),
    games: Annotated[int, typer.Option("--games", "-n", help="games of each match")] = 1000,
    seats: Annotated[int | None, typer.Option(help="number of players; the fewest possible if not given")] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="each agent meets only the next, not all others")] = False,
    stop: Annotated[bool, typer.Option("--stop", help="end a match as soon as it is decided")] = False,
    gate: Annotated[
        float | None, typer.Option(help="with --stop: whether the first is this many Elo better, or not at all")
    ] = None,
    limit: Annotated[
        float, typer.Option(help="seconds for one answer; an agent that takes longer loses", min=0.001)
    ] = LIMIT,
    results: Annotated[Path | None, typer.Option(help="file to which results are written as they come")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="ignore earlier results")] = False,
    raw: Annotated[Path | None, typer.Option(help="write all games to this .csv or .parquet file")] = None,
    check: Annotated[bool, typer.Option("--audit", help="first check for agents that see hidden things")] = False,
    luck: Annotated[bool, typer.Option(help="where the game is solved, report the result without luck too")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON instead of tables")] = False,
    option: Options = None,
    lang: Language = None,
) -> None:
    """Let computer opponents play each other, and rate them. An interrupted run continues.

    A program that was edited since is another player, and starts again; files that its own files read do not count,
    so say --fresh after a change there.
    """
    language = language_of(lang)
    setting = setting_of(game, game_of(game).seat_counts[0] if seats is None else seats, options_of(option))
    schedule = schedule_of(setting, [name.strip() for name in agents.split(",") if name.strip()], seed, ladder, limit)
    check_writable(raw)
    if raw is not None:
        check_export(raw)
    if check:
        show_audit(schedule, language)
    names = names_of(schedule)
    path = results or default_path(schedule)
    if fresh:
        path.unlink(missing_ok=True)
    tournament = Tournament(schedule, games, Results(path), stop, gate, luck)
    tell_beginning(tournament, names, language)
    run(tournament, jobs, cluster, None if as_json else words(language, "cli-arena-rounds"))
    played = renamed(tournament.counted(), names)
    if raw is not None:
        export(rows(played), raw)
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(ranking(played)), indent=2))
    else:
        show(schedule, ranking(played), language)
        if stop and gate is not None:
            show_gate(tournament, names, language)
        say(words(language, "cli-arena-results", file=str(path)))


def tell_beginning(tournament: Tournament, names: dict[str, str], language: str) -> None:
    """Says which results are continued, and which program is which."""
    played, of = tournament.tables()
    if played:
        remark(words(language, "cli-arena-resumed", played=played, games=of))
    for agent, name in names.items():
        if agent != name:
            remark(f"{name}: {agent}")


def default_path(schedule: Schedule) -> Path:
    """Equal tournaments find each other's results."""
    setting = schedule.setting
    kind = "ladder" if schedule.ladder else "all"
    chosen = [f"{name}-{value}" for name, value in setting.options.items() if value != default_of(schedule, name)]
    parts = [
        setting.game,
        str(setting.seats),
        *chosen,
        *(f"{agent}-{schedule.programs[agent]}" if agent in schedule.programs else agent for agent in schedule.agents),
        kind,
        f"seed{schedule.seed}",
        f"limit{schedule.limit:g}",
    ]
    return folders.data() / "arena" / f"{file_name('_'.join(parts))}.jsonl"


def file_name(name: str) -> str:
    """A name for every file system: a program's path is not a folder here, and a long name ends in a fingerprint."""
    plain = name.translate({ord(sign): None for sign in "[]' "} | {ord(sign): "-" for sign in '/\\:*?"<>|'})
    if len(plain.encode()) <= LONGEST_NAME:
        return plain
    return f"{plain[:100]}-{blake2b(name.encode(), digest_size=8).hexdigest()}"


def default_of(schedule: Schedule, option: str) -> object:
    rules = schedule.setting.rules
    return rules.check_options(None, schedule.setting.seats)[option]


def run(tournament: Tournament, jobs: int, cluster: str | None, title: str | None) -> None:
    """With progress under this title; without one nothing is shown."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=beside, disable=title is None) as progress:
        task = progress.add_task(title or "", total=tournament.total(), completed=tournament.done())
        tournament.run(jobs, cluster, lambda done, of: progress.update(task, completed=done, total=of))


def study(
    game: Game,
    out: Annotated[Path | None, typer.Option(help="folder of the report; docs/studies/GAME if not given")] = None,
    agent: Annotated[str, typer.Option(help="the agent that plays all seats")] = "medium",
    games: Annotated[int, typer.Option("--games", "-n", help="games of each kind", min=1)] = 500,
    ladder_games: Annotated[int, typer.Option(help="games of each match of the ladder", min=1)] = 200,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    people: Annotated[
        bool, typer.Option("--people", help="only set the agent's games beside people's; fails if a goal is not met")
    ] = False,
    lang: Language = None,
) -> None:
    """Write a report on a game: seats, length, endings, options, opponents. Needs the extra `study`."""
    language = language_of(lang)
    if people:
        return beside_people(game, agent, games, seed, jobs, cluster, language)
    from ringspiel.arena.plots import matplotlib
    from ringspiel.arena.report import PAGE, write_report
    from ringspiel.arena.study import study as carry_out

    agent_of(agent, game, 0)
    catalogue(game)  # the report needs it, so its absence is told before the games
    matplotlib()
    folder = out or Path("docs/studies") / game
    check_writable(folder / PAGE)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=beside) as progress:
        task = progress.add_task(game, visible=False)

        def tell(name: str, done: int, of: int) -> None:
            progress.update(task, description=name, completed=done, total=of, visible=True)

        found = carry_out(game, agent, games, ladder_games, seed, jobs, cluster, tell)
    command = f"ringspiel study {game} --agent {agent} -n {games} --ladder-games {ladder_games} --seed {seed}"
    page = write_report(found, folder, command)
    say(words(language, "cli-study-report", file=str(page)))


def beside_people(game: str, agent: str, games: int, seed: int, jobs: int, cluster: str | None, language: str) -> None:
    """The realism of an agent: how its games with itself differ from those of people."""
    from ringspiel.arena.people import compare, is_real, markdown, people_of
    from ringspiel.arena.study import play_series

    agent_of(agent, game, 0)
    traits = people_of(game)
    if not traits:
        raise Wrong("cli-no-people", game=game)
    setting = setting_of(game, game_of(game).seat_counts[0])
    rows = compare(play_series(agent, setting, agent, games, seed, jobs, cluster, told=True), traits)
    typer.echo(f"{words(language, 'cli-people', games=games, agent=agent, seed=seed)}\n\n{markdown(rows)}")
    if not is_real(rows):
        raise typer.Exit(1)
