"""Sméagol, tamed wretch (RK-Z9 to RK-Z27, RK-Z122, RK-Z123, RK-Z131): his tiles, the Guide, his end."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.capture import is_refuge
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.conditions import need, never
from ringspiel.games.ringkrieg.cards.event_card import Hook, card
from ringspiel.games.ringkrieg.cards.staying import offer
from ringspiel.games.ringkrieg.expansion import numbers
from ringspiel.games.ringkrieg.expansion.numbers import SMEAGOL, SMEAGOL_TILES
from ringspiel.games.ringkrieg.hunt import fellowship, guide, hunt
from ringspiel.games.ringkrieg.hunt.hunt import DECLARED, walk
from ringspiel.games.ringkrieg.hunt.pool import put_back, remove
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, GOLLUM, ONE, SHADOW, kinds_in, level
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, FELLOWSHIP, decider
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.kernel.state import call

_HE: Final = ALL_OF[SMEAGOL]


# --- how he comes ----------------------------------------------------------------------------------------------------


def comes_too_late(s: RingkriegState, tile: int) -> bool:
    """RK-Z13, RK-Z19: his tile goes back to the box when Gollum leads or he himself has left the game."""
    return bool(SMEAGOL_TILES >> tile & 1) and (s.guide == GOLLUM or bool(s.lost & _HE))


def tile_counts(s: RingkriegState) -> None:
    """RK-Z9, RK-Z11, RK-Z25, RK-Z27: his tile brings him in, whatever it was drawn for; the second goes back."""
    if not SMEAGOL_TILES >> s.tile & 1:
        return
    if s.fellowship & _HE:
        put_back(s, 1 << s.tile)
        if s.log is not None:
            tell(s, "tile-back", "RK-Z25", tile=s.tile)
    else:
        remove(s, 1 << s.tile)
        join(s)


def join(s: RingkriegState) -> None:
    """RK-Z9, RK-Z10: he is the Guide at once."""
    s.reserve -= ONE[SMEAGOL]
    s.fellowship += ONE[SMEAGOL]
    if s.log is not None:
        tell(s, "joined", "RK-Z9", kind=SMEAGOL)
    guide.make_guide(s, SMEAGOL)


def level_x(s: RingkriegState, kind: int) -> int:
    """RK-Z16: as high as the highest of the others; his own is printed as X and counts 0."""
    others = kinds_in(s.fellowship & ~_HE) if kind == SMEAGOL else []
    return max((level(other) for other in others), default=0)


# --- what he can do --------------------------------------------------------------------------------------------------


def why_not_declare(s: RingkriegState, face: int) -> str:
    """RK-Z22, RK-Z26, RK-446: he is Guide, the leading player acts, and the Fellowship is hidden and not in Mordor."""
    if s.guide != SMEAGOL:
        return "RK-Z22"
    is_leading = decider(s, FREE, ACTION) == decider(s, FREE, FELLOWSHIP)
    return fellowship.why_no_declaration(s, 1) if is_leading else "RK-408"


def can_declare(s: RingkriegState, side: int, face: int) -> bool:
    return not why_not_declare(s, face)


def declare_by_die(s: RingkriegState) -> None:
    """RK-Z22, RK-Z26: a declaration, not a move; the die is simply spent."""
    s.path = 1 << s.figure
    s.then(call(walk, s.progress, DECLARED), arrive_by_die)


def arrive_by_die(s: RingkriegState) -> None:
    """RK-Z23, RK-Z24: as in phase 2, but nobody is healed."""
    fellowship.settle_declaration(s)


# --- how he goes -----------------------------------------------------------------------------------------------------


def declared(s: RingkriegState, leader: int) -> None:
    """RK-Z20, RK-Z24, RK-Z127: he is not seen in a City or Stronghold of the Free Peoples, no matter who holds it.

    RK-Z138: if a tile of this declaration has brought him in, he was not there when it was made.
    """
    if leader == SMEAGOL and s.fellowship & _HE and is_refuge(s.figure):
        s.fellowship -= ONE[SMEAGOL]
        s.lost += ONE[SMEAGOL]
        if s.log is not None:
            tell(s, "slipped-away", "RK-Z20", kind=SMEAGOL)
        triggers.changed(s)
        s.then(guide.appoint_guide)


def separated(s: RingkriegState) -> None:
    """RK-Z20, RK-Z131: when a group leaves with him, the others go on without him."""
    if s.leaving & _HE:
        s.leaving -= ONE[SMEAGOL]
        s.lost += ONE[SMEAGOL]
        hand_over(s)


def watch(s: RingkriegState) -> None:
    """RK-Z17, RK-Z18: alone with the Ring-bearers he is Gollum again. If he is lost while others are left, the Shadow
    gets *We Shall Get It*."""
    if s.fellowship == ONE[SMEAGOL]:
        s.fellowship = 0
        s.lost += ONE[SMEAGOL]
        if s.log is not None:
            tell(s, "turned-back", "RK-Z18", kind=SMEAGOL)
        guide.make_guide(s, GOLLUM)
        triggers.changed(s)
    elif s.guide == SMEAGOL and s.lost & _HE:
        hand_over(s)


def given_cards(s: RingkriegState) -> list[int]:
    """RK-Z17: *We Shall Get It*, once it has come into the game."""
    given = s.on_table(numbers.WE_SHALL_GET_IT) or numbers.WE_SHALL_GET_IT in s.discards
    return [numbers.WE_SHALL_GET_IT] if given else []


def hand_over(s: RingkriegState) -> None:
    """RK-Z17, RK-Z123: *We Shall Get It* lies before the Shadow."""
    if not s.on_table(numbers.WE_SHALL_GET_IT) and numbers.WE_SHALL_GET_IT not in s.discards:
        s.table |= 1 << numbers.WE_SHALL_GET_IT
        if s.log is not None:
            tell(s, "laid", "RK-Z17", card=numbers.WE_SHALL_GET_IT)


# --- We Shall Get It -------------------------------------------------------------------------------------------------


def we_shall_get_it(s: RingkriegState, why: int) -> None:
    """RK-H48, DP-44: while Gollum leads, the Shadow may have another tile drawn, when the Free Peoples have chosen."""
    if s.guide == GOLLUM:
        offer(s, SHADOW, numbers.WE_SHALL_GET_IT, call(they_look_again, why))


def they_look_again(s: RingkriegState, why: int) -> None:
    if not s.on_table(numbers.WE_SHALL_GET_IT):
        hunt.exchange_tile(s, why)


WE_SHALL_GET_IT: Final = card(
    "shadow-we-shall-get-it",
    "We Shall Get It",
    needs=(need(never),),
    at=(Hook(triggers.TILE_DRAWN, we_shall_get_it),),
)
"""RK-Z17: this card is never in a hand."""

STEPS: Final = (declare_by_die, arrive_by_die, they_look_again)
