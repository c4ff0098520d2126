"""The server: tables that people and programs play at, over HTTP and WebSocket. docs/protocol.md describes both.

`main` starts it, `page` runs it inside a web page, `app` is the ASGI application. Each room uses only those below it:

- `http` and `websocket` speak with clients
- `notify` sends mails and webhooks
- `play` holds the tables in play
- `jobs` take long, and run in processes of their own; `storage` is the database; `transport` guards the sockets
- `model` says what a table is
- `protocol` says what goes over the wire
"""
