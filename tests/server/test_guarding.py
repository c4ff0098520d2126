"""What operators rely on: refusals that are none of our faults, the audit log, and processor time."""

from __future__ import annotations

import json
import logging
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ringspiel.server import audit, logs
from ringspiel.server.starving import LOOK_SECONDS, TELL_SECONDS, Starving
from ringspiel.server.storage.backup import NotPossible, backup, restore
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ROOT, ServerProcess

DEEP = 900


def nested(depth: int) -> Any:
    document: Any = []
    for _ in range(depth):
        document = [document]
    return document


def test_a_position_that_is_nested_deeply_is_refused_with_a_sentence(server: ServerProcess) -> None:
    position = server.get("/api/games/mordor/position", seats=2)
    position["state"]["dice"] = nested(DEEP)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "agent", "agent": "easy"}]
    wish = {"game": "mordor", "seats": seats, "position": position}
    for body, status in ((wish, 422), (wish | {"position": nested(DEEP)}, 400)):
        response = server.http.post("/api/tables", json=body)
        assert response.status_code in (status, 422), response.text
    checked = server.http.post("/api/positions", json={"position": position})
    assert checked.status_code == 200 and checked.json()["faults"]


@pytest.mark.parametrize(
    ("method", "address", "allowed"),
    [
        ("GET", "/api/records", "POST"),
        ("GET", "/api/tables/mine", "POST"),
        ("DELETE", "/api/tables", "POST"),
        ("PUT", "/api/games", "GET"),
        ("POST", "/api/health", "GET"),
        ("TRACE", "/api/health", "GET"),
    ],
)
def test_a_wrong_method_is_named_and_the_right_ones_are_too(
    server: ServerProcess, method: str, address: str, allowed: str
) -> None:
    response = server.http.request(method, address)
    assert (response.status_code, response.json()["error"]["code"]) == (405, "wrong-method")
    assert allowed in response.headers["allow"]


def test_a_body_with_two_lengths_is_refused_and_nothing_more_is_read(server: ServerProcess) -> None:
    smuggled = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(head.encode() + b"0\r\n\r\n" + smuggled)
        said = b""
        while part := line.recv(4096):
            said += part
    assert said.startswith(b"HTTP/1.1 400") and said.count(b"HTTP/1.1") == 1


def test_an_empty_or_cut_backup_is_not_restored(server: ServerProcess, tmp_path: Path) -> None:
    whole, cut, empty = (tmp_path / name for name in ("whole", "cut", "empty"))
    source = server.settings["db"]
    server.new_table("mordor", "Ada", "Bob")
    backup(source, whole)
    cut.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    empty.write_bytes(b"")
    (tmp_path / "text").write_text("not a backup")
    for file in (cut, empty, tmp_path / "text"):
        with pytest.raises(NotPossible):
            restore(sqlite(tmp_path), file)
    assert restore(sqlite(tmp_path), whole)[0] >= 1


def test_the_address_of_the_database_may_stand_in_the_environment(tmp_path: Path) -> None:
    """A command line is shown to everybody on the machine, with its password."""
    url = "postgresql+psycopg://ringspiel:secret@127.0.0.1:9/ringspiel"
    command = [sys.executable, "-c", "from ringspiel.cli import main; main()", "backup", str(tmp_path / "b")]
    told = subprocess.run(
        command, check=False, cwd=ROOT, env=os.environ | {"RINGSPIEL_DB": url}, capture_output=True, text=True
    )
    assert told.returncode != 0 and "Traceback" not in told.stderr
    assert "secret" not in told.stderr + told.stdout


# --- the audit log --------------------------------------------------------------------------------------------------


def lines_of(log: Path) -> list[dict[str, Any]]:
    return [line for line in map(json.loads, log.read_text().splitlines()) if line["logger"] == "ringspiel.audit"]


def test_the_audit_log_names_seats_tokens_and_refusals_but_no_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    limits: dict[str, Any] = UNLIMITED | {"codes_per_minute": 0.001, "codes_at_once": 1}
    with log.open("w") as errors:
        server = ServerProcess(sqlite(tmp_path), errors=errors, log_json=True, **limits)
        table = server.new_table("mordor", "Ada", "open")
        token = server.post(f"/api/tables/{table.id}/join", {"name": "Bob", "seat": 1})["token"]
        fresh = "ab" * 16
        renewal = {"tokens": [{"token": token, "fresh": fresh}], "how": "only"}
        server.post(f"/api/tables/{table.id}/tokens", renewal)
        for _ in range(4):
            server.http.get("/api/codes/ABCDEF")
        server.stop()
    found = lines_of(log)
    assert [(line["message"], line.get("seat"), line.get("code")) for line in found] == [
        ("seat taken", 1, None),
        ("tokens renewed (only)", 1, None),
        ("refused", None, "too-fast"),
    ]
    assert {line["address"] for line in found} == {"127.0.0.1"}
    assert all(line["table"] == table.id for line in found[:2])
    assert not any(secret in log.read_text() for secret in (token, fresh, "Bob"))


def test_an_address_that_is_refused_again_and_again_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "ringspiel.audit"):
        for _ in range(50):
            audit.refused("too-fast", "192.0.2.7")
            audit.refused("unknown", "192.0.2.7")
        audit.refused("too-fast", "192.0.2.8")
    assert [logs.facts(record)["address"] for record in caplog.records] == ["192.0.2.7", "192.0.2.8"]


# --- processor time -------------------------------------------------------------------------------------------------


def test_a_server_that_waits_for_the_processor_says_so_and_not_too_often(caplog: pytest.LogCaptureFixture) -> None:
    now, waited = 0.0, 0.0
    starving = Starving(lambda: waited, lambda: now)

    def pass_time(of_it_waited: float) -> None:
        nonlocal now, waited
        now, waited = now + LOOK_SECONDS, waited + of_it_waited
        starving.look()

    pass_time(0.5)
    assert caplog.records == []
    pass_time(3.0)
    assert ["waited 3.0 s for its turn" in record.getMessage() for record in caplog.records] == [True]
    pass_time(3.0)
    assert len(caplog.records) == 1
    for _ in range(int(TELL_SECONDS / LOOK_SECONDS)):
        pass_time(3.0)
    assert len(caplog.records) == 2


def test_processor_time_is_looked_at_now_and_then_and_only_where_the_system_tells(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now, waited = 0.0, 0.0
    starving = Starving(lambda: waited, lambda: now)
    now = waited = 5.0
    starving.look()
    assert caplog.records == [], "the last look is too recent"
    now = 10.0
    starving.look()
    assert "of the last 10 s the server waited 5.0 s for its turn" in caplog.records[0].getMessage()
    silent = Starving(lambda: None, lambda: now)
    now = 30.0
    silent.look()
    assert len(caplog.records) == 1


# --- what the OpenAPI document allows -------------------------------------------------------------------------------


def test_a_whole_number_may_have_a_point(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "open")
    assert server.post(f"/api/tables/{table.id}/join", {"name": "Bob", "seat": 1.0})["seat"] == 1


@pytest.mark.parametrize("name", ["\u200b", "a\u202eb", "\u3164"])
def test_a_name_that_cannot_be_shown_is_refused_with_its_own_sentence(server: ServerProcess, name: str) -> None:
    table = server.new_table("mordor", "Ada", "open")
    said = server.post(f"/api/tables/{table.id}/join", {"name": name, "seat": 1}, 422)["error"]
    assert (said["code"], said["text"]["key"]) == ("bad-name", "server-bad-name")


def test_the_document_names_the_languages_and_what_is_needed(server: ServerProcess) -> None:
    document = server.get("/api/openapi.json")
    (language,) = document["paths"]["/api/lessons"]["get"]["parameters"]
    assert language["schema"] == {"type": "string", "enum": ["de", "en"]}
    (token,) = document["paths"]["/api/contacts/unsubscribe"]["post"]["parameters"]
    assert token["required"] and "\\ud800" not in json.dumps(document)
