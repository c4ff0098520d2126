"""Attacking a knight (GR-50 to GR-54): `moving.attackable` says who may be attacked."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.gran.graph import points_in
from ringspiel.games.gran.state import GranState
from ringspiel.games.gran.words import PointQuestion, point_text, tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def attack(s: GranState, seat: int, victim: int) -> None:
    """GR-50: it costs an amulet and banishes the other, whose ring is won (GR-51), whose fetter comes off (GR-52)."""
    s.amulets[seat] -= 1
    s.fettered &= ~(1 << victim)
    if s.log is not None:
        tell(s, "attacked", "GR-50", seat=seat, victim=victim, point=s.points[seat])
    if s.bearer == victim:
        s.bearer = seat
        if s.log is not None:
            tell(s, "ring-won", "GR-51", seat=seat, victim=victim)
    s.ask(Banish(seat, victim))


def places_for_banished(s: GranState) -> int:
    """GR-50: the free banishment points, now that the attacker stands on the attacked point."""
    return s.board.white & ~s.stones & ~s.knights()


@final
class Banish(PointQuestion):
    """GR-50: where the attacker puts the other knight. Until then both stand on one point."""

    __slots__ = ("victim",)
    kind: ClassVar[str] = "banish"
    rule: ClassVar[str] = "GR-50"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def answers(self, s: GranState) -> list[int]:
        return points_in(places_for_banished(s))

    def take(self, s: GranState, answer: int) -> None:
        s.points[self.victim] = answer
        if s.log is not None:
            tell(s, "banished", self.rule, seat=self.seat, victim=self.victim, point=answer)

    def describe(self, s: GranState, answer: int) -> Choice:
        return self.choice(s, answer, text("gran-banish", point=point_text(s.board, answer)))

    def prompt(self, s: GranState) -> Text:
        return text("gran-ask-banish", seat=seat_name(self.seat), victim=seat_name(self.victim))

    def forbidden_by(self, s: GranState, point: int) -> str:
        return "" if places_for_banished(s) >> point & 1 else "GR-50"
