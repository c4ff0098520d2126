"""Being told that it is one's turn: by mail through a real mail server, and by webhook."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email import message_from_bytes
from email.message import Message
from email.policy import default
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from smtplib import SMTPException
from threading import Event, Thread
from time import sleep
from typing import Any

import httpx2
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope
from aiosmtpd.smtp import Session as MailSession

from ringspiel.server.main import check
from ringspiel.server.model.clock import DAY, now
from ringspiel.server.notify import contacts
from ringspiel.server.notify.delivery import Letter, send_mail
from ringspiel.server.notify.post import THREADS, Post
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.pace import Pace
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.transport.limits import Limiter
from tests.server.conftest import UNLIMITED, database_for, sqlite
from tests.server.harness import PATIENCE, NewTable, ServerProcess
from tests.server.inside import server_in, server_on, table_on
from tests.server.test_crash import wait_until
from tests.server.test_pace import BEGIN, Hands

PUBLIC = "https://play.example.org"
HOOKS = "https://hooks.example.org"
QUICK: dict[str, Any] = {
    **UNLIMITED,
    "public_url": PUBLIC,
    "mail_from": "table@play.example.org",
    "notice_seconds": 0.05,
    "notice_after": 0.0,
    "contacts_at_once": 100,
    "letters_at_once": 100,
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
    settings = {"smtp": mail_server[1], "webhooks": [HOOKS], **QUICK}
    with ServerProcess(database_for(request, tmp_path_factory), **settings) as process:
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
        {"kind": "mail", "address": "=?utf-8?q?mallory=40evil.org=2C?=@b.cc"},
        {"kind": "mail", "address": "a@x..yy"},
        {"kind": "mail", "address": ".a@example.org"},
        {"kind": "mail", "address": "ä@example.org"},
        {"kind": "mail", "address": "a@-x.yy"},
        {"kind": "webhook", "address": "https://127.0.0.1/hook"},
        {"kind": "webhook", "address": "http://["},
        {"kind": "webhook", "address": f"{HOOKS}/%0d%0aHost:%20evil"},
        {"kind": "webhook", "address": f"{HOOKS}/h%0Aok"},
        {"kind": "webhook", "address": f"{HOOKS}/hook/ü"},
        {"kind": "webhook", "address": f"{HOOKS}/hook\r\nX: y"},
        {"kind": "webhook", "address": f"{HOOKS}.evil.org/hook"},
    ],
)
def test_addresses_that_are_refused(mailing: tuple[ServerProcess, Inbox], wish: dict[str, str]) -> None:
    server, inbox = mailing
    assert server.post("/api/contacts", {**wish, "language": "en"}, 422)["error"]["code"] == "bad-contact"
    assert inbox.mails == []


@pytest.mark.parametrize("address", ["ada+games@example.org", "a.b@x.y-z.example", "root@localhost"])
def test_addresses_that_are_taken(mailing: tuple[ServerProcess, Inbox], address: str) -> None:
    server, inbox = mailing
    server.post("/api/contacts", {"kind": "mail", "address": address, "language": "en"}, 201)
    assert [mail["To"] for mail in inbox.mails] == [address]


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
        elif self.path == "/odd":
            self.send_response(307)
            self.send_header("location", "http://[")
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


# --- what other servers do to us -------------------------------------------------------------------------------------


class Silent:
    """A mail server that lets everybody connect and then says nothing."""

    def __init__(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.lines: list[socket.socket] = []
        Thread(target=self._take, daemon=True).start()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.listening.getsockname()[1]}"

    def _take(self) -> None:
        with suppress(OSError):
            while True:
                self.lines.append(self.listening.accept()[0])


def test_a_mail_server_that_hangs_holds_up_no_table(tmp_path: Path) -> None:
    """So many messages hang as would take every thread that tables are read in; and the server can still be ended."""
    silent, waiting = Silent(), 40
    settings: Any = {**QUICK, "smtp": silent.address, "send_seconds": 3600.0, "request_seconds": 3600.0}
    with ServerProcess(sqlite(tmp_path), **settings) as server, ThreadPoolExecutor(waiting) as visitors:
        table = server.new_table("mordor", "Ada", "Bob", start=0)
        wishes = [{"kind": "mail", "address": f"{n}@example.org", "language": "en"} for n in range(waiting)]
        for wish in wishes:
            visitors.submit(impatient, server, wish)
        wait_until(lambda: len(silent.lines) >= THREADS)
        with table.player(0) as ada:
            assert ada.state["status"] == "playing"
            assert ada.answer(0, ada.side(0)["choices"][0]["answer"])["type"] == "ok"
            assert len(silent.lines) == THREADS, "each thread waits for one mail"
        server.stop()
    silent.listening.close()


def impatient(server: ServerProcess, wish: dict[str, str]) -> None:
    with suppress(httpx2.TransportError):
        httpx2.post(f"{server.address}/api/contacts", json=wish, timeout=PATIENCE)


def test_a_mail_server_that_dribbles_is_cut_off() -> None:
    """Every byte comes in time, but the whole does not."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        ended = Event()

        def dribble() -> None:
            line, _ = listening.accept()
            with line, suppress(OSError):
                while True:
                    line.sendall(b"2")
                    sleep(0.01)
            ended.set()

        Thread(target=dribble, daemon=True).start()
        smtp = f"smtp://127.0.0.1:{listening.getsockname()[1]}"
        settings = Settings(smtp=smtp, mail_from="table@example.org", send_seconds=0.5)
        with pytest.raises((OSError, SMTPException)):
            send_mail(settings, "ada@example.org", Letter("", "", "https://x"))
        assert ended.wait(PATIENCE)


def test_too_many_messages_at_once_are_refused() -> None:
    async def run() -> None:
        silent = Silent()
        post = Post(Settings(smtp=silent.address, mail_from="table@x.yy", letters_waiting=THREADS, send_seconds=3600.0))
        letter = Letter("", "", "https://x")
        sending = [asyncio.create_task(post.send(ADA, letter)) for _ in range(THREADS)]
        await asyncio.to_thread(wait_until, lambda: len(silent.lines) == THREADS)
        sending += [asyncio.create_task(post.send(ADA, letter)) for _ in range(THREADS)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await post.send(ADA, letter)
        for each in sending:
            each.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        silent.listening.close()

    asyncio.run(run())


def test_an_odd_redirect_ends_no_notices(tmp_path: Path, hooks: tuple[list[Any], str]) -> None:
    """Whatever happens to one message, the others are sent."""
    posted, origin = hooks
    with ServerProcess(sqlite(tmp_path), webhooks=[origin], **QUICK) as server:
        wish = {"kind": "webhook", "address": f"{origin}/odd", "language": "en"}
        assert server.post("/api/contacts", wish, 503)["error"]["code"] == "busy"
        secret = server.post("/api/contacts", {**wish, "address": f"{origin}/hook"}, 201)["secret"]
        token = re.search(r"#/contact/(\S+)", posted[0]["content"])
        assert token
        server.post("/api/contacts/confirm", {"token": token[1]})
        subscribe(server.new_table("mordor", "Ada", "Bob", start=0), 0, secret)
        wait_until(lambda: len(posted) == 2)


def test_the_loop_survives_any_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        server = server_in(tmp_path, **{**QUICK, "notice_seconds": 0.0})
        looked, again = 0, asyncio.Event()

        async def fail() -> None:
            nonlocal looked
            looked += 1
            if looked == 2:
                again.set()
            raise ValueError("odd")

        server.notices.look = fail  # type: ignore[method-assign]
        watching = asyncio.create_task(server.notices.watch())
        async with asyncio.timeout(PATIENCE):
            await again.wait()
        watching.cancel()
        server.database.close()

    asyncio.run(run())
    assert "notices failed" in caplog.text


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


ADA = contacts.Contact("ada", "mail", "ada@example.org", "en", "s", "t", True, 0)


async def waiting_at(db: str, smtp: str, tables: int, looks: int) -> None:
    """Ada is asked at this many tables, one after the other, and may get two messages."""
    server: Server = server_on(db, **{**QUICK, "smtp": smtp, "letters_at_once": 2, "letters_per_hour": 0.0})
    hands = Hands(server)
    await server.database.write(partial(contacts.add, new=ADA))
    for _ in range(tables):
        table = await table_on(server, pace=Pace("days", per_answer=3 * 24 * 3600), options={"start": 0})
        await server.database.write(partial(contacts.subscribe, table=table, seats=[0], id="ada", on=True))
        hands.at = now() + 1000
        await server.notices.look()
    server.notices.letters = Limiter(0.0, looks)
    for _ in range(looks + 1):
        await server.notices.look()
    server.database.close()


def test_an_address_gets_few_messages_and_the_rest_in_one(
    new_database: Callable[[], str], inbox: tuple[Inbox, str]
) -> None:
    asyncio.run(waiting_at(new_database(), inbox[1], tables=5, looks=2))
    told = [mail["Subject"] for mail in inbox[0].mails]
    turn = "The Journey to Mordor: it is your turn"
    assert told == [turn, turn, "Ringspiel: it is your turn at 3 tables"]
    assert inbox[0].mails[-1].get_content().count("#/table/") == 3
