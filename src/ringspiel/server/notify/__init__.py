"""Telling people outside the browser that it is their turn: their addresses, when they are told, mail and webhooks."""
