"""What a seat may know of the table, ready for JSON. Only hands, decks and face-down discards are secret."""

from __future__ import annotations

from typing import Any

from ringspiel.games.ringkrieg.board import LOCATIONS, OWNER, REGION_COUNT, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.deck import CARDS, DECK_OF, DECKS
from ringspiel.games.ringkrieg.figures import FREE, KIND_NAMES, NATION_COUNT, NATIONS, NOBODY, SHADOW, SIDES, kinds_in
from ringspiel.games.ringkrieg.layout import AGAIN, ATTACKER, CARD, FORCE, HITS, ORIGIN, ROUND, SHOWN, TARGET
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.tiles import TILE_COUNT, TILES
from ringspiel.games.ringkrieg.words import FACE_NAMES, force_json, location_name


def board(s: RingkriegState, seat: int | None) -> dict[str, Any]:
    """The map's geometry is static: clients read it from data/regions.json by the ids used here."""
    return {
        "turn": s.turn,
        "phase": s.phase,
        "acting": SIDES[s.acting],
        "regions": {REGIONS[r]: force_json(s.at[r]) for r in range(REGION_COUNT) if s.at[r]},
        "strongholds": {REGIONS[REGION_OF[b]]: force_json(s.at[b]) for b in range(REGION_COUNT, LOCATIONS) if s.at[b]},
        "captured": {REGIONS[r]: SIDES[1 - OWNER[r]] for r in range(REGION_COUNT) if s.captured >> r & 1},
        "reinforcements": force_json(s.reserve),
        "lost": force_json(s.lost),
        "nations": {NATIONS[n]: {"box": s.political[n], "active": s.is_active(n)} for n in range(NATION_COUNT)},
        "fellowship": fellowship(s),
        "hunt": hunt(s),
        "sides": [player(s, side, seat) for side in (FREE, SHADOW)],
        "event": None if s.event == NOBODY else CARDS[s.event],
        "table": [CARDS[card] for card in s.table],
        "discards": [CARDS[card] for card in s.discards],
        "picked": force_json(s.picked),
        "battle": battle(s, seat),
    }


def battle(s: RingkriegState, seat: int | None) -> dict[str, Any] | None:
    """The battle in progress; a combat card chosen in secret is shown to its owner only (RK-B19)."""
    b = s.battle
    if not b:
        return None
    return {
        "attacker": SIDES[b[ATTACKER]],
        "origin": location_name(b[ORIGIN]),
        "target": location_name(b[TARGET]),
        "force": force_json(b[FORCE]),
        "round": b[ROUND],
        "hits": [max(0, b[HITS + side] + b[AGAIN + side]) for side in (FREE, SHADOW)],
        "announced": [b[CARD + side] != NOBODY for side in (FREE, SHADOW)],
        "cards": [combat_card(s, side, seat) for side in (FREE, SHADOW)],
    }


def combat_card(s: RingkriegState, side: int, seat: int | None) -> str | None:
    card = s.battle[CARD + side]
    return CARDS[card] if card >= 0 and (s.battle[SHOWN] or seat == side) else None


def fellowship(s: RingkriegState) -> dict[str, Any]:
    return {
        "companions": [KIND_NAMES[kind] for kind in kinds_in(s.fellowship)],
        "leaving": [KIND_NAMES[kind] for kind in kinds_in(s.leaving)],
        "guide": KIND_NAMES[s.guide],
        "region": REGIONS[s.figure],
        "progress": s.progress,
        "revealed": bool(s.revealed),
        "corruption": s.corruption,
        "mordor": None if s.mordor == NOBODY else s.mordor,
    }


def hunt(s: RingkriegState) -> dict[str, Any]:
    """RK-H3: drawn, waiting and removed tiles lie open, so everybody can work out the pool."""
    return {
        "box": {SIDES[side]: s.hunt_box[side] for side in (FREE, SHADOW)},
        "pool": tiles(s.tiles),
        "drawn": tiles(s.drawn),
        "waiting": tiles(s.waiting),
        "removed": tiles(s.removed),
        "tile": None if s.tile == NOBODY else TILES[s.tile],
        "damage": s.damage,
    }


def tiles(those: int) -> list[str]:
    return [TILES[tile] for tile in range(TILE_COUNT) if those >> tile & 1]


def player(s: RingkriegState, side: int, seat: int | None) -> dict[str, Any]:
    """One side's dice, rings and cards; of the opponent's cards only the backs are seen."""
    mine = seat == side
    return {
        "side": SIDES[side],
        "points": s.points(side),
        "dice": {FACE_NAMES[face]: count for face, count in enumerate(s.dice[side]) if count},
        "spent": s.spent[side],
        "pool": s.pool[side],
        "rings": s.rings[side],
        "ring_used": bool(s.rings_used >> side & 1),
        "decks": {DECKS[deck]: len(s.decks[deck]) for deck in (2 * side, 2 * side + 1)},
        "hand": [CARDS[card] for card in s.hands[side]] if mine else None,
        "hand_backs": backs(s.hands[side]),
        "put_away": [CARDS[card] for card in s.face_down[side]] if mine else None,
        "put_away_backs": backs(s.face_down[side]),
    }


def backs(cards: list[int]) -> dict[str, int]:
    """How many cards of each deck."""
    decks = [DECKS[DECK_OF[card]] for card in cards]
    return {deck: decks.count(deck) for deck in sorted(set(decks))}
