"""Action dice and Elven rings (RK-D, RK-R)."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.hunt import fellowship
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import (
    ARMY,
    ARMY_MUSTER,
    CHARACTER,
    EVENT,
    EYE,
    MUSTER,
    SIDES_OF_DIE,
    WILL,
    adjust_pools,
    allocate_hunt,
    return_dice,
    spend_ring,
)
from ringspiel.kernel.table import Table
from ringspiel.texts import render
from tests.games.ringkrieg.cardplay import lay
from tests.games.ringkrieg.position import asked, at, choices, force, play, position, say, state


@pytest.mark.rule("RK-D1", "RK-D2")
def test_faces_of_the_dice() -> None:
    assert sorted(SIDES_OF_DIE[FREE]) == sorted([CHARACTER, CHARACTER, MUSTER, EVENT, ARMY_MUSTER, WILL])
    assert sorted(SIDES_OF_DIE[SHADOW]) == sorted([CHARACTER, ARMY, MUSTER, EVENT, ARMY_MUSTER, EYE])


@pytest.mark.rule("RK-D3", "RK-D4", "RK-D5", "RK-D6", "RK-D7", "RK-D8")
def test_characters_in_play_add_one_die_each() -> None:
    s = position()
    adjust_pools(s)
    assert s.pool == [4, 7]
    s = position(
        "orthanc: saruman",
        "moria: witch-king, mouth-of-sauron",
        "minas-tirith: aragorn, gandalf-white",
        lost="strider, gandalf-grey",
    )
    adjust_pools(s)
    assert s.pool == [6, 10]
    s = position("edoras: strider, gandalf-grey")
    adjust_pools(s)
    assert s.pool == [4, 7], "only the new cards of Strider and Gandalf show a die"
    s = position("orthanc: saruman", lost="witch-king")
    adjust_pools(s)
    assert s.pool == [4, 8]


@pytest.mark.rule("RK-D9", "RK-D32")
def test_extra_dice_join_before_the_next_allocation_only() -> None:
    s = position("orthanc: isengard 1 regular", at_war="isengard", shadow_dice="muster", pool=[4, 7])
    table = play(s, actions.opportunity, allocate_hunt, acting=SHADOW)
    assert state(table).pool[SHADOW] == 7
    say(table, "muster bring-character")
    assert at(table, "orthanc") & force("saruman") and asked(table) == "hunt-allocation"
    assert state(table).pool[SHADOW] == 8


@pytest.mark.rule("RK-D10", "RK-D12")
def test_allocation_from_none_to_the_number_of_companions() -> None:
    table = play(position(gone="boromir legolas gimli"), allocate_hunt)
    assert table.seat == SHADOW and choices(table) == ["0", "1", "2", "3", "4"]


@pytest.mark.rule("RK-D11", "RK-F16")
def test_one_die_may_always_be_allocated() -> None:
    everybody = "gandalf-grey strider boromir legolas gimli meriadoc peregrin"
    table = play(position(gone=everybody), allocate_hunt)
    assert choices(table) == ["0", "1"]


@pytest.mark.rule("RK-D15")
def test_a_die_is_used_once() -> None:
    s = position(free_dice="event", shadow_dice="event", pool=[4, 7])
    table = play(s, actions.opportunity)
    say(table, "event draw-card", "fp-character")
    s = state(table)
    assert s.unused(FREE) == 0 and s.spent[FREE] == 4


@pytest.mark.rule("RK-D16", "RK-F22", "RK-D29")
@pytest.mark.parametrize("face", ["character", "will"])
def test_the_die_that_moves_the_fellowship_goes_to_the_hunt_box(face: str) -> None:
    s = position(free_dice=f"{face} event", shadow_dice="event")
    table = play(s, actions.opportunity)
    say(table, f"{face} move-fellowship")
    assert state(table).hunt_box == [1, 0] and state(table).progress == 1


USES = {
    "character": "move-fellowship separate move-army attack play-card",
    "muster": "diplomacy recruit play-card",
    "event": "draw-card play-card",
    "army-muster": "move-army attack diplomacy recruit play-card",
    "will": "move-fellowship separate move-army attack diplomacy recruit draw-card play-card",
}
PLAYS = {
    "character": ["fp-char-05"],
    "muster": ["fp-str-18"],
    "event": ["fp-char-05", "fp-str-06", "fp-str-18"],
    "army-muster": ["fp-str-06", "fp-str-18"],
    "will": ["fp-char-05", "fp-str-06", "fp-str-18"],
}


@pytest.mark.rule("RK-D17", "RK-D18", "RK-D21", "RK-D22", "RK-D23", "RK-D26", "RK-D28")
@pytest.mark.parametrize("face", list(USES))
def test_uses_of_the_free_peoples(face: str) -> None:
    s = position(
        "edoras: rohan 2 regular 1 leader",
        "folde: isengard 1 regular",
        free_dice=face,
        free_hand=" ".join(PLAYS["event"]),
        at_war="rohan gondor",
    )
    table = play(s, actions.opportunity)
    ringless = [choice for choice in choices(table) if not choice.startswith("ring")]
    assert sorted(ringless) == sorted(f"{face} {use}" for use in (*USES[face].split(), "skip"))
    if len(PLAYS[face]) > 1:
        assert choices(say(table, f"{face} play-card")) == PLAYS[face]


SHADOW_USES = {
    "character": "move-minions move-army attack play-card",
    "army": "move-army attack play-card",
    "muster": "diplomacy recruit bring-character play-card",
    "event": "draw-card play-card",
    "army-muster": "move-army attack diplomacy recruit bring-character play-card",
}
SHADOW_PLAYS = {
    "character": ["shadow-char-16"],
    "army": ["shadow-str-07"],
    "muster": ["shadow-str-20"],
    "event": ["shadow-char-16", "shadow-str-07", "shadow-str-20"],
    "army-muster": ["shadow-str-07", "shadow-str-20"],
}


@pytest.mark.rule("RK-D17", "RK-D19", "RK-D20", "RK-D21", "RK-D22", "RK-D23", "RK-D28")
@pytest.mark.parametrize("face", list(SHADOW_USES))
def test_uses_of_the_shadow(face: str) -> None:
    s = position(
        "moria: sauron 2 regular, nazgul 1",
        "hollin: elves 1 regular",
        shadow_dice=face,
        shadow_hand=" ".join(SHADOW_PLAYS["event"]),
        at_war="sauron",
    )
    table = play(s, actions.opportunity, acting=SHADOW)
    assert sorted(choices(table)) == sorted(f"{face} {use}" for use in (*SHADOW_USES[face].split(), "skip"))
    if len(SHADOW_PLAYS[face]) > 1:
        assert choices(say(table, f"{face} play-card")) == SHADOW_PLAYS[face]


@pytest.mark.rule("RK-D20", "RK-D24", "RK-B3")
@pytest.mark.parametrize(("besieger", "offered"), [("sauron 2 regular, nazgul 1", True), ("sauron 2 regular", False)])
def test_siege_battles_with_a_character_result_need_a_leader(besieger: str, offered: bool) -> None:
    s = position(f"lorien: {besieger}", "inside lorien: elves 2 regular", at_war="sauron", shadow_dice="character army")
    table = play(s, actions.opportunity, acting=SHADOW)
    assert ("character attack" in choices(table)) == offered and "army attack" in choices(table)


@pytest.mark.rule("RK-D20", "RK-D24", "RK-B3")
@pytest.mark.parametrize(("garrison", "offered"), [("elves 2 regular 1 leader", True), ("elves 2 regular", False)])
def test_sorties_with_a_character_result_need_a_leader(garrison: str, offered: bool) -> None:
    s = position(
        "lorien: sauron 2 regular", f"inside lorien: {garrison}", at_war="elves", free_dice="character army-muster"
    )
    table = play(s, actions.opportunity)
    assert ("character attack" in choices(table)) == offered and "army-muster attack" in choices(table)


@pytest.mark.rule("RK-R14")
def test_a_ring_that_has_come_back_may_be_used_again_but_not_in_the_same_turn() -> None:
    s = position(free_dice="event muster", shadow_dice="event event")
    spend_ring(s, FREE, FREE)
    s.rings = [3, 0]
    assert not [choice for choice in choices(play(s.clone(), actions.opportunity)) if choice.startswith("ring")]
    return_dice(s)
    s.dice[FREE][EVENT] = 1
    assert [choice for choice in choices(play(s, actions.opportunity)) if choice.startswith("ring")]


def test_a_character_result_needs_a_leader_for_armies() -> None:
    s = position("edoras: rohan 2 regular", free_dice="character")
    assert "character move-army" not in choices(play(s, actions.opportunity))
    s = position("edoras: rohan 2 regular, boromir", free_dice="character")
    assert "character move-army" in choices(play(s, actions.opportunity))


@pytest.mark.rule("RK-D27")
def test_diplomacy_that_would_do_nothing_is_not_offered() -> None:
    s = position(political={"gondor": 1}, at_war="elves", passive="gondor", free_dice="muster")
    table = play(s, actions.opportunity)
    say(table, "muster diplomacy")
    assert choices(table) == ["dwarves", "north", "rohan"]


@pytest.mark.rule("RK-D30", "RK-F39")
def test_strider_as_guide_hides_with_any_die() -> None:
    s = position(guide="strider", revealed=1, free_dice="event muster")
    table = play(s, actions.opportunity)
    assert "event hide" in choices(table) and "muster hide" in choices(table)
    say(table, "muster hide")
    assert state(table).revealed == 0 and state(table).hunt_box == [0, 0]
    s = position(guide="gandalf-grey", revealed=1, free_dice="event will")
    assert [c for c in choices(play(s, actions.opportunity)) if "hide" in c] == ["will hide"]


@pytest.mark.rule("RK-D31")
def test_aragorn_needs_a_real_will_of_the_west() -> None:
    s = position("minas-tirith: gondor 1 regular, strider", free_dice="muster army-muster will")
    table = play(s, actions.opportunity)
    bringing = [choice for choice in choices(table) if "bring" in choice]
    assert bringing == ["will bring-character"]
    say(table, "will bring-character")
    assert at(table, "minas-tirith") == force("gondor 1 regular, aragorn")


# --- Elven rings -----------------------------------------------------------------------------------------------------


def ring_choices(face: str, side: int, **fields: Any) -> list[str]:
    dice: dict[str, Any] = {"free_dice": face, "shadow_dice": "event"} if side == FREE else {"shadow_dice": face}
    table = play(position(rings=[1, 1], **dice, **fields), actions.opportunity, acting=side)
    return [choice for choice in choices(table) if choice.startswith("ring")]


@pytest.mark.rule("RK-R2", "RK-R7")
def test_the_free_peoples_turn_a_die_to_any_face_but_will() -> None:
    turned = {choice.rpartition(">")[2] for choice in ring_choices("event", FREE)}
    assert turned == {"character", "muster", "army-muster"}


@pytest.mark.rule("RK-R2", "RK-R8")
def test_the_shadow_may_turn_a_die_to_an_eye() -> None:
    turned = {choice.rpartition(">")[2] for choice in ring_choices("event", SHADOW)}
    assert turned == {"character", "army", "muster", "army-muster", "eye"}


@pytest.mark.rule("RK-R3", "RK-R4", "RK-R6", "RK-R12")
def test_a_ring_of_the_free_peoples_goes_to_the_shadow_and_an_action_follows() -> None:
    s = position(free_dice="event muster", shadow_dice="event event event")
    table = play(s, actions.opportunity)
    assert "pass" in choices(table)
    say(table, "ring event->character")
    s = state(table)
    assert s.rings == [2, 1] and table.seat == FREE
    assert "pass" not in choices(table) and not any(c.startswith("ring") for c in choices(table))
    assert "muster diplomacy" in choices(table), "any die may be used, not only the turned one"
    say(table, "muster skip", "event skip")
    assert table.seat == FREE and not any(c.startswith("ring") for c in choices(table)), "one ring a turn"


@pytest.mark.rule("RK-R5", "RK-R8", "RK-R10")
def test_a_ring_of_the_shadow_is_gone_and_its_eye_is_no_action() -> None:
    s = position("moria: sauron 1 regular", rings=[2, 1], shadow_dice="event army", hunt_box=[0, 1])
    table = play(s, actions.opportunity, acting=SHADOW)
    say(table, "ring event->eye")
    s = state(table)
    assert s.rings == [2, 0] and s.hunt_box[SHADOW] == 2
    assert table.seat == SHADOW and "army move-army" in choices(table)


@pytest.mark.rule("RK-R9", "RK-R11")
def test_a_ring_needs_an_unused_die_and_the_last_one_may_become_an_eye() -> None:
    s = position(rings=[2, 1], shadow_dice="event", free_dice="event", hunt_box=[0, 3])
    table = play(s, actions.opportunity, acting=SHADOW)
    sources = {c.split()[1].partition("-")[0] for c in choices(table) if c.startswith("ring")}
    assert sources == {"event"}, "dice in the Hunt Box stay as they are"
    say(table, "ring event->eye")
    assert table.seat == FREE and state(table).hunt_box[SHADOW] == 4


@pytest.mark.rule("RK-R10")
def test_the_shadow_may_use_a_ring_in_the_turn_it_came() -> None:
    s = position(free_dice="event", shadow_dice="event event")
    table = play(s, actions.opportunity)
    say(table, "ring event->muster", "muster skip")
    assert table.seat == SHADOW and any(choice.startswith("ring") for choice in choices(table))


@pytest.mark.rule("RK-F40", "RK-D16")
def test_hiding_moves_nothing_and_its_die_is_simply_spent() -> None:
    s = position(revealed=1, free_dice="character event")
    table = play(s, actions.opportunity)
    say(table, "character hide")
    s = state(table)
    assert (s.revealed, s.progress, s.hunt_box[FREE]) == (0, 0, 0)
    assert not fellowship.why_not_move(s)


@pytest.mark.rule("RK-R13", "RK-R6")
def test_a_ring_spent_for_anything_counts_for_the_turn() -> None:
    s = position(free_dice="event", shadow_dice="event event")
    spend_ring(s, FREE, FREE)
    assert s.rings == [2, 1]
    assert not [choice for choice in choices(play(s, actions.opportunity)) if choice.startswith("ring")]


def offered(table: Table) -> dict[str, str]:
    """What the asked seat reads for each choice, by its notation."""
    return {choice["notation"]: render(choice["text"], "en", ("Anna", "Bert")) for choice in table.choices(table.seat)}


@pytest.mark.rule("RK-E7", "RK-D15")
def test_a_use_names_the_only_card_before_it_is_spent() -> None:
    table = play(position(free_dice="character", free_hand="fp-char-09 fp-char-06"), actions.opportunity)
    assert "Athelas" not in offered(table)["character play-card"], "there is a choice"
    table = play(position(free_dice="character", free_hand="fp-char-09 fp-str-01"), actions.opportunity)
    assert "Athelas" in offered(table)["character play-card"]


@pytest.mark.rule("RK-B3", "RK-D15")
def test_a_use_names_the_only_attack_before_it_is_begun() -> None:
    armies = ("edoras: rohan 1 regular", "folde: sauron 1 regular")
    table = play(position(*armies, free_dice="army", at_war="rohan"), actions.opportunity)
    assert "Edoras" in offered(table)["army attack"] and "Folde" in offered(table)["army attack"]


@pytest.mark.rule("RK-E16")
def test_removing_a_card_names_its_price() -> None:
    s = lay(position("orthanc: saruman", free_dice="muster will", rings=[1, 0]), "shadow-char-21")
    words = offered(play(s, actions.opportunity))
    assert "Elven ring" in words["muster remove-card"] and "Elven ring" not in words["will remove-card"]


@pytest.mark.rule("RK-T16", "RK-T21")
def test_a_die_that_can_only_be_discarded_is_announced_to_its_owner_alone() -> None:
    s = position(free_dice="event character", free_hand="fp-str-11")
    for deck in s.decks[:2]:
        deck.clear()
    table = play(s, actions.opportunity)
    prompts = [render(table.view(seat)["question"]["prompt"], "en", ("Anna", "Bert")) for seat in (FREE, SHADOW, None)]
    assert prompts[0].endswith("discarded now: Event.") and "discarded" not in prompts[1] and prompts[1] == prompts[2]
