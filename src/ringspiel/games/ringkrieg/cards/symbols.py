"""Which player may use which event (RK-424, RK-437, RK-306), by the nations and Minions that the card names."""

from __future__ import annotations

from ringspiel.games.ringkrieg.cards.index import EVENTS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.teams.roles import LED
from ringspiel.games.ringkrieg.teams.tired_nations import exhausted


def why_not_open_to(s: RingkriegState, seat: int, card: int) -> str:
    """Why this player may not use the event of a card; empty if they may."""
    row = EVENTS[card]
    if row.names and not row.names & LED[s.roles[seat]]:
        return "RK-424"
    return "RK-306" if row.nations & exhausted(s, side_of_seat(s, seat)) else ""
