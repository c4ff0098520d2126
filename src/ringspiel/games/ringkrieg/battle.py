"""Attacking (RK-B1 to RK-B13, RK-B55, RK-B56, RK-X17, RK-X24, RK-X29, RK-X35, RK-X36): army, target, rearguard."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import bans, fight, politics, rounds
from ringspiel.games.ringkrieg.armies import army_of
from ringspiel.games.ringkrieg.board import BOX, LOCATIONS, NEIGHBOURS, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.fight import LEADING
from ringspiel.games.ringkrieg.figures import (
    ALL_OF,
    ALL_UNITS,
    FIGURES_OF_NATION,
    FREE,
    GANDALF_WHITE,
    KIND_NAMES,
    NATION_COUNT,
    NAZGUL_AND_WITCH_KING,
    NOBODY,
    ONE,
    SHADOW,
    SIDE,
    UNITS,
    kinds_in,
    other,
    units,
)
from ringspiel.games.ringkrieg.layout import HELP_UNLOOKED_FOR, RIDER, SILENT, THREE_ROUNDS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import force_text, kind_text, location_name, region_text, tell
from ringspiel.table.question import Choice, Question, Refusal
from ringspiel.table.text import Text, seat_name, text

GO: Final = 0
PAIR: Final = 128
"""An answer that names two locations is origin * PAIR + target."""


# --- who may attack whom ---------------------------------------------------------------------------------------------


def leading(s: RingkriegState) -> int:
    """RK-B5, RK-V19: the mask of figures of which an attack with a Character result needs one."""
    return LEADING | fight.servants(s)


def at_peace(s: RingkriegState) -> int:
    """RK-B10, RK-B11: the mask of units and Leaders whose nations are not At War; characters are never bound."""
    bound = 0
    for nation in range(NATION_COUNT):
        if s.political[nation]:
            bound |= FIGURES_OF_NATION[nation]
    return bound


def can_send(force: int, bound: int, needed: int) -> bool:
    """RK-B2, RK-B8, RK-B11: whether part of an army may attack; those bound to stay need a unit with them."""
    going = force & ~bound
    if not going & ALL_UNITS or (needed and not going & needed):
        return False
    staying = force & bound
    return not staying or bool(staying & ALL_UNITS) or units(going) > 1


def targets(s: RingkriegState, origin: int, side: int, terms: int) -> list[int]:
    """RK-B3, RK-X17, RK-X24, RK-X29, RK-X39: adjacent armies, the garrison inside, the besieger outside."""
    if origin >= REGION_COUNT:
        found = [] if terms & (THREE_ROUNDS | HELP_UNLOOKED_FOR) else [REGION_OF[origin]]
    else:
        enemy = UNITS[other(side)]
        found = [region for region in NEIGHBOURS[origin] if s.at[region] & enemy]
        if terms & HELP_UNLOOKED_FOR:
            return [region for region in found if s.is_besieged(region)]
        garrison = [BOX[origin]] if BOX[origin] != NOBODY and s.at[BOX[origin]] & enemy else []
        found = garrison if terms & THREE_ROUNDS else found + garrison
    return [target for target in found if not bans.barred(s, REGION_OF[target], side)]


def attacks(s: RingkriegState, side: int, needed: int, terms: int) -> list[int]:
    """All attacks that a side can make with at least one figure of the mask `needed` (0: none needed)."""
    bound, own = at_peace(s), UNITS[side]
    found = []
    for origin, force in enumerate(s.at):
        if force & own and can_send(force & SIDE[side], bound, needed):
            found += [origin * PAIR + target for target in targets(s, origin, side, terms)]
    return found


def can_attack(s: RingkriegState, side: int, led: int) -> bool:
    """Whether any army of a side can attack; `led` ones need a Leader or character among the attackers."""
    bound, own = at_peace(s), UNITS[side]
    needed = leading(s) if led else 0
    for origin, force in enumerate(s.at):
        if force & own and can_send(force & SIDE[side], bound, needed) and targets(s, origin, side, 0):
            return True
    return False


# --- the attack ------------------------------------------------------------------------------------------------------


def attack(s: RingkriegState, led: int) -> None:
    """RK-B1, RK-B4: the acting side attacks once, by a die."""
    attack_with(s, leading(s) if led else 0, 0)


def attack_with(s: RingkriegState, needed: int, terms: int) -> None:
    """The acting side attacks, on the terms of a die or card, if it can."""
    if attacks(s, s.acting, needed, terms):
        s.ask(Attack(s.acting, needed, terms))


def attack_from(s: RingkriegState, origin: int, target: int, needed: int, terms: int) -> None:
    """The acting side attacks an army from a given place; only the attackers are still to be chosen."""
    s.picked = army_of(s, origin, s.acting) & ~at_peace(s)
    s.ask(WhoFights(s.acting, origin, target, needed, terms))


def begin(s: RingkriegState, origin: int, target: int, force: int, terms: int) -> None:
    """RK-B55, RK-X36: politics first, once for each battle; then the rounds."""
    side = s.acting
    s.moved.clear()
    fight.open_battle(s, side, origin, target, force, terms)
    if s.log is not None:
        tell(s, "attack", "RK-B1", side=side, origin=origin, to=target, force=force)
    politics.army_attacked(s, army_of(s, target, other(side)), REGION_OF[target])
    s.then(white_rider, rounds.new_round)


@final
class Attack(Question[RingkriegState]):
    """DP-14, RK-B3: which army attacks which; `needed` and `terms` as in `attack_with`."""

    __slots__ = ("needed", "terms")
    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "RK-B3"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "needed", "terms")

    def __init__(self, seat: int, needed: int, terms: int) -> None:
        super().__init__(seat)
        self.needed = needed
        self.terms = terms

    def answers(self, s: RingkriegState) -> list[int]:
        return attacks(s, self.seat, self.needed, self.terms)

    def take(self, s: RingkriegState, answer: int) -> None:
        origin, target = divmod(answer, PAIR)
        attack_from(s, origin, target, self.needed, self.terms)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        origin, target = divmod(answer, PAIR)
        places = location_name(origin), location_name(target)
        key = "march" if REGION_OF[origin] != REGION_OF[target] else "storm" if target >= REGION_COUNT else "sortie"
        words = text(f"ringkrieg-choose-{key}", origin=region_text(origin), to=region_text(target))
        return Choice(f"{places[0]}->{places[1]}", words, (f"region:{places[0]}", f"to:{places[1]}"))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-attack", seat=seat_name(self.seat))

    def refusal(self, s: RingkriegState, answer: int) -> Refusal:
        rule = "RK-B2" if self.is_at_peace(s, answer // PAIR) else self.rule
        return Refusal(rule, text(f"ringkrieg-refuse-{rule}"))

    def is_at_peace(self, s: RingkriegState, origin: int) -> bool:
        """RK-B2: only nations At War attack."""
        force = army_of(s, origin, self.seat) & ALL_UNITS if 0 <= origin < LOCATIONS else 0
        return bool(force) and not force & ~at_peace(s)


@final
class WhoFights(Question[RingkriegState]):
    """DP-14, RK-B7 to RK-B11, RK-B56: attack with those picked (0), or leave one more in the rearguard (kind + 1)."""

    __slots__ = ("needed", "origin", "target", "terms")
    kind: ClassVar[str] = "who-fights"
    rule: ClassVar[str] = "RK-B7"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "origin", "target", "needed", "terms")

    def __init__(self, seat: int, origin: int, target: int, needed: int, terms: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.target = target
        self.needed = needed
        self.terms = terms

    def answers(self, s: RingkriegState) -> list[int]:
        found = [] if self.lacks_unit(s) else [GO]
        return found + [kind + 1 for kind in kinds_in(s.picked) if not self.needs(s, kind)]

    def lacks_unit(self, s: RingkriegState) -> bool:
        """RK-B8, RK-B56: a rearguard has at least one unit."""
        staying = army_of(s, self.origin, self.seat) - s.picked
        return bool(staying) and not staying & ALL_UNITS

    def needs(self, s: RingkriegState, kind: int) -> str:
        """The rule that forbids to leave one more figure of this kind behind; empty if none does."""
        rest = s.picked - ONE[kind]
        if not rest & ALL_UNITS:
            return "RK-B8"
        if self.needed and not rest & self.needed:
            return "RK-B5"
        staying = army_of(s, self.origin, self.seat) - rest
        return "RK-B56" if not staying & ALL_UNITS and units(rest) < 2 else ""

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == GO:
            begin(s, self.origin, self.target, s.picked, self.terms)
        else:
            s.picked -= ONE[answer - 1]
            s.ask(WhoFights(self.seat, self.origin, self.target, self.needed, self.terms))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == GO:
            return Choice("go", text("ringkrieg-choose-fight", force=force_text(s.picked)), ("button:go",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, text("ringkrieg-choose-rearguard", kind=kind_text(answer - 1)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        to = region_text(self.target)
        return text("ringkrieg-ask-who-fights", seat=seat_name(self.seat), to=to, force=force_text(s.picked))

    def refusal(self, s: RingkriegState, answer: int) -> Refusal:
        rule = "RK-B8" if answer == GO else self.rule
        if answer - 1 in kinds_in(s.picked):
            rule = self.needs(s, answer - 1)
        return Refusal(rule, text(f"ringkrieg-refuse-{rule}"))


# --- the White Rider -------------------------------------------------------------------------------------------------


def white_rider(s: RingkriegState) -> None:
    """Gandalf the White may meet the Nazgûl; only asked where Nazgûl are in the battle."""
    if fight.army(s, FREE) & ONE[GANDALF_WHITE] and fight.army(s, SHADOW) & NAZGUL_AND_WITCH_KING:
        s.ask(WhiteRider(FREE))


@final
class WhiteRider(Question[RingkriegState]):
    """DP-45: Gandalf's Leadership for that of all Nazgûl, for the whole battle."""

    __slots__ = ()
    kind: ClassVar[str] = "white-rider"
    rule: ClassVar[str] = "RK-B26"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        s.battle[RIDER] = answer
        if answer:
            s.battle[SILENT + FREE] = ALL_OF[GANDALF_WHITE]
            if s.log is not None:
                tell(s, "white-rider", self.rule)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "ride" if answer else "lead"
        return Choice(name, text(f"ringkrieg-choose-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-white-rider", seat=seat_name(self.seat))
