"""Every game has a primer of two pages in every language, and its pictures are real positions."""

import re

import pytest

from ringspiel import all_games
from ringspiel.kernel.errors import BadOption
from ringspiel.languages import ORIGINAL, SHIPPED
from ringspiel.rulebook import catalogue, page_of
from ringspiel.rulebook.primer import primer, scenes
from ringspiel.server.jobs.scenes import is_reached, play_to

GAMES = [game.id for game in all_games()]
GERMAN = re.compile(r"[äöüß]|\b(Kapitel|Der|Die|Das|und)\b")
SAME_IN_BOTH = {"Ring"}
CITED = re.compile(r"[A-Z]{2}-[A-Z]?\d+")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", SHIPPED)
def test_every_language_has_the_same_sections_and_pictures(game: str, language: str) -> None:
    assert page_of("primers", "primers", game, language) is not None
    original, translated = primer(game), primer(game, language)
    assert len(original) == len(translated) >= 4
    for one, other in zip(original, translated, strict=True):
        assert [picture.scene for picture in one.pictures] == [picture.scene for picture in other.pictures]
        assert CITED.findall(one.text) == CITED.findall(other.text)
        assert len(one.text.splitlines()) == len(other.text.splitlines())


@pytest.mark.parametrize("language", SHIPPED)
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
        table, _ = play_to(game, scene._replace(before=False))
        assert table.outcome is None and is_reached(table, scene)
        earlier, log = play_to(game, scene)
        assert len(earlier.entries) == len(table.entries) - scene.before
        assert not log or log[-1]["n"] == len(earlier.entries)


def test_the_picture_of_a_battle_shows_the_whole_of_it() -> None:
    """The dice on the table, and the attack that they belong to."""
    table, log = play_to("ringkrieg", scenes("ringkrieg")["battle"])
    told = [event["kind"] for entry in log for event in entry["events"]]
    assert table.view(0)["board"]["battle"] is not None
    assert told.index("attack") < told.index("combat-roll")


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_are_illustrated(game: str) -> None:
    """The page cuts a primer before its last two sections (learn/primer.ts)."""
    sections = primer(game)
    for page in (sections[:-2], sections[-2:]):
        assert any(section.pictures for section in page)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", SHIPPED)
def test_the_catalogue_shows_pictures_of_the_primer_at_the_same_sections(game: str, language: str) -> None:
    original, translated = ({rule.id: rule.scene for rule in catalogue(game, one)} for one in (ORIGINAL, language))
    assert original == translated
    shown = set(original.values()) - {""}
    assert shown and shown <= set(scenes(game))


@pytest.mark.parametrize("game", GAMES)
def test_english_headings_have_no_german_chapter_names(game: str) -> None:
    headings = {heading for rule in catalogue(game) for heading in (rule.chapter, rule.section)}
    german = {heading for rule in catalogue(game, "de") for heading in (rule.chapter, rule.section)}
    assert headings & german <= SAME_IN_BOTH
    assert not [heading for heading in headings if GERMAN.search(heading)]


def test_sections_belong_to_chapters() -> None:
    rules = {rule.id: rule for rule in catalogue("ringkrieg")}
    assert rules["RK-B14"].chapter == "B — Battle" and rules["RK-B14"].section == "Strength and leadership"
    assert rules["RK-D1"].chapter == rules["RK-D1"].section == "D — Action dice"
    assert rules["RK-Z1"].when == "expansion"


def test_a_primer_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringspiel.rulebook.primer.pages", lambda *_: [])
    with pytest.raises(BadOption, match="write docs/primers/mordor.md"):
        primer.__wrapped__("mordor")
