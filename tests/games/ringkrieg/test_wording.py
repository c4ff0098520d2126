"""How battles are told: what is stormed is not attacked from itself, and no sentence ends in a blank."""

import pytest

from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.report import army_destroyed
from ringspiel.games.ringkrieg.words import NARRATOR
from ringspiel.kernel.text import Text
from ringspiel.texts import render
from tests.games.ringkrieg.position import force, location, position

DEEP, INSIDE, FORDS = location("helms-deep"), location("inside helms-deep"), location("fords-of-isen")
ATTACKS = {
    ("en", DEEP, INSIDE): "Shadow: storm on the Stronghold of Helm's Deep with 2 × Isengard Regular.",
    ("de", DEEP, INSIDE): "Schatten: Sturm auf die Festung Helms Klamm mit 2 × Regulär (Isengart).",
    ("en", INSIDE, DEEP): "Shadow: sortie from the Stronghold of Helm's Deep with 2 × Isengard Regular.",
    ("de", INSIDE, DEEP): "Schatten: Ausfall aus der Festung Helms Klamm mit 2 × Regulär (Isengart).",
    ("en", FORDS, DEEP): "Shadow: attack on Helm's Deep from Fords of Isen with 2 × Isengard Regular.",
    ("de", FORDS, DEEP): "Schatten: Angriff auf Helms Klamm aus Furten des Isen mit 2 × Regulär (Isengart).",
}
DESTROYED = {
    ("en", ""): "Free Peoples: the army in Helm's Deep is destroyed.",
    ("de", ""): "Freie Völker: Die Armee in Helms Klamm ist vernichtet.",
    ("en", "gimli"): "Free Peoples: the army in Helm's Deep is destroyed, and with it 1 × Gimli.",
    ("de", "gimli"): "Freie Völker: Die Armee in Helms Klamm ist vernichtet, mit ihr 1 × Gimli.",
}


@pytest.mark.parametrize(("language", "origin", "target"), ATTACKS)
def test_an_attack_a_storm_and_a_sortie_are_called_by_their_names(language: str, origin: int, target: int) -> None:
    manner = attacking.manner_of(origin, target)
    facts = {"side": SHADOW, "origin": origin, "to": target, "force": force("isengard 2 regular"), "manner": manner}
    assert said(NARRATOR.event("attack", "RK-B1", **facts).text, language) == ATTACKS[language, origin, target]


@pytest.mark.parametrize(("language", "lost"), DESTROYED)
def test_who_is_lost_with_an_army_is_named_only_if_there_is_anybody(language: str, lost: str) -> None:
    s = position()
    s.log = []
    army_destroyed(s, "RK-B38", FREE, DEEP, force(lost))
    assert said(last_told(s), language) == DESTROYED[language, lost]


def said(text: Text, language: str) -> str:
    return render(text, language, ("Ada", "Bob"))


def last_told(s: RingkriegState) -> Text:
    assert s.log
    return s.log[-1].text
