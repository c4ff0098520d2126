"""How battles end (RK-B43 to RK-B54, RK-B66 to RK-B68): ceasing, retreat, withdrawal into a siege, advance."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import capture
from ringspiel.games.ringkrieg.armies.stacking import (
    RemoveExcess,
    army_of,
    limit_of,
    mobile,
    settle_departure,
    shift,
    stays_alone,
)
from ringspiel.games.ringkrieg.cards.triggers import BEATEN, ENTERING, forbidden, happens
from ringspiel.games.ringkrieg.combat.fighters import army, battle_of, battlefield, defender, general
from ringspiel.games.ringkrieg.pieces.board import BOX, NEIGHBOURS, REGION_COUNT, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import ALL_UNITS, KIND_NAMES, LEADERS, NONE, ONE, SIDE, kinds_in, units
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import tired_nations
from ringspiel.games.ringkrieg.teams.deciders import army_leader, figures_led, is_mixed, struck
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import BUTTONS, Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

STAND: Final = 0
WITHDRAW: Final = REGION_COUNT + 1
GO: Final = 0
STAY: Final = -1


# --- retreat ---------------------------------------------------------------------------------------------------------


def regions(s: RingkriegState, location: int, side: int) -> list[int]:
    """RK-B45, RK-B50: where an army may retreat to; RK-X22: never from inside a Stronghold."""
    if location >= REGION_COUNT:
        return []
    return [region for region in NEIGHBOURS[location] if not why_no_refuge(s, region, side)]


def why_no_refuge(s: RingkriegState, region: int, side: int) -> str:
    """RK-B45, RK-E15: why an army may not retreat to a region next to it; empty if it may."""
    if not s.is_free_for(region, side):
        return "RK-B45"
    return "RK-E15" if forbidden(s, ENTERING, region, side) else ""


def may_withdraw(s: RingkriegState) -> bool:
    """RK-X5, RK-X12, RK-X38: the defender stands in the region of a Stronghold that they control."""
    target = battle_of(s).target
    return target < REGION_COUNT and capture.is_own_stronghold(s, target, defender(s))


def go_back(s: RingkriegState, location: int, side: int, region: int) -> None:
    """RK-B50, RK-B51, RK-P20, RK-P28: the whole army goes to one region; only Level 0 stays behind."""
    force = s.at[location] & mobile(s, side)
    shift(s, force, location, region)
    if s.log is not None:
        tell(s, "army-retreated", "RK-B44", side=side, origin=location, to=region, force=force)
    settle_departure(s, location)
    capture.army_enters(s, region, side, force)
    track.companion_arrived(s, region, force)


def must_retreat(s: RingkriegState, location: int, side: int) -> None:
    """A card drives an army away. Nothing happens if it has nowhere to go."""
    if s.has_units(location, side) and regions(s, location, side):
        s.ask(Retreat(army_leader(s, side, army_of(s, location, side)), side, location, 0, 0))


@final
class Retreat(SideQuestion):
    """DP-31, RK-B44: where an army retreats to (region + 1), or with leave that it stands or withdraws into a siege."""

    __slots__ = ("location", "may_stand", "may_withdraw")
    kind: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "RK-B44"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "location", "may_stand", "may_withdraw")
    asks: ClassVar[tuple[str, ...]] = ("region", "button")

    def __init__(self, seat: int, side: int, location: int, may_stand: int, may_withdraw: int) -> None:
        super().__init__(seat, side)
        self.location = location
        self.may_stand = may_stand
        self.may_withdraw = may_withdraw

    def answers(self, s: RingkriegState) -> list[int]:
        found = [STAND] if self.may_stand else []
        found += [region + 1 for region in regions(s, self.location, self.side)]
        return [*found, WITHDRAW] if self.may_withdraw else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == WITHDRAW:
            withdraw(s)
        elif answer != STAND:
            go_back(s, self.location, self.side, answer - 1)
            battle = s.battle
            if battle is not None:
                battle.over = 1
                happens(s, BEATEN, self.side)
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

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.region == NONE:
            return "RK-E23" if picked.button == BUTTONS.index("stand") else "RK-B49"
        if picked.region not in NEIGHBOURS[self.location]:
            return self.rule
        return why_no_refuge(s, picked.region, self.side)


# --- withdrawal into a siege -----------------------------------------------------------------------------------------


@final
class FieldOrSiege(SideQuestion):
    """DP-22, RK-X5: the defender at a Stronghold of their own fights in the field (0) or withdraws into it (1)."""

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
    battle_of(s).over = 1
    if s.log is not None:
        tell(s, "withdraws", "RK-X7", side=defender(s), region=battlefield(s))
    offer_advance(s, 1)


def enclose(s: RingkriegState) -> None:
    """RK-X7, RK-X8, RK-C23: all figures of the defender go inside."""
    region = battle_of(s).target
    force = army(s, defender(s))
    shift(s, force, region, BOX[region])
    if s.log is not None:
        tell(s, "besieged", "RK-X8", region=region, force=force)
    happens(s, BEATEN, defender(s))
    s.then(call(shrink, BOX[region]))


def shrink(s: RingkriegState, box: int) -> None:
    """RK-X9, RK-X10: units for which there is no room inside go to the reinforcements."""
    if units(s.at[box]) > limit_of(box):
        s.then(call(shrink, box))
        side = s.controller(REGION_OF[box])
        s.ask(RemoveExcess(army_leader(s, side, struck(s, side, box)), side, box))


# --- advance ---------------------------------------------------------------------------------------------------------


def advance(s: RingkriegState) -> None:
    """RK-B47, RK-B67: the way is free."""
    offer_advance(s, 0)


def offer_advance(s: RingkriegState, into_siege: int) -> None:
    """RK-X28: an army that has won a sortie stays. No army enters a region that a card closes. Saruman never
    leaves."""
    b = battle_of(s)
    if b.origin >= REGION_COUNT or forbidden(s, ENTERING, battlefield(s), b.attacker):
        return
    s.picked = b.force & mobile(s, b.attacker)
    s.ask(Advance(general(s, b.attacker), b.attacker, into_siege))


def march_in(s: RingkriegState, force: int) -> None:
    """RK-B47, RK-B48, RK-B54, RK-K2: activation and capture follow as after a move."""
    b = battle_of(s)
    region = battlefield(s)
    shift(s, force, b.origin, region)
    b.force -= force
    if not b.force & ALL_UNITS:
        tired_nations.has_left(s, b.origin)
    if s.log is not None:
        tell(s, "army-advanced", "RK-B47", side=b.attacker, origin=b.origin, to=region, force=force)
    settle_departure(s, b.origin)
    capture.army_enters(s, region, b.attacker, force)
    track.companion_arrived(s, region, force)


@final
class Advance(SideQuestion):
    """DP-23, DP-33, RK-B47, RK-B53, RK-X41: advance with those picked (0), with one figure less (its kind + 1), or
    not at all."""

    __slots__ = ("into_siege",)
    kind: ClassVar[str] = "advance"
    rule: ClassVar[str] = "RK-B47"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "into_siege")
    asks: ClassVar[tuple[str, ...]] = ("figure", "button")

    def __init__(self, seat: int, side: int, into_siege: int) -> None:
        super().__init__(seat, side)
        self.into_siege = into_siege

    def answers(self, s: RingkriegState) -> list[int]:
        found = [] if self.is_leader_left(s, s.picked) else [GO]
        return [*found, STAY, *(kind + 1 for kind in kinds_in(s.picked) if self.may_stay(s, kind))]

    def is_leader_left(self, s: RingkriegState, going: int) -> bool:
        """RK-B53, RK-449: no Leader of the army stays behind without units."""
        origin = battle_of(s).origin
        own = SIDE[self.side] if is_mixed(s, origin) else figures_led(s, self.side)
        return stays_alone(army_of(s, origin, self.side) - going, LEADERS & own)

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
            s.ask(Advance(self.seat, self.side, self.into_siege))

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

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure != NONE and picked.figure not in kinds_in(s.picked):
            return self.rule
        return "RK-B53"


STEPS: Final = (must_retreat, shrink, advance)
QUESTIONS: Final = (Retreat, FieldOrSiege, Advance)
