"""Messages that leave the server, by mail or webhook; only where the operator has set it up. All of it blocks."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPException
from urllib.error import URLError
from urllib.parse import unquote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from ringspiel.server.notify.contacts import Contact
from ringspiel.server.settings import Settings

SECONDS = 15.0
FAULTS = (OSError, smtplib.SMTPException, URLError, HTTPException)
"""The faults that somebody else's server can cause."""


class Letter(msgspec.Struct):
    subject: str
    body: str
    unsubscribe: str
    """A POST to this address ends the notices with one click."""


class NotFollowed(HTTPRedirectHandler):
    """Follows no redirects: the operator has allowed one origin, and not others behind it."""

    def redirect_request(self, *_: object) -> None:
        return None


def send(settings: Settings, contact: Contact, letter: Letter) -> None:
    """Deliver a message. Raises one of FAULTS if that fails."""
    if contact.kind == "mail":
        send_mail(settings, contact.address, letter)
    else:
        send_webhook(contact.address, letter)


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
    with connected(settings.smtp) as server:
        server.send_message(message)


def connected(url: str) -> smtplib.SMTP:
    """smtp://, smtp+starttls:// or smtps://, each with user and password if need be."""
    where = urlsplit(url)
    host = where.hostname or "localhost"
    if where.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, where.port or 465, timeout=SECONDS, context=ssl.create_default_context()
        )
    else:
        server = smtplib.SMTP(host, where.port or 25, timeout=SECONDS)
    if where.scheme == "smtp+starttls":
        server.starttls(context=ssl.create_default_context())
    if where.username:
        server.login(unquote(where.username), unquote(where.password or ""))
    return server


def send_webhook(address: str, letter: Letter) -> None:
    """`content` is what Discord reads, `text` what Slack and Mattermost do."""
    words = f"{letter.subject}\n{letter.body}"
    body = msgspec.json.encode({"content": words, "text": words})
    headers = {"content-type": "application/json", "user-agent": "Ringspiel"}
    request = Request(address, body, headers, method="POST")
    with build_opener(NotFollowed).open(request, timeout=SECONDS) as response:
        response.read(1000)
