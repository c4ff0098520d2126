"""The handlers of the HTTP API: everything around a game. docs/protocol.md describes it."""

from ringspiel.server.routes import offer, records, tables

__all__ = ["offer", "records", "tables"]
