"""Triggers: chapters announce them, cards hang on them, and what does not lie on the table costs and does nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ringspiel.games import ringkrieg
from ringspiel.games.ringkrieg.armies import stacking
from ringspiel.games.ringkrieg.cards import names, staying, triggers
from ringspiel.games.ringkrieg.cards.index import EVENTS
from ringspiel.games.ringkrieg.cards.names import MITHRIL_COAT
from ringspiel.games.ringkrieg.cards.triggers import Effect, Trigger, added, chosen, due, forbidden, happens
from ringspiel.games.ringkrieg.combat import fighters, rounds
from ringspiel.games.ringkrieg.expansion.numbers import EXPANSION
from ringspiel.games.ringkrieg.expansion.third_age import THIRD_AGE
from ringspiel.games.ringkrieg.hunt.hunt import rerolls
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, CARDS, ON_TABLE, cards_in
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import CHARACTER
from tests.games.ringkrieg.fighting import begin
from tests.games.ringkrieg.position import asked, choices, location, play, position, say, state

TRIGGERS = {name: value for name, value in vars(triggers).items() if isinstance(value, Trigger)}
AXE_AND_BOW, HORN_OF_GONDOR = CARD_NUMBER["fp-char-06"], CARD_NUMBER["fp-char-07"]
POWER_TOO_GREAT, TOM_BOMBADIL = CARD_NUMBER["fp-str-02"], CARD_NUMBER["fp-str-03"]
ROOMS = Path(ringkrieg.__file__).parent


@pytest.fixture
def toy() -> Iterator[list[tuple[int, ...]]]:
    """What the toy effects were told; they are taken down after the test."""
    before = {name: (trigger.cards, trigger.effects.copy()) for name, trigger in TRIGGERS.items()}
    yield []
    for name, (mask, effects) in before.items():
        TRIGGERS[name].cards, TRIGGERS[name].effects = mask, effects


def with_expansion(s: RingkriegState) -> RingkriegState:
    s.table |= 1 << EXPANSION
    return s


def hearing(heard: list[tuple[int, ...]]) -> Effect:
    def hear(s: RingkriegState, *arguments: int) -> None:
        heard.append(arguments)

    return hear


# --- the list --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E15")
def test_every_card_that_stays_on_the_table_acts_at_a_trigger() -> None:
    acting = {row.number for row in EVENTS if row.at}
    assert {card for card in range(len(CARDS)) if ON_TABLE[card]} == acting


def test_rows_and_hooks_are_all_that_hangs() -> None:
    hooks = [hook for row in EVENTS for hook in row.at]
    listed = {*((hook.trigger, hook.effect) for hook in hooks), *((at, effect) for at, effect, _ in THIRD_AGE.effects)}
    hung = {(trigger, effect) for trigger in TRIGGERS.values() for _, effect in trigger.effects}
    assert hung == listed | {(triggers.CHANGED, staying.discard_lapsed)}


def test_an_effect_that_hangs_twice_acts_once(toy: list[tuple[int, ...]]) -> None:
    trigger, s, hear = Trigger(), position(), hearing(toy)
    trigger.hang(hear, TOM_BOMBADIL)
    trigger.hang(hear, MITHRIL_COAT)
    s.table = 1 << TOM_BOMBADIL | 1 << MITHRIL_COAT
    happens(s, trigger)
    assert toy == [()]
    s.table = 1 << MITHRIL_COAT
    happens(s, trigger)
    assert toy == [(), ()]


def test_every_trigger_is_announced_by_a_chapter() -> None:
    changed = (ROOMS / "cards/triggers.py").read_text().partition("def changed(")[2]
    said = "\n".join(page.read_text() for page in chapters()) + changed
    assert [name for name in TRIGGERS if not re.search(rf"\b{name}\b", said)] == []


def test_chapters_know_no_card_by_name() -> None:
    known = [name for name, value in vars(names).items() if name.isupper() and isinstance(value, int)]
    for page in chapters():
        assert [name for name in known if re.search(rf"\b{name}\b", page.read_text())] == [], page.name


def chapters() -> list[Path]:
    """The modules of the rulebook: neither the books of cards nor what hands them to the triggers."""
    apart = {"triggers.py", "hooks.py", "names.py"}
    folders = ("armies", "cards", "characters", "combat", "hunt", "pieces", "politics", "teams", "telling", "turn")
    return [page for folder in folders for page in (ROOMS / folder).glob("*.py") if page.name not in apart]


# --- how they work ---------------------------------------------------------------------------------------------------


def test_effects_act_only_while_their_card_lies_there_and_in_order(toy: list[tuple[int, ...]]) -> None:
    trigger, s = Trigger(), position()
    trigger.hang(lambda s: toy.append((2,)), TOM_BOMBADIL)
    trigger.hang(lambda s: toy.append((1,)), POWER_TOO_GREAT, MITHRIL_COAT)
    happens(s, trigger)
    assert toy == [] and due(s, trigger) == []
    s.table = 1 << MITHRIL_COAT
    happens(s, trigger)
    assert toy == [(1,)] and len(due(s, trigger)) == 1
    s.table |= 1 << TOM_BOMBADIL
    happens(s, trigger)
    assert toy == [(1,), (2,), (1,)] and len(due(s, trigger)) == 2


def test_a_trigger_forbids_adds_and_lets_choose(toy: list[tuple[int, ...]]) -> None:
    trigger, s = Trigger(), position()
    trigger.hang(lambda s, number: number, AXE_AND_BOW)
    trigger.hang(lambda s, number: toy.append((number,)) or number, HORN_OF_GONDOR)  # type: ignore[func-returns-value]
    assert not forbidden(s, trigger, 1) and added(s, trigger, 3) == 0
    s.table = 1 << AXE_AND_BOW | 1 << HORN_OF_GONDOR
    assert forbidden(s, trigger, 1) and not forbidden(s, trigger, 0)
    assert added(s, trigger, 3) == 6
    toy.clear()
    chosen(s, trigger, HORN_OF_GONDOR)
    assert toy == [(HORN_OF_GONDOR,)]


def test_the_expansion_lies_on_the_table_but_is_no_card() -> None:
    s = with_expansion(position())
    assert s.on_table(EXPANSION) and cards_in(s.table) == [] and len(CARDS) == EXPANSION


# --- triggers on which nothing of the base game hangs -----------------------------------------------------------------


def test_an_army_that_has_gone_is_announced(toy: list[tuple[int, ...]]) -> None:
    triggers.ARMY_GONE.hang(hearing(toy), EXPANSION)
    s = position("edoras: rohan 2 regular")
    stacking.settle_departure(s, location("edoras"))
    assert toy == []
    stacking.settle_departure(with_expansion(s), location("edoras"))
    assert toy == [(location("edoras"),)]


def test_strength_and_rerolls_can_be_raised(toy: list[tuple[int, ...]]) -> None:
    triggers.STRENGTH.hang(lambda s, side: 2 if side == SHADOW else 0, EXPANSION)
    triggers.HUNT_REROLLS.hang(lambda s: 3, EXPANSION)
    s = position("moria: sauron 1 regular", "dimrill-dale: elves 1 regular", at_war="sauron")
    table = begin(s, "moria", "dimrill-dale", rolls=[1] * 8, acting=SHADOW)
    s = state(table)
    assert asked(table) != "pause" and [fighters.strength(s, side) for side in (FREE, SHADOW)] == [1, 1]
    before = rerolls(s)
    with_expansion(s)
    assert [fighters.strength(s, side) for side in (FREE, SHADOW)] == [1, 3]
    assert rerolls(s) == before + 3


SIEGE = ("helms-deep: isengard 4 regular 1 elite", "inside helms-deep: rohan 3 regular")


def test_a_siege_battle_can_be_given_a_round_or_its_prolonging_be_forbidden(toy: list[tuple[int, ...]]) -> None:
    triggers.SIEGE_ROUNDS.hang(lambda s: 1, EXPANSION)
    triggers.PROLONGING.hang(lambda s: "RK-Z111", EXPANSION)
    triggers.ROUND_BEGINS.hang(hearing(toy), EXPANSION)
    s = with_expansion(position(*SIEGE, at_war="isengard rohan"))
    table = begin(s, "helms-deep", "inside helms-deep", rolls=[1] * 40, acting=SHADOW)
    assert asked(table) == "cease-or-go-on" and toy == [()]
    say(table, "go-on")
    assert asked(table) in ("pause", "act") and toy == [(), ()], "to prolong it further is forbidden"
    s = position(*SIEGE, at_war="isengard rohan")
    table = begin(s, "helms-deep", "inside helms-deep", rolls=[1] * 40, acting=SHADOW)
    assert asked(table) == "prolong" and "isengard-elite" in choices(table)
    assert rounds.free_rounds(state(table)) == 1


def test_the_end_of_an_action_is_announced_with_its_die(toy: list[tuple[int, ...]]) -> None:
    triggers.ACTION_OVER.hang(hearing(toy), EXPANSION)
    s = with_expansion(position(shadow_dice="character"))
    table = play(s, actions.opportunity, acting=SHADOW)
    assert toy == [(SHADOW, CHARACTER)] and state(table).face == NONE, "the die can only be discarded"
