"""The board as a seat may know it, ready for JSON."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.tuerme.board import COLUMNS, NOTHING, ROWS, fields_of
from ringspiel.games.tuerme.components import (
    AREA_FIELDS,
    AREAS,
    COLOURS,
    ENT_STEPS,
    HAPPENINGS,
    HERO_OF,
    HEROES,
    ORC_CARDS,
    TOWERS,
    Hero,
)
from ringspiel.games.tuerme.gap import orcs_missing, shortest_chain
from ringspiel.games.tuerme.moving import TakeStep
from ringspiel.games.tuerme.routes import routes
from ringspiel.games.tuerme.shown import (
    Card,
    EventGroup,
    FieldMap,
    Figure,
    Gap,
    Move,
    OpenView,
    OrcCard,
    OwnView,
    Player,
    RouteShown,
    TuermeView,
    Wave,
)
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import names_of, wave_facts
from ringspiel.kernel.text import Text, text

MAP: Final[FieldMap] = {
    "columns": COLUMNS,
    "rows": ROWS,
    "towers": {tower.id: names_of(tower.cells) for tower in TOWERS},
    "areas": {area: names_of(fields) for area, fields in zip(AREAS, AREA_FIELDS, strict=True)},
}


def view(s: TuermeState, seat: int | None) -> TuermeView:
    """What lies on the table, and for the board what follows from it: the shortest gap and the routes of the move.

    ZT-43: the points of others stay hidden until the end, and so do hands.
    """
    return {**open_view(s), **own_view(s, seat)}


def open_view(s: TuermeState) -> OpenView:
    return {
        "map": MAP,
        "start": s.start,
        "active": s.active,
        "turn": s.turn,
        "figures": [figure_view(s, figure) for figure in range(len(s.figures))],
        "orcs": names_of(fields_of(s.orc_mask())),
        "supply": s.supply,
        "ent": {"step": s.ent, "last": ENT_STEPS},
        "orc_card": orc_card_view(s),
        "orc_pile": s.orc_pile.bit_count(),
        "orc_discards": orc_discards_view(s),
        "event": None if s.event == NOTHING else HAPPENINGS[s.event].id,
        "event_pile": event_pile_view(s),
        "hero_pile": len(s.pile),
        "hero_discards": [card_view(card) for card in s.discards],
        "move": move_view(s),
        "gap": gap_view(s),
    }


def own_view(s: TuermeState, seat: int | None) -> OwnView:
    return {
        "players": [player_view(s, player, seat) for player in range(s.seats)],
        "routes": routes_view(s, seat),
    }


def known(s: TuermeState, seat: int) -> list[Any]:
    """What lies on the table, and the seat's own hand and points. Cards of the same hero are the same."""
    board = [s.active, s.turn, s.figures, s.orcs, s.supply, s.ent]
    orcs = [s.orc_card, s.laid, s.orc_pile]
    events = [s.event, s.event_pile.bit_count()]
    heroes = [len(s.pile), heroes_of(s.discards), heroes_of(s.hands[seat]), [len(hand) for hand in s.hands]]
    move = [] if s.card == NOTHING else [HERO_OF[s.card], s.mover, s.strength, s.turned]
    return [board, orcs, events, heroes, move, s.tiles, s.face_down, s.points[seat]]


def heroes_of(cards: list[int]) -> list[int]:
    return [HERO_OF[card] for card in cards]


def figure_view(s: TuermeState, figure: int) -> Figure:
    field = s.figures[figure]
    return {
        "colour": COLOURS[figure],
        "seat": s.owner(figure),
        "field": None if field == NOTHING else names_of([field])[0],
    }


def orc_card_view(s: TuermeState) -> OrcCard | None:
    """The orc card revealed last, and the orcs laid since."""
    if s.orc_card == NOTHING:
        return None
    return {"waves": [wave_facts(wave) for wave in ORC_CARDS[s.orc_card]], "laid": names_of(s.laid)}


def orc_discards_view(s: TuermeState) -> list[list[Wave]]:
    """ZT-13: the open discard pile, in the order of the data."""
    return [[wave_facts(wave) for wave in card] for n, card in enumerate(ORC_CARDS) if not s.orc_pile >> n & 1]


def event_pile_view(s: TuermeState) -> list[EventGroup]:
    """The groups printed on the backs, from the top of the pile."""
    left = [happening.group for card, happening in enumerate(HAPPENINGS) if s.event_pile >> card & 1]
    return [{"group": group, "left": left.count(group)} for group in sorted(set(left))]


def card_view(card: int) -> Card:
    hero: Hero = HEROES[HERO_OF[card]]
    return {
        "id": hero.id,
        "hero": hero.hero,
        "strength": hero.strength,
        "symbol": hero.symbol,
        "shadowfax": hero.shadowfax,
    }


def move_view(s: TuermeState) -> Move | None:
    """The hero card in play and how far the move has come."""
    if s.card == NOTHING:
        return None
    figure = None if s.mover == NOTHING else COLOURS[s.mover]
    return {"card": card_view(s.card), "figure": figure, "strength": s.strength, "turned": s.turned}


def player_view(s: TuermeState, player: int, seat: int | None) -> Player:
    own = player == seat
    return {
        "cards": len(s.hands[player]),
        "hand": [card_view(card) for card in s.hands[player]] if own else None,
        "tiles": s.tiles[player],
        "face_down": s.face_down[player],
        "points": s.points[player] if own or s.outcome is not None else None,
    }


def gap_view(s: TuermeState) -> Gap | None:
    """How close defeat is: a shortest chain between the towers and the orcs it lacks; None if figures bar every way."""
    chain = shortest_chain(s)
    return {"missing": orcs_missing(s, chain), "chain": names_of(chain)} if chain else None


def routes_view(s: TuermeState, seat: int | None) -> list[RouteShown]:
    question = s.question
    if not isinstance(question, TakeStep) or question.seat != seat:
        return []
    return [route.to_json() for route in routes(s)]


def results(s: TuermeState) -> list[Text]:
    """ZT-61: hero points decide, then tiles."""
    return [text("tuerme-results", points=s.points[seat], tiles=s.tiles[seat]) for seat in range(s.seats)]
