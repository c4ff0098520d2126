"""What is true of every position (the invariants at the end of the catalogue), also checked when one is loaded."""

from __future__ import annotations

from collections.abc import Iterator

from ringspiel.games.mordor.components import BAG_END, DICE, PLACES, ROHAN, SYMBOLS, TREE
from ringspiel.games.mordor.rolling import RepeatRoll
from ringspiel.games.mordor.scoring import HowFar, fields_ahead, may_be_wise_to_stay, score
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.turns import end_turn, in_mordor


def faults(s: MordorState) -> list[str]:
    by_seat = (s.rings, s.crossed, s.halved)
    if any(len(values) != s.seats for values in by_seat) or len(s.rolled) != DICE or len(s.aside) != DICE:
        return ["every seat has a sheet, and there are five dice"]
    found = [*sheets(s), *dice(s)]
    return found or [*journeys(s), *turn(s)]


def sheets(s: MordorState) -> Iterator[str]:
    fields, squares = s.components.ring_fields, s.components.nazgul_fields
    if not all(0 <= rings <= fields for rings in s.rings):
        yield f"a ring track has {fields} fields"
    if not all(0 <= halved < 1 << squares for halved in s.halved):
        yield "only fields of the track can be halved"
    if not all(0 <= crossed <= 2 * squares for crossed in s.crossed):
        yield f"a Nazgûl track has {squares} fields"
    elif any(s.crossed[p] & 1 and not s.halved[p] >> s.crossed[p] // 2 & 1 for p in range(s.seats)):
        yield "only a halved field can be half crossed"


def dice(s: MordorState) -> Iterator[str]:
    if any((s.rolled[die] == NOTHING) == (s.aside[die] == NOTHING) for die in range(DICE)) and not s.outcome:
        yield "each die is either in hand or set aside"
    if not all(NOTHING <= symbol < len(SYMBOLS) for symbol in s.rolled + s.aside):
        yield "a die shows one of the six symbols"
    if not (0 <= s.active < s.seats and 0 <= s.start < s.seats and 0 <= s.place < len(PLACES)):
        yield "start player, active player and place exist"
    elif any(shown != NOTHING and shown not in s.components.faces[die] for die, shown in shown_by(s)):
        yield "a die shows a symbol that is printed on it"
    if s.round < 1:
        yield "rounds are counted from 1"


def shown_by(s: MordorState) -> Iterator[tuple[int, int]]:
    """Each die with what it shows, in hand or set aside."""
    return ((die % DICE, shown) for die, shown in enumerate(s.rolled + s.aside))


def journeys(s: MordorState) -> Iterator[str]:
    """Who travels, and where from (RM-10, RM-30 to RM-38)."""
    if s.question is None:
        return
    if s.is_out(s.active) or s.has_arrived(s.active):
        yield "the player whose turn it is still travels"
    if any(in_mordor(s, seat) and turn_of(s, seat) > turn_of(s, s.active) for seat in range(s.seats)):
        yield "who is in Mordor has played in this round"
    if s.place != (s.rings[s.active] if s.places else BAG_END):
        yield "the place of a turn is where its player stands"


def turn_of(s: MordorState, seat: int) -> int:
    """The place of a seat in the round."""
    return (seat - s.start) % s.seats


def turn(s: MordorState) -> Iterator[str]:
    """RM-14 to RM-21: the question fits the dice, and what is still to do follows it."""
    asked = s.question
    if asked is None:
        return
    if asked.seat != s.active:
        yield "only the active player is asked"
    done = NOTHING not in s.aside or TREE in s.aside
    if isinstance(asked, HowFar):
        if not done:
            yield "the dice count when all of them or the White Tree are set aside"
        elif not may_be_wise_to_stay(s) or fields_ahead(s) < 1:
            yield "nobody is asked how far to go without a way to choose"
    elif done:
        yield "the turn goes on until all dice or the White Tree are set aside"
    elif isinstance(asked, RepeatRoll) and s.place != ROHAN:
        yield "a roll is repeated in Rohan only"
    if s.agenda != ([end_turn] if isinstance(asked, HowFar) else [end_turn, score]):
        yield "the rest of the turn is still to do"
