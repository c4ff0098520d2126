"""It is your turn: tells people who are not there, once when they are asked, and again when their time runs out."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import NamedTuple

from ringspiel.kernel.text import text
from ringspiel.server.notify import contacts
from ringspiel.server.notify.contacts import Contact, Due
from ringspiel.server.notify.delivery import Letter
from ringspiel.server.notify.post import Post
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings
from ringspiel.server.storage.database import Database
from ringspiel.server.transport.limits import Limiter
from ringspiel.texts import render

TURN, HALF, LAST = 1, 2, 3
WORDS = {TURN: "notice-turn", HALF: "notice-half", LAST: "notice-last"}
PARTS = ("subject", "body")
SHORTEST_RETRY = 60.0
LONGEST_RETRY = 3600.0

log = logging.getLogger(__name__)


class Wanted(NamedTuple):
    """A notice, and how urgent it is."""

    due: Due
    stage: int


class Notices:
    def __init__(self, sessions: Sessions, settings: Settings) -> None:
        self.sessions = sessions
        self.database: Database = sessions.database
        self.settings = settings
        self.post = Post(settings)
        self.letters = Limiter(settings.letters_per_hour / 3600, settings.letters_at_once)
        """How many messages each address gets."""
        self.faults: dict[str, tuple[float, float]] = {}
        """By contact: when to try again, and how long we waited for that."""

    async def watch(self) -> None:
        """Send notices until the server stops, whatever happens."""
        while True:
            await asyncio.sleep(self.settings.notice_seconds)
            try:
                await self.look()
            except Exception as error:
                report(error)

    async def look(self) -> None:
        """Tell all who are to be told now. Nobody waits for a message to somebody else."""
        at = self.sessions.clock_now()
        wanted: dict[str, list[Wanted]] = {}
        for due in await self.database.read(partial(contacts.asked, at=at)):
            if self._looks(due):
                await self.database.write(partial(contacts.looked, due=due, at=at))
            elif stage := self.stage_of(due, at):
                wanted.setdefault(due.contact.id, []).append(Wanted(due, stage))
        telling = [self._tell(each[0].due.contact, each) for each in wanted.values()]
        for error in await asyncio.gather(*telling, return_exceptions=True):
            if error is not None:
                report(error)

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

    async def _tell(self, contact: Contact, wanted: list[Wanted]) -> None:
        """One message about all of them. If the address has had enough, they wait for the next one."""
        if not self._patient(contact) or not self.letters.take(recipient(contact.kind, contact.address)):
            return
        claim = [partial(contacts.claim, due=each.due, stage=each.stage) for each in wanted]
        told = [each for each, job in zip(wanted, claim, strict=True) if await self.database.write(job)]
        if told and not await self.send(contact, *self._notice(contact.language, told)):
            for each in told:
                await self.database.write(partial(contacts.give_back, due=each.due))

    def _notice(self, language: str, told: list[Wanted]) -> tuple[str, str]:
        """Subject and body."""
        if len(told) == 1:
            return self._said(told[0], "subject", language), self._said(told[0], "body", language)
        lines = [self._said(each, "line", language) for each in told]
        subject, body = (render(text(f"notice-several-{part}", count=len(told)), language, []) for part in PARTS)
        return subject, "\n".join([body, *lines])

    def _said(self, wanted: Wanted, part: str, language: str) -> str:
        due, link = wanted.due, self._link(f"table/{wanted.due.table}")
        return render(text(f"{WORDS[wanted.stage]}-{part}", game=text(f"{due.title}-title"), link=link), language, [])

    async def ask_to_confirm(self, contact: Contact) -> bool:
        link = self._link(f"contact/{contact.token}")
        subject, body = (render(text(f"notice-confirm-{part}", link=link), contact.language, []) for part in PARTS)
        return await self.send(contact, subject, body)

    async def send(self, contact: Contact, subject: str, body: str) -> bool:
        """Whether it was delivered. After any fault, the address is left alone for a while."""
        ending = render(text("notice-end", link=self._link(f"unsubscribe/{contact.token}")), contact.language, [])
        letter = Letter(subject, f"{body}\n\n{ending}\n", self._at_once(contact))
        try:
            await self.post.send(contact, letter)
        except Exception as error:
            waited = min(LONGEST_RETRY, 2 * self.faults.get(contact.id, (0.0, SHORTEST_RETRY / 2))[1])
            self.faults[contact.id] = (monotonic() + waited, waited)
            log.warning("a notice could not be sent", exc_info=error)
            return False
        self.faults.pop(contact.id, None)
        return True

    def _at_once(self, contact: Contact) -> str:
        return f"{self.settings.public_url.rstrip('/')}/api/contacts/unsubscribe?token={contact.token}"

    def _link(self, place: str) -> str:
        """The part after # stays in the browser and gets into no log."""
        return f"{self.settings.public_url.rstrip('/')}/#/{place}"


def recipient(kind: str, address: str) -> str:
    """The same for everybody who gives this address."""
    return f"{kind} {address.lower()}"


def report(error: BaseException) -> None:
    if isinstance(error, Refused):
        log.warning("nobody is told now: %s", error.code)
    else:
        log.error("notices failed", exc_info=error)
