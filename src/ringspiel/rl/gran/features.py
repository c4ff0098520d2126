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
from ringspiel.rl.features.common import (
    BYTES,
    LARGEST,
    Asked,
    Feature,
    asked_features,
    bits,
    flag,
    flags,
    from_seat,
    small,
    spread_octets,
)

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
_ASKED: Final = Asked(KINDS)
DIE: Final = 6
CHANNELS: Final = 4
_STONES: Final = spread_octets(CHANNELS)
_SEALS: Final = [bytes([mask.bit_count()]) + bits(mask, len(REALMS)) for mask in range(1 << len(REALMS))]
_FLAGS: Final = [bits(mask, 5) for mask in range(1 << 5)]


def numbers(s: GranState, seat: int) -> bytes:
    order = from_seat(seat, s.seats)
    found = [_ASKED.of(s, seat), BYTES[small(s.round)], BYTES[small(s.last_round)], BYTES[s.seals_to_win]]
    found.append(BYTES[1 if s.literal else 0])
    found.append(BYTES[STONES - s.stones.bit_count()])
    found.append(BYTES[s.card + 1])
    found.append(BYTES[s.die + 1])
    found.append(bytes(s.cards))
    for player in order:
        add_player(found, s, player)
    found.append(board(s, order))
    return b"".join(found)


def add_player(found: list[bytes], s: GranState, player: int) -> None:
    flags = (1 if s.is_fettered(player) else 0) | (2 if s.bearer == player else 0)
    flags |= (4 if s.points[player] < 0 else 0) | (8 if player == s.start else 0) | (16 if player == s.active else 0)
    found.append(BYTES[s.amulets[player]])
    found.append(_SEALS[s.seals[player]])
    found.append(_FLAGS[flags])


def board(s: GranState, order: list[int]) -> bytes:
    """By point: the stone, the ring, what the question is about, and the knight, numbered from 1 for the seat's own."""
    spots = len(s.board.ids)
    found = bytearray(b"".join([_STONES[s.stones >> first & 255] for first in range(0, spots, 8)]))
    if s.ring >= 0:
        found[CHANNELS * s.ring + 1] = 1
    meant = meant_by(s.question, s)
    if meant >= 0:
        found[CHANNELS * meant + 2] = 1
    for number in range(len(order) - 1, -1, -1):
        point = s.points[order[number]]
        if point >= 0:
            found[CHANNELS * point + 3] = number + 1
    return bytes(found[: CHANNELS * spots])


def meant_by(question: Question[Any] | None, s: GranState) -> int:
    """The point that the open question is about: the start of a move, a stone that moves, or a banished knight."""
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
    kinds: dict[str, list[int]] = {
        kind: [int(each == number) for each in board.kind] for number, kind in enumerate(POINT_KINDS)
    }
    realms: dict[str, list[int]] = {
        realm: [int(each == number) for each in board.realm] for number, realm in enumerate(REALMS)
    }
    return {**kinds, **realms}
