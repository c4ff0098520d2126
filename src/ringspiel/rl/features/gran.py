"""Gran: everything is open. The places are the points of the board."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.gran.attack import Banish
from ringspiel.games.gran.board import KINDS as POINT_KINDS
from ringspiel.games.gran.board import REALMS, Board
from ringspiel.games.gran.components import AMULETS, CARDS, STONES, STRONGEST
from ringspiel.games.gran.moving import SecondStep
from ringspiel.games.gran.state import GranState
from ringspiel.games.gran.stones import MoveStone
from ringspiel.kernel.question import Question
from ringspiel.rl.features.common import LARGEST, Feature, asked, asked_features, bits, flag, flags, from_seat, small

KINDS: Final = (
    "first-step",
    "second-step",
    "further-move",
    "banish",
    "put-ring",
    "place-stone",
    "choose-stone",
    "move-stone",
)
_KINDS: Final = {kind: number for number, kind in enumerate(KINDS)}
DIE: Final = 6


def numbers(s: GranState, seat: int) -> list[int]:
    found = asked(s, seat, _KINDS)
    order = from_seat(seat, s.seats)
    found += [small(s.round), small(s.last_round), s.seals_to_win, 1 if s.literal else 0]
    found += [STONES - s.stones.bit_count(), s.card + 1, s.die + 1]
    found += s.cards
    for player in order:
        found.append(s.amulets[player])
        found.append(s.seals[player].bit_count())
        found += bits(s.seals[player], len(REALMS))
        found.append(1 if s.is_fettered(player) else 0)
        found.append(1 if s.bearer == player else 0)
        found.append(1 if s.points[player] < 0 else 0)
        found.append(1 if player == s.start else 0)
        found.append(1 if player == s.active else 0)
    return found + board(s, order)


def board(s: GranState, order: list[int]) -> list[int]:
    """By point: the stone, the ring, what the question hangs on, and the knight, from 1 for the own one."""
    spots = len(s.board.ids)
    found = [0] * (4 * spots)
    for point in range(spots):
        if s.stones >> point & 1:
            found[4 * point] = 1
    if s.ring >= 0:
        found[4 * s.ring + 1] = 1
    meant = meant_by(s.question, s)
    if meant >= 0:
        found[4 * meant + 2] = 1
    for number in range(len(order) - 1, -1, -1):
        point = s.points[order[number]]
        if point >= 0:
            found[4 * point + 3] = number + 1
    return found


def meant_by(question: Question[Any] | None, s: GranState) -> int:
    """The point that the open question hangs on: where a move began, a stone that moves, a banished knight."""
    if isinstance(question, SecondStep):
        return question.origin
    if isinstance(question, MoveStone):
        return question.stone
    return s.points[question.victim] if isinstance(question, Banish) else -1


def loose(seats: int) -> list[Feature]:
    found = [*asked_features(KINDS), Feature("round", LARGEST), Feature("last-round", LARGEST)]
    found += [Feature("seals-to-win", len(REALMS)), flag("literal-walls"), Feature("stones-left", STONES)]
    found += [Feature("card", STRONGEST + 1), Feature("die", DIE + 1)]
    found += [Feature(f"cards-left:{strength}", max(1, count)) for strength, count in enumerate(CARDS)]
    for player in range(seats):
        found += [Feature(f"player-{player}:amulets", AMULETS), Feature(f"player-{player}:seals", len(REALMS))]
        found += flags(f"player-{player}:seal", REALMS)
        found += flags(f"player-{player}", ("fettered", "ring", "waiting", "start", "active"))
    return found


def channels(seats: int) -> list[Feature]:
    return [flag("stone"), flag("ring"), flag("meant"), Feature("knight", seats)]


def fixed(board: Board) -> dict[str, list[int]]:
    kinds = {kind: [int(each == number) for each in board.kind] for number, kind in enumerate(POINT_KINDS)}
    realms = {realm: [int(each == number) for each in board.realm] for number, realm in enumerate(REALMS)}
    return {**kinds, **realms}
