"""What the event of an attack carries for boards and programs."""

from ringspiel.games.ringkrieg.pieces.board import NUMBER
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES, ONE, SHADOW
from ringspiel.games.ringkrieg.words import NARRATOR


def test_an_attack_tells_both_armies_by_their_figures() -> None:
    attackers, defenders = 2 * ONE[0], 3 * ONE[1]
    places = {"origin": NUMBER["moria"], "to": NUMBER["lorien"]}
    told = NARRATOR.event("attack", "RK-B1", side=SHADOW, **places, force=attackers, against=defenders, manner="army")
    assert told.data["force"] == {KIND_NAMES[0]: 2}
    assert told.data["against"] == {KIND_NAMES[1]: 3}
