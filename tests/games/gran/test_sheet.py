"""The board in the terminal."""

import pytest
from rich.console import Console

from ringspiel.cli.sheets import draw
from tests.games.gran.quest import board, quest

NAMES = ["Anna", "Bert", "Cleo"]


@pytest.mark.parametrize(("language", "said"), [("de", "wartet am Start"), ("en", "waits at the start")])
def test_the_terminal_shows_every_point_with_what_stands_there(language: str, said: str) -> None:
    table = quest("T22 U11 -", ring="E22", stones="W11 G21", won=["tirad", "", ""])
    console = Console(width=120, record=True, file=None, quiet=False)
    with console.capture() as captured:
        console.print(draw(table.view(None), NAMES, language))
    shown = captured.get()
    assert all(point["id"] in shown for point in board(table)["map"]["points"])
    for sign in ("1T22", "2U11", "RE22", "■W11", "■G21", "ΔT11", "⌂T20", "Tirad", said):
        assert sign in shown
