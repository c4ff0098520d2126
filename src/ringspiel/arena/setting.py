"""What is played: a game with its seats and options, and the seeds of its tables."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State


class Setting(msgspec.Struct, frozen=True):
    """What is played. It is plain data, so that it can travel to other processes and machines and stand in files.

    >>> from ringspiel.arena.setting import setting_of
    >>> setting = setting_of("mordor", seats=2)
    >>> setting.rules.prefix, setting.start(seed=7).question.kind
    ('RM', 'set-aside')
    """

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def rules(self) -> Game[Any]:
        """The game itself."""
        return game_of(self.game)

    def start(self, seed: int) -> State:
        """A state at its first question; the seed decides its chance."""
        state: State = self.rules.start(self.seats, self.options, Generator(key_of(seed)))
        state.run()
        return state


def setting_of(game: str, seats: int, options: dict[str, Any] | None = None) -> Setting:
    """A setting, checked, with the defaults of the options filled in.

    Raises `UnknownGame` or `BadOption` for what is not offered.

    >>> from ringspiel.arena.setting import setting_of
    >>> setting_of("mordor", seats=2).options["preset"]
    'standard'
    """
    rules = game_of(game)
    seats = rules.check_seats(seats)
    return Setting(game, seats, rules.check_options(options, seats))


def seed_of(*parts: int | str) -> int:
    """A seed of 63 bits for one of many things that hang on the same seed, such as the tables of a simulation.

    >>> from ringspiel.arena.setting import seed_of
    >>> seed_of(1, 2) == seed_of(1, 2), seed_of(1, 2) == seed_of(1, 3)
    (True, False)
    """
    name = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little") >> 1
