"""Event cards as things to draw and hold (RK-E)."""

import json

import pytest

from ringspiel.games.ringkrieg.cards import drawing
from ringspiel.games.ringkrieg.pieces.deck import BASE_CARDS, CARDS, DECK_OF, DECKS, TYPE_OF
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.turn import actions, uses
from ringspiel.games.ringkrieg.turn.dice import ARMY, ARMY_MUSTER, CHARACTER, EVENT, MUSTER, WILL
from tests.games.ringkrieg.position import asked, choices, play, position, say, state

SIX = "fp-char-01 fp-char-02 fp-char-03 fp-str-01 fp-str-02 fp-str-03"


@pytest.mark.rule("RK-E1", "RK-G4")
def test_four_decks_of_24_with_their_types() -> None:
    assert [[DECK_OF[card] for card in BASE_CARDS].count(deck) for deck in range(4)] == [24] * 4
    for card in BASE_CARDS:
        assert (TYPE_OF[card] == 0) is DECKS[DECK_OF[card]].endswith("character")


@pytest.mark.rule("RK-E2", "RK-E24")
def test_every_card_has_an_event_and_a_combat_half() -> None:
    cards = {card["id"]: card for card in read("events")["cards"]}
    for number in BASE_CARDS:
        card = cards[CARDS[number]]
        assert card["effect"] and card["combat"]["effect"] and card["combat"]["initiative"]
        assert card["number"] in range(1, 25) and card["type"] in ("character", "army", "muster")


@pytest.mark.rule("RK-E3")
def test_each_player_draws_from_both_own_decks() -> None:
    table = play(position(), drawing.draw_cards)
    for side, decks in ((FREE, (0, 1)), (SHADOW, (2, 3))):
        assert sorted(DECK_OF[card] for card in state(table).hands[side]) == list(decks)


@pytest.mark.rule("RK-E4")
def test_an_event_die_draws_from_either_deck() -> None:
    table = play(position(free_dice="event", shadow_dice="event"), actions.opportunity)
    say(table, "event draw-card")
    assert choices(table) == ["fp-character", "fp-strategy"]
    say(table, "fp-strategy")
    assert [DECK_OF[card] for card in state(table).hands[FREE]] == [1]


@pytest.mark.rule("RK-E5", "RK-E27", "RK-E25")
def test_the_excess_is_put_away_face_down_at_once() -> None:
    s = position(free_hand=SIX, free_dice="event", shadow_dice="event")
    table = play(s, actions.opportunity)
    say(table, "event draw-card", "fp-character")
    assert asked(table) == "discard-excess" and table.seat == FREE and len(choices(table)) == 7
    say(table, "fp-str-02")
    s = state(table)
    assert len(s.hands[FREE]) == 6 and [CARDS[card] for card in s.face_down[FREE]] == ["fp-str-02"]
    seen = json.dumps([table.view(SHADOW), table.view(None), [e.to_json() for e in table.events(SHADOW, 0)]])
    assert "fp-str-02" not in seen and "fp-strategy" in seen
    own = json.dumps([table.view(FREE), [event.to_json() for event in table.events(FREE, 0)]])
    assert "fp-str-02" in own


@pytest.mark.rule("RK-E27")
def test_the_active_player_discards_first() -> None:
    shadow = "shadow-char-01 shadow-char-02 shadow-char-03 shadow-str-01 shadow-str-02 shadow-str-03 shadow-str-04"
    s = position(free_hand=f"{SIX} fp-str-04", shadow_hand=shadow)
    table = play(s, drawing.check_hands, acting=SHADOW)
    assert table.seat == SHADOW
    say(table, "shadow-str-01")
    assert table.seat == FREE


@pytest.mark.rule("RK-E6", "RK-T19")
def test_an_exhausted_deck_gives_no_more_cards() -> None:
    s = position()
    s.discards = s.decks[0]
    s.decks[0] = []
    table = play(s, drawing.draw_cards)
    assert [DECK_OF[card] for card in state(table).hands[FREE]] == [1]
    s = position(free_dice="event", shadow_dice="event")
    s.discards, s.decks[0], s.decks[1] = s.decks[0] + s.decks[1], [], []
    assert "event draw-card" not in choices(play(s, actions.opportunity))


@pytest.mark.rule("RK-E28")
def test_a_discarded_card_lies_open() -> None:
    s = position(free_hand="fp-char-01")
    drawing.discard(s, 0)
    assert s.hands[FREE] == [] and s.discards == [0]


def test_which_dice_play_which_types() -> None:
    character, army, muster = 1, 2, 4
    assert uses.CARD_TYPES[CHARACTER] == character
    assert uses.CARD_TYPES[ARMY] == army and uses.CARD_TYPES[MUSTER] == muster
    assert uses.CARD_TYPES[ARMY_MUSTER] == army | muster
    assert uses.CARD_TYPES[EVENT] == uses.CARD_TYPES[WILL] == character | army | muster


@pytest.mark.rule("RK-E18")
def test_cards_on_the_table_do_not_count_as_held() -> None:
    s = position(free_hand=SIX)
    s.table = 1 << CARDS.index("fp-char-05")
    s.decks[0].remove(CARDS.index("fp-char-05"))
    assert asked(play(s, drawing.check_hands)) == "pause"
