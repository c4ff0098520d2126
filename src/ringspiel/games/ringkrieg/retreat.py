"""How battles end (RK-B43 to RK-B54, RK-B66 to RK-B68): ceasing, retreat, withdrawal into a siege, advance."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import bans, control, politics
from ringspiel.games.ringkrieg.armies import RemoveExcess, army_of, limit_of, settle_departure, shift
from ringspiel.games.ringkrieg.board import BOX, NEIGHBOURS, REGION_COUNT, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.fight import army, battlefield, defender
from ringspiel.games.ringkrieg.figures import (
    ALL_OF,
    ALL_UNITS,
    KIND_NAMES,
    KINDS,
    LEADERS,
    ONE,
    SARUMAN,
    UNITS,
    kinds_in,
    units,
)
from ringspiel.games.ringkrieg.layout import ATTACKER, FORCE, ORIGIN, OVER, TARGET
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text, tell
from ringspiel.table.question import Choice, Question, Refusal
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

STAND: Final = 0
WITHDRAW: Final = REGION_COUNT + 1
GO: Final = 0
STAY: Final = KINDS + 1


# --- retreat ---------------------------------------------------------------------------------------------------------


def regions(s: RingkriegState, location: int, side: int) -> list[int]:
    """RK-B45, RK-B50: where an army may retreat to; RK-X22: never from inside a Stronghold."""
    if location >= REGION_COUNT:
        return []
    return [r for r in NEIGHBOURS[location] if s.is_free_for(r, side) and not bans.barred(s, r, side)]


def may_withdraw(s: RingkriegState) -> bool:
    """RK-X5, RK-X12, RK-X38: the defender stands in the region of a Stronghold that he controls."""
    target = s.battle[TARGET]
    return target < REGION_COUNT and control.is_own_stronghold(s, target, defender(s))


def go_back(s: RingkriegState, location: int, side: int, region: int) -> None:
    """RK-B50, RK-B51, RK-P20, RK-P28: the whole army goes to one region; only Level 0 stays behind."""
    force = army_of(s, location, side) & ~ALL_OF[SARUMAN]
    shift(s, force, location, region)
    if s.log is not None:
        tell(s, "army-retreated", "RK-B44", side=side, origin=location, to=region, force=force)
    settle_departure(s, location)
    control.army_enters(s, region, side)
    politics.companion_arrived(s, region, force)


def must_retreat(s: RingkriegState, location: int, side: int) -> None:
    """A card drives an army away; nothing happens where it cannot go."""
    if s.has_units(location, side) and regions(s, location, side):
        s.ask(Retreat(side, location, 0, 0))


@final
class Retreat(Question[RingkriegState]):
    """DP-31, RK-B44: where an army retreats to (region + 1), or with leave that it stands or withdraws into a siege."""

    __slots__ = ("location", "may_stand", "may_withdraw")
    kind: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "RK-B44"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "location", "may_stand", "may_withdraw")

    def __init__(self, seat: int, location: int, may_stand: int, may_withdraw: int) -> None:
        super().__init__(seat)
        self.location = location
        self.may_stand = may_stand
        self.may_withdraw = may_withdraw

    def answers(self, s: RingkriegState) -> list[int]:
        found = [STAND] if self.may_stand else []
        found += [region + 1 for region in regions(s, self.location, self.seat)]
        return [*found, WITHDRAW] if self.may_withdraw else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == WITHDRAW:
            withdraw(s)
        elif answer != STAND:
            go_back(s, self.location, self.seat, answer - 1)
            if s.battle:
                s.battle[OVER] = 1
                s.then(advance)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == STAND:
            return Choice("stand", text("ringkrieg-choose-stand"), ("button:stand",))
        if answer == WITHDRAW:
            return Choice("siege", text("ringkrieg-choose-withdraw"), ("button:siege",))
        name = REGIONS[answer - 1]
        return Choice(name, text("ringkrieg-choose-retreat", region=region_text(answer - 1)), (f"region:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-retreat", seat=seat_name(self.seat), region=region_text(self.location))

    def refusal(self, s: RingkriegState, answer: int) -> Refusal:
        return Refusal("RK-B45", text("ringkrieg-refuse-RK-B45"))


# --- withdrawal into a siege -----------------------------------------------------------------------------------------


@final
class FieldOrSiege(Question[RingkriegState]):
    """DP-22, RK-X5: the defender at his Stronghold fights in the field (0) or withdraws into it (1)."""

    __slots__ = ()
    kind: ClassVar[str] = "field-or-siege"
    rule: ClassVar[str] = "RK-X5"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            withdraw(s)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer:
            return Choice("siege", text("ringkrieg-choose-withdraw"), ("button:siege",))
        return Choice("field", text("ringkrieg-choose-field"), ("button:field",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-field-or-siege", seat=seat_name(self.seat), region=region_text(battlefield(s)))


def withdraw(s: RingkriegState) -> None:
    """RK-X7, RK-X11: the battle is over; whether a siege begins depends on the attacker's advance."""
    s.battle[OVER] = 1
    if s.log is not None:
        tell(s, "withdraws", "RK-X7", side=defender(s), region=battlefield(s))
    offer_advance(s, 1)


def enclose(s: RingkriegState) -> None:
    """RK-X7, RK-X8, RK-C23: all figures of the defender go inside."""
    region = s.battle[TARGET]
    force = army(s, defender(s))
    shift(s, force, region, BOX[region])
    if s.log is not None:
        tell(s, "besieged", "RK-X8", region=region, force=force)
    s.then(call(shrink, BOX[region]))


def shrink(s: RingkriegState, box: int) -> None:
    """RK-X9, RK-X10: units for which there is no room inside go to the reinforcements."""
    if units(s.at[box]) > limit_of(box):
        s.then(call(shrink, box))
        s.ask(RemoveExcess(s.controller(REGION_OF[box]), box))


# --- advance ---------------------------------------------------------------------------------------------------------


def advance(s: RingkriegState) -> None:
    """RK-B47, RK-B67: the way is free."""
    offer_advance(s, 0)


def offer_advance(s: RingkriegState, into_siege: int) -> None:
    """RK-X28: an army that has won a sortie stays; nobody goes where a card forbids it; Saruman never leaves."""
    b = s.battle
    if b[ORIGIN] >= REGION_COUNT or bans.barred(s, b[TARGET], b[ATTACKER]):
        return
    s.picked = b[FORCE] & ~ALL_OF[SARUMAN]
    s.ask(Advance(b[ATTACKER], into_siege))


def march_in(s: RingkriegState, force: int) -> None:
    """RK-B47, RK-B48, RK-B54, RK-K2: activation and capture follow as after a move."""
    b = s.battle
    shift(s, force, b[ORIGIN], b[TARGET])
    b[FORCE] -= force
    if s.log is not None:
        tell(s, "army-advanced", "RK-B47", side=b[ATTACKER], origin=b[ORIGIN], to=b[TARGET], force=force)
    settle_departure(s, b[ORIGIN])
    control.army_enters(s, b[TARGET], b[ATTACKER])
    politics.companion_arrived(s, b[TARGET], force)


@final
class Advance(Question[RingkriegState]):
    """DP-23, DP-33, RK-B47, RK-B53, RK-X41: advance with those picked (0), with one figure less (its kind + 1), or
    not at all."""

    __slots__ = ("into_siege",)
    kind: ClassVar[str] = "advance"
    rule: ClassVar[str] = "RK-B47"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "into_siege")

    def __init__(self, seat: int, into_siege: int) -> None:
        super().__init__(seat)
        self.into_siege = into_siege

    def answers(self, s: RingkriegState) -> list[int]:
        found = [] if self.is_leader_left(s, s.picked) else [GO]
        return [*found, STAY, *(kind + 1 for kind in kinds_in(s.picked) if self.may_stay(s, kind))]

    def is_leader_left(self, s: RingkriegState, going: int) -> bool:
        """RK-B53: no Leader stays behind without units."""
        staying = army_of(s, s.battle[ORIGIN], self.seat) - going
        return bool(staying & LEADERS) and not staying & UNITS[self.seat]

    def may_stay(self, s: RingkriegState, kind: int) -> bool:
        """RK-B53: at least one unit advances; a Leader stays only with units."""
        rest = s.picked - ONE[kind]
        if not rest & ALL_UNITS:
            return False
        return not (LEADERS & ONE[kind] and self.is_leader_left(s, rest))

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == GO:
            if self.into_siege:
                enclose(s)
            march_in(s, s.picked)
        elif answer != STAY:
            s.picked -= ONE[answer - 1]
            s.ask(Advance(self.seat, self.into_siege))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == GO:
            return Choice("go", text("ringkrieg-choose-advance", force=force_text(s.picked)), ("button:go",))
        if answer == STAY:
            return Choice("stay", text("ringkrieg-choose-no-advance"), ("button:stay",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, text("ringkrieg-choose-stay", kind=kind_text(answer - 1)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        key = "ringkrieg-ask-besiege" if self.into_siege else "ringkrieg-ask-advance"
        return text(key, seat=seat_name(self.seat), region=region_text(battlefield(s)), force=force_text(s.picked))

    def refusal(self, s: RingkriegState, answer: int) -> Refusal:
        return Refusal("RK-B53", text("ringkrieg-refuse-RK-B53"))
