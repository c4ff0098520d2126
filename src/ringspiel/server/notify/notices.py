"""It is your turn: tells people who are not there, once when they are asked, and again when their time runs out."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic

from ringspiel.kernel.text import text
from ringspiel.server.notify import contacts, delivery
from ringspiel.server.notify.contacts import Contact, Due
from ringspiel.server.notify.delivery import Letter
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings
from ringspiel.server.storage.database import Database
from ringspiel.texts import render

TURN, HALF, LAST = 1, 2, 3
WORDS = {TURN: "notice-turn", HALF: "notice-half", LAST: "notice-last"}
SHORTEST_RETRY = 60.0
LONGEST_RETRY = 3600.0

log = logging.getLogger(__name__)


class Notices:
    def __init__(self, sessions: Sessions, settings: Settings) -> None:
        self.sessions = sessions
        self.database: Database = sessions.database
        self.settings = settings
        self.faults: dict[str, tuple[float, float]] = {}
        """By contact: when to try again, and how long we waited for that."""

    async def watch(self) -> None:
        """Send notices until the server stops."""
        while True:
            await asyncio.sleep(self.settings.notice_seconds)
            try:
                await self.look()
            except Refused as error:
                log.warning("nobody is told now: %s", error.code)

    async def look(self) -> None:
        """Tell all who are to be told now."""
        at = self.sessions.clock_now()
        for due in await self.database.read(partial(contacts.asked, at=at)):
            if self._looks(due):
                await self.database.write(partial(contacts.looked, due=due, at=at))
            elif (stage := self.stage_of(due, at)) and self._patient(due.contact):
                await self._tell(due, stage)

    def stage_of(self, due: Due, at: int) -> int:
        """How urgent the notice is; 0 if none is due now."""
        if at - due.looked < 3000 * self.settings.notice_seconds:
            return 0
        stage = TURN if due.elapsed >= 1000 * self.settings.notice_after else 0
        stage = HALF if due.elapsed >= due.time / 2 else stage
        stage = LAST if due.elapsed >= 0.9 * due.time else stage
        return 0 if due.told_since == due.since and due.told_stage >= stage else stage

    def _looks(self, due: Due) -> bool:
        session = self.sessions.get(due.table)
        found = session.connections if session else []
        return any(connection.looking and due.seat in connection.held for connection in found)

    def _patient(self, contact: Contact) -> bool:
        return self.faults.get(contact.id, (0.0, 0.0))[0] <= monotonic()

    async def _tell(self, due: Due, stage: int) -> None:
        if not await self.database.write(partial(contacts.claim, due=due, stage=stage)):
            return
        words = text(WORDS[stage], game=text(f"{due.title}-title"), link=self._link(f"table/{due.table}"))
        if not await self.send(due.contact, words):
            await self.database.write(partial(contacts.give_back, due=due))

    async def ask_to_confirm(self, contact: Contact) -> bool:
        return await self.send(contact, text("notice-confirm", link=self._link(f"contact/{contact.token}")))

    async def send(self, contact: Contact, words: dict[str, object]) -> bool:
        """Whether it was delivered."""
        end = self._link(f"unsubscribe/{contact.token}")
        subject, body = (
            render({**words, "key": f"{words['key']}-{part}"}, contact.language, []) for part in ("subject", "body")
        )
        ending = render(text("notice-end", link=end), contact.language, [])
        letter = Letter(subject, f"{body}\n\n{ending}\n", self._at_once(contact))
        try:
            await asyncio.to_thread(delivery.send, self.settings, contact, letter)
        except delivery.FAULTS as error:
            waited = min(LONGEST_RETRY, 2 * self.faults.get(contact.id, (0.0, SHORTEST_RETRY / 2))[1])
            self.faults[contact.id] = (monotonic() + waited, waited)
            log.warning("a notice could not be sent: %s", type(error).__name__)
            return False
        self.faults.pop(contact.id, None)
        return True

    def _at_once(self, contact: Contact) -> str:
        return f"{self.settings.public_url.rstrip('/')}/api/contacts/unsubscribe?token={contact.token}"

    def _link(self, place: str) -> str:
        """The part after # stays in the browser and gets into no log."""
        return f"{self.settings.public_url.rstrip('/')}/#/{place}"
