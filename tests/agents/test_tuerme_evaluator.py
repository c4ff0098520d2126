"""The evaluator: knows danger and gain, and makes an opponent that plays on purpose."""

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.agents.tuerme.evaluator import TuermeEvaluator
from ringspiel.agents.tuerme.forecast import closing_cards
from ringspiel.kernel.chance import key_of
from tests.games.tuerme.battle import ORCS, battle, play, state

CHAIN = "a3 " + " ".join(f"{letter}4" for letter in "abcdefghijklmnop") + " p5 p6"

value = TuermeEvaluator().value


def finished(agents: list[str], seed: int) -> ringspiel.Table:
    table = ringspiel.new("tuerme", len(agents), seed=seed)
    players = [agent_of(name, "tuerme", seed + number) for number, name in enumerate(agents)]
    while table.seat is not None:
        table.answer(players[table.seat].choose(table.perspective(table.seat)))
    return table


def test_only_cards_that_would_close_the_chain_are_feared() -> None:
    orcs = CHAIN.replace(" c4", "")
    s = state(battle(orcs, green="h8"))
    feared = closing_cards(s.orc_pile, s.orc_mask(), s.figure_mask())
    assert [ORCS[card] for card in range(9) if feared >> card & 1] == ["isengard-4", "isengard-5", "mordor-4", "both"]
    s.orc_pile = 0b111111111 & ~1
    assert closing_cards(s.orc_pile, s.orc_mask(), s.figure_mask()) & 1 == 0, "a card already used is no danger"


def test_a_narrow_gap_is_worse_than_a_wide_one_and_a_hole_in_the_chain_better_than_none() -> None:
    narrow = battle(CHAIN.replace(" c4", ""), green="h8")
    wide = battle(CHAIN.replace(" c4", "").replace(" g4 h4 i4", ""), green="h8")
    assert value(state(narrow), 0) < value(state(wide), 0)


def test_own_tiles_are_better_than_none_and_those_of_others_worse() -> None:
    even, behind = battle(green="h4"), battle(green="h4", captured=8)
    assert value(state(behind), 0) < value(state(even), 0) < value(state(behind), 3)


def test_the_card_that_reaches_orcs_is_worth_more_in_the_middle_of_the_turn() -> None:
    table = battle("i4 j4 k4", green="h4", hands=["gimli-9 legolas-6 faramir-5"])
    straight, diagonal = table.clone(), table.clone()
    assert value(state(play(straight, "gimli-9")), 0) > value(state(play(diagonal, "legolas-6")), 0)


def test_the_evaluator_does_not_look_at_hidden_cards() -> None:
    table = ringspiel.new("tuerme", 4, seed=8)
    while table.seat is not None:
        table.answer(table.answers()[-1 if table.question and table.question.kind == "play-card" else 0])
        for seat in range(4):
            imagined = table.state.imagine(seat, key_of(5))
            assert value(imagined, seat) == value(table.state, seat)  # type: ignore[arg-type]


def test_heroes_who_play_on_purpose_hold_out_much_longer_than_random_ones() -> None:
    """Random heroes lose every game early; greedy ones win about every second one, at every number of players."""
    careless = [finished(["random"] * seats, seed) for seats in (2, 4) for seed in range(5)]
    greedy = [finished(["greedy"] * seats, seed) for seats in (2, 4) for seed in range(5)]
    assert sum(state(table).ent for table in greedy) > 5 * sum(state(table).ent for table in careless)
    assert sum(bool(table.outcome and table.outcome.winners) for table in greedy) >= 3
    assert not any(table.outcome and table.outcome.winners for table in careless)


def test_a_greedy_hero_takes_far_more_points_than_a_random_one_at_the_same_table() -> None:
    points = [0, 0]
    for seed in range(6):
        table = finished(["greedy", "random"], seed)
        points = [total + own for total, own in zip(points, state(table).points, strict=True)]
    assert points[0] > 2 * points[1]
