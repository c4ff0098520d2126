"""What only the expansion tells, as types: the facts of its own kinds of events."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from ringspiel.games.ringkrieg.telling.facts import Acted, AtRegion, CombatRoll, Concerned, FigureMoved, ForceMoved

FactionKind = Literal["faction-dunlendings-came", "faction-corsairs-came", "faction-ents-came"]
"""In the order of `contents.FACTIONS`."""
ActKind = Literal[
    "acts-bring-faction", "acts-recruit-dunlendings", "acts-black-ships", "acts-build-engine", "acts-declare"
]
"""In the order of the uses in `contents`."""
Kind = Literal[FactionKind, ActKind, "by-ship", "ent-walked", "ents-roll", "fleet-moved"]

FACTS: Final[dict[str, Any]] = {
    **dict.fromkeys(get_args(FactionKind), Concerned),
    **dict.fromkeys(get_args(ActKind), Acted),
    "by-ship": AtRegion,
    "ent-walked": FigureMoved,
    "ents-roll": CombatRoll,
    "fleet-moved": ForceMoved,
}
"""By kind."""
