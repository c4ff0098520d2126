"""The WebSocket of a player or a spectator: messages in, and what waits to be sent."""
