"""Ringspiel: five ring games at one table."""

__version__ = "1.0.0"

import ringspiel.games as _listed  # noqa: F401
from ringspiel import folders as _folders
from ringspiel.kernel.chance import Chance, Scripted
from ringspiel.kernel.errors import (
    BadOption,
    BrokenRecord,
    BrokenSave,
    ChanceMismatch,
    IllegalAnswer,
    NotUnderstood,
    RingspielError,
    UnknownGame,
)
from ringspiel.kernel.registry import all_games, furnish, game_ids, game_of
from ringspiel.kernel.replay import replay
from ringspiel.kernel.table import Table, load, new

__all__ = [
    "BadOption",
    "BrokenRecord",
    "BrokenSave",
    "Chance",
    "ChanceMismatch",
    "IllegalAnswer",
    "NotUnderstood",
    "RingspielError",
    "Scripted",
    "Table",
    "UnknownGame",
    "__version__",
    "all_games",
    "game_ids",
    "game_of",
    "load",
    "new",
    "replay",
]

furnish(lambda game: game.look_in(_folders.boards, _folders.shown))
