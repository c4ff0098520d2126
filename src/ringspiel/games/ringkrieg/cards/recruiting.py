"""Cards that recruit (RK-E19, RK-E20, RK-M13 to RK-M17, RK-M22, RK-M24, RK-M25, RK-P30)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside, lose, room
from ringspiel.games.ringkrieg.cards.choosing import ChooseNation, choose_place
from ringspiel.games.ringkrieg.cards.conditions import STRIDER_OR_ARAGORN, armies_with
from ringspiel.games.ringkrieg.pieces.board import (
    COASTAL,
    EDORAS,
    NATION,
    NEIGHBOURS,
    NUMBER,
    RECRUITING,
    REGION_COUNT,
    REGION_OF,
    REGIONS,
    SETTLEMENT,
    STRONGHOLD,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    COMPANIONS,
    ELITE,
    FREE,
    FREE_NATIONS,
    GONDOR,
    KIND_NAMES,
    LEADER,
    NATION_OF,
    NAZGUL,
    NONE,
    ONE,
    REGULAR,
    ROHAN,
    SAURON,
    SHADOW,
    SIDE_OF,
    UNITS,
    count,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.politics.muster import place
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, nations_led
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import card_text, kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

HERE: Final = NONE
"""Instead of a region: the place chosen before (the event's target)."""
_OSGILIATH: Final = NUMBER["osgiliath"]
_DUNLANDS: Final = (NUMBER["north-dunland"], NUMBER["south-dunland"])


def spot(s: RingkriegState, region: int, side: int) -> int:
    """RK-E20, RK-M15, RK-M16, RK-M22: where in a region a card may place figures; NONE where the enemy bars it."""
    inside = inside_or_outside(s, region, side)
    return inside if inside != region or s.is_free_for(region, side) else NONE


def capacity(s: RingkriegState, kind: int, region: int) -> int:
    """RK-E11, RK-M11, RK-M17, RK-M24: how many such figures can come to a region now."""
    side = SIDE_OF[kind]
    location = NONE if region == NONE else spot(s, region, side)
    if location == NONE:
        return 0
    supply = count(s.reserve, kind)
    if ALL_UNITS & ONE[kind]:
        return min(supply, room(s, location, side))
    return supply if kind == NAZGUL or s.has_units(location, FREE) else 0


def put(s: RingkriegState, kind: int, region: int) -> None:
    """RK-M3, RK-P30: one figure comes; for a nation of the Free Peoples the Shadow's units are an army that enters."""
    side = SIDE_OF[kind]
    place(s, kind, spot(s, region, side))
    if ALL_UNITS & ONE[kind]:
        track.army_entered(s, region, side)


def figures(s: RingkriegState, kind: int, number: int, region: int) -> None:
    """Recruit a number of figures of one kind in a region, or as many as possible."""
    where = s.target if region == HERE else region
    for _ in range(min(number, capacity(s, kind, where))):
        put(s, kind, where)


def own_figures(s: RingkriegState, kind: int, number: int, region: int) -> None:
    """RK-447: the same, if the player leads their nation."""
    if NATION_OF[kind] in nations_led(s, SIDE_OF[kind]):
        figures(s, kind, number, region)


def unit(s: RingkriegState, nation: int, region: int) -> None:
    """One unit of either rank."""
    where = s.target if region == HERE else region
    ranks = [kind for kind in (REGULAR + nation, ELITE + nation) if capacity(s, kind, where)]
    if ranks:
        s.ask(ChooseRank(decider(s, SIDE_OF[ranks[0]], ACTION), SIDE_OF[ranks[0]], nation, where))


@final
class ChooseRank(SideQuestion):
    """DP-20: whether a Regular or an Elite is recruited."""

    __slots__ = ("nation", "region")
    kind: ClassVar[str] = "choose-rank"
    rule: ClassVar[str] = "RK-E19"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "nation", "region")
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, nation: int, region: int) -> None:
        super().__init__(seat, side)
        self.nation = nation
        self.region = region

    def answers(self, s: RingkriegState) -> list[int]:
        return [kind for kind in (REGULAR + self.nation, ELITE + self.nation) if capacity(s, kind, self.region)]

    def take(self, s: RingkriegState, answer: int) -> None:
        put(s, answer, self.region)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = KIND_NAMES[answer]
        words = text("ringkrieg-choose-recruit", kind=kind_text(answer), region=region_text(self.region))
        return Choice(name, words, (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        if s.event == NONE:
            return text("ringkrieg-ask-rank-here", seat=seat_name(self.seat), region=region_text(self.region))
        return text("ringkrieg-ask-rank", seat=seat_name(self.seat), card=card_text(s.event))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure not in (REGULAR + self.nation, ELITE + self.nation):
            return self.rule
        return "RK-A8" if count(s.reserve, picked.figure) else "RK-M17"


# --- several places --------------------------------------------------------------------------------------------------


def divide(s: RingkriegState, kind: int, each: int, *regions: int) -> None:
    """RK-M24: up to `each` figures in each of these regions. If there are too few for all, the owner divides them."""
    left = [min(each, capacity(s, kind, region)) for region in regions]
    s.then(call(spread, kind, *[number for pair in zip(regions, left, strict=True) for number in pair]))


def spread(s: RingkriegState, kind: int, *places: int) -> None:
    """Regions and numbers in turn: place what is clear, ask where supply is short."""
    wanted = sum(places[1::2])
    if wanted <= count(s.reserve, kind):
        for region, number in zip(places[::2], places[1::2], strict=True):
            figures(s, kind, number, region)
    elif count(s.reserve, kind):
        s.ask(PlaceRecruit(decider(s, SIDE_OF[kind], ACTION), SIDE_OF[kind], kind, places))


@final
class PlaceRecruit(SideQuestion):
    """DP-20, RK-M24: where the next of too few figures goes. `places` are regions and numbers in turn."""

    __slots__ = ("figure", "places")
    kind: ClassVar[str] = "place-recruit"
    rule: ClassVar[str] = "RK-M24"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "figure", "places")
    asks: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, seat: int, side: int, figure: int, places: tuple[int, ...]) -> None:
        super().__init__(seat, side)
        self.figure = figure
        self.places = places

    def answers(self, s: RingkriegState) -> list[int]:
        return [self.places[at] for at in range(0, len(self.places), 2) if self.places[at + 1]]

    def take(self, s: RingkriegState, answer: int) -> None:
        put(s, self.figure, answer)
        left = list(self.places)
        left[left[::2].index(answer) * 2 + 1] -= 1
        s.then(call(spread, self.figure, *left))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        words = text("ringkrieg-choose-recruit", kind=kind_text(self.figure), region=region_text(answer))
        return Choice(REGIONS[answer], words, (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        kind = kind_text(self.figure)
        return text("ringkrieg-ask-place-recruit", seat=seat_name(self.seat), card=card_text(s.event), kind=kind)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-M24-place"


def in_three_settlements(s: RingkriegState, nation: int, strongholds: int) -> None:
    """Two Regulars in each of three Settlements (or Strongholds only) that the player chooses."""
    s.then(call(next_settlement, nation, strongholds))


def next_settlement(s: RingkriegState, nation: int, strongholds: int, *chosen: int) -> None:
    """RK-E11: as many as there are; when enough are chosen, the recruits come."""
    if s.target != NONE:
        chosen = (*chosen, s.target)
        s.target = NONE
    usable = [
        region
        for region in RECRUITING[nation]
        if region not in chosen and capacity(s, REGULAR + nation, region)
        if not strongholds or SETTLEMENT[region] == STRONGHOLD
    ]
    if len(chosen) == 3 or not usable:
        s.then(call(divide, REGULAR + nation, 2, *chosen))
    else:
        s.then(call(next_settlement, nation, strongholds, *chosen))
        choose_place(s, SHADOW, usable)


def elites_instead(s: RingkriegState, nation: int, region: int, number: int, *others: int) -> None:
    """Recruit a number of units of either rank in a region, and as many Regulars in each of some others. The Elites
    come first."""
    most = min(number, capacity(s, ELITE + nation, region))
    s.ask(ElitesInstead(decider(s, SIDE_OF[nation], ACTION), SIDE_OF[nation], nation, region, number, most, others))


@final
class ElitesInstead(SideQuestion):
    """DP-20, RK-M24: how many of the units in a region are Elites; the rest are Regulars, if they suffice."""

    __slots__ = ("most", "nation", "number", "others", "region")
    kind: ClassVar[str] = "elites-instead"
    rule: ClassVar[str] = "RK-E19"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "nation", "region", "number", "most", "others")

    def __init__(
        self, seat: int, side: int, nation: int, region: int, number: int, most: int, others: tuple[int, ...]
    ) -> None:
        super().__init__(seat, side)
        self.nation = nation
        self.region = region
        self.number = number
        self.most = most
        self.others = others

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(self.most + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        figures(s, ELITE + self.nation, answer, self.region)
        kind = REGULAR + self.nation
        places = [self.region, min(self.number - answer, capacity(s, kind, self.region))]
        for region in self.others:
            places += [region, min(self.number, capacity(s, kind, region))]
        s.then(call(spread, kind, *places))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-elites", number=answer), (f"button:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        region = region_text(self.region)
        return text("ringkrieg-ask-elites", seat=seat_name(self.seat), card=card_text(s.event), region=region)


# --- where -----------------------------------------------------------------------------------------------------------


def takes_any(s: RingkriegState, nation: int, region: int) -> bool:
    """A unit or Leader of this nation can be recruited there."""
    kinds = [REGULAR + nation, ELITE + nation]
    if nation < FREE_NATIONS:
        kinds.append(LEADER + nation)
    return any(capacity(s, kind, region) for kind in kinds)


def at_character(s: RingkriegState, kind: int) -> None:
    """The region where a character stands."""
    location = s.where(kind)
    s.target = NONE if location == NONE else REGION_OF[location]


def choose_riders(s: RingkriegState) -> None:
    """Riders of Théoden: Edoras, or a region of Rohan with a Companion."""
    found = [r for r in range(REGION_COUNT) if NATION[r] == ROHAN and (r == EDORAS or s.in_region(r) & COMPANIONS)]
    choose_place(s, FREE, [region for region in found if takes_any(s, ROHAN, region)])


def choose_free_settlement(s: RingkriegState, nation: int) -> None:
    """RK-E34: a Settlement of the nation in a free region, so none in a siege."""
    free = [region for region in RECRUITING[nation] if s.is_free_for(region, FREE)]
    choose_place(s, FREE, [region for region in free if takes_any(s, nation, region)])


def choose_coast(s: RingkriegState, nation: int) -> None:
    """Círdan's Ships: a coastal region with an army of the Free Peoples."""
    coast = [region for region in COASTAL if s.in_region(region) & UNITS[FREE]]
    choose_place(s, FREE, [region for region in coast if takes_any(s, nation, region)])


def choose_host(s: RingkriegState, nation: int) -> None:
    """Any region with an army of the Shadow that has room."""
    hosts = [region for region in range(REGION_COUNT) if s.in_region(region) & UNITS[SHADOW]]
    choose_place(s, SHADOW, [region for region in hosts if takes_any(s, nation, region)])


def choose_near_dunland(s: RingkriegState) -> None:
    """Rage of the Dunlendings: a free region next to North or South Dunland."""
    near = sorted({region for home in _DUNLANDS for region in NEIGHBOURS[home]})
    free = [region for region in near if s.is_free_for(region, SHADOW)]
    choose_place(s, SHADOW, [region for region in free if room(s, region, SHADOW) > 0])


def choose_mountains(s: RingkriegState, *regions: int) -> None:
    """One of these regions where a Nazgûl or a unit of Sauron can come."""
    found = [region for region in regions if capacity(s, NAZGUL, region) or takes_any(s, SAURON, region)]
    choose_place(s, SHADOW, found)


def choose_among(s: RingkriegState, kind: int, *regions: int) -> None:
    """One of these regions where such figures can come."""
    choose_place(s, SIDE_OF[kind], [region for region in regions if capacity(s, kind, region)])


def rangers_of_ithilien(s: RingkriegState) -> None:
    """Faramir's Rangers: with an army of the Free Peoples in Osgiliath a unit and a Leader of Gondor come there."""
    if s.has_units(_OSGILIATH, FREE):
        s.then(call(unit, GONDOR, _OSGILIATH), call(figures, LEADER + GONDOR, 1, _OSGILIATH))


# --- exchanges -------------------------------------------------------------------------------------------------------


def grey_company(s: RingkriegState) -> None:
    """A Regular in the army of Strider or Aragorn is lost for good, an Elite of its nation comes instead."""
    army = armies_with(s, FREE, STRIDER_OR_ARAGORN)[0]
    nations = [n for n in nations_led(s, FREE) if s.at[army] & ALL_OF[REGULAR + n] and s.reserve & ALL_OF[ELITE + n]]
    if nations:
        s.then(call(promote, army))
        s.ask(ChooseNation(decider(s, FREE, ACTION), FREE, tuple(nations)))


def promote(s: RingkriegState, army: int) -> None:
    exchange(s, s.target, army)


def exchange(s: RingkriegState, nation: int, location: int) -> None:
    """A Regular leaves as if lost, an Elite of the same nation takes its place."""
    lose(s, location, ONE[REGULAR + nation])
    if s.log is not None:
        tell(s, "unit-lost" if nation < FREE_NATIONS else "exchanged", "RK-E19", kind=REGULAR + nation, region=location)
    place(s, ELITE + nation, location)


def hill_trolls(s: RingkriegState, left: int) -> None:
    """Sauron's Regulars anywhere on the map become Elites, one after the other."""
    if s.target != NONE:
        exchange(s, SAURON, s.target)
    regulars = s.places(ALL_OF[REGULAR + SAURON])
    if left and s.reserve & ALL_OF[ELITE + SAURON] and regulars:
        s.then(call(hill_trolls, left - 1))
        choose_place(s, SHADOW, regulars)


STEPS: Final = (
    figures,
    own_figures,
    unit,
    divide,
    spread,
    in_three_settlements,
    next_settlement,
    elites_instead,
    at_character,
    choose_riders,
    choose_free_settlement,
    choose_coast,
    choose_host,
    choose_near_dunland,
    choose_mountains,
    choose_among,
    rangers_of_ithilien,
    grey_company,
    promote,
    hill_trolls,
)
QUESTIONS: Final = (ChooseRank, PlaceRecruit, ElitesInstead)
