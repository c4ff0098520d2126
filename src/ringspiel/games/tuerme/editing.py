"""Changing positions of Die zwei Türme by hand: figures and orcs on the fields, cards in hands and piles, tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from ringspiel.games.tuerme.board import NAMES, NOTHING, PLAYABLE, fields_of
from ringspiel.games.tuerme.components import (
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
from ringspiel.games.tuerme.moving import PlayCard
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.tiles import evaluate_orcs
from ringspiel.games.tuerme.turns import end_turn, renew_hand
from ringspiel.games.tuerme.words import colour_text, hero_text, wave_text
from ringspiel.kernel.editing import (
    Editing,
    Field,
    Thing,
    decision,
    decisions,
    into,
    item_into,
    named,
    number_into,
    of_seat,
    passing,
    seats_as_things,
)
from ringspiel.kernel.text import text

MOST: Final = 99


@final
class TuermeEditing(Editing[TuermeState]):
    """A click on a field puts a figure or an orc there."""

    def things(self, s: TuermeState) -> dict[str, list[Thing]]:
        return {
            "seats": seats_as_things(s),
            "decisions": decisions(has_begun(s)),
            "fields": [
                Thing(str(field), text("edit-literal", name=NAMES[field]), f"field:{NAMES[field]}")
                for field in PLAYABLE
            ],
            "heroes": [Thing(str(card), hero_text(hero)) for card, hero in enumerate(HERO_OF)],
            "orc-cards": [
                Thing(str(n), text("tuerme-edit-orc-card", waves=[wave_text(wave) for wave in card]))
                for n, card in enumerate(ORC_CARDS)
            ],
            "events": [Thing(str(n), text(f"tuerme-event-{each.id}")) for n, each in enumerate(HAPPENINGS)],
        }

    def fields(self, s: TuermeState) -> list[Field]:
        found = self.board(s)
        for seat in range(s.seats):
            found += self.player(s, seat)
        return [*found, *self.turn(s), *self.tiles(s), *self.piles(s)]

    def board(self, s: TuermeState) -> list[Field]:
        figures = [
            Field(
                f"figure-{figure}",
                "board",
                of_seat("tuerme-edit-figure", s.owner(figure), colour=colour_text(figure)),
                "one",
                named(field),
                item_into(s.figures, figure, NOTHING),
                "fields",
            )
            for figure, field in enumerate(s.figures)
        ]
        orcs = [str(field) for field in fields_of(s.orc_mask())]
        return [
            *figures,
            Field("orcs", "board", text("tuerme-edit-orcs"), "some", orcs, orc_putter(s), "fields", 0, TILES),
        ]

    def player(self, s: TuermeState, seat: int) -> list[Field]:
        hand = [str(card) for card in s.hands[seat]]
        rows = [
            ("tiles", "tuerme-field-tiles", s.tiles),
            ("points", "tuerme-field-points", s.points),
            ("face_down", "tuerme-field-face_down", s.face_down),
        ]
        return [
            Field(
                f"hand-{seat}",
                "players",
                of_seat("tuerme-field-hands", seat),
                "some",
                hand,
                dealer(s, seat),
                "heroes",
                0,
                HAND,
            ),
            *[
                Field(
                    f"{id}-{seat}",
                    "players",
                    of_seat(key, seat),
                    "number",
                    held[seat],
                    item_into(held, seat),
                    "",
                    0,
                    TILES * 3,
                )
                for id, key, held in rows
            ],
        ]

    def turn(self, s: TuermeState) -> list[Field]:
        active = passing(s, "active", begin)
        return [
            Field("active", "turn", text("tuerme-field-active"), "one", str(s.active), active, "seats", 1),
            decision(s, has_begun(s), begin),
            Field("turn", "turn", text("tuerme-field-turn"), "number", s.turn, into(s, "turn"), "", 1, MOST),
            Field(
                "start", "turn", text("tuerme-field-start"), "one", str(s.start), number_into(s, "start"), "seats", 1
            ),
            Field("ent", "turn", text("tuerme-field-ent"), "number", s.ent, into(s, "ent"), "", 0, ENT_STEPS - 1),
        ]

    def tiles(self, s: TuermeState) -> list[Field]:
        return [
            Field("supply", "tiles", text("tuerme-field-supply"), "number", s.supply, into(s, "supply"), "", 0, TILES),
            *[
                Field(
                    f"backs-{kind}",
                    "tiles",
                    text("tuerme-edit-backs-ent" if kind == ENT else "tuerme-edit-backs", points=TILE_POINTS[kind]),
                    "number",
                    s.backs[kind],
                    item_into(s.backs, kind),
                    "",
                    0,
                    count,
                )
                for kind, count in enumerate(TILE_COUNTS)
            ],
        ]

    def piles(self, s: TuermeState) -> list[Field]:
        laid, left = [str(card) for card in s.discards], mask_things(s.orc_pile, len(ORC_CARDS))
        events = mask_things(s.event_pile, len(HAPPENINGS))
        return [
            Field("discards", "piles", text("tuerme-field-discards"), "some", laid, discarder(s), "heroes"),
            Field(
                "orc_card",
                "piles",
                text("tuerme-field-orc_card"),
                "one",
                named(s.orc_card),
                number_into(s, "orc_card"),
                "orc-cards",
            ),
            Field("orc_pile", "piles", text("tuerme-field-orc_pile"), "some", left, masker(s, "orc_pile"), "orc-cards"),
            Field(
                "event", "piles", text("tuerme-field-event"), "one", named(s.event), number_into(s, "event"), "events"
            ),
            Field(
                "event_pile",
                "piles",
                text("tuerme-field-event_pile"),
                "some",
                events,
                masker(s, "event_pile"),
                "events",
            ),
        ]

    def empty(self, s: TuermeState) -> None:
        """No orcs on the board and none captured; figures stay, for they are never away."""
        s.orcs = [0] * len(s.orcs)
        s.tiles, s.points, s.face_down = [0] * s.seats, [0] * s.seats, [0] * s.seats
        s.backs, s.supply, s.ent = list(TILE_COUNTS), TILES, 0
        s.laid, s.event, s.event_pile = [], NOTHING, (1 << len(HAPPENINGS)) - 1
        begin(s)

    def blames(self) -> Mapping[str, Callable[[TuermeState], list[str]]]:
        return BLAMES


def has_begun(s: TuermeState) -> bool:
    return isinstance(s.question, PlayCard)


def begin(s: TuermeState) -> None:
    """ZT-20: the active player is about to play a card; a card in play goes back to the hand that has lost one."""
    if s.card != NOTHING:
        short = next((hand for hand in s.hands if len(hand) < HAND), None)
        (s.pile if short is None else short).append(s.card)
    s.card = s.mover = s.heading = NOTHING
    s.turned = s.strength = 0
    s.turn = max(s.turn, 1)
    s.question, s.agenda, s.outcome = PlayCard(s.active), [end_turn, evaluate_orcs, renew_hand], None


def mask_things(mask: int, most: int) -> list[str]:
    return [str(n) for n in range(most) if mask >> n & 1]


def masker(s: TuermeState, name: str) -> Callable[[Any], None]:
    def put(things: list[str]) -> None:
        setattr(s, name, sum(1 << int(thing) for thing in things))

    return put


def orc_putter(s: TuermeState) -> Callable[[Any], None]:
    """ZT-5: orcs come from the supply and go back to it."""

    def put(fields: list[str]) -> None:
        s.supply += s.orcs_on_board() - len(fields)
        s.orcs = [0] * len(s.orcs)
        for field in fields:
            s.put_orc(int(field))
        s.laid = [field for field in s.laid if s.has_orc(field)]

    return put


def take_card(s: TuermeState, card: int) -> None:
    """Take a hero card from wherever it is."""
    for cards in (*s.hands, s.pile, s.discards):
        if card in cards:
            cards.remove(card)


def dealer(s: TuermeState, seat: int) -> Callable[[Any], None]:
    """What leaves a hand goes to the pile."""

    def put(cards: list[str]) -> None:
        wanted = [int(card) for card in cards if int(card) != s.card]
        s.pile += [card for card in s.hands[seat] if card not in wanted]
        for card in wanted:
            take_card(s, card)
            s.drawn_in[card] = s.shuffles
        s.hands[seat] = wanted

    return put


def discarder(s: TuermeState) -> Callable[[Any], None]:
    def put(cards: list[str]) -> None:
        wanted = [int(card) for card in cards if int(card) != s.card]
        s.pile += [card for card in s.discards if card not in wanted]
        for card in wanted:
            take_card(s, card)
        s.discards = wanted

    return put


def blame(*fields: str) -> Callable[[TuermeState], list[str]]:
    def blamed(s: TuermeState) -> list[str]:
        return list(fields)

    return blamed


def each_seat(*names: str) -> Callable[[TuermeState], list[str]]:
    def blamed(s: TuermeState) -> list[str]:
        return [f"{name}-{seat}" for seat in range(s.seats) for name in names]

    return blamed


def figures(s: TuermeState) -> list[str]:
    return [f"figure-{figure}" for figure in range(len(s.figures))]


def crowded(s: TuermeState) -> list[str]:
    """Figures on a field with an orc or with another figure."""
    stand = [(n, field) for n, field in enumerate(s.figures) if field != NOTHING]
    return [f"figure-{n}" for n, field in stand if s.has_orc(field) or s.figures.count(field) > 1]


def absent(s: TuermeState) -> list[str]:
    return [f"figure-{figure}" for figure, field in enumerate(s.figures) if field == NOTHING]


def wrong_hands(s: TuermeState) -> list[str]:
    return [f"hand-{seat}" for seat in range(s.seats) if len(s.hands[seat]) != HAND] or ["question"]


def tiles_worth(s: TuermeState) -> list[str]:
    wrong = [seat for seat in range(s.seats) if not s.tiles[seat] <= s.points[seat] <= 3 * s.tiles[seat]]
    return [f"{name}-{seat}" for seat in wrong for name in ("tiles", "points")]


BACKS: Final = tuple(f"backs-{kind}" for kind in range(len(TILE_COUNTS)))
BLAMES: Final[dict[str, Callable[[TuermeState], list[str]]]] = {
    "every seat has a hand, tiles and points": each_seat("hand"),
    "the board has {} columns of {} fields": blame("orcs"),
    "three players have three figures, two or four have four": figures,
    "figures and orcs stand on fields of the board": figures,
    "a figure that exists moves in one of eight directions": blame("question"),
    "start player, active player and turn exist": blame("start", "active", "turn"),
    "the cards shown exist": blame("orc_card", "event"),
    "the piles hold only cards that exist": blame("orc_pile", "event_pile"),
    "there are four kinds of tiles and {} hero cards": blame(*BACKS),
    "a field holds at most one orc or figure": crowded,
    "nothing stands on a tower": figures,
    "all figures are on the board once the first turn begins": absent,
    "there is no negative number of tiles": blame("supply", *BACKS),
    "{} tiles are in the supply, on the board or captured": blame("supply", *BACKS),
    "the points are those of the tiles turned up": each_seat("points"),
    "a tile has one to three points": tiles_worth,
    "the Ent takes a step for each Ent turned up, and the last one ends the game": blame("ent", f"backs-{ENT}"),
    "an event card is out for each step of the Ent but the last": blame("ent", "event_pile"),
    "every hero card is in the pile, in a hand, in play or discarded": each_seat("hand"),
    "everybody holds three hero cards, or two while one of them is in play": wrong_hands,
    "a hero card was drawn after one of the shuffles": each_seat("hand"),
    "the question does not fit the position": blame("question", "active"),
}
EDITING: Final = TuermeEditing()
