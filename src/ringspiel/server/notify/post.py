"""The threads in which messages leave the server. Whatever another server does, nobody else waits for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from queue import Full, Queue
from threading import Thread

from ringspiel.server.notify import delivery
from ringspiel.server.notify.contacts import Contact
from ringspiel.server.notify.delivery import Letter
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings

THREADS = 2
"""For mail, and as many for webhooks."""

Task = tuple[Contact, Letter, Future[None]]


class Post:
    """Sends mail and webhooks, each kind by threads of its own: a mail server that hangs holds up no webhook."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.queues: dict[str, Queue[Task]] = {}

    async def send(self, contact: Contact, letter: Letter) -> None:
        """Deliver a message. Raises Refused if too many wait, and else what `delivery.send` raises."""
        sent: Future[None] = Future()
        try:
            self._queue(contact.kind).put_nowait((contact, letter, sent))
        except Full:
            raise Refused("busy", "too many messages wait to be sent") from None
        await asyncio.wrap_future(sent)

    def _queue(self, kind: str) -> Queue[Task]:
        """The queue of this kind. Its threads begin with the first message, and do not keep the server from ending."""
        found = self.queues.get(kind)
        if found is None:
            found = self.queues[kind] = Queue(self.settings.letters_waiting)
            for _ in range(THREADS):
                Thread(target=self._work, args=(found,), name=f"{kind} sender", daemon=True).start()
        return found

    def _work(self, queue: Queue[Task]) -> None:
        while True:
            contact, letter, sent = queue.get()
            if not sent.set_running_or_notify_cancel():
                continue
            try:
                delivery.send(self.settings, contact, letter)
            except Exception as error:
                sent.set_exception(error)
            else:
                sent.set_result(None)
