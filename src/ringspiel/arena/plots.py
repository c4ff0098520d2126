"""The plots of a study, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ringspiel.arena.collection import Gathered
from ringspiel.arena.ranking import Ranking
from ringspiel.arena.statistics import Rate
from ringspiel.arena.study import Series, Study
from ringspiel.kernel.errors import BadOption

COLOURS = ("#3b6ea8", "#c0702f", "#4d8b57", "#8a5a9c", "#a84848", "#6b6b6b")
SIZE = (6.4, 3.2)
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ringspiel",
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.alpha": 0.25,
}


def matplotlib() -> Any:
    try:
        library = import_module("matplotlib")
    except ImportError:
        raise BadOption("for a study install: pip install 'ringspiel[study]'") from None
    library.use("Agg")
    library.rcParams.update(STYLE)
    return import_module("matplotlib.pyplot")


def draw_all(found: Study, folder: Path) -> dict[str, str]:
    """Every plot into its file; returns what each shows."""
    rounds = any(series.rounds() for series in found.seats)
    lost = any(series.all_lost().count for series in found.variants)
    plots: dict[str, tuple[str, Callable[[Any], None]]] = {
        "seats": ("How often each seat wins, in the order of play", lambda axes: seat_plot(axes, found.seats)),
        "lengths": ("How long games are", lambda axes: length_plot(axes, found.seats, rounds)),
        "endings": ("How games end", lambda axes: ending_plot(axes, found.seats)),
        "branching": (
            "How many answers there are to choose from; boxes hold the middle half of the games",
            lambda axes: branching_plot(axes, found.seats),
        ),
        "variants": (
            f"How {'often all lose' if lost else 'long games are'}, with each option",
            lambda axes: variant_plot(axes, found.variants, lost),
        ),
        "ladder": ("How strong the opponents are", lambda axes: ladder_plot(axes, found.ladder)),
    }
    library = matplotlib()
    for name, (_, plot) in plots.items():
        figure, axes = library.subplots(figsize=SIZE, layout="constrained")
        plot(axes)
        figure.savefig(folder / f"{name}.svg", metadata={"Date": None})
        library.close(figure)
    return {name: title for name, (title, _) in plots.items()}


def draw_collection(found: list[Gathered], folder: Path) -> None:
    """Who won and how games ended, a file for each game and number of seats."""
    library = matplotlib()
    folder.mkdir(parents=True, exist_ok=True)
    for each in found:
        seats = [f"{seat + 1}." for seat in range(each.seats)]
        reasons = [reason for reason, _ in each.endings]
        kinds = {
            "wins": ("seat", seats, each.wins),
            "endings": ("rule that ended the game", reasons, [rate for _, rate in each.endings]),
        }
        for name, (what, labels, rates) in kinds.items():
            figure, axes = library.subplots(figsize=SIZE, layout="constrained")
            bars(axes, range(len(rates)), rates, 0.6, COLOURS[0], "")
            axes.set_xticks(range(len(rates)), labels)
            axes.set_xlabel(what)
            axes.set_ylabel("games, %")
            figure.savefig(folder / f"{each.game}-{each.seats}-{name}.svg", metadata={"Date": None})
            library.close(figure)


def bars(axes: Any, places: Sequence[float], rates: Sequence[Rate], width: float, colour: str, label: str) -> None:
    """Percentages with their intervals."""
    heights = [100 * rate.rate for rate in rates]
    down = [100 * (rate.rate - rate.low) for rate in rates]
    up = [100 * (rate.high - rate.rate) for rate in rates]
    axes.bar(places, heights, width, color=colour, label=label, yerr=[down, up], capsize=3, ecolor="#333333")


def legend(axes: Any) -> None:
    """Above the plot, where it covers nothing."""
    axes.legend(frameon=False, ncols=len(COLOURS), loc="lower center", bbox_to_anchor=(0.5, 1))


def seat_plot(axes: Any, seats: list[Series]) -> None:
    width = 0.8 / len(seats)
    for number, series in enumerate(seats):
        rates = series.wins()
        places = [seat + (number - (len(seats) - 1) / 2) * width for seat in range(len(rates))]
        bars(axes, places, rates, width * 0.9, COLOURS[number], series.name)
    most = max(series.setting.seats for series in seats)
    axes.set_xticks(range(most), [f"{seat + 1}." for seat in range(most)])
    axes.set_xlabel("seat, in the order of play")
    axes.set_ylabel("games won, %")
    legend(axes)


def length_plot(axes: Any, seats: list[Series], rounds: bool) -> None:
    for number, series in enumerate(seats):
        values = series.rounds() if rounds else series.lengths()
        edges = edges_of(values)
        weights = [100 / len(values)] * len(values)
        axes.hist(values, edges, weights=weights, histtype="step", lw=2, color=COLOURS[number], label=series.name)
    axes.set_xlabel("rounds" if rounds else "decisions")
    axes.set_ylabel("games, %")
    legend(axes)


def edges_of(values: list[int]) -> list[float]:
    """One bar for each number, but about thirty at most."""
    step = max(1, (max(values) - min(values)) // 30)
    return [min(values) - 0.5 + step * number for number in range((max(values) - min(values)) // step + 2)]


def ending_plot(axes: Any, seats: list[Series]) -> None:
    reasons = sorted({reason for series in seats for reason in series.endings()})
    width = 0.8 / len(seats)
    for number, series in enumerate(seats):
        endings = series.endings()
        there = [(place, endings[reason]) for place, reason in enumerate(reasons) if reason in endings]
        places = [place + (number - (len(seats) - 1) / 2) * width for place, _ in there]
        bars(axes, places, [rate for _, rate in there], width * 0.9, COLOURS[number], series.name)
    axes.set_xticks(range(len(reasons)), reasons)
    axes.set_xlabel("rule that ended the game")
    axes.set_ylabel("games, %")
    legend(axes)


def branching_plot(axes: Any, seats: list[Series]) -> None:
    values = [[result.branching / max(1, result.decisions) for result in series.results] for series in seats]
    axes.boxplot(values, orientation="horizontal", tick_labels=[series.name for series in seats], showfliers=False)
    axes.set_xlabel("legal answers for each decision, mean of a game")


def variant_plot(axes: Any, variants: list[Series], lost: bool) -> None:
    """What the options change: common defeats, or the length of games that somebody always wins."""
    places = range(len(variants))
    if lost:
        bars(axes, places, [series.all_lost() for series in variants], 0.6, COLOURS[0], "")
    else:
        means = [series.mean_length() for series in variants]
        spread = [each.high - each.mean for each in means]
        axes.bar(places, [each.mean for each in means], 0.6, color=COLOURS[0], yerr=spread, capsize=3, ecolor="#333333")
    axes.set_xticks(places, [series.name for series in variants])
    axes.set_ylabel("games lost by all, %" if lost else "decisions of a game")


def ladder_plot(axes: Any, ladder: Ranking) -> None:
    names = [rating.agent for rating in ladder.ratings][::-1]
    for place, rating in enumerate(ladder.ratings[::-1]):
        spread = [[rating.elo - rating.low], [rating.high - rating.elo]]
        axes.errorbar([rating.elo], [place], xerr=spread, fmt="o", capsize=4, color=COLOURS[0])
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel("Elo (mean of all = 0), 95 % interval")
