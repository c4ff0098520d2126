"""How tests of battles begin one and look at it."""

from collections.abc import Iterable
from typing import Any

from ringspiel.games.ringkrieg.armies.stacking import army_of
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.words import location_name
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import force, location, play, position


def dice(faces: Iterable[int]) -> list[int]:
    """What six-sided dice show, as chance results."""
    return [face - 1 for face in faces]


def begin(
    s: RingkriegState,
    origin: str,
    target: str,
    rolls: Iterable[int] = (),
    acting: int = FREE,
    army: str = "",
    terms: int = 0,
) -> Table:
    """A battle from its declaration on: the attackers (all, or those of `army`), and what the dice will show."""
    attackers = force(army) if army else army_of(s, location(origin), acting)
    step = call(attacking.begin, location(origin), location(target), attackers, terms)
    return play(s, step, rolls=dice(rolls), acting=acting)


def field(
    free: str,
    shadow: str,
    free_hand: str = "",
    shadow_hand: str = "",
    rolls: list[int] | None = None,
    attacker: int = SHADOW,
    terms: int = 0,
    **fields: Any,
) -> Table:
    """A battle between Parth Celebrant, where the Free Peoples stand, and the western Brown Lands."""
    s = position(
        f"parth-celebrant: {free}",
        f"western-brown-lands: {shadow}",
        free_hand=free_hand,
        shadow_hand=shadow_hand,
        at_war="rohan isengard sauron gondor southrons",
        **fields,
    )
    places = ("western-brown-lands", "parth-celebrant")
    origin, target = places if attacker == SHADOW else places[::-1]
    return begin(s, origin, target, rolls=rolls or [1] * 20, acting=attacker, terms=terms)


def attacks(s: RingkriegState, side: int, needed: int = 0) -> set[str]:
    """All attacks that a side could make, as in notation."""
    pairs = [pair_of(answer) for answer in attacking.attacks(s, side, needed, 0)]
    return {f"{location_name(origin)}->{location_name(target)}" for origin, target in pairs}


def events(table: Table, kind: str) -> list[Event]:
    """All events of one kind so far."""
    return [event for event in table.events(0, since=0) if event.kind == kind]


def hits(table: Table, kind: str = "combat-roll") -> dict[str, int]:
    """The hits of each side in its last roll of this kind."""
    return {event.data["side"]: event.data["hits"] for event in events(table, kind)}


def rolled(table: Table, kind: str = "combat-roll") -> dict[str, list[int]]:
    """What the dice of each side showed in its last roll of this kind."""
    return {event.data["side"]: event.data["results"] for event in events(table, kind)}
