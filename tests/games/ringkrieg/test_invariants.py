"""The invariants over whole random games, and how they catch broken positions (INV-1 to INV-31)."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.games.ringkrieg.combat.state import ANNOUNCED, Battle, Fighter, fresh_fighters
from ringspiel.games.ringkrieg.expansion.numbers import SMEAGOL
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.invariants import faults
from ringspiel.games.ringkrieg.pieces.board import LOCATIONS, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.deck import CARD_COUNT
from ringspiel.games.ringkrieg.pieces.figures import FREE, GOLLUM, KINDS, ONE, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import FREE_SPECIAL, TILE_COUNT
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.turn.actions import action_phase
from ringspiel.games.ringkrieg.turn.dice import FACES
from ringspiel.kernel.chance import Generator, key_of
from tests.games.ringkrieg.position import force, location, play, position, state

GAME = Ringkrieg()


@pytest.mark.parametrize("seed", range(2))
def test_no_position_of_a_random_game_breaks_an_invariant(seed: int) -> None:
    s = GAME.start(2, GAME.check_options({}, 2), Generator(key_of(seed)))
    random = Random(seed)
    s.run()
    for number in range(1500):
        if s.question is None:
            break
        if number % 7 == 0:
            assert faults(s) == []
        s.answer(random.choice(s.legal))
    assert faults(s) == []


Change = Callable[[RingkriegState], None]


def set_(**attributes: Any) -> Change:
    def change(s: RingkriegState) -> None:
        for name, value in attributes.items():
            setattr(s, name, value)

    return change


def put(place: str, figures: str) -> Change:
    """These figures come from the reinforcements, so that none is missing."""

    def change(s: RingkriegState) -> None:
        s.at[location(place)] += force(figures)
        s.reserve -= force(figures)

    return change


def fight(**attributes: Any) -> Change:
    """A battle at Osgiliath, of which something is remembered wrongly."""

    def change(s: RingkriegState) -> None:
        s.battle = battle = Battle()
        battle.attacker, battle.origin, battle.target = SHADOW, location("moria"), location("hollin")
        battle.fighters = fresh_fighters()
        for name, value in attributes.items():
            setattr(battle, name, value)

    return change


def combat_card(card: int) -> list[Fighter]:
    fighters = fresh_fighters()
    fighters[FREE].card = card
    return fighters


def held_by(holder: int) -> list[Fighter]:
    fighters = fresh_fighters()
    fighters[FREE].holder = holder
    return fighters


def move_card(s: RingkriegState) -> None:
    s.decks[0].append(s.decks[1].pop())


def give_away(s: RingkriegState) -> None:
    s.hands[FREE].append(s.decks[2].pop())


def hold_many(s: RingkriegState) -> None:
    for _ in range(7):
        s.hands[FREE].append(s.decks[0].pop())


def special_tile(s: RingkriegState) -> None:
    s.tiles |= FREE_SPECIAL
    s.drawn, s.waiting, s.removed = (pile & ~FREE_SPECIAL for pile in (s.drawn, s.waiting, s.removed))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (set_(at=[]), "has its place"),
        (set_(political=[0] * 9), "has its place"),
        (set_(decks=[[], [], []]), "has its place"),
        (set_(rings=[3]), "has its place"),
        (set_(spent=[0]), "has its place"),
        (set_(pool=[4, 7, 1]), "has its place"),
        (set_(hunt_box=[0]), "has its place"),
        (set_(dice=[[0] * FACES, [0] * (FACES - 1)]), "has its place"),
        (set_(dice=[[0] * FACES]), "has its place"),
        (set_(roles=[0, 0]), "every seat has a role"),
        (set_(hands=[[]]), "every seat has a role"),
        (set_(leading=[1, 0]), "every seat has a role"),
        (set_(actors=[0]), "every seat has a role"),
        (set_(hunt_box=[-1, 0]), "below zero"),
        (set_(turn=-1), "below zero"),
        (set_(moved=[0, -1]), "below zero"),
        (set_(acting=2), "sides, phases, regions, tiles and Guides exist"),
        (set_(phase=7), "sides, phases, regions, tiles and Guides exist"),
        (set_(figure=105), "sides, phases, regions, tiles and Guides exist"),
        (set_(guide=SMEAGOL + 1), "sides, phases, regions, tiles and Guides exist"),
        (set_(tile=-2), "sides, phases, regions, tiles and Guides exist"),
        (set_(mordor=6), "sides, phases, regions, tiles and Guides exist"),
        (set_(revealed=2), "sides, phases, regions, tiles and Guides exist"),
        (fight(attacker=2), "an attacker and two sides"),
        (fight(fighters=fresh_fighters()[:1]), "an attacker and two sides"),
        (fight(fighters=held_by(2)), "an attacker and two sides"),
        (fight(origin=LOCATIONS), "fought on the map"),
        (fight(target=-1), "fought on the map"),
        (fight(force=-1), "fought on the map"),
        (fight(force=force("sauron 2 regular")), "stand where they attack from"),
        (fight(fighters=combat_card(CARD_COUNT)), "combat cards exist"),
        (set_(lost=ONE[0]), "every figure of the game is in exactly one place"),
        (set_(picked=1 << 6 * KINDS), "no other figures"),
        (put("moria", "saruman"), "Saruman never leaves"),
        (set_(moved=[0]), "stand where they went"),
        (set_(moved=[LOCATIONS, 0]), "stand where they went"),
        (set_(moved=[location("moria"), ONE[0]]), "stand where they went"),
        (set_(pool=[3, 7]), "the Free Peoples have 4 to 6 dice"),
        (set_(pool=[4, 11]), "the Shadow 7 to 10"),
        (set_(spent=[0, 0]), "every die is unused, spent or in the Hunt Box"),
        (set_(rings=[3, 1]), "three Elven rings"),
        (set_(decks=[[], [], [], []]), "each event card is in exactly one place"),
        (set_(table=1 << CARD_COUNT), "each event card is in exactly one place"),
        (move_card, "in their own deck"),
        (give_away, "its own cards"),
        (hold_many, "more cards than allowed"),
        (set_(tiles=1 << 40), "each Hunt tile is in one place"),
        (set_(drawn=1), "each Hunt tile is in one place"),
        (special_tile, "special tiles join the pool in Mordor"),
        (set_(political=[0] * 8, active_nations=0), "a passive nation is not at war"),
        (set_(political=[4] * 8, active_nations=255), "a passive nation is not at war"),
        (set_(captured=1 << location("osgiliath")), "only Settlements are captured"),
        (set_(captured=1 << REGION_COUNT), "only regions are captured"),
        (set_(tile=TILE_COUNT), "regions, tiles and Guides exist"),
        (set_(corruption=12), "the game is over"),
        (set_(progress=13), "on 0 to 12"),
        (set_(progress=1, revealed=1), "on 0 when revealed"),
        (set_(guide=GOLLUM), "the Guide is a Companion"),
        (put("moria", "sauron 10 regular"), "at most ten units"),
        (put("hollin", "gondor 1 leader"), "no Leader is without an army"),
        (put("moria", "gondor 1 regular"), "share a region only in a siege"),
        (put("inside helms-deep", "isengard 1 regular"), "belongs to the side that controls"),
        (put("inside helms-deep", "rohan 1 regular"), "besieged by an enemy army"),
        (put("inside helms-deep", "rohan 6 regular"), "five in a besieged Stronghold"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(change: Change, fault: str) -> None:
    """INV-1 to INV-31."""
    s = state(play(position("moria: sauron 1 regular", free_dice="army army", shadow_dice="army"), action_phase))
    assert faults(s) == [] and asked_in(s) == "act"
    change(s)
    found = faults(s)
    assert any(fault in name for name in found), found


@pytest.mark.parametrize(
    ("armies", "fields", "fault"),
    [
        (["moria: galadriel"], {}, "Galadriel never leaves"),
        ([], {"fellowship": ONE[SMEAGOL]}, "Sméagol is not alone"),
    ],
)
def test_figures_of_the_expansion_are_where_they_can_be(armies: list[str], fields: dict[str, int], fault: str) -> None:
    s = position(*armies, expansion=True)
    set_(**fields)(s)
    assert any(fault in name for name in faults(s))


def test_who_announces_a_combat_card_holds_one() -> None:
    s = position("moria: sauron 1 regular", "hollin: elves 1 regular")
    fight(fighters=combat_card(ANNOUNCED))(s)
    assert "a player who announces a combat card holds one that fits" in faults(s)


def test_a_question_about_what_is_not_there_is_refused() -> None:
    s = state(play(position("moria: sauron 1 regular", free_dice="army army"), action_phase))
    question = s.question
    assert isinstance(question, SideQuestion)
    question.side = SHADOW
    assert faults(s) == ["the open question belongs to this position"]


def test_a_broken_position_is_not_loaded() -> None:
    saved = ringspiel.new("ringkrieg", 2, seed=1).save()
    saved["state"]["rings"] = [3, 1]
    with pytest.raises(ringspiel.BrokenSave, match="three Elven rings"):
        ringspiel.load(saved)


def asked_in(s: RingkriegState) -> str:
    return "" if s.question is None else s.question.kind


def test_knowledge_is_dealt_anew_but_backs_stay() -> None:
    s = position(free_hand="fp-char-01 fp-str-02", shadow_hand="shadow-char-03 shadow-str-04 shadow-str-05")
    for number in range(20):
        imagined = s.clone()
        imagined.generator = Generator(key_of(number))
        imagined.redeal(FREE)
        assert imagined.hands[FREE] == s.hands[FREE] and faults(imagined) == []
        assert [card // 24 for card in imagined.hands[SHADOW]] == [2, 3, 3]


def test_a_fault_of_many_figures_is_told_once() -> None:
    s = position("moria: sauron 1 regular")
    s.reserve = 0
    assert faults(s).count("every figure of the game is in exactly one place") == 1
