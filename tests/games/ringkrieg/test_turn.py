"""The turn and its phases (RK-T)."""

import pytest

from ringspiel.games.ringkrieg.cards import drawing
from ringspiel.games.ringkrieg.hunt import mordor
from ringspiel.games.ringkrieg.hunt.fellowship import fellowship_phase
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.turn import actions, phases, victory
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, allocate_hunt, return_dice, roll_action_dice
from tests.games.playing import refused
from tests.games.ringkrieg.position import asked, choices, play, position, say, state, told


@pytest.mark.rule("RK-T1", "RK-T2", "RK-T7", "RK-T8", "RK-T4")
def test_six_phases_in_their_order() -> None:
    table = play(position(), phases.turn)
    assert state(table).phase == 2 and asked(table) == "fellowship-phase"
    assert [len(hand) for hand in state(table).hands] == [2, 2]
    say(table, "done")
    assert state(table).phase == 3 and asked(table) == "hunt-allocation"
    say(table, "2")
    assert state(table).phase == 5 and asked(table) == "act"
    kinds = [kind for kind in told(table) if kind in ("turn", "drew", "allocated", "rolled")]
    assert kinds == ["turn", "drew", "drew", "allocated", "rolled", "rolled"]


@pytest.mark.rule("RK-T3")
def test_both_draws_of_phase_one_come_before_any_discard() -> None:
    hand = "fp-char-01 fp-char-02 fp-char-03 fp-str-01 fp-str-02 fp-str-03"
    table = play(position(free_hand=hand), drawing.draw_cards)
    assert asked(table) == "discard-excess" and len(choices(table)) == 8
    say(table, choices(table)[0])
    assert asked(table) == "discard-excess" and len(choices(table)) == 7
    say(table, choices(table)[0])
    assert len(state(table).hands[FREE]) == 6 and asked(table) == "pause"


@pytest.mark.rule("RK-T5", "RK-T6")
def test_guide_and_declaration_once_each_in_either_order() -> None:
    table = play(position(), fellowship_phase)
    assert choices(table) == ["done", "declare", "strider"]
    say(table, "strider")
    assert choices(table) == ["done", "declare"]
    say(table, "declare")
    assert asked(table) == "pause"
    table = play(position(), fellowship_phase)
    say(table, "declare")
    assert choices(table) == ["done", "strider"]
    say(table, "done")
    assert asked(table) == "pause"


@pytest.mark.rule("RK-T9")
def test_the_sides_act_in_turn_and_the_free_peoples_begin() -> None:
    s = position("moria: sauron 1 regular", "edoras: rohan 1 regular", free_dice="event event", shadow_dice="army army")
    table = play(s, actions.action_phase, acting=SHADOW)
    assert table.seat == FREE
    say(table, "event skip")
    assert table.seat == SHADOW
    say(table, "army skip")
    assert table.seat == FREE


@pytest.mark.rule("RK-T10", "RK-T22")
def test_who_has_dice_left_goes_on_alone() -> None:
    table = play(position(free_dice="event event event", shadow_dice=""), actions.action_phase)
    for _ in range(2):
        assert table.seat == FREE
        say(table, "event skip")
    assert table.seat == FREE
    say(table, "event skip")
    assert asked(table) == "pause"


@pytest.mark.rule("RK-T13", "RK-T14", "RK-T15")
def test_passing_needs_fewer_dice_and_at_least_one() -> None:
    table = play(position(free_dice="event", shadow_dice="event event"), actions.action_phase)
    assert "pass" in choices(table)
    say(table, "pass")
    assert table.seat == SHADOW and "pass" not in choices(table)
    say(table, "event skip")
    assert table.seat == FREE and "pass" not in choices(table), "with equal numbers there is no pass"
    say(table, "event skip")
    assert table.seat == SHADOW and "pass" not in choices(table)


@pytest.mark.rule("RK-T14")
def test_a_forbidden_pass_is_refused_with_its_rule() -> None:
    table = play(position(free_dice="event", shadow_dice="event"), actions.action_phase)
    assert refused(table, "pass") == "RK-T14"


@pytest.mark.rule("RK-T16")
def test_a_die_can_always_be_skipped() -> None:
    table = play(position(free_dice="muster will"), actions.action_phase)
    assert "muster skip" in choices(table) and "will skip" in choices(table)
    say(table, "muster skip")
    assert state(table).spent[FREE] == state(table).pool[FREE] - 1


@pytest.mark.rule("RK-T17")
def test_dice_in_the_hunt_box_are_not_unused() -> None:
    s = position(free_dice="event", shadow_dice="event", hunt_box=[0, 3])
    table = play(s, actions.action_phase)
    assert "pass" not in choices(table)


@pytest.mark.rule("RK-T18", "RK-T20")
def test_all_dice_return_and_limits_begin_anew() -> None:
    s = position(free_dice="event", hunt_box=[2, 3], rings_used=3, messenger_used=1, strove=1)
    table = play(s, return_dice)
    s = state(table)
    assert (s.hunt_box, s.spent, s.unused(FREE)) == ([0, 0], [0, 0], 0)
    assert (s.rings_used, s.messenger_used, s.strove) == (0, 0, 0)


@pytest.mark.rule("RK-T20", "RK-T11")
def test_the_end_of_a_turn_mordor_first_then_conquest() -> None:
    s = position(mordor=1, corruption=11, captured="moria orthanc")
    table = play(s, mordor.burden, victory.check_conquest)
    assert table.outcome is not None and table.outcome.reason == "RK-W2"
    s = position(mordor=1, corruption=10, captured="moria orthanc")
    table = play(s, mordor.burden, victory.check_conquest)
    assert table.outcome is not None and table.outcome.reason == "RK-W6"


@pytest.mark.rule("RK-T11", "RK-T19")
def test_without_a_victory_a_new_turn_begins_even_with_empty_decks() -> None:
    s = position(decks=[[], [], [], []], turn=70)
    s.discards = list(range(96))
    table = play(s, victory.check_conquest, return_dice, phases.turn)
    assert table.outcome is None and state(table).turn == 71
    assert state(table).hands == [[], []]


@pytest.mark.rule("RK-T21")
def test_what_could_change_nothing_is_not_offered() -> None:
    s = position(free_dice="character muster event", political={n: 0 for n in ("elves",)}, decks=[[], [], [], []])
    s.active_nations = 31 << 0
    s.political = [0] * 8
    s.reserve = 0
    table = play(s, actions.action_phase)
    assert "muster diplomacy" not in choices(table) and "muster recruit" not in choices(table)
    assert "event draw-card" not in choices(table)
    assert "character hide" not in choices(table), "a hidden Fellowship cannot be hidden"
    assert "character move-companions" not in choices(table)


@pytest.mark.rule("RK-T12")
def test_corruption_ends_the_game_in_the_middle_of_a_phase() -> None:
    s = position(corruption=11, mordor=2, free_dice="character", shadow_dice="army", tiles=1 << 15, drawn=0)
    table = play(s, actions.action_phase, phases.turn)
    say(table, "character move-fellowship", "ring")
    assert table.outcome is not None and table.outcome.reason == "RK-W2" and state(table).phase == 5
    assert not state(table).agenda


@pytest.mark.rule("RK-T8", "RK-D13", "RK-D14", "RK-D25")
def test_allocated_dice_are_not_rolled_and_eyes_go_to_the_box() -> None:
    s = position(pool=[4, 7])
    s.spent = [0, 0]
    table = play(s, allocate_hunt, roll_action_dice, rolls=[0, 0, 0, 0, 5, 5, 1, 1, 1])
    say(table, "2")
    s = state(table)
    assert s.dice[FREE][CHARACTER] == 4
    assert s.hunt_box[SHADOW] == 4 and s.unused(SHADOW) == 3
