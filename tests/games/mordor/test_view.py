"""What the table shows of the dice."""

import pytest

from ringspiel.games.mordor.components import BAG_END, GONDOR
from tests.games.mordor.journey import journey

ROLL = "ring/yellow orc/red orc/blue companion/green tree/black"


def hits(at: int = BAG_END, active: int = 0) -> list[int | None]:
    """Whom a Nazgûl on each die would hit: yellow, red, blue, green, black."""
    table = journey(ROLL, rings=[at, at], places=True, active=active)
    return [die["hits"] for die in table.view()["board"]["dice"]]


@pytest.mark.rule("RM-24")
def test_a_die_shows_whom_its_nazgul_would_hit() -> None:
    assert hits() == [0, 1, 0, 0, 0]
    assert hits(active=1) == [0, 1, 1, 1, 1]


@pytest.mark.rule("RM-46")
def test_in_gondor_the_dice_show_that_nobody_is_hit_but_the_other() -> None:
    assert hits(GONDOR) == [None, 1, None, None, None]
