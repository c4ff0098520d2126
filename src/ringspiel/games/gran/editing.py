"""Changing positions of Gran by hand: knights, ring and stones on the points, and what each knight has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from ringspiel.games.gran.arrival import arrive
from ringspiel.games.gran.board import REALMS
from ringspiel.games.gran.components import AMULETS, CARDS, COLOURS, STONES, STRONGEST
from ringspiel.games.gran.graph import points_in
from ringspiel.games.gran.moving import FirstStep
from ringspiel.games.gran.state import NOBODY, NOTHING, NOWHERE, GranState
from ringspiel.games.gran.turns import end_turn
from ringspiel.games.gran.words import point_text, realm_text
from ringspiel.kernel.editing import (
    Editing,
    Field,
    Thing,
    decision,
    decisions,
    into,
    item_into,
    named,
    number_into,
    of_seat,
    passing,
    seats_as_things,
)
from ringspiel.kernel.text import text

MOST_ROUNDS: Final = 99


@final
class GranEditing(Editing[GranState]):
    """A click on a point puts there what is in hand."""

    def things(self, s: GranState) -> dict[str, list[Thing]]:
        return {
            "seats": seats_as_things(s),
            "decisions": decisions(has_begun(s)),
            "points": points(s, s.board.everything),
            "stones": points(s, s.board.stone_points),
            "ring": points(s, s.board.ring_points),
            "realms": [Thing(name, realm_text(realm)) for realm, name in enumerate(REALMS)],
            "strengths": [Thing(str(n), text("gran-edit-strength", strength=n)) for n in range(STRONGEST + 1)],
            "pips": [Thing(str(n), text("gran-edit-pips", pips=n)) for n in range(1, 7)],
        }

    def fields(self, s: GranState) -> list[Field]:
        found = self.board(s)
        for seat in range(s.seats):
            found += self.knight(s, seat)
        return [*found, *self.turn(s), *self.pile(s)]

    def board(self, s: GranState) -> list[Field]:
        knights = [
            Field(
                f"knight-{seat}",
                "board",
                of_seat("gran-edit-knight", seat, colour=text(f"gran-option-colours-{COLOURS[s.colours[seat]]}")),
                "one",
                named(s.points[seat]),
                item_into(s.points, seat, NOWHERE),
                "points",
            )
            for seat in range(s.seats)
        ]
        stones = [str(point) for point in s.stones_on]
        return [
            *knights,
            Field("ring", "board", text("gran-edit-ring"), "one", named(s.ring), layer(s), "ring"),
            Field("stones", "board", text("gran-edit-stones"), "some", stones, mason(s), "stones", 0, STONES),
        ]

    def knight(self, s: GranState, seat: int) -> list[Field]:
        amulets, seals = of_seat("gran-field-amulets", seat), of_seat("gran-field-seals", seat)
        won = [name for realm, name in enumerate(REALMS) if s.seals[seat] >> realm & 1]
        put = item_into(s.amulets, seat)
        return [
            Field(f"amulets-{seat}", "knights", amulets, "number", s.amulets[seat], put, "", 0, AMULETS),
            Field(f"seals-{seat}", "knights", seals, "some", won, sealer(s, seat), "realms"),
        ]

    def turn(self, s: GranState) -> list[Field]:
        fettered = [str(seat) for seat in range(s.seats) if s.is_fettered(seat)]
        start = number_into(s, "start")
        return [
            Field(
                "active",
                "turn",
                text("gran-field-active"),
                "one",
                str(s.active),
                passing(s, "active", begin),
                "seats",
                1,
            ),
            decision(s, has_begun(s), begin),
            Field("bearer", "turn", text("gran-field-bearer"), "one", named(s.bearer), bearer(s), "seats"),
            Field("fettered", "turn", text("gran-field-fettered"), "some", fettered, fetterer(s), "seats"),
            Field("start", "turn", text("gran-field-start"), "one", str(s.start), start, "seats", 1),
            Field("round", "turn", text("gran-field-round"), "number", s.round, into(s, "round"), "", 1, MOST_ROUNDS),
        ]

    def pile(self, s: GranState) -> list[Field]:
        card, die = number_into(s, "card", NOTHING), number_into(s, "die", NOTHING)
        return [
            *[
                Field(
                    f"cards-{strength}",
                    "pile",
                    text("gran-edit-cards", strength=strength),
                    "number",
                    s.cards[strength],
                    item_into(s.cards, strength),
                    "",
                    0,
                    most,
                )
                for strength, most in enumerate(CARDS)
            ],
            Field("card", "pile", text("gran-field-card"), "one", named(s.card), card, "strengths"),
            Field("die", "pile", text("gran-field-die"), "one", named(s.die), die, "pips"),
        ]

    def empty(self, s: GranState) -> None:
        """Every knight waits at the start with nothing, the ring lies where it lies at first."""
        s.points, s.amulets, s.seals = [NOWHERE] * s.seats, [0] * s.seats, [0] * s.seats
        s.stones, s.fettered, s.bearer, s.ring = 0, 0, NOBODY, s.board.ring_start
        s.cards, s.card, s.die, s.round = list(CARDS), NOTHING, NOTHING, 1
        begin(s)

    def blames(self) -> Mapping[str, Callable[[GranState], list[str]]]:
        return BLAMES


def points(s: GranState, mask: int) -> list[Thing]:
    return [Thing(str(point), point_text(s.board, point), f"point:{s.board.ids[point]}") for point in points_in(mask)]


def has_begun(s: GranState) -> bool:
    return isinstance(s.question, FirstStep)


def begin(s: GranState) -> None:
    """GR-13: the active knight is about to move."""
    s.question, s.agenda, s.outcome = FirstStep(s.active), [end_turn, arrive], None


def layer(s: GranState) -> Callable[[Any], None]:
    """GR-31: the ring lies, or somebody carries it."""

    def put(point: str) -> None:
        s.ring = int(point) if point else NOWHERE
        if point:
            s.bearer = NOBODY

    return put


def bearer(s: GranState) -> Callable[[Any], None]:
    def put(seat: str) -> None:
        s.bearer = int(seat) if seat else NOBODY
        if seat:
            s.ring = NOWHERE

    return put


def mason(s: GranState) -> Callable[[Any], None]:
    def put(stones: list[str]) -> None:
        s.stones_on = [int(point) for point in stones]

    return put


def sealer(s: GranState, seat: int) -> Callable[[Any], None]:
    def put(realms: list[str]) -> None:
        s.seals[seat] = sum(1 << REALMS.index(realm) for realm in realms)

    return put


def fetterer(s: GranState) -> Callable[[Any], None]:
    def put(seats: list[str]) -> None:
        s.fettered = sum(1 << int(seat) for seat in seats)

    return put


def crowded(s: GranState) -> list[str]:
    """Knights who share a point."""
    return [f"knight-{seat}" for seat, point in enumerate(s.points) if point != NOWHERE and s.points.count(point) > 1]


def off_dragons(s: GranState) -> list[str]:
    wrong = [seat for seat in range(s.seats) if s.is_fettered(seat) and not s.board.dragons >> s.place_of(seat) & 1]
    return ["fettered", *[f"knight-{seat}" for seat in wrong]]


def complete(s: GranState) -> list[str]:
    return [f"seals-{seat}" for seat in range(s.seats) if s.seals[seat].bit_count() >= s.seals_to_win]


def blame(*fields: str) -> Callable[[GranState], list[str]]:
    def blamed(s: GranState) -> list[str]:
        return list(fields)

    return blamed


def each_knight(name: str) -> Callable[[GranState], list[str]]:
    def blamed(s: GranState) -> list[str]:
        return [f"{name}-{seat}" for seat in range(s.seats)]

    return blamed


def active_knight(s: GranState) -> list[str]:
    return [f"knight-{s.active}", "active"]


BLAMES: Final[dict[str, Callable[[GranState], list[str]]]] = {
    "an open question has an answer": active_knight,
    "every seat has one knight": each_knight("knight"),
    "knights and ring are on points of the board": each_knight("knight"),
    "a knight has at most {} amulets": each_knight("amulets"),
    "there are seals of four cities": each_knight("seals"),
    "the pile holds no more dragon cards than there are": blame(*[f"cards-{n}" for n in range(STRONGEST + 1)]),
    "a card shows {} to {}, the die {} to {}": blame("card", "die"),
    "start player, active player, round and fettered knights exist": blame("start", "active", "round", "fettered"),
    "the ring-bearer is a knight": blame("bearer"),
    "only the active player is asked": blame("active"),
    "a fettered knight does not move": blame("fettered", "active"),
    "a second step follows a first": blame("question"),
    "the banished knight stands on the attacked point": blame("question"),
    "a further move begins on a dragon": active_knight,
    "the ring is put down by its bearer in a city or on a dragon": blame("question", "bearer"),
    "the stone to move is on the board": blame("question", "stones"),
    "no two knights stand on one point": crowded,
    "at most {} stones stand on free black or white points": blame("stones"),
    "the ring lies on a point or is carried": blame("ring", "bearer"),
    "the ring-bearer is on the board": blame("bearer"),
    "the ring lies on a free black point or crystal ball": blame("ring"),
    "a fettered knight stands on a dragon": off_dragons,
    "stones do not split the board": blame("stones"),
    "nobody has all the seals yet": complete,
}
EDITING: Final = GranEditing()
