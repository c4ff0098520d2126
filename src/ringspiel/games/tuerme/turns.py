"""The order of a turn, and part 3 of it, the new card (ZT-7, ZT-40)."""

from __future__ import annotations

from ringspiel.games.tuerme.board import NOTHING
from ringspiel.games.tuerme.hands import discard, draw_hero
from ringspiel.games.tuerme.moving import play_hero_card
from ringspiel.games.tuerme.orcs import reveal_orc_card
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.tiles import evaluate_orcs
from ringspiel.games.tuerme.words import tell


def turn(s: TuermeState) -> None:
    """The four parts of a turn, in the rulebook's order."""
    s.turn += 1
    if s.log is not None:
        tell(s, "turn", "ZT-10", seat=s.active, turn=s.turn)
    s.then(reveal_orc_card, play_hero_card, renew_hand, evaluate_orcs, end_turn)


def renew_hand(s: TuermeState) -> None:
    """ZT-40: the card played is discarded and replaced, before the tiles are turned up."""
    card = s.card
    s.card = NOTHING
    s.mover = NOTHING
    s.heading = NOTHING
    s.turned = 0
    s.strength = 0
    discard(s, s.active, card, "ZT-40")
    draw_hero(s, s.active, "ZT-40")


def end_turn(s: TuermeState) -> None:
    """ZT-7: clockwise to the next player."""
    s.active = (s.active + 1) % s.seats
    s.then(turn)
