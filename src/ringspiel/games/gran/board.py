"""The board as the rules use it (GR-2): points as numbers, sets of points as bit masks."""

from __future__ import annotations

from typing import Any, Final, final

from ringspiel.games.gran.graph import OUTSIDE, cut_points, distances, joined, mask_of, points_in
from ringspiel.games.gran.shown import BoardMap, PointKind, RealmId

BLACK: Final = 0
WHITE: Final = 1
DRAGON: Final = 2
MAGIC_STONE: Final = 3
SWORD: Final = 4
CITY: Final = 5
BALL: Final = 6
KINDS: Final[tuple[PointKind, ...]] = ("black", "white", "dragon", "magic-stone", "sword", "city", "ball")
REALMS: Final[tuple[RealmId, ...]] = ("tirad", "urgad", "galad", "elgad")
NO_REALM: Final = -1

REMEMBERED: Final = 20_000


@final
class Board:
    """A board. `kind`, `realm`, `neighbours`, `near` (their mask) go by point, `realm_points` and `city_of` by realm.

    `stone_points` may take an obstacle stone (GR-70), `ring_points` the ring (GR-32).
    """

    __slots__ = (
        "_cuts",
        "_no_dragon",
        "_ways",
        "cities",
        "city_of",
        "distance",
        "dragons",
        "everything",
        "ids",
        "kind",
        "map",
        "name",
        "near",
        "neighbours",
        "past_cities",
        "past_cities_and_dragons",
        "past_dragons",
        "realm",
        "realm_points",
        "ring_points",
        "ring_start",
        "start",
        "stone_points",
        "white",
    )

    def __init__(self, name: str, document: dict[str, Any]) -> None:
        points = document["points"]
        self.name = name
        self.map = drawing_of(document)
        self.ids: list[str] = [point["id"] for point in points]
        self.kind: list[int] = [KINDS.index(point["kind"]) for point in points]
        self.realm: list[int] = [REALMS.index(point["realm"]) if point["realm"] else NO_REALM for point in points]
        self.start: int = self.ids.index(document["start"])
        self.ring_start: int = self.ids.index(document["ring"])
        self.neighbours = neighbours_of(self.ids, document["lines"])
        self.near: list[int] = [mask_of(neighbours) for neighbours in self.neighbours]
        self.everything: int = (1 << len(points)) - 1
        self.white = self.of_kind(WHITE)
        self.dragons = self.of_kind(DRAGON)
        self.past_dragons: int = self.everything ^ self.dragons
        self.cities = self.of_kind(CITY)
        self.past_cities: int = self.everything ^ self.cities
        self.past_cities_and_dragons: int = self.past_cities & self.past_dragons
        self.stone_points = self.of_kind(BLACK) | self.white
        self.ring_points = self.of_kind(BLACK) | self.of_kind(BALL)
        self.realm_points: list[int] = [self.of_realm(realm) for realm in range(len(REALMS))]
        self.city_of: list[int] = [(of & self.cities).bit_length() - 1 for of in self.realm_points]
        self.distance: list[list[int]] = [distances(self.near, p, self.everything) for p in range(len(points))]
        self._no_dragon: list[int] = [OUTSIDE if kind == DRAGON else 0 for kind in self.kind]
        self._cuts: dict[int, int] = {}
        self._ways: dict[int, list[int]] = {}

    def of_kind(self, kind: int) -> int:
        return mask_of([point for point in range(len(self.kind)) if self.kind[point] == kind])

    def of_realm(self, realm: int) -> int:
        return mask_of([point for point in range(len(self.realm)) if self.realm[point] == realm])

    def is_whole(self, stones: int) -> bool:
        """GR-72: whether the points without stones hang together, and those without stones and dragons."""
        free = self.everything & ~stones
        return joined(self.near, free, free) and joined(self.near, free & ~self.dragons, free & ~self.dragons)

    def cut_points(self, stones: int) -> int:
        """GR-72: the points where one more stone would split a board that is whole."""
        found = self._cuts.get(stones)
        if found is None:
            if len(self._cuts) > REMEMBERED:
                self._cuts.clear()
            with_dragons, without = [0] * len(self.ids), self._no_dragon.copy()
            for stone in points_in(stones):
                with_dragons[stone] = without[stone] = OUTSIDE
            found = cut_points(self.neighbours, with_dragons) | cut_points(self.neighbours, without)
            self._cuts[stones] = found
        return found

    def ways_to(self, target: int, stones: int) -> list[int]:
        """How far each point is from `target` for a knight who walks around stones and dragons."""
        key = stones << 8 | target
        found = self._ways.get(key)
        if found is None:
            if len(self._ways) > REMEMBERED:
                self._ways.clear()
            found = distances(self.near, target, self.everything & ~stones & ~self.dragons)
            self._ways[key] = found
        return found


def drawing_of(document: dict[str, Any]) -> BoardMap:
    """What a client needs to draw the board."""
    return {
        "canvas": document["canvas"],
        "realms": document["realms"],
        "start": document["start"],
        "ring": document["ring"],
        "points": document["points"],
        "lines": document["lines"],
    }


def neighbours_of(ids: list[str], lines: list[list[str]]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in ids]
    for one, other in lines:
        found[ids.index(one)].append(ids.index(other))
        found[ids.index(other)].append(ids.index(one))
    return [sorted(neighbours) for neighbours in found]
