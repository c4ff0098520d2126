"""Cards that strike at figures on the map (RK-E21, RK-E31): dice against an army, and figures that are lost."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.minions import landing_place
from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside, lose, shift
from ringspiel.games.ringkrieg.cards.choosing import ChooseNation, choose_place
from ringspiel.games.ringkrieg.cards.conditions import (
    MINAS_TIRITH,
    armies_with,
    mixed_armies,
    shadow_armies_facing,
    touches,
    visited_nations,
)
from ringspiel.games.ringkrieg.cards.quest import throw
from ringspiel.games.ringkrieg.combat import casualties
from ringspiel.games.ringkrieg.pieces.board import BOX, ORTHANC, RECRUITING, SETTLEMENT, STRONGHOLD
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    COMPANIONS,
    ELVES,
    FIGURES_OF_NATION,
    FREE,
    FREE_NATIONS,
    LEADER,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SARUMAN,
    SAURON,
    SHADOW,
    UNITS,
    UNITS_OF_NATION,
    count,
    kinds_in,
    number_of,
    other,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, nation_leader
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import card_text, figure_choice
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

MOST_DICE: Final = 5
TOP_BOX: Final = 3


# --- dice against an army --------------------------------------------------------------------------------------------


def strike(s: RingkriegState, dice: int, needed: int) -> None:
    """RK-E31: as many hits on the army chosen as dice reach the number needed."""
    if s.target != NONE:
        side = other(s.acting)
        hits = throw(s, dice, needed)
        s.then(call(casualties.take_hits, s.target, side, hits))


def choose_mixed_army(s: RingkriegState) -> None:
    """The Spirit of Mordor: an army of at least two Shadow nations."""
    choose_place(s, FREE, mixed_armies(s))


def choose_shadow_army(s: RingkriegState, *regions: int) -> None:
    """A Shadow army in one of these regions."""
    choose_place(s, FREE, [region for region in regions if s.has_units(region, SHADOW)])


def dreadful_spells(s: RingkriegState) -> None:
    """First the army with the Nazgûl, then its victim."""
    s.then(cast_spells)
    choose_place(s, SHADOW, shadow_armies_facing(s, NAZGUL_AND_WITCH_KING, UNITS[FREE]))


def cast_spells(s: RingkriegState) -> None:
    dice = min(number_of(s.at[s.target] & NAZGUL_AND_WITCH_KING), MOST_DICE)
    victims = [place for place in armies_with(s, FREE, UNITS[FREE]) if touches(place, s.target)]
    s.then(call(strike, dice, 5))
    choose_place(s, SHADOW, victims)


def return_to_valinor(s: RingkriegState, done: int) -> None:
    """Every Elven Stronghold that is neither besieged nor captured, in the order that the Shadow chooses."""
    havens = [r for r in RECRUITING[ELVES] if SETTLEMENT[r] == STRONGHOLD and s.at[r] & UNITS_OF_NATION[ELVES]]
    left = [r for r in havens if not done >> r & 1 and not s.captured >> r & 1 and not s.is_besieged(r)]
    if left:
        s.then(call(strike_haven, done))
        choose_place(s, SHADOW, left)


def strike_haven(s: RingkriegState, done: int) -> None:
    """One die for each Elven unit there."""
    elves = min(units(s.at[s.target] & UNITS_OF_NATION[ELVES]), MOST_DICE)
    s.then(call(strike, elves, 6), call(return_to_valinor, done | 1 << s.target))


def ents_awake(s: RingkriegState) -> None:
    """Three dice against the army in Orthanc; without units there Saruman falls."""
    s.target = inside_or_outside(s, ORTHANC, SHADOW)
    s.then(call(strike, 3, 4), ents_break_orthanc)


def ents_break_orthanc(s: RingkriegState) -> None:
    location = s.where(SARUMAN)
    if location != NONE and not s.in_region(ORTHANC) & UNITS[SHADOW]:
        eliminate(s, SARUMAN, location)


# --- Nazgûl ----------------------------------------------------------------------------------------------------------


def eagles(s: RingkriegState) -> None:
    """The Eagles are Coming!: an army with Nazgûl that faces a Companion with an army."""
    s.then(eagles_strike)
    choose_place(s, FREE, shadow_armies_facing(s, ALL_OF[NAZGUL], COMPANIONS))


def eagles_strike(s: RingkriegState) -> None:
    """A 5 or more eliminates a Nazgûl; the others flee to one Stronghold of Sauron. The Witch-king stays."""
    army = s.target
    fallen = throw(s, min(count(s.at[army], NAZGUL), MOST_DICE), 5)
    for _ in range(fallen):
        eliminate(s, NAZGUL, army)
    refuges = [r for r in RECRUITING[SAURON] if SETTLEMENT[r] == STRONGHOLD and not s.captured >> r & 1]
    if s.at[army] & ALL_OF[NAZGUL] and refuges:
        s.then(call(nazgul_flee, army))
        choose_place(s, FREE, refuges)


def nazgul_flee(s: RingkriegState, army: int) -> None:
    force = s.at[army] & ALL_OF[NAZGUL]
    refuge = landing_place(s, s.target)
    if refuge != army:
        shift(s, force, army, refuge)
        if s.log is not None:
            tell(s, "army-moved", "RK-C11", side=SHADOW, origin=army, to=refuge, force=force)


# --- figures that are lost -------------------------------------------------------------------------------------------


def eliminate(s: RingkriegState, kind: int, location: int) -> None:
    """RK-M18, RK-M19: one figure is lost."""
    lose(s, location, ONE[kind])
    if s.log is not None:
        tell(s, "figure-lost", "RK-M19", kind=kind, region=location)
    casualties.settle_hits(s, location)


def denethors_folly(s: RingkriegState) -> None:
    """One Leader inside Minas Tirith; the Free Peoples choose whose."""
    inside = s.at[BOX[MINAS_TIRITH]]
    nations = [nation for nation in range(FREE_NATIONS) if inside & ALL_OF[LEADER + nation]]
    if nations:
        s.then(lose_leader)
        s.ask(ChooseNation(decider(s, FREE, ACTION), FREE, tuple(nations)))


def lose_leader(s: RingkriegState) -> None:
    eliminate(s, LEADER + s.target, BOX[MINAS_TIRITH])


def stormcrow(s: RingkriegState) -> None:
    """The Shadow chooses a visited nation that is not At War."""
    s.then(turn_away)
    s.ask(ChooseNation(decider(s, SHADOW, ACTION), SHADOW, tuple(visited_nations(s))))


def turn_away(s: RingkriegState) -> None:
    """RK-P29: one box back, and then a figure of that nation is lost."""
    nation = s.target
    if s.political[nation] < TOP_BOX:
        s.political[nation] += 1
        if s.log is not None:
            tell(s, "turned-away", "RK-P29", nation=nation, box=s.political[nation])
    if s.places(FIGURES_OF_NATION[nation]):
        s.ask(LoseFigure(nation_leader(s, nation), FREE, nation))


@final
class LoseFigure(SideQuestion):
    """DP-20: which figure of the nation is lost, anywhere on the map."""

    __slots__ = ("nation",)
    kind: ClassVar[str] = "lose-figure"
    rule: ClassVar[str] = "RK-E33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "nation")
    asks: ClassVar[tuple[str, ...]] = ("figure", "region")

    def __init__(self, seat: int, side: int, nation: int) -> None:
        super().__init__(seat, side)
        self.nation = nation

    def answers(self, s: RingkriegState) -> list[int]:
        mask = FIGURES_OF_NATION[self.nation]
        return [pair(kind, place) for place in s.places(mask) for kind in kinds_in(s.at[place] & mask)]

    def take(self, s: RingkriegState, answer: int) -> None:
        kind, location = pair_of(answer)
        eliminate(s, kind, location)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return figure_choice(*pair_of(answer))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-lose-figure", seat=seat_name(self.seat), card=card_text(s.event))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        mask = FIGURES_OF_NATION[self.nation]
        kinds = {kind for force in s.at for kind in kinds_in(force & mask)}
        if picked.figure != NONE and picked.figure not in kinds:
            return "RK-E33-lose"
        there = picked.region == NONE or s.at[picked.region] & mask
        return "" if there and NONE in (picked.figure, picked.region) else "RK-E33-lose"


STEPS: Final = (
    strike,
    choose_mixed_army,
    choose_shadow_army,
    dreadful_spells,
    cast_spells,
    return_to_valinor,
    strike_haven,
    ents_awake,
    ents_break_orthanc,
    eagles,
    eagles_strike,
    nazgul_flee,
    denethors_folly,
    lose_leader,
    stormcrow,
    turn_away,
)
QUESTIONS: Final = (LoseFigure,)
