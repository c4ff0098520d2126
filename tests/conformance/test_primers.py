"""Every game has a primer of two pages in both languages, and its pictures are real positions."""

import re

import pytest

from ringspiel import all_games
from ringspiel.kernel.errors import BadOption
from ringspiel.rulebook import catalogue
from ringspiel.rulebook.primer import primer, scenes
from ringspiel.server.scenes import is_reached, play_to
from ringspiel.texts import LANGUAGES

GAMES = [game.id for game in all_games()]
CITED = re.compile(r"[A-Z]{2}-[A-Z]?\d+")


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_and_pictures(game: str) -> None:
    german, english = (primer(game, language) for language in LANGUAGES)
    assert len(german) == len(english) >= 4
    for one, other in zip(german, english, strict=True):
        assert [picture.scene for picture in one.pictures] == [picture.scene for picture in other.pictures]
        assert CITED.findall(one.text) == CITED.findall(other.text)
        assert len(one.text.splitlines()) == len(other.text.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_last_section_names_five_things_with_rules_that_exist(game: str, language: str) -> None:
    lines = primer(game, language)[-1].text.splitlines()
    assert [line[:2] for line in lines] == ["1.", "2.", "3.", "4.", "5."]
    known = {rule.id for rule in catalogue(game, language)}
    for line in lines:
        cited = CITED.findall(line)
        assert cited and known.issuperset(cited)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_shows_what_it_says(game: str) -> None:
    shown = {picture.scene for section in primer(game) for picture in section.pictures}
    assert shown == set(scenes(game))
    for scene in scenes(game).values():
        table = play_to(game, scene._replace(before=False))
        assert table.outcome is None and is_reached(table, scene)
        assert len(play_to(game, scene).entries) == len(table.entries) - scene.before


def test_a_primer_that_is_missing_is_named() -> None:
    with pytest.raises(BadOption, match="write docs/primers/mordor.fr.md"):
        primer("mordor", "fr")
