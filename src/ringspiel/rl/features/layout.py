"""How the features of a game are laid out, and how a state becomes a vector."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, final

import numpy as np
import numpy.typing as npt

from ringspiel.kernel.state import State
from ringspiel.rl.coding import Floats
from ringspiel.rl.features.common import Feature

Edges = npt.NDArray[np.int32]


@final
class Layout:
    """What each number of a vector means: first what belongs to no place, then for each place its channels.

    `fixed` are things printed on the places, which never change. `edges` are pairs of neighbouring places, each both
    ways, for graph networks; None if the board grows in play, and then `Features.edges` finds them.

    >>> from ringspiel.rl import features_of
    >>> layout = features_of("mordor", seats=2).layout
    >>> layout.places[:2], layout.channels
    (('bag-end', 'rivendell'), ('player:0', 'player:1'))
    """

    def __init__(
        self,
        loose: Sequence[Feature],
        places: Sequence[str],
        channels: Sequence[Feature],
        neighbours: Sequence[Sequence[int]] | None,
        fixed: dict[str, Sequence[int]] | None = None,
    ) -> None:
        self.places = tuple(places)
        self.channels = tuple(channel.name for channel in channels)
        spread = [Feature(f"{place}:{channel.name}", channel.most) for place in places for channel in channels]
        features = [*loose, *spread]
        self.names = tuple(feature.name for feature in features)
        self.scale = np.array([1 / feature.most for feature in features], np.float32)
        self.size = len(features)
        self.loose = len(loose)
        self.edges = None if neighbours is None else edges_of(neighbours)
        self.fixed_names = tuple(fixed or {})
        columns = [list(column) for column in (fixed or {}).values()]
        self.fixed = np.array(columns, np.float32).reshape(len(columns), len(self.places)).T

    def board(self, vector: Floats) -> Floats:
        """The board part of one vector, or of many, as places × channels."""
        return vector[..., self.loose :].reshape(*vector.shape[:-1], len(self.places), len(self.channels))


def edges_of(neighbours: Sequence[Sequence[int]]) -> Edges:
    pairs = [(place, other) for place, others in enumerate(neighbours) for other in others]
    return np.array(pairs, np.int32).reshape(-1, 2).T


@final
class Features:
    """What a seat may know of a state, as numbers.

    >>> from ringspiel.rl import features_of
    >>> features, table = features_of("mordor", seats=2), ringspiel.new("mordor", seats=2, seed=7)
    >>> vector = features.vector(table.state, seat=0)
    >>> dict(zip(features.names, vector.tolist()))["question:set-aside"]
    1.0
    >>> features.layout.board(vector).shape == (len(features.layout.places), 2)
    True
    """

    def __init__(
        self,
        layout: Layout,
        numbers: Callable[[Any, int], bytes],
        neighbours: Callable[[Any], list[list[int]]] | None = None,
    ) -> None:
        self.layout = layout
        self.size = layout.size
        self.names = layout.names
        self._numbers = numbers
        self._neighbours = neighbours

    def raw(self, s: State, seat: int) -> bytes:
        """One byte for each feature, as data files hold them."""
        return self._numbers(s, seat)

    def vector(self, s: State, seat: int) -> Floats:
        """One float32 for each feature, mostly from 0 to 1."""
        return self.scaled(self.raw(s, seat))

    def scaled(self, raw: bytes | bytearray) -> Floats:
        """The vector of raw features; of many, one behind the other, a matrix."""
        rows = np.frombuffer(raw, np.uint8)
        if len(rows) != self.size:
            rows = rows.reshape(-1, self.size)
        return np.multiply(rows, self.layout.scale)

    def edges(self, s: State) -> Edges:
        """The pairs of neighbouring places in a state."""
        if self._neighbours is not None:
            return edges_of(self._neighbours(s))
        assert self.layout.edges is not None
        return self.layout.edges
