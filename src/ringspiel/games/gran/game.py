"""Gran as the kernel sees it: options, start, view, invariants.

Board elements that choices name as targets: `point:ID`, where ID is the point's id in the board file. The point where
the asked knight stands means that he stops or stays there.
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from ringspiel.games.gran import arrival, attack, dragons, heuristics, moving, ring, stones, turns
from ringspiel.games.gran.components import CARDS, COLOURS, FETTERS
from ringspiel.games.gran.invariants import faults_of
from ringspiel.games.gran.library import BoardChoice, plan_of
from ringspiel.games.gran.plan import REALMS
from ringspiel.games.gran.state import NOBODY, NOWHERE, GranState, Shape, fresh
from ringspiel.games.gran.words import shown
from ringspiel.table.chance import Generator
from ringspiel.table.game import Game
from ringspiel.table.options import Number, Option, PerSeat, SeatOrChance
from ringspiel.table.question import Question
from ringspiel.table.state import StepFunction

NO_LIMIT = 0


@final
class Gran(Game[GranState]):
    """GR-1: three to six knights on one of the boards."""

    id: ClassVar[str] = "gran"
    prefix: ClassVar[str] = "GR"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Number("seals", 1, len(REALMS), 3),
        Number("max_rounds", 1, 200, None),
        SeatOrChance("start"),
        PerSeat("colours", COLOURS),
        BoardChoice(),
    )
    steps: ClassVar[tuple[StepFunction, ...]] = (
        turns.begin,
        turns.turn,
        turns.end_turn,
        arrival.arrive,
        arrival.act,
        arrival.after_fight,
        dragons.fight,
        dragons.fetter,
        dragons.unfetter,
    )
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (
        moving.FirstStep,
        moving.SecondStep,
        dragons.FurtherMove,
        attack.Banish,
        ring.PutRing,
        stones.PlaceStone,
        stones.ChooseStone,
        stones.MoveStone,
    )
    shape: ClassVar[Any] = Shape
    hidden: ClassVar[bool] = False

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> GranState:
        colours = [COLOURS.index(colour) for colour in options["colours"]]
        last_round = options["max_rounds"] or NO_LIMIT
        s = fresh(seats, generator, plan_of(options["board"]), colours, options["seals"], last_round)
        s.start = NOBODY if options["start"] is None else options["start"]
        s.then(turns.begin)
        return s

    def view(self, s: GranState, seat: int | None) -> dict[str, Any]:
        """Everything is open: all seats see the same."""
        ids = s.plan.ids
        return {
            "map": s.plan.map,
            "start": s.start,
            "active": s.active,
            "round": s.round,
            "last_round": s.last_round or None,
            "seals_to_win": s.seals_to_win,
            "knights": [knight(s, player) for player in range(s.seats)],
            "ring": None if s.ring == NOWHERE else ids[s.ring],
            "stones": [ids[point] for point in s.stones_on],
            "supply": stones.supply(s),
            "fetters": max(0, FETTERS - s.fettered.bit_count()),
            "pile": sum(s.cards),
            "used": [CARDS[strength] - left for strength, left in enumerate(s.cards)],
            "card": shown(s.card),
            "die": shown(s.die),
        }

    def known(self, s: GranState, seat: int) -> Any:
        """Everything that changes, without the drawing of the board."""
        where = [s.active, s.points, s.ring, s.bearer, s.stones_on]
        return [*where, s.amulets, s.seals, s.fettered, s.cards, s.card, s.die, s.round]

    def evaluate(self, s: GranState, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def faults(self, s: GranState) -> list[str]:
        return faults_of(s)


def knight(s: GranState, seat: int) -> dict[str, Any]:
    """A knight; one who still waits at the start stands on no point (GR-4)."""
    point = s.points[seat]
    return {
        "colour": COLOURS[s.colours[seat]],
        "point": None if point == NOWHERE else s.plan.ids[point],
        "amulets": s.amulets[seat],
        "seals": [REALMS[realm] for realm in range(len(REALMS)) if s.seals[seat] >> realm & 1],
        "fettered": s.is_fettered(seat),
        "ring": s.bearer == seat,
    }
