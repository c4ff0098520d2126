"""Positions for the pictures of the primers: played out by opponents who look one answer ahead."""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from ringspiel.agents import agent_of, answer_of
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.table import Table, new
from ringspiel.rulebook.primer import Scene, scenes

LAST: Final = 16
"""This many answers before a scene are told with it: more than a battle takes to reach its first dice."""


class Picture(NamedTuple):
    """A scene as its viewer sees it: the view and the last entries of the log, as JSON."""

    view: bytes
    log: bytes


@cache
def picture(game: str, name: str) -> Picture:
    found = scenes(game).get(name)
    if found is None:
        raise BadOption(f"the primer of {game} has no scene {name!r}")
    table, log = play_to(game, found)
    return Picture(msgspec.json.encode(table.view(found.viewer)), msgspec.json.encode(log))


def play_to(game: str, scene: Scene) -> tuple[Table, list[dict[str, Any]]]:
    """A table where the scene is reached, and what was told last."""
    table = new(game, scene.seats, seed=scene.seed, options=scene.options)
    players = [agent_of("greedy", game, seat) for seat in range(scene.seats)]
    log: deque[dict[str, Any]] = deque(maxlen=LAST)
    earlier, before = table, list(log)
    while (seat := table.seat) is not None and not is_reached(table, scene):
        earlier, before = (table.clone(), list(log)) if scene.before else (table, before)
        table.answer(answer_of(players[seat], table.perspective(seat)))
        log.append(entry(table, seat, scene.viewer))
    return earlier, before if scene.before else list(log)


def entry(table: Table, seat: int, viewer: int) -> dict[str, Any]:
    """The last answer as the log of its viewer has it; how others answered is of no use to a picture."""
    events = [event.to_json() for event in table.events(viewer)]
    return {"n": len(table.entries), "seat": seat, "notation": "", "events": events}


def is_reached(table: Table, scene: Scene) -> bool:
    if len(table.entries) < scene.answers:
        return False
    return not scene.until or any(event.kind == scene.until for event in table.events(scene.viewer))
