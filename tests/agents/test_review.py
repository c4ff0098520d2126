"""Reviews of any game: honest, the same for the same record, and blind for what a player could not know."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

import ringspiel
from ringspiel.agents import agent_of, answer_of
from ringspiel.agents.puzzles import shipped
from ringspiel.agents.review import Finding, Played, Review, account_of, joined, look_at, parts_of, played_of
from ringspiel.agents.review.account import told
from ringspiel.agents.review.compare import chances, gap_of, verdict
from ringspiel.agents.review.luck import luck_of, margin
from ringspiel.agents.review.played import Decision, decisions
from ringspiel.agents.review.playouts import Laps
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.record import read
from ringspiel.kernel.state import State
from tests.games.gefaehrten.camp import camp, one, play, state


def played(game: str, *levels: str, seed: int = 3, answers: int | None = None) -> Played:
    """A game between computer players, or its beginning."""
    table = ringspiel.new(game, len(levels), seed=seed)
    players = [agent_of(level, game, seat) for seat, level in enumerate(levels)]
    while (seat := table.seat) is not None and len(table.entries) != answers:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    return played_of(read(table.record()))


def reviewed(game: Played) -> Review:
    return joined(look_at(part) for part in parts_of(game))


def test_a_lap_is_counted_when_a_seat_is_asked_again_after_others() -> None:
    is_over = Laps(0, 2)
    asked = [SimpleNamespace(question=SimpleNamespace(seat=seat)) for seat in (0, 1, 0, 0, 1, 1, 0)]
    assert [is_over(cast(State, s)) for s in asked] == [False] * 6 + [True]


def test_random_answers_lose_more_than_those_of_a_good_player() -> None:
    found = reviewed(played("mordor", "random", "hard", "medium"))
    assert found.given_away(0) > found.given_away(1) + 0.05
    assert all(finding.low <= finding.loss <= finding.high for finding in found.findings)


def test_cards_laid_at_random_give_away_a_good_part_of_the_chances_in_tuerme() -> None:
    found = reviewed(played("tuerme", "random", "hard", seed=2))
    assert found.given_away(0) - found.given_away_margin(0) > 0.2
    assert found.given_away(1) == 0


def test_chances_at_the_start_of_tuerme_are_those_of_its_games() -> None:
    """Between two hard players 15 % of all games are lost by both (docs/studies/tuerme.md)."""
    start = ringspiel.new("tuerme", 2, seed=1)
    assert 0.75 < sum(chances(start.game, start.state)) < 0.9


@pytest.mark.parametrize("game", ["gefaehrten", "gran", "mordor", "ringkrieg", "tuerme"])
def test_every_game_can_be_reviewed_in_any_order_of_parts(game: str) -> None:
    seats = 3 if game in ("gran", "mordor") else 2
    opening = played(game, *["medium"] * seats, answers=12)
    parts = parts_of(opening)
    assert len(parts) == 2
    found = joined(look_at(part) for part in reversed(parts))
    assert found == reviewed(opening)
    account = account_of(opening, found)
    assert [told.n for told in account.findings] == list(range(1, 13))
    assert all(0 <= chance <= 1 for told in account.findings for chance in told.chances)


def test_a_verdict_does_not_depend_on_what_the_player_could_not_know() -> None:
    for decision in list(decisions(played("gefaehrten", "medium", "medium", answers=8)))[2:4]:
        game, s = ringspiel.new("gefaehrten", 2).game, decision.before
        other = s.imagine(decision.seat, key_of(99))
        judged = [verdict(game, each, decision.seat, decision.answer, 7) for each in (s, other)]
        assert judged[0] == judged[1]


def test_luck_is_what_came_beside_what_could_have_come() -> None:
    game = played("mordor", "medium", "medium", "medium", answers=20)
    for decision in decisions(game):
        luck = luck_of(game.rules, decision, decision.n)
        assert decision.sealed or luck.brought == [0.0, 0.0, 0.0]
    assert any(abs(value) > 0.01 for each in reviewed(game).findings for value in each.luck)


def test_all_losses_add_up_also_those_that_prove_nothing_alone() -> None:
    """Two small losses that may be noise, one below zero, and one of the other seat."""
    losses = [(0, 0.02, -0.01, 0.05), (0, 0.03, -0.01, 0.07), (0, -0.01, -0.02, 0.0), (1, -0.02, -0.03, -0.01)]
    none = [0.0, 0.0]
    findings = [
        Finding(n, seat, 0, 1, none, loss, low, high, none, none) for n, (seat, loss, low, high) in enumerate(losses, 1)
    ]
    found = Review(False, findings, none)
    assert found.mistakes() == []
    assert found.given_away(0) == pytest.approx(0.04)
    assert found.given_away_margin(0) == pytest.approx((0.03**2 + 0.04**2 + 0.01**2) ** 0.5)
    assert found.given_away(1) == 0, "nobody gains by answers that are worse than the best"


def test_intervals_are_those_of_student() -> None:
    gap = gap_of([0.0, 1.0] * 4)
    assert gap.mean == 0.5
    assert gap.high - gap.mean == pytest.approx(2.36 * 0.5345 / 8**0.5, rel=1e-3)


def test_a_game_without_answers_has_no_review() -> None:
    with pytest.raises(BadOption, match="nobody has answered"):
        reviewed(played("gran", "easy", "easy", "easy", answers=0))


def test_a_game_from_a_position_has_a_record_that_replays_and_can_be_reviewed() -> None:
    table = ringspiel.new("mordor", 3, seed=5)
    for _ in range(6):
        table.answer(table.answers()[0])
    begun = ringspiel.load(table.save())
    for _ in range(5):
        begun.answer(begun.answers()[-1])
    record = begun.record()
    assert record["position"] == table.save() and record["seed"] is None
    assert ringspiel.replay(record).save()["state"] == begun.save()["state"]
    assert len(reviewed(played_of(read(record))).findings) == 5
    with pytest.raises(ringspiel.BrokenRecord, match="neither a setup nor promised dice"):
        ringspiel.replay(record | {"setup": [1]})
    with pytest.raises(ringspiel.BrokenRecord, match="another game"):
        ringspiel.replay(record | {"seats": 2})


LAST_PLACES = {"nw n1": "red-4", "w": "red-3", "n2": "green-4", "ne": "green-3", "sw": "yellow-3", "s1": "blue-3"}
TWOS = ["green-2 green-2 green-2 yellow-2 yellow-2 yellow-2", "red-2 red-2 blue-2"]


@pytest.mark.parametrize(("drawn", "is_lucky"), [("green-5", True), ("green-0", False)])
def test_luck_of_a_drawn_card_is_what_its_player_can_do_with_it(drawn: str, is_lucky: bool) -> None:
    """Three places are free at the last location: with the 5 Green is ahead when the last one is filled, else Red."""
    begun = camp("amon-hen", LAST_PLACES, hands=TWOS, piles=["green-0 green-5", ""])
    state(begun).piles[0].sort(key=lambda card: card == one(drawn))
    table = ringspiel.load(begun.save())
    play(table, "green-2 e")
    game = played_of(read(table.record()))
    laid, drew = (luck_of(game.rules, decision, decision.n) for decision in decisions(game))
    assert laid.brought == [0.0, 0.0]
    assert (drew.brought[0] > 0) == is_lucky and abs(drew.brought[0]) > 0.2 + margin(drew.spread[0])
    assert drew.brought[1] == pytest.approx(-drew.brought[0])


def test_luck_of_drawn_cards_is_one_players_gain_and_the_others_loss() -> None:
    game = played("gefaehrten", "medium", "medium", answers=10)
    found = [luck_of(game.rules, decision, decision.n) for decision in decisions(game)]
    assert any(luck.brought[0] for luck in found)
    assert all(sum(luck.brought) == pytest.approx(0) and min(luck.spread) >= 0 for luck in found)


def test_another_answer_is_named_only_where_something_was_surely_lost() -> None:
    game = played("mordor", "random", "random", answers=2)
    decision = next(iter(decisions(game, 1, 1)))
    answer, other = decision.before.legal[:2]
    finding = Finding(1, decision.seat, answer, other, [0.5, 0.5], 0.3, 0.2, 0.4, [0.0, 0.0], [0.0, 0.0])
    assert told(game.rules, decision, finding, surely_lost=False).better is None
    better = told(game.rules, decision, finding, surely_lost=True)
    assert better.better is not None and better.better_targets
    assert told(game.rules, decision, msgspec.structs.replace(finding, best=answer), surely_lost=True).better is None


def test_a_better_answer_says_what_it_is_good_for() -> None:
    """A puzzle whose solution counts: beside an answer that the level `easy` gives."""
    puzzle = next(each for each in shipped("gran") if each.margin > 0.2)
    s = ringspiel.load(puzzle.position).state
    other = next(answer for answer in s.legal if answer != puzzle.solution)
    decision = Decision(1, puzzle.seat, s, other, s, False)
    none = [0.0] * s.seats
    finding = Finding(1, puzzle.seat, other, puzzle.solution, none, 0.3, 0.2, 0.4, none, none)
    reasons = told(ringspiel.game_of("gran"), decision, finding, surely_lost=True).why
    assert reasons and all(reason["key"] in ("why-gains", "why-prevents") for reason in reasons)
