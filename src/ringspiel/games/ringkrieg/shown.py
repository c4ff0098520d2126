"""What the board and the events of Der Ringkrieg show, as types. The client's are written from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypedDict, get_type_hints

from ringspiel.games.ringkrieg.pieces.figures import Nation, Side
from ringspiel.games.ringkrieg.words import NARRATOR

Force = dict[str, int]
"""How many figures of each kind."""


class NationShown(TypedDict):
    box: int
    """Its box on the Political Track, counted from War, which is 0."""
    active: bool
    """Whether it is active; a passive nation never goes to war."""


class Nations(TypedDict):
    dwarves: NationShown
    """Dwarves."""
    elves: NationShown
    """Elves."""
    gondor: NationShown
    """Gondor."""
    north: NationShown
    """The North."""
    rohan: NationShown
    """Rohan."""
    isengard: NationShown
    """Isengard."""
    sauron: NationShown
    """Sauron."""
    southrons: NationShown
    """Southrons and Easterlings."""


class Fellowship(TypedDict):
    """`region` is where its figure stands, the place where it was last known to be; `mordor` its step there."""

    companions: list[str]
    """The Companions with the Ring-bearers."""
    leaving: list[str]
    """Those who are about to separate."""
    guide: str
    """The Guide."""
    region: str
    """Where the figure of the Fellowship stands."""
    progress: int
    """Steps since then, on the Fellowship Track."""
    revealed: bool
    """Whether the Fellowship is revealed."""
    corruption: int
    """Points of corruption; twelve lose the game."""
    mordor: int | None
    """The step on the Mordor Track; nothing outside Mordor."""


class HuntBox(TypedDict):
    free: int
    """Dice of the Free Peoples, which moved the Fellowship in this turn."""
    shadow: int
    """Dice of the Shadow: those allocated, and Eyes."""


class Hunt(TypedDict):
    box: HuntBox
    """The Hunt Box."""
    pool: list[str]
    """The tiles that can be drawn."""
    drawn: list[str]
    """The tiles that have been drawn."""
    waiting: list[str]
    """Special tiles that come into the pool in Mordor."""
    removed: list[str]
    """Tiles out of the game."""
    tile: str | None
    """The tile of the Hunt under way; nothing if there is none."""
    damage: int
    """The Hunt damage that is still to be met."""


class Camp(TypedDict):
    """One side's dice, rings and cards. `playable` are cards in hand whose preconditions are met now."""

    side: Side
    """Whose they are."""
    points: int
    """Victory points."""
    dice: dict[str, int]
    """Unused dice by face."""
    spent: int
    """How many dice have been used in this turn."""
    pool: int
    """How many dice the side rolls."""
    rings: int
    """Elven rings."""
    ring_used: bool
    """Whether a ring has been used in this turn."""
    decks: dict[str, int]
    """Cards left in each deck."""
    hand: list[str] | None
    """The cards in hand; nothing for the other side."""
    playable: list[str] | None
    """Those whose preconditions are met now; nothing for the other side."""
    hand_backs: dict[str, int]
    """How many cards of each deck the side holds."""
    put_away: list[str] | None
    """The cards put away face down; nothing for the other side."""
    put_away_backs: dict[str, int]
    """How many cards of each deck the side has put away."""


class Battle(TypedDict):
    """The attackers are still in `origin`; both places are locations such as `moria` or `inside-moria`.

    `dice` are those of the next combat roll; each hits from `needed` on, after `bonus` is added.
    """

    attacker: Side
    """The attacking side."""
    origin: str
    """Where the attackers come from."""
    target: str
    """Where the defenders stand."""
    force: Force
    """The attacking figures."""
    round: int
    """The combat round, from 1."""
    hits: tuple[int, int]
    """Hits in this round, by side: Free Peoples, Shadow."""
    announced: tuple[bool, bool]
    """Whether each side has chosen a combat card."""
    cards: tuple[str | None, str | None]
    """The combat cards; nothing for those that are not shown to this seat."""
    dice: tuple[int, int]
    """Dice of the next combat roll, by side."""
    needed: tuple[int, int]
    """The least result that hits, by side."""
    bonus: tuple[int, int]
    """What is added to each result, by side."""
    leadership: tuple[int, int]
    """Leadership for the re-roll, by side."""


class Prospect(TypedDict):
    """An attack that can be made, if nobody plays a card and everybody stands to the end."""

    origin: str
    """Where the attackers stand."""
    target: str
    """Where the defenders stand."""
    chance: int
    """The chance to win it, in percent."""
    walls: bool
    """Whether the defenders might withdraw behind their walls instead."""


class Player(TypedDict):
    """What a seat plays; `next` acts when it is the turn of its side."""

    role: str
    """The role of the seat."""
    side: Side
    """Its side."""
    nations: list[Nation]
    """The nations that it leads."""
    leading: bool
    """Whether it holds the leading marker of its side."""
    next: bool
    """Whether it acts when it is the turn of its side."""
    ring_used: bool
    """Whether it has used a ring in this turn."""
    hand_backs: dict[str, int]
    """How many cards of each deck it holds."""
    put_away_backs: dict[str, int]
    """How many cards of each deck it has put away."""


class Teams(TypedDict):
    """`mixed` armies with the seat that leads each, `conquests` by seat, and what may not act twice in a row."""

    mixed: dict[str, int]
    """The seat that leads each mixed army, by location."""
    conquests: list[list[str]]
    """The Settlements that each seat has captured, in the order of the seats."""
    given: list[str]
    """The cards that this seat has given to its teammate and that are still in hand."""
    offered: str | None
    """The card that this seat offers for exchange; nothing if none."""
    exhausted: list[Nation]
    """Nations of the Free Peoples that may not act again now."""
    exhausted_armies: list[str]
    """Locations of armies that may not act again now."""


class OpenBoard(TypedDict):
    """What everybody sees of the base game."""

    turn: int
    """The turn, from 1."""
    phase: int
    """The phase of the turn, from 1."""
    acting: Side
    """The side that acts."""
    regions: dict[str, Force]
    """The figures in each region that has any."""
    strongholds: dict[str, Force]
    """The figures inside each besieged Stronghold."""
    captured: dict[str, Side]
    """Who has captured each Settlement that is not its owner's."""
    reinforcements: Force
    """Figures that can still come."""
    lost: Force
    """Characters out of the game."""
    nations: Nations
    """The Political Track."""
    fellowship: Fellowship
    """The Fellowship."""
    hunt: Hunt
    """The Hunt."""
    event: str | None
    """The event card in play; nothing if there is none."""
    table: list[str]
    """The cards that stay on the table."""
    discards: list[str]
    """The cards discarded face up."""
    picked: Force
    """The figures that have been picked in the open question."""
    chance: int | None
    """The chance of the attackers to win it, in percent; nothing while losses are chosen."""
    prospects: list[Prospect]
    """The attacks that are being considered."""
    players: list[Player]
    """One for each seat, in the order of the seats."""


class OwnBoard(TypedDict):
    """What differs by seat."""

    sides: tuple[Camp, Camp]
    """The Free Peoples, then the Shadow."""
    battle: Battle | None
    """The battle under way; nothing if there is none."""
    teams: Teams | None
    """What only more than two players need; nothing for two."""


SENT: Final[dict[str, Any]] = {
    "card": str,
    "deck": str,
    "does": str,
    "effect": str,
    "face": str,
    "faces": list[str],
    "force": Force,
    "against": Force,
    "kind": str,
    "regular": str,
    "nation": Nation,
    "origin": str,
    "to": str,
    "region": str,
    "role": str,
    "side": Side,
    "tile": str,
    "turned": str,
}
"""How the facts of events are sent that have names: by the narrator's `ids`."""


@cache
def sent(facts: Any) -> Any:
    """The data of an event that tells these facts."""
    fields = {name: SENT.get(name, type) for name, type in get_type_hints(facts).items() if name not in NARRATOR.spoken}
    make: Any = TypedDict
    data = make(facts.__name__, fields)
    data.__doc__ = facts.__doc__
    return data


def sent_by_kind(facts: Mapping[Any, Any]) -> dict[str, Any]:
    """The data of events, by kind."""
    return {kind: sent(told) for kind, told in facts.items()}
