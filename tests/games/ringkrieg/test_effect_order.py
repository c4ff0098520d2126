"""The order in which effects act at each trigger (RK-E15), base game and expansion, written out by hand.

Rows of cards may move as they like: if a card then acts before or after another one that it did not precede, or hangs
by other cards, a test here says so.
"""

from __future__ import annotations

import pytest

from ringspiel.games.ringkrieg import game
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import Trigger
from ringspiel.games.ringkrieg.pieces.deck import CARDS, TABLE_SIZE

TRIGGERS = {name: value for name, value in vars(triggers).items() if isinstance(value, Trigger)}
ON_THE_TABLE = (*CARDS, "expansion", "relaxed-sea", "dunlendings", "corsairs", "ents")

ORDER: dict[str, list[tuple[str, str]]] = {
    "HUNT_ROLL": [
        ("shadow-char-16", "flocks_of_crebain"),
    ],
    "HUNT_REROLLS": [
        ("expansion", "shadow_of_despair"),
    ],
    "TILE_DUE": [
        ("fp-char-08", "wizards_staff"),
    ],
    "NO_TILE": [
        ("expansion", "comes_too_late"),
    ],
    "TILE_DRAWN": [
        ("fp-char-05", "mithril_coat"),
        ("expansion", "lady_of_light"),
        ("shadow-we-shall-get-it", "we_shall_get_it"),
    ],
    "TILE_COUNTS": [
        ("expansion", "tile_counts"),
    ],
    "DAMAGE": [
        ("fp-char-06 fp-char-07", "discard"),
    ],
    "COMPANION_LOST": [
        ("shadow-char-15", "grieve"),
    ],
    "DECLARED": [
        ("shadow-char-16", "crebain_lose_track"),
        ("shadow-char-15", "sorrow_ends"),
        ("shadow-char-26E", "captain_despairs"),
    ],
    "WAY_GONE": [
        ("shadow-char-17", "balrog_of_moria"),
        ("expansion", "he_sees_he_knows"),
        ("expansion", "fire_and_shadow"),
        ("shadow-char-25E", "gates_are_closed"),
    ],
    "DECLARATION_OVER": [
        ("expansion", "declared"),
    ],
    "SET_OUT": [
        ("expansion", "separated"),
    ],
    "LEVEL": [
        ("expansion", "level_x"),
        ("expansion", "level_for_cards"),
        ("shadow-char-17E", "level_unleashed"),
    ],
    "DIE_TO_HUNT_BOX": [
        ("fp-str-01", "last_battle"),
    ],
    "UNBOUND": [
        ("shadow-char-17E", "unbound"),
    ],
    "RECRUITING_INSIDE": [
        ("expansion", "valour_of_the_elves"),
    ],
    "ENTERING": [
        ("fp-str-02", "power_too_great"),
        ("fp-str-03", "tom_bombadil"),
    ],
    "PASSAGES": [
        ("corsairs", "passages"),
    ],
    "RAIDS": [
        ("corsairs", "raids"),
    ],
    "NO_PASSAGE": [
        ("corsairs", "why_no_passage"),
    ],
    "APART_MOVES": [
        ("corsairs", "fleet_moves"),
    ],
    "APART_MOVED": [
        ("corsairs", "sail"),
    ],
    "NO_APART_MOVE": [
        ("corsairs", "why_not_sail"),
    ],
    "MARCHES": [
        ("corsairs", "goes_by_ship"),
    ],
    "ARMY_GONE": [
        ("expansion", "army_gone"),
    ],
    "BATTLE_BEGINS": [
        ("corsairs", "set_sail"),
    ],
    "ROUND_BEGINS": [
        ("expansion", "compare"),
    ],
    "COMBAT_CARDS": [
        ("shadow-str-03", "folly_bars_cards"),
        ("corsairs", "surprised"),
    ],
    "STRENGTH": [
        ("expansion", "flame_of_udun"),
    ],
    "SIEGE_ROUNDS": [
        ("expansion", "free_round"),
    ],
    "PROLONGING": [
        ("expansion", "why_not_prolong"),
    ],
    "BEATEN": [
        ("corsairs", "beaten"),
    ],
    "CAPTURED": [
        ("expansion", "captured"),
        ("expansion", "leaves"),
    ],
    "VOICE_OF_SARUMAN": [
        ("ents", "treebeard"),
    ],
    "WAKING": [
        ("shadow-char-22", "wormtongue"),
    ],
    "DIPLOMACY": [
        ("shadow-str-05", "threats_and_promises"),
    ],
    "STIRRED": [
        ("shadow-str-05", "promises_are_broken"),
    ],
    "DIE_USED": [
        ("shadow-char-26E", "captain_of_despair"),
    ],
    "ACTION_OVER": [],
    "EVENT_PLAYED": [
        ("shadow-char-21", "palantir"),
    ],
    "DISCARDED": [
        ("expansion", "is_chained"),
    ],
    "CHANGED": [
        (
            "fp-char-06 fp-char-07 fp-char-08 fp-str-01 shadow-char-21 shadow-char-22 shadow-str-03 "
            "shadow-char-17E shadow-char-26E",
            "discard_lapsed",
        ),
        ("expansion", "watch"),
    ],
}
"""By trigger: what lies on the table, any of it being enough, and the name of the effect."""


def cards_of(mask: int) -> str:
    return " ".join(name for number, name in enumerate(ON_THE_TABLE) if mask >> number & 1)


def test_the_list_names_all_triggers_and_all_that_lies_on_the_table() -> None:
    assert set(ORDER) == set(TRIGGERS) and len(ON_THE_TABLE) == TABLE_SIZE


@pytest.mark.rule("RK-E15")
@pytest.mark.parametrize("name", ORDER)
def test_effects_act_in_their_order(name: str) -> None:
    found = [(cards_of(mask), effect.__name__) for mask, effect in TRIGGERS[name].effects]
    assert found == ORDER[name]
    by = {card for cards, _ in ORDER[name] for card in cards.split()}
    assert set(cards_of(TRIGGERS[name].cards).split()) == by


def test_effects_that_may_be_due_can_be_saved() -> None:
    due = {effect for trigger in TRIGGERS.values() for _, effect in trigger.effects}
    assert due <= set(game.Ringkrieg.steps)
