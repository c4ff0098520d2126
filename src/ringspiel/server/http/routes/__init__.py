"""The handlers of the HTTP API: everything around a game. docs/protocol.md describes it."""

from ringspiel.server.http.endpoint import ENDPOINTS
from ringspiel.server.http.routes import (
    analysis,
    contacts,
    info,
    lessons,
    positions,
    primers,
    puzzles,
    records,
    sharing,
    statistics,
    tables,
)

__all__ = [
    "ENDPOINTS",
    "analysis",
    "contacts",
    "info",
    "lessons",
    "positions",
    "primers",
    "puzzles",
    "records",
    "sharing",
    "statistics",
    "tables",
]
