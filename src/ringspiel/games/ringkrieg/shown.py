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
    active: bool


class Nations(TypedDict):
    dwarves: NationShown
    elves: NationShown
    gondor: NationShown
    north: NationShown
    rohan: NationShown
    isengard: NationShown
    sauron: NationShown
    southrons: NationShown


class Fellowship(TypedDict):
    """`region` is where its figure stands, the place where it was last known to be; `mordor` its step there."""

    companions: list[str]
    leaving: list[str]
    guide: str
    region: str
    progress: int
    revealed: bool
    corruption: int
    mordor: int | None


class HuntBox(TypedDict):
    free: int
    shadow: int


class Hunt(TypedDict):
    box: HuntBox
    pool: list[str]
    drawn: list[str]
    waiting: list[str]
    removed: list[str]
    tile: str | None
    damage: int


class Camp(TypedDict):
    """One side's dice, rings and cards. `playable` are cards of the own hand whose preconditions are met now."""

    side: Side
    points: int
    dice: dict[str, int]
    spent: int
    pool: int
    rings: int
    ring_used: bool
    decks: dict[str, int]
    hand: list[str] | None
    playable: list[str] | None
    hand_backs: dict[str, int]
    put_away: list[str] | None
    put_away_backs: dict[str, int]


class Battle(TypedDict):
    """The attackers are still in `origin`; both places are locations such as `moria` or `inside-moria`.

    `dice` are those of the next combat roll; each hits from `needed` on, after `bonus` is added.
    """

    attacker: Side
    origin: str
    target: str
    force: Force
    round: int
    hits: tuple[int, int]
    announced: tuple[bool, bool]
    cards: tuple[str | None, str | None]
    dice: tuple[int, int]
    needed: tuple[int, int]
    bonus: tuple[int, int]
    leadership: tuple[int, int]


class Player(TypedDict):
    """What a seat plays; `next` acts when it is the turn of its side."""

    role: str
    side: Side
    nations: list[Nation]
    leading: bool
    next: bool
    ring_used: bool
    hand_backs: dict[str, int]
    put_away_backs: dict[str, int]


class Teams(TypedDict):
    """`mixed` armies with the seat that leads each, `conquests` by seat, and what may not act twice in a row."""

    mixed: dict[str, int]
    conquests: list[list[str]]
    given: list[str]
    offered: str | None
    exhausted: list[Nation]
    exhausted_armies: list[str]


class Board(TypedDict):
    """The board of the base game.

    `strongholds` are those inside besieged ones; `teams` is only there with more than two players.
    """

    turn: int
    phase: int
    acting: Side
    regions: dict[str, Force]
    strongholds: dict[str, Force]
    captured: dict[str, Side]
    reinforcements: Force
    lost: Force
    nations: Nations
    fellowship: Fellowship
    hunt: Hunt
    sides: tuple[Camp, Camp]
    event: str | None
    table: list[str]
    discards: list[str]
    picked: Force
    battle: Battle | None
    players: list[Player]
    teams: Teams | None


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
