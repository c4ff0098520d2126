"""Which opponents there are: the same names in every game, and behind them what suits the game best."""

from __future__ import annotations

from collections.abc import Callable

from ringspiel.agents.agent import Agent, Thinker
from ringspiel.agents.careless import Careless
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.planner import Planner
from ringspiel.agents.program import PREFIX, Program
from ringspiel.agents.restless import Restless
from ringspiel.agents.search import Search
from ringspiel.agents.solved import HAS_NUMPY, is_solved, why_unsolved
from ringspiel.agents.uniform import Uniform
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import text

LEVELS = ("easy", "medium", "hard")
"""Offered to players, weakest first; docs/studies has the ladders that prove them, and a test reads those."""
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


def mordor_perfect(seed: int) -> Thinker:
    from ringspiel.agents.mordor.perfect import Perfect

    return Perfect()


def tuerme_easy(seed: int) -> Agent:
    """Less careless than elsewhere: everybody at the table shares the common defeat."""
    return Careless(Greedy(seed), 0.2, seed)


def tuerme_solver(seed: int) -> Thinker:
    from ringspiel.agents.tuerme.solver import Solver

    return Solver()


def ringkrieg_lookahead(seed: int) -> Thinker:
    from ringspiel.agents.ringkrieg.lookahead import Lookahead
    from ringspiel.agents.ringkrieg.style import SIXTH

    return Lookahead(seed, SIXTH)


def ringkrieg_styled(name: str, style: str, seed: int) -> Agent | None:
    """`greedy@1+heal`: a player with a style of its own, such as those of old, which never change."""
    from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
    from ringspiel.agents.ringkrieg.lookahead import Lookahead
    from ringspiel.agents.ringkrieg.style import style_of

    evaluator = RingkriegEvaluator(style_of(style))
    greedy = Greedy(seed, evaluator)
    styled: dict[str, Callable[[], Agent]] = {
        "easy": lambda: Careless(greedy, 0.3, seed),
        "greedy": lambda: greedy,
        "medium": lambda: greedy,
        "hard": lambda: Lookahead(seed, evaluator.style),
        "search": lambda: Search(seed, iterations=300, seconds=MOST_SECONDS, evaluator=evaluator),
    }
    return styled[name]() if name in styled else None


AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": Uniform,
    "greedy": Greedy,
    "search": search_of(300),
    "easy": careless,
    "medium": Greedy,
    "hard": search_of(300),
}
OF_GAME: dict[str, dict[str, Callable[[int], Agent]]] = {
    "mordor": {"hard": mordor_solver, "perfect": mordor_perfect},
    "gefaehrten": {"hard": search_of(100)},
    "gran": {"greedy": gran_greedy, "medium": gran_greedy, "hard": gran_hard},
    "ringkrieg": {"hard": ringkrieg_lookahead},
    "tuerme": {"easy": tuerme_easy, "hard": tuerme_solver},
}
"""Where a game has something better, or needs another budget.

`hard` is never weaker than `medium`, even where it is not offered: tables of old may name it.
"""

STYLED: dict[str, Callable[[str, str, int], Agent | None]] = {"ringkrieg": ringkrieg_styled}
"""Games whose opponents can play in different styles: for matches that tell what each trait is worth."""

SOLVERS: dict[str, Callable[[int], Thinker]] = {
    "mordor": mordor_solver,
    "tuerme": tuerme_solver,
    "gran": gran_planner,
    "ringkrieg": ringkrieg_lookahead,
}
"""Games whose hints need no search."""


def agent_of(name: str, game: str, seed: int) -> Agent:
    """A fresh opponent; the same name and seed play the same way."""
    plain, _, style = name.partition("@")
    styled = STYLED[game](plain, style, seed) if style and game in STYLED else None
    return styled or agents_of(game, name)[name](seed)


def agents_of(game: str, name: str) -> dict[str, Callable[[int], Agent]]:
    """All opponents of a game; BadOption with a sentence if this one is not among them.

    `program:COMMAND` is a program of somebody's own (docs/bots.md).
    """
    game_of(game)
    if name.startswith(PREFIX):
        return {name: lambda seed: Program(name.removeprefix(PREFIX))}
    agents = AGENTS | OF_GAME.get(game, {})
    if name not in agents:
        known = ", ".join(agents)
        reason = text("no-opponent", typed=repr(name), opponents=known)
        raise BadOption(f"there is no agent {name!r}; choose from {known}", reason)
    return agents


def levels(game: str, seats: int) -> tuple[str, ...]:
    """The levels offered to so many players of this game, weakest first."""
    return usual_levels(game) + levels_at(game).get(seats, ())


def usual_levels(game: str) -> tuple[str, ...]:
    """The levels offered with any number of seats."""
    game_of(game)
    return LEVELS


def levels_at(game: str) -> dict[int, tuple[str, ...]]:
    """What is offered beside the usual levels, by number of seats: perfect play, where exact chances are at hand."""
    if game != "mordor" or not HAS_NUMPY:
        return {}
    from ringspiel.agents.mordor.tables import has_any_table

    return {2: ("perfect",)} if has_any_table() else {}


def check_level(name: str, table: Table) -> None:
    """BadOption with a sentence if this opponent cannot play at this table."""
    agents_of(table.game.id, name)
    if name in AGENTS:
        return
    if name not in levels(table.game.id, table.seats):
        reason = text("opponent-not-for-seats", opponent=text(f"agent-{name}"), seats=table.seats)
        raise BadOption(f"{name} does not play with {table.seats} seats", reason)
    unsolved = why_unsolved(table.state)
    if unsolved:
        raise BadOption(f"there are no exact chances for {table.options}", unsolved)


def hint(perspective: Perspective, seconds: float = 1.0) -> list[Estimate]:
    """For the seat that is asked: every legal answer with the chance to win, the best first, within this time."""
    game = perspective.game.id
    if knows_exactly(perspective):
        return mordor_perfect(0).think(perspective)
    thinker = SOLVERS[game](0) if game in SOLVERS else Search(0, seconds=seconds)
    return thinker.think(perspective)


def knows_exactly(perspective: Perspective) -> bool:
    """Whether the chances in a hint are exact."""
    return is_solved(perspective.imagine(0))
