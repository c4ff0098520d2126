"""What the kernel needs to know of a game. Each game registers one instance of its subclass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from ringspiel.kernel.advance_orders import AdvanceOrder
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.options import Option
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import State, StepFunction
from ringspiel.kernel.text import Text, text

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game: its constants, and how to start and show it. A game is a subclass, and one instance of it is registered.

    `start`, `view` and `faults` have to be written; the rest has defaults. `S` is the game's own class of states.

    >>> game = ringspiel.game_of("mordor")
    >>> game.id, game.prefix, game.seat_counts, game.hidden
    ('mordor', 'RM', (2, 3, 4), False)
    >>> [option.id for option in game.options]
    ['places', 'preset', 'hobbits', 'start', 'head_start']
    """

    id: ClassVar[str]
    """How programs name it; also the name of its package in `games`."""
    prefix: ClassVar[str]
    """What the IDs of its rules begin with, such as RM."""
    rules_version: ClassVar[str]
    """Grows when a change of the rules makes old records replay differently."""
    seat_counts: ClassVar[tuple[int, ...]]
    """How many can play."""
    options: ClassVar[tuple[Option, ...]]
    """What can be chosen when a table is set up."""
    steps: ClassVar[tuple[StepFunction, ...]]
    """Every step that may stand on the agenda. Positions name it by its function, so each has a name of its own."""
    former_steps: ClassVar[dict[str, str]] = {}
    """The present name of a step by an earlier one, for positions saved then. A step that only moved needs no row."""
    former_fields: ClassVar[dict[str, str]] = {}
    """The present name of a field of the state by an earlier one, for positions saved then."""
    questions: ClassVar[tuple[type[Question[Any]], ...]]
    """Every question that may be asked, each with a kind of its own."""
    shape: ClassVar[Any]
    """A TypedDict of the state's own attributes with their types, so that positions can be saved and checked."""
    shown: ClassVar[Any] = None
    """A TypedDict of what `view` gives; `make types` writes the types of the client's board from it."""
    events: ClassVar[Mapping[Any, Any]] = {}
    """By kind, a TypedDict of the data of the events that the game tells."""
    shaping: ClassVar[tuple[str, ...]] = ()
    """Options that bring other places or pieces, and with them other answers and other features."""
    zero_sum: ClassVar[bool] = False
    """Whether the losers lose what the winners gain; elsewhere a defeat costs nothing."""
    chance_outcomes: ClassVar[int] = 0
    """The most values of a draw where everybody sees every draw, as with dice; 0 where some are hidden."""
    by_player: ClassVar[tuple[str, ...]] = ()
    """Attributes of the state that hold one entry for each seat; another list may be as long by accident."""
    hidden: ClassVar[bool]
    """Whether seats hold secrets from each other (hot-seat play then needs a curtain)."""
    advance_orders: ClassVar[tuple[AdvanceOrder[Any], ...]] = ()
    """The advance orders that a seat can give."""

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> S:
        """The state with its first step on the agenda, before any chance. Seats and options are checked already."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> Mapping[str, Any]:
        """The board as `seat` may know it, ready for JSON; with None, as a spectator may know it."""
        raise NotImplementedError

    def open_view(self, s: S) -> Mapping[str, Any]:
        """The parts of `view` that are the same for everybody, if the game tells them apart: a server, which shows a
        table to all seats, makes them once."""
        return {}

    def own_view(self, s: S, seat: int | None) -> Mapping[str, Any]:
        """The other parts of `view`."""
        return self.view(s, seat)

    def team(self, s: S, seat: int) -> int | None:
        """The number of the team that a seat belongs to; None where every seat plays for itself."""
        return None

    def look_in(self, place: Callable[[], Path], shown: Callable[[Path], str]) -> None:
        """Offer the boards that players keep in a folder of their own; `shown` names the folder in messages."""

    def results(self, s: S) -> list[Text]:
        """At the end, by seat: what the rank was made of, for the table of results. Empty if the scores say it all."""
        return []

    def holdings(self, s: S, seat: int) -> dict[str, int]:
        """What a seat has to lose, and how much of it; GAME-holding-NAME puts an amount of it into words.

        What is bad to have counts below zero, so that less always costs.
        """
        return {}

    def prospects(self, s: S, seat: int, answer: int) -> list[Text]:
        """What may come of an answer of the asked seat later than at once, or by chance, with its odds, in sentences.

        `s` is one of the worlds that the seat can imagine, and stays as it is.
        """
        return []

    def spelled(self, state: dict[str, Any]) -> dict[str, Any]:
        """A saved state for people who edit it: in words, where its numbers mean nothing to them."""
        return state

    def packed(self, state: dict[str, Any]) -> dict[str, Any]:
        """The same as it is saved; what cannot be read is left to the loader, or refused with a `BrokenSave`."""
        return state

    def known(self, s: S, seat: int) -> Any:
        """What tells positions apart for `seat`, as a key for search: the view, or quicker the same as bare numbers."""
        return self.view(s, seat)

    def faults(self, s: S) -> list[str]:
        """Which invariants of the catalogue the state breaks; used by tests and when a position is loaded."""
        raise NotImplementedError

    def check_seats(self, seats: Any) -> int:
        """The number of seats. Raises `BadOption` if the game is not for this many.

        >>> ringspiel.game_of("gran").check_seats(4)
        4
        """
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            reason = text("no-such-count", game=self.id, counts=counts, typed=repr(seats))
            raise BadOption(f"{self.id} is for {counts} players, not {seats!r}", reason)
        return seats

    def check_names(self, given: Any) -> None:
        """Raises `BadOption` unless options are given by names that the game has.

        >>> ringspiel.game_of("mordor").check_names({"places": True})
        """
        if not isinstance(given, dict):
            raise BadOption(f"options are values by their names, such as {{'start': 0}}, not {given!r}")
        known = [option.id for option in self.options]
        for id in given:
            if id not in known:
                raise self.no_option(id)

    def check_options(self, given: Any, seats: int) -> dict[str, Any]:
        """All options with their values, the defaults filled in but for quiet options.

        Raises `BadOption` for what the game does not offer.

        >>> ringspiel.game_of("mordor").check_options({"places": True}, seats=2)["preset"]
        'standard'
        """
        given = given or {}
        self.check_names(given)
        values = {each.id: self.check_option(each, given.get(each.id, each.default), seats) for each in self.options}
        for each in self.options:
            if each.needs is not None and values[each.id] != each.default and not values[each.needs]:
                raise self.needs_other(each, each.needs)
        quiet = [each.id for each in self.options if each.quiet and values[each.id] == each.default]
        return {id: value for id, value in values.items() if id not in quiet}

    def needs_other(self, option: Option, needed: str) -> BadOption:
        """The error about an option that means nothing without another one."""
        hint = text(f"{self.id}-option-{option.id}-hint")
        reason = text("option-needs", option=repr(option.id), needed=repr(needed), hint=hint)
        return BadOption(f"option {option.id!r} needs {needed!r}", reason)

    def no_option(self, id: str) -> BadOption:
        """The error about an option that the game does not have."""
        known = ", ".join(option.id for option in self.options)
        reason = text("no-option" if known else "no-options", game=self.id, typed=repr(id), options=known)
        return BadOption(f"{self.id} has no option {id!r}; it has {known or 'none'}", reason)

    def check_option(self, option: Option, value: Any, seats: int) -> Any:
        """The value to play with. Raises `BadOption` with a sentence for players if the option does not take it."""
        try:
            return option.check(value, seats)
        except BadOption as error:
            error.reason = error.reason or option.refusal(self.id, value, seats)
            raise
