"""What goes over the wire, as docs/protocol.md describes it: bodies of HTTP, messages of the WebSocket, errors.

Everything else in the server may use these types; they know nothing of the rest.
"""
