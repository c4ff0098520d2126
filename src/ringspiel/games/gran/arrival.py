"""What happens where a move ends: the attack first, then the symbol acts (GR-15, GR-53)."""

from __future__ import annotations

from ringspiel.games.gran.attack import attack
from ringspiel.games.gran.board import CITY, DRAGON, MAGIC_STONE, SWORD
from ringspiel.games.gran.cities import visit
from ringspiel.games.gran.dragons import fight
from ringspiel.games.gran.state import NOBODY, GranState
from ringspiel.games.gran.stones import use_magic_stone, use_sword
from ringspiel.kernel.state import call


def arrive(s: GranState) -> None:
    """GR-53: an attack is carried out before the symbol acts."""
    seat = s.active
    victim = s.other_at(s.points[seat], seat)
    if victim == NOBODY:
        act(s)
    else:
        s.then(act)
        attack(s, seat, victim)


def act(s: GranState) -> None:
    """GR-15: the symbol acts on the knight who has stopped there."""
    seat = s.active
    point = s.points[seat]
    kind = s.board.kind[point]
    if kind == DRAGON:
        s.then(fight, call(after_fight, point))
    elif kind == CITY:
        visit(s, seat)
    elif kind == MAGIC_STONE:
        use_magic_stone(s, seat)
    elif kind == SWORD:
        use_sword(s, seat)


def after_fight(s: GranState, dragon: int) -> None:
    """GR-41: a further move ends like any other; who stays on the dragon does not fight again (GR-40)."""
    if s.points[s.active] != dragon:
        arrive(s)
