"""Several server processes on one database: what the others report, and what they are told of this one.

Every process says again and again that it lives. When one falls silent, the others take over its opponents' turns and
forget its connections.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic

from ringspiel.server.model.history import Noted, Quiet, Said, is_answer
from ringspiel.server.model.lessons import dictate
from ringspiel.server.play.opponents import Opponents
from ringspiel.server.play.readers import Readers
from ringspiel.server.play.session import Session
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.messages import Presence
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store
from ringspiel.server.storage.signals import PROCESS, Signal, send
from ringspiel.server.storage.store import News

PRESENCE_SECONDS = 0.05
PRESENCE_SECONDS_EACH = 0.002  # longer with each connection, so that four hundred newcomers cause only a few reports
SILENT_BEATS = 3

log = logging.getLogger(__name__)


class Peers:
    """Keeps the sessions of this process level with those of the others."""

    def __init__(self, sessions: Sessions, opponents: Opponents, readers: Readers, settings: Settings) -> None:
        self.sessions = sessions
        self.database = sessions.database
        self.opponents = opponents
        self.readers = readers
        self.settings = settings
        self.background = sessions.background
        self.others: dict[str, float] = {}
        """Other processes, and when they were last heard."""

    def heard(self, signal: Signal) -> None:
        """Another server process has changed something. Nothing here waits, so that no table delays another."""
        self._lives(signal.source)
        session = self.sessions.get(signal.table)
        if signal.kind == "leaving":
            self._gone(signal.source)
        elif signal.kind == "analysis":
            self.readers.changed(signal.table, signal.at)
        elif session is None:
            return
        elif signal.kind == "rematch":
            self.sessions.announce_rematch(signal.table, signal.rematch)
        elif signal.kind == "presence":
            self._heard_presence(session, signal)
        else:
            self._catch_up_soon(session, signal.source if signal.kind == "entries" else "")

    def refresh(self) -> None:
        """Signals may have been lost: look at everything anew, and ask who is connected elsewhere."""
        self.readers.refresh()
        for session in self.sessions.all():
            self._catch_up_soon(session)
            session.elsewhere.clear()
            session.ask_presence = True
            self._presence_soon(session)

    # --- what has happened at a table ----------------------------------------------------------------------------

    def _catch_up_soon(self, session: Session, source: str = "") -> None:
        session.behind = True
        if source:
            session.left_to = source
        if session.catching_up is None:
            session.catching_up = self.sessions.start(session, self._catch_up(session))

    async def _catch_up(self, session: Session) -> None:
        try:
            while session.behind:
                session.behind = False
                await self.background.retry(partial(self._read_news, session))
        finally:
            session.catching_up = None

    async def _read_news(self, session: Session) -> None:
        async with self.sessions.hold(session):
            seq = session.history.seq
            news = await self.database.read(partial(store.news_after, id=session.id, seq=seq))
            if not all(is_answer(entry) or isinstance(entry.act, Quiet) for entry in news.entries):
                session.up_to_date = False
                await self.sessions.reload(session)
                return
            follow(session, news)
            await self.sessions.tell_lines(session)
            if any(not isinstance(entry.act, Said | Noted) for entry in news.entries):
                self.sessions.announce(session)

    # --- who is there --------------------------------------------------------------------------------------------

    def presence_changed(self, session: Session) -> None:
        """Tell everybody here, and the other processes, who is connected."""
        self._presence_soon(session)

    def _presence_soon(self, session: Session, publish: bool = True) -> None:
        """Connections that come and go within a moment are reported once."""
        session.publish_presence |= publish and self.database.postgres
        if session.presence_due is None:
            wait = PRESENCE_SECONDS + PRESENCE_SECONDS_EACH * len(session.connections)
            session.presence_due = asyncio.get_running_loop().call_later(wait, self._tell_presence, session)

    def _tell_presence(self, session: Session) -> None:
        session.presence_due = None
        session.broadcast_presence()
        if session.publish_presence:
            session.publish_presence = False
            here, asks = session.present_here(), session.ask_presence
            session.ask_presence = False
            signal = Signal(session.id, "presence", present=here.seats, spectators=here.spectators, asks=asks)
            self.background.start(self._publish(signal))

    def _heard_presence(self, session: Session, signal: Signal) -> None:
        """Who is connected elsewhere. A process that reports this for the first time does not know who is here."""
        first_time = signal.source not in session.elsewhere
        session.elsewhere[signal.source] = Presence(seats=signal.present, spectators=signal.spectators)
        if not signal.present and not signal.spectators:
            del session.elsewhere[signal.source]
            first_time = False
        self._presence_soon(session, publish=first_time or signal.asks)

    async def _publish(self, signal: Signal) -> None:
        await self.background.retry(partial(self.database.write, partial(send, signal=signal)))

    # --- which processes live ------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Until the server stops: report that this process lives, and look for processes that do not."""
        while True:
            await self._publish(Signal("", "alive"))
            await asyncio.sleep(self.settings.alive_seconds)
            silent_since = monotonic() - SILENT_BEATS * self.settings.alive_seconds
            for process in [process for process, heard in self.others.items() if heard < silent_since]:
                self._gone(process)

    async def leave(self) -> None:
        await self.database.write(partial(send, signal=Signal("", "leaving")))

    def _lives(self, process: str) -> None:
        """A process that we hear for the first time does not know who is here."""
        first_time = process not in self.others
        self.others[process] = monotonic()
        if first_time:
            for session in self.sessions.all():
                self._presence_soon(session)

    def _gone(self, process: str) -> None:
        log.warning("another server process is gone")
        self.others.pop(process, None)
        for session in self.sessions.all():
            if session.elsewhere.pop(process, None) is not None:
                self._presence_soon(session)
            if session.left_to == process:
                session.left_to = ""
                session.changed.set()
        if min([PROCESS, *self.others]) == PROCESS:
            self.opponents.go_on_everywhere()


def follow(session: Session, news: News) -> None:
    """Do what was done at another process: answers, and what goes on beside the game."""
    session.up_to_date = False
    for entry in news.entries:
        if is_answer(entry):
            dictate(session.header, session.table, entry.act.given.answer)
            session.table.answer(entry.act.given.answer)
            session.table.forget_events()
        elif isinstance(entry.act, Said):
            session.lines = entry.act.number
        session.history.add(entry)
    session.news |= news.events
    session.clock, session.orders = news.clock, news.orders
    session.up_to_date = True
