"""The Hunt pool as a bag (RK-H1 to RK-H3, RK-H51, RK-H52): drawing and refilling."""

from __future__ import annotations

from ringspiel.games.ringkrieg.cards.triggers import NO_TILE, forbidden
from ringspiel.games.ringkrieg.pieces.figures import NONE
from ringspiel.games.ringkrieg.pieces.tiles import STANDARD, TILE_COUNT
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.report import tell


def draw_from_bag(s: RingkriegState, held: int) -> int:
    """RK-H1 to RK-H3, RK-H51: one tile at random, or NONE. An empty bag is refilled first with standard tiles, but
    not with those that an effect in progress holds."""
    if not s.tiles:
        s.tiles = s.drawn & STANDARD & ~held
        s.drawn &= ~s.tiles
    if not s.tiles:
        return NONE
    number = s.draw(s.tiles.bit_count())
    tile = [tile for tile in range(TILE_COUNT) if s.tiles >> tile & 1][number]
    s.tiles &= ~(1 << tile)
    s.drawn |= 1 << tile
    if s.log is not None:
        tell(s, "tile", "RK-H1", tile=tile)
    if forbidden(s, NO_TILE, tile):
        remove(s, 1 << tile)
        return draw_from_bag(s, held)
    return tile


def remove(s: RingkriegState, tiles: int) -> None:
    """Drawn tiles leave the game."""
    s.drawn &= ~tiles
    s.removed |= tiles


def put_back(s: RingkriegState, tiles: int) -> None:
    """Drawn tiles return to the bag."""
    s.drawn &= ~tiles
    s.tiles |= tiles
