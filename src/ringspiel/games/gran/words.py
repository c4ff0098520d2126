"""How points and events are put into notation and message keys."""

from __future__ import annotations

from typing import Any

from ringspiel.games.gran.board import KINDS, NO_REALM, REALMS, Board
from ringspiel.games.gran.shown import Kind
from ringspiel.games.gran.state import GranState
from ringspiel.kernel.narrator import Narrator
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.text import Text, seat_name, text


def realm_text(realm: int) -> Text:
    return text(f"gran-realm-{REALMS[realm]}")


def point_text(board: Board, point: int) -> Text:
    key = f"gran-point-{KINDS[board.kind[point]]}"
    if board.realm[point] == NO_REALM:
        return text(key, id=board.ids[point])
    return text(key, id=board.ids[point], realm=realm_text(board.realm[point]))


def tell(s: GranState, kind: Kind, rule: str, **facts: Any) -> None:
    """Report an event. All of this game is open; its points are those of the board that is played on."""
    narrator(s.board).tell(s, kind, rule, **facts)


def narrator(board: Board) -> Narrator[Kind]:
    def point(number: int) -> Text:
        return point_text(board, number)

    words = {"victim": seat_name, "point": point, "origin": point, "realm": realm_text}
    ids = {"point": board.ids.__getitem__, "origin": board.ids.__getitem__, "realm": REALMS.__getitem__}
    return Narrator("gran", words, ids)


class PointQuestion(Question[GranState]):
    """A question answered by a point of the board. The point where the knight stands means that it stays there."""

    __slots__ = ()

    def forbidden_by(self, s: GranState, point: int) -> str:
        """The rule that keeps this point out of the answers; empty if none does."""
        raise NotImplementedError

    def explain(self, s: GranState, targets: tuple[str, ...]) -> Refusal | None:
        points = [f"point:{id}" for id in s.board.ids]
        if len(targets) != 1 or targets[0] not in points:
            return None
        rule = self.forbidden_by(s, points.index(targets[0]))
        return Refusal(rule, text(f"gran-refuse-{rule}")) if rule else None

    def named(self, s: GranState, words: list[str]) -> tuple[str, ...] | None:
        if words == ["stay"]:
            return (f"point:{s.board.ids[s.place_of(self.seat)]}",)
        found = [id for id in s.board.ids if [id.lower()] == words]
        return (f"point:{found[0]}",) if found else None

    def choice(self, s: GranState, point: int, words: Text) -> Choice:
        return Choice(s.board.ids[point].lower(), words, (f"point:{s.board.ids[point]}",))

    def staying(self, s: GranState, point: int, words: Text) -> Choice:
        return Choice("stay", words, (f"point:{s.board.ids[point]}",))
