"""The pages of the client that need something of the server: links with a preview, and replays within other sites."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ringspiel.kernel.text import text
from ringspiel.languages import languages
from ringspiel.server.model.auth import check_table_id
from ringspiel.server.protocol.api import SeatInfo, Summary
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import lobby
from ringspiel.texts import has_message, render

LINK = "/t/{table}"
"""What is shared: messengers read it and show a preview; the page then leads on to what stands behind `#`."""
EMBEDDED = "/embed/{table}"
PICTURES = "previews"
"""The folder of the client's files with a picture for each game, `<game>.jpg`."""
PICTURE_SIZE = (1200, 630)


def page_routes(server: Server, static: Path) -> Iterator[Route]:
    """Served before the client's files, where the client is built."""
    index = static / "index.html"
    if not index.exists():
        return
    whole = index.read_text(encoding="utf-8")
    yield Route(LINK, with_preview(server, whole, static / PICTURES), methods=["GET"])
    yield Route(EMBEDDED, lambda request: client_page(whole), methods=["GET"])


def client_page(content: str) -> Response:
    return HTMLResponse(content, headers={"cache-control": "no-cache"})


def with_preview(server: Server, whole: str, pictures: Path) -> Callable[[Request], Awaitable[Response]]:
    """The client's page with what messengers show of a table. If there is none, the client says so."""

    async def serve(request: Request) -> Response:
        try:
            id = check_table_id(request.path_params["table"])
            found = await server.database.read(partial(lobby.one, id=id))
        except Refused:
            return client_page(whole)
        base = server.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        picture = f"{base}/{PICTURES}/{found.game}.jpg" if (pictures / f"{found.game}.jpg").exists() else None
        told = "\n".join(preview(found, language_for(found, request), f"{base}{request.url.path}", picture))
        return client_page(whole.replace("</head>", f"{told}\n</head>", 1))

    return serve


def language_for(table: Summary, request: Request) -> str:
    """The language of the table, or the first one that the reader wants and the server has."""
    wanted = (part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(","))
    wished = [table.language, *(tag for each in wanted for tag in (each, each.partition("-")[0]))]
    return next((tag for tag in wished if tag in languages()), next(iter(languages())))


def preview(table: Summary, language: str, address: str, picture: str | None) -> Iterator[str]:
    """Meta tags as Open Graph and Twitter define them."""
    key = f"{table.game}-title"
    title = render(text(key), language, []) if has_message(key, language) else table.game
    told = {
        "og:type": "website",
        "og:site_name": "Ringspiel",
        "og:locale": language.replace("-", "_"),
        "og:url": address,
        "og:title": title,
        "og:description": description(table, language),
    }
    if picture is not None:
        width, height = PICTURE_SIZE
        told |= {
            "og:image": picture,
            "og:image:alt": title,
            "og:image:width": str(width),
            "og:image:height": str(height),
        }
    for name, content in told.items():
        yield f'<meta property="{name}" content="{escape(content)}" />'
    yield f'<meta name="twitter:card" content="{"summary" if picture is None else "summary_large_image"}" />'


def description(table: Summary, language: str) -> str:
    """Who plays, and how far they are. Names only where everybody may watch."""
    free = sum(not seat.taken for seat in table.seats)
    named = ", ".join(name_of(seat, language) for seat in table.seats if seat.taken) if table.public else ""
    players = named or render(text("preview-players", count=len(table.seats)), language, [])
    return f"{players}. {render(text(f'preview-{table.status}', free=free), language, [])}"


def name_of(seat: SeatInfo, language: str) -> str:
    return seat.name or render(text(f"agent-{seat.agent}"), language, [])
