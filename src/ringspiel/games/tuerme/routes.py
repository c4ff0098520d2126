"""Where the running move can lead: every way to every field, for boards that let a player point at his goal."""

from __future__ import annotations

from typing import Any, final

from ringspiel.games.tuerme.board import fields_of
from ringspiel.games.tuerme.moving import JUMP, STOP, enter, is_crossing, legal_steps
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import names_of


@final
class Route:
    """A way to a field: the answers and fields of its steps, what it costs and what it captures."""

    __slots__ = ("answers", "captured", "cost", "fields", "others_gain", "own_gain")

    def __init__(
        self, answers: list[int], fields: list[int], cost: int, captured: int, own_gain: int, others_gain: int
    ) -> None:
        self.answers = answers
        self.fields = fields
        self.cost = cost
        self.captured = captured
        self.own_gain = own_gain
        self.others_gain = others_gain

    def to_json(self) -> dict[str, Any]:
        captured = fields_of(self.captured)
        return {
            "to": names_of(self.fields)[-1],
            "answers": self.answers,
            "path": names_of(self.fields),
            "cost": self.cost,
            "captured": names_of(captured),
            "pincer": names_of([field for field in captured if field not in self.fields]),
            "own_gain": self.own_gain,
            "others_gain": self.others_gain,
        }


def routes(s: TuermeState) -> list[Route]:
    """All ways on from here; of several to the same field with the same captures only the cheapest."""
    best: dict[tuple[int, int, int], Route] = {}
    explore(s, s, [], [], best)
    return list(best.values())


def explore(
    origin: TuermeState, s: TuermeState, answers: list[int], fields: list[int], best: dict[tuple[int, int, int], Route]
) -> None:
    for answer in legal_steps(s):
        if answer in (STOP, JUMP):
            continue
        beyond = s.clone()
        enter(beyond, answer)
        way, passed = [*answers, answer], [*fields, beyond.figures[beyond.mover]]
        if not is_crossing(beyond):
            keep_if_better(best, route_between(origin, beyond, way, passed))
        explore(origin, beyond, way, passed, best)


def route_between(origin: TuermeState, s: TuermeState, answers: list[int], fields: list[int]) -> Route:
    own_gain = s.face_down[s.active] - origin.face_down[s.active]
    others_gain = sum(s.face_down) - sum(origin.face_down) - own_gain
    captured = origin.orc_mask() & ~s.orc_mask()
    return Route(answers, fields, origin.strength - s.strength, captured, own_gain, others_gain)


def keep_if_better(best: dict[tuple[int, int, int], Route], route: Route) -> None:
    key = (route.fields[-1], route.captured, route.own_gain)
    known = best.get(key)
    if known is None or route.cost < known.cost:
        best[key] = route
