"""Iterations per second of our information-set search, beside OpenSpiel's Python IS-MCTS bot on gin rummy.

Ours is measured twice in every game: with random playouts to the end of the game, as OpenSpiel's bot searches, and as
it plays, with short guided playouts. All take turns in short rounds; a ratio is the median of those within each round.
Alone: `python -m bench.search`; with `PYTHONPATH=build/compiled` of the compiled copy.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from ringspiel import all_games, game_of, new
from ringspiel.agents.search import Search

ROUNDS = 5
SECONDS = 0.7
TO_THE_END = 10_000
REFERENCE = "open_spiel gin_rummy"

Subject = Callable[[int], float]
"""Iterations per second from the position of this round."""


class Row(NamedTuple):
    name: str
    per_second: float
    ratio: float | None


def ours(game: str, **playouts: Any) -> Subject:
    def measure(seed: int) -> float:
        seats = min(4, max(game_of(game).seat_counts))
        table = new(game, seats, seed)
        assert table.seat is not None
        search = Search(seed, seconds=SECONDS, **playouts)
        began = process_time()
        search.think(table.perspective(table.seat))
        return search.done / (process_time() - began)

    return measure


def open_spiel(name: str, simulations: int = 100) -> Subject:
    import numpy
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game(name)

    def measure(seed: int) -> float:
        state = first_decision(game, Random(seed))
        chance = numpy.random.RandomState(seed)
        evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        bot = ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=chance)
        began = process_time()
        bot.step(state)
        return simulations / (process_time() - began)

    return measure


def first_decision(game: Any, random: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    return state


def subjects() -> dict[str, Subject]:
    found: dict[str, Subject] = {REFERENCE: open_spiel("gin_rummy")} if find_spec("pyspiel") else {}
    for game in all_games():
        found[f"{game.id}, random playouts to the end"] = ours(game.id, foresight=TO_THE_END, candidates=1)
        found[f"{game.id}, as it plays"] = ours(game.id)
    return found


def measure(rounds: int = ROUNDS) -> list[Row]:
    """One row for each subject; the ratio is None where OpenSpiel is not installed."""
    taking_turns = subjects()
    rates: dict[str, list[float]] = {name: [] for name in taking_turns}
    for number in range(rounds):
        for name, subject in taking_turns.items():
            rates[name].append(subject(number))
    return [Row(name, median(values), ratio(values, rates.get(REFERENCE))) for name, values in rates.items()]


def ratio(values: list[float], reference: list[float] | None) -> float | None:
    return None if reference is None else median(a / b for a, b in zip(values, reference, strict=True))


def table(rows: list[Row]) -> Table:
    shown = Table(title=f"Search: iterations per second (and as a multiple of {REFERENCE})", box=box.SIMPLE_HEAD)
    shown.add_column("", no_wrap=True)
    shown.add_column("iterations", justify="right", no_wrap=True)
    for row in rows:
        times = "" if row.ratio is None else f" ({row.ratio:.1f})"
        shown.add_row(row.name, f"{row.per_second:,.0f}{times}")
    return shown


def main() -> None:
    Console().print(table(measure()))


if __name__ == "__main__":
    main()
