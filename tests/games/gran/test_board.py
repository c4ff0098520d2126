"""Board files: what `check` finds, and that Gran runs on another board."""

import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.games.gran.board import Board
from ringspiel.games.gran.board_file import check
from ringspiel.games.gran.setup import begin, fresh
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.languages import SHIPPED
from ringspiel.texts import render, texts_of
from tests.games.gran.quest import board_with, standard_board

Document = dict[str, Any]
Change = Callable[[Document], object]


def said(document: Any, language: str = "en") -> list[str]:
    """The problems of a document in words."""
    return [render(problem, language, []) for problem in check(document)]


def point(board: Document, id: str) -> dict[str, Any]:
    return next(point for point in board["points"] if point["id"] == id)


def without_lines_at(id: str) -> Change:
    def change(board: Document) -> None:
        board["lines"] = [line for line in board["lines"] if id not in line]

    return change


def kinds(**changed: str) -> Change:
    def change(board: Document) -> None:
        for id, kind in changed.items():
            point(board, id)["kind"] = kind

    return change


def all_of_kind(kind: str, other: str) -> Change:
    return lambda board: [p.update(kind=other) for p in board["points"] if p["kind"] == kind]


def only_over_the_dragon(board: Document) -> None:
    """T00 keeps its lines to the dragon T11 alone."""
    board["lines"] = [line for line in board["lines"] if "T00" not in line or "T11" in line]


BROKEN: list[tuple[Change, str | None]] = [
    (lambda b: b.update(format="ringspiel-gran-board/9"), "write 'ringspiel-gran-board/1'"),
    (lambda b: b.pop("lines"), "missing required field `lines`"),
    (lambda b: b.update(extra=1), "unknown field `extra`"),
    (lambda b: b.pop("name"), None),
    (lambda b: b.update(name="Mein Plan"), "Expected `object | null`, got `str` - at `$.name`"),
    (lambda b: b["name"].pop("en"), None),
    (lambda b: b["name"].update(fr="Plan"), None),
    (lambda b: b["name"].update(fr=1), "Expected `str`, got `int` - at `$.name[...]`"),
    (lambda b: b["name"].update(de=" "), "The name in 'de' is ' '; write 1 to 60 characters"),
    (lambda b: b["name"].update(en="x" * 61), "or leave out “name”"),
    (lambda b: b["name"].update(en="two\nlines"), "in one line"),
    (lambda b: point(b, "T00").update(kind="swamp"), "T00 is of kind 'swamp'; choose one of black, white, dragon"),
    (lambda b: point(b, "T00").update(kind="Black"), "T00 is of kind 'Black'"),
    (lambda b: point(b, "T00").update(realm="mordor"), "T00 is in 'mordor'; choose one of tirad, urgad"),
    (lambda b: b["realms"][0].update(id="mordor"), "There is no realm 'mordor'; describe only tirad, urgad"),
    (lambda b: point(b, "T00").update(x="left"), "Expected `float`, got `str`"),
    (lambda b: point(b, "T00").update(id="U00"), "Two points are called 'U00'"),
    (lambda b: point(b, "T00").update(id="u00"), "Two points are called 'U00'"),
    (lambda b: point(b, "T00").update(id="a b"), "The id 'a b' cannot be typed"),
    (lambda b: point(b, "T00").update(id="Stay"), "The id 'Stay' cannot be typed"),
    (lambda b: point(b, "T00").update(id="T" * 13), "use at most 12 letters and digits"),
    (lambda b: point(b, "T00").update(id=""), "The id '' cannot be typed"),
    (lambda b: b["points"].extend([b["points"][0]] * 250), "a board has at most 250"),
    (lambda b: b["lines"].append(["T00", "X99"]), "ends at 'X99', which is not a point"),
    (lambda b: b["lines"].append(["T00", "T00"]), "T00-T00 leads from a point to itself"),
    (lambda b: b["lines"].append(["T01", "T00"]), "T01-T00 is listed twice"),
    (
        lambda b: b["lines"].extend([["T00", "T01"]] * 92),
        "There are 220 lines, some of which must cross; keep at most 219",
    ),
    (lambda b: b["realms"].pop(), "elgad is described 0 times"),
    (lambda b: point(b, "W11").update(realm="tirad"), "W11 is a white point, which belongs to no realm"),
    (lambda b: point(b, "T00").update(realm=None), "T00 belongs to no realm"),
    (lambda b: b.update(start="T33"), "crystal ball of galad"),
    (lambda b: b.update(ring="T22"), "crystal ball of tirad"),
    (lambda b: b.update(start="X99"), "crystal ball of galad"),
    (kinds(U33="ball"), "There are 3 crystal balls"),
    (kinds(T20="black"), "tirad has 0 cities"),
    (kinds(T21="city"), "tirad has 2 cities"),
    (all_of_kind("dragon", "black"), "no point of kind 'dragon'"),
    (all_of_kind("sword", "black"), "no point of kind 'sword'"),
    (all_of_kind("magic-stone", "black"), "no point of kind 'magic-stone'"),
    (
        lambda b: [point(b, f"W{n}").update(kind="black", realm="tirad") for n in ("00", "01", "02", "10", "11")],
        "4 white",
    ),
    (without_lines_at("T32"), "There is no way from G33 to T32; add lines."),
    (only_over_the_dragon, "The only way from G33 to T00"),
    (lambda b: b["lines"].append(["G33", "T33"]), "The ring lies one point from the start"),
    (all_of_kind("black", "magic-stone"), "Outside tirad there are 0 black points"),
    (lambda b: b.update(canvas=[900, 1000]), "lies outside the canvas of 900 x 1000"),
    (lambda b: b.update(canvas=[0, 0]), "width and a height above 0"),
    (lambda b: b.update(canvas=[1000, -1]), "width and a height above 0"),
    (lambda b: point(b, "T00").update(y=1001), "T00 lies outside the canvas"),
    (lambda b: point(b, "T00").update(x=-1), "T00 lies outside the canvas"),
    (lambda b: point(b, "T00").update(id="Ä1"), "The id 'Ä1' cannot be typed"),
    (lambda b: b["realms"].append(b["realms"][0]), "tirad is described 2 times"),
    (lambda b: b["lines"].clear(), "T10, T11, T12, T13 and 64 more; add lines."),
    (lambda b: point(b, "T00").update(x=320, y=228), "T00 and T01 are less than 30 apart"),
    (lambda b: b["lines"].append(["T30", "T32"]), "T30-T32 runs through T31"),
    (lambda b: b["lines"].insert(0, ["T30", "T32"]), "T30-T32 runs through T31"),
    (lambda b: b["lines"].append(["T12", "T23"]), None),
    (lambda b: b["lines"].append(["T12", "T32"]), "runs through T22"),
    (lambda b: b["lines"].extend([["W00", "W12"]]), "cross"),
]


@pytest.mark.parametrize(("change", "problem"), BROKEN)
def test_every_problem_is_named_with_what_to_change(change: Change, problem: str | None) -> None:
    board = standard_board()
    change(board)
    found = said(board)
    if problem is None:
        assert found == []
    else:
        assert any(problem in sentence for sentence in found), found


def test_every_problem_has_words_in_both_languages() -> None:
    """Each message is brought about by one of the broken boards above, and none is the same in both languages."""
    keys = set()
    for change, _ in BROKEN:
        board = standard_board()
        change(board)
        keys |= {problem["key"] for problem in check(board)}
        assert not set(said(board, "de")) & set(said(board, "en"))
    for language in SHIPPED:
        named = set(re.findall("^gran-problem-[a-z-]+", texts_of(language), re.MULTILINE))
        assert named == keys | {"gran-problem-points-and-more"}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda b: b.pop("lines"), "Das ist keine Spielplandatei: Object missing required field `lines`; das Format"),
        (lambda b: b["lines"].clear(), "T10, T11, T12, T13 und 64 weiteren; ergänze Linien."),
        (lambda b: b["lines"].append(["G33", "T33"]), "Der Ring liegt einen Punkt vom Start entfernt, sodass"),
        (kinds(T20="black"), "tirad hat 0 Städte; jedes Reich hat genau eine"),
        (lambda b: b.update(canvas=[0, 0]), "über 0 und bis höchstens 100000."),
    ],
)
def test_in_german_too_a_sentence_says_what_to_change(change: Change, sentence: str) -> None:
    board = standard_board()
    change(board)
    assert any(sentence in found for found in said(board, "de")), said(board, "de")


def white_points(count: int) -> Change:
    def change(board: Document) -> None:
        for white in [point for point in board["points"] if point["kind"] == "white"][count:]:
            white.update(kind="black", realm="tirad")

    return change


def way_to_ring(*ids: str) -> Change:
    return lambda board: board["lines"].extend([one, other] for one, other in pairwise(["G33", *ids]))


def black_points_in_urgad(count: int) -> Change:
    def change(board: Document) -> None:
        black = [point for point in board["points"] if (point["realm"], point["kind"]) == ("urgad", "black")]
        for point in black[count:]:
            point["kind"] = "magic-stone"

    return change


def beside_t01(gap: int) -> Change:
    return lambda board: point(board, "T00").update(x=point(board, "T01")["x"] + gap, y=point(board, "T01")["y"])


@pytest.mark.parametrize(
    ("enough", "too_little", "problem"),
    [
        (white_points(5), white_points(4), "white points; 5 are needed"),
        (way_to_ring("W11", "T22"), way_to_ring("W11", "T33"), "so the first player takes it at once"),
        (black_points_in_urgad(1), black_points_in_urgad(0), "Outside tirad there are"),
        (beside_t01(30), beside_t01(29), "T00 and T01 are less than 30 apart"),
        (lambda b: b.update(canvas=[1e5, 1e5]), lambda b: b.update(canvas=[1e5, 1e5 + 1]), "no more than 100000"),
    ],
    ids=["white points", "way to the ring", "room for the ring", "gap", "canvas"],
)
def test_what_just_suffices_is_no_problem(enough: Change, too_little: Change, problem: str) -> None:
    for change, named in ((enough, False), (too_little, True)):
        board = standard_board()
        change(board)
        assert any(problem in found for found in said(board)) == named


@pytest.mark.parametrize("document", [None, 3, "board", [], {}, {"points": 3}, [[]], {"format": None}])
def test_what_is_no_board_at_all_gets_a_sentence(document: Any) -> None:
    assert len(said(document)) == 1


def test_broken_boards_never_crash_the_check() -> None:
    random = Random(1)
    for _ in range(300):
        board = standard_board()
        parts = [board, random.choice(board["points"]), random.choice(board["realms"])]
        for _ in range(random.randrange(1, 4)):
            part = random.choice(parts)
            key = random.choice(list(part))
            part[key] = random.choice(
                [None, "", "T00", -1, 10**20, 1e308, float("nan"), [], {}, "tirad", "ball", ["T00"]]
            )
        assert all(sentence.strip() for language in SHIPPED for sentence in said(board, language))


def test_gran_is_played_to_the_end_on_another_board() -> None:
    """Five dragons, other symbols; the same engine and the same invariants."""
    changed = board_with({"T22": "dragon", "U21": "sword", "G21": "magic-stone"})
    s = fresh(4, Generator(key_of(3)), changed, [0, 1, 2, 3], 3, 0, False)
    s.then(begin)
    s.run()
    game, random = ringspiel.game_of("gran"), Random(3)
    while s.outcome is None:
        assert game.faults(s) == []
        s.answer(random.choice(s.legal))


def test_drawings_hold_what_a_client_needs() -> None:
    assert set(Board("x", standard_board()).map) == {"canvas", "realms", "start", "ring", "points", "lines"}
