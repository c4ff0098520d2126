"""The invariants at the end of the catalogue, for tests and for positions that are loaded."""

from __future__ import annotations

from ringspiel.games.tuerme.board import BLOCKED, COLUMNS, FIELDS, NOTHING, ROWS
from ringspiel.games.tuerme.components import (
    AREAS,
    COLOURS,
    ENT,
    ENT_STEPS,
    HAND,
    HAPPENINGS,
    HERO_OF,
    ORC_CARDS,
    TILE_COUNTS,
    TILE_POINTS,
    TILES,
)
from ringspiel.games.tuerme.events import Muster
from ringspiel.games.tuerme.moving import PickFigure, PlayCard, TakeStep, hero_played, is_crossing
from ringspiel.games.tuerme.setup import PlaceFigure
from ringspiel.games.tuerme.state import TuermeState


def faults(s: TuermeState) -> list[str]:
    """Everything that no game can reach. Later checks rely on earlier ones, so the first kind of fault is the last."""
    return misfits(s) or (board_faults(s) + tile_faults(s) + card_faults(s)) or move_faults(s)


def misfits(s: TuermeState) -> list[str]:
    """Lists of the wrong length and numbers that stand for nothing."""
    found = []
    by_seat = (s.tiles, s.points, s.face_down, s.hands)
    if any(len(values) != s.seats for values in by_seat):
        found.append("every seat has a hand, tiles and points")
    if len(s.orcs) != COLUMNS or not all(0 <= column < 1 << ROWS for column in s.orcs):
        found.append(f"the board has {COLUMNS} columns of {ROWS} fields")
    if len(s.figures) != (s.seats if s.seats > 2 else len(COLOURS)):
        found.append("three players have three figures, two or four have four")
    if not all(NOTHING <= field < FIELDS for field in s.figures) or not all(0 <= field < FIELDS for field in s.laid):
        found.append("figures and orcs stand on fields of the board")
    if not (NOTHING <= s.mover < len(s.figures) and NOTHING <= s.heading < 8):
        found.append("a figure that exists moves in one of eight directions")
    if not (0 <= s.start < s.seats and 0 <= s.active < s.seats and s.turn >= 0):
        found.append("start player, active player and turn exist")
    if not (NOTHING <= s.orc_card < len(ORC_CARDS) and NOTHING <= s.event < len(HAPPENINGS)):
        found.append("the cards shown exist")
    if not (0 < s.orc_pile < 1 << len(ORC_CARDS) and 0 <= s.event_pile < 1 << len(HAPPENINGS)):
        found.append("the piles hold only cards that exist")
    if len(s.backs) != len(TILE_COUNTS) or len(s.drawn_in) != len(HERO_OF):
        found.append("there are four kinds of tiles and 32 hero cards")
    return found


def board_faults(s: TuermeState) -> list[str]:
    found = []
    standing = [field for figure, field in enumerate(s.figures) if field != NOTHING and figure != s.mover]
    everybody = [field for field in s.figures if field != NOTHING]
    if any(s.has_orc(field) for field in everybody) or len(set(standing)) < len(standing):
        found.append("a field holds at most one orc or figure")
    if any(field in BLOCKED for field in everybody) or any(s.has_orc(field) for field in BLOCKED):
        found.append("nothing stands on a tower")
    if s.turn and NOTHING in s.figures:
        found.append("all figures are on the board once the first turn begins")
    return found


def tile_faults(s: TuermeState) -> list[str]:
    found = []
    if min(s.supply, *s.backs, *s.tiles, *s.points, *s.face_down) < 0:
        found.append("there is no negative number of tiles")
    unseen = s.supply + s.orcs_on_board() + sum(s.face_down)
    if unseen + sum(s.tiles) != TILES or unseen != sum(s.backs):
        found.append(f"{TILES} tiles are in the supply, on the board or captured")
    seen = [printed - left for printed, left in zip(TILE_COUNTS, s.backs, strict=True)]
    if sum(s.points) != sum(count * points for count, points in zip(seen, TILE_POINTS, strict=True)):
        found.append("the points are those of the tiles turned up")
    if any(not tiles <= points <= 3 * tiles for tiles, points in zip(s.tiles, s.points, strict=True)):
        found.append("a tile has one to three points")
    if s.ent != min(seen[ENT], ENT_STEPS) or (s.ent == ENT_STEPS and s.outcome is None):
        found.append("the Ent takes a step for each Ent turned up, and the last one ends the game")
    if len(HAPPENINGS) - s.event_pile.bit_count() != min(s.ent, len(HAPPENINGS)):
        found.append("an event card is out for each step of the Ent but the last")
    return found


def card_faults(s: TuermeState) -> list[str]:
    found = []
    held = [card for hand in s.hands for card in hand]
    in_play = [] if s.card == NOTHING else [s.card]
    if sorted(held + s.pile + s.discards + in_play) != list(range(len(HERO_OF))) or not s.pile:
        found.append("every hero card is in the pile, in a hand, in play or discarded")
    expected = [HAND - (s.card != NOTHING and seat == s.active) for seat in range(s.seats)]
    if [len(hand) for hand in s.hands] != expected:
        found.append("everybody holds three hero cards, or two while one of them is in play")
    if not all(0 <= shuffle <= s.shuffles for shuffle in s.drawn_in):
        found.append("a hero card was drawn after one of the shuffles")
    return found


def move_faults(s: TuermeState) -> list[str]:
    """Whether the open question can be asked here at all."""
    question = s.question
    if isinstance(question, PlaceFigure):
        fits = s.turn == 0 and has_figure(s, question.seat, question.figure) and s.figures[question.figure] == NOTHING
    elif isinstance(question, PlayCard):
        fits = s.turn > 0 and question.seat == s.active and s.card == NOTHING
    elif isinstance(question, PickFigure):
        fits = s.turn > 0 and question.seat == s.active and s.card != NOTHING and s.seats == 2
    elif isinstance(question, Muster):
        fits = s.turn > 0 and has_figure(s, question.seat, question.figure) and 0 <= question.area < len(AREAS)
        fits = fits and bool(question.answers(s))
    elif question is not None:
        fits = s.turn > 0 and question.seat == s.active and is_moving(s) and bool(question.answers(s))
    else:
        fits = True
    return [] if fits else ["the question does not fit the position"]


def has_figure(s: TuermeState, seat: int, figure: int) -> bool:
    return figure in s.figures_of(seat)


def is_moving(s: TuermeState) -> bool:
    """Whether a move is under way that a hero card can have brought about."""
    if s.card == NOTHING or not has_figure(s, s.active, s.mover):
        return False
    hero = hero_played(s)
    if not (0 <= s.strength <= hero.strength and s.turned in (0, 1)):
        return False
    if s.heading == NOTHING:
        return not s.turned and not is_crossing(s) and (isinstance(s.question, TakeStep) or hero.shadowfax)
    return s.heading in hero.directions and isinstance(s.question, TakeStep)
