"""Figures that belong to no army (RK-Z70, RK-Z89, RK-Z113): ships, Ents and siege engines come and go."""

from __future__ import annotations

from ringspiel.games.ringkrieg.expansion.numbers import ENT
from ringspiel.games.ringkrieg.pieces.figures import ONE, count
from ringspiel.games.ringkrieg.politics.muster import place
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.report import tell


def bring(s: RingkriegState, kind: int, number: int, region: int) -> None:
    """RK-Z91, RK-Z104: a number of figures comes, or as many as there are. The figures are a hard limit."""
    for _ in range(min(number, count(s.reserve, kind))):
        place(s, kind, region)


def take_away(s: RingkriegState, kind: int, number: int, region: int, rule: str) -> None:
    """RK-Z81, RK-Z92, RK-Z116: Ents are gone for good, all others may come again."""
    if not number:
        return
    force = number * ONE[kind]
    s.at[region] -= force
    if kind == ENT:
        s.lost += force
    else:
        s.reserve += force
    if s.log is not None:
        tell(s, "pieces-removed", rule, region=region, force=force)


def take_all(s: RingkriegState, kind: int, region: int, rule: str) -> None:
    take_away(s, kind, count(s.at[region], kind), region, rule)
