"""What people's games are like, beside those of opponents: realism is a gate beside strength.

`PEOPLE` in `arena/people/<id>.py` lists what is compared: an ending by its rule, or a figure of the game's chronicle,
with the published figure where there is one, and the goal that a new level has to meet.
"""

from __future__ import annotations

import msgspec

from ringspiel.arena.statistics import Mean, Rate, rate
from ringspiel.arena.study import Series
from ringspiel.kernel.rooms import brought


class Trait(msgspec.Struct, frozen=True):
    """One row. `endings` are rules that end a table; without them `figure` names a figure of the chronicle."""

    name: str
    figure: str = ""
    endings: tuple[str, ...] = ()
    published: tuple[int, int] | None = None
    """How often, in how many games between people."""
    source: str = ""
    least: float | None = None
    most: float | None = None


class Row(msgspec.Struct, frozen=True):
    """`is_met` is None for a row without a goal."""

    name: str
    found: str
    people: str
    goal: str
    is_met: bool | None
    source: str


def people_of(game: str) -> tuple[Trait, ...]:
    """What is compared in a game; empty where nothing is known of people's games."""
    found: tuple[Trait, ...] = brought(f"ringspiel.arena.people.{game}", "PEOPLE") or ()
    return found


def compare(series: Series, traits: tuple[Trait, ...]) -> list[Row]:
    """Every trait that a series of told tables shows; then all other figures, without a goal."""
    figures = series.figures()
    rows = []
    for trait in traits:
        measured = rate_of(series, trait) if trait.endings else figures.get(trait.figure)
        if measured is not None:
            rows.append(row_of(trait, measured))
    shown = {trait.figure for trait in traits}
    rows += [Row(name, str(each), "–", "–", None, "") for name, each in sorted(figures.items()) if name not in shown]
    return rows


def rate_of(series: Series, trait: Trait) -> Rate:
    return rate(sum(result.reason in trait.endings for result in series.results), len(series.results))


def row_of(trait: Trait, measured: Rate | Mean) -> Row:
    value = measured.rate if isinstance(measured, Rate) else measured.mean
    least = trait.least is None or value >= trait.least
    most = trait.most is None or value <= trait.most
    has_goal = trait.least is not None or trait.most is not None
    people = "–" if trait.published is None else str(rate(*trait.published))
    return Row(trait.name, str(measured), people, goal_of(trait), least and most if has_goal else None, trait.source)


def goal_of(trait: Trait) -> str:
    if trait.least is None:
        return "–" if trait.most is None else f"at most {trait.most:g}"
    return f"at least {trait.least:g}" if trait.most is None else f"{trait.least:g} to {trait.most:g}"


def is_real(rows: list[Row]) -> bool:
    """Whether every goal is met."""
    return all(row.is_met is not False for row in rows)


def markdown(rows: list[Row]) -> str:
    """The rows as a table."""
    lines = ["| | measured | people | goal | met | source |", "|---|---|---|---|---|---|"]
    for row in rows:
        met = {None: "–", True: "yes", False: "**no**"}[row.is_met]
        lines.append(f"| {row.name} | {row.found} | {row.people} | {row.goal} | {met} | {row.source or '–'} |")
    return "\n".join(lines) + "\n"
