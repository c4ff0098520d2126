"""What players read on cards and characters: both halves in full, in both languages (RK-E22, RK-E24, RK-G16)."""

import pytest

from ringspiel.games.ringkrieg.pieces import printed
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, CARDS
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.languages import SHIPPED
from ringspiel.texts import render
from tests.games.ringkrieg.cardplay import play_card
from tests.games.ringkrieg.fighting import field
from tests.games.ringkrieg.position import play, position, say

EVENTS = read("events")
DATA = {card["id"]: card for card in EVENTS["cards"] + EVENTS["special_cards"]}
PEOPLE = {person["id"].replace("-black-captain", ""): person for person in read("characters")["characters"]}


def whole(card: str, language: str = "en") -> str:
    return render(printed.whole_card(CARD_NUMBER[card]), language, [])


def words(key: str, language: str) -> str:
    return render({"key": f"ringkrieg-{key}"}, language, [])


@pytest.mark.rule("RK-E22", "RK-E24", "RK-B23")
@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("card", [card for card in CARDS if DATA[card]["combat"]])
def test_a_card_shows_both_halves_in_full(card: str, language: str) -> None:
    """Titles, the die, preconditions, effects, how it leaves the table, and the initiative."""
    shown, data = whole(card, language), DATA[card]
    half = printed.half_name(data["combat"]["title_en"])
    parts = [words(f"card-{card}", language), words(f"face-{data['type']}", language)]
    parts += [words(f"effect-{card}", language), words(f"combat-{half}", language)]
    parts += [words(f"combat-{half}-does", language), "/".join(str(number) for number in data["combat"]["initiative"])]
    parts += [words(f"needs-{card}", language)] if data["precondition"] else []
    parts += [words(f"discard-{card}", language)] if data["discard"] else []
    parts += [words(f"combat-{half}-needs", language)] if data["combat"]["precondition"] else []
    assert all(part in shown for part in parts)
    needs = {"de": "Voraussetzung:", "en": "Needs:"}[language]
    assert shown.count(needs) == bool(data["precondition"]) + bool(data["combat"]["precondition"])
    assert "ringkrieg-" not in shown and "{" not in shown


@pytest.mark.rule("RK-Z17")
def test_a_card_of_no_deck_has_no_die_and_no_combat_half() -> None:
    shown = whole("shadow-we-shall-get-it")
    assert shown.startswith("We Shall Get It. Needs: Sméagol has been removed") and "Combat:" not in shown


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("fp-str-02", "discard two cards from hand, one Army card and one Character card"),
        ("fp-str-03", "discard two cards from hand, one Army card and one Character card"),
        ("fp-char-22", "if it cannot, it is destroyed"),
        ("shadow-str-12", "Needs: The Witch-king is in play."),
    ],
)
def test_what_the_summaries_left_out(card: str, said: str) -> None:
    assert said in whole(card)


@pytest.mark.rule("RK-G16", "RK-G17", "RK-G18")
@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("kind", PEOPLE)
def test_a_character_shows_numbers_and_abilities(kind: str, language: str) -> None:
    shown, data = render(printed.whole_character(KIND_NAMES.index(kind)), language, []), PEOPLE[kind]
    level = words("printed-unlimited", language) if data["level"] == "unlimited" else str(data["level"])
    assert words(f"figure-{kind}", language) in shown and f"Level {level}" in shown
    parts = printed.parts_of(kind)
    assert ("guide" in parts, "entry" in parts) == (bool(data["guide_ability"]), bool(data["entry"]))
    assert len([part for part in parts if part.startswith("ability")]) == len(data["abilities"])
    assert all(words(f"character-{kind}-{part}", language) in shown for part in parts)


def test_choosing_and_revealing_show_the_half_that_counts() -> None:
    s = position(free_hand="fp-char-06 fp-char-09")
    table = play_card("fp-char-09", s)
    offered = [render(choice["text"], "en", ["Anna", "Bert"]) for choice in table.choices(0)]
    assert any("Needs: Gimli or Legolas" in choice and "lower its damage by 1" in choice for choice in offered)
    say(table, "fp-char-09")
    log = [render(event.text, "en", ["Anna", "Bert"]) for event in table.events(1)]
    assert any("Athelas" in line and "Roll three dice" in line for line in log)


@pytest.mark.rule("RK-B19")
def test_a_combat_half_is_read_when_chosen_and_when_revealed() -> None:
    table = say(field("rohan 2 regular", "isengard 2 regular", "fp-str-01 fp-str-02"), "card")
    offered = [render(choice["text"], "en", ["Anna", "Bert"]) for choice in table.choices(0)]
    assert all("initiative" in choice for choice in offered) and "at most three dice" in offered[0]
    say(table, "fp-str-01")
    log = [render(event.text, "en", ["Anna", "Bert"]) for event in table.events(1)]
    assert any("Daylight" in line and "at most three dice" in line for line in log)


@pytest.mark.rule("RK-E5")
def test_whole_cards_are_compared_when_one_has_to_go() -> None:
    hand = "fp-char-05 fp-char-06 fp-char-07 fp-char-08 fp-char-09 fp-char-10"
    table = play(position(free_hand=hand, free_dice="event"), actions.opportunity)
    say(table, "event draw-card", "fp-strategy")
    offered = [render(choice["text"], "en", ["Anna", "Bert"]) for choice in table.choices(0)]
    assert len(offered) == 7 and all("Combat:" in choice for choice in offered)
