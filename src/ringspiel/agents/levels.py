"""Which opponents there are: the same names in every game, and behind them what suits the game best."""

from __future__ import annotations

from collections.abc import Callable

from ringspiel.agents.agent import Agent
from ringspiel.agents.careless import Careless
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.kit import kit_of
from ringspiel.agents.program import PREFIX, Program
from ringspiel.agents.search import Search, search_of
from ringspiel.agents.solved import is_solved, why_unsolved
from ringspiel.agents.uniform import Uniform
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import text

LEVELS = ("easy", "medium", "hard")
"""Offered to players, weakest first; docs/studies has the ladders that prove them, and a test reads those."""


def careless(seed: int) -> Agent:
    return Careless(Greedy(seed), 0.3, seed)


AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": Uniform,
    "greedy": Greedy,
    "search": search_of(300),
    "easy": careless,
    "medium": Greedy,
    "hard": search_of(300),
}
"""In every game; its kit may bring better ones."""


def agent_of(name: str, game: str, seed: int) -> Agent:
    """A fresh opponent; the same name and seed play the same way."""
    plain, _, style = name.partition("@")
    make = kit_of(game).styled
    styled = make(plain, style, seed) if style and make else None
    return styled or agents_of(game, name)[name](seed)


def agents_of(game: str, name: str) -> dict[str, Callable[[int], Agent]]:
    """All opponents of a game; BadOption with a sentence if this one is not among them.

    `program:COMMAND` is a program of somebody's own (docs/bots.md).
    """
    game_of(game)
    if name.startswith(PREFIX):
        return {name: lambda seed: Program(name.removeprefix(PREFIX))}
    agents = AGENTS | dict(kit_of(game).agents)
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
    exact = kit_of(game).exact
    return {} if exact is None else exact.levels()


def check_level(name: str, table: Table) -> None:
    """BadOption with a sentence if this opponent cannot play at this table."""
    agents_of(table.game.id, name)
    if name in AGENTS:
        return
    if name not in levels(table.game.id, table.seats):
        reason = text("opponent-not-for-seats", opponent=text(f"agent-{name}"), seats=table.seats)
        raise BadOption(f"{name} does not play with {table.seats} seats", reason)
    unsolved = why_unsolved(table.game, table.state)
    if unsolved:
        raise BadOption(f"there are no exact chances for {table.options}", unsolved)


def hint(perspective: Perspective, seconds: float = 1.0) -> list[Estimate]:
    """For the seat that is asked: every legal answer with the chance to win, the best first, within this time."""
    kit = kit_of(perspective.game.id)
    if kit.exact is not None and knows_exactly(perspective):
        return kit.exact.thinker().think(perspective)
    thinker = kit.solver(0) if kit.solver else Search(0, seconds=seconds)
    return thinker.think(perspective)


def knows_exactly(perspective: Perspective) -> bool:
    """Whether the chances in a hint are exact."""
    return is_solved(perspective.game, perspective.imagine(0))
