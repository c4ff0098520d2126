"""Turn, part 4: the captured orcs are turned up, and the Ents march (ZT-41 to ZT-43)."""

from __future__ import annotations

from ringspiel.games.tuerme.board import NOTHING
from ringspiel.games.tuerme.components import ENT, ENT_STEPS, TILE_POINTS
from ringspiel.games.tuerme.ending import win
from ringspiel.games.tuerme.events import reveal_event
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import tell
from ringspiel.kernel.state import call


def evaluate_orcs(s: TuermeState) -> None:
    """ZT-41, ZT-42: tile by tile, and what a tile brings about comes before the next one."""
    seat = next_to_turn_up(s)
    if seat != NOTHING:
        s.then(call(turn_up, seat), evaluate_orcs)
    elif s.ent == ENT_STEPS:
        win(s)


def next_to_turn_up(s: TuermeState) -> int:
    """ZT-41: the active player first, then clockwise."""
    for seat in s.clockwise():
        if s.face_down[seat]:
            return seat
    return NOTHING


def turn_up(s: TuermeState, seat: int) -> None:
    """ZT-43: all see the back once; then the tile is kept face down."""
    tile = draw_back(s)
    s.face_down[seat] -= 1
    s.tiles[seat] += 1
    s.points[seat] += TILE_POINTS[tile]
    if s.log is not None:
        tell(s, "turned-up-ent" if tile == ENT else "turned-up", "ZT-41", seat=seat, points=TILE_POINTS[tile])
    if tile == ENT and s.ent < ENT_STEPS:
        march(s)


def draw_back(s: TuermeState) -> int:
    """ZT-3, ZT-44: every tile that nobody has seen is equally likely to be any of those not seen."""
    number = s.draw(sum(s.backs))
    tile = 0
    while number >= s.backs[tile]:
        number -= s.backs[tile]
        tile += 1
    s.backs[tile] -= 1
    return tile


def march(s: TuermeState) -> None:
    """ZT-42: one step and an event card; the last step ends the game, so that only the tiles left still count."""
    s.ent += 1
    if s.log is not None:
        tell(s, "ent", "ZT-42", step=s.ent, last=ENT_STEPS)
    if s.ent < ENT_STEPS:
        s.then(reveal_event)
