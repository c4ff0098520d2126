"""Changing positions of Die Reise nach Mordor by hand: tracks, dice, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from ringspiel.games.mordor.components import BAG_END, COLOURS, DICE, SYMBOLS
from ringspiel.games.mordor.rolling import RepeatRoll, SetAside
from ringspiel.games.mordor.scoring import HowFar, score
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.turns import end_turn
from ringspiel.games.mordor.words import colour_text, place_text
from ringspiel.kernel.editing import Editing, Field, Thing, into, number_into, of_seat, seats_as_things
from ringspiel.kernel.question import Question
from ringspiel.kernel.text import text

MOST_ROUNDS: Final = 99
SQUARE_STATES: Final = ("open", "halved", "half-crossed", "crossed")
QUESTIONS: Final[dict[str, type[Question[MordorState]]]] = {each.kind: each for each in (SetAside, RepeatRoll, HowFar)}


@final
class MordorEditing(Editing[MordorState]):
    """A click crosses off a field of a sheet, or turns a die or lays it aside."""

    def things(self, s: MordorState) -> dict[str, list[Thing]]:
        found = {
            "seats": seats_as_things(s),
            "questions": [Thing(kind, text(f"mordor-edit-{kind}")) for kind in QUESTIONS],
            "states": [Thing(state, text(f"mordor-edit-square-{state}")) for state in SQUARE_STATES],
        }
        for die, colour in enumerate(COLOURS):
            printed = sorted({SYMBOLS[face] for face in s.components.faces[die]}, key=SYMBOLS.index)
            found[f"faces-{colour}"] = [Thing(face, text(f"mordor-symbol-{face}")) for face in printed]
            found[f"lies-{colour}"] = [
                Thing(where, text(f"mordor-edit-{where}"), f"{where}:{colour}") for where in ("hand", "aside")
            ]
        for seat in range(s.seats):
            reached = range(s.components.ring_fields + 1)
            found[f"road-{seat}"] = [Thing(str(n), place_text(n), f"ring:{seat}:{n}") for n in reached]
        return found

    def fields(self, s: MordorState) -> list[Field]:
        found = [field for seat in range(s.seats) for field in self.sheet(s, seat)]
        found += [field for die in range(DICE) for field in self.die(s, die)]
        return [*found, *self.turn(s)]

    def sheet(self, s: MordorState, seat: int) -> list[Field]:
        road = f"road-{seat}"
        label = of_seat("mordor-edit-rings", seat)
        found = [Field(f"rings-{seat}", "sheets", label, "one", str(s.rings[seat]), walker(s, seat), road, 1)]
        for n in range(s.components.nazgul_fields):
            label = of_seat("mordor-edit-square", seat, field=n + 1)
            spot = (f"square:{seat}:{n}",)
            put = marker(s, seat, n)
            found.append(
                Field(f"square-{seat}-{n}", "sheets", label, "one", mark_on(s, seat, n), put, "states", 1, 0, spot)
            )
        return found

    def die(self, s: MordorState, die: int) -> list[Field]:
        colour = COLOURS[die]
        aside = s.aside[die] != NOTHING
        shown = s.aside[die] if aside else s.rolled[die]
        where = "aside" if aside else "hand"
        spot = (f"{where}:{colour}",)
        face = "" if shown == NOTHING else SYMBOLS[shown]
        named = text("mordor-edit-face", colour=colour_text(die))
        lies = text("mordor-edit-lies", colour=colour_text(die))
        return [
            Field(f"face-{colour}", "dice", named, "one", face, turner(s, die), f"faces-{colour}", 1, 0, spot),
            Field(f"lies-{colour}", "dice", lies, "one", where, layer(s, die), f"lies-{colour}", 1),
        ]

    def turn(self, s: MordorState) -> list[Field]:
        kind = "" if s.question is None else s.question.kind
        active, start = str(s.active), str(s.start)
        return [
            Field("active", "turn", text("mordor-field-active"), "one", active, activator(s), "seats", 1),
            Field("question", "turn", text("edit-question"), "one", kind, asker(s), "questions", 1),
            Field("start", "turn", text("mordor-field-start"), "one", start, number_into(s, "start"), "seats", 1),
            Field("round", "turn", text("mordor-field-round"), "number", s.round, into(s, "round"), "", 1, MOST_ROUNDS),
        ]

    def empty(self, s: MordorState) -> None:
        """Clean sheets, and a roll of five dice to set aside."""
        s.rings, s.crossed, s.halved = [0] * s.seats, [0] * s.seats, [0] * s.seats
        s.rolled, s.aside = [faces[0] for faces in s.components.faces], [NOTHING] * DICE
        s.round = 1
        begin(s, "set-aside")

    def blames(self) -> Mapping[str, Callable[[MordorState], list[str]]]:
        return BLAMES


def settle(s: MordorState) -> None:
    """RM-10: the place follows from where the active player stands."""
    s.place = s.rings[s.active] if s.places else BAG_END


def begin(s: MordorState, kind: str) -> None:
    """Ask the active player such a question, with the rest of the turn to follow."""
    s.question = QUESTIONS[kind](s.active)
    s.agenda = [end_turn] if kind == HowFar.kind else [end_turn, score]
    s.outcome = None
    settle(s)


def walker(s: MordorState, seat: int) -> Callable[[Any], None]:
    def put(field: str) -> None:
        s.rings[seat] = int(field)
        settle(s)

    return put


def mark_on(s: MordorState, seat: int, field: int) -> str:
    crossed = min(2, max(0, s.crossed[seat] - 2 * field))
    if crossed == 2:
        return "crossed"
    return "half-crossed" if crossed else "halved" if s.halved[seat] >> field & 1 else "open"


def marker(s: MordorState, seat: int, field: int) -> Callable[[Any], None]:
    """RM-23: fields are crossed from the left, so those before go along."""

    def put(mark: str) -> None:
        least = {"open": 0, "halved": 0, "half-crossed": 1, "crossed": 2}[mark]
        if mark == "crossed":
            s.crossed[seat] = max(s.crossed[seat], 2 * field + 2)
            return
        s.halved[seat] = s.halved[seat] & ~(1 << field) if mark == "open" else s.halved[seat] | 1 << field
        s.crossed[seat] = 2 * field + least if least else min(s.crossed[seat], 2 * field)

    return put


def turner(s: MordorState, die: int) -> Callable[[Any], None]:
    def put(face: str) -> None:
        dice = s.rolled if s.aside[die] == NOTHING else s.aside
        dice[die] = SYMBOLS.index(face)

    return put


def layer(s: MordorState, die: int) -> Callable[[Any], None]:
    def put(where: str) -> None:
        shown = s.rolled[die] if s.aside[die] == NOTHING else s.aside[die]
        s.rolled[die], s.aside[die] = (NOTHING, shown) if where == "aside" else (shown, NOTHING)

    return put


def activator(s: MordorState) -> Callable[[Any], None]:
    def put(seat: str) -> None:
        s.active = int(seat)
        begin(s, SetAside.kind if s.question is None else s.question.kind)

    return put


def asker(s: MordorState) -> Callable[[Any], None]:
    def put(kind: str) -> None:
        begin(s, kind)

    return put


def all_sheets(s: MordorState) -> list[str]:
    return [f"rings-{seat}" for seat in range(s.seats)]


def tracks(s: MordorState) -> list[str]:
    return [f"square-{seat}-{n}" for seat in range(s.seats) for n in range(s.components.nazgul_fields)]


def half_crossed(s: MordorState) -> list[str]:
    """Half a cross on a whole field."""
    odd = [seat for seat in range(s.seats) if s.crossed[seat] & 1]
    return [f"square-{p}-{s.crossed[p] // 2}" for p in odd if not s.halved[p] >> s.crossed[p] // 2 & 1]


def active(s: MordorState) -> list[str]:
    return ["active"]


def traveller(s: MordorState) -> list[str]:
    return [f"rings-{s.active}", "active"]


def early(s: MordorState) -> list[str]:
    """Those who are in Mordor and whose turn is still to come."""
    seats = [seat for seat in range(s.seats) if s.has_arrived(seat) and not s.is_out(seat)]
    late = [seat for seat in seats if (seat - s.start) % s.seats > (s.active - s.start) % s.seats]
    return [*[f"rings-{seat}" for seat in late], "active"]


def dice_shown(s: MordorState) -> list[str]:
    return [f"face-{colour}" for colour in COLOURS]


def dice_lying(s: MordorState) -> list[str]:
    return [f"lies-{colour}" for colour in COLOURS]


def dice_and_question(s: MordorState) -> list[str]:
    return [*dice_lying(s), "question"]


def wrong_faces(s: MordorState) -> list[str]:
    pairs = zip(COLOURS, s.components.faces, s.rolled, s.aside, strict=True)
    return [f"face-{colour}" for colour, faces, one, other in pairs if max(one, other) not in faces]


def question(s: MordorState) -> list[str]:
    return ["question"]


def rounds(s: MordorState) -> list[str]:
    return ["round"]


BLAMES: Final[dict[str, Callable[[MordorState], list[str]]]] = {
    "every seat has a sheet, and there are five dice": all_sheets,
    "a ring track has {} fields": all_sheets,
    "a Nazgûl track has {} fields": tracks,
    "only fields of the track can be halved": tracks,
    "only a halved field can be half crossed": half_crossed,
    "each die is either in hand or set aside": dice_lying,
    "a die shows one of the six symbols": dice_shown,
    "a die shows a symbol that is printed on it": wrong_faces,
    "rounds are counted from {}": rounds,
    "start player, active player and place exist": active,
    "the player whose turn it is still travels": traveller,
    "who is in Mordor has played in this round": early,
    "the place of a turn is where its player stands": traveller,
    "only the active player is asked": active,
    "the dice count when all of them or the White Tree are set aside": dice_and_question,
    "nobody is asked how far to go without a way to choose": dice_and_question,
    "the turn goes on until all dice or the White Tree are set aside": dice_and_question,
    "a roll is repeated in Rohan only": question,
    "the rest of the turn is still to do": question,
}
EDITING: Final = MordorEditing()
