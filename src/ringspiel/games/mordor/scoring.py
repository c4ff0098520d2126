"""Scoring the turn (RM-20 to RM-28), with the places that change it (RM-42, RM-43, RM-45 to RM-48)."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.mordor.components import (
    BLACK,
    COMPANION,
    DICE,
    GANDALF,
    GONDOR,
    HELMS_DEEP,
    LOTHLORIEN,
    MINAS_TIRITH,
    MORIA,
    NAZGUL,
    ORC,
    PLACES,
    RING,
    SHELOBS_LAIR,
)
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.words import place_text, tell
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.text import Text, seat_name, text


def score(s: MordorState) -> None:
    """RM-20: Gandalf, then Nazgûl, then rings."""
    call_gandalf(s)
    strike(s)
    if not s.is_out(s.active):
        advance(s)


def call_gandalf(s: MordorState) -> None:
    """RM-25: each Gandalf halves a field of the active player's Nazgûl track; not in Moria (RM-42)."""
    if s.log is not None and s.place == MORIA and GANDALF in s.aside:
        tell(s, "gandalf-void", "RM-42", seat=s.active)
    for _ in range(gandalfs_that_count(s)):
        halve(s, s.active)


def gandalfs_that_count(s: MordorState) -> int:
    return 0 if s.place == MORIA else s.aside.count(GANDALF)


def halve(s: MordorState, seat: int) -> None:
    """RM-26, RM-28: the nearest field that is neither crossed nor halved."""
    field = (s.crossed[seat] + 1) // 2
    while s.halved[seat] >> field & 1:
        field += 1
    if field < s.components.nazgul_fields:
        s.halved[seat] |= 1 << field
        if s.log is not None:
            tell(s, "halved", "RM-25", seat=seat, field=field + 1)
    elif s.log is not None:
        tell(s, "nothing-to-halve", "RM-25", seat=seat)


def strike(s: MordorState) -> None:
    """RM-27: all Nazgûl strike together, so whom each hits is settled before the first does."""
    aside = s.aside
    if NAZGUL not in aside:
        return
    victims = [(die, victim_of(s, die)) for die in range(DICE) if aside[die] == NAZGUL]
    for die, victim in victims:
        if victim == NOTHING:
            if s.log is not None:
                tell(s, "nazgul-void", "RM-46", seat=s.active, die=die)
        elif not s.is_out(victim):
            cross(s, victim, die)


def victim_of(s: MordorState, die: int) -> int:
    """RM-24: whom a Nazgûl on this die hits; NOTHING if nobody (RM-46)."""
    owner = s.owners[die]
    if die == BLACK or owner == NOTHING or s.is_out(owner) or s.place == MINAS_TIRITH:  # RM-32, RM-47
        owner = s.active
    if owner == s.active and s.place == GONDOR:
        return NOTHING
    return owner


def cross(s: MordorState, seat: int, die: int) -> None:
    """RM-23: the next square field, or half of it where it has been halved."""
    field = s.crossed[seat] // 2
    half = s.halved[seat] >> field & 1
    s.crossed[seat] += 1 if half else 2
    if s.log is not None:
        rule = "RM-47" if s.place == MINAS_TIRITH else "RM-24"
        tell(s, "crossed-half" if half else "crossed", rule, seat=seat, field=field + 1, die=die)
        if s.is_out(seat):
            tell(s, "out", "RM-30", seat=seat)


def advance(s: MordorState) -> None:
    """RM-21: up to one round field for each ring that counts."""
    if s.log is not None:
        tell_of_lost_rings(s)
    fields = fields_ahead(s)
    if fields and may_be_wise_to_stay(s):
        s.ask(HowFar(s.active), up_to(fields))
    else:
        move(s, fields)


def may_be_wise_to_stay(s: MordorState) -> bool:
    """RM-21: with two players and without places one more field is never worse, as the solved game shows."""
    return s.places or s.seats > 2


def fields_ahead(s: MordorState) -> int:
    """How far the rings set aside reach; those beyond Mordor lapse (RM-34)."""
    return min(rings_that_count(s), s.components.ring_fields - s.rings[s.active])


def up_to(fields: int) -> list[int]:
    """The farthest first."""
    return list(range(fields, -1, -1))


def move(s: MordorState, fields: int) -> None:
    seat = s.active
    s.rings[seat] += fields
    if s.log is not None:
        if fields:
            tell(s, "advanced", "RM-21", seat=seat, fields=fields, to=s.rings[seat])
        if s.has_arrived(seat):
            tell(s, "arrived", "RM-34", seat=seat)


@final
class HowFar(Question[MordorState]):
    """RM-21: how many round fields the active player moves forward; the farthest first."""

    __slots__ = ()
    kind: ClassVar[str] = "how-far"
    rule: ClassVar[str] = "RM-21"

    def answers(self, s: MordorState) -> list[int]:
        return up_to(fields_ahead(s))

    def take(self, s: MordorState, answer: int) -> None:
        if answer == 0 and s.log is not None:
            tell(s, "stays", self.rule, seat=self.seat, at=s.rings[self.seat])
        move(s, answer)

    def describe(self, s: MordorState, answer: int) -> Choice:
        field = s.rings[self.seat] + answer
        key = "mordor-go-on" if answer else "mordor-stay"
        return Choice(PLACES[field], text(key, fields=answer, place=place_text(field)), (f"field:{PLACES[field]}",))

    def prompt(self, s: MordorState) -> Text:
        return text("mordor-ask-how-far", seat=seat_name(self.seat))

    def explain(self, s: MordorState, targets: tuple[str, ...]) -> Refusal | None:
        """Any place on the road is a number of fields away, even if it is too far or behind."""
        if len(targets) != 1 or targets[0].removeprefix("field:") not in PLACES:
            return None
        return Refusal(self.rule, text("mordor-refuse-RM-21", fields=fields_ahead(s)))

    def named(self, s: MordorState, words: list[str]) -> tuple[str, ...] | None:
        return (f"field:{words[0]}",) if len(words) == 1 and words[0] in PLACES else None


def rings_that_count(s: MordorState) -> int:
    """RM-22: none while orcs outnumber companions; one less in Shelob's Lair (RM-48)."""
    rings = s.aside.count(RING)
    if rings and orcs_prevail(s):
        return 0
    return rings - 1 if rings and s.place == SHELOBS_LAIR else rings


def tell_of_lost_rings(s: MordorState) -> None:
    rings = s.aside.count(RING)
    if rings and orcs_prevail(s):
        tell(s, "rings-void", "RM-22", seat=s.active, rings=rings)
    elif rings and s.place == SHELOBS_LAIR:
        tell(s, "ring-lost", "RM-48", seat=s.active)


def orcs_prevail(s: MordorState) -> bool:
    """RM-22; orcs count double in Helm's Deep (RM-45), companions in Lothlórien (RM-43)."""
    return orcs_in_the_way(s) > companions_against_them(s)


def orcs_in_the_way(s: MordorState) -> int:
    return s.aside.count(ORC) * (2 if s.place == HELMS_DEEP else 1)


def companions_against_them(s: MordorState) -> int:
    return s.aside.count(COMPANION) * (2 if s.place == LOTHLORIEN else 1)
