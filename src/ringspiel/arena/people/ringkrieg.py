"""Der Ringkrieg between people: kinds of victory of 58 tournament games, and what experts say of the story.

Only the kinds of victory have been published. The other rows have a goal, where there is one, but no figure of people.
"""

from __future__ import annotations

from typing import Final

from ringspiel.arena.people import Trait

WBC: Final = "WBC 2016 and 2017, boardgamers.org/yearbook16/wor.html and /yearbook17/wor.html"
GAMES: Final = 58
CORRUPTION: Final = "RK-W2"
RING: Final = "RK-W3"
SHADOW_CONQUERS: Final = "RK-W5"
FREE_CONQUER: Final = "RK-W6"

PEOPLE: Final = (
    Trait("decided by the Ring", endings=(RING, CORRUPTION), published=(29, GAMES), source=WBC, least=0.40, most=0.60),
    Trait("Ring destroyed", endings=(RING,), published=(18, GAMES), source=WBC),
    Trait("corruption", endings=(CORRUPTION,), published=(11, GAMES), source=WBC),
    Trait("conquest by the Shadow", endings=(SHADOW_CONQUERS,), published=(24, GAMES), source=WBC),
    Trait("conquest by the Free Peoples", endings=(FREE_CONQUER,), published=(5, GAMES), source=WBC, most=0.15),
    Trait("Free Peoples win", endings=(RING, FREE_CONQUER), published=(23, GAMES), source=WBC, least=0.40, most=0.55),
    Trait("turns", "turns"),
    Trait("Mordor entered, part of games", "free: entered Mordor"),
    Trait("turn of entering Mordor", "free: turn of entering Mordor"),
    Trait("hidden at the gates and not entering, a game", "free: hidden at the gates and not entering", most=0.05),
    Trait("rests a game", "free: rests", least=0.5),
    Trait("king crowned, part of games", "free: aragorn came", least=0.3),
    Trait("Minas Tirith lost, part of games", "free: minas-tirith fell", most=0.4),
    Trait(
        "Minas Tirith lost with at most one unit", "free: Minas Tirith fell with at most one unit, of falls", most=0.3
    ),
    Trait("falls of the Free Peoples with at most one unit", "free: falls with at most one unit, of falls"),
    Trait("falls of the Shadow with at most one unit", "shadow: falls with at most one unit, of falls", most=0.3),
)
"""Then the mistakes: every other figure of the chronicle is shown below these, without a goal."""
