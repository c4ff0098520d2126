"""The opponents on offer: the same names in every game, each with the agent that suits the game best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.agents.agent import Agent
from ringspiel.agents.careless import Careless
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.kit import kit_of
from ringspiel.agents.program import PREFIX, Program
from ringspiel.agents.search import Search, search_of
from ringspiel.agents.solved import is_solved, why_unsolved
from ringspiel.agents.uniform import Uniform
from ringspiel.agents.wavering import Wavering
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import text

LEVELS = ("easy", "medium", "hard")
"""The levels that every game offers, weakest first. The ladders in docs/studies prove them, and a test reads those."""


def careless(seed: int) -> Agent:
    return Careless(Greedy(seed), 0.3, seed)


AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": Uniform,
    "greedy": Greedy,
    "search": search_of(300),
    "easy": Wavering,
    "medium": Greedy,
    "hard": search_of(300),
}
"""The agents of every game, each made from a seed. A game's kit may bring better ones."""
FORMER: Final[dict[str, Callable[[int], Agent]]] = {"easy@1": careless}
"""Earlier opponents, which never change; a game's kit may have had others."""


def agent_of(name: str, game: str, seed: int) -> Agent:
    """A fresh agent by its name: a level, a name of `AGENTS`, or `program:COMMAND` (docs/bots.md).

    `game` is the id of the game. The same name and seed play the same way. Raises `UnknownGame` if there is no such
    game, and `BadOption` if it has no such agent.

    >>> from ringspiel.agents import agent_of
    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> agent_of("random", "mordor", seed=1).choose(table.perspective(0)) in table.answers()
    True
    >>> agent_of("deep", "mordor", seed=1)
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.BadOption: there is no agent 'deep'; choose from random, greedy, search, easy, medium, ...
    """
    plain, _, style = name.partition("@")
    make = kit_of(game).styled
    styled = make(plain, style, seed) if style and make else None
    return styled or former(game, name, seed) or agents_of(game, name)[name](seed)


def former(game: str, name: str, seed: int) -> Agent | None:
    """An earlier opponent."""
    make = (FORMER | dict(kit_of(game).former)).get(name)
    return None if make is None else make(seed)


def agents_of(game: str, name: str) -> dict[str, Callable[[int], Agent]]:
    """All agents of a game. Raises `BadOption` with a sentence for players if `name` is not among them."""
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
    """The levels that a game offers at a table with this number of seats, weakest first.

    >>> from ringspiel.agents import levels
    >>> levels("mordor", seats=2), levels("mordor", seats=3)
    (('easy', 'medium', 'hard', 'perfect'), ('easy', 'medium', 'hard'))
    """
    return usual_levels(game) + levels_at(game).get(seats, ())


def usual_levels(game: str) -> tuple[str, ...]:
    """The levels that a game offers with any number of seats. Raises `UnknownGame` if there is no such game.

    >>> from ringspiel.agents import usual_levels
    >>> usual_levels("gran")
    ('easy', 'medium', 'hard')
    """
    game_of(game)
    return LEVELS


def levels_at(game: str) -> dict[int, tuple[str, ...]]:
    """The levels beside the usual ones, by number of seats: perfect play, where the game is solved.

    >>> from ringspiel.agents import levels_at
    >>> levels_at("mordor")
    {2: ('perfect',)}
    """
    exact = kit_of(game).exact
    return {} if exact is None else exact.levels()


def check_level(name: str, table: Table) -> None:
    """Raise `BadOption` with a sentence for players if an agent of this name cannot play at this table.

    >>> from ringspiel.agents import check_level
    >>> check_level("medium", ringspiel.new("mordor", seats=3))
    >>> check_level("perfect", ringspiel.new("mordor", seats=3))
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.BadOption: perfect does not play with 3 seats
    """
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
    """Every legal answer with the chance to win, the best first, for the seat that is asked.

    `seconds` is the time to think, where the game is neither solved nor has a judge of its own.

    >>> from ringspiel.agents import hint
    >>> table = ringspiel.new("gran", seats=3, seed=1)
    >>> estimates = hint(table.perspective(table.seat), seconds=0.1)
    >>> sorted(estimate.answer for estimate in estimates) == sorted(table.answers())
    True
    """
    kit = kit_of(perspective.game.id)
    if kit.exact is not None and knows_exactly(perspective):
        return kit.exact.thinker().think(perspective)
    thinker = kit.solver(0) if kit.solver else Search(0, seconds=seconds)
    return thinker.think(perspective)


def knows_exactly(perspective: Perspective) -> bool:
    """Whether the chances that `hint` gives are exact.

    >>> from ringspiel.agents import knows_exactly
    >>> table = ringspiel.new("gran", seats=3, seed=1)
    >>> knows_exactly(table.perspective(table.seat))
    False
    """
    return is_solved(perspective.game, perspective.imagine(0))
