"""Factions (RK-Z58, RK-Z119): each is brought in once, with a Muster result; then its card lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final, get_args

from ringspiel.games.ringkrieg.expansion import corsairs, dunlendings, ents
from ringspiel.games.ringkrieg.expansion.contents import FACTIONS
from ringspiel.games.ringkrieg.expansion.facts import FactionKind
from ringspiel.games.ringkrieg.expansion.numbers import CORSAIRS, DUNLENDING, DUNLENDINGS, ENT, ENTS, SHIP
from ringspiel.games.ringkrieg.expansion.report import tell_of
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, NONE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


@final
class Faction:
    """A faction: the side that brings it in, its figures, why it cannot come now, and what it brings."""

    __slots__ = ("arrive", "card", "kind", "side", "why_not")

    def __init__(
        self,
        card: int,
        side: int,
        kind: int,
        why_not: Callable[[RingkriegState], str],
        arrive: Callable[[RingkriegState], None],
    ) -> None:
        self.card = card
        self.side = side
        self.kind = kind
        self.why_not = why_not
        self.arrive = arrive


ALL: Final = {
    row.kind: row
    for row in (
        Faction(DUNLENDINGS, SHADOW, DUNLENDING, dunlendings.why_not_come, dunlendings.arrive),
        Faction(CORSAIRS, SHADOW, SHIP, corsairs.why_not_come, corsairs.arrive),
        Faction(ENTS, FREE, ENT, ents.why_not_come, ents.arrive),
    )
}
"""RK-Z59, RK-Z68, RK-Z86, by the kind of their figures."""
CAME: Final[dict[str, FactionKind]] = dict(zip(FACTIONS, get_args(FactionKind), strict=True))
"""How the arrival of each is told, by its name."""


def why_not(s: RingkriegState, side: int, kind: int) -> str:
    """RK-Z58, RK-Z119: why a side cannot bring in a faction now; empty if it can."""
    if kind not in ALL or ALL[kind].side != side:
        return "RK-Z58"
    return "RK-Z119" if s.on_table(ALL[kind].card) else ALL[kind].why_not(s)


def ready(s: RingkriegState, side: int) -> list[int]:
    """The factions that can come now, by the kind of their figures."""
    return [kind for kind in ALL if not why_not(s, side, kind)]


def can_bring(s: RingkriegState, side: int, face: int) -> bool:
    return bool(ready(s, side))


def only_one(s: RingkriegState, side: int, face: int) -> Text | None:
    """The faction, if there is no choice."""
    kinds = ready(s, side)
    return faction_text(kinds[0]) if len(kinds) == 1 else None


def bring_faction(s: RingkriegState) -> None:
    s.ask(BringFaction(decider(s, s.acting, ACTION), s.acting))


def name_of(kind: int) -> str:
    return FACTIONS[ALL[kind].card - DUNLENDINGS]


def faction_text(kind: int) -> Text:
    return text(f"ringkrieg-faction-{name_of(kind)}")


@final
class BringFaction(SideQuestion):
    """DP-18: which faction comes into play."""

    __slots__ = ()
    kind: ClassVar[str] = "bring-faction"
    rule: ClassVar[str] = "RK-Z58"
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def answers(self, s: RingkriegState) -> list[int]:
        return ready(s, self.side)

    def take(self, s: RingkriegState, answer: int) -> None:
        s.table |= 1 << ALL[answer].card
        if s.log is not None:
            tell_of(s, CAME[name_of(answer)], self.rule, seat=self.seat)
        ALL[answer].arrive(s)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(name_of(answer), faction_text(answer), (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-bring-faction", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "" if picked.figure == NONE else why_not(s, self.side, picked.figure)


STEPS: Final = (bring_faction,)
QUESTIONS: Final = (BringFaction,)
