"""The rules, as one object."""

from __future__ import annotations

import sys
from typing import Final

from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.event_card import card, nations
from ringspiel.games.ringkrieg.cards.recruiting import figures
from ringspiel.games.ringkrieg.combat.casualties import Way, nothing, one, remove, say_lost
from ringspiel.games.ringkrieg.combat.fighters import army
from ringspiel.games.ringkrieg.expansions import Expansion
from ringspiel.games.ringkrieg.pieces.board import NUMBER
from ringspiel.games.ringkrieg.pieces.deck import MARKS, cards_of
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, NORTH, ONE, count
from ringspiel.games.ringkrieg.pieces.tiles import of_kind
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.facts import Acted
from ringspiel.games.ringkrieg.turn.uses import ANY_MUSTER, Use, puts
from ringspiel.games.ringkrieg.words import USE_NAMES
from ringspiel.kernel.state import call

BEORNING: Final = KIND_NAMES.index("beorning")
CALL: Final = USE_NAMES.index("call-beornings")
MARK: Final = MARKS["beornings"]
CARROCK: Final = NUMBER["carrock"]
FIGURES: Final = 4


def can_call(s: RingkriegState, side: int, face: int) -> bool:
    return bool(count(s.reserve, BEORNING)) and s.is_free_for(CARROCK, FREE)


def call_beornings(s: RingkriegState) -> None:
    figures(s, BEORNING, 1, CARROCK)


def fury(s: RingkriegState, side: int) -> int:
    """A Beorning fights for two."""
    return count(army(s, side), BEORNING) if side == FREE else 0


def none_given(s: RingkriegState) -> list[int]:
    return []


def faults(s: RingkriegState) -> list[str]:
    """Counted beside the chapters: at the table, fallen, or still at home."""
    there = sum(count(force, BEORNING) for force in (*s.at, s.reserve, s.lost))
    return [] if there == FIGURES else ["there are four Beornings"]


def no_faults(s: RingkriegState) -> list[str]:
    return []


BEORNINGS: Final = Expansion(
    option="beornings",
    mark=MARK,
    variants={},
    figures=FIGURES * ONE[BEORNING],
    tiles=of_kind("beornings"),
    cards=cards_of("beornings"),
    replaced=(),
    given=none_given,
    rows=(card("fp-str-beorn", "Beorn's Wrath", steps=(call(figures, BEORNING, 2, CARROCK),), names=nations(NORTH)),),
    effects=((triggers.STRENGTH, fury, MARK),),
    uses=[Use(CALL, FREE, ANY_MUSTER, can_call, puts(call_beornings))],
    why_not_use={CALL: lambda s, face: "RK-M17"},
    entries=(),
    ways=(Way(BEORNING, BEORNING, 1, nothing, one, remove, say_lost),),
    own_ways=(Way(BEORNING, BEORNING, 1, nothing, one, remove, say_lost),),
    hunt_reasons={},
    facts={"acts-call-beornings": Acted},
    faults=faults,
    settled_faults=no_faults,
    modules=(sys.modules[__name__],),
    former_steps={},
    former_fields={},
)

STEPS: Final = (call_beornings,)
