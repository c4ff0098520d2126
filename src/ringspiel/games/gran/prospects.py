"""What may come of a move (for explanations): the fight with a dragon, its odds, and what a defeat takes."""

from __future__ import annotations

from typing import Final

from ringspiel.games.gran.board import DRAGON
from ringspiel.games.gran.components import CARDS
from ringspiel.games.gran.dragons import FurtherMove
from ringspiel.games.gran.moving import FirstStep, SecondStep, passing_points, stop_forbidden_by
from ringspiel.games.gran.state import NOBODY, GranState
from ringspiel.kernel.text import Text, seat_name, text

FACES: Final = 6


def prospects(s: GranState, seat: int, point: int) -> list[Text]:
    question = s.question
    if not isinstance(question, (FirstStep, SecondStep, FurtherMove)) or stop_forbidden_by(s, seat, point):
        return []
    if isinstance(question, FurtherMove) and point == s.points[seat]:
        return []
    at_will = not isinstance(question, SecondStep) and goes_on(s, seat, point, isinstance(question, FurtherMove))
    victim = s.other_at(point, seat)
    found = [text("gran-prospect-attack", victim=seat_name(victim))] if at_will and victim != NOBODY else []
    if s.board.kind[point] == DRAGON:
        found += fight_ahead(s, seat, s.amulets[seat] - (victim != NOBODY), at_will)
    return found


def goes_on(s: GranState, seat: int, point: int, winner: bool) -> bool:
    """Whether the knight need not stop there."""
    return bool(passing_points(s, seat, winner) >> point & 1)


def fight_ahead(s: GranState, seat: int, amulets: int, at_will: bool) -> list[Text]:
    """GR-40 to GR-43: what the fight brings."""
    key = "gran-prospect-fight-at-will" if at_will else "gran-prospect-fight"
    lost = "gran-prospect-lost-ring" if s.bearer == seat else "gran-prospect-lost"
    return [
        text(key, percent=round(100 * chance_to_win(s)), cards=sum(s.cards) or sum(CARDS)),
        text("gran-prospect-won"),
        text(lost, left=amulets - 1),
    ]


def chance_to_win(s: GranState) -> float:
    """GR-41: the die reaches the strength of the top card; all cards left are equally likely to be that."""
    cards = s.cards if sum(s.cards) else CARDS
    wins = sum(count * (FACES + 1 - max(strength, 1)) for strength, count in enumerate(cards))
    return wins / (FACES * sum(cards))
