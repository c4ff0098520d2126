"""Positions for the pictures of the primers: played out by opponents who look one answer ahead."""

from __future__ import annotations

from functools import cache

import msgspec

from ringspiel.agents import agent_of, answer_of
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.table import Table, new
from ringspiel.rulebook.primer import Scene, scenes


@cache
def picture(game: str, name: str) -> bytes:
    """The view of a scene, as JSON."""
    found = scenes(game).get(name)
    if found is None:
        raise BadOption(f"the primer of {game} has no scene {name!r}")
    return msgspec.json.encode(play_to(game, found).view(found.viewer))


def play_to(game: str, scene: Scene) -> Table:
    """A table where the scene is reached."""
    table = new(game, scene.seats, seed=scene.seed, options=scene.options)
    players = [agent_of("greedy", game, seat) for seat in range(scene.seats)]
    earlier = table
    while (seat := table.seat) is not None and not is_reached(table, scene):
        earlier = table.clone() if scene.before else table
        table.answer(answer_of(players[seat], table.perspective(seat)))
    return earlier


def is_reached(table: Table, scene: Scene) -> bool:
    if len(table.entries) < scene.answers:
        return False
    return not scene.until or any(event.kind == scene.until for event in table.events(scene.viewer))
