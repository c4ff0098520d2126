"""What a player chooses in the terminal: a game, seats, options, opponents, rules.

What does not fit is refused here, in the player's language; the engine refuses it too, but in English for programmers.
"""

from __future__ import annotations

import json
from typing import Any

from ringspiel import rules
from ringspiel.agents import AGENTS
from ringspiel.cli.say import Wrong
from ringspiel.table.errors import BadOption
from ringspiel.table.game import Game
from ringspiel.table.options import Option
from ringspiel.table.registry import game_of, games
from ringspiel.table.text import text

KINDS = ("flag", "number", "one-of", "per-seat", "seat")
"""The kinds of options that have a message of their own."""


def game_named(typed: str) -> Game[Any]:
    known = [game.id for game in games()]
    if typed not in known:
        raise Wrong("cli-no-game", typed=repr(typed), games=", ".join(known))
    return game_of(typed)


def seats_at(game: Game[Any], wanted: int | None) -> int:
    """As many as wanted, or the fewest."""
    seats = wanted or game.seat_counts[0]
    if seats not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise Wrong("cli-no-such-count", game=game.id, counts=counts, typed=seats)
    return seats


def check_options(game: Game[Any], options: dict[str, Any], seats: int) -> None:
    known = {option.id: option for option in game.options}
    for id, value in options.items():
        if id in known:
            check_value(game, known[id], value, seats)
        elif known:
            raise Wrong("cli-no-option", game=game.id, typed=repr(id), options=", ".join(known))
        else:
            raise Wrong("cli-no-options", game=game.id, typed=repr(id))


def check_value(game: Game[Any], option: Option, value: Any, seats: int) -> None:
    try:
        option.check(value, seats)
    except BadOption as error:
        if hasattr(error, "reason") or option.kind not in KINDS:
            raise
        typed = repr(value) if isinstance(value, str) else json.dumps(value)
        hint = text(f"{game.id}-option-{option.id}-hint")
        limits = {key: limit for key, limit in option.to_json().items() if key in ("least", "most", "values")}
        named = {"option": repr(option.id), "typed": typed, "seats": seats, "last": seats - 1, "hint": hint}
        raise Wrong(f"cli-option-{option.kind}", **named, **limits) from error


def check_opponent(typed: str) -> None:
    if typed not in AGENTS:
        raise Wrong("cli-no-opponent", typed=repr(typed), opponents=", ".join(AGENTS))


def rule_called(game: str, id: str, language: str) -> rules.Rule:
    try:
        return rules.rule(game, id, language)
    except BadOption as error:
        raise Wrong("cli-no-rule", game=game, typed=repr(id), prefix=game_of(game).prefix) from error
