"""The door to the texts of the event cards (RK-E7 to RK-E34), which are not written yet.

Cards are drawn, held and discarded by the rules, but none can be played, so the game is not registered.
"""

from __future__ import annotations

from ringspiel.games.ringkrieg.state import RingkriegState


def playable(s: RingkriegState, side: int, types: int) -> list[int]:
    """RK-E10: the cards in hand of the given types (a bit mask) whose event may be played now."""
    return []


def play(s: RingkriegState, types: int) -> None:
    """RK-E7: the acting side chooses a card of these types and carries it out."""


def review(s: RingkriegState) -> None:
    """RK-E17, RK-E29: cards on the table whose condition has failed are discarded."""
