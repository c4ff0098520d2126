"""The position as fields: the map, the Fellowship, politics, dice, cards and Hunt tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from ringspiel.games.ringkrieg.box import in_play
from ringspiel.games.ringkrieg.editing.blames import BLAMES
from ringspiel.games.ringkrieg.editing.decisions import DECISIONS, begin, kind_of
from ringspiel.games.ringkrieg.editing.moving import (
    card_names,
    companion_putter,
    force_putter,
    hand_putter,
    pool_putter,
    table_putter,
    tile_putter,
)
from ringspiel.games.ringkrieg.hunt.guide import candidates
from ringspiel.games.ringkrieg.invariants import MOST_PROGRESS, all_cards, all_figures, all_tiles
from ringspiel.games.ringkrieg.pieces.board import LOCATIONS, OWNER, REGION_COUNT, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.pieces.deck import CARD_COUNT, CARDS, ON_TABLE, cards_in, side_of_card
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANIONS,
    KIND_NAMES,
    NATIONS,
    NONE,
    SIDES,
    kinds_in,
)
from ringspiel.games.ringkrieg.pieces.tiles import TILE_COUNT, TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.turn.dice import FACES, FIRST_POOL, LARGEST_POOL
from ringspiel.games.ringkrieg.turn.victory import CRACK_OF_DOOM, MOST_CORRUPTION
from ringspiel.games.ringkrieg.words import (
    FACE_NAMES,
    card_text,
    face_text,
    force_json,
    kind_text,
    location_name,
    location_text,
    nation_text,
    region_text,
    tile_text,
)
from ringspiel.kernel.editing import (
    Editing,
    Field,
    Thing,
    into,
    item_into,
    number_into,
    of_seat,
    seats_as_things,
)
from ringspiel.kernel.text import Text, text

MOST_TURNS: Final = 99
MOST_FIGURES: Final = 63
SETTLEMENTS: Final = [region for region in range(REGION_COUNT) if OWNER[region] != NONE]
PLACES_OF_TILES: Final = ("tiles", "drawn", "waiting", "removed")


@final
class RingkriegEditing(Editing[RingkriegState]):
    """A click on a region offers counts of what stands there; all else has fields with names."""

    def things(self, s: RingkriegState) -> dict[str, list[Thing]]:
        kinds, now = kinds_in(all_figures(s)), kind_of(s)
        cards = [card for card in all_cards(s) if card < CARD_COUNT]
        found = {
            "seats": seats_as_things(s),
            "decisions": [Thing(each, text(f"ringkrieg-edit-{each}")) for each in DECISIONS]
            + ([Thing("now", text("edit-as-it-is"))] if now == "now" else []),
            "figures": [Thing(KIND_NAMES[kind], kind_text(kind)) for kind in kinds],
            "companions": [Thing(KIND_NAMES[k], kind_text(k)) for k in kinds_in(all_figures(s) & COMPANIONS)],
            "guides": [Thing(str(kind), kind_text(kind)) for kind in candidates(s)],
            "regions": [Thing(str(n), region_text(n), f"region:{name}") for n, name in enumerate(REGIONS)],
            "settlements": [Thing(str(n), region_text(n), f"region:{REGIONS[n]}") for n in SETTLEMENTS],
            "nations": [Thing(name, nation_text(n)) for n, name in enumerate(NATIONS)],
            "steps": [Thing(str(n), text("ringkrieg-edit-steps", steps=n)) for n in range(4)],
            "faces": [Thing(name, face_text(face)) for face, name in enumerate(FACE_NAMES)],
            "mordor": [Thing(str(n), text("ringkrieg-edit-step", step=n)) for n in range(CRACK_OF_DOOM)],
            "yes-no": [Thing(word, text(f"edit-{name}")) for word, name in (("0", "no"), ("1", "yes"))],
            "tiles": [Thing(TILES[n], tile_label(n)) for n in range(TILE_COUNT) if all_tiles(s) >> n & 1],
            "table": [Thing(CARDS[card], card_text(card)) for card in cards if ON_TABLE[card]],
            "cards": [Thing(CARDS[card], card_text(card)) for card in cards],
        }
        for side, name in enumerate(SIDES):
            own = [card for card in cards if side_of_card(card) == side]
            found[f"cards-{name}"] = [Thing(CARDS[card], card_text(card)) for card in own]
        return found

    def fields(self, s: RingkriegState) -> list[Field]:
        return [
            *self.turn(s),
            *self.fellowship(s),
            *self.dice(s),
            *self.politics(s),
            *self.cards(s),
            *self.tiles(s),
            *self.map(s),
        ]

    def turn(self, s: RingkriegState) -> list[Field]:
        return [
            Field("question", "turn", text("edit-question"), "one", kind_of(s), beginner(s), "decisions", 1),
            Field("turn", "turn", text("ringkrieg-field-turn"), "number", s.turn, into(s, "turn"), "", 1, MOST_TURNS),
        ]

    def fellowship(self, s: RingkriegState) -> list[Field]:
        inside = [KIND_NAMES[kind] for kind in kinds_in(s.fellowship)]
        return [
            Field("fellowship", "fellowship", label("fellowship"), "some", inside, companion_putter(s), "companions"),
            Field("guide", "fellowship", label("guide"), "one", str(s.guide), number_into(s, "guide"), "guides", 1),
            Field(
                "figure", "fellowship", label("figure"), "one", str(s.figure), number_into(s, "figure"), "regions", 1
            ),
            Field(
                "progress",
                "fellowship",
                label("progress"),
                "number",
                s.progress,
                into(s, "progress"),
                "",
                0,
                MOST_PROGRESS,
            ),
            Field(
                "revealed",
                "fellowship",
                label("revealed"),
                "one",
                str(s.revealed),
                number_into(s, "revealed"),
                "yes-no",
                1,
            ),
            Field(
                "corruption",
                "fellowship",
                label("corruption"),
                "number",
                s.corruption,
                into(s, "corruption"),
                "",
                0,
                MOST_CORRUPTION - 1,
            ),
            Field(
                "mordor",
                "fellowship",
                label("mordor"),
                "one",
                "" if s.mordor == NONE else str(s.mordor),
                number_into(s, "mordor"),
                "mordor",
            ),
            Field("strove", "fellowship", label("strove"), "one", str(s.strove), number_into(s, "strove"), "yes-no", 1),
        ]

    def dice(self, s: RingkriegState) -> list[Field]:
        found = []
        for side, name in enumerate(SIDES):
            unused = {FACE_NAMES[face]: n for face, n in enumerate(s.dice[side]) if n}
            most = LARGEST_POOL[side]
            found.append(
                Field(
                    f"dice-{name}",
                    "dice",
                    of_side("dice", side),
                    "counts",
                    unused,
                    dice_putter(s, side),
                    "faces",
                    0,
                    most,
                )
            )
            rows = (
                ("spent", s.spent, 0, most),
                ("hunt_box", s.hunt_box, 0, most),
                ("pool", s.pool, FIRST_POOL[side], most),
                ("rings", s.rings, 0, 3),
            )
            for id, held, least, limit in rows:
                put = item_into(held, side)
                found.append(
                    Field(f"{id}-{name}", "dice", of_side(id, side), "number", held[side], put, "", least, limit)
                )
        used = [str(seat) for seat in range(s.seats) if s.rings_used >> seat & 1]
        return [*found, Field("rings_used", "dice", label("rings_used"), "some", used, ring_user(s), "seats")]

    def politics(self, s: RingkriegState) -> list[Field]:
        active = [name for n, name in enumerate(NATIONS) if s.is_active(n)]
        return [
            *[
                Field(
                    f"political-{name}",
                    "politics",
                    nation_text(n),
                    "one",
                    str(s.political[n]),
                    item_into(s.political, n),
                    "steps",
                    1,
                )
                for n, name in enumerate(NATIONS)
            ],
            Field("active_nations", "politics", label("active_nations"), "some", active, activator(s), "nations"),
        ]

    def cards(self, s: RingkriegState) -> list[Field]:
        found = []
        for seat in range(s.seats):
            own = f"cards-{SIDES[side_of_seat(s, seat)]}"
            for id, held in (("hands", s.hands[seat]), ("face_down", s.face_down[seat])):
                name = of_seat(f"ringkrieg-field-{id}", seat)
                found.append(Field(f"{id}-{seat}", "cards", name, "some", card_names(held), hand_putter(s, held), own))
        lying = sum(1 << card for card in cards_in(s.table) if card < CARD_COUNT and ON_TABLE[card])
        table = card_names(cards_in(lying))
        return [
            *found,
            Field("table", "cards", label("table"), "some", table, table_putter(s, s.table & ~lying), "table"),
            Field(
                "discards",
                "cards",
                label("discards"),
                "some",
                card_names(s.discards),
                hand_putter(s, s.discards),
                "cards",
            ),
        ]

    def tiles(self, s: RingkriegState) -> list[Field]:
        return [
            Field(
                name,
                "tiles",
                label(name),
                "some",
                [TILES[n] for n in cards_in(getattr(s, name))],
                tile_putter(s, name),
                "tiles",
            )
            for name in PLACES_OF_TILES
        ]

    def map(self, s: RingkriegState) -> list[Field]:
        captured = [str(n) for n in SETTLEMENTS if s.captured >> n & 1]
        pools = (("reserve", "lost"), ("lost", "reserve"))
        return [
            *[
                Field(
                    name,
                    "map",
                    label(name),
                    "counts",
                    force_json(getattr(s, name)),
                    pool_putter(s, name, other),
                    "figures",
                    0,
                    MOST_FIGURES,
                )
                for name, other in pools
            ],
            Field("captured", "map", label("captured"), "some", captured, capturer(s), "settlements"),
            *[
                Field(
                    f"at-{location_name(place)}",
                    "map",
                    location_text(place),
                    "counts",
                    force_json(s.at[place]),
                    force_putter(s, place),
                    "figures",
                    0,
                    MOST_FIGURES,
                    (f"region:{REGIONS[REGION_OF[place]]}",),
                )
                for place in range(LOCATIONS)
            ],
        ]

    def empty(self, s: RingkriegState) -> None:
        """No figures on the map; all wait with the reinforcements."""
        s.reserve += sum(s.at) + s.leaving
        s.at = [0] * LOCATIONS
        s.leaving = s.captured = 0
        for expansion in in_play(s):
            if expansion.faults(s):
                break
        begin(s, DECISIONS[-1])

    def blames(self) -> Mapping[str, Callable[[RingkriegState], list[str]]]:
        return BLAMES


def label(name: str) -> Text:
    return text(f"ringkrieg-field-{name}")


def of_side(name: str, side: int) -> Text:
    return text("ringkrieg-edit-of-side", field=label(name), side=text(f"ringkrieg-side-{SIDES[side]}"))


def tile_label(tile: int) -> Text:
    """Tiles with the same face are told apart by their numbers."""
    number = TILES[tile].rpartition("-")[2]
    return text("ringkrieg-edit-tile", tile=tile_text(tile), number=number) if number.isdigit() else tile_text(tile)


def beginner(s: RingkriegState) -> Callable[[Any], None]:
    def put(decision: str) -> None:
        if decision != "now":
            begin(s, decision)

    return put


def dice_putter(s: RingkriegState, side: int) -> Callable[[Any], None]:
    def put(counts: dict[str, int]) -> None:
        s.dice[side] = [counts.get(FACE_NAMES[face], 0) for face in range(FACES)]

    return put


def ring_user(s: RingkriegState) -> Callable[[Any], None]:
    def put(seats: list[str]) -> None:
        s.rings_used = sum(1 << int(seat) for seat in seats)

    return put


def activator(s: RingkriegState) -> Callable[[Any], None]:
    def put(names: list[str]) -> None:
        s.active_nations = sum(1 << NATIONS.index(name) for name in names)

    return put


def capturer(s: RingkriegState) -> Callable[[Any], None]:
    def put(regions: list[str]) -> None:
        s.captured = sum(1 << int(region) for region in regions)

    return put


EDITING: Final = RingkriegEditing()
