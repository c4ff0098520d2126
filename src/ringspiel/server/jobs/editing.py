"""A position that somebody puts together: changed, drawn, and judged by the rules. Runs in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.kernel.editing import Editing, Field, Thing, ask_again, change, editing_of
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.game import Game
from ringspiel.kernel.save import load, save
from ringspiel.kernel.state import State
from ringspiel.server.jobs.positions import in_all_languages
from ringspiel.server.model.positions import exact, portable
from ringspiel.server.protocol.api import Edited, EditFault, EditField, EditThing
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused, refused

NOTHING_TO_EDIT = "this game brings no way to change its positions"
NO_ANSWER = "the open question has no legal answer"


class Change(msgspec.Struct):
    field: str
    value: Any


class EditJob(msgspec.Struct):
    position: Json
    change: Change | None
    empty: bool
    seat: int | None


def edit_position(job: dict[str, Any]) -> Edited:
    wanted = msgspec.convert(job, EditJob)
    game, seats, options, s = opened(wanted.position)
    editing = editing_of(game.id)
    if editing is None:
        raise Refused("bad-table", NOTHING_TO_EDIT)
    try:
        if wanted.empty:
            editing.empty(s)
        if wanted.change is not None:
            change(editing, s, wanted.change.field, wanted.change.value)
    except RingspielError as error:
        raise refused("bad-table", error) from error
    ask_again(game, s)
    faults = faults_of(game, editing, s)
    return Edited(
        position=portable(save(game, seats, options, s)),
        view=drawn(game, seats, options, s, wanted.seat),
        playable=not faults and s.question is not None,
        faults=faults,
        fields=[field_of(each) for each in editing.fields(s)],
        things={name: [thing_of(each) for each in things] for name, things in editing.things(s).items()},
    )


def opened(position: Json) -> tuple[Game[Any], int, dict[str, Any], State]:
    """The position, whether it is sound or not; Refused if it is not a position at all."""
    try:
        return load(exact(position), unsound=True)
    except RingspielError as error:
        raise refused("bad-table", error) from error
    except RecursionError:
        raise Refused("bad-table", "the position is nested too deeply") from None


def faults_of(game: Game[Any], editing: Editing[Any], s: State) -> list[EditFault]:
    said = game.faults(s)
    if not said and s.question is not None and not s.legal:
        return [EditFault(in_all_languages(NO_ANSWER), ["question"])]
    return [EditFault(in_all_languages(fault), editing.broken(s, fault)) for fault in said]


def drawn(game: Game[Any], seats: int, options: dict[str, Any], s: State, seat: int | None) -> Json | None:
    """How the position looks, without its question; None where it cannot be drawn, for it may be anything."""
    asked = None if s.question is None else s.question.seat
    viewer = asked if seat is None or seat >= seats else seat
    try:
        board = game.view(s, viewer)
    except Exception:
        return None
    return {
        "game": game.id,
        "seats": seats,
        "options": options,
        "seat": viewer,
        "answered": 0,
        "asked": None,
        "question": None,
        "board": board,
        "outcome": None,
        "results": [],
    }


def field_of(field: Field) -> EditField:
    return EditField(
        field.id,
        field.group,
        field.label,
        field.kind,  # type: ignore[arg-type]
        field.value,
        field.things,
        field.least,
        field.most,
        list(field.at),
    )


def thing_of(thing: Thing) -> EditThing:
    return EditThing(thing.id, thing.label, thing.at)
