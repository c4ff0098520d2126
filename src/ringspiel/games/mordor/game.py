"""Die Reise nach Mordor as the kernel sees it: options, start, view, invariants."""

from __future__ import annotations

from typing import Any, ClassVar, final

from ringspiel.games.mordor import heuristics, rolling, scoring, turns
from ringspiel.games.mordor.components import COLOURS, DICE, HOBBITS, PLACES, PRESETS, SYMBOLS
from ringspiel.games.mordor.state import NOTHING, MordorState, Shape, fresh
from ringspiel.table.chance import Generator
from ringspiel.table.game import Game
from ringspiel.table.options import Flag, OneOf, Option, PerSeat, SeatOrChance
from ringspiel.table.question import Question
from ringspiel.table.state import StepFunction


@final
class Mordor(Game[MordorState]):
    """RM-1 to RM-6: two to four hobbits, base game or `places`."""

    id: ClassVar[str] = "mordor"
    prefix: ClassVar[str] = "RM"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Flag("places", False),
        OneOf("preset", tuple(PRESETS), "standard"),
        PerSeat("hobbits", HOBBITS),
        SeatOrChance("start"),
    )
    steps: ClassVar[tuple[StepFunction, ...]] = (
        turns.begin,
        turns.turn,
        turns.end_turn,
        rolling.take_dice,
        rolling.roll,
        rolling.roll_again,
        scoring.score,
    )
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (rolling.SetAside, rolling.RepeatRoll)
    shape: ClassVar[Any] = Shape
    hidden: ClassVar[bool] = False

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> MordorState:
        hobbits = [HOBBITS.index(hobbit) for hobbit in options["hobbits"]]
        s = fresh(seats, generator, PRESETS[options["preset"]], options["places"], hobbits)
        s.start = NOTHING if options["start"] is None else options["start"]
        s.then(turns.begin)
        return s

    def view(self, s: MordorState, seat: int | None) -> dict[str, Any]:
        """Everything is open: all seats see the same."""
        return {
            "preset": s.components.preset,
            "places": s.places,
            "ring_fields": s.components.ring_fields,
            "nazgul_fields": s.components.nazgul_fields,
            "start": s.start,
            "active": s.active,
            "round": s.round,
            "place": PLACES[s.place],
            "sheets": [sheet(s, player) for player in range(s.seats)],
            "dice": [die_view(s, die) for die in range(DICE)],
            "running": running(s),
        }

    def evaluate(self, s: MordorState, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def faults(self, s: MordorState) -> list[str]:
        """The invariants at the end of the catalogue."""
        found = []
        fields, squares = s.components.ring_fields, s.components.nazgul_fields
        by_seat = (s.rings, s.crossed, s.halved)
        if any(len(values) != s.seats for values in by_seat) or len(s.rolled) != DICE or len(s.aside) != DICE:
            return ["every seat has a sheet, and there are five dice"]
        if not all(0 <= rings <= fields for rings in s.rings):
            found.append(f"a ring track has {fields} fields")
        if not all(0 <= crossed <= 2 * squares for crossed in s.crossed):
            found.append(f"a Nazgûl track has {squares} fields")
        if not all(0 <= halved < 1 << squares for halved in s.halved):
            found.append("only fields of the track can be halved")
        if any(s.crossed[p] & 1 and not s.halved[p] >> s.crossed[p] // 2 & 1 for p in range(s.seats)):
            found.append("only a halved field can be half crossed")
        if any((s.rolled[die] == NOTHING) == (s.aside[die] == NOTHING) for die in range(DICE)) and not s.outcome:
            found.append("each die is either in hand or set aside")
        if not all(NOTHING <= symbol < len(SYMBOLS) for symbol in s.rolled + s.aside):
            found.append("a die shows one of the six symbols")
        if not (0 <= s.active < s.seats and 0 <= s.start < s.seats and 0 <= s.place < len(PLACES)):
            found.append("start player, active player and place exist")
        return found


def sheet(s: MordorState, seat: int) -> dict[str, Any]:
    squares = range(s.components.nazgul_fields)
    return {
        "hobbit": HOBBITS[s.hobbits[seat]],
        "colour": COLOURS[s.hobbits[seat]],
        "rings": s.rings[seat],
        "place": PLACES[s.rings[seat]],
        "squares": [
            {"halved": bool(s.halved[seat] >> square & 1), "crossed": min(2, max(0, s.crossed[seat] - 2 * square))}
            for square in squares
        ],
        "left": s.fields_left(seat),
        "out": s.is_out(seat),
        "arrived": s.has_arrived(seat),
    }


def running(s: MordorState) -> dict[str, int]:
    """What the dice set aside so far would do if the rolling ended now."""
    return {
        "rings": scoring.rings_that_count(s),
        "orcs": scoring.orcs_in_the_way(s),
        "companions": scoring.companions_against_them(s),
        "halves": scoring.gandalfs_that_count(s),
    }


def die_view(s: MordorState, die: int) -> dict[str, Any]:
    """A die, and whom a Nazgûl on it would hit in this turn."""
    symbol = s.aside[die] if s.rolled[die] == NOTHING else s.rolled[die]
    victim = scoring.victim_of(s, die)
    return {
        "colour": COLOURS[die],
        "symbol": None if symbol == NOTHING else SYMBOLS[symbol],
        "aside": s.aside[die] != NOTHING,
        "hits": None if victim == NOTHING else victim,
    }
