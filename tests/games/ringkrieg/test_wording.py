"""How the war is told: what is stormed is not attacked from itself, and no sentence ends in a blank."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.box import Kind
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.pieces.board import REGIONS
from ringspiel.games.ringkrieg.pieces.figures import DWARVES, FREE, NAZGUL, SAURON, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.report import army_destroyed
from ringspiel.games.ringkrieg.words import NARRATOR
from ringspiel.kernel.text import Text
from ringspiel.texts import render
from tests.games.ringkrieg.position import force, location, position

DEEP, INSIDE, FORDS = location("helms-deep"), location("inside helms-deep"), location("fords-of-isen")
ATTACKS = {
    ("en", DEEP, INSIDE): "The Shadow storms the Stronghold of Helm’s Deep with 2 × Isengard Regular.",
    ("de", DEEP, INSIDE): "Der Schatten stürmt die Festung Helms Klamm: 2 × Regulär (Isengart).",
    ("en", INSIDE, DEEP): "The Shadow makes a sortie from the Stronghold of Helm’s Deep with 2 × Isengard Regular.",
    ("de", INSIDE, DEEP): "Der Schatten wagt einen Ausfall aus der Festung Helms Klamm: 2 × Regulär (Isengart).",
    ("en", FORDS, DEEP): "The Shadow attacks Helm’s Deep from the Fords of Isen with 2 × Isengard Regular.",
    ("de", FORDS, DEEP): "Der Schatten greift Helms Klamm von den Furten des Isen an: 2 × Regulär (Isengart).",
}
DESTROYED = {
    ("en", ""): "Free Peoples: the army in Helm’s Deep is destroyed.",
    ("de", ""): "Freie Völker: Die Armee in Helms Klamm ist vernichtet.",
    ("en", "gimli"): "Free Peoples: the army in Helm’s Deep is destroyed, and with it Gimli.",
    ("de", "gimli"): "Freie Völker: Die Armee in Helms Klamm ist vernichtet, mit ihr Gimli.",
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


EYE_TILE = next(tile for tile, name in enumerate(TILES) if name.startswith("eye"))
SENTENCES: list[tuple[Kind, dict[str, Any], str, str]] = [
    ("advanced", {"nation": SAURON, "box": 0}, "Sauron is now at war!", "Sauron ist jetzt im Krieg!"),
    (
        "advanced",
        {"nation": DWARVES, "box": 1},
        "The Dwarves move one box towards war, one more to go.",
        "Die Zwerge rücken ein Feld auf den Krieg zu; ein Feld fehlt noch.",
    ),
    (
        "withdraws",
        {"side": FREE, "region": DEEP},
        "The Free Peoples withdraw into the Stronghold of Helm’s Deep.",
        "Die Freien Völker ziehen sich in die Festung Helms Klamm zurück.",
    ),
    (
        "hunt-roll",
        {"results": [5, 1, 6], "needed": 6, "successes": 1},
        "The Hunt rolls 5, 1 and 6 (needed 6): one die hits.",
        "Die Jagd würfelt 5, 1 und 6 (nötig 6): Ein Würfel trifft.",
    ),
    (
        "round",
        {"region": FORDS, "number": 1},
        "Battle of the Fords of Isen, round 1.",
        "Kampf um die Furten des Isen, Kampfrunde 1.",
    ),
    (
        "minion-moved",
        {"kind": NAZGUL, "origin": location("north-downs"), "to": location("ettenmoors")},
        "A Nazgûl goes from the North Downs to the Ettenmoors.",
        "Ein Nazgûl zieht von den Nördlichen Höhen in die Ettenöden.",
    ),
    (
        "tile",
        {"tile": EYE_TILE},
        "The Hunt draws the Eye; it reveals the Fellowship.",
        "Die Jagd zieht das Auge; es entdeckt die Gemeinschaft.",
    ),
    (
        "captured",
        {"side": FREE, "region": location("morannon")},
        "The Free Peoples capture the Morannon.",
        "Die Freien Völker erobern Morannon.",
    ),
]


@pytest.mark.parametrize(("kind", "facts", "english", "german"), SENTENCES)
def test_what_is_told_is_a_sentence_with_its_articles_and_cases(
    kind: Kind, facts: dict[str, Any], english: str, german: str
) -> None:
    text = NARRATOR.event(kind, "RK-B1", **facts).text
    assert (said(text, "en"), said(text, "de")) == (english, german)


@pytest.mark.parametrize("region", REGIONS)
def test_every_region_has_its_forms(region: str) -> None:
    """Sentences name regions with articles and in cases."""
    text = NARRATOR.event("minion-moved", "RK-C1", kind=NAZGUL, origin=location(region), to=location(region)).text
    for language in ("de", "en"):
        assert "{" not in said(text, language)


def said(text: Text, language: str) -> str:
    return render(text, language, ("Ada", "Bob"))


def last_told(s: RingkriegState) -> Text:
    assert s.log
    return s.log[-1].text
