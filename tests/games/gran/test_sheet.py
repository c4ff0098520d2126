"""The board in the terminal."""

import pytest
from rich.console import Console

from ringspiel.cli.sheets import draw
from tests.games.gran.quest import board, quest

NAMES = ["Anna", "Bert", "Cleo"]


@pytest.mark.parametrize(("language", "said"), [("de", "wartet am Start"), ("en", "waiting at the start")])
def test_the_terminal_shows_every_point_with_what_stands_there(language: str, said: str) -> None:
    table = quest("T22 U11 -", ring="E22", stones="W11 G21", won=["tirad", "", ""])
    console = Console(width=120, record=True, file=None, quiet=False)
    with console.capture() as captured:
        console.print(draw(table.view(None), NAMES, language))
    shown = captured.get()
    assert all(point["id"] in shown for point in board(table)["map"]["points"])
    for sign in ("1•T22", "2ΔU11", "R•E22", "■○W11", "■•G21", "ΔT11", "⌂T20", "Tirad", said):
        assert sign in shown, "a piece stands in front of the symbol of its point"


def drawn(language: str = "en", **options: int) -> list[str]:
    table = quest("T22 U11 -", ring="E22", stones="W11", **options)  # type: ignore[arg-type]
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(draw(table.view(None), NAMES, language))
    return captured.get().splitlines()


def test_lines_join_the_points_that_have_one() -> None:
    """T33, T23 and T13 stand in a row; T33 has lines to T32 below it and to T22, T13 has none to T12."""
    first, between, second = drawn()[1:4]
    assert first.startswith("    ◎T33───•T23───†T13───•T03──────")
    assert between.rstrip().startswith("    │  ╲   │             │")
    assert second.startswith("    *T32──1•T22───•T12   *T02")


@pytest.mark.parametrize(
    ("language", "heading"),
    [
        ("en", "Round 1 of 12 · 2 seals from different cities win"),
        ("de", "Runde 1 von 12 · Wer zuerst 2 Siegel aus verschiedenen Städten hat, gewinnt"),
    ],
)
def test_the_heading_names_the_last_round_and_the_seals_that_win(language: str, heading: str) -> None:
    assert drawn(language, seals=2, max_rounds=12)[0].rstrip() == heading
    assert "12" not in drawn(language, seals=2)[0]


def test_a_knight_has_so_many_of_the_seals_needed() -> None:
    assert any("Seals: 0 of 2" in line for line in drawn(seals=2))
