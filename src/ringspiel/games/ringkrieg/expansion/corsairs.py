"""The Corsairs of Umbar (RK-Z68 to RK-Z85, RK-Z120): fleets come, sail, carry armies and are lost with them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.loose_figures import apart
from ringspiel.games.ringkrieg.combat.fighters import battle_of, battlefield, place_of
from ringspiel.games.ringkrieg.combat.state import BY_SEA, NO_CEASE
from ringspiel.games.ringkrieg.expansion.numbers import CORSAIRS, RELAXED_SEA, SHIP
from ringspiel.games.ringkrieg.expansion.pieces import bring, take_all
from ringspiel.games.ringkrieg.expansion.report import tell_of
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS, NUMBER, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, NONE, ONE, REGULAR, SHADOW, SOUTHRONS, count
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.politics import muster
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, why_not_for
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.words import region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

UMBAR: Final = NUMBER["umbar"]
_data: Final = next(row for row in read("factions")["factions"] if row["id"] == "corsairs")
COAST: Final = [NUMBER[name] for name in _data["coast"]]
"""RK-Z83: the coastal regions, from south to north."""
FARTHEST: Final = 2
ANCHORAGES: Final = sum(1 << region for region in COAST)


# --- coming ----------------------------------------------------------------------------------------------------------


def why_not_come(s: RingkriegState) -> str:
    """RK-Z68, RK-432: empty if the faction can be brought in now."""
    return why_not_command(s) or ("" if s.is_at_war(SOUTHRONS) else "RK-Z68")


def arrive(s: RingkriegState) -> None:
    """RK-Z68."""
    bring(s, SHIP, 2, UMBAR)


def why_not_build(s: RingkriegState) -> str:
    """RK-Z69, RK-Z119: why no ship and no crew can be recruited; empty if one of them can."""
    if not s.on_table(CORSAIRS):
        return "RK-Z119-absent"
    if s.captured >> UMBAR & 1:
        return "RK-Z69"
    return why_not_command(s) or ("" if count(s.reserve, SHIP) or crew_can_come(s) else "RK-M17")


def crew_can_come(s: RingkriegState) -> bool:
    """RK-Z120, RK-M13: not while Umbar is besieged, and as long as there is room."""
    return not muster.why_not_recruit(s, REGULAR + SOUTHRONS, UMBAR, SHADOW)


def can_build(s: RingkriegState, side: int, face: int) -> bool:
    return not why_not_build(s)


def black_ships(s: RingkriegState) -> None:
    """RK-Z69: a ship and a Regular in Umbar."""
    bring(s, SHIP, 1, UMBAR)
    if crew_can_come(s):
        muster.place(s, REGULAR + SOUTHRONS, UMBAR)


# --- where they are --------------------------------------------------------------------------------------------------


def ships_at(s: RingkriegState, region: int) -> int:
    return count(s.at[region], SHIP)


def harbours(s: RingkriegState) -> list[int]:
    """The regions with ships."""
    return [region for region in COAST if s.at[region] & ALL_OF[SHIP]]


def why_not_command(s: RingkriegState) -> str:
    """RK-432: why the acting player does not command the ships; empty if they do."""
    return why_not_for(s, SHADOW, SOUTHRONS)


# --- moving ships (RK-Z71, RK-Z73, RK-Z83) ---------------------------------------------------------------------------


def rested_ships(s: RingkriegState, region: int) -> int:
    """RK-Z85: the ships that have not moved in this action."""
    moved = s.moved
    gone = sum(count(moved[at + 1], SHIP) for at in range(0, len(moved), 2) if moved[at] == region)
    return ships_at(s, region) - gone


def waters(region: int) -> list[int]:
    """RK-Z73, RK-Z83: the coastal regions at most two away, along the coast."""
    here = COAST.index(region)
    return [COAST[at] for at in range(len(COAST)) if 0 < abs(at - here) <= FARTHEST]


def fleet_moves(s: RingkriegState, side: int) -> list[int]:
    """All moves of a fleet, as answers."""
    if side != SHADOW or why_not_command(s):
        return []
    return [move for region in harbours(s) if rested_ships(s, region) for move in apart(SHIP, region, waters(region))]


def why_not_sail(s: RingkriegState, side: int, kind: int, origin: int, destination: int) -> str:
    """Why no fleet can make this move; empty if one can, or if something is not named yet."""
    if kind != SHIP:
        return ""
    if side != SHADOW or why_not_command(s):
        return "RK-412"
    if origin == NONE:
        return "" if harbours(s) else "RK-Z73"
    if origin >= REGION_COUNT or not ships_at(s, origin):
        return "RK-Z73"
    if not rested_ships(s, origin):
        return "RK-Z85"
    if destination == NONE:
        return ""
    if destination >= REGION_COUNT or not ANCHORAGES >> destination & 1:
        return "RK-Z71"
    return "" if destination in waters(origin) else "RK-Z73-far"


def sail(s: RingkriegState, kind: int, origin: int, destination: int) -> None:
    """RK-Z73: ask how many of the ships go."""
    s.ask(FleetSize(decider(s, SHADOW, ACTION), SHADOW, origin, destination))


@final
class FleetSize(SideQuestion):
    """DP-51, RK-Z73: how many ships of a region make up the fleet that moves."""

    __slots__ = ("destination", "origin")
    kind: ClassVar[str] = "fleet-size"
    rule: ClassVar[str] = "RK-Z73"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "origin", "destination")

    def __init__(self, seat: int, side: int, origin: int, destination: int) -> None:
        super().__init__(seat, side)
        self.origin = origin
        self.destination = destination

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(1, rested_ships(s, self.origin) + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        force = answer * ONE[SHIP]
        s.at[self.origin] -= force
        s.at[self.destination] += force
        s.moved += [self.destination, force]
        if s.log is not None:
            tell_of(s, "fleet-moved", self.rule, origin=self.origin, to=self.destination, force=force)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-ships", number=answer), (f"button:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        to = region_text(self.destination)
        return text("ringkrieg-ask-fleet-size", seat=seat_name(self.seat), origin=region_text(self.origin), to=to)


# --- transport (RK-Z74, RK-Z84, RK-Z128, RK-Z135) --------------------------------------------------------------------


def passages(s: RingkriegState, origin: int, side: int) -> list[int]:
    """Where an army can go by ship with one move of a die."""
    if side != SHADOW or not ships_at(s, origin) or s.event != NONE or why_not_command(s):
        return []
    return [region for region in harbours(s) if not why_no_landing(s, origin, region)]


def why_no_landing(s: RingkriegState, origin: int, region: int) -> str:
    """RK-Z74: why a ship takes no army to a region; RK-Z136: to the next region an army goes by land."""
    if region == origin or region in NEIGHBOURS[origin]:
        return "RK-Z136"
    if not ships_at(s, region):
        return "RK-Z74"
    free = s.can_enter(region, SHADOW) if s.on_table(RELAXED_SEA) else s.is_free_for(region, SHADOW)
    return "" if free else "RK-Z74-held"


def why_no_passage(s: RingkriegState, origin: int, destination: int, side: int) -> str:
    """The reason for a destination that is not next to the army."""
    if side != SHADOW or origin >= REGION_COUNT or destination >= REGION_COUNT or s.event != NONE:
        return ""
    if not ships_at(s, origin) or not ANCHORAGES >> destination & 1:
        return ""
    return why_not_command(s) or why_no_landing(s, origin, destination)


def goes_by_ship(s: RingkriegState, origin: int, destination: int) -> None:
    """Report that an army goes by ship."""
    if s.log is not None and s.acting == SHADOW and is_voyage(origin, destination):
        tell_of(s, "by-ship", "RK-Z74", region=destination)


def is_voyage(origin: int, destination: int) -> bool:
    return origin != destination and destination not in NEIGHBOURS[origin]


# --- attack by ship (RK-Z76 to RK-Z79, RK-Z85) -----------------------------------------------------------------------


def raids(s: RingkriegState, origin: int, side: int) -> list[int]:
    """Where an army can attack by ship with a die."""
    if side != SHADOW or s.event != NONE or why_not_command(s):
        return []
    return landings(s, origin)


def landings(s: RingkriegState, origin: int) -> list[int]:
    """RK-Z76, RK-Z79: other regions with a ship where an army of the Free Peoples stands in the open."""
    if origin >= REGION_COUNT or not ships_at(s, origin):
        return []
    return [region for region in harbours(s) if is_voyage(origin, region) and s.has_units(region, FREE)]


def set_sail(s: RingkriegState) -> None:
    """RK-Z77, RK-Z85: an army that attacks by ship cannot end the attack."""
    b = battle_of(s)
    if b.attacker == SHADOW and is_voyage(REGION_OF[b.origin], REGION_OF[b.target]):
        b.terms |= BY_SEA | NO_CEASE
        if s.log is not None:
            tell_of(s, "by-ship", "RK-Z76", region=b.target)


def beaten(s: RingkriegState, side: int) -> None:
    """RK-Z78, RK-Z80, RK-Z120, RK-Z130: with the army that landed, or the one that was attacked, its ships are lost."""
    if side != SHADOW:
        return
    b = battle_of(s)
    if b.attacker == FREE:
        take_all(s, SHIP, REGION_OF[place_of(s, SHADOW)], "RK-Z80")
    elif b.terms & BY_SEA:
        take_all(s, SHIP, battlefield(s), "RK-Z78")


STEPS: Final = (black_ships,)
QUESTIONS: Final = (FleetSize,)
