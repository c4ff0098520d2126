"""One revision of the package at work, for `bench.compare`: `python bench/revision.py GAME`, the package on PYTHONPATH.

First it prints the numbers of seats the game is for; then it answers each line on standard input, "KIND SEATS FIRST
COUNT SECONDS", with "PLAYED UNITS SECONDS": how many pieces of work it did from number FIRST on, how many units they
had (answers or iterations) and the processor time. It does COUNT of them, or without COUNT as many as SECONDS need.
It stands alone and finds what it needs under its old names too, so that it runs with revisions that know no comparison.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

KERNELS = ("ringspiel.kernel", "ringspiel.table")
ITERATIONS = 100
ITERATIONS_TO_THE_END = 10
TO_THE_END = 10_000


def kernel(module: str) -> Any:
    for package in KERNELS:
        try:
            return import_module(f"{package}.{module}")
        except ModuleNotFoundError:
            continue
    raise SystemExit("this revision has no kernel that is known here")


def random_game(game: Any, seats: int, number: int) -> int:
    """Chance is asked only where there is a choice, so that revisions that ask more often play the same game."""
    chance = kernel("chance")
    choose, answers = Random(number).random, 0
    state = game.start(seats, game.check_options(None, seats), chance.Generator(chance.key_of(number)))
    state.run()
    while state.outcome is None:
        legal = state.legal
        if len(legal) > 1:
            answers += 1
            state.answer(legal[int(choose() * len(legal))])
        else:
            state.answer(legal[0])
    return answers


def greedy_game(game: Any, seats: int, number: int) -> int:
    setting = import_module("ringspiel.arena.setting").setting_of(game.id, seats)
    agent_of = import_module("ringspiel.agents").agent_of
    agents = [agent_of("greedy", game.id, seat) for seat in range(seats)]
    answers: int = import_module("ringspiel.arena.play").play(setting, number, agents).decisions
    return answers


def search(game: Any, seats: int, number: int) -> int:
    """As it plays, with short guided playouts, at the first decision of a game."""
    return searched(game, seats, number, ITERATIONS)


def search_to_the_end(game: Any, seats: int, number: int) -> int:
    """With random playouts to the end of the game."""
    return searched(game, seats, number, ITERATIONS_TO_THE_END, foresight=TO_THE_END, candidates=1)


def searched(game: Any, seats: int, number: int, iterations: int, **playouts: int) -> int:
    table = import_module("ringspiel").new(game.id, seats, number)
    thinking = import_module("ringspiel.agents.search").Search(number, iterations=iterations, **playouts)
    thinking.think(table.perspective(table.seat))
    return iterations


KINDS: dict[str, Callable[[Any, int, int], int]] = {
    "random": random_game,
    "greedy": greedy_game,
    "search": search,
    "search to the end": search_to_the_end,
}


def worked(kind: str, game: Any, seats: int, first: int, count: int, seconds: float) -> tuple[int, int, float]:
    played = units = 0
    began = process_time()
    while played < count if count else process_time() - began < seconds:
        units += KINDS[kind](game, seats, first + played)
        played += 1
    return played, units, process_time() - began


def main() -> None:
    game = import_module("ringspiel").game_of(sys.argv[1])
    print(*game.seat_counts, flush=True)
    for line in sys.stdin:
        kind, seats, first, count, seconds = line.strip().split("\t")
        print(*worked(kind, game, int(seats), int(first), int(count), float(seconds)), flush=True)


if __name__ == "__main__":
    main()
