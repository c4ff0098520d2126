"""Playing events (RK-E7 to RK-E16, RK-E25 to RK-E34): which, with which die, what becomes of the card."""

import json

import pytest

from ringspiel.games.ringkrieg.cards import play as playing
from ringspiel.games.ringkrieg.cards.book import decks
from ringspiel.games.ringkrieg.cards.index import EVENTS, IN_NO_BOOK, STAYS_WHILE
from ringspiel.games.ringkrieg.cards.quest import bring_tile, special_tile
from ringspiel.games.ringkrieg.expansion.numbers import EXPANSION_CARDS, WE_SHALL_GET_IT
from ringspiel.games.ringkrieg.expansion.third_age import THIRD_AGE
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.pieces.deck import (
    BASE_CARDS,
    CARD_NUMBER,
    CARDS,
    DECK_OF,
    ON_TABLE,
    TYPE_OF,
    side_of_card,
)
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import ARMY, CHARACTER, EVENT, MUSTER, WILL
from ringspiel.kernel.state import Step, call
from tests.games.ringkrieg.cardplay import can_play, discarded, holding, lay, on_table, play_card, played
from tests.games.ringkrieg.fighting import events
from tests.games.ringkrieg.position import ask, asked, at, choices, force, play, position, say, state

ALL_TYPES = 7
PRINTED = {card["id"]: card for card in read("events")["cards"] + read("events")["special_cards"]}


def test_every_card_has_its_event() -> None:
    assert [row.number for row in decks.ROWS] == list(BASE_CARDS) and len(decks.ROWS) == 96
    assert [row.number for row in THIRD_AGE.rows] == [*EXPANSION_CARDS, WE_SHALL_GET_IT]
    assert IN_NO_BOOK not in EVENTS


def test_cards_without_any_step_are_those_that_act_from_the_table() -> None:
    for card in BASE_CARDS:
        assert EVENTS[card].steps or ON_TABLE[card], CARDS[card]
    assert sum(ON_TABLE[card] for card in BASE_CARDS) == 14 and all(ON_TABLE[card] for card in STAYS_WHILE)


def test_every_step_of_every_card_can_be_saved() -> None:
    known = set(Ringkrieg.steps)
    for event in EVENTS:
        for step in event.steps:
            assert (step[0] if isinstance(step, tuple) else step) in known


# --- with which die --------------------------------------------------------------------------------------------------

HAND = "fp-char-01 fp-str-08 fp-str-06"


@pytest.mark.rule("RK-E7", "RK-E8")
@pytest.mark.parametrize(
    ("face", "cards"),
    [
        ("character", "fp-char-01"),
        ("muster", "fp-str-08"),
        ("event", HAND),
        ("army-muster", "fp-str-06 fp-str-08"),
        ("will", HAND),
    ],
)
def test_which_die_plays_which_card(face: str, cards: str) -> None:
    s = position(free_hand=HAND, free_dice=face, shadow_dice="event")
    table = say(play(s, actions.opportunity), f"{face} play-card")
    if len(cards.split()) > 1:
        assert sorted(choices(table)) == sorted(cards.split())
    else:
        assert CARD_NUMBER[cards] not in state(table).hands[FREE]


@pytest.mark.rule("RK-E7")
def test_the_shadow_plays_an_army_card_with_an_army_die() -> None:
    s = position("moria: sauron 1 regular", at_war="sauron", shadow_hand="shadow-str-14 shadow-str-20")
    s.dice[SHADOW][ARMY] = 1
    table = play(s, actions.opportunity, acting=SHADOW)
    say(table, "army play-card")
    assert asked(table) == "choose-rank" and state(table).event == CARD_NUMBER["shadow-str-14"]


@pytest.mark.rule("RK-E10")
def test_without_its_precondition_a_card_cannot_be_played() -> None:
    s = position(free_hand="fp-str-09", free_dice="muster", shadow_dice="event", passive="gondor")
    assert "muster play-card" not in choices(play(s, actions.opportunity))
    s = position(free_hand="fp-str-09", free_dice="muster", shadow_dice="event", active="gondor")
    assert "muster play-card" in choices(play(s, actions.opportunity))


@pytest.mark.rule("RK-E12")
def test_a_card_may_be_played_although_nothing_comes_of_it() -> None:
    table = played("fp-char-12", corruption=0)
    assert asked(table) == "pause" and discarded(table, "fp-char-12")


@pytest.mark.rule("RK-E9", "RK-E25")
def test_a_played_card_is_open_and_discarded_when_its_action_is_complete() -> None:
    table = played("fp-str-14", "minas-tirith: gondor 1 regular")
    assert asked(table) == "choose-rank" and not discarded(table, "fp-str-14")
    assert table.view(SHADOW)["board"]["event"] == "fp-str-14"
    say(table, "gondor-elite")
    assert discarded(table, "fp-str-14") and state(table).event == -1
    assert "fp-str-14" in json.dumps([event.to_json() for event in table.events(SHADOW, 0)])


@pytest.mark.rule("RK-E25")
def test_which_other_cards_could_have_been_played_is_secret() -> None:
    """A player who plays a card is asked which, and the opponent sees the same if it is the only one."""
    for hand in ("fp-char-12", "fp-char-12 fp-char-13"):
        table = ask(position(free_hand=hand, corruption=1), call(playing.play, 1))
        assert asked(table) == "play-card" and choices(table) == hand.split()
        assert table.events(SHADOW) == [] and "fp-char" not in str(table.view(SHADOW)["question"])


@pytest.mark.rule("RK-E25", "RK-T16")
def test_a_die_that_can_only_be_skipped_is_asked_for() -> None:
    """The opponent must not learn that no card can be played, and the owner is told what becomes of the die."""
    for hand in ("fp-char-14", ""):
        s = position(free_hand=hand, free_dice="event", decks=[[], [], [], []], rings=[0, 0])
        table = ask(s, actions.opportunity)
        assert asked(table) == "act" and choices(table) == ["event skip"]


@pytest.mark.rule("RK-E25")
def test_who_imagines_the_hand_of_a_player_about_to_play_finds_a_card_that_fits() -> None:
    s = position(free_hand="fp-char-12 fp-char-13", corruption=1)
    s.acting = FREE
    table = play(s, call(playing.play, 1))
    for seed in range(30):
        copy = table.state.imagine(SHADOW, bytes([seed]) * 32)
        assert isinstance(copy, RingkriegState) and copy.legal and not Ringkrieg().faults(copy)


@pytest.mark.rule("RK-E11", "RK-E19")
def test_what_cannot_be_done_is_left_out() -> None:
    """EX02: no Leader of Gondor is left for Imrahil of Dol Amroth."""
    table = played("fp-str-18", lost="gondor 4 leader")
    say(table, "gondor-elite")
    assert at(table, "dol-amroth") == force("gondor 1 elite")


@pytest.mark.rule("RK-E13", "RK-E14")
def test_a_card_replaces_only_the_rules_it_names() -> None:
    """Gondor need not be At War, but ten units are enough, and figures have to be there."""
    table = played("fp-str-14", "minas-tirith: gondor 9 regular", political={"gondor": 2})
    say(table, "gondor-elite")
    assert at(table, "minas-tirith") == force("gondor 9 regular 1 elite 1 leader")
    full = played("fp-str-14", "minas-tirith: gondor 10 regular")
    assert at(full, "minas-tirith") == force("gondor 10 regular 1 leader")


# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E15", "RK-E18")
def test_a_card_for_the_table_stays_there() -> None:
    table = played("fp-char-05")
    assert on_table(table, "fp-char-05") and not state(table).hands[FREE]
    assert [event.rule for event in events(table, "laid")] == ["RK-E15"]
    assert [event.rule for event in events(played("fp-char-09", rolls=[0, 0, 0]), "discarded")] == ["RK-E9"]


@pytest.mark.rule("RK-E16")
def test_removing_a_card_from_the_table_costs_a_die_and_is_an_action() -> None:
    hand = "shadow-str-07 shadow-str-08 shadow-char-01"
    s = lay(position(shadow_hand=hand, free_dice="event"), "fp-str-02")
    s.dice[SHADOW][EVENT] = 1
    table = say(play(s, actions.opportunity, acting=SHADOW), "event remove-card", "shadow-str-08")
    s = state(table)
    assert discarded(table, "fp-str-02") and discarded(table, "shadow-str-08") and discarded(table, "shadow-char-01")
    assert s.hands[SHADOW] == [CARD_NUMBER["shadow-str-07"]] and s.acting == FREE and not s.unused(SHADOW)


@pytest.mark.rule("RK-E16", "RK-E28")
def test_the_price_has_to_be_in_hand_and_is_shown() -> None:
    s = lay(position(shadow_hand="shadow-str-07 shadow-str-20", free_dice="event"), "fp-str-03")
    s.dice[SHADOW][EVENT] = 1
    assert "event remove-card" not in choices(play(s, actions.opportunity, acting=SHADOW))
    s = lay(position(shadow_hand="shadow-str-07 shadow-char-05", free_dice="event"), "fp-str-03")
    s.dice[SHADOW][EVENT] = 1
    table = say(play(s, actions.opportunity, acting=SHADOW), "event remove-card")
    seen = [event.data["card"] for event in table.events(FREE, 0) if event.kind == "discarded"]
    assert seen == ["fp-str-03", "shadow-str-07", "shadow-char-05"]


@pytest.mark.rule("RK-E16")
def test_an_imagined_price_is_found_in_hand() -> None:
    hand = "shadow-str-07 shadow-str-08 shadow-char-01"
    s = lay(position(shadow_hand=hand, free_dice="event"), "fp-str-02", "fp-str-03")
    s.dice[SHADOW][EVENT] = 1
    table = say(play(s, actions.opportunity, acting=SHADOW), "event remove-card")
    assert asked(table) == "remove-card"
    for answer in ("fp-str-03", "shadow-str-08"):
        for seed in range(20):
            assert table.state.imagine(FREE, bytes([seed]) * 32).legal
        say(table, answer)
    assert asked(table) == "act"


@pytest.mark.rule("RK-E16", "RK-R13")
@pytest.mark.parametrize(("face", "rings"), [("will", 3), ("event", 2)])
def test_the_palantir_is_removed_with_a_will_of_the_west_or_with_a_ring(face: str, rings: int) -> None:
    s = position("orthanc: isengard 1 regular, saruman", free_dice=face, shadow_dice="event")
    lay(s, "shadow-char-21")
    table = say(play(s, actions.opportunity), f"{face} remove-card")
    assert discarded(table, "shadow-char-21") and state(table).rings == [rings, 3 - rings]
    s = position("orthanc: isengard 1 regular, saruman", free_dice="event", shadow_dice="event", rings_used=1)
    assert "event remove-card" not in choices(play(lay(s, "shadow-char-21"), actions.opportunity))


@pytest.mark.rule("RK-E16")
@pytest.mark.parametrize(("face", "inside", "possible"), [
    ("will", "", True),
    ("muster", "", False),
    ("muster", ", gandalf-white", True),
    ("muster", ", aragorn", True),
    ("muster", ", strider", False),
])  # fmt: skip
def test_denethors_folly_ends_by_will_or_by_the_wise(face: str, inside: str, possible: bool) -> None:
    s = position(
        "minas-tirith: sauron 5 regular",
        f"inside minas-tirith: gondor 2 regular{inside}",
        lost="gandalf-grey, strider" if not inside.endswith("strider") else "gandalf-grey",
        free_dice=face,
        shadow_dice="event",
    )
    offered = choices(play(lay(s, "shadow-str-03"), actions.opportunity))
    assert (f"{face} remove-card" in offered) is possible


@pytest.mark.rule("RK-E17", "RK-E29")
@pytest.mark.parametrize("card", ["fp-char-06", "fp-char-07", "fp-char-08"])
def test_a_card_is_gone_at_once_when_its_companion_is(card: str) -> None:
    assert can_play(card) and not can_play(card, gone="gandalf-grey boromir gimli legolas")


# --- draws that follow -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E27")
def test_gandalf_as_guide_draws_after_a_character_event_with_an_event_die() -> None:
    for face in (EVENT, WILL):
        table = play_card("fp-char-12", holding("fp-char-12"), face=face)
        assert asked(table) == "draw-or-not" and discarded(table, "fp-char-12")
        say(table, "fp-character")
        assert [DECK_OF[card] for card in state(table).hands[FREE]] == [0]
    assert state(say(play_card("fp-char-12", holding("fp-char-12")), "no-card")).hands[FREE] == []


def test_gandalf_draws_nothing_otherwise() -> None:
    assert asked(play_card("fp-char-12", holding("fp-char-12"), face=CHARACTER)) == "pause"
    assert asked(play_card("fp-char-12", holding("fp-char-12", guide="strider"))) == "pause"
    assert asked(play_card("fp-str-02", holding("fp-str-02"))) == "pause"


def test_gandalf_draws_if_he_was_guide_when_the_card_was_played() -> None:
    table = play_card("fp-char-11", holding("fp-char-11", corruption=1))
    say(table, "gandalf-grey", "done", "bree")
    assert asked(table) == "draw-or-not" and state(table).corruption == 0


@pytest.mark.rule("RK-E27")
def test_with_the_palantir_the_shadow_draws_after_each_event_with_an_event_die() -> None:
    def shadow_plays(face: int) -> list[str]:
        s = lay(holding("shadow-str-20", "orthanc: isengard 1 regular, saruman"), "shadow-char-21")
        return choices(play_card("shadow-str-20", s, face=face))

    assert shadow_plays(EVENT) == ["shadow-character", "shadow-strategy"]
    assert shadow_plays(MUSTER) == ["pause-0", "pause-1"]


def test_the_palantir_itself_draws_nothing() -> None:
    s = holding("shadow-char-21", "orthanc: isengard 1 regular, saruman")
    assert asked(play_card("shadow-char-21", s)) == "pause"


@pytest.mark.rule("RK-E27")
def test_the_hand_limit_is_settled_when_all_cards_of_an_effect_are_drawn() -> None:
    hand = "fp-char-23 fp-char-01 fp-char-02 fp-char-03 fp-str-01 fp-str-02"
    s = position("minas-tirith: gondor 1 regular, boromir", free_hand=hand)
    table = play(s, call(playing.play, ALL_TYPES))
    say(table, "fp-char-23", "gondor-regular")
    assert asked(table) == "discard-excess" and len(state(table).hands[FREE]) == 7


# --- without a die ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E32")
def test_the_ents_let_another_character_event_follow_without_a_die() -> None:
    s = position(
        "fangorn: gandalf-white, meriadoc",
        "orthanc: isengard 4 regular, saruman",
        lost="gandalf-grey",
        free_hand="fp-char-19 fp-char-12 fp-str-08 fp-char-24",
        corruption=3,
        guide="strider",
    )
    table = play(s, call(playing.play, 1), rolls=[0, 0, 0])
    say(table, "fp-char-19")
    assert choices(table) == ["fp-char-12", "no-card"], "Character events whose precondition is met"
    say(table, "fp-char-12")
    assert state(table).corruption == 2 and asked(table) == "pause"


@pytest.mark.rule("RK-E32")
def test_an_event_without_a_die_needs_a_companion_in_fangorn() -> None:
    s = holding("fp-char-19", "edoras: gandalf-white", "orthanc: isengard 4 regular, saruman", lost="gandalf-grey")
    s.hands[FREE].append(CARD_NUMBER["fp-char-12"])
    s.decks[0].remove(CARD_NUMBER["fp-char-12"])
    table = say(play(s, call(playing.play, 1), rolls=[0, 0, 0]), "fp-char-19")
    assert asked(table) == "pause" and state(table).hands[FREE] == [CARD_NUMBER["fp-char-12"]]


# --- the book against the data ---------------------------------------------------------------------------------------


def test_conditions_of_the_book_are_those_of_the_data() -> None:
    """A card needs something exactly where the data names a precondition."""
    for row in EVENTS:
        assert bool(row.needs) is bool(PRINTED[CARDS[row.number]]["precondition"]), row.title


@pytest.mark.rule("RK-E24")
def test_rows_have_the_printed_titles_halves_and_tiles() -> None:
    for row in EVENTS:
        printed = PRINTED[CARDS[row.number]]
        assert row.title == printed["title_en"]
        half = printed["combat"] or {"title_en": "", "initiative": []}
        assert (row.combat.title, list(row.combat.initiative)) == (half["title_en"], half["initiative"]), row.title
        tile = printed["hunt_tile"]
        assert [step for step in row.steps if is_tile(step)] == ([special_tile(tile)] if tile else []), row.title


@pytest.mark.rule("RK-E15", "RK-E16", "RK-E17")
def test_rows_say_how_a_card_leaves_the_table_only_if_it_lies_there() -> None:
    for row in EVENTS:
        assert ON_TABLE[row.number] or not (row.at or row.stays_while or row.removal), row.title


def is_tile(step: Step) -> bool:
    return isinstance(step, tuple) and step[0] is bring_tile


def test_each_card_belongs_to_one_side_and_type() -> None:
    for card in BASE_CARDS:
        assert side_of_card(card) == (0 if CARDS[card].startswith("fp") else 1)
        assert (TYPE_OF[card] == 0) is ("char" in CARDS[card])
