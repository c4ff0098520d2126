"""The WebSocket of somebody who looks at a shared analysis: says that it has changed, and to which number."""

from __future__ import annotations

import asyncio
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from ringspiel.server.model.auth import check_table_id
from ringspiel.server.play.readers import Reader
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import analyses
from ringspiel.server.transport.abort import abort
from ringspiel.server.transport.costs import MESSAGE
from ringspiel.server.transport.origin import address_of, same_origin
from ringspiel.server.websocket.connection import POLICY_VIOLATION, end


async def read_along(socket: WebSocket, server: Server) -> None:
    """Tell of every change until the client goes. A client has nothing to say here."""
    address = address_of(socket)
    try:
        if same_origin(socket.headers, server.settings.allowed_origins):
            with server.sockets.one(address):
                await socket.accept()
                await _follow(socket, server, address)
        await socket.close(POLICY_VIOLATION)
    except Refused:
        await socket.close(POLICY_VIOLATION)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client is gone


async def _follow(socket: WebSocket, server: Server, address: str) -> None:
    id = check_table_id(socket.path_params["analysis"])
    with server.readers.reading(id) as reader:
        reader.tell(await server.database.read(partial(analyses.number_of, id=id)))
        listener = asyncio.create_task(_gone(socket))
        teller = asyncio.create_task(_tell(socket, server, address, reader))
        try:
            await asyncio.wait({listener, teller}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end(listener, teller)


async def _gone(socket: WebSocket) -> None:
    """Until the client has gone, or has said something."""
    await socket.receive()


async def _tell(socket: WebSocket, server: Server, address: str, reader: Reader) -> None:
    await server.costs.metered(address, _tell_all(socket, server, address, reader))


async def _tell_all(socket: WebSocket, server: Server, address: str, reader: Reader) -> None:
    """Several changes are told as one, and a client that does not read is cut off."""
    while True:
        at = await reader.next()
        await server.costs.admit(address, MESSAGE)
        try:
            async with asyncio.timeout(server.settings.stall_seconds):
                await socket.send_json({"at": at})
        except TimeoutError:
            abort(socket)
            return
