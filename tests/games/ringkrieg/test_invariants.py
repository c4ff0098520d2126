"""The invariants over whole random games, and how they catch broken positions (INV-1 to INV-31)."""

from random import Random

import pytest

from ringspiel.games.ringkrieg.figures import FREE, ONE, SHADOW
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.invariants import faults
from ringspiel.kernel.chance import Generator, key_of
from tests.games.ringkrieg.position import location, position

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


def test_broken_positions_are_noticed() -> None:
    s = position("moria: sauron 1 regular")
    assert faults(s) == []
    for name, value in [
        ("corruption", 12),
        ("progress", 13),
        ("mordor", 6),
        ("figure", 105),
        ("guide", 24),
        ("rings", [3, 1]),
        ("pool", [3, 7]),
        ("captured", 1 << location("osgiliath")),
        ("political", [0] * 8),
        ("reserve", s.reserve - ONE[0]),
        ("tiles", 1 << 24),
        ("waiting", 1),
        ("moved", [location("moria"), ONE[0]]),
        ("decks", [[], [], [], []]),
        ("at", []),
        ("hunt_box", [-1, 0]),
    ]:
        broken = s.clone()
        setattr(broken, name, value)
        assert faults(broken), name


def test_knowledge_is_dealt_anew_but_backs_stay() -> None:
    s = position(free_hand="fp-char-01 fp-str-02", shadow_hand="shadow-char-03 shadow-str-04 shadow-str-05")
    for number in range(20):
        imagined = s.clone()
        imagined.generator = Generator(key_of(number))
        imagined.redeal(FREE)
        assert imagined.hands[FREE] == s.hands[FREE] and faults(imagined) == []
        assert [card // 24 for card in imagined.hands[SHADOW]] == [2, 3, 3]
