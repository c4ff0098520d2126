"""Board files: their format, and what must be true of a board so that Gran can be played on it.

An owner of the box can enter the original board; docs/boards.md describes the format. `check` names every problem in a
sentence that says what to change; the words are the messages `gran-problem-…`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import combinations
from typing import Any

import msgspec

from ringspiel.games.gran.board import KINDS, REALMS
from ringspiel.games.gran.graph import UNREACHED, distances, points_in
from ringspiel.kernel.text import Text, text

FORMAT = "ringspiel-gran-board/1"
MOST_POINTS = 250
LONGEST_ID = 12
LEAST_WHITE = 5
LEAST_START_DISTANCE = 3
LEAST_RING_POINTS = 22
LEAST_GAP = 0.03
LARGEST_CANVAS = 100_000
LONGEST_NAME = 60
MOST_LISTED = 8


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


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    """The document."""

    format: str
    canvas: tuple[float, float]
    realms: list[Realm]
    start: str
    ring: str
    points: list[Point]
    lines: list[tuple[str, str]]
    name: dict[str, str] | None = None
    """What players read, by language."""
    provenance: Any = None

    def named(self, id: str) -> Point | None:
        return next((point for point in self.points if point.id == id), None)

    def of_kind(self, kind: str) -> list[Point]:
        return [point for point in self.points if point.kind == kind]

    def drawn(self) -> list[tuple[Point, Point]]:
        """The lines with their ends."""
        by_id = {point.id: point for point in self.points}
        return [(by_id[one], by_id[other]) for one, other in self.lines]


def check(document: Any) -> list[Text]:
    """What keeps a document from being a board, a sentence for each problem; none if it is one."""
    try:
        board = msgspec.convert(document, BoardFile)
    except msgspec.ValidationError as error:
        return [text("gran-problem-no-board", error=str(error))]
    if board.format != FORMAT:
        return [text("gran-problem-format", found=repr(board.format), wanted=repr(FORMAT))]
    problems = _found(board, (title, names, ends_of_lines, kinds, realms, balls, canvas))
    return problems or _found(board, (symbols, whole, start_distance, room_for_ring, gaps, crossings))


def name_in(document: Any) -> dict[str, str]:
    """The name by language; none if the document has none that can be shown, whatever else may be wrong with it."""
    name = document.get("name") if isinstance(document, dict) else None
    try:
        found = msgspec.convert(name, dict[str, str])
    except msgspec.ValidationError:
        return {}
    return found if all(_can_be_shown(words) for words in found.values()) else {}


def fingerprint(document: dict[str, Any]) -> str:
    """Different for boards on which the same answers make different games; how they are drawn does not count."""
    points = [[point["id"], point["realm"], point["kind"]] for point in document["points"]]
    lines = sorted(sorted(line) for line in document["lines"])
    told = json.dumps([points, lines, document["start"], document["ring"]])
    return sha256(told.encode()).hexdigest()[:8]


def _found(board: BoardFile, checks: tuple[Callable[[BoardFile], Iterator[Text]], ...]) -> list[Text]:
    return [problem for look in checks for problem in look(board)]


# --- what all other checks rely on -------------------------------------------------------------------------------


def title(board: BoardFile) -> Iterator[Text]:
    for language, words in (board.name or {}).items():
        if not _can_be_shown(words):
            yield text("gran-problem-title", language=repr(language), words=repr(words), most=LONGEST_NAME)


def _can_be_shown(words: str) -> bool:
    return words.isprintable() and 0 < len(words.strip()) <= LONGEST_NAME


def names(board: BoardFile) -> Iterator[Text]:
    """Ids are typed by players, in either case."""
    if len(board.points) > MOST_POINTS:
        yield text("gran-problem-many-points", count=len(board.points), most=MOST_POINTS)
    seen = set()
    for point in board.points:
        name = point.id.lower()
        if not (name.isascii() and name.isalnum() and len(name) <= LONGEST_ID) or name == "stay":
            yield text("gran-problem-id", id=repr(point.id[: 2 * LONGEST_ID]), most=LONGEST_ID)
        if name in seen:
            yield text("gran-problem-same-id", id=repr(point.id))
        seen.add(name)


def ends_of_lines(board: BoardFile) -> Iterator[Text]:
    most = 3 * len(board.points)  # Euler: a drawing with more lines has crossings
    if len(board.lines) > most:
        yield text("gran-problem-many-lines", count=len(board.lines), most=most)
        return
    known = {point.id for point in board.points}
    seen = set()
    for line in board.lines:
        for end in line:
            if end not in known:
                yield text("gran-problem-loose-end", line=_named(line), end=repr(end))
        if line[0] == line[1]:
            yield text("gran-problem-loop", line=_named(line))
        if frozenset(line) in seen:
            yield text("gran-problem-same-line", line=_named(line))
        seen.add(frozenset(line))


def kinds(board: BoardFile) -> Iterator[Text]:
    for point in board.points:
        if point.kind not in KINDS:
            yield text("gran-problem-kind", point=point.id, kind=repr(point.kind), kinds=", ".join(KINDS))


def realms(board: BoardFile) -> Iterator[Text]:
    for realm in REALMS:
        count = sum(entry.id == realm for entry in board.realms)
        if count != 1:
            yield text("gran-problem-realm-entries", realm=realm, count=count)
    for entry in board.realms:
        if entry.id not in REALMS:
            yield text("gran-problem-no-realm", realm=repr(entry.id), realms=", ".join(REALMS))
    for point in board.points:
        if point.realm is not None and point.realm not in REALMS:
            yield text("gran-problem-realm", point=point.id, realm=repr(point.realm), realms=", ".join(REALMS))
        if point.kind == "white" and point.realm is not None:
            yield text("gran-problem-white-in-realm", point=point.id)
        if point.kind != "white" and point.realm is None:
            yield text("gran-problem-outside-realms", point=point.id)


def balls(board: BoardFile) -> Iterator[Text]:
    """GR-3: the knights start in Galad, the ring in Tirad."""
    for what, id, realm in (("start", board.start, "galad"), ("ring", board.ring, "tirad")):
        point = board.named(id)
        if point is None or point.kind != "ball" or point.realm != realm:
            yield text("gran-problem-ball", field=repr(what), id=repr(id), realm=realm)
    count = len(board.of_kind("ball"))
    if count != 2:
        yield text("gran-problem-balls", count=count)


def canvas(board: BoardFile) -> Iterator[Text]:
    width, height = board.canvas
    if not (0 < width <= LARGEST_CANVAS and 0 < height <= LARGEST_CANVAS):
        yield text("gran-problem-canvas", most=str(LARGEST_CANVAS))
        return
    for point in board.points:
        if not (0 <= point.x <= width and 0 <= point.y <= height):
            yield text("gran-problem-outside-canvas", point=point.id, width=f"{width:g}", height=f"{height:g}")


# --- what the rules need -----------------------------------------------------------------------------------------


def symbols(board: BoardFile) -> Iterator[Text]:
    """GR-2, GR-60: one city in each realm, and at least one of everything else."""
    for realm in REALMS:
        count = sum(point.realm == realm for point in board.of_kind("city"))
        if count != 1:
            yield text("gran-problem-cities", realm=realm, count=count)
    for kind in ("dragon", "magic-stone", "sword"):
        if not board.of_kind(kind):
            yield text("gran-problem-missing-kind", kind=repr(kind))
    white = len(board.of_kind("white"))
    if white < LEAST_WHITE:
        yield text("gran-problem-white", count=white, least=LEAST_WHITE)


def whole(board: BoardFile) -> Iterator[Text]:
    """GR-72: the board hangs together, also for a knight who can pass no dragon."""
    lost = _cut_off(board, passing_dragons=True)
    if lost:
        yield text("gran-problem-cut-off", start=board.start, lost=_listed(lost))
        return
    lost = _cut_off(board, passing_dragons=False)
    if lost:
        yield text("gran-problem-behind-dragons", start=board.start, lost=_listed(lost))


def start_distance(board: BoardFile) -> Iterator[Text]:
    """Nobody should take the ring before the others have moved."""
    ids = [point.id for point in board.points]
    away = distances(_near(board), ids.index(board.start), (1 << len(ids)) - 1)[ids.index(board.ring)]
    if away < LEAST_START_DISTANCE:
        yield text("gran-problem-start-distance", away=away, least=LEAST_START_DISTANCE)


def room_for_ring(board: BoardFile) -> Iterator[Text]:
    """GR-32: beside 16 stones and five other knights the ring always finds a place in another realm."""
    places = [point for point in board.points if point.kind in ("black", "ball") and point.id != board.start]
    for realm in REALMS:
        outside = sum(point.realm != realm for point in places)
        if outside < LEAST_RING_POINTS:
            yield text("gran-problem-room-for-ring", realm=realm, count=outside, least=LEAST_RING_POINTS)


# --- what the eye needs ------------------------------------------------------------------------------------------


def gaps(board: BoardFile) -> Iterator[Text]:
    """Points lie apart from each other and from lines that do not end there."""
    gap = LEAST_GAP * max(board.canvas)
    for one, other in combinations(board.points, 2):
        if _square(one, other) < gap * gap:
            yield text("gran-problem-gap", one=one.id, other=other.id, gap=f"{gap:g}")
    for line in board.drawn():
        for point in board.points:
            if point not in line and _touches(point, line, gap / 2):
                yield text("gran-problem-line-through-point", line=_drawn(line), point=point.id)


def crossings(board: BoardFile) -> Iterator[Text]:
    for first, second in combinations(board.drawn(), 2):
        if not set(first) & set(second) and _cross(first, second):
            yield text("gran-problem-crossing", one=_drawn(first), other=_drawn(second))


# --- geometry and graph ------------------------------------------------------------------------------------------


def _near(board: BoardFile) -> list[int]:
    number = {point.id: index for index, point in enumerate(board.points)}
    near = [0] * len(board.points)
    for one, other in board.lines:
        near[number[one]] |= 1 << number[other]
        near[number[other]] |= 1 << number[one]
    return near


def _cut_off(board: BoardFile, passing_dragons: bool) -> list[str]:
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


def _drawn(line: tuple[Point, Point]) -> str:
    return _named((line[0].id, line[1].id))


def _listed(ids: list[str]) -> Text | str:
    shown = ", ".join(ids[:MOST_LISTED])
    more = len(ids) - MOST_LISTED
    return text("gran-problem-points-and-more", points=shown, more=more) if more > 0 else shown
