"""Notices outside the browser: players give an address, confirm it, and end it."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.server.http.endpoint import body_of, endpoint, query_of, reply
from ringspiel.server.http.routes.tables import TABLE, table_id
from ringspiel.server.model.auth import hash_of, new_secret, new_table_id
from ringspiel.server.model.clock import now
from ringspiel.server.notify import contacts
from ringspiel.server.notify.addresses import is_mail_address, is_webhook
from ringspiel.server.notify.contacts import Contact
from ringspiel.server.notify.notices import recipient
from ringspiel.server.protocol import api
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store
from ringspiel.server.storage.lobby import seats_of_tokens
from ringspiel.server.transport.origin import address_of


@endpoint("GET", "/api/reach", gives=api.Reach)
async def reach(server: Server, request: Request) -> Response:
    """How others reach this server, and how it reaches them."""
    settings = server.settings
    return reply(
        api.Reach(
            mail=bool(settings.smtp),
            webhooks=list(settings.webhooks),
            public_url=settings.public_url.rstrip("/"),
            local_only=settings.local_only,
            shared=settings.shared,
            addresses=list(settings.addresses),
            embed=bool(settings.embed_origins),
        )
    )


@endpoint(
    "POST", "/api/contacts", gives=api.ContactMade, status=201, takes=api.NewContact, errors=("bad-contact", "busy")
)
async def give(server: Server, request: Request) -> Response:
    """Give an address; it is asked to confirm."""
    wish = await body_of(server, request, api.NewContact)
    check_address(server.settings, wish)
    server.new_contacts.check(address_of(request))
    server.notices.letters.check(recipient(wish.kind, wish.address))
    secret = new_secret()
    made = Contact(
        new_table_id(), wish.kind, wish.address, wish.language, hash_of(secret), new_secret(), False, now() // 1000
    )
    await server.database.write(partial(contacts.add, new=made))
    if not await server.notices.ask_to_confirm(made):
        await server.database.write(partial(contacts.forget, token=made.token))
        raise Refused("busy", "the message could not be sent")
    return reply(api.ContactMade(secret), 201)


def check_address(settings: Settings, wish: api.NewContact) -> None:
    """Refuse what the operator has not allowed."""
    if wish.kind == "mail" and not (settings.smtp and is_mail_address(wish.address)):
        raise Refused("bad-contact", "this server cannot send mail to this address")
    if wish.kind == "webhook" and not is_webhook(wish.address, settings.webhooks):
        raise Refused("bad-contact", "the operator has not allowed this address")


@endpoint("POST", "/api/contacts/look", gives=api.ContactInfo, takes=api.HeldContact, errors=("unknown",))
async def look(server: Server, request: Request) -> Response:
    """An address that this browser has given, and the tables about which notices go there."""
    body = await body_of(server, request, api.HeldContact)
    found = await server.database.read(partial(contacts.of_secret, secret=body.secret))
    tables = await server.database.read(partial(contacts.subscribed, id=found.id))
    return reply(info_of(found, tables))


@endpoint("POST", "/api/contacts/confirm", gives=api.ContactInfo, takes=api.ContactToken, errors=("unknown",))
async def confirm(server: Server, request: Request) -> Response:
    """Confirm an address, with the token that was sent there."""
    body = await body_of(server, request, api.ContactToken)
    return reply(info_of(await server.database.write(partial(contacts.confirm, token=body.token)), []))


@endpoint("POST", "/api/contacts/forget", gives=api.Done, takes=api.HeldContact)
async def forget(server: Server, request: Request) -> Response:
    """End the notices, from the browser that gave the address."""
    body = await body_of(server, request, api.HeldContact)
    await server.database.write(partial(contacts.forget_of_secret, secret=body.secret))
    return reply(api.Done())


@endpoint("POST", "/api/contacts/unsubscribe", gives=api.Done, query=(("token", api.Secret),), needs=("token",))
async def unsubscribe(server: Server, request: Request) -> Response:
    """End the notices with one click, also by the button of a mail program."""
    token: str | None = query_of(request, "token", api.Secret, None)
    if token is None:
        raise Refused("malformed", "no token")
    await server.database.write(partial(contacts.forget, token=token))
    return reply(api.Done())


@endpoint(
    "POST",
    "/api/tables/{table}/notices",
    gives=api.ContactInfo,
    takes=api.Subscribe,
    path=TABLE,
    errors=("forbidden", "unknown"),
)
async def subscribe(server: Server, request: Request) -> Response:
    """Begin or end the notices of one table."""
    body = await body_of(server, request, api.Subscribe)
    id = table_id(request)
    seats = await server.database.read(partial(store.load_seats, id=id))
    held = sorted(seats_of_tokens(seats, body.tokens))
    if not held:
        raise Refused("forbidden", "the token does not belong to this table")
    found = await server.database.read(partial(contacts.of_secret, secret=body.secret))
    await server.database.write(partial(contacts.subscribe, table=id, seats=held, id=found.id, on=body.on))
    tables = await server.database.read(partial(contacts.subscribed, id=found.id))
    return reply(info_of(found, tables))


def info_of(found: Contact, tables: list[str]) -> api.ContactInfo:
    return msgspec.convert({**msgspec.structs.asdict(found), "tables": tables}, api.ContactInfo)
