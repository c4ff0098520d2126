"""Cards that strike at figures on the map (RK-E21, RK-E31): dice against an army, and figures that are lost."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import casualties
from ringspiel.games.ringkrieg.armies import inside_or_outside, lose, shift
from ringspiel.games.ringkrieg.board import (
    BOX,
    LOCATIONS,
    ORTHANC,
    RECRUITING,
    SETTLEMENT,
    STRONGHOLD,
)
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
from ringspiel.games.ringkrieg.characters import landing_place
from ringspiel.games.ringkrieg.figures import (
    ALL_OF,
    COMPANIONS,
    ELVES,
    FIGURES_OF_NATION,
    FREE,
    FREE_NATIONS,
    KIND_NAMES,
    LEADER,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    NOBODY,
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
from ringspiel.games.ringkrieg.words import card_text, kind_text, location_name, region_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

MOST_DICE: Final = 5
PLACE: Final = 128
"""An answer that names a kind of figure and its location is (kind + 1) * PLACE + location."""
TOP_BOX: Final = 3


# --- dice against an army --------------------------------------------------------------------------------------------


def strike(s: RingkriegState, dice: int, needed: int) -> None:
    """RK-E31: as many hits on the army chosen as dice reach the number needed."""
    if s.target != NOBODY:
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
    if location != NOBODY and not s.in_region(ORTHANC) & UNITS[SHADOW]:
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
        s.ask(ChooseNation(FREE, tuple(nations)))


def lose_leader(s: RingkriegState) -> None:
    eliminate(s, LEADER + s.target, BOX[MINAS_TIRITH])


def stormcrow(s: RingkriegState) -> None:
    """The Shadow chooses a visited nation that is not At War."""
    s.then(turn_away)
    s.ask(ChooseNation(SHADOW, tuple(visited_nations(s))))


def turn_away(s: RingkriegState) -> None:
    """RK-P29: one box back, and then a figure of that nation is lost."""
    nation = s.target
    if s.political[nation] < TOP_BOX:
        s.political[nation] += 1
        if s.log is not None:
            tell(s, "turned-away", "RK-P29", nation=nation, box=s.political[nation])
    if any(force & FIGURES_OF_NATION[nation] for force in s.at):
        s.ask(LoseFigure(FREE, nation))


@final
class LoseFigure(Question[RingkriegState]):
    """DP-20: which figure of the nation is lost, anywhere on the map."""

    __slots__ = ("nation",)
    kind: ClassVar[str] = "lose-figure"
    rule: ClassVar[str] = "RK-E33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "nation")

    def __init__(self, seat: int, nation: int) -> None:
        super().__init__(seat)
        self.nation = nation

    def answers(self, s: RingkriegState) -> list[int]:
        mask = FIGURES_OF_NATION[self.nation]
        places = [place for place in range(LOCATIONS) if s.at[place] & mask]
        return [(kind + 1) * PLACE + place for place in places for kind in kinds_in(s.at[place] & mask)]

    def take(self, s: RingkriegState, answer: int) -> None:
        location = answer % PLACE
        eliminate(s, answer // PLACE - 1, location)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        kind, location = answer // PLACE - 1, answer % PLACE
        name = location_name(location)
        words = text("ringkrieg-choose-recruit", kind=kind_text(kind), region=region_text(location))
        return Choice(f"{KIND_NAMES[kind]} {name}", words, (f"figure:{KIND_NAMES[kind]}", f"region:{name}"))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-lose-figure", seat=seat_name(self.seat), card=card_text(s.event))
