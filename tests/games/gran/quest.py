"""Positions of Gran that read like the board.

    quest("T22 U11 -", ring="T33", stones="W11", amulets=[1, 3, 3], fights=[(4, 6)])

has three knights: the first on T22, the second on the dragon U11, the third still waiting at the start. It is the turn
of the first, and in the next fight the dragon's card shows 4 and the die 6. `bearer=0` gives the ring to the first,
`won=["tirad urgad", "", ""]` two seals; `on=board_with({"T22": "dragon"})` plays on another board.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import ringspiel
from ringspiel.games.gran.board import REALMS, Board
from ringspiel.games.gran.state import NOBODY, NOWHERE, GranState
from ringspiel.games.gran.turns import turn
from ringspiel.kernel.chance import Scripted
from tests.games import playing

Fight = tuple[int, int]
legal, asked, told = playing.legal, playing.asked, playing.told


def quest(
    knights: str,
    *,
    active: int = 0,
    ring: str = "T33",
    bearer: int = NOBODY,
    stones: str = "",
    amulets: list[int] | None = None,
    won: list[str] | None = None,
    fettered: tuple[int, ...] = (),
    fights: list[Fight] | None = None,
    cards: list[int] | None = None,
    start: int = 0,
    round: int = 1,
    on: Board | None = None,
    **options: Any,
) -> ringspiel.Table:
    """A table at the beginning of `active`'s turn; no position that the rules forbid."""
    table = ringspiel.new("gran", len(knights.split()), seed=1, options=options)
    s = state(table)
    s.board = on or s.board
    ids = s.board.ids
    s.points = [NOWHERE if knight == "-" else ids.index(knight) for knight in knights.split()]
    s.ring, s.bearer = (ids.index(ring), NOBODY) if bearer == NOBODY else (NOWHERE, bearer)
    s.stones_on = [ids.index(stone) for stone in stones.split()]
    s.amulets = amulets or s.amulets
    s.seals = [sum(1 << REALMS.index(realm) for realm in realms.split()) for realms in won or [""] * s.seats]
    s.fettered = sum(1 << seat for seat in fettered)
    s.cards = cards or s.cards
    s.start, s.active, s.round = start, active, round
    table.go_on_with(Scripted(chances(s.cards, fights or [])))
    return playing.begin_with(table, turn)


def standard_board() -> dict[str, Any]:
    """The board file that comes with the game."""
    text = files("ringspiel.games.gran").joinpath("data/boards/standard.json").read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return document


def board_with(kinds: dict[str, str]) -> Board:
    """The standard board, on which some points are of another kind."""
    document = standard_board()
    for point in document["points"]:
        point["kind"] = kinds.get(point["id"], point["kind"])
    return Board("changed", document)


def chances(cards: list[int], fights: list[Fight]) -> list[int]:
    """The chance results that make these fights: which of the cards still in the pile, and the die."""
    left = cards.copy()
    results = []
    for strength, roll in fights:
        results += [sum(left[:strength]), roll - 1]
        left[strength] -= 1
    return results


def state(table: ringspiel.Table) -> GranState:
    return playing.state_of(table, GranState)


def play(table: ringspiel.Table, answers: str) -> ringspiel.Table:
    """Answer in notation, one word for each question."""
    return playing.play(table, *answers.split())


def refused(table: ringspiel.Table, answer: str) -> str:
    """The rule by which an answer is refused, with the sentence of that rule."""
    error = playing.refusal(table, answer)
    assert error.reason["key"] == f"gran-refuse-{error.rule}"
    return error.rule


def board(table: ringspiel.Table) -> dict[str, Any]:
    shown: dict[str, Any] = table.view()["board"]
    return shown


def knight(table: ringspiel.Table, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = board(table)["knights"][seat]
    return shown
