"""The conformance suite itself: an honest game with hidden hands passes, and games with a mistake are caught."""

from collections.abc import Callable, Iterator

import pytest

from ringspiel.kernel import registry
from ringspiel.kernel.game import Game
from tests.conformance import test_fields, test_knowledge, test_play, variants
from tests.conformance.variants import Variant
from tests.toys.secret import (
    CitesNothing,
    Discreet,
    ForgetfulCopies,
    ForgetfulSaves,
    LeakyAll,
    LeakyCopies,
    LeakyEvents,
    LeakySilence,
    LeakyUndo,
    LeakyView,
    SaysOpen,
    Secret,
    SecretState,
)

CHECKS = [
    test_play.test_answers_are_a_stable_list_of_different_numbers_with_a_real_choice,
    test_play.test_every_rule_that_is_cited_exists,
    test_play.test_illegal_answers_of_every_kind_are_refused_and_change_nothing,
    test_play.test_no_copy_shares_anything_with_its_original,
    test_play.test_a_saved_position_goes_on_like_the_original,
    test_play.test_a_record_replays_to_the_identical_state,
    test_play.test_notation_can_be_read_back,
    test_play.test_undo_leads_back_to_the_very_position_and_never_across_chance,
    test_fields.test_copies_and_saves_carry_every_field,
    test_fields.test_what_a_saved_position_leaves_out_follows_from_the_options,
    test_knowledge.test_imagined_states_look_the_same_to_the_seat_that_imagines,
    test_knowledge.test_spectators_know_no_more_than_every_seat,
    test_knowledge.test_worlds_that_differ_in_secrets_alone_go_the_same_way_for_a_seat,
    test_knowledge.test_seats_with_secrets_are_imagined_with_others,
    test_knowledge.test_a_game_without_secrets_shows_everybody_the_same,
    test_knowledge.test_no_look_at_a_hidden_card_can_be_undone,
    test_knowledge.test_views_are_json_and_never_carry_the_source_of_chance,
    test_knowledge.test_only_the_asked_seat_gets_choices,
]


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Game[SecretState]], Variant]]:
    def seat(game: Game[SecretState]) -> Variant:
        monkeypatch.setitem(registry._games, game.id, game)
        monkeypatch.setattr(variants, "_played", {})
        monkeypatch.setattr(test_play, "rule_ids", lambda game: {"SE-1", "SE-2", "SE-3"})
        return Variant(game.id, 2, {})

    yield seat


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_an_honest_game_passes(check: Callable[[Variant], None], seated: Callable[[Secret], Variant]) -> None:
    check(seated(Secret()))


def test_a_game_that_asks_also_where_only_its_owner_sees_that_there_is_no_choice_passes(
    seated: Callable[[Secret], Variant],
) -> None:
    test_knowledge.test_worlds_that_differ_in_secrets_alone_go_the_same_way_for_a_seat(seated(Discreet()))


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (LeakyView(), test_knowledge.test_imagined_states_look_the_same_to_the_seat_that_imagines),
        (LeakyView(), test_knowledge.test_spectators_know_no_more_than_every_seat),
        (LeakyEvents(), test_knowledge.test_worlds_that_differ_in_secrets_alone_go_the_same_way_for_a_seat),
        (LeakySilence(), test_knowledge.test_worlds_that_differ_in_secrets_alone_go_the_same_way_for_a_seat),
        (LeakyAll(), test_knowledge.test_seats_with_secrets_are_imagined_with_others),
        (SaysOpen(), test_knowledge.test_a_game_without_secrets_shows_everybody_the_same),
        (LeakyUndo(), test_knowledge.test_no_look_at_a_hidden_card_can_be_undone),
        (CitesNothing(), test_play.test_every_rule_that_is_cited_exists),
        (ForgetfulCopies(), test_fields.test_copies_and_saves_carry_every_field),
        (ForgetfulSaves(), test_fields.test_what_a_saved_position_leaves_out_follows_from_the_options),
        (LeakyCopies(), test_play.test_no_copy_shares_anything_with_its_original),
    ],
)
def test_a_mistake_is_caught(
    game: Secret, check: Callable[[Variant], None], seated: Callable[[Secret], Variant]
) -> None:
    with pytest.raises((AssertionError, ValueError)):
        check(seated(game))


def test_a_leak_is_named_with_its_place(seated: Callable[[Secret], Variant]) -> None:
    with pytest.raises(AssertionError, match=r"secret shows seat \d what is secret: view\.board\.highest\b"):
        test_knowledge.test_imagined_states_look_the_same_to_the_seat_that_imagines(seated(LeakyView()))
