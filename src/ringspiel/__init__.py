"""Ringspiel: five ring games at one table."""

import ringspiel.games as _registered  # noqa: F401
from ringspiel.table.chance import Chance, Scripted
from ringspiel.table.errors import (
    BadOption,
    BrokenRecord,
    BrokenSave,
    ChanceMismatch,
    IllegalAnswer,
    NotUnderstood,
    RingspielError,
    UnknownGame,
)
from ringspiel.table.registry import game_of, games
from ringspiel.table.replay import replay
from ringspiel.table.table import Table, load, new

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
    "game_of",
    "games",
    "load",
    "new",
    "replay",
]
