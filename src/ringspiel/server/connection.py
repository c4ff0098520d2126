"""One WebSocket: reads messages, acts for the seats it holds, and is told what those may know."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ringspiel.server import messages, store
from ringspiel.server.errors import Refused
from ringspiel.server.live import LiveTable
from ringspiel.server.lobby import seats_of_tokens
from ringspiel.server.messages import Outgoing
from ringspiel.server.opponents import Opponents, WorkerFailed
from ringspiel.server.security import Bucket, same_origin
from ringspiel.server.settings import Settings
from ringspiel.server.tables import Tables
from ringspiel.table.errors import IllegalAnswer

POLICY_VIOLATION = 1008
SERVER_FAULT = 1011
MESSAGES_UNREAD = 500
REFUSALS_IN_A_ROW = 100

log = logging.getLogger(__name__)


class Connection:
    """A player, several players at one screen, or a spectator."""

    def __init__(self, socket: WebSocket, tables: Tables, opponents: Opponents, settings: Settings) -> None:
        self.socket = socket
        self.tables = tables
        self.opponents = opponents
        self.settings = settings
        self.held: frozenset[int] = frozenset()
        self.since: int | None = None
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue(MESSAGES_UNREAD)
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.hints: set[asyncio.Task[None]] = set()

    # --- from beginning to end -----------------------------------------------------------------------------------

    async def run(self) -> None:
        if not same_origin(self.socket.headers, self.settings.origins):
            await self.socket.close(POLICY_VIOLATION)
            return
        await self.socket.accept()
        self.player = asyncio.create_task(self._play())
        sender = asyncio.create_task(self._send_all())
        try:
            await asyncio.wait({self.player})
            code = SERVER_FAULT if self.player.cancelled() else self.player.result()
            if not self.player.cancelled():
                self._put(None)
                await sender
            await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client is gone
        finally:
            for task in (self.player, sender, *self.hints):
                task.cancel()

    async def _play(self) -> int:
        """Until the client goes or must go; the code to close with."""
        try:
            async with asyncio.timeout(self.settings.hello_seconds):
                hello = await self._hello()
            async with self.tables.use(self.socket.path_params["table"]) as table:
                await self._sit_down(table, hello)
                try:
                    return await self._serve(table)
                finally:
                    table.connections.discard(self)
                    await self.tables.presence_changed(table)
        except TimeoutError:
            self._refuse(None, Refused("old-client", "no hello in time"))
        except Refused as error:
            self._refuse(None, error)
        return POLICY_VIOLATION

    async def _hello(self) -> messages.Hello:
        message = await self._next()
        if not isinstance(message, messages.Hello):
            raise Refused("old-client", "the first message is hello")
        return message

    async def _sit_down(self, table: LiveTable, hello: messages.Hello) -> None:
        async with self.tables.hold(table):
            table.seats = await self.tables.database.read(partial(store.load_seats, id=table.id))
            self.held = seats_of_tokens(table.seats, hello.tokens)
            if len(self.held) < len(set(hello.tokens)):
                raise Refused("forbidden", "a token does not belong to a seat of this table")
            self.since = hello.since
            table.connections.add(self)
            table.tell(self)
            self.tables.wake(table)
        await self.tables.presence_changed(table)

    async def _serve(self, table: LiveTable) -> int:
        refusals = 0
        while refusals < REFUSALS_IN_A_ROW:
            id = None
            try:
                message = await self._next()
                id = message.id
                await self._act(table, message)
                refusals = 0
            except Refused as error:
                refusals += 1
                self._refuse(id, error)
                if error.code == "stale":
                    await self._show(table)
            except WebSocketDisconnect:
                raise
            except Exception:
                log.exception("table %s", table.id)
                self._refuse(id, Refused("failed"))
                return SERVER_FAULT
        return POLICY_VIOLATION

    async def _show(self, table: LiveTable) -> None:
        async with self.tables.hold(table):
            table.tell(self)

    # --- messages in ---------------------------------------------------------------------------------------------

    async def _next(self) -> messages.Message:
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        if not self.bucket.take():
            raise Refused("too-fast")
        content = frame.get("text")
        if content is None:
            raise Refused("malformed", "messages are text frames")
        try:
            message: messages.Message = messages.read(content)
            return message
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refused("malformed", str(error)) from error

    async def _act(self, table: LiveTable, message: messages.Message) -> None:
        if isinstance(message, messages.Ping):
            self.send(messages.Pong(id=message.id))
        elif isinstance(message, messages.Hello):
            raise Refused("malformed", "hello is the first message only")
        elif message.seat not in self.held:
            raise Refused("not-yours")
        elif isinstance(message, messages.Move):
            self.send(messages.Ok(id=message.id, seq=await self._move(table, message)))
        elif isinstance(message, messages.WhyNot):
            async with self.tables.hold(table):
                self.send(why_not(table, message))
        elif isinstance(message, messages.AskHint):
            await self._start_hint(table, message)

    async def _move(self, table: LiveTable, move: messages.Move) -> int:
        tables = self.tables
        if isinstance(move, messages.Answer):
            return await tables.answer(table, move.seat, move.at, move.answer)
        if isinstance(move, messages.Undo):
            return await tables.undo(table, move.seat, move.at)
        if isinstance(move, messages.TakeBack):
            return await tables.take_back(table, move.seat, move.at, self.held)
        if isinstance(move, messages.Agree):
            return await tables.agree(table, move.seat, move.at)
        return await tables.refuse(table, move.seat, move.at)

    async def _start_hint(self, table: LiveTable, message: messages.AskHint) -> None:
        if self.hints:
            raise Refused("too-fast", "one hint at a time")
        async with self.tables.hold(table):
            table.check_asked(message.seat)
            position, at = table.table.save(), table.history.seq
            choices = {choice["answer"]: choice for choice in table.table.choices(message.seat)}
        task = asyncio.create_task(self._hint(message, at, position, choices))
        self.hints.add(task)
        task.add_done_callback(self.hints.discard)

    async def _hint(
        self, message: messages.AskHint, at: int, position: dict[str, object], choices: dict[int, dict[str, object]]
    ) -> None:
        try:
            answer, chance = await self.opponents.hint(position, message.seat)
        except WorkerFailed as error:
            log.warning("no hint: %s", error)
            self._refuse(message.id, Refused("failed"))
            return
        choice = choices[answer]
        self.send(messages.Hint(id=message.id, seat=message.seat, at=at, answer=answer, chance=chance, choice=choice))

    # --- messages out --------------------------------------------------------------------------------------------

    def send(self, message: Outgoing) -> None:
        self._put(msgspec.json.encode(message))

    def _refuse(self, id: int | None, error: Refused) -> None:
        problem = error.problem
        self.send(messages.Error(id=id, code=problem.code, text=problem.text, rule=problem.rule, detail=problem.detail))

    def _put(self, content: bytes | None) -> None:
        """Queue for sending; a client that does not read is let go."""
        try:
            self.unsent.put_nowait(content)
        except asyncio.QueueFull:
            self.player.cancel()

    async def _send_all(self) -> None:
        while (content := await self.unsent.get()) is not None:
            await self.socket.send_text(content.decode())


def why_not(table: LiveTable, message: messages.WhyNot) -> messages.WhyNotAnswer:
    """Why these board elements, or this answer, may not be chosen."""
    table.check_asked(message.seat)
    if (message.targets is None) == (message.answer is None):
        raise Refused("malformed", "either targets or answer")
    try:
        if message.targets is not None:
            refusal = table.table.why_not(message.targets)
            rule, text = ("", None) if refusal is None else (refusal.rule, refusal.text)
        else:
            assert message.answer is not None
            table.table.describe(message.answer)
            rule, text = "", None
    except IllegalAnswer as error:
        rule, text = error.rule, error.reason
    return messages.WhyNotAnswer(id=message.id, allowed=text is None, rule=rule, text=text)
