"""What is played: a game with its seats and options, and the seeds of its many games."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State


class Setting(msgspec.Struct, frozen=True):
    """Plain data, so that it can travel to other processes and machines and stand in files."""

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def rules(self) -> Game[Any]:
        return game_of(self.game)

    def start(self, seed: int) -> State:
        """The game of this seed, at its first question."""
        state: State = self.rules.start(self.seats, self.options, Generator(key_of(seed)))
        state.run()
        return state


def setting_of(game: str, seats: int, options: dict[str, Any] | None = None) -> Setting:
    """Checked; with the defaults filled in."""
    rules = game_of(game)
    seats = rules.check_seats(seats)
    return Setting(game, seats, rules.check_options(options, seats))


def seed_of(*parts: int | str) -> int:
    """A seed of 63 bits for one of many things that hang on the same seed, such as its games."""
    name = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little") >> 1
