"""What there is besides the base game: the list of its expansions, in the order in which their effects act."""

from __future__ import annotations

from typing import Any, Final, Literal

from ringspiel.games.ringkrieg import view
from ringspiel.games.ringkrieg.expansion import facts as third_age_facts
from ringspiel.games.ringkrieg.expansion.shown import ThirdAgeShown
from ringspiel.games.ringkrieg.expansion.shown import shown as third_age_shown
from ringspiel.games.ringkrieg.expansion.third_age import THIRD_AGE
from ringspiel.games.ringkrieg.expansions import Expansion
from ringspiel.games.ringkrieg.shown import OpenBoard, OwnBoard, sent_by_kind
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling import facts

EXPANSIONS: Final = (THIRD_AGE,)
Kind = Literal[facts.Kind, facts.ActKind, third_age_facts.Kind]
"""All kinds of events."""
EVENTS: Final[dict[str, Any]] = sent_by_kind(
    {**facts.FACTS, **{kind: told for each in EXPANSIONS for kind, told in each.facts.items()}}
)
"""What each of them sends."""


class OpenView(OpenBoard, ThirdAgeShown):
    """What everybody sees, of the base game and of its expansions."""


class RingkriegView(OpenView, OwnBoard):
    """The board. `strongholds` are those inside besieged ones; `teams` is only there with more than two players."""


def open_view(s: RingkriegState) -> OpenView:
    """What everybody may know of the table."""
    return {**view.open_board(s), **third_age_shown(s)}


def in_play(s: RingkriegState) -> list[Expansion]:
    """Those with which this table is played."""
    return [each for each in EXPANSIONS if s.on_table(each.mark)]
