"""What a seat may know of the table, ready for JSON. Only hands, decks and face-down discards are secret."""

from __future__ import annotations

from typing import Any

from ringspiel.games.ringkrieg.cards.play import playable_by
from ringspiel.games.ringkrieg.combat import prospects
from ringspiel.games.ringkrieg.combat.fighters import battle_of, fighter, leadership, needed
from ringspiel.games.ringkrieg.combat.rolls import combat_dice
from ringspiel.games.ringkrieg.combat.state import Fighter
from ringspiel.games.ringkrieg.pieces import figures
from ringspiel.games.ringkrieg.pieces.board import LOCATIONS, OWNER, REGION_COUNT, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECK_OF, DECKS, cards_in
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    KIND_NAMES,
    NATION_COUNT,
    NATIONS,
    NONE,
    ONE,
    SHADOW,
    SIDES,
    kinds_in,
)
from ringspiel.games.ringkrieg.pieces.tiles import TILE_COUNT, TILES
from ringspiel.games.ringkrieg.politics.entry import ENTRIES
from ringspiel.games.ringkrieg.shown import (
    Battle,
    Camp,
    Fellowship,
    Hunt,
    Nations,
    NationShown,
    OpenBoard,
    OwnBoard,
    Player,
    Prospect,
    Teams,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import ranking
from ringspiel.games.ringkrieg.teams.deciders import army_leader, is_mixed, seats_of, side_of_seat, teammate
from ringspiel.games.ringkrieg.teams.mixed_armies import side_at
from ringspiel.games.ringkrieg.teams.roles import NATIONS_LED, ROLES
from ringspiel.games.ringkrieg.teams.tired_nations import exhausted, exhausted_armies
from ringspiel.games.ringkrieg.words import FACE_NAMES, force_json, location_name, role_text
from ringspiel.kernel.text import Text, text


def open_board(s: RingkriegState) -> OpenBoard:
    """The map's geometry is static: clients read it from data/regions.json by the ids used here.

    Characters who have not come yet are in the reinforcements. `box` adds what expansions show.
    """
    return {
        "turn": s.turn,
        "phase": s.phase,
        "acting": SIDES[s.acting],
        "regions": {REGIONS[r]: force_json(s.at[r]) for r in range(REGION_COUNT) if s.at[r]},
        "strongholds": {REGIONS[REGION_OF[b]]: force_json(s.at[b]) for b in range(REGION_COUNT, LOCATIONS) if s.at[b]},
        "captured": {REGIONS[r]: SIDES[1 - OWNER[r]] for r in range(REGION_COUNT) if s.captured >> r & 1},
        "reinforcements": force_json(s.reserve),
        "lost": force_json(dead(s)),
        "nations": nations(s),
        "fellowship": fellowship(s),
        "hunt": hunt(s),
        "event": None if s.event == NONE else CARDS[s.event],
        "table": [CARDS[card] for card in cards_in(s.table)],
        "discards": [CARDS[card] for card in s.discards],
        "picked": force_json(s.picked),
        "chance": None if s.battle is None else prospects.chance(s),
        "prospects": [prospect(each) for each in prospects.prospects(s)],
        "players": [seated(s, each) for each in range(s.seats)],
    }


def own_board(s: RingkriegState, seat: int | None) -> OwnBoard:
    return {
        "sides": (player(s, FREE, seat), player(s, SHADOW, seat)),
        "battle": battle(s, seat),
        "teams": teams(s, seat),
    }


def nations(s: RingkriegState) -> Nations:
    return {
        "dwarves": nation(s, figures.DWARVES),
        "elves": nation(s, figures.ELVES),
        "gondor": nation(s, figures.GONDOR),
        "north": nation(s, figures.NORTH),
        "rohan": nation(s, figures.ROHAN),
        "isengard": nation(s, figures.ISENGARD),
        "sauron": nation(s, figures.SAURON),
        "southrons": nation(s, figures.SOUTHRONS),
    }


def nation(s: RingkriegState, number: int) -> NationShown:
    return {"box": s.political[number], "active": s.is_active(number)}


def known(s: RingkriegState, seat: int) -> list[Any]:
    """The same as bare numbers, without help, for search."""
    board = [s.turn, s.phase, s.acting, s.at, s.captured, s.reserve, dead(s), s.political, s.active_nations]
    ring = [s.fellowship, s.leaving, s.guide, s.figure, s.progress, s.revealed, s.corruption, s.mordor]
    hunting = [s.hunt_box, s.tiles, s.drawn, s.waiting, s.removed, s.tile, s.damage]
    dice = [s.dice, s.spent, s.pool, s.rings, s.rings_used, s.leading, s.actors]
    own = [s.hands[seat], s.face_down[seat], [len(deck) for deck in s.decks]]
    others = [sorted(DECK_OF[card] for card in pile) for pile in s.hands + s.face_down]
    cards = [s.event, s.table, s.discards, s.picked]
    return [board, ring, hunting, dice, own, others, cards, battle(s, seat), teams(s, seat)]


def seated(s: RingkriegState, seat: int) -> Player:
    """What a seat plays, and what everybody sees of its cards (RK-401, RK-403, RK-410)."""
    side = side_of_seat(s, seat)
    return {
        "role": ROLES[s.roles[seat]],
        "side": SIDES[side],
        "nations": [NATIONS[nation] for nation in NATIONS_LED[s.roles[seat]]],
        "leading": seat == s.leading[side],
        "next": seat == s.actors[side],
        "ring_used": bool(s.rings_used >> seat & 1),
        "hand_backs": backs(s.hands[seat]),
        "put_away_backs": backs(s.face_down[seat]),
    }


def teams(s: RingkriegState, seat: int | None) -> Teams | None:
    """What only tables of more than two players have. Only the giver knows the cards handed over (RK-407)."""
    t = s.teams
    if t is None:
        return None
    given = [] if seat is None else [card for card in s.hands[teammate(s, seat)] if t.given[seat] >> card & 1]
    return {
        "mixed": {location_name(place): mixed_leader(s, place) for place in range(LOCATIONS) if is_mixed(s, place)},
        "conquests": [[REGIONS[r] for r in range(REGION_COUNT) if taken >> r & 1] for taken in t.conquests],
        "given": [CARDS[card] for card in given],
        "offered": None if seat is None or s.offering() != seat else CARDS[t.offered],
        "exhausted": [NATIONS[nation] for nation in range(NATION_COUNT) if exhausted(s, FREE) >> nation & 1],
        "exhausted_armies": [location_name(place) for place in range(LOCATIONS) if exhausted_armies(s) >> place & 1],
    }


def mixed_leader(s: RingkriegState, place: int) -> int:
    """RK-420: the seat that leads the mixed army at a location."""
    return army_leader(s, side_at(s, place), s.at[place])


def results(s: RingkriegState) -> list[Text]:
    """RK-434, RK-435: the numbers that compare teammates. With two players the points are enough."""
    if s.teams is None:
        return []
    return [result(s, seat) for seat in range(s.seats)]


def result(s: RingkriegState, seat: int) -> Text:
    role = role_text(s.roles[seat])
    return text("ringkrieg-result", role=role, won=ranking.won(s, seat), lost=ranking.lost(s, seat))


def dead(s: RingkriegState) -> int:
    """RK-G18: the characters out of the game, except those who have come back as a greater self."""
    come_back = [row.replaces for row in ENTRIES.values() if row.replaces != NONE and not s.reserve & ONE[row.kind]]
    return s.lost & ~sum(ONE[kind] for kind in come_back)


def battle(s: RingkriegState, seat: int | None) -> Battle | None:
    """The battle in progress; a combat card chosen in secret is shown to its owner only (RK-B19)."""
    b = s.battle
    if b is None:
        return None
    return {
        "attacker": SIDES[b.attacker],
        "origin": location_name(b.origin),
        "target": location_name(b.target),
        "force": force_json(b.force),
        "round": b.round,
        "hits": (scored(b.fighters[FREE]), scored(b.fighters[SHADOW])),
        "announced": (b.fighters[FREE].card != NONE, b.fighters[SHADOW].card != NONE),
        "cards": (combat_card(s, FREE, seat), combat_card(s, SHADOW, seat)),
        "dice": (combat_dice(s, FREE), combat_dice(s, SHADOW)),
        "needed": (needed(s, FREE), needed(s, SHADOW)),
        "bonus": (b.fighters[FREE].bonus, b.fighters[SHADOW].bonus),
        "leadership": (leadership(s, FREE), leadership(s, SHADOW)),
    }


def prospect(one: prospects.Prospect) -> Prospect:
    origin, target = location_name(one.origin), location_name(one.target)
    return {"origin": origin, "target": target, "chance": one.chance, "walls": one.walls}


def scored(one: Fighter) -> int:
    return max(0, one.hits + one.again)


def combat_card(s: RingkriegState, side: int, seat: int | None) -> str | None:
    card = fighter(s, side).card
    return CARDS[card] if card >= 0 and (battle_of(s).shown or seat == fighter(s, side).holder) else None


def fellowship(s: RingkriegState) -> Fellowship:
    return {
        "companions": [KIND_NAMES[kind] for kind in kinds_in(s.fellowship)],
        "leaving": [KIND_NAMES[kind] for kind in kinds_in(s.leaving)],
        "guide": KIND_NAMES[s.guide],
        "region": REGIONS[s.figure],
        "progress": s.progress,
        "revealed": bool(s.revealed),
        "corruption": s.corruption,
        "mordor": None if s.mordor == NONE else s.mordor,
    }


def hunt(s: RingkriegState) -> Hunt:
    """RK-H3: drawn, waiting and removed tiles lie open, so everybody can work out the pool."""
    return {
        "box": {"free": s.hunt_box[FREE], "shadow": s.hunt_box[SHADOW]},
        "pool": tiles(s.tiles),
        "drawn": tiles(s.drawn),
        "waiting": tiles(s.waiting),
        "removed": tiles(s.removed),
        "tile": None if s.tile == NONE else TILES[s.tile],
        "damage": s.damage,
    }


def tiles(those: int) -> list[str]:
    return [TILES[tile] for tile in range(TILE_COUNT) if those >> tile & 1]


def player(s: RingkriegState, side: int, seat: int | None) -> Camp:
    """One side's dice, rings and cards; of the opponent's cards only the backs are seen."""
    mates = seats_of(s, side)
    own = seat if seat in mates else None
    return {
        "side": SIDES[side],
        "points": s.points(side),
        "dice": {FACE_NAMES[face]: count for face, count in enumerate(s.dice[side]) if count},
        "spent": s.spent[side],
        "pool": s.pool[side],
        "rings": s.rings[side],
        "ring_used": any(s.rings_used >> mate & 1 for mate in mates),
        "decks": {DECKS[deck]: len(s.decks[deck]) for deck in (2 * side, 2 * side + 1)},
        "hand": None if own is None else [CARDS[card] for card in s.hands[own]],
        "playable": None if own is None else [CARDS[card] for card in playable_by(s, own)],
        "hand_backs": backs([card for mate in mates for card in s.hands[mate]]),
        "put_away": None if own is None else [CARDS[card] for card in s.face_down[own]],
        "put_away_backs": backs([card for mate in mates for card in s.face_down[mate]]),
    }


def backs(cards: list[int]) -> dict[str, int]:
    """How many cards of each deck."""
    decks = [DECKS[DECK_OF[card]] for card in cards]
    return {deck: decks.count(deck) for deck in sorted(set(decks))}
