"""What must hold of questions, answers and states of every registered game."""

import json
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.agents.kit import evaluator_of
from ringspiel.kernel.outcome import Outcome
from ringspiel.rulebook import catalogue
from tests.conformance.variants import Variant, each_seat_count, each_variant, finished, positions, states

WRONG_TYPES: list[Any] = [None, "0", 1.5, True, [1], {"answer": 1}, b"1"]


@each_variant
def test_answers_are_a_stable_list_of_different_numbers_with_a_real_choice(variant: Variant) -> None:
    for table in positions(variant):
        answers = table.answers()
        if table.question is None:
            assert answers == [] and table.outcome is not None
            continue
        assert len(answers) > 1 or table.question.is_secret(table.state), "the kernel answers where there is no choice"
        assert len(set(answers)) == len(answers)
        assert all(type(answer) is int for answer in answers)
        assert json.loads(json.dumps(answers)) == answers
        assert table.question.answers(table.state) == answers == table.clone().answers()


def rule_ids(game: str) -> set[str]:
    return {rule.id for rule in catalogue(game)}


@each_seat_count
def test_every_rule_that_is_cited_exists(variant: Variant) -> None:
    known, clicked = rule_ids(variant.game), set()
    for table in positions(variant, most=25):
        clicked |= {tuple(choice["targets"]) for choice in table.choices(table.seat)}
        cited = [event.rule for event in table.events(None)]
        if table.outcome is not None:
            cited.append(table.outcome.reason)
        if table.question is not None:
            refusals = [table.why_not(list(targets)) for targets in clicked]
            cited += [table.question.rule, *(refusal.rule for refusal in refusals if refusal is not None)]
        unknown = {rule for rule in cited if rule} - known
        assert not unknown, f"{variant.game} cites {', '.join(unknown)}, which is not in its catalogue"


def illegal_answers(table: ringspiel.Table) -> set[int]:
    legal = set(table.answers())
    return {-1, max(legal, default=0) + 1, 10**12, -(2**70), *range(30)} - legal


@each_seat_count
def test_illegal_answers_of_every_kind_are_refused_and_change_nothing(variant: Variant) -> None:
    stale: set[int] = set()
    for table in positions(variant, most=15):
        before = table.save()
        legal = set(table.answers())
        for answer in [*WRONG_TYPES, *illegal_answers(table), *(stale - legal)]:
            with pytest.raises(ringspiel.IllegalAnswer) as refusal:
                table.answer(answer)
            if table.seat is not None:
                assert refusal.value.rule.startswith(table.game.prefix + "-")
        assert table.save() == before
        stale |= legal


@each_seat_count
def test_no_copy_shares_anything_with_its_original(variant: Variant) -> None:
    for table in positions(variant, most=12):
        before = table.save()
        for answer in table.answers()[:60]:
            one, other = table.clone(), table.clone()
            one.answer(answer)
            assert table.save() == before, f"answer {answer} on a copy has changed the original"
            other.answer(answer)
            assert one.save() == other.save(), f"answer {answer} gives two different states"


@each_variant
def test_a_saved_position_goes_on_like_the_original(variant: Variant) -> None:
    for table in positions(variant, most=10):
        saved = json.loads(json.dumps(table.save()))
        loaded = ringspiel.load(saved)
        assert loaded.save() == saved
        original = table.clone()
        random = Random(5)
        for _ in range(10):
            assert loaded.answers() == original.answers()
            assert loaded.view(0)["board"] == original.view(0)["board"]
            if loaded.seat is None:
                break
            answer = random.choice(loaded.answers())
            loaded.answer(answer)
            original.answer(answer)
        assert loaded.save() == original.save()


@each_variant
def test_a_record_replays_to_the_identical_state(variant: Variant) -> None:
    table = finished(variant)
    record = json.loads(json.dumps(table.record()))
    replayed = ringspiel.replay(record)
    assert replayed.save() == table.save()
    assert replayed.record() == table.record() == record
    shown = [event.to_json() for event in table.events(since=0)]
    assert [event.to_json() for event in replayed.events(since=0)] == shown
    middle = len(table.entries) // 2
    assert len(ringspiel.replay(record, middle).entries) == middle


@each_seat_count
def test_a_record_of_an_unfinished_game_keeps_the_seed_and_replays(variant: Variant) -> None:
    table = next(iter(positions(variant)))
    table.answer(table.answers()[-1])
    record = table.record()
    assert record["seed"] is None and record["salt"] is None and record["commitment"]
    assert ringspiel.replay(record).view(0)["board"] == table.view(0)["board"]


@each_variant
def test_notation_can_be_read_back(variant: Variant) -> None:
    for table in positions(variant, most=25):
        notations = [table.describe(answer).notation for answer in table.answers()]
        assert len(set(notations)) == len(notations)
        for answer, notation in zip(table.answers(), notations, strict=True):
            assert table.parse(notation) == answer
            assert table.parse("  " + notation.upper() + " ") == answer
            assert table.describe(table.parse(notation)).notation == notation
        if table.seat is not None:
            with pytest.raises(ringspiel.NotUnderstood, match="type for instance"):
                table.parse("no such thing at all")


@each_seat_count
def test_targets_tell_the_answers_of_a_question_apart(variant: Variant) -> None:
    for table in positions(variant, most=25):
        with_targets = [choice for choice in table.choices(table.seat) if choice["targets"]]
        seen = [tuple(sorted(choice["targets"])) for choice in with_targets]
        assert len(set(seen)) == len(seen)
        for choice in with_targets:
            assert table.why_not(choice["targets"]) is None


@each_variant
def test_the_invariants_of_the_catalogue_hold(variant: Variant) -> None:
    game = ringspiel.game_of(variant.game)
    for state in states(variant, seed=2):
        assert game.faults(state) == []
    check_ranks(variant, state.outcome)


@each_variant
def test_every_game_ends_with_ranks_for_all(variant: Variant) -> None:
    *_, end = states(variant, seed=0)
    for outcome in (end.outcome, finished(variant).outcome):
        check_ranks(variant, outcome)


def check_ranks(variant: Variant, outcome: Outcome | None) -> None:
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == variant.seats
    assert all(1 <= rank <= variant.seats for rank in outcome.ranks)
    assert outcome.reason.startswith(ringspiel.game_of(variant.game).prefix + "-")


@each_seat_count
def test_undo_leads_back_to_the_very_position_and_never_across_chance(variant: Variant) -> None:
    random = Random(11)
    table = variant.new(11)
    for _ in range(300):
        if table.seat is None:
            break
        before, seat = table.save(), table.seat
        table.answer(random.choice(table.answers()))
        if table.can_undo():
            assert table.seat == seat and not table.entries[-1].chance
            after = table.clone()
            table.undo()
            assert table.save() == before
            table.answer(after.entries[-1].answer)
            assert table.save() == after.save()
        elif not table.entries[-1].sealed:
            assert table.seat != seat


@each_seat_count
def test_the_value_of_a_position_is_a_share_of_winning_and_final_at_the_end(variant: Variant) -> None:
    for table in positions(variant, most=20):
        values = [evaluator_of(table.game).value(table.state, seat) for seat in range(variant.seats)]
        assert all(0.0 <= value <= 1.0 for value in values)
        if table.outcome is not None:
            assert [value > 0 for value in values] == [rank == 1 for rank in table.outcome.ranks]
