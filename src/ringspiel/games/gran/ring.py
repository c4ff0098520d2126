"""The ring (GR-30 to GR-33): taking it, and putting it down in another realm."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.gran.graph import points_in
from ringspiel.games.gran.state import NOBODY, NOWHERE, GranState
from ringspiel.games.gran.walls import within_reach
from ringspiel.games.gran.words import PointQuestion, point_text, tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def take_ring(s: GranState, seat: int) -> None:
    """GR-30: the knight that enters its point has it."""
    point = s.ring
    s.ring = NOWHERE
    s.bearer = seat
    if s.log is not None:
        tell(s, "ring-taken", "GR-30", seat=seat, point=point)


def places_for_ring(s: GranState, realm: int) -> int:
    """GR-32: the free black points and crystal balls outside a realm."""
    board = s.board
    places = board.ring_points & ~board.realm_points[realm] & ~s.stones & ~s.knights()
    return places & ~(1 << board.start) if NOWHERE in s.points else places


def places_in_reach(s: GranState, places: int) -> int:
    """GR-73: to the letter the ring's point may not be walled in, so it is put where somebody can get, if possible."""
    return (places & within_reach(s) or places) if s.literal else places


@final
class PutRing(PointQuestion):
    """GR-32: where the ring goes after a delivery or a lost fight."""

    __slots__ = ()
    kind: ClassVar[str] = "put-ring"
    rule: ClassVar[str] = "GR-32"

    def realm(self, s: GranState) -> int:
        return s.board.realm[s.points[self.seat]]

    def answers(self, s: GranState) -> list[int]:
        return points_in(places_in_reach(s, places_for_ring(s, self.realm(s))))

    def take(self, s: GranState, answer: int) -> None:
        s.bearer = NOBODY
        s.ring = answer
        if s.log is not None:
            tell(s, "ring-put", self.rule, seat=self.seat, point=answer)

    def describe(self, s: GranState, answer: int) -> Choice:
        return self.choice(s, answer, text("gran-put-ring", point=point_text(s.board, answer)))

    def prompt(self, s: GranState) -> Text:
        return text("gran-ask-put-ring", seat=seat_name(self.seat))

    def forbidden_by(self, s: GranState, point: int) -> str:
        places = places_for_ring(s, self.realm(s))
        if not places >> point & 1:
            return "GR-32"
        return "" if places_in_reach(s, places) >> point & 1 else "GR-73"
