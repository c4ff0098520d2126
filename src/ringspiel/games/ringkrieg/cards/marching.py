"""Cards that move armies otherwise than a die does (RK-V21, RK-V24): far marches, and marches straight to a place."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import bans, battle, control, politics
from ringspiel.games.ringkrieg.armies import army_of, room, settle_departure, shift
from ringspiel.games.ringkrieg.board import COASTAL, NATION, NEIGHBOURS, NUMBER, REGION_COUNT, REGIONS
from ringspiel.games.ringkrieg.cards.choosing import choose_place
from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH, is_under_siege
from ringspiel.games.ringkrieg.figures import (
    FREE,
    GONDOR,
    ISENGARD,
    KIND_NAMES,
    NOBODY,
    ONE,
    ROHAN,
    SHADOW,
    UNITS_OF_NATION,
    kinds_in,
)
from ringspiel.games.ringkrieg.layout import NO_CEASE
from ringspiel.games.ringkrieg.movement import ANYBODY, BY_COMPANION, WhoGoes, can_send, next_army, rested
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import card_text, kind_text, region_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

DONE: Final = 0
STOP: Final = REGION_COUNT
PLACE: Final = 128
"""An answer that names a kind of figure and its region is (kind + 1) * PLACE + region."""

# How an army marches by card.
WITH_COMPANION: Final = 0
"""Through a Day and a Night: a Companion goes along, any region may be the end."""
TO_FRIENDS: Final = 1
"""Shadows Gather, The Shadow Lengthens: it ends where another army of the Shadow already stands."""
STRAIGHT: Final = 2
"""Path of the Woses, Corsairs of Umbar: from Rohan or Umbar straight to the place chosen before."""

_UMBAR: Final = NUMBER["umbar"]
_COAST: Final = [region for region in COASTAL if NATION[region] == GONDOR]
_DUNLANDS: Final = (NUMBER["north-dunland"], NUMBER["south-dunland"])


# --- which ways are open ---------------------------------------------------------------------------------------------


def origins(s: RingkriegState, how: int) -> list[int]:
    """From where an army may set out; RK-V20: never from inside a Stronghold."""
    regions = [region for region in range(REGION_COUNT) if s.has_units(region, s.acting)]
    if how != STRAIGHT:
        return regions
    return [region for region in regions if (NATION[region] == ROHAN if s.acting == FREE else region == _UMBAR)]


def next_regions(s: RingkriegState, way: tuple[int, ...], how: int) -> list[int]:
    """The regions that an army may enter next on its way (RK-V4, RK-V16, RK-V17)."""
    there = [s.target] if how == STRAIGHT else NEIGHBOURS[way[-1]]
    return [r for r in there if r not in way and s.can_enter(r, s.acting) and not bans.barred(s, r, s.acting)]


def party(s: RingkriegState, way: tuple[int, ...]) -> int:
    """RK-V15, RK-V24: those of the army who may enter every region of the way."""
    force = rested(s, way[0], s.acting)
    for region in way[1:]:
        force &= ~politics.kept_out(s, force, region)
    return force


def may_end(s: RingkriegState, way: tuple[int, ...], how: int) -> bool:
    """Whether somebody may march this way to its end."""
    end = way[-1]
    if len(way) == 1 or (how == TO_FRIENDS and not s.has_units(end, s.acting)):
        return False
    led = BY_COMPANION if how == WITH_COMPANION else ANYBODY
    return can_send(s, party(s, way), way[0], end, s.acting, led)


def leads_on(s: RingkriegState, way: tuple[int, ...], left: int, how: int) -> bool:
    """Whether the way, here or a few regions further, comes to a good end."""
    if may_end(s, way, how):
        return True
    return left > 0 and any(leads_on(s, (*way, region), left - 1, how) for region in next_regions(s, way, how))


def starts(s: RingkriegState, steps: int, how: int) -> list[int]:
    return [origin for origin in origins(s, how) if leads_on(s, (origin,), steps, how)]


# --- the march -------------------------------------------------------------------------------------------------------


def far_march(s: RingkriegState, armies: int, steps: int, how: int) -> None:
    """Armies go up to so many regions each: one has to if it can (RK-E12), of several as many as the player wants."""
    s.moved.clear()
    s.then(call(next_march, armies, steps, how, 1 if armies == 1 else 0))


def next_march(s: RingkriegState, armies: int, steps: int, how: int, compulsory: int) -> None:
    if armies and starts(s, steps, how):
        s.then(call(next_march, armies - 1, steps, how, 0))
        s.ask(StartMarch(s.acting, steps, how, compulsory))


@final
class StartMarch(Question[RingkriegState]):
    """DP-20: from where the next army sets out (region + 1), or no further one."""

    __slots__ = ("compulsory", "how", "steps")
    kind: ClassVar[str] = "start-march"
    rule: ClassVar[str] = "RK-V21"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "steps", "how", "compulsory")

    def __init__(self, seat: int, steps: int, how: int, compulsory: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.how = how
        self.compulsory = compulsory

    def answers(self, s: RingkriegState) -> list[int]:
        found = [region + 1 for region in starts(s, self.steps, self.how)]
        return found if self.compulsory else [DONE, *found]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != DONE:
            s.ask(MarchOn(self.seat, (answer - 1,), self.steps, self.how))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        return Choice(REGIONS[answer - 1], region_text(answer - 1), (f"region:{REGIONS[answer - 1]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-start-march", seat=seat_name(self.seat), card=card_text(s.event))


@final
class MarchOn(Question[RingkriegState]):
    """DP-20, RK-V24: the next region on the way, or end it here; then who goes."""

    __slots__ = ("how", "left", "way")
    kind: ClassVar[str] = "march-on"
    rule: ClassVar[str] = "RK-V24"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "way", "left", "how")

    def __init__(self, seat: int, way: tuple[int, ...], left: int, how: int) -> None:
        super().__init__(seat)
        self.way = way
        self.left = left
        self.how = how

    def answers(self, s: RingkriegState) -> list[int]:
        found = [STOP] if may_end(s, self.way, self.how) else []
        if self.left:
            ways = [(*self.way, region) for region in next_regions(s, self.way, self.how)]
            found += [way[-1] for way in ways if leads_on(s, way, self.left - 1, self.how)]
        return found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != STOP:
            s.ask(MarchOn(self.seat, (*self.way, answer), self.left - 1, self.how))
            return
        led = BY_COMPANION if self.how == WITH_COMPANION else ANYBODY
        s.picked = party(s, self.way)
        s.ask(WhoGoes(self.seat, self.way[0], self.way[-1], 1, led, self.way[1:-1]))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == STOP:
            return Choice("stop", text("ringkrieg-choose-stop"), ("button:stop",))
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        way = [region_text(region) for region in self.way]
        return text("ringkrieg-ask-march-on", seat=seat_name(self.seat), way=way)


def all_may_move(s: RingkriegState) -> None:
    """The Shadow is Moving: up to four armies, as with an Army result."""
    s.moved.clear()
    s.then(call(next_army, 4, ANYBODY))


# --- straight to a place ---------------------------------------------------------------------------------------------


def path_of_the_woses(s: RingkriegState) -> None:
    """From Rohan to Minas Tirith, or to a free region next to it while it is besieged."""
    besieged = is_under_siege(s, MINAS_TIRITH)
    ends = [r for r in NEIGHBOURS[MINAS_TIRITH] if s.is_free_for(r, FREE)] if besieged else [MINAS_TIRITH]
    if ends:
        s.then(call(far_march, 1, 1, STRAIGHT))
        choose_place(s, FREE, ends)


def corsairs_of_umbar(s: RingkriegState) -> None:
    """From Umbar to Gondor's coast; an army of the Free Peoples there is attacked."""
    fleet = army_of(s, _UMBAR, SHADOW)
    s.then(land)
    choose_place(s, SHADOW, _COAST if battle.can_send(fleet, battle.at_peace(s), 0) else [])


def land(s: RingkriegState) -> None:
    if s.target == NOBODY:
        return
    if s.has_units(s.target, FREE):
        s.then(call(battle.attack_from, _UMBAR, s.target, 0, NO_CEASE))
    else:
        s.then(call(far_march, 1, 1, STRAIGHT))


# --- Rage of the Dunlendings -----------------------------------------------------------------------------------------


def dunlendings_follow(s: RingkriegState, left: int) -> None:
    """Up to four units of Isengard go straight from the Dunlands to the place chosen, one after the other."""
    question = Follow(SHADOW, left)
    if s.target != NOBODY and len(question.answers(s)) > 1:
        s.ask(question)


@final
class Follow(Question[RingkriegState]):
    """DP-20: which unit goes next to the place chosen, or none."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "follow"
    rule: ClassVar[str] = "RK-V21"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def answers(self, s: RingkriegState) -> list[int]:
        if not self.left or room(s, s.target, SHADOW) < 1:
            return [DONE]
        homes = [region for region in _DUNLANDS if region != s.target]
        units = [(kind, r) for r in homes for kind in kinds_in(s.at[r] & UNITS_OF_NATION[ISENGARD])]
        return [DONE, *((kind + 1) * PLACE + region for kind, region in units)]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        force, origin = ONE[answer // PLACE - 1], answer % PLACE
        shift(s, force, origin, s.target)
        if s.log is not None:
            tell(s, "army-moved", "RK-V1", side=SHADOW, origin=origin, to=s.target, force=force)
        settle_departure(s, origin)
        control.army_enters(s, s.target, SHADOW)
        s.then(call(dunlendings_follow, self.left - 1))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        kind, region = answer // PLACE - 1, answer % PLACE
        words = text("ringkrieg-choose-recruit", kind=kind_text(kind), region=region_text(region))
        targets = (f"figure:{KIND_NAMES[kind]}", f"region:{REGIONS[region]}")
        return Choice(f"{KIND_NAMES[kind]} {REGIONS[region]}", words, targets)

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-follow", seat=seat_name(self.seat), region=region_text(s.target), left=self.left)
