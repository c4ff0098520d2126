"""Messages that leave the server, by mail or webhook; only where the operator has set it up. All of it blocks."""

from __future__ import annotations

import smtplib
import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Timer
from urllib.parse import unquote, urlsplit

import msgspec

from ringspiel.server.notify.contacts import Contact
from ringspiel.server.settings import Settings


class Letter(msgspec.Struct):
    subject: str
    body: str
    unsubscribe: str
    """A POST to this address ends the notices with one click."""


def send(settings: Settings, contact: Contact, letter: Letter) -> None:
    """Deliver a message. Raises whatever somebody else's server leads to if that fails."""
    if contact.kind == "mail":
        send_mail(settings, contact.address, letter)
    else:
        send_webhook(contact.address, letter, settings.send_seconds)


@contextmanager
def in_time(seconds: float, line: Callable[[], socket.socket | None]) -> Iterator[None]:
    """Cut the connection when the time is up: a server that sends a byte now and then could hold us for ever."""

    def cut() -> None:
        found = line()
        if found is not None:
            with suppress(OSError):
                socket.socket.shutdown(found, socket.SHUT_RDWR)

    timer = Timer(seconds, cut)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def send_mail(settings: Settings, address: str, letter: Letter) -> None:
    message = EmailMessage()
    message["From"] = settings.mail_from
    message["To"] = address
    message["Subject"] = letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=urlsplit(settings.public_url).hostname or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.body)
    where, seconds = urlsplit(settings.smtp), settings.send_seconds
    host, port = where.hostname or "localhost", where.port or (465 if where.scheme == "smtps" else 25)
    server = mail_server(where.scheme, host, seconds)
    with in_time(seconds, lambda: server.sock), server:
        server.connect(host, port)
        if where.scheme == "smtp+starttls":
            server.starttls(context=ssl.create_default_context())
        if where.username:
            server.login(unquote(where.username), unquote(where.password or ""))
        server.send_message(message, to_addrs=[address])


def mail_server(scheme: str, host: str, seconds: float) -> smtplib.SMTP:
    """For smtp:// and smtp+starttls://, or for smtps://; not connected yet."""
    server = (
        smtplib.SMTP_SSL(timeout=seconds, context=ssl.create_default_context())
        if scheme == "smtps"
        else smtplib.SMTP(timeout=seconds)
    )
    server._host = host  # type: ignore[attr-defined]  # `connect` does not set it, but TLS checks that name
    return server


def send_webhook(address: str, letter: Letter, seconds: float) -> None:
    """`content` is what Discord reads, `text` what Slack and Mattermost do. No redirect is followed: the operator has
    allowed one origin, and not others behind it."""
    words = f"{letter.subject}\n{letter.body}"
    body = msgspec.json.encode({"content": words, "text": words})
    headers = {"content-type": "application/json", "user-agent": "Ringspiel"}
    where = urlsplit(address)
    kind = HTTPSConnection if where.scheme == "https" else HTTPConnection
    line = kind(where.netloc, timeout=seconds)
    try:
        with in_time(seconds, lambda: line.sock):
            line.request("POST", where._replace(scheme="", netloc="").geturl() or "/", body, headers)
            status = line.getresponse().status
    finally:
        line.close()
    if not 200 <= status < 300:
        raise HTTPException(f"the webhook answered {status}")
