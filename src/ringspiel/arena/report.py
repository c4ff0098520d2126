"""A study as a page: HTML with the plots beside it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from ringspiel.arena.plots import draw_all
from ringspiel.arena.ranking import Ranking
from ringspiel.arena.study import Series, Study, summary
from ringspiel.rulebook import catalogue, first_sentence

PAGE = "index.html"
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; }
th, td { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8886; white-space: nowrap; }
.long { white-space: normal; min-width: 16rem; }
figure { margin: 1.5rem 0; }
figure img { width: 100%; max-width: 44rem; height: auto; background: #fff; border-radius: 6px; }
figcaption { font-size: 0.9rem; opacity: 0.8; }
"""


def write_report(found: Study, folder: Path, command: str) -> Path:
    """The page and its plots; returns the page."""
    folder.mkdir(parents=True, exist_ok=True)
    plots = draw_all(found, folder)
    page = folder / PAGE
    page.write_text(html(found, plots, command), encoding="utf-8")
    return page


def html(found: Study, plots: dict[str, str], command: str) -> str:
    title = f"Study of {found.game}"
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{found.games} games for each row of the tables, <code>{escape(found.agent)}</code> on all seats, "
            f"seed {found.seed}. Brackets hold 95&nbsp;% intervals. Seat 1 begins. "
            f"Made by <code>{escape(command)}</code>.</p>",
            "<h2>Seats</h2>",
            table_of_series(found.seats),
            figure("seats", plots),
            "<h2>Length, endings, choices</h2>",
            figure("lengths", plots),
            figure("endings", plots),
            table_of_endings(found),
            figure("branching", plots),
            "<h2>Options</h2>",
            f"<p>{found.variants[0].setting.seats} seats, one option changed at a time.</p>",
            table_of_series(found.variants),
            figure("variants", plots),
            "<h2>Opponents</h2>",
            figure("ladder", plots),
            *tables_of_ladder(found.ladder),
            *how_levels_play(found),
            failures(found),
            "</body></html>",
            "",
        ]
    )


def figure(name: str, plots: dict[str, str]) -> str:
    title = escape(plots[name])
    return f'<figure><img src="{name}.svg" alt="{title}"><figcaption>{title}</figcaption></figure>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "\n".join("<tr>" + "".join(map(cell_of, row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{head}</tr>\n{body}</table></div>'


def cell_of(words: str) -> str:
    kind = ' class="long"' if len(words) > 50 else ""
    return f"<td{kind}>{escape(words)}</td>"


def table_of_series(series: list[Series]) -> str:
    summaries = [summary(each) for each in series]
    rows = [[each.name, *row.values()] for each, row in zip(series, summaries, strict=True)]
    return table(["", *summaries[0]], rows)


def table_of_endings(found: Study) -> str:
    rules = {rule.id: first_sentence(rule.text) for rule in catalogue(found.game)}
    rows = [
        [series.name, f"{reason} {rules.get(reason, '')}", str(rate), str(series.shared())]
        for series in found.seats
        for reason, rate in series.endings().items()
    ]
    return table(["", "ended by", "games", "shared victories, of all games"], rows)


def tables_of_ladder(ladder: Ranking) -> list[str]:
    matches = [
        [
            f"{match.first} – {match.second}",
            str(match.games),
            f"{match.first_wins:g} – {match.second_wins:g}",
            str(match.all_lost),
            str(match.ahead),
        ]
        for match in ladder.matches
    ]
    rated = [
        [rating.agent, f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}", f"{seconds:.3f}"]
        for rating in ladder.ratings
        for seconds in [ladder.seconds[rating.agent]]
    ]
    return [
        table(["match", "games", "victories", "all lost", "part of the first in all victories"], matches),
        table(["opponent", "Elo", "95 % interval", "seconds per game and seat"], rated),
    ]


def how_levels_play(found: Study) -> list[str]:
    """Each level against itself: who wins by what, and what happens on the way, by side."""
    if not found.levels:
        return []
    rules = {rule.id: first_sentence(rule.text) for rule in catalogue(found.game)}
    endings = {series.name: series.endings() for series in found.levels}
    figures = {series.name: series.figures() for series in found.levels}
    names = [series.name for series in found.levels]
    reasons = dict.fromkeys(reason for by_level in endings.values() for reason in by_level)
    rows = [
        [f"{reason} {rules.get(reason, '')}", *(str(endings[name].get(reason, "–")) for name in names)]
        for reason in sorted(reasons)
    ]
    told = dict.fromkeys(each for by_level in figures.values() for each in by_level)
    rows += [[each, *(str(figures[name].get(each, "–")) for name in names)] for each in sorted(told)]
    return ["<h2>How the levels play</h2>", "<p>Each level against itself.</p>", table(["", *names], rows)]


def failures(found: Study) -> str:
    broken = [str(result.failure) for series in found.seats + found.variants for result in series.failures]
    broken += found.ladder.failures
    if not broken:
        return "<p>No game failed.</p>"
    return "<h2>Failures</h2><ul>" + "".join(f"<li>{escape(failure)}</li>" for failure in broken) + "</ul>"
