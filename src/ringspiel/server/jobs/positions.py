"""The position of a finished table after a number of answers, and the check of a position that somebody has made."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.agents.review import Played
from ringspiel.agents.review.played import decisions
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.save import save
from ringspiel.kernel.table import load
from ringspiel.languages import languages
from ringspiel.server.model.positions import dealt_anew, exact, portable
from ringspiel.server.protocol.api import PositionCheck
from ringspiel.server.protocol.documents import Json
from ringspiel.server.protocol.errors import Refused
from ringspiel.texts.faults import fault_in


class PositionJob(msgspec.Struct):
    """The position of a table after a number of answers."""

    played: Played
    at: int


class CheckJob(msgspec.Struct):
    position: Json


def position_at(job: dict[str, Any]) -> Json:
    wanted = msgspec.convert(job, PositionJob)
    played = wanted.played
    state = played.start()
    for decision in decisions(played, wanted.at, wanted.at):
        state = decision.after
    if state.question is None:
        raise Refused("unknown", "nobody is asked at that point")
    sent: Json = portable(save(played.rules, played.seats, played.options, dealt_anew(state)))
    return sent


def check_position(job: dict[str, Any]) -> PositionCheck:
    """How a position looks to the seat that is asked, or what is wrong with it."""
    position = msgspec.convert(job, CheckJob).position
    try:
        table = load(exact(position))
    except RingspielError as error:
        faults = str(error).removeprefix("this position breaks the rules: ").split("; ")
        return PositionCheck([in_all_languages(each) for each in faults], None)
    except RecursionError:
        return PositionCheck([in_all_languages("the position is nested too deeply")], None)
    return PositionCheck([], table.view(table.seat))


def in_all_languages(fault: str) -> dict[str, str]:
    return {language: fault_in(language, fault) for language in languages()}
