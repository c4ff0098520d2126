"""Cards of teammates (RK-405 to RK-407, RK-424, RK-437, RK-443): drawing, exchanging unseen, whose events are whose."""

import json
from typing import Any

import pytest

import ringspiel
from ringspiel.games.ringkrieg.cards import drawing
from ringspiel.games.ringkrieg.cards import play as playing
from ringspiel.games.ringkrieg.cards.index import EVENTS
from ringspiel.games.ringkrieg.cards.symbols import why_not_open_to
from ringspiel.games.ringkrieg.pieces.deck import BASE_CARDS, CARD_NUMBER, CARDS, side_of_card
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import exchange
from ringspiel.games.ringkrieg.teams.roles import LED, ROLES
from ringspiel.games.ringkrieg.turn.actions import Act
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.position import ask, choices, force, location, play, position, say, seat_of, state, told

HANDS = {
    "gondor": "fp-str-14 fp-char-05",
    "rohan": "fp-str-16 fp-char-09",
    "witch-king": "shadow-str-14",
    "saruman": "shadow-str-13",
}


def four(*armies: str, **fields: Any) -> RingkriegState:
    return position(*armies, seats=4, **fields)


def exchanging(**fields: Any) -> Table:
    return ask(four(hands=HANDS, **fields), exchange.exchange_cards)


def hand(table: Table, role: str) -> list[str]:
    s = state(table)
    return [CARDS[card] for card in sorted(s.hands[seat_of(s, role)])]


def asked_role(table: Table) -> str:
    assert table.seat is not None
    return ROLES[state(table).roles[table.seat]]


def kind(table: Table) -> str:
    assert table.question is not None
    return table.question.kind


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-405")
def test_in_turn_one_everybody_draws_from_both_decks_later_from_one_of_their_choice() -> None:
    table = ringspiel.new("ringkrieg", 4, seed=3)
    s = state(table)
    assert [len(cards) for cards in s.hands] == [2, 2, 2, 2]
    later = four(turn=2)
    table = play(later, drawing.draw_cards)
    order = []
    while kind(table) == "choose-deck":
        order.append(asked_role(table))
        say(table, choices(table)[0])
    assert order == ["gondor", "rohan", "witch-king", "saruman"], "RK-450: the leading player of each team first"
    assert [len(cards) for cards in state(table).hands] == [1, 1, 1, 1]


@pytest.mark.rule("RK-302", "RK-405")
def test_with_three_the_free_peoples_draw_two_cards_and_hold_six() -> None:
    table = play(position(seats=3, turn=2), drawing.draw_cards)
    assert [len(cards) for cards in state(table).hands] == [2, 0, 0]
    assert asked_role(table) == "witch-king" and kind(table) == "choose-deck"


@pytest.mark.rule("RK-406")
def test_a_player_with_more_than_four_puts_one_away() -> None:
    s = four(hands={"rohan": "fp-str-14 fp-str-15 fp-str-16 fp-str-17 fp-str-18"})
    table = play(s, drawing.check_hands)
    assert asked_role(table) == "rohan" and kind(table) == "discard-excess"
    say(table, "fp-str-15")
    assert kind(table) == "pause"


# --- the exchange ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-407", "RK-443")
def test_both_say_that_they_want_it_then_both_choose_then_the_cards_change_hands() -> None:
    table = exchanging()
    assert asked_role(table) == "gondor" and kind(table) == "want-exchange"
    say(table, "exchange")
    assert asked_role(table) == "rohan"
    say(table, "exchange")
    assert (asked_role(table), kind(table)) == ("gondor", "hand-over")
    say(table, "fp-str-14")
    assert asked_role(table) == "rohan" and hand(table, "gondor") == ["fp-char-05", "fp-str-14"]
    say(table, "fp-char-09")
    assert hand(table, "gondor") == ["fp-char-05", "fp-char-09"]
    assert hand(table, "rohan") == ["fp-str-14", "fp-str-16"]
    assert asked_role(table) == "witch-king", "then the Shadow"


@pytest.mark.rule("RK-407", "RK-443")
@pytest.mark.parametrize("said", [("no-exchange",), ("exchange", "no-exchange")])
def test_without_both_there_is_none(said: tuple[str, ...]) -> None:
    table = exchanging()
    say(table, *said)
    assert asked_role(table) == "witch-king" and hand(table, "gondor") == ["fp-char-05", "fp-str-14"]


@pytest.mark.rule("RK-443")
def test_nobody_is_asked_where_one_of_the_two_has_no_card() -> None:
    table = play(four(hands={"gondor": "fp-str-14", "witch-king": "shadow-str-14"}), exchange.exchange_cards)
    assert kind(table) == "pause"


@pytest.mark.rule("RK-407")
def test_what_is_offered_only_its_owner_sees_and_the_cards_only_the_two() -> None:
    table = say(exchanging(), "exchange", "exchange", "fp-str-14")
    for seat in range(4):
        seen = json.dumps([table.view(seat)["board"]["teams"], [event.to_json() for event in table.events(seat)]])
        assert ("fp-str-14" in seen) == (seat == seat_of(state(table), "gondor"))
    say(table, "fp-char-09")
    for seat in (None, *range(4)):
        seen = json.dumps([event.to_json() for event in table.events(seat)])
        mates = [seat_of(state(table), role) for role in ("gondor", "rohan")]
        assert all((card in seen) == (seat in mates) for card in ("fp-str-14", "fp-char-09"))
        assert "fp-strategy" in seen, "the back is seen by all"


@pytest.mark.rule("RK-407")
def test_a_card_given_is_known_until_it_may_have_been_put_away() -> None:
    table = say(exchanging(), "exchange", "exchange", "fp-str-14", "fp-char-09", "no-exchange")
    s = state(table)
    gondor, rohan = seat_of(s, "gondor"), seat_of(s, "rohan")
    assert table.view(gondor)["board"]["teams"]["given"] == ["fp-str-14"]
    assert table.view(rohan)["board"]["teams"]["given"] == ["fp-char-09"]
    for seed in range(20):
        imagined = table.imagine(gondor, seed)
        assert isinstance(imagined, RingkriegState) and CARD_NUMBER["fp-str-14"] in imagined.hands[rohan]
    drawing.DiscardExcess(rohan, FREE).take(s, CARD_NUMBER["fp-str-16"])
    assert table.view(gondor)["board"]["teams"]["given"] == [], "it may have been this one"


@pytest.mark.rule("RK-407")
def test_three_other_hands_are_imagined_anew() -> None:
    table = exchanging()
    for seat in range(4):
        dealt = [table.imagine(seat, seed) for seed in range(8)]
        for other in range(4):
            hands = {tuple(each.hands[other]) for each in dealt if isinstance(each, RingkriegState)}
            assert (len(hands) == 1) == (seat == other)


# --- whose events ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-424", "RK-412")
def test_an_event_about_a_nation_of_the_teammate_cannot_be_played() -> None:
    s = four(hands={"gondor": "fp-str-14 fp-str-16"}, actor="gondor", at_war="gondor rohan")
    table = ask(s, call(playing.play, -1))
    assert choices(table) == ["fp-str-14"] and refused(table, "fp-str-16") == "RK-424"
    assert table.view(seat_of(s, "gondor"))["board"]["sides"][FREE]["playable"] == ["fp-str-14"]


def met(s: RingkriegState, role: str) -> list[str]:
    """The cards that a player sees to be playable."""
    side = FREE if role in ("gondor", "rohan") else SHADOW
    found: list[str] = ask(s.clone(), acting=s.acting).view(seat_of(s, role))["board"]["sides"][side]["playable"]
    return found


@pytest.mark.rule("RK-445", "RK-E10")
@pytest.mark.parametrize("actor", ["gondor", "rohan"])
@pytest.mark.parametrize("acting", [FREE, SHADOW])
def test_what_is_playable_does_not_depend_on_who_acts(actor: str, acting: int) -> None:
    """Help Unlooked For relieves a siege with Gondor; Through a Day and a Night needs an army with a Companion."""
    siege = ("minas-tirith: sauron 2 regular", "inside minas-tirith: gondor 2 regular")
    hands = {"gondor": "fp-str-10", "rohan": "fp-str-12"}
    s = four(*siege, "lossarnach: gondor 1 regular, boromir", hands=hands, actor=actor, at_war="gondor rohan sauron")
    s.acting = acting
    assert met(s, "gondor") == ["fp-str-10"] and met(s, "rohan") == []
    s.at[location("lossarnach")] += force("rohan 1 regular")
    assert met(s, "gondor") == ["fp-str-10"] and met(s, "rohan") == ["fp-str-12"]


@pytest.mark.rule("RK-445", "RK-421")
def test_a_storm_by_card_needs_an_army_that_one_leads() -> None:
    """The Fighting Uruk-hai."""
    siege = (
        "helms-deep: isengard 1 regular, sauron 2 regular",
        "inside helms-deep: rohan 1 regular",
        "orthanc: saruman",
    )
    s = four(*siege, hands={"saruman": "shadow-str-02"}, actor="saruman", at_war="isengard sauron")
    s.acting = SHADOW
    assert met(s, "saruman") == ["shadow-str-02"]
    assert s.teams is not None
    s.teams.mixed = 1 << location("helms-deep")
    assert met(s, "saruman") == [], "the Witch-king's player leads the mixed army"


@pytest.mark.rule("RK-424", "RK-437")
@pytest.mark.parametrize(
    ("card", "players"),
    [
        ("fp-str-02", {"gondor"}),
        ("fp-str-22", {"rohan"}),
        ("fp-char-17", {"gondor", "rohan"}),
        ("fp-char-05", {"gondor", "rohan"}),
        ("shadow-char-24", {"witch-king"}),
        ("shadow-char-22", {"saruman"}),
        ("shadow-char-23", {"witch-king", "saruman"}),
        ("shadow-str-23", {"witch-king", "saruman"}),
        ("shadow-str-10", {"saruman"}),
    ],
)
def test_a_card_belongs_to_the_player_who_leads_what_it_names(card: str, players: set[str]) -> None:
    s = four()
    number = CARD_NUMBER[card]
    team = ("gondor", "rohan") if side_of_card(number) == FREE else ("witch-king", "saruman")
    assert {role for role in team if not why_not_open_to(s, seat_of(s, role), number)} == players


@pytest.mark.rule("RK-437")
def test_every_card_is_somebodys_and_names_what_its_text_names() -> None:
    named = [card for card in BASE_CARDS if EVENTS[card].names]
    assert len(named) == 42
    for card in named:
        roles = (2, 3) if side_of_card(card) == FREE else (4, 5)
        assert any(EVENTS[card].names & LED[role] for role in roles)
        assert EVENTS[card].steps or CARDS[card].startswith("shadow-char")


@pytest.mark.rule("RK-412", "RK-414")
def test_an_event_open_to_both_acts_for_ones_own_nations_only() -> None:
    s = four(hands={"rohan": "fp-str-08"}, actor="rohan")
    table = say(ask(s, call(playing.play, -1)), "fp-str-08")
    assert choices(table) == ["dwarves", "north", "rohan"]


@pytest.mark.rule("RK-412", "RK-413", "RK-415")
@pytest.mark.parametrize("actor", ["gondor", "rohan"])
def test_both_free_players_may_use_dice_for_the_fellowship_and_companions(actor: str) -> None:
    s = four("edoras: boromir", actor=actor, free_dice="character")
    table = ask(s, call_act(s, actor))
    assert {"character move-fellowship", "character separate", "character move-companions"} <= set(choices(table))
    s = four(actor=actor, free_dice="character", revealed=1)
    assert "character hide" in choices(ask(s, call_act(s, actor)))


@pytest.mark.rule("RK-430")
@pytest.mark.parametrize("actor", ["gondor", "rohan"])
def test_a_character_result_moves_all_companions_no_matter_who_uses_it(actor: str) -> None:
    s = four("edoras: boromir", "lorien: legolas", actor=actor, free_dice="character")
    table = say(ask(s, call_act(s, actor)), "character move-companions")
    assert choices(table) == ["done", "boromir", "legolas"]
    say(table, "boromir", "folde")
    assert choices(table) == ["done", "legolas"]


def call_act(s: RingkriegState, role: str) -> Any:
    seat = seat_of(s, role)
    side = FREE if role in ("gondor", "rohan") else SHADOW

    def step(s: RingkriegState) -> None:
        s.ask(Act(seat, side, 0))

    return step


@pytest.mark.rule("RK-407")
def test_events_of_a_whole_game_tell_no_card_of_a_teammate() -> None:
    """Only what is played, shown or handed over becomes known; draws of others never."""
    table = ringspiel.new("ringkrieg", 4, seed=11)
    for _ in range(300):
        if table.seat is None:
            break
        table.answer(table.answers()[-1])
        for seat in range(4):
            drawn = [event for event in table.events(seat) if event.kind in ("drew", "put-away")]
            assert all(event.data["seat"] == seat for event in drawn)
    assert "drew-unseen" in told(table)
