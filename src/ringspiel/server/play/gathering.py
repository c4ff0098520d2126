"""Before a table begins its players add to the seed: all pledge, then all reveal, then the table is dealt.

The server has committed itself to its seed before, and shows it only when the game is over. So a player who waits or
keeps silent learns nothing of the dice by that, and nobody else's contribution depends on it. Nobody is waited for
longer than `contribution_seconds` at each stage.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from ringspiel.kernel.chance import pledge_to
from ringspiel.server.model import clock as clocks
from ringspiel.server.model.history import Begun, Closed, Gathered, Pledged, Revealed
from ringspiel.server.model.resume import begin, dealt
from ringspiel.server.model.table import Deal
from ringspiel.server.play.log import Log, until_committed
from ringspiel.server.play.session import Session, Watcher
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol import messages
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings

logger = logging.getLogger(__name__)


class Gathering:
    """Takes the contributions, and begins when all are there or the time is up."""

    def __init__(self, sessions: Sessions, log: Log, settings: Settings) -> None:
        self.sessions = sessions
        self.log = log
        self.seconds = settings.contribution_seconds
        self.retry_seconds = settings.retry_seconds
        sessions.listeners.append(self.wake)

    @until_committed
    async def take(
        self, session: Session, message: messages.Pledge | messages.Reveal, by: Watcher | None = None
    ) -> int:
        """A pledge or a contribution. Neither can be changed, and neither is taken when its time is over."""
        async with self.sessions.hold(session):
            session.check_held(by, message.seat)
            if isinstance(message, messages.Pledge):
                if message.seat not in session.awaits_pledge():
                    raise Refused("not-now", "no pledge of this seat is awaited")
                return await self._add(session, message.seat, Pledged(message.pledge))
            if message.seat not in session.awaits_value():
                raise Refused("not-now", "no contribution of this seat is awaited")
            if pledge_to(message.seat, message.value) != session.history.gathered.pledges[message.seat]:
                raise Refused("malformed", "this is not what was pledged")
            return await self._add(session, message.seat, Revealed(message.value))

    def wake(self, session: Session) -> None:
        if session.gathers and session.gathering is None:
            session.gathering = self.sessions.start(session, self._gather(session))

    async def _gather(self, session: Session) -> None:
        try:
            await self._stage(session, lambda: session.history.gathered.closed, session.awaits_pledge, self._close)
            await self._stage(session, lambda: session.begun, session.awaits_value, self._begin)
        finally:
            session.gathering = None

    async def _stage(
        self,
        session: Session,
        is_done: Callable[[], bool],
        awaited: Callable[[], list[int]],
        end: Callable[[Session], Awaitable[object]],
    ) -> None:
        """Wait until everybody has come, or the time is up. Then end the stage."""
        until = asyncio.get_running_loop().time() + self.seconds
        while True:
            try:
                async with self.sessions.hold(session):
                    if is_done() or not session.gathers:
                        return
                    if not awaited() or asyncio.get_running_loop().time() >= until:
                        await end(session)
                        return
                    session.changed.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(until):
                        await session.changed.wait()
            except Refused as error:
                logger.warning("a table could not begin: %s", error.code, extra={"table": session.id})
                await asyncio.sleep(0 if error.code == "stale" else self.retry_seconds)

    async def _close(self, session: Session) -> None:
        await self._add(session, 0, Closed())

    async def _begin(self, session: Session) -> None:
        """Mix the contributions with the seed and deal. Where nobody has contributed, the first deal stays."""
        header, contributions = session.header, session.history.gathered.all()
        table = dealt(header, contributions)
        session.up_to_date = False
        session.table = table
        await self._add(session, 0, Begun(), begin(header, table, contributions))

    async def _add(self, session: Session, seat: int, act: Gathered, deal: Deal | None = None) -> int:
        clock = clocks.resumed(session.clock, session.clock_now(), session.runs)
        return await self.log.add(session, seat, act, clock, deal=deal)
