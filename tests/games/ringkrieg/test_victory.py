"""The four ways to win (RK-W)."""

import pytest

from ringspiel.games.ringkrieg.hunt import damage, mordor
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.turn.victory import check_conquest, check_corruption, check_ring
from tests.games.ringkrieg.position import play, position

TEN = "minas-tirith helms-deep lorien erebor rivendell"


@pytest.mark.rule("RK-W2", "RK-F6", "RK-H47", "RK-F5")
@pytest.mark.parametrize(("corruption", "over"), [(11, False), (12, True), (14, True)])
def test_twelve_points_of_corruption(corruption: int, over: bool) -> None:
    s = position(corruption=corruption)
    check_corruption(s)
    assert (s.outcome is not None) is over
    if s.outcome is not None:
        assert s.outcome.winners == [SHADOW] and s.outcome.reason == "RK-W2"


@pytest.mark.rule("RK-W3", "RK-O14")
def test_the_crack_of_doom() -> None:
    s = position(corruption=11, mordor=5)
    check_ring(s)
    assert s.outcome is not None and s.outcome.winners == [FREE] and s.outcome.reason == "RK-W3"
    s = position(mordor=4)
    check_ring(s)
    assert s.outcome is None


@pytest.mark.rule("RK-W5", "RK-W7", "RK-W9")
def test_the_shadow_needs_ten_points_at_the_end_of_a_turn() -> None:
    table = play(position(captured=TEN), check_conquest)
    assert table.outcome is not None and table.outcome.winners == [SHADOW] and table.outcome.reason == "RK-W5"
    nine = "minas-tirith helms-deep lorien erebor edoras"
    assert play(position(captured=nine), check_conquest).outcome is None
    towns = f"{nine} folde westemnet bree"
    assert play(position(captured=towns), check_conquest).outcome is None, "Towns are worth nothing"


@pytest.mark.rule("RK-W6", "RK-W11", "RK-G34")
def test_the_free_peoples_need_four_points() -> None:
    table = play(position(captured="moria angmar far-harad"), check_conquest)
    assert table.outcome is not None and table.outcome.winners == [FREE] and table.outcome.reason == "RK-W6"
    assert play(position(captured="moria angmar"), check_conquest).outcome is None


@pytest.mark.rule("RK-W10", "RK-W8", "RK-W1")
def test_the_shadow_wins_if_both_conquer() -> None:
    table = play(position(captured=f"{TEN} moria orthanc"), check_conquest)
    assert table.outcome is not None and table.outcome.reason == "RK-W5"


@pytest.mark.rule("RK-W4", "RK-W12", "RK-H50")
def test_corruption_stops_everything_at_once() -> None:
    s = position(corruption=10)
    s.then(mordor.burden, check_conquest)
    damage.corrupt(s, 2, "RK-H35")
    assert s.outcome is not None and not s.agenda


@pytest.mark.rule("RK-W8", "RK-O15")
def test_corruption_outranks_the_crack_of_doom() -> None:
    s = position(corruption=11, mordor=5)
    damage.corrupt(s, 1, "RK-H35")
    check_ring(s)
    assert s.outcome is not None and s.outcome.reason == "RK-W2"
