"""What opponents know of one game: `KIT` in `agents/<id>/kit.py`. Without one, opponents try the game out.

A kit is imported when somebody asks for it. It imports slow modules only where it uses them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

from ringspiel.agents.agent import Agent, Thinker
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.playout import Playout
from ringspiel.kernel.game import Game
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.rooms import brought
from ringspiel.kernel.state import State
from ringspiel.kernel.text import Text

if TYPE_CHECKING:
    from ringspiel.agents.review.findings import Review
    from ringspiel.agents.review.played import Decision

PLAYOUT: Final = Playout()
Stakes = dict[str, int]


def unsteady(s: State, seat: int) -> float:
    return 0.2


class Deserved(Protocol):
    """Sees every decision of a table, and says what its answers deserve: the result without luck."""

    @property
    def chances(self) -> list[float]:
        """By seat: the chance at the start, and what the answers seen so far have changed."""
        ...

    def see(self, s: State, answer: int) -> None:
        """Take in an answer, before it is given."""
        ...


class Exact(Protocol):
    """A solved game, or some solved variants of it. Its exact chances may be at hand."""

    def levels(self) -> dict[int, tuple[str, ...]]:
        """The levels that this adds to the usual ones, by number of seats."""
        ...

    def why_not(self, s: State) -> Text | None:
        """The sentence for players if the exact chances are not at hand; None if they are."""
        ...

    def thinker(self) -> Thinker:
        """An opponent that never errs."""
        ...

    def review(self, asked: Iterable[Decision]) -> Review:
        """The review of a whole table with exact chances."""
        ...

    def deserved(self, s: State) -> Deserved:
        """What the answers will deserve at a table that begins with this state."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Kit:
    """Everything has a default, so a game states only what it knows better."""

    evaluator: Evaluator[Any] = PLAYOUT
    """The value of a state, and how good answers look."""
    agents: Mapping[str, Callable[[int], Agent]] = field(default_factory=dict)
    """Opponents by name, made from a seed, where the game has something better or needs another budget.

    `hard` is never weaker than `medium`, even where it is not offered: earlier tables may name it.
    """
    former: Mapping[str, Callable[[int], Agent]] = field(default_factory=dict)
    """Earlier opponents, by names that never change, such as `easy@1`."""
    unsteadiness: Callable[[Any, int], float] = unsteady
    """How `easy` errs: its temperature by state and seat, in the distances that answers usually lie apart."""
    styled: Callable[[str, str, int], Agent | None] | None = None
    """An opponent made from name, style and seed, for matches that measure each trait."""
    solver: Callable[[int], Thinker] | None = None
    """What hints and reviews ask instead of a search."""
    exact: Exact | None = None
    stakes: Callable[[Any, int], Stakes] | None = None
    """What players count when they say what an answer was good for: more of it is always better for the seat.

    Only what is open to all. The most telling stands first. Each has the words `GAME-stake-NAME-gain` and `-spare`,
    which say how much it is by `$amount`.
    """
    reasons: Callable[[Perspective, list[Estimate], Evaluator[Any]], list[Text]] | None = None
    """Why an answer is advised, in the words of the game: from the perspective, the answers considered, the best first,
    and the judge that plays on. What is left to say comes from the stakes."""
    reviewer: Evaluator[Any] | None = None
    """The judge that plays on in the playouts of reviews and of reasons; None for the evaluator."""
    review_value: Evaluator[Any] | None = None
    """The judge that values the positions of a review; None for the evaluator."""
    theme: Callable[[Any], str] | None = None
    """What a puzzle in this position is about, without a word on its solution; None for the kind of the question."""
    nobody_wins: bool = False
    """Whether all may lose together. The chance of that is what the chances of all seats leave of one."""
    depth: int = 3
    """The most periods that the playouts of a review go on. Games with long periods have fewer."""
    periods: Callable[[Any], int] | None = None
    """How many periods are over; without it, one ends when the turn comes back to the seat."""


NO_KIT: Final = Kit()
_kits: Final[dict[str, Kit]] = {}


def kit_of(game: str) -> Kit:
    """The kit of a game by its id, or the default."""
    if game not in _kits:
        _kits[game] = brought(f"ringspiel.agents.{game}.kit", "KIT") or NO_KIT
    return _kits[game]


def evaluator_of(game: Game[Any]) -> Evaluator[Any]:
    """The evaluator of a game. A game without one of its own gets random playouts.

    >>> from ringspiel.agents import Evaluator, evaluator_of
    >>> isinstance(evaluator_of(ringspiel.game_of("gran")), Evaluator)
    True
    """
    return kit_of(game.id).evaluator


def player_of(game: str) -> Evaluator[Any]:
    """The judge that plays on wherever answers are tried out."""
    kit = kit_of(game)
    return kit.reviewer or kit.evaluator


def best_other(points: list[int], seat: int) -> int:
    """The most that another seat has."""
    return max(each for other, each in enumerate(points) if other != seat)
