"""Die Zwei Türme: hands, and until the end the points of others, are secret (ZT-43). The places are the fields."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ringspiel.games.tuerme.board import BLOCKED, DIRECTIONS, FIELDS
from ringspiel.games.tuerme.components import (
    AREA_FIELDS,
    AREAS,
    COLOURS,
    ENT_STEPS,
    HAND,
    HAPPENINGS,
    HERO_OF,
    HEROES,
    ORC_CARDS,
    TILES,
)
from ringspiel.games.tuerme.events import Muster
from ringspiel.games.tuerme.setup import PlaceFigure
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.question import Question
from ringspiel.rl.features.common import (
    BYTES,
    LARGEST,
    Asked,
    Feature,
    asked_features,
    bits,
    flags,
    from_seat,
    one_hots,
    small,
    spread_octets,
)

KINDS: Final = ("place-figure", "play-card", "pick-figure", "step", "jump-to", "muster")
_ASKED: Final = Asked(KINDS)
_COUNTS: Final = [HERO_OF.count(kind) for kind in range(len(HEROES))]
_HERO: Final = one_hots(len(HEROES))
_DIRECTION: Final = one_hots(len(DIRECTIONS))
_ORC_CARD: Final = one_hots(len(ORC_CARDS))
_EVENT: Final = one_hots(len(HAPPENINGS))
_COLOUR: Final = one_hots(len(COLOURS))
CHANNELS: Final = 3
_ORCS: Final = spread_octets(CHANNELS)
MOST_STRENGTH: Final = max(hero.strength for hero in HEROES)


def numbers(s: TuermeState, seat: int) -> bytes:
    order = from_seat(seat, s.seats)
    found = [
        _ASKED.of(s, seat),
        BYTES[small(s.turn)],
        BYTES[small(s.supply)],
        BYTES[s.ent],
        BYTES[s.extra_orcs],
        BYTES[len(s.pile)],
        BYTES[s.strength],
        BYTES[s.turned],
        bits(s.orc_pile, len(ORC_CARDS)),
        _ORC_CARD[s.orc_card + 1],
        groups_left(s.event_pile),
        _EVENT[s.event + 1],
        _HERO[(HERO_OF[s.card] if s.card >= 0 else -1) + 1],
        _COLOUR[s.mover + 1],
        _COLOUR[figure_meant(s.question) + 1],
        _DIRECTION[s.heading + 1],
        by_kind(s.hands[seat]),
        by_kind(s.discards),
    ]
    for player in order:
        add_player(found, s, player, seat)
    found.append(board(s, order))
    return b"".join(found)


def add_player(found: list[bytes], s: TuermeState, player: int, seat: int) -> None:
    known = player == seat or s.outcome is not None
    found.append(BYTES[len(s.hands[player])])
    found.append(BYTES[small(s.tiles[player])])
    found.append(BYTES[small(s.face_down[player])])
    found.append(BYTES[small(s.points[player]) if known else 0])
    found.append(BYTES[1 if player == s.start else 0])
    found.append(BYTES[1 if player == s.active else 0])


def by_kind(cards: list[int]) -> bytes:
    counts = [0] * len(HEROES)
    for card in cards:
        counts[HERO_OF[card]] += 1
    return bytes(counts)


@lru_cache(maxsize=10_000)
def groups_left(event_pile: int) -> bytes:
    """ZT-5: the groups are seen on the backs of the event cards, so everybody knows how many are left of each."""
    counts = [0] * GROUPS
    for card, happening in enumerate(HAPPENINGS):
        if event_pile >> card & 1:
            counts[_GROUP_NUMBER[happening.group]] += 1
    return bytes(counts)


_GROUP_NUMBER: Final = {
    group: number for number, group in enumerate(sorted({happening.group for happening in HAPPENINGS}))
}
GROUPS: Final = len(_GROUP_NUMBER)


def figure_meant(question: Question[Any] | None) -> int:
    """The figure that the open question places."""
    if isinstance(question, PlaceFigure):
        return question.figure
    return question.figure if isinstance(question, Muster) else -1


def board(s: TuermeState, order: list[int]) -> bytes:
    """By field: the orc, the figure by its colour, and whose it is, from 1 for the seat's own."""
    found = bytearray(b"".join([_ORCS[row] for row in s.orcs]))
    for figure, field in enumerate(s.figures):
        if field >= 0:
            found[CHANNELS * field + 1] = figure + 1
            found[CHANNELS * field + 2] = order.index(s.owner(figure)) + 1
    return bytes(found)


def loose(seats: int) -> list[Feature]:
    heroes = [hero.id for hero in HEROES]
    happenings = [happening.id for happening in HAPPENINGS]
    found = [*asked_features(KINDS), Feature("turn", LARGEST), Feature("supply", TILES), Feature("ent", ENT_STEPS)]
    found += [Feature("extra-orcs", 2), Feature("hero-pile", len(HERO_OF))]
    found += [Feature("strength", MOST_STRENGTH), Feature("turned", 2)]
    cards = [str(card) for card in range(len(ORC_CARDS))]
    found += flags("orc-pile", cards) + flags("orc-card", cards)
    found += [Feature(f"event-group:{group}", len(HAPPENINGS)) for group in _GROUP_NUMBER] + flags("event", happenings)
    found += flags("card", heroes) + flags("mover", COLOURS) + flags("figure", COLOURS) + flags("heading", DIRECTIONS)
    for where in ("hand", "discards"):
        found += [Feature(f"{where}:{hero}", count) for hero, count in zip(heroes, _COUNTS, strict=True)]
    for player in range(seats):
        found += [Feature(f"player-{player}:cards", HAND), Feature(f"player-{player}:tiles", TILES)]
        found += [Feature(f"player-{player}:face-down", TILES), Feature(f"player-{player}:points", LARGEST)]
        found += flags(f"player-{player}", ("start", "active"))
    return found


def channels(seats: int) -> list[Feature]:
    return [*flags("there", ["orc"]), Feature("figure", len(COLOURS)), Feature("owner", seats)]


def fixed() -> dict[str, list[int]]:
    towers = {"tower": [int(field in BLOCKED) for field in range(FIELDS)]}
    return towers | {
        area: [int(field in fields) for field in range(FIELDS)] for area, fields in zip(AREAS, AREA_FIELDS, strict=True)
    }
