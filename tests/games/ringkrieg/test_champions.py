"""Characters in battle: the White Rider and the Sorcerer; Captains and Servants are in test_battle."""

import pytest

from ringspiel.games.ringkrieg.combat.fighters import leadership, nazgul_leadership
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.fighting import field
from tests.games.ringkrieg.position import asked, at, choices, force, say, state

DESPERATE, GREAT_HOST, HEROIC_DEATH = "shadow-str-22", "shadow-str-06", "fp-char-10"


@pytest.mark.rule("RK-B26", "RK-B15")
def test_the_white_rider_takes_the_leadership_of_the_nazgul_for_his_own() -> None:
    def ride(answer: str) -> Table:
        army = "isengard 2 regular, nazgul 2, witch-king, mouth-of-sauron"
        table = field("rohan 2 regular 1 leader, gandalf-white", army, "", "shadow-char-05", gone="gandalf-grey")
        assert asked(table) == "white-rider" and table.seat == FREE
        return say(table, answer)

    table = ride("ride")
    assert nazgul_leadership(state(table)) == 0 and leadership(state(table), SHADOW) == 2, "the Mouth still leads"
    assert leadership(state(table), FREE) == 1
    assert asked(table) == "leader-reroll", "Cruel as Death needs Nazgûl Leadership"
    say(table, "0", "0", "go-on", "stand")
    assert nazgul_leadership(state(table)) == 0 and leadership(state(table), FREE) == 1, "for the whole battle"
    table = ride("lead")
    assert nazgul_leadership(state(table)) == 4 and leadership(state(table), FREE) == 2 and asked(table) == "announce"


@pytest.mark.rule("RK-E27")
def test_the_witch_king_draws_a_card_after_the_first_round_with_a_combat_card() -> None:
    table = field("rohan 4 regular", "isengard 4 regular, witch-king", "", f"{DESPERATE} {GREAT_HOST}")
    say(table, "card", DESPERATE, "0")
    assert asked(table) == "sorcerer" and table.seat == SHADOW
    assert choices(table) == ["no", "shadow-character", "shadow-strategy"]
    say(table, "shadow-character")
    assert len(state(table).hands[SHADOW]) == 2 and asked(table) == "cease-or-go-on"
    state(table).hands[SHADOW].remove(
        next(card for card in state(table).hands[SHADOW] if card != CARD_NUMBER[GREAT_HOST])
    )
    say(table, "go-on", "stand", "card", "0")
    assert asked(table) == "cease-or-go-on", "only after the first round"
    table = say(field("rohan 4 regular", "isengard 4 regular, nazgul 1", "", DESPERATE), "card", "0")
    assert asked(table) == "cease-or-go-on", "no other Nazgûl is a sorcerer"


@pytest.mark.rule("RK-B26", "RK-E27")
def test_what_the_white_rider_and_the_sorcerer_have_begun_outlasts_them() -> None:
    """Gandalf dies a Heroic Death, a Blade of Westernesse fells the Witch-king; renunciation and draw stay."""
    free, shadow = "rohan 4 regular, gandalf-white", "isengard 4 regular, nazgul 2"
    table = field(free, shadow, HEROIC_DEATH, rolls=[6, 1, 1, 1, *[1] * 20], gone="gandalf-grey")
    say(table, "ride", "card", "gandalf-white", "go-on", "stand")
    assert nazgul_leadership(state(table)) == 0 and at(table, "parth-celebrant") == force("rohan 4 regular")
    free, shadow = "rohan 4 regular, meriadoc", "isengard 4 regular, witch-king"
    table = field(free, shadow, "fp-char-05", DESPERATE, rolls=[*[1] * 8, 6, 1])
    say(table, "card", "card", "0", "1", "witch-king")
    assert asked(table) == "sorcerer" and state(table).lost & force("witch-king")
