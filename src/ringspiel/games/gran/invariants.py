"""What is true of every position (the invariants at the end of the catalogue), also checked when one is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from ringspiel.games.gran.attack import Banish
from ringspiel.games.gran.board import CITY, DRAGON, REALMS
from ringspiel.games.gran.components import AMULETS, CARDS, STONES, STRONGEST
from ringspiel.games.gran.dragons import FurtherMove
from ringspiel.games.gran.moving import FirstStep, SecondStep
from ringspiel.games.gran.ring import PutRing
from ringspiel.games.gran.state import NOBODY, NOTHING, NOWHERE, GranState
from ringspiel.games.gran.stones import MoveStone


def faults(s: GranState) -> list[str]:
    """Each check relies on those before it."""
    for check in (numbers, question, places):
        found = list(check(s))
        if found:
            return found
    open_question = s.question
    if open_question is not None and not open_question.answers(s):
        return ["an open question has an answer"]
    return []


def numbers(s: GranState) -> Iterator[str]:
    """Nothing is out of range."""
    seats, points = range(s.seats), range(len(s.board.ids))
    if any(len(values) != s.seats for values in (s.points, s.amulets, s.seals)):
        yield "every seat has one knight"
    if not all(point == NOWHERE or point in points for point in (*s.points, s.ring)):
        yield "knights and ring are on points of the board"
    if not all(0 <= amulets <= AMULETS for amulets in s.amulets):
        yield f"a knight has at most {AMULETS} amulets"
    if not all(0 <= seals < 1 << len(REALMS) for seals in s.seals):
        yield "there are seals of four cities"
    if len(s.cards) != len(CARDS) or not all(0 <= s.cards[i] <= CARDS[i] for i in range(len(CARDS))):
        yield "the pile holds no more dragon cards than there are"
    if not (NOTHING <= s.card <= STRONGEST and NOTHING <= s.die <= 6 and s.die != 0):
        yield "a card shows 0 to 6, the die 1 to 6"
    if not (s.start in seats and s.active in seats and s.round > 0 and 0 <= s.fettered < 1 << s.seats):
        yield "start player, active player, round and fettered knights exist"
    if s.bearer != NOBODY and s.bearer not in seats:
        yield "the ring-bearer is a knight"


def question(s: GranState) -> Iterator[str]:
    """The open question fits what stands where."""
    asked = s.question
    if asked is None:
        return
    here = s.points[s.active]
    kind = NOTHING if here == NOWHERE else s.board.kind[here]
    if asked.seat != s.active:
        yield "only the active player is asked"
    if isinstance(asked, FirstStep) and s.is_fettered(s.active):
        yield "a fettered knight does not move"
    if isinstance(asked, SecondStep) and not (0 <= asked.origin < len(s.board.ids) and here != NOWHERE):
        yield "a second step follows a first"
    if isinstance(asked, Banish) and not (
        0 <= asked.victim < s.seats and asked.victim != asked.seat and s.points[asked.victim] == here != NOWHERE
    ):
        yield "the banished knight stands on the attacked point"
    if isinstance(asked, FurtherMove) and kind != DRAGON:
        yield "a further move begins on a dragon"
    if isinstance(asked, PutRing) and not (s.bearer == asked.seat and kind in (CITY, DRAGON)):
        yield "the ring is put down by its bearer in a city or on a dragon"
    if isinstance(asked, MoveStone) and asked.stone not in s.stones_on:
        yield "the stone to move is on the board"


def places(s: GranState) -> Iterator[str]:
    """A knight in the middle of a move or an attack may be where another knight or a stone is."""
    asked, board = s.question, s.board
    passing = s.active if isinstance(asked, SecondStep | Banish) else NOBODY
    standing = [point for seat, point in enumerate(s.points) if point != NOWHERE and seat != passing]
    knights = sum(1 << point for point in set(standing))
    ring = 0 if s.ring == NOWHERE else 1 << s.ring
    if len(set(standing)) < len(standing):
        yield "no two knights stand on one point"
    if s.stones.bit_count() > STONES or s.stones & ~board.stone_points or s.stones & (knights | ring):
        yield f"at most {STONES} stones stand on free black or white points"
    if (s.ring == NOWHERE) == (s.bearer == NOBODY):
        yield "the ring lies on a point or is carried"
    if s.bearer != NOBODY and s.points[s.bearer] == NOWHERE:
        yield "the ring-bearer is on the board"
    if ring & ~board.ring_points or ring & s.knights():
        yield "the ring lies on a free black point or crystal ball"
    if any(s.is_fettered(seat) and not board.dragons >> s.place_of(seat) & 1 for seat in range(s.seats)):
        yield "a fettered knight stands on a dragon"
    if not s.literal and not board.is_whole(s.stones):
        yield "stones do not split the board"
    if s.outcome is None and any(seals.bit_count() >= s.seals_to_win for seals in s.seals):
        yield "nobody has all the seals yet"
