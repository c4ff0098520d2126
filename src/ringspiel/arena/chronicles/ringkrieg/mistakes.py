"""Mistakes that opponents of Der Ringkrieg were seen to make again and again, as numbers of a table.

They are named by the side and by what happened, so that a new opponent can be set beside an old one. What a player
could have known better is not judged: each is only counted.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, cast, get_args

from ringspiel.agents.ringkrieg.ways import STRAIGHT
from ringspiel.games.ringkrieg.box import Kind
from ringspiel.games.ringkrieg.pieces.board import BOX, DISTANCE, NUMBER, OWNER, POINTS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.figures import (
    DWARVES,
    FREE,
    KIND_NAMES,
    NAZGUL_AND_WITCH_KING,
    NONE,
    RANK_ELITE,
    RANK_LEADER,
    RANK_NAZGUL,
    RANK_OF,
    RANK_REGULAR,
    SHADOW,
    UNITS,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.facts import ActKind
from ringspiel.kernel.event import Event

FREE_PRIZES: Final = [region for region in range(REGION_COUNT) if POINTS[region] and OWNER[region] == FREE]
RING_CARDS: Final = [f"fp-char-0{number}" for number in range(1, 9)]
STRONG_EVENTS: Final = ("shadow-char-12", "shadow-char-14", "shadow-char-22")
"""Morgul Wound, The Breaking of the Fellowship, Wormtongue."""
ACTS: Final = frozenset(get_args(ActKind))
INSIDE: Final = "inside-"
FEET: Final = ("character", "will")
MARCHES: Final = ("army", "muster", "army-muster")
GREAT: Final = 8
"""An army of this many units."""
FAR: Final = 3
"""Recruits are late and far away when every City and Stronghold of the Free Peoples is farther than this."""


def region_of(location: str) -> int:
    """The region of a location as events name it."""
    return NUMBER[location.removeprefix(INSIDE)]


def units_in(force: dict[str, int], *ranks: int) -> int:
    """How many figures of these ranks a told force has; without ranks, units."""
    wanted = ranks or (RANK_REGULAR, RANK_ELITE)
    return sum(number for name, number in force.items() if RANK_OF[KIND_NAMES.index(name)] in wanted)


class Mistakes:
    """Sees the events of one table."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.turn = 0
        self.harm = 0
        self.burden = 0
        self.feet = 0
        self.gone = False
        self.flights: int | None = None
        self.garrisons: dict[int, int] = {}
        self.great: set[int] = set()
        self.came: dict[str, float] = {}
        self.early: dict[str, float] = {}

    # --- turns -------------------------------------------------------------------------------------------------------

    def turn_begins(self, s: RingkriegState) -> None:
        if s.turn == self.turn:
            return
        self.turn_ends()
        self.turn = s.turn
        self.garrisons = {region: garrison(s, region) for region in range(REGION_COUNT) if POINTS[region]}
        if s.turn == 3:
            self.early["free: Minas Tirith with at most one unit at turn 3"] = float(
                self.garrisons[NUMBER["minas-tirith"]] <= 1
            )
        if s.turn == 4:
            self.early["shadow: units in Morannon at turn 4"] = float(self.garrisons[NUMBER["morannon"]])
        self.counts["shadow: turns with two points of the Free Peoples"] += s.points(FREE) >= 2
        great = {region for region in range(REGION_COUNT) if is_great(s, region)}
        self.counts["shadow: great armies that stood a turn"] += len(great & self.great)
        self.great = great

    def turn_ends(self) -> None:
        if self.feet >= 2:
            self.counts["ready"] += 1
            self.counts["waited"] += not self.gone
        self.feet, self.gone = 0, False

    # --- events ------------------------------------------------------------------------------------------------------

    def note(self, s: RingkriegState, event: Event) -> None:
        self.turn_begins(s)
        kind, data = cast(Kind, event.kind), event.data
        if kind in ACTS:
            self.act(kind)
        elif kind == "attack":
            self.attack(data)
        elif kind == "allocated":
            self.allocated(s, data["dice"])
        elif kind == "captured":
            self.fell(region_of(data["region"]), data["side"])
        elif kind == "entered":
            self.entered(s, data)
        else:
            self.note_small(kind, data, event.rule)

    def note_small(self, kind: Kind, data: dict[str, Any], rule: str) -> None:
        if kind == "rolled" and data["seat"] == FREE:
            self.feet = sum(face in FEET for face in data["faces"])
        elif kind == "damage":
            self.harm = data["damage"]
        elif kind == "corrupted":
            self.ring_used(data["points"], data["corruption"], rule)
        elif kind == "companion-lost":
            self.companion_lost(data["kind"])
        elif kind == "minion-moved":
            self.flights = None
        elif kind == "declared":
            self.counts["declared"] += 1
        elif kind in ("mordor", "healed"):
            self.counts["declared well"] += kind == "mordor" or rule == "RK-F41"
        elif kind == "siege-lifted":
            self.counts["sieges lifted"] += 1
        elif kind == "ring-turned" and data.get("seat") == FREE:
            self.counts["free: Elven rings for Army or Muster"] += data["turned"] in MARCHES
        elif kind == "put-away" and data["card"] in RING_CARDS:
            self.counts["free: cards of the Ring put away"] += 1
        elif kind == "combat-card" and data["card"] in STRONG_EVENTS:
            self.counts["shadow: strong events used up in battle"] += 1
        elif kind == "recruited":
            self.recruited(data)

    def act(self, kind: Kind) -> None:
        self.counts["shadow: moves of Minions that move nobody"] += self.flights is not None
        self.flights = None
        if kind == "acts-move-minions":
            self.flights = 1
            self.counts["shadow: moves of Minions"] += 1
        elif kind in ("acts-move-fellowship", "acts-hide"):
            self.gone = True
        elif kind == "acts-separate":
            self.counts["free: Companions sent away by a die"] += 1

    def attack(self, data: dict[str, Any]) -> None:
        side, number = data["side"], units_in(data["force"])
        self.counts[f"{side}: attacks"] += 1
        self.counts[f"{side}: attacks by a single unit"] += number == 1
        if data["origin"].startswith(INSIDE):
            self.counts[f"{side}: sorties against more units"] += number < units_in(data["against"])
        if not data["to"].startswith(INSIDE):
            return
        self.counts[f"{side}: assaults"] += 1
        self.counts[f"{side}: assaults with three units or fewer"] += number <= 3
        self.counts[f"{side}: units in assaults"] += number
        self.counts[f"{side}: Elites in assaults"] += units_in(data["force"], RANK_ELITE)
        self.counts[f"{side}: leaders in assaults"] += units_in(data["force"], RANK_LEADER, RANK_NAZGUL)

    def allocated(self, s: RingkriegState, dice: int) -> None:
        """The Fellowship phase is over, and the Hunt begins."""
        if s.mordor == NONE:
            watched = bool(s.at[s.figure] & NAZGUL_AND_WITCH_KING)
            self.counts["shadow: turns on the way"] += 1
            self.counts["shadow: turns with a Nazgûl at the Fellowship"] += watched
            if not s.revealed and STRAIGHT[s.figure] <= s.progress:
                self.counts["free: hidden at the gates and not entering"] += 1
        else:
            self.counts["turns in Mordor"] += 1
            self.counts["shadow: turns in Mordor without a Hunt die"] += not dice

    def fell(self, region: int, winner: str) -> None:
        if not POINTS[region]:
            return
        loser = "free" if winner == "shadow" else "shadow"
        weak = self.garrisons.get(region, 0) <= 1
        self.counts[f"{loser}: falls"] += 1
        self.counts[f"{loser}: falls with at most one unit"] += weak
        for name in ("minas-tirith", "helms-deep", "lorien", "rivendell", "dale"):
            if region == NUMBER[name] and loser == "free":
                self.counts[f"{name} fell"] = 1
                self.counts[f"{name} fell weak"] = int(weak)

    def entered(self, s: RingkriegState, data: dict[str, Any]) -> None:
        if data["kind"] == "witch-king":
            self.came["shadow: turn of the Witch-king"] = float(s.turn)
            region = region_of(data["region"])
            self.came["shadow: Witch-king to fewer than five units"] = float(units(s.at[region] & UNITS[SHADOW]) < 5)

    def ring_used(self, points: int, corruption: int, rule: str) -> None:
        if rule == "RK-H35" and points >= 3:
            self.counts["free: three points or more taken by the Ring"] += 1
        self.burden = corruption

    def companion_lost(self, kind: str) -> None:
        self.counts["free: Companions lost for one point at corruption 2 or less"] += (
            self.harm == 1 and self.burden <= 2
        )
        self.counts["free: Strider lost to the Hunt"] += kind == "strider"

    def recruited(self, data: dict[str, Any]) -> None:
        kind, region = KIND_NAMES.index(data["kind"]), region_of(data["region"])
        if RANK_OF[kind] == RANK_ELITE and self.turn > 5 and OWNER[region] == SHADOW:
            far = min(DISTANCE[region][goal] for goal in FREE_PRIZES) > FAR
            self.counts["shadow: late Elites far from the war"] += far

    # --- the end -----------------------------------------------------------------------------------------------------

    def figures(self, s: RingkriegState) -> dict[str, float]:
        counts = self.counts
        found = {name: float(counts[name]) for name in PLAIN}
        found["free: needless declarations"] = float(max(0, counts["declared"] - counts["declared well"]))
        found["free: Dwarves never at war"] = float(not s.is_at_war(DWARVES))
        for name in ("minas-tirith", "helms-deep", "lorien", "rivendell", "dale"):
            found[f"free: {name} fell"] = float(counts[f"{name} fell"])
        shares = {
            "free: waits with two dice for the Ring, of turns": ("waited", "ready"),
            "shadow: moves of Minions that move nobody, of all": (
                "shadow: moves of Minions that move nobody",
                "shadow: moves of Minions",
            ),
            "shadow: turns in Mordor without a Hunt die, of turns": (
                "shadow: turns in Mordor without a Hunt die",
                "turns in Mordor",
            ),
            "shadow: turns with a Nazgûl at the Fellowship, of turns": (
                "shadow: turns with a Nazgûl at the Fellowship",
                "shadow: turns on the way",
            ),
            "free: Minas Tirith fell with at most one unit, of falls": ("minas-tirith fell weak", "minas-tirith fell"),
            "free: Helm's Deep fell with at most one unit, of falls": ("helms-deep fell weak", "helms-deep fell"),
        }
        for side in ("free", "shadow"):
            shares[f"{side}: falls with at most one unit, of falls"] = (
                f"{side}: falls with at most one unit",
                f"{side}: falls",
            )
            shares[f"{side}: assaults with three units or fewer, of assaults"] = (
                f"{side}: assaults with three units or fewer",
                f"{side}: assaults",
            )
            for what in ("units", "Elites", "leaders"):
                shares[f"{side}: {what} in an assault"] = (f"{side}: {what} in assaults", f"{side}: assaults")
        for name, (part, whole) in shares.items():
            if counts[whole]:
                found[name] = counts[part] / counts[whole]
        return found | self.came | self.early


PLAIN: Final = (
    "free: hidden at the gates and not entering",
    "free: Companions lost for one point at corruption 2 or less",
    "free: three points or more taken by the Ring",
    "free: Strider lost to the Hunt",
    "free: Elven rings for Army or Muster",
    "free: sorties against more units",
    "free: cards of the Ring put away",
    "free: Companions sent away by a die",
    "free: attacks",
    "free: attacks by a single unit",
    "shadow: attacks",
    "shadow: attacks by a single unit",
    "shadow: sorties against more units",
    "shadow: turns with two points of the Free Peoples",
    "shadow: great armies that stood a turn",
    "shadow: strong events used up in battle",
    "shadow: late Elites far from the war",
)
"""Counted once each; the others are shares."""


def garrison(s: RingkriegState, region: int) -> int:
    """The units of the side that holds a place, in it or behind its walls."""
    mask = UNITS[s.controller(region)]
    box = BOX[region]
    return units(s.at[region] & mask) + (units(s.at[box] & mask) if box != NONE else 0)


def is_great(s: RingkriegState, region: int) -> bool:
    """A great army of the Shadow that besieges nobody."""
    return units(s.at[region] & UNITS[SHADOW]) >= GREAT and not s.is_besieged(region)
