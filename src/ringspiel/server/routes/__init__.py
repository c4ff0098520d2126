"""The handlers of the HTTP API: everything around a game. docs/protocol.md describes it."""

from ringspiel.server.api import ENDPOINTS
from ringspiel.server.routes import offer, records, tables

__all__ = ["ENDPOINTS", "offer", "records", "tables"]
