"""Attacking (RK-B1 to RK-B13, RK-B55, RK-B56, RK-X17, RK-X24, RK-X29, RK-X35, RK-X36): army, target, rearguard."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import army_of, stays_alone
from ringspiel.games.ringkrieg.cards.triggers import (
    BATTLE_BEGINS,
    ENTERING,
    NO_PASSAGE,
    RAIDS,
    forbidden,
    happens,
    offered,
    said,
)
from ringspiel.games.ringkrieg.characters import gandalf_white
from ringspiel.games.ringkrieg.characters.saruman import servants
from ringspiel.games.ringkrieg.combat import fighters, rounds
from ringspiel.games.ringkrieg.combat.fighters import LEADING
from ringspiel.games.ringkrieg.combat.state import RELIEVING, THREE_ROUNDS
from ringspiel.games.ringkrieg.pieces.board import AROUND, BLACK_BORDERS, BOX, NEIGHBOURS, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_UNITS,
    KIND_NAMES,
    NONE,
    ONE,
    SHADOW,
    UNITS,
    kinds_in,
    other,
    units,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.politics.track import at_peace
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import mixed_armies, tired_nations
from ringspiel.games.ringkrieg.teams.deciders import ACTION, combatants, decider, is_mixed, led_from, units_led
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair_of, pairs
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import force_text, kind_text, location_name, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

GO: Final = 0


# --- who may attack whom ---------------------------------------------------------------------------------------------


def leading(s: RingkriegState) -> int:
    """RK-B5, RK-V19: the mask of figures of which an attack with a Character result needs one."""
    return LEADING | servants(s, UNITS[SHADOW])


def can_send(s: RingkriegState, side: int, origin: int, force: int, bound: int, needed: int) -> bool:
    """Whether part of a force at a location may attack."""
    return not why_not_send(s, side, origin, force, bound, needed)


def why_not_send(s: RingkriegState, side: int, origin: int, force: int, bound: int, needed: int) -> str:
    """RK-B2, RK-B5, RK-B8, RK-B11: why no part of a force may attack. Figures that must stay need a unit with
    them."""
    going = force & ~bound
    if not going & ALL_UNITS:
        return "RK-B2"
    if needed and not going & needed:
        return "RK-B5"
    least = 1
    if s.teams is not None:
        barred = tired_nations.why_not_with(s, side, origin, going)
        if barred:
            return barred
        least = tired_nations.fewest(s, side, going)
    if units(going) > least:
        return ""
    staying = army_of(s, origin, side) - going
    return "RK-B11" if stays_alone(staying, led_from(s, side, origin)) else ""


def why_not_attack_from(s: RingkriegState, origin: int, side: int, needed: int, terms: int) -> str:
    """Why no army may attack from a location; empty if one may."""
    if not s.has_units(origin, side):
        return "RK-B1"
    if not combatants(s, side, origin) & ALL_UNITS:
        return "RK-421" if is_mixed(s, origin) else "RK-412"
    reason = why_not_send(s, side, origin, combatants(s, side, origin), at_peace(s), needed)
    return reason or ("" if targets(s, origin, side, terms) else "RK-B3-nobody")


def why_not_target(s: RingkriegState, origin: int, target: int, side: int, terms: int) -> str:
    """Why an army may not attack a location; empty if it may."""
    if target in targets(s, origin, side, terms):
        return ""
    if REGION_OF[target] in BLACK_BORDERS[REGION_OF[origin]]:
        return "RK-V17"
    if not s.has_units(target, other(side)):
        return "RK-B3-empty"
    if is_shut(s, target, side):
        return "RK-E15"
    return said(s, NO_PASSAGE, origin, target, side) or ("RK-E14" if terms else "RK-B3")


def targets(s: RingkriegState, origin: int, side: int, terms: int) -> list[int]:
    """RK-B3, RK-X17, RK-X24, RK-X29, RK-X39: adjacent armies, the garrison inside, the besieger outside."""
    if origin >= REGION_COUNT:
        found = [] if terms & (THREE_ROUNDS | RELIEVING) else [REGION_OF[origin]]
    else:
        enemies = s.look().units[1 - side]
        found = [region for region in NEIGHBOURS[origin] if enemies[region]]
        if terms & RELIEVING:
            return [region for region in found if s.is_besieged(region)]
        garrison = [BOX[origin]] if BOX[origin] != NONE and enemies[BOX[origin]] else []
        found = garrison if terms & THREE_ROUNDS else found + garrison
        if s.table & RAIDS.cards and not terms & THREE_ROUNDS:
            found += offered(s, RAIDS, origin, side)
    return [target for target in found if not is_shut(s, target, side)] if s.table & ENTERING.cards else found


def is_shut(s: RingkriegState, target: int, side: int) -> bool:
    """RK-E15: a card forbids attacks there."""
    return forbidden(s, ENTERING, REGION_OF[target], side)


def attacks(s: RingkriegState, side: int, needed: int, terms: int) -> list[int]:
    """All attacks that a side can make with at least one figure of the mask `needed` (0: none needed)."""
    bound = at_peace(s)
    found = []
    for origin in in_reach(s, side):
        found += pairs(origin, attacked_from(s, side, origin, bound, needed, terms))
    return found


def can_attack(s: RingkriegState, side: int, led: int) -> bool:
    """Whether any army of a side can attack; `led` ones need a Leader or character among the attackers."""
    bound, needed = at_peace(s), leading(s) if led else 0
    return any(attacked_from(s, side, origin, bound, needed, 0) for origin in in_reach(s, side))


def attacked_from(s: RingkriegState, side: int, origin: int, bound: int, needed: int, terms: int) -> list[int]:
    """What an army can attack."""
    if not can_send(s, side, origin, combatants(s, side, origin), bound, needed):
        return []
    return targets(s, origin, side, terms)


def in_reach(s: RingkriegState, side: int) -> list[int]:
    """The armies of the acting player that are near enough to an enemy to attack, or that `RAIDS` takes to one."""
    led = units_led(s, side)
    board = s.look()
    near = board.in_reach.get(led)
    if near is None:
        enemies = board.units[1 - side]
        near = [origin for origin in s.places(led) if any(enemies[place] for place in AROUND[origin])]
        board.in_reach[led] = near
    if not s.table & RAIDS.cards:
        return near
    return [origin for origin in s.places(led) if origin in near or offered(s, RAIDS, origin, side)]


# --- the attack ------------------------------------------------------------------------------------------------------


def attack(s: RingkriegState, led: int) -> None:
    """RK-B1, RK-B4: the acting side attacks once, by a die."""
    attack_with(s, leading(s) if led else 0, 0)


def attack_with(s: RingkriegState, needed: int, terms: int) -> None:
    """The acting side attacks, on the terms of a die or card, if it can."""
    legal = attacks(s, s.acting, needed, terms)
    if legal:
        s.ask(Attack(decider(s, s.acting, ACTION), s.acting, needed, terms), legal)


def attack_from(s: RingkriegState, origin: int, target: int, needed: int, terms: int) -> None:
    """The acting side attacks an army from a given place; only the attackers are still to be chosen."""
    s.picked = combatants(s, s.acting, origin) & ~at_peace(s)
    s.ask(WhoFights(decider(s, s.acting, ACTION), s.acting, origin, target, needed, terms))


def begin(s: RingkriegState, origin: int, target: int, force: int, terms: int) -> None:
    """RK-B55, RK-X36: politics first, once for each battle; then the rounds."""
    side = s.acting
    s.moved.clear()
    fighters.open_battle(s, side, origin, target, force, terms)
    mixed_armies.attacked(s, target)
    tired_nations.acts_with(s, force, origin)
    happens(s, BATTLE_BEGINS)
    defenders = army_of(s, target, other(side))
    if s.log is not None:
        manner = manner_of(origin, target)
        tell(s, "attack", "RK-B1", side=side, origin=origin, to=target, force=force, against=defenders, manner=manner)
    track.army_attacked(s, defenders, REGION_OF[target])
    s.then(gandalf_white.white_rider, rounds.new_round)


def manner_of(origin: int, target: int) -> str:
    """The name of an attack: from region to region, a storm or a sortie."""
    if REGION_OF[origin] != REGION_OF[target]:
        return "march"
    return "storm" if target >= REGION_COUNT else "sortie"


def attack_text(answer: int) -> Text:
    origin, target = pair_of(answer)
    return text(f"ringkrieg-choose-{manner_of(origin, target)}", origin=region_text(origin), to=region_text(target))


@final
class Attack(SideQuestion):
    """DP-14, RK-B3: which army attacks which; `needed` and `terms` as in `attack_with`."""

    __slots__ = ("needed", "terms")
    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "RK-B3"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "needed", "terms")
    asks: ClassVar[tuple[str, ...]] = ("region", "to")

    def __init__(self, seat: int, side: int, needed: int, terms: int) -> None:
        super().__init__(seat, side)
        self.needed = needed
        self.terms = terms

    def answers(self, s: RingkriegState) -> list[int]:
        return attacks(s, self.side, self.needed, self.terms)

    def take(self, s: RingkriegState, answer: int) -> None:
        origin, target = pair_of(answer)
        attack_from(s, origin, target, self.needed, self.terms)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        origin, target = (location_name(location) for location in pair_of(answer))
        return Choice(f"{origin}->{target}", attack_text(answer), (f"region:{origin}", f"to:{target}"))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-attack", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.region == NONE:
            return ""
        reason = why_not_attack_from(s, picked.region, self.side, self.needed, self.terms)
        if reason or picked.to == NONE:
            return reason
        return why_not_target(s, picked.region, picked.to, self.side, self.terms)


@final
class WhoFights(SideQuestion):
    """DP-14, RK-B7 to RK-B11, RK-B56: attack with those picked (0), or leave one more in the rearguard (kind + 1)."""

    __slots__ = ("needed", "origin", "target", "terms")
    kind: ClassVar[str] = "who-fights"
    rule: ClassVar[str] = "RK-B7"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "origin", "target", "needed", "terms")
    asks: ClassVar[tuple[str, ...]] = ("figure", "button")

    def __init__(self, seat: int, side: int, origin: int, target: int, needed: int, terms: int) -> None:
        super().__init__(seat, side)
        self.origin = origin
        self.target = target
        self.needed = needed
        self.terms = terms

    def answers(self, s: RingkriegState) -> list[int]:
        found = [] if self.lacks_unit(s) else [GO]
        return found + [kind + 1 for kind in kinds_in(s.picked) if not self.needs(s, kind)]

    def lacks_unit(self, s: RingkriegState) -> bool:
        """RK-B8, RK-B56, RK-444: a rearguard has at least one unit; a teammate's Minion is no part of it."""
        staying = army_of(s, self.origin, self.side) - s.picked
        return stays_alone(staying, led_from(s, self.side, self.origin))

    def needs(self, s: RingkriegState, kind: int) -> str:
        """The rule that forbids leaving one more figure of this kind behind; empty if none does."""
        rest = s.picked - ONE[kind]
        barred = self.bars(s, rest)
        if barred or (army_of(s, self.origin, self.side) - rest) & ALL_UNITS:
            return barred
        can_leave_unit = any(not self.bars(s, rest - ONE[unit]) for unit in kinds_in(rest & ALL_UNITS))
        return "" if can_leave_unit else "RK-B56"

    def bars(self, s: RingkriegState, force: int) -> str:
        """The rule that forbids attacking with these alone; empty if none does."""
        if not force & ALL_UNITS:
            return "RK-B8"
        if self.needed and not force & self.needed:
            return "RK-B5"
        return tired_nations.why_not_with(s, self.side, self.origin, force)

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == GO:
            begin(s, self.origin, self.target, s.picked, self.terms)
        else:
            s.picked -= ONE[answer - 1]
            s.ask(WhoFights(self.seat, self.side, self.origin, self.target, self.needed, self.terms))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == GO:
            return Choice("go", text("ringkrieg-choose-fight", force=force_text(s.picked)), ("button:go",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, text("ringkrieg-choose-rearguard", kind=kind_text(answer - 1)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        to = region_text(self.target)
        return text("ringkrieg-ask-who-fights", seat=seat_name(self.seat), to=to, force=force_text(s.picked))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure == NONE:
            return "RK-B8" if self.lacks_unit(s) else ""
        return self.needs(s, picked.figure) if picked.figure in kinds_in(s.picked) else self.rule


STEPS: Final = (attack, attack_with, attack_from, begin)
QUESTIONS: Final = (Attack, WhoFights)
