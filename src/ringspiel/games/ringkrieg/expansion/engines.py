"""Siege engines (RK-Z103 to RK-Z118, RK-Z125, RK-Z133): towers before the walls, catapults on them."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.combat.fighters import battle_of, battlefield, fighter, general, is_siege_battle
from ringspiel.games.ringkrieg.combat.state import SUPERIOR
from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, TOWER
from ringspiel.games.ringkrieg.expansion.pieces import bring, take_all, take_away
from ringspiel.games.ringkrieg.pieces.board import BOX, NATION, OWNER, REGION_COUNT, REGION_OF, REGIONS, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, NONE, SHADOW, UNITS, count
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, army_leader, decider, why_not_for
from ringspiel.games.ringkrieg.teams.tired_nations import acts_for
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

MOST: Final = 2
ENGINE_OF: Final = (CATAPULT, TOWER)
"""By side."""


# --- building (RK-Z103 to RK-Z106) -----------------------------------------------------------------------------------


def is_stormed(s: RingkriegState, region: int) -> bool:
    """RK-Z105: the Shadow besieges a Stronghold that the Free Peoples control."""
    box = BOX[region]
    return box != NONE and bool(s.at[box] & UNITS[FREE]) and s.has_units(region, SHADOW)


def why_not_build(s: RingkriegState, side: int, region: int) -> str:
    """Why a side cannot build its engine in a region; empty if it can."""
    if not count(s.reserve, ENGINE_OF[side]):
        return "RK-Z104"
    reason = why_no_tower(s, region) if side == SHADOW else why_no_catapult(s, region)
    return reason or ("RK-Z103" if count(s.at[region], ENGINE_OF[side]) >= MOST else "")


def why_no_tower(s: RingkriegState, region: int) -> str:
    """RK-Z105, RK-432: the besieging army's player builds."""
    if region >= REGION_COUNT or not is_stormed(s, region):
        return "RK-Z105"
    return "" if army_leader(s, SHADOW, s.at[region]) == decider(s, SHADOW, ACTION) else "RK-432"


def why_no_catapult(s: RingkriegState, region: int) -> str:
    """RK-Z106, RK-Z118, RK-432: a Stronghold of the Free Peoples that they hold, of an active nation; any garrison."""
    if region not in STRONGHOLDS or OWNER[region] != FREE or s.captured >> region & 1:
        return "RK-Z106"
    if not s.is_active(NATION[region]):
        return "RK-Z106-passive"
    return why_not_for(s, FREE, NATION[region])


def sites(s: RingkriegState, side: int) -> list[int]:
    """The regions in which a side can build."""
    if not s.reserve & ALL_OF[ENGINE_OF[side]]:
        return []
    return [region for region in STRONGHOLDS if not why_not_build(s, side, region)]


def can_build(s: RingkriegState, side: int, face: int) -> bool:
    return bool(sites(s, side))


def only_site(s: RingkriegState, side: int, face: int) -> Text | None:
    """The place, if there is no choice."""
    found = sites(s, side)
    return region_text(found[0]) if len(found) == 1 else None


def build(s: RingkriegState) -> None:
    s.ask(BuildEngine(decider(s, s.acting, ACTION), s.acting))


@final
class BuildEngine(SideQuestion):
    """DP-18, RK-Z105, RK-Z106: where a tower or a catapult is built."""

    __slots__ = ()
    kind: ClassVar[str] = "build-engine"
    rule: ClassVar[str] = "RK-Z104"
    asks: ClassVar[tuple[str, ...]] = ("region",)

    def answers(self, s: RingkriegState) -> list[int]:
        return sites(s, self.side)

    def take(self, s: RingkriegState, answer: int) -> None:
        """RK-309: a catapult is an action for the nation of its Stronghold."""
        bring(s, ENGINE_OF[self.side], 1, answer)
        acts_for(s, NATION[answer])

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-build-engine", seat=seat_name(self.seat), kind=kind_text(ENGINE_OF[self.side]))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_not_build(s, self.side, REGION_OF[picked.region])


# --- superiority (RK-Z107 to RK-Z112, RK-Z117, RK-Z125, RK-Z133) -----------------------------------------------------


def do_engines_count(s: RingkriegState) -> bool:
    """RK-Z117: only where the Shadow storms a Stronghold of the Free Peoples."""
    return is_siege_battle(s) and battle_of(s).attacker == SHADOW


def lead(s: RingkriegState) -> int:
    """How many engines more than the Shadow the Free Peoples have in the battle in progress."""
    force = s.at[battlefield(s)]
    return count(force, CATAPULT) - count(force, TOWER)


def superior(s: RingkriegState) -> int:
    """RK-Z107, RK-Z112, RK-Z125: the side with superiority now, or NONE."""
    if not do_engines_count(s):
        return NONE
    more = 1 if battle_of(s).terms & SUPERIOR else lead(s)
    return FREE if more > 0 else SHADOW if more < 0 else NONE


def compare(s: RingkriegState) -> None:
    """RK-Z107, RK-Z112, RK-Z133: before the first combat cards of a siege battle the Free Peoples may break a tie."""
    if battle_of(s).round > 1 or not do_engines_count(s):
        return
    s.then(weigh)
    if superior(s) == NONE and s.at[battlefield(s)] & ALL_OF[CATAPULT]:
        s.ask(GiveUpCatapult(general(s, FREE), FREE))


def weigh(s: RingkriegState) -> None:
    """RK-Z108, RK-Z110: in the first round superiority shows in the combat roll of the Free Peoples."""
    side = superior(s)
    if side == NONE:
        return
    fighter(s, FREE).bonus += 1 if side == FREE else -1
    if s.log is not None:
        tell(s, "superiority", "RK-Z110" if side == FREE else "RK-Z108", side=side, region=battlefield(s))


def free_round(s: RingkriegState) -> int:
    """RK-Z109, RK-Z118, RK-Z125: one more round without replacing an Elite."""
    return 1 if superior(s) == SHADOW else 0


def why_not_prolong(s: RingkriegState) -> str:
    """RK-Z111, RK-Z118."""
    return "RK-Z111" if superior(s) == FREE else ""


@final
class GiveUpCatapult(SideQuestion):
    """DP-25, RK-Z112: a catapult for superiority until the end of the battle, or not."""

    __slots__ = ()
    kind: ClassVar[str] = "give-up-catapult"
    rule: ClassVar[str] = "RK-Z112"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            take_away(s, CATAPULT, 1, battlefield(s), self.rule)
            battle_of(s).terms |= SUPERIOR

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "give-up" if answer else "keep"
        return Choice(name, text(f"ringkrieg-choose-catapult-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        region = region_text(battlefield(s))
        return text("ringkrieg-ask-give-up-catapult", seat=seat_name(self.seat), region=region)


# --- the end of engines (RK-Z113 to RK-Z116) -------------------------------------------------------------------------


def army_gone(s: RingkriegState, location: int) -> None:
    """RK-Z114, RK-Z115: towers go with the siege, catapults when no army of the Free Peoples is left there."""
    region = REGION_OF[location]
    if s.at[region] & ALL_OF[TOWER] and not is_stormed(s, region):
        take_all(s, TOWER, region, "RK-Z115")
    if s.at[region] & ALL_OF[CATAPULT] and not s.in_region(region) & UNITS[FREE]:
        take_all(s, CATAPULT, region, "RK-Z114")


def captured(s: RingkriegState, region: int, side: int) -> None:
    """RK-Z118: engines are never captured."""
    for kind in ENGINE_OF:
        take_all(s, kind, region, "RK-Z115")


STEPS: Final = (build, weigh)
QUESTIONS: Final = (BuildEngine, GiveUpCatapult)
