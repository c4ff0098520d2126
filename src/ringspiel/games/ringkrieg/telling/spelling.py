"""Forces in words, for people who edit positions: figures by name and number instead of one packed integer."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.ringkrieg.pieces.board import LOCATIONS
from ringspiel.games.ringkrieg.pieces.figures import DIGIT, KIND_NAMES, ONE
from ringspiel.games.ringkrieg.words import force_json, location_name
from ringspiel.kernel.errors import BrokenSave

FORCES: Final = ("reserve", "lost", "fellowship", "minions_seen")
PLACES: Final = tuple(location_name(location) for location in range(LOCATIONS))


def spelled(state: dict[str, Any]) -> dict[str, Any]:
    forces = {name: force_json(state[name]) for name in FORCES}
    return state | forces | {"at": {place: force_json(force) for place, force in zip(PLACES, state["at"], strict=True)}}


def packed(state: dict[str, Any]) -> dict[str, Any]:
    """Anything that is not a force in words stays as it is, and the loader reports it."""
    read: dict[str, Any] = {name: force_of(state[name]) for name in FORCES if isinstance(state.get(name), dict)}
    places = state.get("at")
    if isinstance(places, dict):
        if not places.keys() <= set(PLACES):
            raise BrokenSave("figures stand in regions and inside Strongholds")
        read["at"] = [force_of(places.get(place, {})) for place in PLACES]
    return state | read


def force_of(figures: Any) -> int:
    if not isinstance(figures, dict) or not all(is_counted(name, number) for name, number in figures.items()):
        raise BrokenSave(f"figures are named, and there are 0 to {DIGIT} of each")
    return sum(number * ONE[KIND_NAMES.index(name)] for name, number in figures.items())


def is_counted(name: str, number: Any) -> bool:
    return name in KIND_NAMES and type(number) is int and 0 <= number <= DIGIT
