"""Primers for people who have never seen a game, and the positions that they show."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.kernel.errors import RingspielError
from ringspiel.rulebook.primer import Section, primer
from ringspiel.server.http.endpoint import endpoint
from ringspiel.server.http.routes.info import LANGUAGE, cached, language_of
from ringspiel.server.jobs.scenes import Picture, picture
from ringspiel.server.protocol import api
from ringspiel.server.protocol.documents import View
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server


@endpoint("GET", "/api/primers/{game}", gives=list[api.PrimerSection], path=(("game", str),), query=LANGUAGE)
async def read(server: Server, request: Request) -> Response:
    """The primer of a game."""
    language = language_of(request)
    try:
        return cached(request, written(request.path_params["game"], language))
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error


@cache
def written(game: str, language: str) -> bytes:
    return msgspec.json.encode([section_of(section) for section in primer(game, language)])


def section_of(section: Section) -> api.PrimerSection:
    pictures = [api.PrimerPicture(picture.scene, picture.caption) for picture in section.pictures]
    return api.PrimerSection(section.title, section.text, pictures)


@endpoint("GET", "/api/primers/{game}/scenes/{scene}", gives=View, path=(("game", str), ("scene", str)))
async def scene(server: Server, request: Request) -> Response:
    """A position that a primer shows, as its viewer sees it."""
    return cached(request, (await picture_for(request)).view)


@endpoint(
    "GET",
    "/api/primers/{game}/scenes/{scene}/log",
    gives=list[api.LogEntry],
    path=(("game", str), ("scene", str)),
)
async def told(server: Server, request: Request) -> Response:
    """What happened last before a position that a primer shows."""
    return cached(request, (await picture_for(request)).log)


async def picture_for(request: Request) -> Picture:
    game, name = request.path_params["game"], request.path_params["scene"]
    try:
        return await asyncio.to_thread(picture, game, name)
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error
