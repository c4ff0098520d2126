"""Computer opponents at the tables of this process. They think in a worker, and answer as people do."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ringspiel.server.jobs.pool import Workers
from ringspiel.server.model.lessons import expected_answer
from ringspiel.server.play.commands import Commands
from ringspiel.server.play.session import Session
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.storage import lobby

NOBODY = "nobody"
"""The owner of all tables at which only computers are left. They wait for each other."""

log = logging.getLogger(__name__)


class Opponents:
    """Plays their turns."""

    def __init__(self, sessions: Sessions, commands: Commands, workers: Workers) -> None:
        self.sessions = sessions
        self.commands = commands
        self.workers = workers
        self.background = sessions.background
        sessions.listeners.append(self.wake)

    def wake(self, session: Session) -> None:
        """If it is a computer opponent's turn, let it think."""
        if session.thinking is None and session.asked_agent() is not None:
            session.thinking = self.sessions.start(session, self._play_on(session))

    def go_on(self, id: str) -> None:
        """All seats are taken: play on if a computer opponent is asked."""
        self.background.start(self.background.retry(partial(self._go_on, id)))

    def go_on_everywhere(self) -> None:
        """After a start, or when another process has died: play on wherever a computer opponent is asked."""
        self.background.start(self.background.retry(self._go_on_everywhere))

    async def _go_on_everywhere(self) -> None:
        for id in await self.sessions.database.read(lobby.waiting_for_agents):
            self.go_on(id)

    async def _go_on(self, id: str) -> None:
        try:
            async with self.sessions.use(id) as session:
                self.wake(session)
        except Refused as error:
            if error.code == "unavailable":
                raise
            log.warning("an opponent cannot go on: %s", error.code, extra={"table": id})

    async def _play_on(self, session: Session) -> None:
        """Answer for computer opponents until a person is asked, however long the database is at fault."""
        try:
            while await self._tried_turn(session):
                pass
        finally:
            session.thinking = None

    async def _tried_turn(self, session: Session) -> bool:
        try:
            return await self._one_turn(session)
        except Refused as error:
            if error.code not in ("unavailable", "stale", "not-asked"):
                raise
            log.warning("an opponent's turn is tried again: %s", error.code, extra={"table": session.id})
            await asyncio.sleep(self.background.retry_seconds if error.code == "unavailable" else 0)
            return True

    async def _one_turn(self, session: Session) -> bool:
        """Think and answer once; false once no opponent is asked."""
        async with self.sessions.hold(session):
            agent = session.asked_agent()
            level = None if agent is None else agent.computer
            if agent is None or level is None:
                session.thinking = None
                return False
            at, position = session.history.seq, session.table.save()
            answer = expected_answer(session.header, session.table)
            session.changed.clear()
        if session.left_to:
            await session.changed.wait()  # another process does it; if that dies, we are told
        else:
            if answer is None:
                answer = await self.workers.choose(session.id, owner_of(session), level, position, agent.seat)
            await self.commands.answer(session, agent.seat, at, answer, automatic=agent.stand_in is not None)
        return True


def owner_of(session: Session) -> str:
    """The address for which an opponent thinks here: that of a player who is at the table."""
    return next((watcher.address for watcher in session.connections if watcher.held), NOBODY)
