"""What is on offer: games, words, rules, and the description of this API."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import ringspiel
from ringspiel.agents import levels_at, usual_levels
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import all_games, game_ids
from ringspiel.languages import chain, languages
from ringspiel.rulebook import catalogue as rules_of
from ringspiel.server.http import openapi
from ringspiel.server.http.endpoint import ENDPOINTS, endpoint, query_of, reply
from ringspiel.server.protocol import api
from ringspiel.server.protocol.documents import GameOption
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.texts import for_lobby, of_client, of_game, texts_of

WORTH_COMPRESSING = 2000
"""In bytes. Smaller responses are not compressed; every response with a token is smaller."""
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}
LANGUAGE = (("lang", api.Language),)


def language_of(request: Request) -> str:
    """The language that the request names, or the first one offered. Raises Refused if there is no such language."""
    offered = languages()
    language: str = query_of(request, "lang", api.Language, next(iter(offered)))
    if language not in offered:
        raise Refused("malformed", f"lang: there is no language {language!r}")
    return language


@endpoint("GET", "/api/health", gives=api.Health)
async def health(server: Server, request: Request) -> Response:
    """Whether the server is alive."""
    return reply(api.Health("ok", ringspiel.__version__))


@endpoint("GET", "/api/ready", gives=api.Health)
async def ready(server: Server, request: Request) -> Response:
    """Whether the server can work: whether its database answers."""
    if not await server.database.answers():
        raise Refused("unavailable")
    return reply(api.Health("ready", ringspiel.__version__))


@endpoint("GET", "/api/openapi.json", gives=dict[str, Any])
async def description(server: Server, request: Request) -> Response:
    """This description."""
    return cached(request, described())


@cache
def described() -> bytes:
    return msgspec.json.encode(openapi.document(ENDPOINTS, ringspiel.__version__))


@endpoint("GET", "/api/languages", gives=list[api.LanguageInfo])
async def spoken(server: Server, request: Request) -> Response:
    """The languages in which everything can be read."""
    return reply([api.LanguageInfo(one.id, one.name, list(chain(one.id)[1:])) for one in languages().values()])


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


@endpoint("GET", "/api/texts/{lang}", gives=str, media="text/plain", path=LANGUAGE, query=(("part", str),))
async def texts(server: Server, request: Request) -> Response:
    """The texts of a language, or a part of them, in Fluent syntax."""
    language = request.path_params["lang"]
    if language not in languages():
        raise Refused("unknown", f"there is no language {language!r}")
    part: str = query_of(request, "part", str, "all")
    if part not in ("all", "client", "lobby", *game_ids()):
        raise Refused("unknown", f"there is no part {part!r}")
    return cached(request, words_of(language, part), "text/plain")


@cache
def words_of(language: str, part: str) -> bytes:
    parts: dict[str, Callable[[str], str]] = {"all": texts_of, "client": of_client, "lobby": for_lobby}
    return (parts[part](language) if part in parts else of_game(part, language)).encode()


@endpoint("GET", "/api/rules/{game}", gives=list[api.Rule], path=(("game", str),), query=LANGUAGE)
async def rules(server: Server, request: Request) -> Response:
    """The rules of a game."""
    language = language_of(request)
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
    if accepts_gzip(request) and len(document) >= WORTH_COMPRESSING:
        return Response(packed(document), headers=headers | PACKED, media_type=media)
    return Response(document, headers=headers, media_type=media)


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@cache
def packed(document: bytes) -> bytes:
    """Compressed once: that takes longer than everything else about a request."""
    return gzip.compress(document, mtime=0)


@cache
def etag_of(document: bytes) -> str:
    return f'"{sha256(document).hexdigest()[:16]}"'
