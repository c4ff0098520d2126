"""The events of the expansion that are about factions and siege engines."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.loose_figures import apart_choice, apart_of
from ringspiel.games.ringkrieg.armies.movement import WhoGoes
from ringspiel.games.ringkrieg.armies.routes import ANYBODY, can_send, largest_force, rested
from ringspiel.games.ringkrieg.cards import conditions, halves
from ringspiel.games.ringkrieg.cards.choosing import choose_place
from ringspiel.games.ringkrieg.cards.conditions import need
from ringspiel.games.ringkrieg.cards.event_card import card, nations
from ringspiel.games.ringkrieg.cards.quest import throw
from ringspiel.games.ringkrieg.cards.recruiting import capacity, divide, figures
from ringspiel.games.ringkrieg.combat.fighters import battle_of
from ringspiel.games.ringkrieg.combat.state import SURPRISE
from ringspiel.games.ringkrieg.expansion import combat_halves, corsairs, engines, onward
from ringspiel.games.ringkrieg.expansion.dunlendings import DUNLANDS
from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, CORSAIRS, DUNLENDING, DUNLENDINGS, SHIP, TOWER
from ringspiel.games.ringkrieg.expansion.pieces import bring, take_away
from ringspiel.games.ringkrieg.pieces.board import NATION, NUMBER, REGIONS, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    FREE,
    GONDOR,
    ISENGARD,
    NONE,
    REGULAR,
    SHADOW,
    SOUTHRONS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import CountQuestion, SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import card_text, figure_choice, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
GONDORS_COAST: Final = [region for region in corsairs.COAST if NATION[region] == GONDOR]
FIEFS: Final = tuple(NUMBER[name] for name in ("pelargir", "lamedon", "lossarnach"))


# --- The Corsairs are upon us! ---------------------------------------------------------------------------------------


def corsairs_upon_us(s: RingkriegState) -> None:
    """Ships first, then one army by ship, which may go on or attack."""
    s.moved.clear()
    s.then(sail_on, carry)


def sail_on(s: RingkriegState) -> None:
    if corsairs.fleet_moves(s, SHADOW):
        s.ask(SailOn(decider(s, SHADOW, ACTION), SHADOW))


@final
class SailOn(SideQuestion):
    """DP-20, RK-Z73, RK-Z85: the next fleet and where it goes, each ship once; or no further one."""

    __slots__ = ()
    kind: ClassVar[str] = "sail-on"
    rule: ClassVar[str] = "RK-Z73"
    asks: ClassVar[tuple[str, ...]] = ("region", "to")
    also: ClassVar[tuple[str, ...]] = ("figure",)

    def answers(self, s: RingkriegState) -> list[int]:
        return [DONE, *corsairs.fleet_moves(s, self.side)]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != DONE:
            s.then(sail_on)
            corsairs.sail(s, *apart_of(answer))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        return apart_choice(*apart_of(answer))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-sail-on", seat=seat_name(self.seat), card=card_text(s.event))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return corsairs.why_not_sail(s, self.side, SHIP, picked.region, picked.to)


def carry(s: RingkriegState) -> None:
    question = Carry(decider(s, SHADOW, ACTION), SHADOW)
    if len(question.answers(s)) > 1:
        s.ask(question)


@final
class Carry(SideQuestion):
    """DP-20: which army goes by ship, and where (RK-G27: no enemy units there); or none."""

    __slots__ = ()
    kind: ClassVar[str] = "carry"
    rule: ClassVar[str] = "RK-Z84"
    asks: ClassVar[tuple[str, ...]] = ("region", "to")

    def answers(self, s: RingkriegState) -> list[int]:
        ports = corsairs.harbours(s)
        ways = [(origin, end) for origin in ports if s.has_units(origin, SHADOW) for end in ports]
        return [DONE, *(pair(origin, end) for origin, end in ways if not why_not_carry(s, origin, end))]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        origin, end = pair_of(answer)
        s.picked = largest_force(s, rested(s, origin, SHADOW), end, SHADOW)
        s.then(landed)
        s.ask(WhoGoes(self.seat, self.side, origin, end, 1, ANYBODY, ()))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        origin, end = pair_of(answer)
        words = text("ringkrieg-choose-march", origin=region_text(origin), to=region_text(end))
        targets = (f"region:{REGIONS[origin]}", f"to:{REGIONS[end]}")
        return Choice(f"{REGIONS[origin]}->{REGIONS[end]}", words, targets)

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-carry", seat=seat_name(self.seat), card=card_text(s.event))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if NONE in (picked.region, picked.to):
            port = picked.region if picked.to == NONE else picked.to
            return "" if port in corsairs.harbours(s) else "RK-Z74"
        return why_not_carry(s, picked.region, picked.to)


def why_not_carry(s: RingkriegState, origin: int, end: int) -> str:
    """Why no army can be carried on this way; empty if one can."""
    ports = corsairs.harbours(s)
    if origin == end or origin not in ports or end not in ports:
        return "RK-Z74"
    force = largest_force(s, rested(s, origin, SHADOW), end, SHADOW)
    return "" if force & ALL_UNITS and can_send(s, force, origin, end, SHADOW, ANYBODY, 1) else "RK-Z74-held"


def landed(s: RingkriegState) -> None:
    """Only the army just carried may act. In a battle it surprises the enemy."""
    onward.force_may_act(s, s.moved[-2], s.moved[-1], onward.BY_SHIP_TOO, SURPRISE)


def surprised(s: RingkriegState, side: int) -> bool:
    """No combat card for the Free Peoples in the first round."""
    b = battle_of(s)
    return side == FREE and b.round == 1 and bool(b.terms & SURPRISE)


CORSAIRS_ARE_UPON_US: Final = card(
    "shadow-str-10E",
    "The Corsairs are upon us!",
    needs=(need(conditions.is_on_table, CORSAIRS),),
    steps=(corsairs_upon_us,),
    names=nations(SOUTHRONS),
    combat=halves.DEADLY_STRIFE,
)


# --- Rage of the Dunlendings -----------------------------------------------------------------------------------------


def rage(s: RingkriegState) -> None:
    """First one of the Dunlands with a Shadow army, then recruits, then that army may act."""
    s.then(rage_grows)
    choose_place(s, SHADOW, [region for region in DUNLANDS if s.has_units(region, SHADOW)])


def rage_grows(s: RingkriegState) -> None:
    if s.target == NONE:
        return
    s.then(call(onward.let_army_act, s.target))
    most = min(4, capacity(s, DUNLENDING, s.target))
    if most:
        s.ask(HowManyDunlendings(decider(s, SHADOW, ACTION), SHADOW, most))


@final
class HowManyDunlendings(CountQuestion):
    """DP-20: how many Dunlendings come to the place chosen, up to four."""

    __slots__ = ()
    kind: ClassVar[str] = "how-many-dunlendings"
    rule: ClassVar[str] = "RK-Z119"

    def take(self, s: RingkriegState, answer: int) -> None:
        figures(s, DUNLENDING, answer, s.target)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-dunlendings", number=answer), (f"button:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        region = region_text(s.target)
        return text("ringkrieg-ask-dunlendings", seat=seat_name(self.seat), card=card_text(s.event), region=region)


RAGE_OF_THE_DUNLENDINGS: Final = card(
    "shadow-str-11E",
    "Rage of the Dunlendings",
    needs=(need(conditions.is_on_table, DUNLENDINGS),),
    steps=(rage,),
    names=nations(ISENGARD),
    combat=halves.RELENTLESS_ASSAULT,
)


# --- Deep Trenches and Great Engines ---------------------------------------------------------------------------------


def deep_trenches(s: RingkriegState) -> None:
    """Up to two towers built, or up to two catapults removed, where the Shadow besieges."""
    s.then(call(dig, 2, NONE))


def dig(s: RingkriegState, left: int, kind: int) -> None:
    """`kind`: what the first choice was about; the two are not mixed."""
    question = Dig(decider(s, SHADOW, ACTION), SHADOW, left, kind)
    if left and len(question.answers(s)) > 1:
        s.ask(question)


@final
class Dig(SideQuestion):
    """DP-20: build a tower or remove a catapult, and where; or nothing more."""

    __slots__ = ("figure", "left")
    kind: ClassVar[str] = "dig"
    rule: ClassVar[str] = "RK-Z103"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "left", "figure")
    asks: ClassVar[tuple[str, ...]] = ("figure", "region")

    def __init__(self, seat: int, side: int, left: int, figure: int) -> None:
        super().__init__(seat, side)
        self.left = left
        self.figure = figure

    def answers(self, s: RingkriegState) -> list[int]:
        kinds = (TOWER, CATAPULT) if self.figure == NONE else (self.figure,)
        return [DONE, *(pair(kind, r) for kind in kinds for r in STRONGHOLDS if not why_not_dig(s, kind, r))]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        kind, region = pair_of(answer)
        if kind == TOWER:
            bring(s, TOWER, 1, region)
        else:
            take_away(s, CATAPULT, 1, region, "RK-E19")
        s.then(call(dig, self.left - 1, kind))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        kind, region = pair_of(answer)
        if kind == TOWER:
            return figure_choice(kind, region)
        name = REGIONS[region]
        words = text("ringkrieg-choose-remove-catapult", region=region_text(region))
        return Choice(f"catapult {name}", words, ("figure:catapult", f"region:{name}"))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-dig", seat=seat_name(self.seat), card=card_text(s.event), left=self.left)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure not in (NONE, TOWER, CATAPULT):
            return "RK-E14-dig"
        if picked.figure != NONE and self.figure not in (NONE, picked.figure):
            return "RK-E14-mixed"
        if picked.figure == NONE or picked.region == NONE:
            return ""
        return why_not_dig(s, picked.figure, picked.region)


def why_not_dig(s: RingkriegState, kind: int, region: int) -> str:
    """RK-447: why no tower can be built there, or no catapult removed; empty if one can.

    A tower is built as by a die, by the besieging army's player; catapults go at any siege of the side.
    """
    if region not in STRONGHOLDS or not engines.is_stormed(s, region):
        return "RK-Z105"
    if kind == CATAPULT:
        return "" if s.at[region] & ALL_OF[CATAPULT] else "RK-E14-dig"
    return engines.why_not_build(s, SHADOW, region)


DEEP_TRENCHES: Final = card(
    "shadow-str-25E", "Deep Trenches and Great Engines", steps=(deep_trenches,), combat=combat_halves.OLD_HATRED
)


# --- Threat to the Fiefs of the South --------------------------------------------------------------------------------


def burn_ships(s: RingkriegState) -> None:
    """A die for each ship on Gondor's coast: 4 or more removes it."""
    for region in GONDORS_COAST:
        ships = corsairs.ships_at(s, region)
        if ships:
            take_away(s, SHIP, throw(s, ships, 4), region, "RK-E31")


THREAT_TO_THE_FIEFS: Final = card(
    "fp-str-26E",
    "Threat to the Fiefs of the South",
    needs=(need(conditions.is_on_table, CORSAIRS),),
    steps=(call(divide, REGULAR + GONDOR, 1, *FIEFS), burn_ships),
    names=nations(GONDOR),
    combat=combat_halves.LAST_DEFENCES,
)


STEPS: Final = (corsairs_upon_us, sail_on, carry, landed, rage, rage_grows, deep_trenches, dig, burn_ships)
QUESTIONS: Final = (SailOn, Carry, HowManyDunlendings, Dig)
