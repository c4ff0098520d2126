"""The web table: HTTP and WebSocket, the store of games, seats and their secrets, opponents in processes of their own.

What is said on the wire is written down in docs/protocol.md.
"""
