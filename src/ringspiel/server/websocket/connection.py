"""One WebSocket: reads messages, acts for the seats it holds, and is told what those may know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from functools import partial
from time import monotonic
from typing import TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ringspiel.kernel.errors import IllegalAnswer
from ringspiel.kernel.foresight import foresee
from ringspiel.server.jobs.pool import WorkerFailed
from ringspiel.server.model.auth import check_table_id
from ringspiel.server.model.history import Helped
from ringspiel.server.model.table import Seat
from ringspiel.server.play.log import until_committed
from ringspiel.server.play.session import Session, encode, raw
from ringspiel.server.play.telling import Shown
from ringspiel.server.protocol import messages
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import Outgoing
from ringspiel.server.server import Server
from ringspiel.server.storage.lobby import seats_of_tokens
from ringspiel.server.transport.abort import abort
from ringspiel.server.transport.costs import MESSAGE
from ringspiel.server.transport.limits import Bucket
from ringspiel.server.transport.origin import address_of, same_origin
from ringspiel.server.websocket.outbox import Outbox

T = TypeVar("T")
POLICY_VIOLATION = 1008
SERVER_FAULT = 1011
REFUSALS_IN_A_ROW = 100

log = logging.getLogger(__name__)


class Connection:
    """A player, several players at one screen, or a spectator."""

    def __init__(self, socket: WebSocket, server: Server) -> None:
        settings = server.settings
        self.socket = socket
        self.server = server
        self.sessions = server.sessions
        self.address = address_of(socket)
        self.held: frozenset[int] = frozenset()
        self.owners: dict[int, str] = {}
        """For each seat held, the hash of the token that gives it."""
        self.since: int | None = None
        self.patches = False
        self.shown: Shown | None = None
        self.lines_told = 0
        """How many lines of talk it was told when it came."""
        self.looking = True
        self.outbox = Outbox(settings.unread_bytes)
        self.sending_since: float | None = None
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self.hint: asyncio.Task[None] | None = None

    # --- from beginning to end -----------------------------------------------------------------------------------

    async def run(self) -> None:
        if not same_origin(self.socket.headers, self.server.settings.allowed_origins):
            await self.socket.close(POLICY_VIOLATION)
            return
        if not self.server.sockets.take(self.address):
            await self.socket.close(POLICY_VIOLATION)
            return
        try:
            await self._run()
        finally:
            self.server.sockets.give_back(self.address)

    async def _run(self) -> None:
        await self.socket.accept()
        player = asyncio.create_task(self._paid(self._play()))
        sender = asyncio.create_task(self._paid(self._send_all()))
        try:
            await self._first_of(player, sender)
            if not player.done():
                abort(self.socket)  # it does not read what it is sent
                return
            code = player.result()
            if code is None:
                return
            self.outbox.close()
            await sender
            await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client is gone
        finally:
            await end(player, sender, self.hint)

    async def _paid(self, work: Awaitable[T]) -> T:
        return await self.server.costs.metered(self.address, work)

    async def _first_of(self, player: asyncio.Task[int | None], sender: asyncio.Task[None]) -> None:
        """Wait until one of them has ended, or the client has read nothing for too long. This is checked now and
        then: a deadline for every message would cost more than sending it.
        """
        most = self.server.settings.stall_seconds
        while not (player.done() or sender.done()):
            await asyncio.wait({player, sender}, timeout=most, return_when=asyncio.FIRST_COMPLETED)
            if self.sending_since is not None and monotonic() - self.sending_since >= most:
                return

    async def _play(self) -> int | None:
        """Serve the client until it goes or must go. Returns the code to close with, None if the client is gone.

        The code is not raised: an exception that its task keeps is a cycle, which only the collector could free.
        """
        try:
            async with asyncio.timeout(self.server.settings.hello_seconds):
                hello = await self._hello()
        except TimeoutError:
            self._refuse(None, Refused("old-client", "hello did not arrive in time"))
            return POLICY_VIOLATION
        except Refused as error:
            self._refuse(None, error)
            return POLICY_VIOLATION
        except WebSocketDisconnect:
            return None
        return await self._play_at(self.socket.path_params["table"], hello)

    async def _play_at(self, table: str, hello: messages.Hello) -> int | None:
        try:
            async with self.sessions.use(check_table_id(table)) as session:
                await self._sit_down(session, hello)
                try:
                    return await self._serve(session)
                finally:
                    session.connections.discard(self)
                    self.server.peers.presence_changed(session)
        except Refused as error:
            self._refuse(None, error)
            return SERVER_FAULT if error.code == "unavailable" else POLICY_VIOLATION
        except WebSocketDisconnect:
            return None

    async def _hello(self) -> messages.Hello:
        message = await self._next()
        if not isinstance(message, messages.Hello):
            raise Refused("old-client", "the first message must be hello")
        return message

    async def _sit_down(self, session: Session, hello: messages.Hello) -> None:
        async with self.sessions.hold(session):
            await self.sessions.refresh(session)
            self.held = seats_of_tokens(session.seats, hello.tokens)
            if len(self.held) < len(set(hello.tokens)):
                raise Refused("forbidden", "a token does not belong to a seat of this table")
            self.owners = {seat.seat: seat.token_of(hello.tokens) for seat in session.seats if seat.seat in self.held}
            if any(session.seats[seat].bot for seat in self.held):
                settings = self.server.settings
                self.bucket = Bucket(settings.bot_messages_per_second, settings.bot_messages_at_once)
            self.patches = hello.patches
            state = await self.sessions.show(session, self.held, hello.since)
            remembered = await self.server.talks.remembered(session, self.held)
            # From here on nothing waits, so the connection misses nothing that comes after this state.
            session.tell(self, state)
            self.lines_told = remembered.lines
            for told in remembered.messages:
                self.send_encoded(told)
            session.connections.add(self)
            self.server.opponents.wake(session)
            self.server.orders.wake(session)
            self.server.gathering.wake(session)
        self.server.peers.presence_changed(session)

    def keep_seats(self, seats: list[Seat]) -> None:
        """Give up the seats whose tokens are no longer valid; a connection without seats only watches."""
        if any(self.owners[seat] not in seats[seat].tokens for seat in self.held):
            self.held = frozenset(seat for seat in self.held if self.owners[seat] in seats[seat].tokens)

    async def _serve(self, session: Session) -> int:
        refusals = 0
        while refusals < REFUSALS_IN_A_ROW:
            id = None
            try:
                message = await self._next()
                id = message.id
                await self._act(session, message)
                refusals = 0
            except Refused as error:
                refusals += 1
                self._refuse(id, error)
                if error.code == "stale":
                    self.sessions.start(session, self.server.background.retry(partial(self._show, session)))
            except WebSocketDisconnect:
                raise
            except Exception:
                log.exception("a message could not be handled", extra={"table": session.id})
                self._refuse(id, Refused("failed"))
                return SERVER_FAULT
        return POLICY_VIOLATION

    async def _show(self, session: Session) -> None:
        async with self.sessions.hold(session):
            session.tell(self, await self.sessions.show(session, self.held, self.since))

    # --- messages in ---------------------------------------------------------------------------------------------

    async def _next(self) -> messages.ClientMessage:
        frame = await self.socket.receive()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code", 1005))
        await self.server.costs.admit(self.address, MESSAGE)  # refused messages have a price, too
        if not self.bucket.take():
            raise Refused("too-fast")
        content = frame.get("text")
        if content is None:
            raise Refused("malformed", "messages must be text frames")
        try:
            message: messages.ClientMessage = messages.read(content)
            return message
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("malformed", str(error)) from error

    async def _act(self, session: Session, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping):
            self.send(messages.Pong(id=message.id))
        elif isinstance(message, messages.Hello):
            raise Refused("malformed", "only the first message may be hello")
        elif isinstance(message, messages.Looking):
            self.looking = message.looking
            self.send(messages.Ok(id=message.id, seq=session.history.seq))
        elif message.seat not in self.held:
            raise Refused("not-yours")
        elif isinstance(message, messages.Move):
            seq = await self._move(session, message)
            self.send(messages.Ok(id=message.id, seq=session.history.seq if seq is None else seq, held=seq is None))
        elif isinstance(message, messages.WhyNot):
            async with self.sessions.hold(session):
                self.send(why_not(session, message))
        elif isinstance(message, messages.Explain):
            async with self.sessions.hold(session):
                self.send(explained(session, message))
        elif isinstance(message, messages.Say | messages.SaveNote | messages.SetOrders):
            self.server.lines.check(self.address)
            self.send(messages.Ok(id=message.id, seq=await self._do_beside(session, message)))
        elif isinstance(message, messages.Pledge | messages.Reveal):
            seq = await self.server.gathering.take(session, message, self)
            self.send(messages.Ok(id=message.id, seq=seq))
        elif isinstance(message, messages.AskHint):
            await self._start_hint(session, message)

    async def _move(self, session: Session, move: messages.Move) -> int | None:
        commands, agreements = self.server.commands, self.server.agreements
        if isinstance(move, messages.AnswerMessage):
            with self.server.counters.answers.timed():
                wish = (move.seat, move.at, move.answer)
                return await commands.answer(session, *wish, hold=move.hold, automatic=move.automatic, by=self)
        if isinstance(move, messages.Undo):
            return await commands.undo(session, move.seat, move.at, self)
        if isinstance(move, messages.Restart):
            return await commands.restart(session, move.seat, move.at, self)
        if isinstance(move, messages.TakeBack):
            return await commands.take_back(session, move.seat, move.at, self)
        if isinstance(move, messages.Propose):
            return await agreements.propose(session, move, self)
        if isinstance(move, messages.ComeBack):
            return await self.server.seats.come_back(session, move.seat, move.at, self)
        if isinstance(move, messages.Agree):
            return await agreements.agree(session, move.seat, move.at, self)
        return await agreements.refuse(session, move.seat, move.at, self)

    async def _do_beside(self, session: Session, message: messages.Say | messages.SaveNote | messages.SetOrders) -> int:
        """What goes on beside the game."""
        if isinstance(message, messages.Say):
            return await self.server.talks.say(session, message, self)
        if isinstance(message, messages.SaveNote):
            return await self.server.talks.note(session, message, self)
        return await self.server.orders.give(session, message.seat, message.orders, self)

    @until_committed
    async def _start_hint(self, session: Session, message: messages.AskHint) -> None:
        if self.hint is not None and not self.hint.done():
            raise Refused("too-fast", "only one hint at a time")
        async with self.sessions.hold(session):
            session.check_asked(message.seat)
            if session.seats[message.seat].bot:
                raise Refused("forbidden", "bots get no hints")
            if not session.header.help_allowed:
                raise Refused("forbidden", "this table plays without hints")
            self.server.hints.check(self.address)
            await self.server.log.add(session, message.seat, Helped())
            position, at = session.table.save(), session.history.seq
            choices = {choice["answer"]: choice for choice in session.table.choices(message.seat)}
        self.hint = asyncio.create_task(self._hint(message, at, position, choices))

    async def _hint(
        self, message: messages.AskHint, at: int, position: dict[str, object], choices: dict[int, dict[str, object]]
    ) -> None:
        try:
            advice = await self.server.workers.hint(self.address, position, message.seat)
        except Refused as error:
            self._refuse(message.id, error)
            return
        except WorkerFailed as error:
            log.warning("no hint: %s", error)
            self._refuse(message.id, Refused("failed"))
            return
        given = msgspec.structs.asdict(advice)
        self.send(messages.Hint(message.id, message.seat, at, choice=choices[advice.answer], **given))

    # --- messages out --------------------------------------------------------------------------------------------

    def send(self, message: Outgoing) -> None:
        self.send_encoded(encode(message))

    def send_encoded(self, message: str) -> None:
        """Queue for sending; a client that does not read is cut off."""
        if not self.outbox.put(message):
            abort(self.socket)

    def _refuse(self, id: int | None, error: Refused) -> None:
        problem = error.problem
        self.send(
            messages.ErrorMessage(id=id, code=problem.code, text=problem.text, rule=problem.rule, detail=problem.detail)
        )

    async def _send_all(self) -> None:
        """Send until nothing more waits, or the client is gone."""
        while (message := await self.outbox.get()) is not None:
            self.sending_since = monotonic()
            try:
                await self.socket.send_text(message)
            except (WebSocketDisconnect, RuntimeError):
                return
            self.sending_since = None


async def end(*tasks: asyncio.Task[int | None] | asyncio.Task[None] | None) -> None:
    """Cancel these and wait until they have ended."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


def explained(session: Session, message: messages.Explain) -> messages.Explanation:
    """What this answer would do, as far as its seat can know."""
    session.check_asked(message.seat)
    try:
        found = foresee(session.table, message.seat, message.answer)
    except IllegalAnswer as error:
        raise Refused("illegal", str(error), error.rule, error.reason) from error
    return messages.Explanation(id=message.id, **found._asdict() | {"events": raw(found.events)})


def why_not(session: Session, message: messages.WhyNot) -> messages.WhyNotAnswer:
    """Why these board elements, or this answer, may not be chosen."""
    session.check_asked(message.seat)
    if (message.targets is None) == (message.answer is None):
        raise Refused("malformed", "give either targets or an answer")
    try:
        if message.targets is not None:
            refusal = session.table.why_not(message.targets)
            rule, text = ("", None) if refusal is None else (refusal.rule, refusal.text)
        else:
            assert message.answer is not None
            session.table.describe(message.answer)
            rule, text = "", None
    except IllegalAnswer as error:
        rule, text = error.rule, error.reason
    return messages.WhyNotAnswer(id=message.id, allowed=text is None, rule=rule, text=text)
