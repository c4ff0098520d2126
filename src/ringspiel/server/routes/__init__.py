"""The handlers of the HTTP API: everything around a game. docs/protocol.md describes it."""

from ringspiel.server.api import ENDPOINTS
from ringspiel.server.routes import contacts, info, lessons, positions, primers, puzzles, records, tables

__all__ = ["ENDPOINTS", "contacts", "info", "lessons", "positions", "primers", "puzzles", "records", "tables"]
