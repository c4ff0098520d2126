"""The API offers every language, also a further one from a folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess
from tests.texts.made_up import NAME, TAG, spoken, write

ME = [{"kind": "me", "name": "A"}, {"kind": "agent", "agent": "easy"}]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    monkeypatch.setenv("RINGSPIEL_TEXTS", str(write(tmp_path / "texts")))
    with ServerProcess(sqlite(tmp_path), extra_games=[], **UNLIMITED) as process:
        yield process


def test_a_further_language_is_offered_and_served(server: ServerProcess) -> None:
    offered = server.get("/api/languages")
    assert offered[0] == {"id": "de", "name": "Deutsch", "fallback": ["en"]}
    assert offered[2] == {"id": TAG, "name": NAME, "fallback": ["en", "de"]}
    lobby, client = (server.http.get(f"/api/texts/{TAG}?part={part}").text for part in ("lobby", "client"))
    assert f"mordor-title = {spoken('The Journey to Mordor')}" in lobby and "gran-title = " in lobby
    assert f"settings = {spoken('Settings')}" in client
    assert server.http.get("/api/texts/de?part=client").text == ""
    assert server.get("/api/lessons/mordor", lang=TAG)["title"] == "Yr frst jrny"
    assert server.get("/api/rules/mordor", lang=TAG)[0]["text"] == "Ech plyr hs a sht."
    assert server.get("/api/primers/gran", lang=TAG) == server.get("/api/primers/gran", lang="en")


def test_a_table_can_speak_it_and_no_language_that_is_not_there(server: ServerProcess) -> None:
    wish = {"game": "mordor", "seats": ME, "language": TAG}
    table = server.post("/api/tables", wish, 201)["table"]
    assert server.get(f"/api/tables/{table}")["language"] == TAG
    assert server.post("/api/tables", {**wish, "language": ""}, 201), "any language"
    for unknown in ("fr", "q!"):
        assert server.post("/api/tables", {**wish, "language": unknown}, 400)["error"]["code"] == "malformed"
    assert server.http.get("/api/texts/fr").status_code == 404


def test_faults_of_a_position_are_told_in_every_language(server: ServerProcess) -> None:
    (fault,) = server.post("/api/positions", {"position": {}})["faults"]
    assert set(fault) == {"de", "en", TAG}
