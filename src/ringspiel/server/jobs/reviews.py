"""Looking back at a finished table: what its answers gave away, and what chance brought."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.agents.kit import kit_of
from ringspiel.agents.review import Played, Told, look_at, parts_of, told_of
from ringspiel.kernel.record import Help
from ringspiel.server.protocol.api import Finding, ReviewPart
from ringspiel.server.protocol.errors import Refused


class ReviewJob(msgspec.Struct):
    """A whole finished table. The review covers one part of it: the answers from number `first` on."""

    played: Played
    first: int
    helped: list[Help]


def look_back(job: dict[str, Any]) -> ReviewPart:
    """What these answers gave away and what chance brought."""
    wanted = msgspec.convert(job, ReviewJob)
    played, answered = wanted.played, len(wanted.played.answers)
    part = next((part for part in parts_of(played) if part.last >= wanted.first), None)
    if part is None:
        raise Refused("unknown", f"the table has only {answered} answers")
    found = look_at(part)
    findings = [finding_of(told) for told in told_of(played, found)]
    helped = [each for each in wanted.helped if part.first <= each.answers + 1 <= part.last]
    nobody_wins = kit_of(played.game).nobody_wins
    return ReviewPart(answered, part.first, part.last, found.exact, found.opening, findings, helped, nobody_wins)


def finding_of(told: Told) -> Finding:
    return Finding(**msgspec.structs.asdict(told))
