"""Where the current move can lead: every way to every field, for boards that let a player point at the goal."""

from __future__ import annotations

from typing import final

from ringspiel.games.tuerme.board import NAMES, fields_of
from ringspiel.games.tuerme.moving import STOP, enter, legal_steps
from ringspiel.games.tuerme.shown import RouteShown
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import names_of

Ways = dict[tuple[int, int, int], "Route"]


@final
class Route:
    """A way to a field: its fields, what it costs, what it captures (as bit masks) and who gets how many tiles.

    `answers` lead there, and then `stop` ends the move. Both leave out what the kernel answers by itself.
    """

    __slots__ = ("answers", "captured", "cost", "fields", "others_gain", "own_gain", "pincer", "stop")

    def __init__(
        self, answers: list[int], fields: list[int], cost: int, captured: int, pincer: int, own: int, others: int
    ) -> None:
        self.answers = answers
        self.stop: list[int] = []
        self.fields = fields
        self.cost = cost
        self.captured = captured
        self.pincer = pincer
        self.own_gain = own
        self.others_gain = others

    def on(self, s: TuermeState, beyond: TuermeState, answers: list[int]) -> Route:
        """This way and the step from one state to the next."""
        field = beyond.figures[beyond.mover]
        taken = s.orc_mask() & ~beyond.orc_mask()
        own = beyond.face_down[s.active] - s.face_down[s.active]
        return Route(
            self.answers + answers,
            [*self.fields, field],
            self.cost + s.strength - beyond.strength,
            self.captured | taken,
            self.pincer | taken & ~(1 << field),
            self.own_gain + own,
            self.others_gain + taken.bit_count() - own,
        )

    def to_json(self) -> RouteShown:
        return {
            "to": NAMES[self.fields[-1]],
            "answers": self.answers,
            "stop": self.stop,
            "path": names_of(self.fields),
            "cost": self.cost,
            "captured": names_of(fields_of(self.captured)),
            "pincer": names_of(fields_of(self.pincer)),
            "own_gain": self.own_gain,
            "others_gain": self.others_gain,
        }


def routes(s: TuermeState) -> list[Route]:
    """All ways on from here; of several to the same field with the same captures only the cheapest."""
    best: Ways = {}
    explore(s, legal_steps(s), Route([], [], 0, 0, 0, 0, 0), best)
    return list(best.values())


def explore(s: TuermeState, legal: list[int], so_far: Route, best: Ways) -> None:
    for answer in legal:
        if answer >= STOP:
            continue
        beyond = s.clone()
        enter(beyond, answer)
        route = so_far.on(s, beyond, asked(answer, legal))
        legal_beyond = legal_steps(beyond)
        if STOP in legal_beyond:
            route.stop = asked(STOP, legal_beyond)
            keep_if_better(best, route)
        explore(beyond, legal_beyond, route, best)


def asked(answer: int, legal: list[int]) -> list[int]:
    """The answer, unless it is the only one."""
    return [answer] if len(legal) > 1 else []


def keep_if_better(best: Ways, route: Route) -> None:
    key = (route.fields[-1], route.captured, route.own_gain)
    known = best.get(key)
    if known is None or route.cost < known.cost:
        best[key] = route
