"""The plots of a study, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from ringspiel.arena.collection import Fall, Figures
from ringspiel.arena.ranking import Ranking
from ringspiel.arena.statistics import Rate, rate
from ringspiel.arena.study import Series, Study
from ringspiel.kernel.errors import BadOption

COLOURS = ("#3b6ea8", "#c0702f", "#4d8b57", "#8a5a9c", "#a84848", "#6b6b6b")
SIZE = (6.4, 3.2)
MOST_CHOICES = 8
MOST_LETTERS = 60
"""Longer labels stand aslant."""
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


def draw_collection(found: list[Figures], folder: Path) -> None:
    """Who won, how games ended, how long they were, what chance gave and how they began: a file for each of these, game
    and number of seats."""
    library = matplotlib()
    folder.mkdir(parents=True, exist_ok=True)
    for each in found:
        for name, plot in plots_of(each).items():
            figure, axes = library.subplots(figsize=SIZE, layout="constrained")
            plot(axes)
            figure.savefig(folder / f"{each.game}-{each.seats}-{name}.svg", metadata={"Date": None})
            library.close(figure)


def plots_of(each: Figures) -> dict[str, Callable[[Any], None]]:
    lengths = each.rounds or each.answers
    labels = [str(bar.first) if bar.first == bar.last else f"{bar.first}–{bar.last}" for bar in lengths.bars]
    shares = [rate(bar.games, each.games) for bar in lengths.bars]
    first = sorted((one for one in each.choices if one.number == 0), key=lambda one: -one.games)[:MOST_CHOICES]
    plots: dict[str, Callable[[Any], None]] = {
        "wins": lambda axes: rate_plot(axes, "seat", [f"{seat + 1}." for seat in range(each.seats)], each.wins),
        "endings": lambda axes: rate_plot(
            axes, "rule that ended the game", [reason for reason, _ in each.endings], [won for _, won in each.endings]
        ),
        "lengths": lambda axes: rate_plot(axes, "rounds" if each.rounds else "answers", labels, shares),
        "choices": lambda axes: rate_plot(
            axes,
            "first answer of a seat: games it then won",
            [f"{one.seat + 1}. {one.answer}" for one in first],
            [one.wins for one in first],
        ),
    }
    if each.sides:
        names, rates = zip(*each.sides, strict=True)
        plots["sides"] = lambda axes: rate_plot(axes, "side", names, rates)
    if each.chance:
        plots["chance"] = lambda axes: chance_plot(axes, each.chance)
    return plots


def rate_plot(axes: Any, what: str, labels: Sequence[str], rates: Sequence[Rate]) -> None:
    bars(axes, range(len(rates)), rates, 0.6, COLOURS[0], "")
    turned = {"rotation": 30, "ha": "right"} if sum(map(len, labels)) > MOST_LETTERS else {}
    axes.set_xticks(range(len(rates)), labels, **turned)
    axes.set_xlabel(what)
    axes.set_ylabel("games, %")


def chance_plot(axes: Any, chance: list[Fall]) -> None:
    """How often each result came, compared with its fair share."""
    width = 0.8 / len(chance)
    for number, fall in enumerate(chance):
        fair = sum(fall.counts) / fall.faces
        places = [face + 1 + (number - (len(chance) - 1) / 2) * width for face in range(fall.faces)]
        shares = [100 * count / fair for count in fall.counts]
        axes.bar(places, shares, width * 0.9, color=COLOURS[number % len(COLOURS)], label=f"one of {fall.faces}")
    axes.axhline(100, color="#333333", lw=1)
    axes.set_xlabel("result")
    axes.set_ylabel("fair share, %")
    legend(axes)


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
