"""Being told that it is one's turn: by mail through a real mail server, and by webhook."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import default
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as MailSession

from ringspiel.server.main import check
from ringspiel.server.model.clock import DAY
from ringspiel.server.notify import contacts
from ringspiel.server.protocol.pace import Pace
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from tests.server.conftest import UNLIMITED, database_for
from tests.server.harness import NewTable, ServerProcess
from tests.server.inside import server_on, table_on
from tests.server.test_crash import wait_until
from tests.server.test_pace import BEGIN, Hands

PUBLIC = "https://play.example.org"
QUICK: dict[str, Any] = {
    **UNLIMITED,
    "public_url": PUBLIC,
    "mail_from": "table@play.example.org",
    "notice_seconds": 0.05,
    "notice_after": 0.0,
    "contacts_at_once": 100,
    "extra_games": [],
}


class Inbox:
    """Takes whatever the mail server gets."""

    def __init__(self) -> None:
        self.mails: list[Any] = []
        self.refuse = False

    async def handle_DATA(self, server: SMTP, session: MailSession, envelope: Envelope) -> str:
        if self.refuse:
            return "451 try again later"
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def mail_server() -> Iterator[tuple[Inbox, str]]:
    """A real mail server on loopback, and its address."""
    found = Inbox()
    controller = Controller(found, hostname="127.0.0.1", port=free_port())
    controller.start()
    yield found, f"smtp://127.0.0.1:{controller.port}"
    controller.stop()


@pytest.fixture
def inbox(mail_server: tuple[Inbox, str]) -> tuple[Inbox, str]:
    """The same, emptied."""
    mail_server[0].mails.clear()
    return mail_server


def link_in(mail: Message, place: str) -> str:
    found = re.search(rf"{PUBLIC}/#/{place}/(\S+)", str(mail.get_content()))  # type: ignore[attr-defined]
    assert found
    return found[1]


def confirmed(server: ServerProcess, inbox: Inbox, language: str = "en") -> tuple[str, str]:
    """Give an address and confirm it: the browser's secret, and the token of the mails."""
    wish = {"kind": "mail", "address": "ada@example.org", "language": language}
    secret = server.post("/api/contacts", wish, 201)["secret"]
    token = link_in(inbox.mails[-1], "contact")
    assert server.post("/api/contacts/confirm", {"token": token})["confirmed"] is True
    return secret, token


def subscribe(table: NewTable, seat: int, secret: str, on: bool = True) -> Any:
    body = {"tokens": [table.tokens[seat]], "secret": secret, "on": on}
    return table.server.post(f"/api/tables/{table.id}/notices", body)


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def mailer(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mail_server: tuple[Inbox, str]
) -> Iterator[ServerProcess]:
    """A server that sends mail, on each of both databases."""
    with ServerProcess(database_for(request, tmp_path_factory), smtp=mail_server[1], **QUICK) as process:
        yield process


@pytest.fixture
def mailing(mailer: ServerProcess, inbox: tuple[Inbox, str]) -> tuple[ServerProcess, Inbox]:
    return mailer, inbox[0]


def test_who_is_away_is_told_once_by_mail_and_can_end_it(mailing: tuple[ServerProcess, Inbox]) -> None:
    server, inbox = mailing
    secret, token = confirmed(server, inbox, "de")
    assert inbox.mails[0]["Subject"] == "Ringspiel: Bestätige deine Adresse"
    table = server.new_table("mordor", "Ada", "Bob", start=0)
    with table.player(0) as looking, table.player(1):
        assert subscribe(table, 0, secret)["tables"] == [table.id]
        looking.ask(type="ping")
        server.get("/api/ready")
        assert len(inbox.mails) == 1, "nobody is told who looks at the table"
        looking.ask(type="looking", looking=False)
        wait_until(lambda: len(inbox.mails) == 2)
    mail = inbox.mails[1]
    assert mail["Subject"].endswith("Du bist am Zug") and mail["To"] == "ada@example.org"
    body = mail.get_content()
    assert f"{PUBLIC}/#/table/{table.id}" in body
    assert not any(secret_one in mail.as_string() for secret_one in (*table.tokens.values(), secret))
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = mail["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
    response = server.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert response.status_code == 200 and link_in(mail, "unsubscribe") == token
    assert server.post("/api/contacts/look", {"secret": secret}, 404)["error"]["code"] == "unknown"


def test_an_address_is_forgotten_from_the_browser_that_gave_it(mailing: tuple[ServerProcess, Inbox]) -> None:
    server, inbox = mailing
    secret, token = confirmed(server, inbox)
    table = server.new_table("mordor", "Ada", "Bob", start=0)
    with table.player(0):
        subscribe(table, 0, secret)
    server.post("/api/contacts/forget", {"secret": secret})
    assert server.post("/api/contacts/confirm", {"token": token}, 404)["error"]["code"] == "unknown"
    server.post("/api/contacts/forget", {"secret": secret})


def test_a_mail_that_cannot_be_sent_is_tried_again_later(mailing: tuple[ServerProcess, Inbox]) -> None:
    server, inbox = mailing
    inbox.refuse = True
    wish = {"kind": "mail", "address": "ada@example.org", "language": "en"}
    assert server.post("/api/contacts", wish, 503)["error"]["code"] == "busy"
    inbox.refuse = False
    secret, _ = confirmed(server, inbox)
    assert server.post("/api/contacts/look", {"secret": secret})["address"] == "ada@example.org"


@pytest.mark.parametrize(
    "wish",
    [
        {"kind": "mail", "address": "nobody"},
        {"kind": "mail", "address": "a@example.org, b@example.org"},
        {"kind": "mail", "address": "a@example.org\nBcc: b@example.org"},
        {"kind": "webhook", "address": "https://127.0.0.1/hook"},
        {"kind": "webhook", "address": "http://["},
    ],
)
def test_addresses_that_are_refused(mailing: tuple[ServerProcess, Inbox], wish: dict[str, str]) -> None:
    server, inbox = mailing
    assert server.post("/api/contacts", {**wish, "language": "en"}, 422)["error"]["code"] == "bad-contact"
    assert inbox.mails == []


def test_nothing_is_sent_unless_the_operator_wants_it(server: ServerProcess) -> None:
    reach = server.get("/api/reach")
    assert (reach["mail"], reach["webhooks"], reach["local_only"]) == (False, [], True)
    wish = {"kind": "mail", "address": "ada@example.org", "language": "en"}
    assert server.post("/api/contacts", wish, 422)["error"]["code"] == "bad-contact"


@pytest.mark.parametrize("settings", [Settings(smtp="smtp://x"), Settings(smtp="smtp://x", public_url=PUBLIC)])
def test_mail_needs_a_sender_and_links(settings: Settings) -> None:
    with pytest.raises(SystemExit, match="--public-url|--mail-from"):
        check(settings)


def test_only_ones_own_seats_can_be_subscribed(mailing: tuple[ServerProcess, Inbox]) -> None:
    server, inbox = mailing
    secret, _ = confirmed(server, inbox)
    table = server.new_table("mordor", "Ada", "Bob", start=0)
    foreign = {"tokens": ["0" * 32], "secret": secret, "on": True}
    assert server.post(f"/api/tables/{table.id}/notices", foreign, 403)["error"]["code"] == "forbidden"
    assert subscribe(table, 1, secret, on=False)["tables"] == []


class Hook(BaseHTTPRequestHandler):
    posted: list[Any]

    def do_POST(self) -> None:
        if self.path == "/elsewhere":
            self.send_response(307)
            self.send_header("location", "/hook")
        else:
            self.posted.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def hooks() -> Iterator[tuple[list[Any], str]]:
    posted: list[Any] = []
    server = HTTPServer(("127.0.0.1", 0), type("Hooks", (Hook,), {"posted": posted}))
    Thread(target=server.serve_forever, daemon=True).start()
    yield posted, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_a_webhook_of_an_allowed_origin_is_told(new_database: Callable[[], str], hooks: tuple[list[Any], str]) -> None:
    posted, origin = hooks
    with ServerProcess(new_database(), webhooks=[origin], **QUICK) as server:
        elsewhere = {"kind": "webhook", "address": f"{origin}/elsewhere", "language": "en"}
        assert server.post("/api/contacts", elsewhere, 503)["error"]["code"] == "busy", "sent nowhere else"
        secret = server.post("/api/contacts", {**elsewhere, "address": f"{origin}/hook"}, 201)["secret"]
        token = re.search(r"#/contact/(\S+)", posted[0]["content"])
        assert token
        server.post("/api/contacts/confirm", {"token": token[1]})
        subscribe(server.new_table("mordor", "Ada", "Bob", start=0), 0, secret)
        wait_until(lambda: len(posted) == 2)
        assert "it is your turn" in posted[1]["text"]


# --- reminders, with a clock that the test moves ---------------------------------------------------------------------


async def reminded(db: str, smtp: str, inbox: Inbox) -> list[str]:
    """The subjects of all mails about one question, looked for at many moments of three days."""
    server: Server = server_on(db, **{**QUICK, "smtp": smtp, "notice_after": 60.0})
    hands = Hands(server)
    table = await table_on(server, pace=Pace("days", per_answer=3 * 24 * 3600), options={"start": 0})
    ada = contacts.Contact("ada", "mail", "ada@example.org", "en", "s", "t", True, 0)
    await server.database.write(partial(contacts.add, new=ada))
    await server.database.write(partial(contacts.subscribe, table=table, seats=[0, 1], id="ada", on=True))
    async with server.sessions.use(table) as session:
        hands.at = session.clock.since or BEGIN
        begin = hands.at
        for part in (0.0, 0.0001, 0.001, 0.3, 0.4999, 0.5, 0.6, 0.8999, 0.9, 0.95, 1.0):
            hands.at = begin + int(part * 3 * DAY)
            await server.notices.look()
            await server.notices.look()
    server.database.close()
    return [mail["Subject"].partition(": ")[2] for mail in inbox.mails]


def test_reminders_at_half_and_nine_tenths_of_the_time(
    new_database: Callable[[], str], inbox: tuple[Inbox, str]
) -> None:
    told = asyncio.run(reminded(new_database(), inbox[1], inbox[0]))
    assert told == ["it is your turn", "half of your time is gone", "your time is almost up"]
