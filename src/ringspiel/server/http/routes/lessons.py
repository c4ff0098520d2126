"""Lessons: the list of them, what the guide says, and a table to take one at."""

from __future__ import annotations

import secrets
from functools import cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.kernel.chance import Dictated
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.table import new
from ringspiel.lessons import Lesson, Script, Words, lesson_of, lessons, script_of
from ringspiel.server.http.endpoint import body_of, endpoint, reply
from ringspiel.server.http.routes.info import LANGUAGE, cached, language_of
from ringspiel.server.model.history import AnyEntry, Entry, play_answer
from ringspiel.server.model.lessons import dictate
from ringspiel.server.model.table import Addition
from ringspiel.server.play.seating import SetUp
from ringspiel.server.protocol import api
from ringspiel.server.protocol.api import NewSeat, NewTable
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.storage import store
from ringspiel.server.transport.origin import address_of

LESSON = (("lesson", str),)


@endpoint("GET", "/api/lessons", gives=list[api.LessonInfo], query=LANGUAGE)
async def listed(server: Server, request: Request) -> Response:
    """The guided games, those of a game in the order in which they are best taken."""
    return cached(request, offered(language_of(request)))


@cache
def offered(language: str) -> bytes:
    return msgspec.json.encode([api.LessonInfo(*info_of(lesson, language)) for lesson in lessons().values()])


@endpoint("GET", "/api/lessons/{lesson}", gives=api.Lesson, path=LESSON, query=LANGUAGE)
async def read(server: Server, request: Request) -> Response:
    """What the guide of a lesson says."""
    return cached(request, written(known(request).id, language_of(request)))


@endpoint(
    "POST",
    "/api/lessons/{lesson}",
    gives=api.Created,
    status=201,
    takes=api.StartLesson,
    path=LESSON,
    errors=("bad-name",),
)
async def start(server: Server, request: Request) -> Response:
    """Set up a table for a lesson."""
    lesson = known(request)
    wish = await body_of(server, request, api.StartLesson)
    server.new_tables.check(address_of(request))
    set_up, opening = laid_out(lesson, wish.name)
    progress = msgspec.structs.replace(set_up.progress, answered=len(opening))
    additions = [Addition(entry, events, progress) for entry, events in opening]
    job = partial(store.upload, header=set_up.header, seats=set_up.seats, progress=progress, additions=additions)
    await server.database.write(job)
    server.opponents.go_on(set_up.header.id)
    return reply(set_up.created(), 201)


def known(request: Request) -> Lesson:
    try:
        return lesson_of(request.path_params["lesson"])
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error


def laid_out(lesson: Lesson, name: str) -> tuple[SetUp, list[tuple[AnyEntry, str]]]:
    """The table, and the answers that are given before it opens, with their events."""
    script = script_of(lesson.id)
    seed, salt = secrets.randbits(128), secrets.token_hex(16)
    table = new(lesson.game, lesson.seats, seed, lesson.options, Dictated(script.setup), salt)
    wish = NewTable(lesson.game, [seat_of(lesson, seat, name) for seat in range(lesson.seats)], talk="off")
    set_up = SetUp(wish, table)
    set_up.header.lesson, set_up.header.commitment = lesson.id, None
    opening: list[tuple[AnyEntry, str]] = []
    for number, given in enumerate(script.answers[: lesson.opening], start=1):
        dictate(set_up.header, table, given.answer)
        act, events = play_answer(table, given.answer)
        opening.append((Entry(number, given.seat, act), events))
    return set_up, opening


def seat_of(lesson: Lesson, seat: int, name: str) -> NewSeat:
    return NewSeat("me", name) if seat == lesson.learner else NewSeat("agent", agent=lesson.level)


@cache
def written(id: str, language: str) -> bytes:
    lesson, script = lesson_of(id), script_of(id)
    return msgspec.json.encode(
        api.Lesson(
            *info_of(lesson, language),
            learner=lesson.learner,
            steps=[step_of(lesson, script, number, language) for number in range(len(lesson.steps))],
            end=lesson.end.of(language),
            later={kind: words.of(language) for kind, words in lesson.later.items()},
            next=next_after(lesson),
        )
    )


def info_of(lesson: Lesson, language: str) -> tuple[str, str, str, str, int]:
    return lesson.id, lesson.game, lesson.title.of(language), lesson.about.of(language), lesson.minutes


def step_of(lesson: Lesson, script: Script, number: int, language: str) -> api.LessonStep:
    step, given = lesson.steps[number], script.answers[number]
    others = {str(answer): step.others[notation].of(language) for answer, notation in script.others[number].items()}
    say, came, otherwise = said(step.say, language), said(step.came, language), said(step.otherwise, language)
    return api.LessonStep(number, given.seat, given.answer, say, came, otherwise, others)


def said(words: Words | None, language: str) -> str:
    return "" if words is None else words.of(language)


def next_after(lesson: Lesson) -> str | None:
    of_game = [other.id for other in lessons().values() if other.game == lesson.game]
    later = of_game[of_game.index(lesson.id) + 1 :]
    return later[0] if later else None
