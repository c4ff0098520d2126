"""Analyses that are shared by link or come in files: everything in them is played through once."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.kernel.analysis import FORMAT, Analysis, Board, Note, Place, Tried, read_analysis
from ringspiel.kernel.errors import RingspielError
from ringspiel.server.jobs.analysis import loaded
from ringspiel.server.model.positions import portable
from ringspiel.server.protocol.api import OpenedAnalysis
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused, refused


class RecordJob(msgspec.Struct):
    position: Json


class FileJob(msgspec.Struct):
    """The file of an analysis, as it came."""

    content: bytes


class ShareJob(msgspec.Struct):
    """An analysis to be shared, of the record of a finished table or of a position."""

    record: Json | None
    position: Json | None
    title: str
    notes: list[Note]
    tried: list[Tried]


def check_shared(job: dict[str, Any]) -> str:
    """Play everything in an analysis. The game that it is of."""
    wanted = msgspec.convert(job, ShareJob)
    record = record_from(wanted.position) if wanted.record is None else wanted.record
    document = Analysis(FORMAT, record, wanted.title, wanted.notes, wanted.tried)
    try:
        board = Board(read_analysis(document.to_json()))
        board.check()
    except RingspielError as error:
        raise refused("broken-analysis", error) from error
    return board.record.game


def record_from(position: Json | None) -> Json:
    """The record of a table that begins from a position, without any answers."""
    return loaded(position or {}).record()


def record_of_position(job: dict[str, Any]) -> Json:
    return record_from(msgspec.convert(job, RecordJob).position)


def read_file(job: dict[str, Any]) -> OpenedAnalysis:
    """What is in the file of an analysis of a position, once all of it has been played."""
    try:
        board = Board(read_analysis(msgspec.json.decode(msgspec.convert(job, FileJob).content)))
        if board.record.answers:
            raise Refused("broken-record", "an analysis of a game is opened with the record of the finished game")
        board.check()
        position = portable(board.table_at(Place()).save())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", str(error)) from error
    except RingspielError as error:
        raise refused("broken-analysis", error) from error
    found = board.analysis
    return OpenedAnalysis(board.record.game, position, found.title, found.notes, found.tried)
