"""Who knows one game knows all: the same modules under the same names, and the words with their game."""

import re
from importlib.resources import files

import pytest

import ringspiel
from ringspiel.languages import SHIPPED

GAMES = [game.id for game in ringspiel.all_games()]
SKELETON = ["state.py", "setup.py", "game.py", "view.py", "invariants.py", "words.py", "data", "texts"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_skeleton(game: str) -> None:
    package = files(f"ringspiel.games.{game}")
    assert [part for part in SKELETON if not (package / part).is_file() and not (package / part).is_dir()] == []


@pytest.mark.parametrize("language", SHIPPED)
def test_common_words_belong_to_no_game_and_a_games_words_to_it(language: str) -> None:
    keys = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
    common = keys.findall(files("ringspiel.texts").joinpath(f"{language}.ftl").read_text(encoding="utf-8"))
    assert [key for key in common if any(game in key for game in GAMES)] == []
    for game in GAMES:
        own = keys.findall(files(f"ringspiel.games.{game}").joinpath(f"texts/{language}.ftl").read_text("utf-8"))
        assert [key for key in own if not key.startswith(f"{game}-")] == []
