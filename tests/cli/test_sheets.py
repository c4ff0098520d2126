"""Boards in the terminal: what is drawn, for whom, and that it fits."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.cli.sheets import draw, draw_ranking
from ringspiel.languages import SHIPPED
from ringspiel.texts import render

NAMES = ["Anna", "Bert", "Cleo", "Dora"]


def played(game: str, seats: int, seed: int, answers: int | None = None) -> ringspiel.Table:
    """A table after this many answers by chance; without a number, at the end of the game."""
    table = ringspiel.new(game, seats, seed=seed)
    agents = [agent_of("random", game, seed + seat) for seat in range(seats)]
    while table.seat is not None and (answers is None or len(table.entries) < answers):
        table.answer(agents[table.seat].choose(table.perspective(table.seat)))
    return table


def shown(view: dict[str, Any], language: str = "en", width: int = 80) -> str:
    console = Console(file=StringIO(), width=width, highlight=False, color_system=None)
    console.print(draw(view, NAMES, language))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize(("game", "seats"), [("gefaehrten", 2), ("gefaehrten", 4), ("tuerme", 2), ("tuerme", 4)])
def test_a_sheet_can_be_drawn_all_through_a_game_for_seats_and_spectators(game: str, seats: int, language: str) -> None:
    whole = len(played(game, seats, 3).entries)
    for answers in range(0, whole + 1, max(1, whole // 12)):
        table = played(game, seats, 3, answers)
        for seat in (None, 0):
            assert shown(table.view(seat), language)


def test_the_table_of_gefaehrten_shows_cards_where_they_lie_and_free_slots_by_name() -> None:
    view = played("gefaehrten", 3, 1, 0).view(0)
    view["board"]["cards"] = [{"at": [0, -1], "card": "green-4", "ring": "bree"}]
    rows = shown(view).splitlines()[:4]
    assert [row.split() for row in rows] == [
        ["-1", "1"],
        ["-1", "nw", "g4²", "n2", "ne"],
        ["0", "w", "□1", "□", "e"],
        ["1", "sw", "s1", "s2", "se"],
    ]


def test_gefaehrten_lists_ranking_players_road_and_the_own_hand_only() -> None:
    table = played("gefaehrten", 3, 1, 0)
    view = table.view(0)
    view["board"]["active"] = 1
    view["board"]["players"][0]["cards"] = ["green-1", "green-1", "green-nazgul"]
    drawn = shown(view)
    assert "If scored now: Bag End" in drawn and "At most one 1 per turn" in drawn
    assert "Your hand: 2 × green 1, green Nazgûl" in drawn and "▸  Bert" in drawn
    assert "Your hand" not in shown(table.view(None))


def test_gefaehrten_explains_the_rings_one_holds() -> None:
    view = played("gefaehrten", 3, 1, 0).view(0)
    view["board"]["players"][0]["rings"] = ["rivendell-second"]
    assert "Zweiter Ring von Bruchtal: Schützt die Karte." in shown(view, "de")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "² ring of Bree – green 4, column 0, row -1: When scoring, every card counts as 1"),
        ("de", "² Ring von Bree – Grün 4, Spalte 0, Zeile -1: Bei der Wertung zählt jede Karte 1"),
    ],
)
def test_gefaehrten_says_which_ring_lies_where_and_what_it_does(language: str, line: str) -> None:
    view = played("gefaehrten", 3, 1, 0).view(0)
    view["board"]["cards"] = [{"at": [0, -1], "card": "green-4", "ring": "bree"}]
    assert line in shown(view, language, width=160)


def test_gefaehrten_keeps_secret_points_secret() -> None:
    view = played("gefaehrten", 3, 1, 0).view(0)
    view["board"]["players"][1]["points"] = None
    assert "points are secret" in shown(view)


def test_a_wide_table_of_gefaehrten_still_fits() -> None:
    view = played("gefaehrten", 2, 1, 0).view(0)
    view["board"]["cards"] = [{"at": [x, -1], "card": "red-5", "ring": "bree"} for x in range(-25, 5)]
    assert shown(view, width=100).count("r5²" * 30) == 1


def test_the_grid_of_tuerme_shows_orcs_figures_towers_and_the_gap() -> None:
    view = played("tuerme", 3, 3, 90).view(0)
    board = view["board"]
    board["orcs"] = ["c1", "d4"]
    board["orc_card"] = {"waves": [{"side": "isengard", "row": 4, "count": 1}], "laid": ["d4"]}
    board["gap"] = {"missing": 2, "chain": ["c1", "c2", "c3"]}
    board["figures"][1]["field"] = "p3"
    rows = shown(view).splitlines()
    assert rows[2].split()[:4] == ["1", "██", "██", "o"]
    assert rows[3].split()[:4] == ["2", "██", "██", "+"]
    assert rows[4].split()[-1] == "2"
    assert rows[5].split()[4] == "O:r"
    assert "The chain lacks 2 orcs (+)" in "\n".join(rows)


def test_tuerme_says_when_no_chain_is_possible_and_how_far_the_ents_are() -> None:
    view = played("tuerme", 3, 3, 90).view(0)
    view["board"] |= {"gap": None, "ent": {"step": 2, "last": 5}, "event": "black-gate"}
    drawn = shown(view, "de")
    assert "●●○○○" in drawn and "Das Schwarze Tor" in drawn
    assert "Figuren versperren jede Kette" in drawn


def test_tuerme_shows_the_own_hand_and_the_running_move_but_no_other_hand() -> None:
    table = played("tuerme", 3, 3, 90)
    view = table.view(0)
    card = {"id": "gandalf-5", "hero": "gandalf", "strength": 5, "symbol": "any", "shadowfax": True}
    view["board"]["players"][0]["hand"] = [card]
    view["board"]["move"] = {"card": card | {"shadowfax": False}, "figure": None, "strength": 4, "turned": 0}
    drawn = shown(view)
    assert "Your hero cards: Gandalf 5 (all directions or Shadowfax)" in drawn
    assert "Played: Gandalf 5 (all directions); Strength 4" in drawn
    assert "Your hero cards" not in shown(table.view(None))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "8 more Nazgûl until out"), ("de", "noch 8 Nazgûl bis zum Ausscheiden")]
)
def test_mordor_says_what_the_number_behind_the_squares_means(language: str, words: str) -> None:
    view = played("mordor", 2, 1, 0).view(0)
    view["board"]["sheets"][0]["left"] = 8
    assert words in shown(view, language)


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize(("game", "seats"), [("gefaehrten", 3), ("mordor", 2), ("tuerme", 3)])
def test_the_ranking_at_the_end_says_what_ranks_are_made_of(game: str, seats: int, language: str) -> None:
    view = played(game, seats, 3).view(None)
    console = Console(file=StringIO(), width=300, color_system=None)
    console.print(draw_ranking(view, NAMES[:seats], language))
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().splitlines()
    assert len(lines) == seats == len(view["results"])
    for line in lines:
        seat = next(seat for seat, name in enumerate(NAMES) if name in line)
        assert line.startswith(f"{view['outcome']['ranks'][seat]}.")
        assert render(view["results"][seat], language, NAMES) in line
