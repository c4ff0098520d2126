"""Cards that move armies in ways that dice do not (RK-V21, RK-V24): long marches, and marches straight to a place."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import capture
from ringspiel.games.ringkrieg.armies.movement import WhoGoes, next_army
from ringspiel.games.ringkrieg.armies.routes import ANYBODY, BY_COMPANION, can_send, rested, why_shut
from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside, room, settle_departure, shift
from ringspiel.games.ringkrieg.cards.choosing import choose_place
from ringspiel.games.ringkrieg.cards.conditions import MINAS_TIRITH, is_under_siege
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.state import NO_CEASE
from ringspiel.games.ringkrieg.pieces.board import (
    BLACK_BORDERS,
    COASTAL,
    NATION,
    NEIGHBOURS,
    NUMBER,
    REGION_COUNT,
    REGIONS,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    GONDOR,
    ISENGARD,
    NONE,
    ONE,
    ROHAN,
    SHADOW,
    UNITS,
    UNITS_OF_NATION,
    kinds_in,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, combatants, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import card_text, figure_choice, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
STOP: Final = REGION_COUNT

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
    """The locations from which an army may set out; RK-V20: never the inside of a Stronghold."""
    regions = [place for place in s.places(UNITS[s.acting]) if place < REGION_COUNT]
    if how != STRAIGHT:
        return regions
    return [region for region in regions if (NATION[region] == ROHAN if s.acting == FREE else region == _UMBAR)]


def next_regions(s: RingkriegState, way: tuple[int, ...], how: int) -> list[int]:
    """The regions that an army may enter next on its way (RK-V4, RK-V16, RK-V17)."""
    there = [s.target] if how == STRAIGHT else NEIGHBOURS[way[-1]]
    return [region for region in there if region not in way and not why_shut(s, region, s.acting)]


def party(s: RingkriegState, way: tuple[int, ...]) -> int:
    """RK-V15, RK-V24: those of the army who may enter every region of the way."""
    force = rested(s, way[0], s.acting)
    for region in way[1:]:
        force &= ~track.kept_out(s, force, region)
    return force


def may_end(s: RingkriegState, way: tuple[int, ...], how: int) -> bool:
    """Whether any figure may march this way to its end."""
    end = way[-1]
    if len(way) == 1 or (how == TO_FRIENDS and not s.has_units(end, s.acting)):
        return False
    led = BY_COMPANION if how == WITH_COMPANION else ANYBODY
    return can_send(s, party(s, way), way[0], end, s.acting, led, 1)


def leads_on(s: RingkriegState, way: tuple[int, ...], left: int, how: int) -> bool:
    """Whether the way, here or a few regions further, comes to a good end."""
    if may_end(s, way, how):
        return True
    return left > 0 and any(leads_on(s, (*way, region), left - 1, how) for region in next_regions(s, way, how))


def starts(s: RingkriegState, steps: int, how: int) -> list[int]:
    return [origin for origin in origins(s, how) if leads_on(s, (origin,), steps, how)]


# --- the march -------------------------------------------------------------------------------------------------------


def far_march(s: RingkriegState, armies: int, steps: int, how: int) -> None:
    """Armies march up to `steps` regions each. A single army must if it can (RK-E12); several may."""
    s.moved.clear()
    s.then(call(next_march, armies, steps, how, 1 if armies == 1 else 0))


def next_march(s: RingkriegState, armies: int, steps: int, how: int, compulsory: int) -> None:
    if armies and starts(s, steps, how):
        s.then(call(next_march, armies - 1, steps, how, 0))
        s.ask(StartMarch(decider(s, s.acting, ACTION), s.acting, steps, how, compulsory))


@final
class StartMarch(SideQuestion):
    """DP-20: from where the next army sets out (region + 1), or no further one."""

    __slots__ = ("compulsory", "how", "steps")
    kind: ClassVar[str] = "start-march"
    rule: ClassVar[str] = "RK-V21"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "steps", "how", "compulsory")
    asks: ClassVar[tuple[str, ...]] = ("region", "button")

    def __init__(self, seat: int, side: int, steps: int, how: int, compulsory: int) -> None:
        super().__init__(seat, side)
        self.steps = steps
        self.how = how
        self.compulsory = compulsory

    def answers(self, s: RingkriegState) -> list[int]:
        found = [region + 1 for region in starts(s, self.steps, self.how)]
        return found if self.compulsory else [DONE, *found]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != DONE:
            s.ask(MarchOn(self.seat, self.side, (answer - 1,), self.steps, self.how))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        return Choice(REGIONS[answer - 1], region_text(answer - 1), (f"region:{REGIONS[answer - 1]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-start-march", seat=seat_name(self.seat), card=card_text(s.event))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.region == NONE:
            return "RK-E12"
        if picked.region >= REGION_COUNT:
            return "RK-V20"
        return self.rule if s.has_units(picked.region, self.side) else "RK-V1"


@final
class MarchOn(SideQuestion):
    """DP-20, RK-V24: the next region on the way, or end it here; then who goes."""

    __slots__ = ("how", "left", "way")
    kind: ClassVar[str] = "march-on"
    rule: ClassVar[str] = "RK-V24"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "way", "left", "how")
    asks: ClassVar[tuple[str, ...]] = ("region", "button")

    def __init__(self, seat: int, side: int, way: tuple[int, ...], left: int, how: int) -> None:
        super().__init__(seat, side)
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
            s.ask(MarchOn(self.seat, self.side, (*self.way, answer), self.left - 1, self.how))
            return
        led = BY_COMPANION if self.how == WITH_COMPANION else ANYBODY
        s.picked = party(s, self.way)
        s.ask(WhoGoes(self.seat, self.side, self.way[0], self.way[-1], 1, led, self.way[1:-1]))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == STOP:
            return Choice("stop", text("ringkrieg-choose-stop"), ("button:stop",))
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        way = [region_text(region) for region in self.way]
        return text("ringkrieg-ask-march-on", seat=seat_name(self.seat), way=way)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        here = self.way[-1]
        if picked.region == NONE:
            return self.rule
        if picked.region >= REGION_COUNT:
            return "RK-V20"
        if picked.region not in NEIGHBOURS[here] and self.how != STRAIGHT:
            return "RK-V17" if picked.region in BLACK_BORDERS[here] else "RK-V4"
        return why_shut(s, picked.region, self.side) or self.rule


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
    s.then(land)
    fleet = combatants(s, SHADOW, _UMBAR)
    can_sail = attacking.can_send(s, SHADOW, _UMBAR, fleet, track.at_peace(s), 0)
    choose_place(s, SHADOW, _COAST if can_sail else [])


def land(s: RingkriegState) -> None:
    """RK-E35: a besieged garrison is in the region too, and is stormed."""
    if s.target == NONE:
        return
    if s.in_region(s.target) & UNITS[FREE]:
        defence = inside_or_outside(s, s.target, FREE)
        s.then(call(attacking.attack_from, _UMBAR, defence, 0, NO_CEASE))
    else:
        s.then(call(far_march, 1, 1, STRAIGHT))


# --- Rage of the Dunlendings -----------------------------------------------------------------------------------------


def dunlendings_follow(s: RingkriegState, left: int) -> None:
    """Up to four units of Isengard go straight from the Dunlands to the place chosen, one after the other."""
    question = Follow(decider(s, SHADOW, ACTION), SHADOW, left)
    if s.target != NONE and len(question.answers(s)) > 1:
        s.ask(question)


@final
class Follow(SideQuestion):
    """DP-20: which unit goes next to the place chosen, or none."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "follow"
    rule: ClassVar[str] = "RK-V21"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "left")
    asks: ClassVar[tuple[str, ...]] = ("figure", "region")

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat, side)
        self.left = left

    def answers(self, s: RingkriegState) -> list[int]:
        if not self.left or room(s, s.target, SHADOW) < 1:
            return [DONE]
        homes = [region for region in _DUNLANDS if region != s.target]
        units = [(kind, r) for r in homes for kind in kinds_in(s.at[r] & UNITS_OF_NATION[ISENGARD])]
        return [DONE, *(pair(kind, region) for kind, region in units)]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        kind, origin = pair_of(answer)
        force = ONE[kind]
        shift(s, force, origin, s.target)
        if s.log is not None:
            tell(s, "army-moved", "RK-V1", side=SHADOW, origin=origin, to=s.target, force=force)
        settle_departure(s, origin)
        capture.army_enters(s, s.target, SHADOW, force)
        s.then(call(dunlendings_follow, self.left - 1))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        return figure_choice(*pair_of(answer))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-follow", seat=seat_name(self.seat), region=region_text(s.target), left=self.left)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-V21-follow"


STEPS: Final = (far_march, next_march, all_may_move, path_of_the_woses, corsairs_of_umbar, land, dunlendings_follow)
QUESTIONS: Final = (StartMarch, MarchOn, Follow)
