"""The expansion is an option, all or nothing (RK-Z1 to RK-Z8)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import ringspiel
from ringspiel.games import ringkrieg
from ringspiel.games.ringkrieg.expansion import setup
from ringspiel.games.ringkrieg.expansion.numbers import EXPANSION, RELAXED_SEA, SMEAGOL_TILES
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECK_OF
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES, SHADOW, count, kinds_in
from ringspiel.games.ringkrieg.pieces.tiles import STANDARD
from ringspiel.games.ringkrieg.setup import ALL_FIGURES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import uses
from ringspiel.games.ringkrieg.turn.dice import MUSTER
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.errors import BadOption
from ringspiel.texts import render


def fresh(expansion: bool, relaxed_sea: bool = False) -> RingkriegState:
    return Ringkrieg().start(2, {"expansion": expansion, "relaxed_sea": relaxed_sea}, Generator(key_of(1)))


@pytest.mark.rule("RK-Z1", "RK-Z2", "RK-Z3", "RK-G2")
def test_the_whole_expansion_or_nothing() -> None:
    s = fresh(expansion=True)
    new = s.reserve - fresh(expansion=False).reserve
    assert new == setup.FIGURES and s.on_table(EXPANSION)
    assert {KIND_NAMES[kind]: count(new, kind) for kind in kinds_in(new)} == {
        "galadriel": 1,
        "smeagol": 1,
        "witch-king-chief": 1,
        "balrog": 1,
        "dunlending": 12,
        "ship": 6,
        "ent": 8,
        "tower": 6,
        "catapult": 6,
    }


@pytest.mark.rule("RK-Z1", "RK-G2")
def test_without_the_option_its_pieces_are_put_away() -> None:
    s = fresh(expansion=False)
    assert not s.on_table(EXPANSION) and sum(s.at) + s.reserve + s.fellowship == ALL_FIGURES
    assert s.tiles == STANDARD and all(len(deck) == 24 for deck in s.decks)


@pytest.mark.rule("RK-Z4")
def test_both_smeagol_tiles_are_in_the_pool() -> None:
    assert fresh(expansion=True).tiles == STANDARD | SMEAGOL_TILES


@pytest.mark.rule("RK-Z5", "RK-Z6", "RK-Z7")
def test_six_cards_are_replaced_and_eight_added() -> None:
    s = fresh(expansion=True)
    assert [len(deck) for deck in s.decks] == [26] * 4
    cards = {card for deck in s.decks for card in deck}
    for name in ("fp-char-19", "fp-char-20", "fp-char-21", "shadow-char-17", "shadow-str-10", "shadow-str-11"):
        assert CARDS.index(name) not in cards and CARDS.index(f"{name}E") in cards
        assert DECK_OF[CARDS.index(name)] == DECK_OF[CARDS.index(f"{name}E")]
    assert sum(CARDS[card].endswith("E") for card in cards) == 14


@pytest.mark.rule("RK-Z84")
def test_relaxed_transport_is_a_named_option_of_the_expansion() -> None:
    assert fresh(expansion=True, relaxed_sea=True).on_table(RELAXED_SEA)
    assert not fresh(expansion=True).on_table(RELAXED_SEA)
    needs = {option.id: option.needs for option in Ringkrieg.options}
    assert needs["expansion"] is None and needs["relaxed_sea"] == "expansion"


@pytest.mark.rule("RK-Z84")
def test_relaxed_transport_without_the_expansion_is_refused_with_a_sentence() -> None:
    game = Ringkrieg()
    assert game.check_options({"relaxed_sea": False}, 2)["relaxed_sea"] is False
    assert game.check_options({"relaxed_sea": True, "expansion": True}, 2)["relaxed_sea"] is True
    with pytest.raises(BadOption) as caught:
        game.check_options({"relaxed_sea": True}, 2)
    reason = caught.value.reason
    assert reason is not None
    assert render(reason, "en", ()).startswith("Option 'relaxed_sea' can only be chosen together with 'expansion'.")
    assert render(reason, "de", ()).startswith("Die Option 'relaxed_sea' gibt es nur zusammen mit 'expansion'.")


def test_a_saved_position_keeps_the_expansion() -> None:
    table = ringspiel.new("ringkrieg", 2, seed=1, options={"expansion": True})
    again = ringspiel.load(table.save())
    assert again.view(0) == table.view(0) and again.view(None)["board"]["expansion"]
    assert again.options["expansion"] is True and again.options["relaxed_sea"] is False


# --- the list of expansions ------------------------------------------------------------------------------------------


def test_no_chapter_knows_an_expansion() -> None:
    """Only `box` names those that there are, and `contents` their pieces."""
    home = Path(ringkrieg.__file__).parent
    lists = (home / "box.py", home / "contents.py")
    pages = [page for page in home.rglob("*.py") if "expansion" not in page.parts and page not in lists]
    assert len(pages) > 80
    assert [page.name for page in pages if "ringkrieg.expansion " in page.read_text()] == []
    assert [page.name for page in pages if "ringkrieg.expansion." in page.read_text()] == []


def test_options_of_the_game_are_those_of_its_expansions() -> None:
    assert [option.id for option in Ringkrieg.options] == [
        "roles",
        "expansion",
        "relaxed_sea",
        "corruption",
        "progress",
    ]
    assert Ringkrieg.shaping == ("expansion",)


@pytest.fixture
def offered() -> Iterator[dict[int, list[list[list[uses.Use]]]]]:
    """The uses by expansions; what a test adds is taken out again."""
    before = dict(uses.USES_WITH)
    yield before
    for marks in uses.USES_WITH.keys() - before.keys():
        del uses.USES_WITH[marks]


def test_uses_of_a_second_expansion_are_offered_wherever_its_mark_lies(
    offered: dict[int, list[list[list[uses.Use]]]],
) -> None:
    row = uses.Use(uses.SKIP, SHADOW, (MUSTER,), uses.always, uses.nothing)
    uses.expand([row], RELAXED_SEA)
    assert set(uses.USES_WITH) == {marks | more for marks in offered for more in (0, 1 << RELAXED_SEA)}
    for marks, table in offered.items():
        assert uses.USES_WITH[marks | 1 << RELAXED_SEA][SHADOW][MUSTER] == [*table[SHADOW][MUSTER], row]
        assert row not in table[SHADOW][MUSTER]
