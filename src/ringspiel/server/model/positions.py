"""Positions to play on from, and how they travel as JSON.

What was hidden in a position is dealt anew. So the record of the old table tells nobody what is hidden at the new one.
"""

from __future__ import annotations

import re
import secrets
from typing import Any

from ringspiel.kernel.chance import key_of
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State
from ringspiel.kernel.table import Table, load
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused


def dealt_anew(s: State) -> State:
    """New dice, and new cards wherever the asked seat cannot know them. Nobody gains by having seen the old table."""
    assert s.question is not None
    return s.imagine(s.question.seat, key_of(secrets.randbits(128)))


def dealt_for_all(s: State, seats: int) -> State:
    """New dice, and new cards for everything that any seat cannot know: the hand of each is hidden from another."""
    for seat in range(seats):
        s = s.imagine(seat, key_of(secrets.randbits(128)))
    return s


def table_from(position: Json, redeal: bool, alone: bool = True) -> Table:
    """A table that begins there, with dice that nobody knows.

    `alone`: all seats are one person's, who may know what the asked seat holds.
    """
    try:
        table = load(exact(position))
    except RingspielError as error:
        raise Refused("bad-table", str(error)) from error
    except RecursionError:
        raise Refused("bad-table", "the position is nested too deeply") from None
    if table.seat is None:
        raise Refused("bad-table", "the game is over in this position")
    fresh = dealt_anew(table.state) if alone else dealt_for_all(table.state, table.seats)
    if redeal:
        table.state = fresh
    else:
        table.state.generator = fresh.generator
    return load(table.save())


EXACT_IN_BROWSERS = 2**53
"""Larger numbers lose their last digits there, so that they travel as words."""
NUMBER = re.compile(r"-?\d+")


def portable(position: dict[str, Any]) -> Any:
    """A position that people can read and a browser can hold without changing it."""
    return in_digits(position | {"state": game_of(position["game"]).spelled(position["state"])})


def in_digits(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: in_digits(each) for name, each in value.items()}
    if isinstance(value, list):
        return [in_digits(each) for each in value]
    return str(value) if isinstance(value, int) and abs(value) >= EXACT_IN_BROWSERS else value


def exact(position: Json) -> Json:
    """The same as the rules know it: no state, question or step holds digits as words."""
    if not isinstance(position, dict):
        return position
    read = position | {name: numbered(position[name]) for name in ("state", "question", "agenda") if name in position}
    game, state = read.get("game"), read.get("state")
    if isinstance(game, str) and isinstance(state, dict):
        return read | {"state": game_of(game).packed(state)}
    return read


def numbered(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: numbered(each) for name, each in value.items()}
    if isinstance(value, list):
        return [numbered(each) for each in value]
    return int(value) if isinstance(value, str) and len(value) < 600 and NUMBER.fullmatch(value) else value
