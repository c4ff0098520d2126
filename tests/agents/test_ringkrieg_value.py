"""The learnt value sees only what everybody sees; styles are told apart by name, and those of old never change."""

from __future__ import annotations

import math
from functools import partial
from random import Random

import pytest

from ringspiel.agents import agent_of
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.inputs import NAMES, inputs, steps_left
from ringspiel.agents.ringkrieg.learn import EXTRA, Habits, play
from ringspiel.agents.ringkrieg.lookahead import ADVISED, MORE_TRUST, NET_TRUST, TRUST, WIDTH, Lookahead, is_journey
from ringspiel.agents.ringkrieg.style import HABITS, HARD, HEAL, LEARNT, PARK, TRAITS, TREK, VERSIONS, style_of
from ringspiel.agents.ringkrieg.value import WEIGHTS
from ringspiel.arena.audit import audit
from ringspiel.arena.setting import setting_of
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions, uses
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.perspective import Perspective

SETTING = setting_of("ringkrieg", 2)


def positions(seed: int) -> list[RingkriegState]:
    """Some positions of a greedy game."""
    evaluator, random, found = RingkriegEvaluator(style_of("1")), Random(seed), []
    s = SETTING.start(seed)
    assert isinstance(s, RingkriegState)
    while s.question is not None:
        if random.random() < 0.1:
            found.append(s.clone())
        s.advance(greedy_answer(evaluator, s, random))
    return found


STYLES = [0, LEARNT, LEARNT | HABITS, LEARNT | HABITS | TREK, LEARNT | style_of("6"), LEARNT | style_of("7+net")]


@pytest.mark.parametrize("style", STYLES)
def test_in_worlds_that_look_alike_a_position_has_one_value(style: int) -> None:
    evaluator = RingkriegEvaluator(style)
    for s in positions(3):
        for seat in range(2):
            for seed in range(3):
                world = s.imagine(seat, key_of(seed))
                assert isinstance(world, RingkriegState)
                assert evaluator.value(world, seat) == evaluator.value(s, seat)


def test_every_input_has_its_name_and_weight() -> None:
    assert len(set(NAMES)) == len(NAMES)
    places = [weights for version in WEIGHTS for weights in version]
    assert all(len(weights) == len(NAMES) and all(map(math.isfinite, weights)) for weights in places)
    for s in positions(4):
        assert len(inputs(s)) == len(NAMES)


def test_what_one_side_hopes_the_other_fears() -> None:
    evaluator = RingkriegEvaluator(LEARNT)
    for s in positions(5):
        assert evaluator.value(s, 0) + evaluator.value(s, 1) == pytest.approx(1)


def test_only_free_peoples_on_the_way_to_mordor_think_otherwise_of_the_trek() -> None:
    usual, other = RingkriegEvaluator(LEARNT | HABITS), RingkriegEvaluator(LEARNT | HABITS | TREK)
    seen = set()
    for s in positions(7):
        on_the_way = s.mordor == NONE
        assert (other.value(s, 0) != usual.value(s, 0)) == on_the_way
        assert other.value(s, 1) == usual.value(s, 1)
        seen.add(on_the_way)
    assert seen == {True, False}


def test_on_the_trek_a_step_is_worth_something_before_corruption_weighs() -> None:
    evaluator, seen = RingkriegEvaluator(LEARNT | HABITS | TREK), 0
    for s in positions(7):
        if s.mordor == NONE and s.corruption <= 2 and steps_left(s):
            further = s.clone()
            further.progress += 1
            assert evaluator.value(further, 0) > evaluator.value(s, 0)
            seen += 1
    assert seen


def test_only_free_peoples_weigh_otherwise_when_tuned() -> None:
    usual, other = RingkriegEvaluator(LEARNT | style_of("5")), RingkriegEvaluator(LEARNT | style_of("5+tuned"))
    found = positions(7)
    assert any(other.value(s, 0) != usual.value(s, 0) for s in found if s.mordor == NONE)
    assert any(other.value(s, 0) != usual.value(s, 0) for s in found if s.mordor != NONE)
    assert all(other.value(s, 1) == usual.value(s, 1) for s in found)


def test_only_free_peoples_that_are_tuned_trust_their_judgement_more() -> None:
    assert Lookahead(1, style_of("6")).trusts == [MORE_TRUST, TRUST]
    assert Lookahead(1, style_of("5")).trusts == [TRUST, TRUST]
    assert Lookahead(1, style_of("9")).trusts == NET_TRUST


def test_who_musters_recruits_rather_than_another() -> None:
    usual, other = RingkriegEvaluator(style_of("5")), RingkriegEvaluator(style_of("5+muster"))
    seen = 0
    for s in positions(7):
        if not isinstance(s.question, actions.Act):
            continue
        for answer, before, after in zip(s.legal, usual.judge(s), other.judge(s), strict=True):
            if answer == actions.PASS or pair_of(answer)[1] >= actions.TURN:
                continue
            recruits = s.question.side == FREE and pair_of(answer)[1] == uses.RECRUIT
            assert after - before == pytest.approx(0.3 if recruits else 0.0)
            seen += recruits
    assert seen


def test_styles_are_versions_with_traits_more_or_less() -> None:
    assert style_of("1") == 0
    assert style_of("1+heal+park") == HEAL | PARK
    assert style_of("1+heal+park-heal") == PARK
    for wrong in ("0", "1+flying", "1-flying", ""):
        with pytest.raises(BadOption):
            style_of(wrong)
    assert all(style < 2 ** len(TRAITS) for style in VERSIONS.values())


@pytest.mark.parametrize(
    ("version", "end"),
    [("1", ("RK-W5", 634)), ("2", ("RK-W3", 348)), ("3", ("RK-W6", 444)), ("4", ("RK-W6", 305)), ("6", ("RK-W3", 388))],
)
def test_the_judgement_of_every_version_plays_as_it_always_did(version: str, end: tuple[str, int]) -> None:
    """The sparring partners of all later versions."""
    evaluator, random, s, decisions = RingkriegEvaluator(style_of(version)), Random(1), SETTING.start(1), 0
    while s.question is not None:
        s.advance(greedy_answer(evaluator, s, random))
        decisions += 1
    assert s.outcome is not None
    assert (s.outcome.reason, decisions) == end


def test_hard_looks_ahead_in_the_style_of_its_version() -> None:
    hard = agent_of("hard", "ringkrieg", 1)
    assert isinstance(hard, Lookahead)
    assert hard.evaluator.style == HARD


def test_hard_looks_ahead_only_as_far_as_it_may_know() -> None:
    found = audit(SETTING, partial(agent_of, "hard", "ringkrieg"), seed=4, most=12)
    assert found.decisions and not found.suspicions


def test_the_journey_can_be_left_to_judgement_and_its_chances_are_told_all_the_same() -> None:
    """The learnt value does not know what it costs the Ring to wait."""
    style = style_of("5")
    adviser, seen = Lookahead(5, style, worlds=(1,)), 0
    for s in positions(6):
        assert s.question is not None
        values = RingkriegEvaluator(style).judge(s)
        best = s.legal[values.index(max(values))]
        if s.question.kind != "act" or not is_journey(best):
            continue
        perspective = Perspective(SETTING.rules, s, s.question.seat)
        first, *others = adviser.think(perspective)
        assert adviser.choose(perspective) == first.answer
        assert is_journey(first.answer)
        assert others == [] or first.chance > 0
        seen += 1
    assert seen


def test_every_chance_that_is_told_was_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also at the questions that players leave to judgement; an answer that nobody tried is not told as hopeless."""
    adviser, tried = Lookahead(5, style_of("5"), worlds=(1,)), set[int]()

    def half(world: RingkriegState, answer: int, seat: int) -> float:
        tried.add(answer)
        return 0.5

    monkeypatch.setattr(adviser, "end_of_turn", half)
    kinds = set()
    for s in positions(6):
        assert s.question is not None
        tried.clear()
        told = [estimate.answer for estimate in adviser.think(Perspective(SETTING.rules, s, s.question.seat))]
        assert set(told) == tried
        assert len(told) >= min(ADVISED, len(s.legal))
        kinds.add(s.question.kind)
    assert kinds - set(WIDTH)


@pytest.mark.parametrize("wide", [1, ADVISED, ADVISED + 1])
def test_advice_adds_answers_only_where_few_are_worth_trying(wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    s = next(s for s in positions(6) if len(s.legal) > ADVISED + 1)
    assert s.question is not None
    adviser, answers = Lookahead(5, style_of("5"), worlds=(1,)), s.legal.copy()
    monkeypatch.setattr(adviser, "judged", lambda _: (answers.copy(), answers[:wide]))
    monkeypatch.setattr(adviser, "end_of_turn", lambda *_: 0.5)
    told = {estimate.answer for estimate in adviser.think(Perspective(SETTING.rules, s, s.question.seat))}
    assert told == set(answers[: max(wide, ADVISED)])


def test_who_is_brisk_tries_the_candidates_in_fewer_worlds() -> None:
    assert sum(Lookahead(1, style_of("4+brisk")).worlds) < sum(Lookahead(1, style_of("4")).worlds)


def test_the_same_seed_looks_ahead_the_same_way() -> None:
    answers = []
    for _ in range(2):
        s = SETTING.start(8)
        agent = Lookahead(5, style_of("1"), worlds=(1, 1))
        chosen = []
        for _ in range(6):
            assert s.question is not None
            chosen.append(agent.choose(Perspective(SETTING.rules, s, s.question.seat)))
            s.answer(chosen[-1])
        answers.append(chosen)
    assert answers[0] == answers[1]


def test_habits_that_end_leave_the_rest_of_the_game_to_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a position is worth is learnt from games in which nobody's habit goes on after it."""
    judged = RingkriegEvaluator(style_of("4"))
    habitual: list[int] = []

    def answer(self: Habits, evaluator: RingkriegEvaluator, s: RingkriegState, random: Random) -> int:
        habitual.append(s.turn)
        return greedy_answer(evaluator, s, random)

    monkeypatch.setattr(Habits, "answer", answer)
    kept = [round(10 * row[EXTRA + NAMES.index("turn")]) for row in play(2, 2, judged, last_habit=3)]
    assert habitual
    assert max(habitual) <= 3
    assert min(kept) == max(habitual) + 1


def test_habits_last_for_the_whole_game_if_no_turn_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringspiel.agents.ringkrieg.learn.greedy_answer", lambda *_: pytest.fail("without habits"))
    monkeypatch.setattr(Habits, "answer", lambda self, evaluator, s, random: greedy_answer(evaluator, s, random))
    kept = [round(10 * row[EXTRA + NAMES.index("turn")]) for row in play(1, 2, RingkriegEvaluator(style_of("4")))]
    assert min(kept) == 1
