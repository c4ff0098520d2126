"""What is on offer: games, words, rules, and the description of this API."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.metadata import version
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.agents import levels_at, usual_levels
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import all_games
from ringspiel.rulebook import catalogue as rules_of
from ringspiel.server.http import openapi
from ringspiel.server.http.endpoint import ENDPOINTS, endpoint, query_of, reply
from ringspiel.server.protocol import api
from ringspiel.server.protocol.documents import GameOption
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.texts import LANGUAGES, catalogue, for_lobby, of_game

Language = Literal["de", "en"]


@endpoint("GET", "/api/health", gives=api.Health)
async def health(server: Server, request: Request) -> Response:
    """Whether the server is alive."""
    return reply(api.Health("ok", version("ringspiel")))


@endpoint("GET", "/api/ready", gives=api.Health)
async def ready(server: Server, request: Request) -> Response:
    """Whether the server can work: whether its database answers."""
    if not await server.database.answers():
        raise Refused("unavailable")
    return reply(api.Health("ready", version("ringspiel")))


@endpoint("GET", "/api/openapi.json", gives=dict[str, Any])
async def description(server: Server, request: Request) -> Response:
    """This description."""
    return cached(request, described())


@cache
def described() -> bytes:
    return msgspec.json.encode(openapi.document(ENDPOINTS, version("ringspiel")))


@endpoint("GET", "/api/games", gives=list[api.GameInfo])
async def offered(server: Server, request: Request) -> Response:
    """The games on offer."""
    return reply([game_info(game) for game in all_games()])


def game_info(game: Game[Any]) -> api.GameInfo:
    return api.GameInfo(
        id=game.id,
        prefix=game.prefix,
        rules_version=game.rules_version,
        seat_counts=list(game.seat_counts),
        hidden=game.hidden,
        by_player=list(game.by_player),
        options=[msgspec.convert(option.to_json(), GameOption) for option in game.options],
        agents=list(usual_levels(game.id)),
        agents_at={str(seats): list(agents) for seats, agents in levels_at(game.id).items()},
    )


@endpoint("GET", "/api/texts/{lang}", gives=str, media="text/plain", path=(("lang", Language),), query=(("part", str),))
async def texts(server: Server, request: Request) -> Response:
    """The words of a language, or a part of them, as a Fluent catalogue."""
    language = request.path_params["lang"]
    if language not in LANGUAGES:
        raise Refused("unknown", f"there is no language {language!r}")
    part: str = query_of(request, "part", str, "all")
    if part not in ("all", "lobby", *(game.id for game in all_games())):
        raise Refused("unknown", f"there is no part {part!r}")
    return cached(request, words_of(language, part), "text/plain")


@cache
def words_of(language: str, part: str) -> bytes:
    if part == "all":
        return catalogue(language).encode()
    return (for_lobby(language) if part == "lobby" else of_game(part, language)).encode()


@endpoint("GET", "/api/rules/{game}", gives=list[api.Rule], path=(("game", str),), query=(("lang", Language),))
async def rules(server: Server, request: Request) -> Response:
    """The rules of a game."""
    language: str = query_of(request, "lang", Language, "de")
    try:
        return cached(request, written_rules(request.path_params["game"], language))
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error


@cache
def written_rules(game: str, language: str) -> bytes:
    return msgspec.json.encode([api.Rule(*rule) for rule in rules_of(game, language)])


def cached(request: Request, document: bytes, media: str = "application/json") -> Response:
    """A document that does not change while the server runs."""
    headers = {"etag": etag_of(document), "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(document, headers=headers, media_type=media)


@cache
def etag_of(document: bytes) -> str:
    return f'"{sha256(document).hexdigest()[:16]}"'
