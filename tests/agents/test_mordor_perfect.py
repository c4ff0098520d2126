"""The table that comes with the package, and what plays and looks back with it."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

import ringspiel
from ringspiel.agents import agent_of, check_level, hint, knows_exactly, levels
from ringspiel.agents.mordor import tables
from ringspiel.agents.mordor.evaluator import RACES
from ringspiel.agents.mordor.exact import FIRST, SECOND, THEIRS, Chances
from ringspiel.agents.mordor.learn import first_guess, fit, place_of
from ringspiel.agents.mordor.perfect import WISH, ExactTurn, Perfect, best_of
from ringspiel.agents.mordor.sheets import sheets_of
from ringspiel.agents.mordor.solving import matches
from ringspiel.agents.mordor.solving.compare import decisions, loss_of
from ringspiel.agents.mordor.solving.many import ManyTurns
from ringspiel.agents.mordor.solving.matches import RULES, Result, play, resumed
from ringspiel.agents.mordor.solving.refit import Known, Racer, error_of, on_road, shares_of
from ringspiel.agents.mordor.tables import table_of, write
from ringspiel.agents.review import joined, look_at, parts_of, played_of
from ringspiel.games.mordor.components import PRESETS
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.record import read
from ringspiel.texts import render
from tests.agents.exact_journeys import journey_of

ROUNDED = 2 / tables.ONE


def shipped() -> Chances:
    return table_of("standard", False)


def test_the_shipped_table_agrees_with_the_engine() -> None:
    chances, random = shipped(), Random(5)
    sheets = chances.sheets
    for mine in random.sample(range(sheets.on_road), 25):
        theirs, order = random.randrange(sheets.on_road), random.choice((FIRST, SECOND))
        (rings, squares), (their_rings, their_squares) = divmod(mine, sheets.count), divmod(theirs, sheets.count)
        s = journey_of(sheets.components, False, (rings, their_rings), (squares, their_squares), order)
        turn = ExactTurn(s, chances)
        assert turn.rolled(s)[1:] == pytest.approx(turn.before()[1:], abs=ROUNDED)


@pytest.mark.rule("RM-21")
def test_in_the_base_game_a_field_more_is_never_worse() -> None:
    """For the player who has just moved, in every position of two players: so nobody is asked how far to go."""
    chances = shipped()
    sheets = chances.sheets
    waits = chances.both[..., THEIRS].reshape(2, sheets.on_road, sheets.ring_fields, sheets.count)
    assert (waits[:, :, 1:] >= waits[:, :, :-1] - ROUNDED).all()
    assert (chances.last[..., THEIRS] >= waits[SECOND, :, -1] - ROUNDED).all(), "and arriving is never worse"


def test_perfect_plays_what_exact_hints_say() -> None:
    table = ringspiel.new("mordor", 2, seed=3)
    perfect = agent_of("perfect", "mordor", 1)
    while table.seat is not None:
        perspective = table.perspective(table.seat)
        assert knows_exactly(perspective)
        estimates = hint(perspective)
        assert sorted(estimate.answer for estimate in estimates) == sorted(table.answers())
        assert perfect.choose(perspective) == estimates[0].answer
        assert estimates[0].chance == pytest.approx(max(estimate.chance for estimate in estimates), abs=1e-5)
        table.answer(estimates[0].answer)


def test_perfect_is_only_for_two_and_only_where_the_chances_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "user_folder", lambda: tmp_path)
    check_level("perfect", ringspiel.new("mordor", 2, seed=1))
    with pytest.raises(BadOption) as refused:
        check_level("perfect", ringspiel.new("mordor", 3, seed=1))
    assert refused.value.reason is not None and refused.value.reason["key"] == "opponent-not-for-seats"
    with pytest.raises(BadOption) as unsolved:
        check_level("perfect", ringspiel.new("mordor", 2, seed=1, options={"preset": "short", "places": True}))
    assert unsolved.value.reason is not None and unsolved.value.reason["key"] == "mordor-no-table"
    with pytest.raises(BadOption):
        agent_of("perfect", "tuerme", 1)


def test_a_table_for_other_rules_is_refused_and_hints_do_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An old file brings a sentence that says what to do, and the strongest other opponent's hints."""
    file = write(Chances(sheets_of(PRESETS["short"])), PRESETS["short"], False, tmp_path)
    monkeypatch.setattr(tables, "user_folder", lambda: tmp_path)
    table = ringspiel.new("mordor", 2, seed=1, options={"preset": "short"})
    check_level("perfect", table)
    assert table.seat is not None and knows_exactly(table.perspective(table.seat))
    file.write_bytes(file.read_bytes().replace(b'"rules": ', b'"rules": 9', 1))
    assert not knows_exactly(table.perspective(table.seat)) and hint(table.perspective(table.seat))
    with pytest.raises(BadOption) as refused:
        check_level("perfect", table)
    assert refused.value.reason is not None
    for language, said in (("de", "gehört zu anderen Regeln"), ("en", "made for other rules")):
        sentence = render(refused.value.reason, language, [])
        assert said in sentence and "solve short base" in sentence


def test_a_review_finds_what_random_answers_give_away_and_perfect_ones_do_not() -> None:
    table = ringspiel.new("mordor", 2, seed=11)
    agents = [agent_of("random", "mordor", 4), agent_of("perfect", "mordor", 4)]
    answers = []
    while table.seat is not None:
        answers.append(agents[table.seat].choose(table.perspective(table.seat)))
        table.answer(answers[-1])
    found = joined(look_at(part) for part in parts_of(played_of(read(table.record()))))
    assert found.exact and len(found.findings) == len(answers)
    assert found.given_away(1) == pytest.approx(0, abs=1e-4)
    assert found.given_away(0) > 0.01
    assert all(finding.loss >= -1e-5 for finding in found.findings)
    assert all(-1 <= luck <= 1 for finding in found.findings for luck in finding.luck)


def test_it_is_offered_at_two_seats_only() -> None:
    assert levels("mordor", 2) == ("easy", "medium", "hard", "perfect")
    assert "perfect" not in levels("mordor", 3) + levels("tuerme", 2)


def test_games_played_together_end_as_if_played_alone() -> None:
    """Sharing solved turns changes nothing: each game has its own dice."""
    alone = [play("standard", False, ("perfect", "perfect"), 1, seed=seed) for seed in range(3)]
    assert play("standard", False, ("perfect", "perfect"), 3) == Result(*map(sum, zip(*alone, strict=True)))


def test_games_that_were_played_before_a_run_was_broken_off_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, int]] = []

    def played(preset: str, places: bool, levels: tuple[str, str], games: int, seed: int) -> Result:
        if len(asked) == 2 and broken_off:
            raise KeyboardInterrupt
        asked.append((seed, games))
        return Result(games, 0, 0, 1)

    monkeypatch.setattr(matches, "KEPT", tmp_path)
    monkeypatch.setattr(matches, "TOGETHER", 10)
    monkeypatch.setattr(matches, "play", played)
    broken_off = True
    with pytest.raises(KeyboardInterrupt):
        resumed("standard", False, ("hard", "perfect"), 25)
    broken_off = False
    assert resumed("standard", False, ("hard", "perfect"), 25) == Result(25, 0, 0, 3)
    assert asked == [(0, 10), (10, 10), (20, 5)]


def test_a_match_tells_who_won_how_often_and_how_often_all_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def played(preset: str, places: bool, levels: tuple[str, str], games: int, seed: int = 0) -> Result:
        matches.kept_in(preset, places, levels).touch()
        return Result(30, 60, 0, 10) if levels[0] == "hard" else Result(50, 20, 0, 30)

    monkeypatch.setattr(matches, "KEPT", tmp_path)
    monkeypatch.setattr(matches, "resumed", played)
    monkeypatch.setattr(sys, "argv", ["matches", "hard", "100"])
    matches.main()
    hard, perfect = capsys.readouterr().out.splitlines()[1:]
    assert hard == "  hard: 25.00% ± 6.00%; first 30.00% ± 8.98%, second 20.00% ± 7.84%"
    assert perfect == "  perfect: 55.00% ± 6.89%; all lose 20.00% ± 5.54%"
    assert not list(tmp_path.iterdir()), "a match that was told is not kept"


@pytest.mark.parametrize("places", [False, True])
def test_turns_solved_together_choose_answers_that_are_as_good(places: bool) -> None:
    """Of dice that are alike another may be taken; so thousands of games can be played in little time."""
    chances = table_of("standard", places)
    asked = [s.clone() for s in islice(decisions("standard", places, 1), 40)]
    turns = ManyTurns(chances, places).turns(asked)
    for s, choose in zip(asked, turns, strict=True):
        values = ExactTurn(s, chances).answers(s)
        assert values[choose(s)][WISH] == pytest.approx(values[best_of(values)][WISH], abs=1e-9)


def test_perfect_answers_give_nothing_away_and_others_never_gain() -> None:
    player = Perfect()
    asked = decisions("standard", False, 1)
    losses = [loss_of(level, s, player) for s in islice(asked, 6) for level in ("perfect", "medium")]
    assert [loss.points for loss in losses[::2]] == [0.0] * 6
    assert all(loss.points >= -1e-5 and " instead of " in loss.where for loss in losses)


def test_a_race_is_fitted_to_exact_chances() -> None:
    guess = first_guess(PRESETS["standard"])
    known, others = (Known(shipped(), 4000, seed) for seed in (1, 2))
    assert known.shares.sum(axis=1) == pytest.approx(np.ones(len(known.shares)))
    assert error_of(fit(known.seen, known.shares, guess), others) < 0.6 * error_of(guess, others)


def test_the_race_sees_of_a_sheet_what_it_sees_of_a_position() -> None:
    sheets = shipped().sheets
    for order in (FIRST, SECOND):
        s = journey_of(sheets.components, False, (3, 5), (7, 20), order)
        seen = [
            on_road(sheets, np.array([3 * sheets.count + 7]), 1),
            on_road(sheets, np.array([5 * sheets.count + 20]), 1),
        ]
        seen[1][:, 1] = order == FIRST
        assert [tuple(each[0]) for each in seen] == [place_of(s, 0), place_of(s, 1)]
    assert shares_of(np.array([[0.9, 0.3]]))[0] == pytest.approx([0.75, 0.25, 0.0]), "both may share the victory"


def test_players_with_races_of_their_own_do_not_disturb_each_other() -> None:
    """Each judges every turn by its own race, also when they take turns within one command."""
    key = "standard base 2"
    learnt, guess = RACES[key], first_guess(PRESETS["standard"])
    try:
        for s in islice(decisions("standard", False, 1), 6):
            alone = []
            for race in (learnt, guess):
                RACES[key] = race
                alone.append(agent_of("hard", "mordor", 1).choose(Perspective(RULES, s, s.active)))
            assert [Racer(key, race).turn()(s) for race in (learnt, guess)] == alone
    finally:
        RACES[key] = learnt
