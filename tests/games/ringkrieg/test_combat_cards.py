"""How combat cards are announced, chosen, revealed and timed (RK-B19 to RK-B26, RK-B57 to RK-B62, RK-E22 to RK-E30)."""

from random import Random

import pytest

from ringspiel.games.ringkrieg.cards import combat, halves
from ringspiel.games.ringkrieg.cards.combat import choices as cards_to_play
from ringspiel.games.ringkrieg.cards.event_card import Half
from ringspiel.games.ringkrieg.cards.index import EVENTS
from ringspiel.games.ringkrieg.combat.fighters import battle_of, leadership
from ringspiel.games.ringkrieg.combat.state import THREE_ROUNDS
from ringspiel.games.ringkrieg.expansion.numbers import WE_SHALL_GET_IT
from ringspiel.games.ringkrieg.invariants import faults
from ringspiel.games.ringkrieg.pieces.deck import BASE_CARDS, CARD_NUMBER, CARDS, DECK_OF
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.fighting import begin, events, field, hits, rolled
from tests.games.ringkrieg.position import asked, at, choices, force, position, say, state, told

DAYLIGHT, CONFUSION, SCOUTS, CHARGE = "fp-str-01", "fp-str-08", "fp-str-05", "fp-str-13"
DESPERATE, DURINS_BANE, GREAT_HOST, BATS = "shadow-str-22", "shadow-char-17", "shadow-str-06", "shadow-str-09"
BLACK_BREATH, HEROIC_DEATH, DEFIANCE = "shadow-char-11", "fp-char-10", "fp-char-11"


# --- announcing, choosing, revealing ---------------------------------------------------------------------------------


@pytest.mark.rule("RK-B19", "RK-B21", "RK-E22")
def test_the_attacker_announces_first_then_both_choose_in_secret() -> None:
    table = field("rohan 2 regular", "isengard 2 regular", f"{DAYLIGHT} {CONFUSION}", f"{DESPERATE} {GREAT_HOST}")
    assert asked(table) == "announce" and table.seat == SHADOW
    say(table, "card")
    assert asked(table) == "announce" and table.seat == FREE
    say(table, "card")
    assert asked(table) == "combat-card" and table.seat == SHADOW and set(choices(table)) == {GREAT_HOST, DESPERATE}
    say(table, DESPERATE)
    assert asked(table) == "combat-card" and table.seat == FREE, "nothing is shown yet"
    assert "combat-card" not in told(table)
    say(table, DAYLIGHT)
    assert [(event.data["side"], event.data["card"]) for event in events(table, "combat-card")] == [
        ("shadow", DESPERATE),
        ("free", DAYLIGHT),
    ]
    assert asked(table) == "cease-or-go-on", "one card for each player and round"


@pytest.mark.rule("RK-B19")
def test_a_chosen_card_is_known_to_its_owner_only_until_it_is_revealed() -> None:
    table = field("rohan 2 regular", "isengard 2 regular", f"{DAYLIGHT} {CONFUSION}", f"{DESPERATE} {GREAT_HOST}")
    say(table, "card", "card", DESPERATE)
    seen = {seat: table.view(seat)["board"]["battle"] for seat in (FREE, SHADOW, None)}
    assert seen[SHADOW]["cards"] == (None, DESPERATE)
    assert seen[FREE]["cards"] == seen[None]["cards"] == (None, None)
    assert seen[FREE]["announced"] == (True, True)
    assert DESPERATE not in str([event.to_json() for event in table.events(FREE, since=0)])
    assert table.choices(SHADOW) == [] and not table.can_undo()
    say(table, DAYLIGHT)
    assert table.view(None)["board"]["battle"]["cards"] == (None, None), "the round is over, they are discarded"
    assert {DESPERATE, DAYLIGHT} <= set(table.view(None)["board"]["discards"])


@pytest.mark.rule("RK-B19")
def test_an_only_card_is_not_given_away_before_it_is_revealed() -> None:
    table = field("rohan 2 regular", "isengard 2 regular", f"{DAYLIGHT} {CONFUSION}", DESPERATE)
    say(table, "card", "card")
    assert table.seat == FREE and battle_of(state(table)).fighters[SHADOW].card == CARD_NUMBER[DESPERATE]
    for stranger in (FREE, None):
        assert DESPERATE not in str([event.to_json() for event in table.events(stranger, since=0)])


@pytest.mark.rule("RK-B20")
def test_the_opponent_cannot_tell_how_many_cards_fit() -> None:
    """None or one: a player with cards answers like one who has a choice; only without cards nobody is asked."""
    table = field("rohan 2 regular", "isengard 2 regular", DAYLIGHT, DESPERATE)
    say(table, "card", "card")
    given = [(entry.seat, entry.notation) for entry in table.entries]
    assert given == [(SHADOW, "card"), (FREE, "card"), (SHADOW, DESPERATE), (FREE, DAYLIGHT)]
    table = field("rohan 2 regular", "isengard 2 regular", "", BLACK_BREATH)
    assert [(entry.seat, entry.notation) for entry in table.entries] == [(SHADOW, "no-card")]


@pytest.mark.rule("RK-B19", "RK-B20")
def test_an_opponent_who_has_announced_is_imagined_with_a_card_that_may_be_played() -> None:
    table = field("rohan 2 regular", "isengard 2 regular", DAYLIGHT, "shadow-str-01 shadow-char-05")
    say(table, "card")
    assert asked(table) == "announce" and table.seat == FREE
    open_cards = combat.open_cards(state(table), SHADOW)
    chosen = set()
    for number in range(40):
        imagined = state(table).clone()
        imagined.generator = Generator(key_of(number))
        imagined.redeal(FREE)
        assert any(open_cards >> card & 1 for card in imagined.hands[SHADOW]) and faults(imagined) == []
        assert [DECK_OF[card] for card in imagined.hands[SHADOW]] == [2, 3]
    table = field("rohan 2 regular", "isengard 2 regular", f"{DAYLIGHT} {CONFUSION}", "shadow-str-01 shadow-str-02")
    say(table, "card", "card", "shadow-str-01")
    for number in range(40):
        imagined = state(table).clone()
        imagined.generator = Generator(key_of(number))
        imagined.redeal(FREE)
        card = battle_of(imagined).fighters[SHADOW].card
        chosen.add(card)
        assert card in imagined.hands[SHADOW] and faults(imagined) == []
    assert len(chosen) > 5


@pytest.mark.rule("RK-B20", "RK-B25")
def test_a_player_without_a_fitting_card_is_not_asked() -> None:
    """[EX09]: Charge needs an Elite in the battle, not in the rearguard."""
    s = position("folde: rohan 2 regular 1 elite", "eastemnet: isengard 2 regular", free_hand=CHARGE, at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[1] * 9, army="rohan 2 regular")
    assert asked(table) == "cease-or-go-on"
    s = position("folde: rohan 2 regular 1 elite", "eastemnet: isengard 2 regular", free_hand=CHARGE, at_war="rohan")
    assert asked(begin(s, "folde", "eastemnet", rolls=[1] * 9)) == "announce"


@pytest.mark.rule("RK-B20")
def test_a_player_who_declines_keeps_all_cards() -> None:
    table = say(field("rohan 2 regular", "isengard 2 regular", DAYLIGHT), "no-card")
    assert state(table).hands[FREE] == [CARD_NUMBER[DAYLIGHT]] and asked(table) == "cease-or-go-on"


@pytest.mark.rule("RK-B22", "RK-E23", "RK-E28")
def test_a_card_acts_for_one_round_and_is_discarded_at_its_end() -> None:
    table = field("rohan 5 regular", "isengard 5 regular", DAYLIGHT)
    say(table, "card")
    assert len(rolled(table)["shadow"]) == 3
    assert state(table).hands[FREE] == [] and state(table).discards == [CARD_NUMBER[DAYLIGHT]]
    say(table, "go-on", "stand")
    assert len(rolled(table)["shadow"]) == 5


@pytest.mark.rule("RK-B22")
def test_a_revealed_card_lies_in_the_battle_until_the_round_is_over() -> None:
    table = field("rohan 5 regular 1 leader", "isengard 5 regular", DAYLIGHT)
    say(table, "card")
    assert asked(table) == "leader-reroll" and state(table).discards == [] and state(table).hands[FREE] == []
    assert table.view(None)["board"]["battle"]["cards"] == (DAYLIGHT, None)
    assert faults(state(table)) == []


@pytest.mark.rule("RK-B18", "RK-B32")
def test_the_log_says_which_card_acted_and_how_many_hits_are_left() -> None:
    """Shield-Wall takes one of two hits."""
    table = say(field("rohan 4 regular", "isengard 2 regular", "fp-str-06", rolls=[6, 6, 1, 1, 1, 1]), "card")
    assert hits(table)["shadow"] == 2 and hits(table, "hits-due") == {"free": 1}
    assert [event.data["card"] for event in events(table, "card-acts")] == ["fp-str-06"]


@pytest.mark.rule("RK-E26")
def test_the_event_precondition_does_not_matter_battle_of() -> None:
    """The King is Revealed needs Aragorn as an event; its combat half needs nothing."""
    table = say(field("rohan 2 regular", "isengard 2 regular", "", "shadow-str-18"), "card")
    assert "combat-card" in told(table)


# --- timing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-B23", "RK-B24", "RK-B57")
def test_scouts_slip_away_before_durins_bane() -> None:
    """[EX08]."""
    s = position(
        "moria: sauron 3 regular",
        "dimrill-dale: elves 2 regular",
        free_hand=SCOUTS,
        shadow_hand=DURINS_BANE,
        at_war="sauron",
    )
    table = say(begin(s, "moria", "dimrill-dale", acting=SHADOW), "card", "card")
    assert asked(table) == "retreat" and "stand" not in choices(table)
    say(table, "parth-celebrant")
    assert at(table, "parth-celebrant") == force("elves 2 regular") and "extra-roll" not in told(table)
    assert asked(table) == "advance"
    say(table, "stay")
    assert sorted(state(table).discards) == sorted([CARD_NUMBER[SCOUTS], CARD_NUMBER[DURINS_BANE]])
    assert asked(table) == "pause"


@pytest.mark.rule("RK-B24", "RK-B59")
@pytest.mark.parametrize(("attacker", "cancelled"), [(SHADOW, BATS), (FREE, DEFIANCE)])
def test_of_two_cancelling_cards_the_defenders_acts_first(attacker: int, cancelled: str) -> None:
    table = field("rohan 2 regular, gimli", "isengard 2 regular, nazgul 1", DEFIANCE, BATS, attacker=attacker)
    say(table, "card", "card")
    lapsed = [event.data["card"] for event in events(table, "card-lapses")]
    assert lapsed == [cancelled]
    leads = leadership(state(table), FREE)
    assert leads == (0 if attacker == SHADOW else 1), "a cancelled card costs its owner nothing but the card"


@pytest.mark.rule("RK-B59", "RK-B58")
def test_a_card_whose_precondition_is_gone_lapses() -> None:
    """Charge before the roll removes the only Southron Elite; the Mûmakil have nobody to drive them."""
    table = field(
        "rohan 1 regular 2 elite", "southrons 1 elite 2 regular", CHARGE, "shadow-str-07", rolls=[6, 6] + [1] * 9
    )
    say(table, "card", "card", "remove southrons-elite")
    assert [event.data["card"] for event in events(table, "card-lapses")] == ["shadow-str-07", "shadow-str-07"]
    assert len(rolled(table)["shadow"]) == 2, "strength is counted anew"


@pytest.mark.rule("RK-B58")
def test_if_an_extra_attack_destroys_an_army_nothing_more_is_rolled() -> None:
    table = field("rohan 1 regular 2 elite", "isengard 1 regular, nazgul 1", CHARGE, rolls=[6, 1])
    say(table, "card")
    assert "combat-roll" not in told(table) and at(table, "western-brown-lands") == 0
    assert asked(table) == "pause" and state(table).discards == [CARD_NUMBER[CHARGE]]


@pytest.mark.rule("RK-B58", "RK-B24")
def test_an_army_destroyed_by_the_first_of_two_extra_attacks_makes_none_itself() -> None:
    s = position(
        "moria: sauron 1 regular",
        "dimrill-dale: elves 1 regular 1 elite",
        free_hand=CHARGE,
        shadow_hand=DURINS_BANE,
        at_war="sauron",
    )
    table = say(begin(s, "moria", "dimrill-dale", [6], SHADOW), "card", "card")
    assert rolled(table, "extra-roll") == {"free": [6]} and at(table, "moria") == 0


@pytest.mark.rule("RK-B62", "RK-B57")
def test_effects_after_the_casualties_need_two_armies() -> None:
    table = field("rohan 1 regular", "isengard 4 regular", "", GREAT_HOST, rolls=[6, 1, 1, 1, 1])
    say(table, "card")
    assert asked(table) == "advance" and "card-lapses" not in told(table)
    table = field("rohan 2 regular", "isengard 4 regular", "", GREAT_HOST, rolls=[6, 1, 1, 1, 1, 1])
    say(table, "card")
    assert at(table, "parth-celebrant") == 0 and asked(table) == "advance", "the last hit ends the battle"


@pytest.mark.rule("RK-B60")
def test_dice_are_limited_then_lost_then_capped() -> None:
    brave = field("rohan 5 regular, gimli, legolas", "isengard 9 regular", "fp-char-17")
    say(brave, "card")
    assert len(rolled(brave)["shadow"]) == 3, "five, minus two Companions"
    brave = field("rohan 5 regular, gimli, legolas", "isengard 2 regular", "fp-char-17")
    say(brave, "card")
    assert len(rolled(brave)["shadow"]) == 1, "but one stays"
    capped = field("rohan 5 regular", "isengard 5 regular, nazgul 5", DAYLIGHT)
    say(capped, "card")
    assert choices(capped) == ["0", "1", "2", "3"], "the re-roll is limited by the dice rolled"


@pytest.mark.rule("RK-B61")
def test_hits_on_own_units_never_take_the_last() -> None:
    relentless = "shadow-str-04"
    table = say(field("rohan 5 regular", "isengard 1 regular", "", relentless), "card")
    assert "own-hits" not in told(table) and asked(table) == "cease-or-go-on"
    table = say(field("rohan 5 regular", "isengard 1 elite", "", relentless), "card")
    assert choices(table) == ["enough", "isengard-elite"]
    say(table, "isengard-elite")
    assert at(table, "western-brown-lands") == force("isengard 1 regular")


@pytest.mark.rule("RK-B26")
def test_given_up_leadership_counts_for_nothing_in_the_round() -> None:
    table = field("rohan 2 regular, gimli", "isengard 2 regular", "fp-char-06", rolls=[1] * 9)
    say(table, "card")
    assert "leader-reroll" not in told(table) and asked(table) == "cease-or-go-on"
    assert leadership(state(table), FREE) == 0
    say(table, "go-on", "stand")
    assert asked(table) == "leader-reroll", "in the next round he leads again"


@pytest.mark.rule("RK-B9")
def test_a_rearguard_counts_for_no_card() -> None:
    s = position(
        "folde: isengard 8 regular", "eastemnet: rohan 2 regular", shadow_hand=GREAT_HOST, at_war="isengard rohan"
    )
    table = say(begin(s, "folde", "eastemnet", [1] * 9, SHADOW, army="isengard 3 regular"), "card")
    assert at(table, "eastemnet") == force("rohan 2 regular"), "three are not twice as many as two"


# --- bans and permissions --------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E30")
def test_denethors_folly_bars_the_combat_cards_of_the_free_at_minas_tirith() -> None:
    folly = CARD_NUMBER["shadow-str-03"]
    armies = ("minas-tirith: sauron 3 regular", "inside minas-tirith: gondor 3 regular")
    for table_cards, kind in ((0, "announce"), (1 << folly, "pause")):
        s = position(*armies, free_hand=DAYLIGHT, at_war="sauron gondor", table=table_cards)
        table = begin(s, "minas-tirith", "inside minas-tirith", rolls=[1] * 6, acting=SHADOW)
        assert asked(table) == kind


@pytest.mark.rule("RK-E30", "RK-X47")
def test_in_the_first_round_of_grond_the_free_need_a_companion_for_a_card() -> None:
    def storm(inside: str) -> Table:
        s = position(
            "minas-tirith: sauron 3 regular, witch-king",
            f"inside minas-tirith: {inside}",
            free_hand=DAYLIGHT,
            at_war="sauron",
        )
        return begin(s, "minas-tirith", "inside minas-tirith", [1] * 40, SHADOW, terms=THREE_ROUNDS)

    table = storm("gondor 3 regular")
    assert asked(table) == "leader-reroll"
    say(table, "0", "go-on")
    assert asked(table) == "announce" and table.seat == FREE, "only the first round"
    assert asked(storm("gondor 3 regular, peregrin")) == "announce"


@pytest.mark.rule("RK-E15", "RK-E23")
def test_the_balrog_of_moria_may_be_used_from_the_table() -> None:
    balrog = CARD_NUMBER[DURINS_BANE]
    s = position("moria: sauron 3 regular", "dimrill-dale: elves 4 regular", at_war="sauron", table=1 << balrog)
    s.decks[2].remove(balrog)
    table = begin(s, "moria", "dimrill-dale", [4, 4, 3, *[1] * 9], SHADOW)
    assert cards_to_play(state(table), SHADOW) == [balrog]
    say(table, "card")
    assert hits(table, "extra-roll") == {"shadow": 2} and at(table, "dimrill-dale") == force("elves 2 regular")
    assert not state(table).table and state(table).discards == [balrog]


@pytest.mark.rule("RK-E29", "RK-E17")
def test_a_card_on_the_table_goes_when_a_battle_takes_what_it_needs() -> None:
    """The Palantír of Orthanc stays while Saruman is in play: a Blade of Westernesse ends both in the same round."""
    palantir = CARD_NUMBER["shadow-char-21"]
    s = position(
        "fords-of-isen: rohan 1 regular, meriadoc",
        "orthanc: isengard 3 regular, saruman",
        free_hand="fp-char-05",
        at_war="rohan isengard",
        table=1 << palantir,
    )
    s.decks[2].remove(palantir)
    table = say(begin(s, "fords-of-isen", "orthanc", [1, 1, 1, 1, 6, 1]), "field", "card", "1", "0", "saruman")
    assert palantir in state(table).discards and not state(table).table
    assert asked(table) == "cease-or-go-on" and state(table).lost == force("saruman")


# --- all cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E2", "RK-E24")
def test_every_card_has_a_combat_half_that_is_carried_out() -> None:
    base = {EVENTS[card].combat for card in BASE_CARDS}
    assert base == {half for half in vars(halves).values() if isinstance(half, Half)} and len(base) == 38
    every = {EVENTS[card].combat for card in range(WE_SHALL_GET_IT)}
    assert len(every) == 42 and all(half.initiative for half in every)
    assert all(0 <= number <= 7 for half in every for number in half.initiative)


@pytest.mark.rule("RK-B58", "RK-B59")
@pytest.mark.parametrize("seed", range(3))
def test_battles_with_all_kinds_of_cards_break_nothing(seed: int) -> None:
    """Random hands, random answers: after each answer every invariant holds."""
    random = Random(seed)
    for _ in range(12):
        free_hand, shadow_hand = (" ".join(sorted(random.sample(names, 6))) for names in by_side())
        attacker = random.choice((FREE, SHADOW))
        table = field(
            "rohan 3 regular 1 elite 1 leader, gimli, strider, meriadoc",
            "isengard 3 regular, southrons 2 elite, nazgul 2, witch-king, mouth-of-sauron",
            free_hand,
            shadow_hand,
            rolls=[random.randint(1, 6) for _ in range(60)],
            attacker=attacker,
        )
        while asked(table) != "pause":
            table.answer(random.choice(table.answers()))
            assert faults(state(table)) == []


def by_side() -> list[list[str]]:
    names = sorted(CARDS[card] for card in BASE_CARDS)
    return [[name for name in names if name.startswith(prefix)] for prefix in ("fp", "shadow")]
