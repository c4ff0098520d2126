"""Which opponents there are: the same names in every game, and behind them what suits the game best."""

from __future__ import annotations

from collections.abc import Callable

from ringspiel.agents.agent import Agent, Thinker
from ringspiel.agents.careless import Careless
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.planner import Planner
from ringspiel.agents.restless import Restless
from ringspiel.agents.search import Search
from ringspiel.agents.uniform import Uniform
from ringspiel.table.errors import BadOption
from ringspiel.table.perspective import Perspective
from ringspiel.table.registry import game_of
from ringspiel.table.text import text

LEVELS = ("easy", "medium", "hard")
"""Offered to players, weakest first."""
MOST_SECONDS = 2.3
"""A level answers within 3 s; its budget is in iterations, so that it plays the same way on every machine in time."""

GRAN_ROUNDS = 60
"""Usual length of a game of Gran; from then on its opponents try other things now and then, not to go in circles."""


def careless(seed: int) -> Agent:
    return Careless(Greedy(seed), 0.3, seed)


def search_of(iterations: int) -> Callable[[int], Search]:
    """Information-set search with this budget for each answer."""
    return lambda seed: Search(seed, iterations=iterations, seconds=MOST_SECONDS)


def gran_greedy(seed: int) -> Agent:
    return Restless(Greedy(seed), GRAN_ROUNDS, seed)


def gran_planner(seed: int) -> Planner:
    return Planner(seed, depth=2, samples=4)


def gran_hard(seed: int) -> Agent:
    return Restless(gran_planner(seed), GRAN_ROUNDS, seed)


def mordor_solver(seed: int) -> Thinker:
    from ringspiel.agents.mordor.solver import Solver

    return Solver()


def tuerme_easy(seed: int) -> Agent:
    """Less careless than elsewhere: everybody at the table shares the common defeat."""
    return Careless(Greedy(seed), 0.2, seed)


def tuerme_solver(seed: int) -> Thinker:
    from ringspiel.agents.tuerme.solver import Solver

    return Solver()


AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": Uniform,
    "greedy": Greedy,
    "search": search_of(300),
    "easy": careless,
    "medium": Greedy,
    "hard": search_of(300),
}
OF_GAME: dict[str, dict[str, Callable[[int], Agent]]] = {
    "mordor": {"hard": mordor_solver},
    "gefaehrten": {"hard": search_of(100)},
    "gran": {"greedy": gran_greedy, "medium": gran_greedy, "hard": gran_hard},
    "tuerme": {"easy": tuerme_easy, "hard": tuerme_solver},
}
"""Where a game has something better, or needs another budget; docs/studies has the ladders that prove the levels."""

SOLVERS: dict[str, Callable[[int], Thinker]] = {
    "mordor": mordor_solver,
    "tuerme": tuerme_solver,
    "gran": gran_planner,
}
"""Games whose hints need no search."""


def agent_of(name: str, game: str, seed: int) -> Agent:
    """A fresh opponent; the same name and seed play the same way."""
    game_of(game)
    if name not in AGENTS:
        known = ", ".join(AGENTS)
        reason = text("no-opponent", typed=repr(name), opponents=known)
        raise BadOption(f"there is no agent {name!r}; choose from {known}", reason)
    return OF_GAME.get(game, {}).get(name, AGENTS[name])(seed)


def levels(game: str) -> tuple[str, ...]:
    """The levels offered to players of this game, weakest first."""
    game_of(game)
    return LEVELS


def hint(perspective: Perspective, seconds: float = 1.0) -> list[Estimate]:
    """For the seat that is asked: every legal answer with the chance to win, the best first, within this time."""
    game = perspective.game.id
    thinker = SOLVERS[game](0) if game in SOLVERS else Search(0, seconds=seconds)
    return thinker.think(perspective)
