"""Whole games between greedy players per second of processor time, on one core.

Alone: `python -m bench.greedy`; with `PYTHONPATH=build/compiled` of the compiled copy.
"""

from __future__ import annotations

from time import process_time
from typing import NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from ringspiel import all_games
from ringspiel.agents import agent_of
from ringspiel.arena.play import play
from ringspiel.arena.setting import Setting, seed_of, setting_of

SECONDS = 4.0


class Row(NamedTuple):
    game: str
    seats: int
    games: float
    answers: float


def measure() -> list[Row]:
    return [row_of(setting_of(game.id, min(4, max(game.seat_counts)))) for game in all_games()]


def row_of(setting: Setting) -> Row:
    """The first game only warms up."""
    answers = played = 0
    game(setting, 0)
    began = process_time()
    while process_time() - began < SECONDS:
        played += 1
        answers += game(setting, played)
    seconds = process_time() - began
    return Row(setting.game, setting.seats, played / seconds, answers / seconds)


def game(setting: Setting, number: int) -> int:
    """How many answers it took."""
    return play(
        setting, seed_of(1, number), [agent_of("greedy", setting.game, seat) for seat in range(setting.seats)]
    ).decisions


def table(rows: list[Row]) -> Table:
    shown = Table("", "seats", "games", "answers", box=box.SIMPLE_HEAD, title="Greedy players: per second of one core")
    for row in rows:
        shown.add_row(row.game, str(row.seats), f"{row.games:.1f}", f"{row.answers:,.0f}")
    return shown


def main() -> None:
    Console().print(table(measure()))


if __name__ == "__main__":
    main()
