"""The possible answers of each game, by kind of question.

A game brings them as `CODES` in `rl/<id>`. The optional `NAMES` beside them names the things that the fields of an
answer number.
"""

from __future__ import annotations

from typing import Any

from ringspiel.kernel.registry import game_of
from ringspiel.kernel.rooms import brought
from ringspiel.rl.coding import Codebook, NotCoded

_made: dict[str, Codebook] = {}


def codebook_of(game: str, options: dict[str, Any] | None = None) -> Codebook:
    """The codebook of a game. Of its options only those matter that bring other places or pieces.

    Raises `UnknownGame`, `BadOption` for options that the game does not offer, or `NotCoded` if it states no codes.

    >>> from ringspiel.rl import codebook_of
    >>> codebook_of("mordor").size
    39
    """
    rules = game_of(game)
    codes = brought(f"ringspiel.rl.{game}", "CODES")
    if codes is None:
        raise NotCoded(f"{game} states no codes: add CODES to src/ringspiel/rl/{game}/__init__.py")
    given = options or {}
    rules.check_names(given)
    given = {name: value for name, value in given.items() if name in rules.shaping}
    checked = rules.check_options(given, rules.seat_counts[0])
    shape = {name: checked[name] for name in rules.shaping}
    name = f"{game} {shape}"
    if name not in _made:
        names = brought(f"ringspiel.rl.{game}", "NAMES")
        _made[name] = Codebook(rules, codes(shape), names and names(shape))
    return _made[name]
