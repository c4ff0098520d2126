"""How a game tells what happens: the facts of an event, and the same facts as words in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State
from ringspiel.kernel.text import seat_name, text

K = TypeVar("K", bound=str)
Writing = dict[str, Callable[[Any], Any]]


def seat_names(seats: list[int]) -> list[Any]:
    return [seat_name(seat) for seat in seats]


SEATS: Final[Writing] = {"seat": seat_name, "winners": seat_names}


class Narrator(Generic[K]):
    """The words of a game: the event KIND is told by the message GAME-KIND, with the event's facts as arguments.

    By the name of a fact, `words` says how its value is written in a sentence, and `ids` how in the data that
    programs read; what they leave out stays as it is. Seats are known to every game. Some facts are only for
    sentences (`spoken`), others only for programs (`silent`). `K` is a Literal of the game's kinds.
    """

    def __init__(
        self, game: str, words: Writing, ids: Writing, spoken: tuple[str, ...] = (), silent: tuple[str, ...] = ()
    ) -> None:
        self.game = game
        self.words: Writing = {**SEATS, **words}
        self.ids = ids
        self.spoken = spoken
        self.silent = silent

    # Compiled, these take facts by any name but those of their own parameters, although those have no name to others.
    def event(self, happened: K, cited: str, /, **facts: Any) -> Event:
        """What happened, by the rule that made it happen."""
        words = {name: written(self.words, name, facts[name]) for name in facts if name not in self.silent}
        data = {name: written(self.ids, name, facts[name]) for name in facts if name not in self.spoken}
        return Event(happened, text(f"{self.game}-{happened}", **words), data, cited)

    def tell(self, state: State, happened: K, cited: str, /, **facts: Any) -> None:
        """Report what everybody may know. Check `log` first, so that no facts are gathered for nobody."""
        state.tell(self.event(happened, cited, **facts))


def written(writing: Writing, name: str, value: Any) -> Any:
    write = writing.get(name)
    if write is not None:
        return write(value)
    return list(value) if isinstance(value, list) else value
