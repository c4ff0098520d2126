"""What is on offer: games, words, rules, and the description of this API."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import Response

from ringspiel.rules import catalogue as rules_of
from ringspiel.server import openapi, wire
from ringspiel.server.api import ENDPOINTS, Server, endpoint, query_of, reply
from ringspiel.server.errors import Refused
from ringspiel.server.seating import agents_on_offer
from ringspiel.table.errors import RingspielError
from ringspiel.table.game import Game
from ringspiel.table.registry import games
from ringspiel.texts import LANGUAGES, catalogue

Language = Literal["de", "en"]


@endpoint("GET", "/api/health", gives=wire.Health)
async def health(server: Server, request: Request) -> Response:
    """Whether the server works."""
    return reply(wire.Health("ok", version("ringspiel")))


@endpoint("GET", "/api/openapi.json", gives=dict[str, Any])
async def description(server: Server, request: Request) -> Response:
    """This description."""
    return reply(openapi.document(ENDPOINTS, version("ringspiel")))


@endpoint("GET", "/api/games", gives=list[wire.GameInfo])
async def offered(server: Server, request: Request) -> Response:
    """The games on offer."""
    return reply([game_info(game) for game in games()])


def game_info(game: Game[Any]) -> wire.GameInfo:
    return wire.GameInfo(
        id=game.id,
        prefix=game.prefix,
        rules_version=game.rules_version,
        seat_counts=list(game.seat_counts),
        hidden=game.hidden,
        options=[option.to_json() for option in game.options],
        agents=agents_on_offer(game.id),
    )


@endpoint("GET", "/api/texts/{lang}", gives=str, media="text/plain", path=(("lang", Language),))
async def texts(server: Server, request: Request) -> Response:
    """All words of a language, as a Fluent catalogue."""
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise Refused("unknown", f"there is no language {language!r}")
    etag = etag_of(language)
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(catalogue(language), headers=headers, media_type="text/plain")


@cache
def etag_of(language: str) -> str:
    return f'"{sha256(catalogue(language).encode()).hexdigest()[:16]}"'


@endpoint("GET", "/api/rules/{game}", gives=list[wire.RuleText], path=(("game", str),), query=(("lang", Language),))
async def rules(server: Server, request: Request) -> Response:
    """The rules of a game."""
    language: str = query_of(request, "lang", Language, "de")
    try:
        found = rules_of(request.path_params["game"], language)
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error
    return reply([wire.RuleText(rule.id, rule.section, rule.text) for rule in found])
