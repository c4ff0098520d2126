"""How a knight moves (GR-10 to GR-18), where it may stop and what it may pass over."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.gran.board import CITY, DRAGON, MAGIC_STONE, SWORD
from ringspiel.games.gran.graph import points_in
from ringspiel.games.gran.ring import take_ring
from ringspiel.games.gran.state import NOBODY, GranState
from ringspiel.games.gran.stones import supply
from ringspiel.games.gran.words import PointQuestion, point_text, tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

NO_EFFECT: Final = "gran-effect-none"
AT_ONCE: Final = (NO_EFFECT, "gran-effect-pass", "gran-effect-ring")
"""Effects that do not wait for the knight to stop."""


def stopping_points(s: GranState, seat: int) -> int:
    """GR-12: all points where the knight may end a move; GR-11 takes the origin away."""
    board = s.board
    others = s.knights_but(seat)
    stops = board.everything ^ (s.stones | others)
    if not s.amulets[seat]:
        return stops & board.past_dragons
    return stops | attackable(s, seat, others)


def attackable(s: GranState, seat: int, others: int) -> int:
    """Which knights may be attacked: not in cities (GR-54), on dragons only with a second amulet (GR-22)."""
    board = s.board
    if not board.white & ~(s.stones | others):  # GR-50: somewhere to banish to
        return 0
    return others & (board.past_cities_and_dragons if s.amulets[seat] == 1 else board.past_cities)


def stop_forbidden_by(s: GranState, seat: int, point: int) -> str:
    """The rule that keeps a point out of `stopping_points`; empty if none does."""
    board, amulets = s.board, s.amulets[seat]
    dragon = board.kind[point] == DRAGON
    if s.stones >> point & 1:
        return "GR-12"
    if s.other_at(point, seat) == NOBODY:
        return "GR-21" if dragon and not amulets else ""
    if board.kind[point] == CITY:
        return "GR-54"
    if not amulets:
        return "GR-21"
    if dragon and amulets == 1:
        return "GR-22"
    return "" if attackable(s, seat, s.knights_but(seat)) >> point & 1 else "GR-50"


def passing_points(s: GranState, seat: int, winner: bool) -> int:
    """GR-14: what it may pass over; nearly all as ring-bearer (GR-31, GR-62), all as winner of a fight (GR-41)."""
    board = s.board
    if s.bearer == seat:
        return board.past_cities
    if winner:
        return board.everything
    return board.past_dragons & ~(s.stones | s.knights_but(seat))


def first_steps(s: GranState, seat: int, winner: bool) -> list[int]:
    """GR-18: the neighbours where the knight may stop, or from where a second step leads on."""
    board = s.board
    origin = s.place_of(seat)
    stops = stopping_points(s, seat)
    if not winner and s.bearer != seat:  # it may stop on all that it may pass over
        return points_in(stops & board.near[origin])
    stops &= ~(1 << origin)
    through = passing_points(s, seat, winner)
    near = board.near
    return [p for p in board.neighbours[origin] if stops >> p & 1 or (through >> p & 1 and near[p] & stops)]


def step_forbidden_by(s: GranState, seat: int, point: int, winner: bool) -> str:
    """The rule that keeps a point out of `first_steps`; empty if none does."""
    origin = s.place_of(seat)
    if point == origin:
        return "GR-11"
    if point not in s.board.neighbours[origin]:
        return "GR-10"
    rule = stop_forbidden_by(s, seat, point)
    if rule and passing_points(s, seat, winner) >> point & 1:
        on = s.board.near[point] & stopping_points(s, seat) & ~(1 << origin)
        return "" if on else "GR-18"
    return rule


def step(s: GranState, seat: int, point: int, winner: bool) -> None:
    """The first step of a move; a second may follow where the first point may be passed over."""
    origin = s.place_of(seat)
    goes_on = passing_points(s, seat, winner) >> point & 1
    enter(s, seat, point)
    if goes_on:
        s.ask(SecondStep(seat, origin))


def enter(s: GranState, seat: int, point: int) -> None:
    """GR-10: one point along a line. A ring on it is taken at once (GR-30)."""
    origin = s.place_of(seat)
    s.points[seat] = point
    if s.log is not None:
        tell(s, "moved", "GR-10", seat=seat, origin=origin, point=point)
    if s.ring == point:
        take_ring(s, seat)


def effect_text(s: GranState, seat: int, point: int) -> Text:
    """What awaits a knight who stops on a point."""
    victim = s.other_at(point, seat)
    if stop_forbidden_by(s, seat, point):
        return text("gran-effect-pass")
    if victim != NOBODY:
        return attack_text(s, point, victim)
    if s.ring == point:
        return text("gran-effect-ring")
    if s.board.kind[point] == CITY:
        return text("gran-effect-delivery" if s.bearer == seat else "gran-effect-city")
    return text(symbol_effect(s, point))


def attack_text(s: GranState, point: int, victim: int) -> Text:
    """GR-53: the symbol acts after the attack."""
    key = "gran-effect-attack-bearer" if s.bearer == victim else "gran-effect-attack"
    attack = text(key, victim=seat_name(victim))
    symbol = symbol_effect(s, point)
    return attack if symbol == NO_EFFECT else text("gran-effect-attack-then", attack=attack, symbol=text(symbol))


def symbol_effect(s: GranState, point: int) -> str:
    """GR-40, GR-70, GR-71: stones can only be placed from the supply, and moved if there are any."""
    kind = s.board.kind[point]
    if kind == DRAGON:
        return "gran-effect-fight"
    if kind == MAGIC_STONE and supply(s):
        return "gran-effect-magic-stone"
    if kind == SWORD and s.stones:
        return "gran-effect-sword"
    return NO_EFFECT


def first_step_choice(question: PointQuestion, s: GranState, point: int, winner: bool) -> Choice:
    """GR-15, GR-18: what happens there; where the knight may also go on, only if it stops."""
    effect = effect_text(s, question.seat, point)
    may_pass = passing_points(s, question.seat, winner) >> point & 1 and effect["key"] not in AT_ONCE
    key = "gran-step-or-pass" if may_pass else "gran-step"
    return question.choice(s, point, move_text(s, key, point, effect))


def last_step_choice(question: PointQuestion, s: GranState, point: int) -> Choice:
    return question.choice(s, point, move_text(s, "gran-step", point, effect_text(s, question.seat, point)))


def move_text(s: GranState, key: str, point: int, effect: Text) -> Text:
    """The move with what it does; a plain one needs no more words."""
    if effect["key"] == NO_EFFECT:
        return text(f"{key}-plain", point=point_text(s.board, point))
    return text(key, point=point_text(s.board, point), effect=effect)


@final
class FirstStep(PointQuestion):
    """GR-10: the first step of the compulsory move (GR-13)."""

    __slots__ = ()
    kind: ClassVar[str] = "first-step"
    rule: ClassVar[str] = "GR-10"

    def answers(self, s: GranState) -> list[int]:
        return first_steps(s, self.seat, False)

    def take(self, s: GranState, answer: int) -> None:
        step(s, self.seat, answer, False)

    def describe(self, s: GranState, answer: int) -> Choice:
        return first_step_choice(self, s, answer, False)

    def prompt(self, s: GranState) -> Text:
        return text("gran-ask-first-step", seat=seat_name(self.seat))

    def forbidden_by(self, s: GranState, point: int) -> str:
        if point == s.place_of(self.seat):
            return "GR-13"
        return step_forbidden_by(s, self.seat, point, False)


@final
class SecondStep(PointQuestion):
    """GR-18: stop where the first step led, or go on to a second point."""

    __slots__ = ("origin",)
    kind: ClassVar[str] = "second-step"
    rule: ClassVar[str] = "GR-18"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "origin")

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def answers(self, s: GranState) -> list[int]:
        here = s.points[self.seat]
        stops = stopping_points(s, self.seat) & ~(1 << self.origin)
        ends = [here] if stops >> here & 1 else []
        return ends + points_in(stops & s.board.near[here])

    def take(self, s: GranState, answer: int) -> None:
        if answer != s.points[self.seat]:
            enter(s, self.seat, answer)

    def describe(self, s: GranState, answer: int) -> Choice:
        if answer != s.points[self.seat]:
            return last_step_choice(self, s, answer)
        return self.staying(s, answer, move_text(s, "gran-stop", answer, effect_text(s, self.seat, answer)))

    def prompt(self, s: GranState) -> Text:
        here = point_text(s.board, s.points[self.seat])
        return text("gran-ask-second-step", seat=seat_name(self.seat), point=here)

    def forbidden_by(self, s: GranState, point: int) -> str:
        here = s.points[self.seat]
        if point == self.origin:
            return "GR-11"
        if point != here and point not in s.board.neighbours[here]:
            return "GR-10"
        return stop_forbidden_by(s, self.seat, point)
