"""Der Ringkrieg: hands, decks and cards put away face down are secret. The places are regions and Stronghold boxes.

Figures of a place are counted by rank, and the board shows the nation with most units there.
Characters are told by where they are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ringspiel.games.ringkrieg import game
from ringspiel.games.ringkrieg.pieces.board import (
    BOX,
    LOCATIONS,
    NATION,
    NEIGHBOURS,
    OWNER,
    POINTS,
    REGION_COUNT,
    REGION_OF,
    SETTLEMENT,
    SETTLEMENTS,
)
from ringspiel.games.ringkrieg.pieces.deck import CARD_COUNT, CARDS, DECK_OF, DECKS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_CHARACTERS,
    ALL_OF,
    ALL_UNITS,
    BITS,
    COMPANIONS,
    DIGIT,
    ELITES,
    FREE,
    KIND_NAMES,
    KINDS,
    LEADERS,
    MINIONS,
    NATION_COUNT,
    NATIONS,
    NAZGUL,
    NONE,
    REGULARS,
    SHADOW,
    SIDE,
    SIDES,
    UNITS_OF_NATION,
    is_character,
    kinds_in,
)
from ringspiel.games.ringkrieg.pieces.tiles import TILE_COUNT, TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.teams.roles import ROLES
from ringspiel.games.ringkrieg.turn.dice import FACES
from ringspiel.games.ringkrieg.words import FACE_NAMES, location_name
from ringspiel.kernel.question import Question
from ringspiel.rl.features.common import (
    LARGEST,
    Asked,
    Feature,
    asked_features,
    bits,
    flag,
    flags,
    from_seat,
    one_hots,
    small,
)

QUESTIONS: Final = tuple(question.kind for question in game.Ringkrieg.questions)
_ASKED: Final = Asked(QUESTIONS)
_LISTS: Final = ("needed", "others", "places", "via", "way", "nations")
"""Parameters of questions that are sets or ways. The mask of answers shows what they allow."""
PARAMETERS: Final = tuple(
    sorted({name for question in game.Ringkrieg.questions for name in question.parameters} - {"seat", *_LISTS})
)
_PARAMETER: Final = {name: number for number, name in enumerate(PARAMETERS)}
SHIFT: Final = 2
"""Added to numbers that can be NONE or less."""
CHARACTERS: Final = [kind for kind in range(KINDS) if is_character(kind)]
_ROLE: Final = one_hots(len(ROLES))
_KIND: Final = one_hots(KINDS)
_CARD: Final = one_hots(CARD_COUNT)
_TILE: Final = one_hots(TILE_COUNT)
_RANKS: Final = tuple(
    mask & SIDE[side]
    for side, masks in (
        (FREE, (REGULARS, ELITES, LEADERS, COMPANIONS)),
        (SHADOW, (REGULARS, ELITES, ALL_OF[NAZGUL], MINIONS)),
    )
    for mask in masks
)
RANK_NAMES: Final = (
    "free-regular",
    "free-elite",
    "free-leader",
    "companion",
    "shadow-regular",
    "shadow-elite",
    "nazgul",
    "minion",
)
THERE: Final = ("captured", "besieged", "fellowship", "attacker", "defender")
RANKS: Final = len(RANK_NAMES) + 1
"""With the nation that has most units there."""
CAPTURED: Final = RANKS
BESIEGED: Final = RANKS + 1
FELLOWSHIP: Final = RANKS + 2
ATTACKER: Final = RANKS + 3
DEFENDER: Final = RANKS + 4
WIDTH: Final = RANKS + len(THERE)
MOST_FIGURES: Final = 10
REMEMBERED: Final = 50_000
_counted: Final[dict[int, bytes]] = {}


def numbers(s: RingkriegState, seat: int) -> bytes:
    found = bytearray(_ASKED.of(s, seat))
    found += parameters(s.question, seat)
    found += bytes([small(s.turn), s.phase, s.acting, side_of_seat(s, seat), s.seats])
    found += _ROLE[s.roles[seat] + 1]
    for side in (FREE, SHADOW):
        found += of_side(s, side)
    found += bytes([len(deck) for deck in s.decks])
    for player in from_seat(seat, s.seats):
        found += of_player(s, player)
    add_cards(found, s, seat)
    found += of_fellowship(s)
    add_hunt(found, s)
    for nation in range(NATION_COUNT):
        found.append(s.political[nation])
        found.append(s.active_nations >> nation & 1)
    for force in (s.reserve, s.lost, s.picked, s.fellowship, s.leaving):
        found += digits(force)
    found += of_battle(s, seat)
    figures = len(found) + len(CHARACTERS)
    found += of_figures(tuple(s.at))
    mark_places(found, figures, s)
    return bytes(found)


def parameters(question: Question[Any] | None, seat: int) -> bytearray:
    """What the question asks about, for the seat that is asked."""
    found = bytearray(len(PARAMETERS))
    if question is not None and question.seat == seat:
        for name in question.parameters:
            number = _PARAMETER.get(name)
            if number is not None:
                found[number] = small(getattr(question, name) + SHIFT)
    return found


def of_side(s: RingkriegState, side: int) -> bytes:
    found = [s.points(side), s.spent[side], s.pool[side], s.hunt_box[side], s.rings[side]]
    return bytes(found + s.dice[side])


def of_player(s: RingkriegState, seat: int) -> bytes:
    found = held(s.hands[seat]) + held(s.face_down[seat])
    found += [s.rings_used >> seat & 1, 1 if seat in s.leading else 0, 1 if seat in s.actors else 0]
    return bytes(found)


def held(cards: list[int]) -> list[int]:
    """How many cards of each deck, because everybody sees their backs."""
    counts = [0] * len(DECKS)
    for card in cards:
        deck = DECK_OF[card]
        if deck >= 0:
            counts[deck] += 1
    return counts


def add_cards(found: bytearray, s: RingkriegState, seat: int) -> None:
    """By card: in the seat's own hand, put away by the seat, on the table, discarded, being played."""
    found += flagged(tuple(s.hands[seat]))
    found += flagged(tuple(s.face_down[seat]))
    found += bits(s.table, CARD_COUNT)
    found += flagged(tuple(s.discards))
    found += _CARD[s.event + 1]


@lru_cache(maxsize=10_000)
def flagged(cards: tuple[int, ...]) -> bytes:
    found = bytearray(CARD_COUNT)
    for card in cards:
        found[card] = 1
    return bytes(found)


def of_fellowship(s: RingkriegState) -> bytes:
    found = [s.progress, s.revealed, s.corruption, s.mordor + 1, s.strove, s.messenger_used, s.given_away]
    return bytes(found) + _KIND[s.guide + 1]


def add_hunt(found: bytearray, s: RingkriegState) -> None:
    """RK-H3: by tile, whether it is in the pool, drawn, waiting or out; then the state of the current Hunt."""
    for tiles in (s.tiles, s.drawn, s.waiting, s.removed):
        found += bits(tiles, TILE_COUNT)
    found += _TILE[s.tile + 1]
    found += bytes([small(s.damage), small(s.successes), small(s.hunt_bonus)])
    found += bytes([s.face + 1, s.use + 1, s.target + SHIFT])


@lru_cache(maxsize=10_000)
def digits(force: int) -> bytes:
    """How many figures of each kind."""
    found = bytearray(KINDS)
    kind = 0
    while force > 0:
        found[kind] = force & DIGIT
        force >>= BITS
        kind += 1
    return bytes(found)


def of_battle(s: RingkriegState, seat: int) -> bytes:
    battle = s.battle
    if battle is None:
        return bytes(BATTLE_SIZE)
    found = [1, battle.attacker, battle.round, battle.rider, battle.shown, battle.terms]
    for fighter in battle.fighters:
        announced = fighter.card != -1
        found += [small(fighter.hits + fighter.again), 1 if announced else 0]
        seen = fighter.card if battle.shown or fighter.holder == seat else -1
        found.append(small(seen + 1))
    return bytes(found) + digits(battle.force)


BATTLE_SIZE: Final = 6 + 3 * 2 + KINDS


def mark_places(found: bytearray, board: int, s: RingkriegState) -> None:
    """Marks what is `THERE` besides figures. The features of the board begin at `board`."""
    rest = s.captured
    while rest:
        lowest = rest & -rest
        mark(found, board, lowest.bit_length() - 1, CAPTURED)
        rest ^= lowest
    found[board + s.figure * WIDTH + FELLOWSHIP] = 1
    battle = s.battle
    if battle is not None:
        found[board + battle.origin * WIDTH + ATTACKER] = 1
        found[board + battle.target * WIDTH + DEFENDER] = 1


def mark(found: bytearray, board: int, region: int, channel: int) -> None:
    """Of a region, and of the inside of its Stronghold."""
    found[board + region * WIDTH + channel] = 1
    if BOX[region] != NONE:
        found[board + BOX[region] * WIDTH + channel] = 1


@lru_cache(maxsize=4_000)
def of_figures(at: tuple[int, ...]) -> bytes:
    """Where the characters are; then figures by rank and sieges for each place. Cached, because most answers move
    nobody.
    """
    found = bytearray(LOCATIONS * WIDTH)
    for place, force in enumerate(at):
        if force:
            found[place * WIDTH : place * WIDTH + RANKS] = ranks_of(force)
            if place >= REGION_COUNT and force & ALL_UNITS:
                mark(found, 0, REGION_OF[place], BESIEGED)
    return whereabouts(at) + bytes(found)


def whereabouts(at: tuple[int, ...]) -> bytes:
    """By character: the place on the board, from 1."""
    found = [0] * KINDS
    for place, force in enumerate(at):
        characters = force & ALL_CHARACTERS
        if characters:
            for kind in kinds_in(characters):
                found[kind] = place + 1
    return bytes([found[kind] for kind in CHARACTERS])


def ranks_of(force: int) -> bytes:
    """Figures by rank, and the nation (from 1) with most units. Cached, because most places stay as they are."""
    found = _counted.get(force)
    if found is None:
        if len(_counted) > REMEMBERED:
            _counted.clear()
        counts = [(force & mask) % DIGIT for mask in _RANKS]
        of_nation = [(force & mask) % DIGIT for mask in UNITS_OF_NATION]
        most = max(of_nation)
        found = bytes([*counts, of_nation.index(most) + 1 if most else 0])
        _counted[force] = found
    return found


def loose(seats: int) -> list[Feature]:
    found = asked_features(QUESTIONS)
    found += [Feature(f"about:{name}", LARGEST) for name in PARAMETERS]
    found += [Feature("turn", 30), Feature("phase", 6), flag("shadow-acts"), flag("shadow"), Feature("seats", 4)]
    found += flags("role", ROLES)
    for side in SIDES:
        names = ("points", "spent", "pool", "hunt-box", "rings", *FACE_NAMES)
        found += [Feature(f"{side}:{name}", MOST_FIGURES) for name in names]
    found += [Feature(f"deck:{deck}", 30) for deck in DECKS]
    for player in range(seats):
        for where in ("hand", "put-away"):
            found += [Feature(f"player-{player}:{where}:{deck}", MOST_FIGURES) for deck in DECKS]
        found += flags(f"player-{player}", ("ring-used", "leading", "acting"))
    for where in ("hand", "put-away", "table", "discards", "event"):
        found += flags(where, CARDS)
    return [*found, *loose_tracks()]


def loose_tracks() -> list[Feature]:
    found = [Feature("progress", 12), flag("revealed"), Feature("corruption", 12), Feature("mordor", 6)]
    found += [*flags("", ("strove", "messenger-used", "given-away")), *flags("guide", KIND_NAMES)]
    for where in ("pool", "drawn", "waiting", "removed", "now"):
        found += flags(f"tile:{where}", TILES)
    found += [Feature("damage", MOST_FIGURES), Feature("successes", MOST_FIGURES), Feature("hunt-bonus", MOST_FIGURES)]
    found += [Feature("die", FACES), Feature("use", LARGEST), Feature("target", LOCATIONS + SHIFT)]
    for nation in NATIONS:
        found += [Feature(f"{nation}:box", 3), flag(f"{nation}:active")]
    for where in ("reserve", "lost", "picked", "fellowship", "leaving"):
        found += [Feature(f"{where}:{kind}", MOST_FIGURES) for kind in KIND_NAMES]
    found += [flag("battle"), flag("battle:shadow-attacks"), Feature("battle:round", MOST_FIGURES)]
    found += [flag("battle:rider"), flag("battle:shown"), Feature("battle:terms", LARGEST)]
    for side in SIDES:
        found += [Feature(f"battle:{side}:hits", MOST_FIGURES), flag(f"battle:{side}:announced")]
        found.append(Feature(f"battle:{side}:card", CARD_COUNT))
    found += [Feature(f"battle:force:{kind}", MOST_FIGURES) for kind in KIND_NAMES]
    return found + [Feature(f"where:{KIND_NAMES[kind]}", LOCATIONS) for kind in CHARACTERS]


def channels(seats: int) -> list[Feature]:
    found = [Feature(name, MOST_FIGURES) for name in RANK_NAMES]
    found.append(Feature("nation", NATION_COUNT))
    return found + flags("there", THERE)


def places() -> list[str]:
    return [location_name(location) for location in range(LOCATIONS)]


def neighbours() -> list[list[int]]:
    """Borders, and between a region and the inside of its Stronghold."""
    found = [[*NEIGHBOURS[region]] for region in range(REGION_COUNT)]
    for region in range(REGION_COUNT):
        if BOX[region] >= 0:
            found[region].append(BOX[region])
    return found + [[REGION_OF[box]] for box in range(REGION_COUNT, LOCATIONS)]


def fixed() -> dict[str, list[int]]:
    regions = REGION_OF
    settlements = {
        name: [int(SETTLEMENT[region] == number) for region in regions] for number, name in enumerate(SETTLEMENTS)
    }
    nations: dict[str, list[int]] = {
        name: [int(NATION[region] == number) for region in regions] for number, name in enumerate(NATIONS)
    }
    owners = {
        f"owner-{name}": [int(OWNER[region] == number) for region in regions] for number, name in enumerate(SIDES)
    }
    points = {"points": [POINTS[region] for region in regions]}
    return {**settlements, **nations, **owners, **points, "inside": [int(p >= REGION_COUNT) for p in range(LOCATIONS)]}
