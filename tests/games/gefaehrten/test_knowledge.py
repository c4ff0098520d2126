"""What a seat knows and what the opponents are told: hidden hands and piles, by counting cards."""

import pytest

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.games.gefaehrten.components import NUMBERED
from ringspiel.games.gefaehrten.placing import values_in
from ringspiel.games.gefaehrten.state import GefaehrtenState
from tests.games.gefaehrten.camp import camp, hand, play, state


def imagined(table: ringspiel.Table, seat: int, seed: int) -> GefaehrtenState:
    other = table.imagine(seat, seed)
    assert isinstance(other, GefaehrtenState)
    return other


def test_unseen_cards_are_dealt_anew_from_what_is_not_yet_seen() -> None:
    table = ringspiel.new("gefaehrten", 3, seed=5)
    for _ in range(30):
        table.answer(table.answers()[0])
    real = state(table)
    hands = set()
    for seed in range(20):
        other = imagined(table, 1, seed)
        assert other.hands[1] == real.hands[1] and sorted(other.piles[1]) == sorted(real.piles[1])
        for seat in (0, 2):
            assert len(other.hands[seat]) == len(real.hands[seat])
            assert sorted(other.hands[seat] + other.piles[seat]) == sorted(real.hands[seat] + real.piles[seat])
        hands.add(tuple(other.hands[0]))
        assert other.cards == real.cards and other.gone == real.gone and other.points == real.points
    assert len(hands) > 5


def test_a_ring_on_its_way_shows_that_its_owner_has_a_card_for_it() -> None:
    hands = ["green-0 green-nazgul green-4 green-4", "yellow-1", "red-1"]
    table = camp("rivendell", hands=hands, rings={"weathertop": 0})
    play(table, "green-4 nw", "ring weathertop")
    for seed in range(40):
        other = imagined(table, 1, seed)
        assert values_in(other.hands[0]) & NUMBERED & 0b10001, "a second 4 or the 0"


@pytest.mark.rule("GF-21")
def test_after_a_4_more_is_asked_for_with_or_without_a_0_in_hand() -> None:
    """Only with an empty hand, as everybody sees, or where the turn has no room (GF-32), the turn is simply over."""
    for held in ("green-0", "green-5"):
        table = camp(hands=[f"green-4 {held}", "yellow-1 yellow-2", "red-1"])
        table.answer(table.parse("green-4 nw"))
        prompts = [table.view(seat)["question"]["prompt"]["key"] for seat in (0, 1)]
        assert table.seat == 0 and prompts == ["gefaehrten-ask-place-more", "gefaehrten-watch-place"]
    for location, cards in (("bag-end", "green-4"), ("ford", "green-4 green-3 green-3")):
        table = camp(location, hands=[cards, "yellow-1 yellow-2", "red-1"])
        while table.seat == 0:
            table.answer(table.answers()[0])
        assert "end" not in [entry.notation for entry in table.entries]


def test_others_see_the_number_of_cards_only() -> None:
    table = ringspiel.new("gefaehrten", 4, seed=3)
    for seat in (None, 1, 2, 3):
        player = table.view(seat)["board"]["players"][0]
        assert (player["hand"], player["pile"], player["cards"]) == (6, 16, None)
    assert table.view(0)["board"]["players"][0]["cards"] == hand(table, 0)


def test_a_card_once_shown_is_not_taken_back_by_an_undo() -> None:
    table = camp("bree", hands=["green-1 green-1 green-2", "yellow-1", "red-1"], rings={"bag-end": 0})
    play(table, "ring bag-end")
    assert table.can_undo(), "nothing was shown yet"
    play(table, "green-1 nw")
    assert table.seat == 0 and not table.can_undo()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    wins = 0
    for seed in range(12):
        table = ringspiel.new("gefaehrten", seats, seed=seed)
        greedy = seed % seats
        agents = [agent_of("greedy" if seat == greedy else "random", "gefaehrten", seed) for seat in range(seats)]
        while table.seat is not None:
            table.answer(agents[table.seat].choose(table.perspective(table.seat)))
        assert table.outcome is not None
        wins += greedy in table.outcome.winners
    assert wins >= 9
