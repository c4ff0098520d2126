"""Board files: their format, and what must be true of a board so that Gran can be played on it.

An owner of the box can enter the original board; docs/boards.md describes the format. `check` names every problem in a
sentence that says what to change.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import combinations
from typing import Any

import msgspec

from ringspiel.games.gran.graph import UNREACHED, distances, points_in
from ringspiel.games.gran.plan import KINDS, REALMS

FORMAT = "ringspiel-gran-board/1"
MOST_POINTS = 250
LONGEST_ID = 12
LEAST_WHITE = 5
LEAST_START_DISTANCE = 3
LEAST_RING_POINTS = 22
LEAST_GAP = 0.03
LARGEST_CANVAS = 100_000
LONGEST_NAME = 60


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """What players read, in each language."""

    de: str
    en: str


class Realm(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    colour: str
    position: str = ""


class Point(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    id: str
    realm: str | None
    kind: str
    x: float
    y: float


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """The document."""

    format: str
    canvas: tuple[float, float]
    realms: list[Realm]
    start: str
    ring: str
    points: list[Point]
    lines: list[tuple[str, str]]
    name: Name | None = None
    provenance: Any = None

    def named(self, id: str) -> Point | None:
        return next((point for point in self.points if point.id == id), None)

    def of_kind(self, kind: str) -> list[Point]:
        return [point for point in self.points if point.kind == kind]

    def drawn(self) -> list[tuple[Point, Point]]:
        """The lines with their ends."""
        by_id = {point.id: point for point in self.points}
        return [(by_id[one], by_id[other]) for one, other in self.lines]


def check(document: Any) -> list[str]:
    """What keeps a document from being a board, as sentences; none if it is one."""
    try:
        board = msgspec.convert(document, Board)
    except msgspec.ValidationError as error:
        return [f"This is no board file: {error}; docs/boards.md describes the format."]
    if board.format != FORMAT:
        return [f"The format is {board.format!r}; write {FORMAT!r}."]
    problems = _found(board, (title, names, ends_of_lines, kinds, realms, balls, canvas))
    return problems or _found(board, (symbols, whole, start_distance, room_for_ring, gaps, crossings))


def name_in(document: Any) -> dict[str, str] | None:
    """The name in each language, if the document has one that can be shown, whatever else may be wrong with it."""
    name = document.get("name") if isinstance(document, dict) else None
    try:
        found = msgspec.structs.asdict(msgspec.convert(name, Name))
    except msgspec.ValidationError:
        return None
    return found if all(_can_be_shown(words) for words in found.values()) else None


def fingerprint(document: dict[str, Any]) -> str:
    """Different for boards on which the same answers make different games; how they are drawn does not count."""
    points = [[point["id"], point["realm"], point["kind"]] for point in document["points"]]
    lines = sorted(sorted(line) for line in document["lines"])
    told = json.dumps([points, lines, document["start"], document["ring"]])
    return sha256(told.encode()).hexdigest()[:8]


def _found(board: Board, checks: tuple[Callable[[Board], Iterator[str]], ...]) -> list[str]:
    return [problem for look in checks for problem in look(board)]


# --- what all other checks rely on -------------------------------------------------------------------------------


def title(board: Board) -> Iterator[str]:
    for language, words in msgspec.structs.asdict(board.name).items() if board.name else ():
        if not _can_be_shown(words):
            yield (
                f"The name in {language!r} is {words!r}; "
                f"write 1 to {LONGEST_NAME} characters in one line, or leave out 'name'."
            )


def _can_be_shown(words: str) -> bool:
    return words.isprintable() and 0 < len(words.strip()) <= LONGEST_NAME


def names(board: Board) -> Iterator[str]:
    """Ids are typed by players, in either case."""
    if len(board.points) > MOST_POINTS:
        yield f"There are {len(board.points)} points; a board has {MOST_POINTS} at most."
    seen = set()
    for point in board.points:
        name = point.id.lower()
        if not (name.isascii() and name.isalnum() and len(name) <= LONGEST_ID) or name == "stay":
            yield (
                f"The id {point.id[: 2 * LONGEST_ID]!r} cannot be typed as an answer; "
                f"use at most {LONGEST_ID} letters and digits, and not 'stay'."
            )
        if name in seen:
            yield f"Two points are called {point.id!r}; give one of them another id."
        seen.add(name)


def ends_of_lines(board: Board) -> Iterator[str]:
    most = 3 * len(board.points)  # Euler: a drawing with more lines has crossings
    if len(board.lines) > most:
        yield f"There are {len(board.lines)} lines, some of which must cross; keep {most} at most."
        return
    known = {point.id for point in board.points}
    seen = set()
    for line in board.lines:
        for end in line:
            if end not in known:
                yield f"The line {_named(line)} ends at {end!r}, which is no point; add the point or correct the line."
        if line[0] == line[1]:
            yield f"The line {_named(line)} leads from a point to itself; remove it."
        if frozenset(line) in seen:
            yield f"The line {_named(line)} stands there twice; remove one of the two."
        seen.add(frozenset(line))


def kinds(board: Board) -> Iterator[str]:
    for point in board.points:
        if point.kind not in KINDS:
            yield f"{point.id} is of kind {point.kind!r}; choose one of {', '.join(KINDS)}."


def realms(board: Board) -> Iterator[str]:
    for realm in REALMS:
        count = sum(entry.id == realm for entry in board.realms)
        if count != 1:
            yield f"The realm {realm} is described {count} times; describe each of the four realms once."
    for entry in board.realms:
        if entry.id not in REALMS:
            yield f"There is no realm {entry.id!r}; describe only {', '.join(REALMS)}."
    for point in board.points:
        if point.realm is not None and point.realm not in REALMS:
            yield f"{point.id} is in {point.realm!r}; choose one of {', '.join(REALMS)}."
        if point.kind == "white" and point.realm is not None:
            yield f"{point.id} is a white point, which belongs to no realm; set its realm to null."
        if point.kind != "white" and point.realm is None:
            yield f"{point.id} belongs to no realm; only white points may, so name its realm."


def balls(board: Board) -> Iterator[str]:
    """GR-3: the knights start in Galad, the ring in Tirad."""
    for what, id, realm in (("start", board.start, "galad"), ("ring", board.ring, "tirad")):
        point = board.named(id)
        if point is None or point.kind != "ball" or point.realm != realm:
            yield f"'{what}' is {id!r}; it must name the crystal ball of {realm}, a point of kind 'ball' there."
    if len(board.of_kind("ball")) != 2:
        yield f"There are {len(board.of_kind('ball'))} crystal balls; exactly two are needed, in Galad and in Tirad."


def canvas(board: Board) -> Iterator[str]:
    width, height = board.canvas
    if not (0 < width <= LARGEST_CANVAS and 0 < height <= LARGEST_CANVAS):
        yield f"The canvas needs a width and a height above 0, and not above {LARGEST_CANVAS}."
        return
    for point in board.points:
        if not (0 <= point.x <= width and 0 <= point.y <= height):
            yield f"{point.id} lies outside the canvas of {width:g} x {height:g}; correct its x and y."


# --- what the rules need -----------------------------------------------------------------------------------------


def symbols(board: Board) -> Iterator[str]:
    """GR-2, GR-60: one city in each realm, and at least one of everything else."""
    for realm in REALMS:
        count = sum(point.realm == realm for point in board.of_kind("city"))
        if count != 1:
            yield f"{realm} has {count} cities; each realm has exactly one, because there is one kind of seal for each."
    for kind in ("dragon", "magic-stone", "sword"):
        if not board.of_kind(kind):
            yield f"There is no point of kind {kind!r}; at least one is needed."
    white = len(board.of_kind("white"))
    if white < LEAST_WHITE:
        yield f"There are {white} white points; {LEAST_WHITE} are needed, as many as knights can be banished."


def whole(board: Board) -> Iterator[str]:
    """GR-72: the board hangs together, also for a knight who can pass no dragon."""
    lost = _cut_off(board, passing_dragons=True)
    if lost:
        yield f"No way leads from {board.start} to {_listed(lost)}; add lines."
        return
    lost = _cut_off(board, passing_dragons=False)
    if lost:
        yield f"Only over dragons a way leads from {board.start} to {_listed(lost)}; add lines around the dragons."


def start_distance(board: Board) -> Iterator[str]:
    """Nobody should take the ring before the others have moved."""
    ids = [point.id for point in board.points]
    away = distances(_near(board), ids.index(board.start), (1 << len(ids)) - 1)[ids.index(board.ring)]
    if away < LEAST_START_DISTANCE:
        yield (
            f"The ring lies {away} points from the start, so the first player takes it at once; "
            f"put at least {LEAST_START_DISTANCE} points between them."
        )


def room_for_ring(board: Board) -> Iterator[str]:
    """GR-32: beside 16 stones and five other knights the ring always finds a place in another realm."""
    places = [point for point in board.points if point.kind in ("black", "ball") and point.id != board.start]
    for realm in REALMS:
        outside = sum(point.realm != realm for point in places)
        if outside < LEAST_RING_POINTS:
            yield (
                f"Outside {realm} there are {outside} black points (the start not counted); add some until there are "
                f"{LEAST_RING_POINTS}, so that the ring finds a place beside all stones and knights."
            )


# --- what the eye needs ------------------------------------------------------------------------------------------


def gaps(board: Board) -> Iterator[str]:
    """Points lie apart from each other and from lines that do not end there."""
    gap = LEAST_GAP * max(board.canvas)
    for one, other in combinations(board.points, 2):
        if _square(one, other) < gap * gap:
            yield f"{one.id} and {other.id} lie closer than {gap:g} to each other; move one of them."
    for line in board.drawn():
        for point in board.points:
            if point not in line and _touches(point, line, gap / 2):
                yield f"The line {_named((line[0].id, line[1].id))} runs through {point.id}; move one of them."


def crossings(board: Board) -> Iterator[str]:
    for first, second in combinations(board.drawn(), 2):
        if not set(first) & set(second) and _cross(first, second):
            one, other = _named((first[0].id, first[1].id)), _named((second[0].id, second[1].id))
            yield f"The lines {one} and {other} cross; move a point, remove a line or add a point where they meet."


# --- geometry and graph ------------------------------------------------------------------------------------------


def _near(board: Board) -> list[int]:
    number = {point.id: index for index, point in enumerate(board.points)}
    near = [0] * len(board.points)
    for one, other in board.lines:
        near[number[one]] |= 1 << number[other]
        near[number[other]] |= 1 << number[one]
    return near


def _cut_off(board: Board, passing_dragons: bool) -> list[str]:
    """The points that cannot be reached from the start."""
    ids = [point.id for point in board.points]
    within = sum(1 << i for i, point in enumerate(board.points) if passing_dragons or point.kind != "dragon")
    away = distances(_near(board), ids.index(board.start), within)
    return [ids[point] for point in points_in(within) if away[point] == UNREACHED]


def _square(one: Point, other: Point) -> float:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def _side(one: Point, other: Point, point: Point) -> float:
    """Above 0 on one side of the line through two points, below 0 on the other."""
    return (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)


def _touches(point: Point, line: tuple[Point, Point], gap: float) -> bool:
    """Whether a point lies beside the inner part of a line, closer than `gap`."""
    one, other = line
    length = _square(one, other)
    along = (other.x - one.x) * (point.x - one.x) + (other.y - one.y) * (point.y - one.y)
    return 0 < along < length and _side(one, other, point) ** 2 < gap * gap * length


def _cross(first: tuple[Point, Point], second: tuple[Point, Point]) -> bool:
    apart_by_first = _side(*first, second[0]) * _side(*first, second[1]) < 0
    apart_by_second = _side(*second, first[0]) * _side(*second, first[1]) < 0
    return apart_by_first and apart_by_second


def _named(line: tuple[str, str]) -> str:
    return f"{line[0]}-{line[1]}"


def _listed(ids: list[str]) -> str:
    shown = ", ".join(ids[:8])
    return shown if len(ids) <= 8 else f"{shown} and {len(ids) - 8} more"
