"""What the questions of each game can be answered, by kind of question. One module for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringspiel.kernel.registry import game_of
from ringspiel.rl.codes import gefaehrten, gran, mordor, ringkrieg, tuerme
from ringspiel.rl.coding import Codes, NotCoded, Vocabulary

CODES: dict[str, Callable[[dict[str, Any]], dict[str, Codes]]] = {
    "gefaehrten": gefaehrten.codes,
    "gran": gran.codes,
    "mordor": mordor.codes,
    "ringkrieg": ringkrieg.codes,
    "tuerme": tuerme.codes,
}
_made: dict[str, Vocabulary] = {}


SHAPING = ("board", "expansion")
"""Options that bring other places or pieces, and with them other answers."""


def vocabulary_of(game: str, options: dict[str, Any] | None = None) -> Vocabulary:
    """The vocabulary of a game; of its options only those matter that bring other places or pieces."""
    rules = game_of(game)
    if game not in CODES:
        raise NotCoded(f"{game} states no codes: add src/ringspiel/rl/codes/{game}.py and name it in __init__.py")
    given = {name: value for name, value in (options or {}).items() if name in SHAPING}
    checked = rules.check_options(given, rules.seat_counts[0])
    shape = {name: checked[name] for name in SHAPING if name in checked}
    name = f"{game} {shape}"
    if name not in _made:
        _made[name] = Vocabulary(rules, CODES[game](shape))
    return _made[name]
