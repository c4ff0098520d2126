"""Bots at the table: a token or an invitation, marked for the others, held to a rate; the client of the terminal."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

from tests.cli.test_commands import ringspiel
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import Player, ServerProcess

AT_ONCE = 5
PINGS = AT_ONCE + 3
ROOT = Path(__file__).parents[2]
BOT = [sys.executable, "-c", "from ringspiel.cli import main; main()", "bot"]


def table_with(server: ServerProcess, *others: dict[str, Any]) -> Any:
    seats = [{"kind": "me", "name": "Ada"}, *others]
    return server.post("/api/tables", {"game": "mordor", "options": {"start": 0}, "seats": seats}, 201)


def bot_at(server: ServerProcess, created: Any) -> AbstractContextManager[Player]:
    return server.player(created["table"], created["bots"][0]["token"])


def run_bot(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*BOT, "--lang", "en", *arguments]
    return subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=120)


def test_a_bot_has_a_token_of_its_own_and_is_marked_for_the_others(server: ServerProcess) -> None:
    created = table_with(server, {"kind": "bot", "name": "Rover"})
    assert [token["seat"] for token in created["tokens"]] == [0]
    assert [token["seat"] for token in created["bots"]] == [1]
    seats = server.get(f"/api/tables/{created['table']}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", "Ada"), ("bot", "Rover")]
    server.post("/api/tables", {"game": "mordor", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, 422)


def test_a_bot_may_come_by_invitation(server: ServerProcess) -> None:
    created = table_with(server, {"kind": "friend"})
    invitation = created["invitations"][0]["invitation"]
    wish = {"name": "Rover", "invitation": invitation, "bot": True}
    server.post(f"/api/tables/{created['table']}/join", wish)
    assert server.get(f"/api/tables/{created['table']}")["seats"][1]["kind"] == "bot"


def test_bots_get_no_hints(server: ServerProcess) -> None:
    created = table_with(server, {"kind": "bot", "name": "Rover"})
    table, bot = created["table"], created["bots"][0]["token"]
    with server.player(table, created["tokens"][0]["token"]) as ada, server.player(table, bot) as rover:
        ada.play(Random(1), 0, until=lambda state: state["asked"] == 1)
        rover.catch_up_with(ada)
        assert rover.ask(type="hint", seat=1)["code"] == "forbidden"


def test_a_bot_that_sends_too_much_is_told_so(tmp_path: Path) -> None:
    few: dict[str, Any] = {**UNLIMITED, "bot_messages_per_second": 0.001, "bot_messages_at_once": AT_ONCE}
    with (
        ServerProcess(sqlite(tmp_path), **few) as server,
        bot_at(server, table_with(server, {"kind": "bot", "name": "Rover"})) as rover,
    ):
        for _ in range(PINGS):
            rover.say(type="ping")
        heard: list[Any] = []
        while len(heard) < PINGS:
            heard += [message for message in [rover.hear()] if message["type"] in ("pong", "error")]
    assert [message.get("code", "pong") for message in heard] == ["pong"] * AT_ONCE + ["too-fast"] * 3


def test_two_bots_of_the_terminal_play_a_whole_game(server: ServerProcess) -> None:
    seats = [{"kind": "bot", "name": "Rover"}, {"kind": "friend"}]
    created = server.post("/api/tables", {"game": "mordor", "options": {"preset": "short"}, "seats": seats}, 201)
    table, token = created["table"], created["bots"][0]["token"]
    invitation = created["invitations"][0]["invitation"]
    address = f"{server.address}/#/table/{table}"
    first = subprocess.Popen([*BOT, "--url", address, "--token", token], cwd=ROOT, text=True)
    program = f"{sys.executable} {ROOT / 'examples' / 'bot.py'}"
    link = f"{server.address}/#/join/{table}/{invitation}"
    second = run_bot("--url", link, "--name", "Dice", "--program", program)
    assert second.returncode == 0, second.stderr
    assert first.wait(60) == 0
    summary = server.get(f"/api/tables/{table}")
    assert summary["status"] == "over" and [seat["kind"] for seat in summary["seats"]] == ["bot", "bot"]


def test_bots_of_the_terminal_contribute_to_the_dice_and_say_how_to_check_them(
    server: ServerProcess, tmp_path: Path
) -> None:
    seats = [{"kind": "bot", "name": "Rover", "contributes": True}, {"kind": "friend"}]
    created = server.post("/api/tables", {"game": "mordor", "options": {"preset": "short"}, "seats": seats}, 201)
    table, invitation = created["table"], created["invitations"][0]["invitation"]
    by_token = ("--url", f"{server.address}/#/table/{table}", "--token", created["bots"][0]["token"])
    first = subprocess.Popen([*BOT, *by_token], cwd=ROOT, text=True)
    second = run_bot("--url", f"{server.address}/#/join/{table}/{invitation}")
    assert first.wait(60) == 0 and second.returncode == 0, second.stderr
    record = server.get(f"/api/tables/{table}/record")
    assert [each["value"] is None for each in record["contributions"]] == [False, False]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    _, _, seen = second.stdout.partition("RECORD.json ")
    assert f"--contribution {record['contributions'][1]['value']}" in seen and seen.count("--pledge") == 2
    checked = ringspiel("verify", str(file), *seen.split(), "--lang", "en")
    assert checked.returncode == 0 and "promise about the dice was kept" in checked.stdout, checked.stderr


def test_a_wrong_address_or_token_ends_with_a_sentence(server: ServerProcess) -> None:
    assert "no address of a table" in run_bot("--url", "http://localhost/").stderr
    created = table_with(server, {"kind": "friend"})
    address = f"{server.address}/#/table/{created['table']}"
    assert "does not give the bot a seat" in run_bot("--url", address).stderr
    wrong = run_bot("--url", address, "--token", "0" * 32)
    assert wrong.returncode == 2 and "do not have the right" in wrong.stderr


def test_an_invitation_that_was_used_says_so(server: ServerProcess) -> None:
    created = table_with(server, {"kind": "friend"})
    invitation = created["invitations"][0]["invitation"]
    server.post(f"/api/tables/{created['table']}/join", {"name": "Sam", "invitation": invitation})
    refused = run_bot("--url", f"{server.address}/#/join/{created['table']}/{invitation}")
    assert refused.returncode == 2 and "Somebody else has already taken this seat." in refused.stderr
    unknown = run_bot("--url", f"{server.address}/#/join/{created['table']}/{'0' * 32}")
    assert unknown.returncode == 2 and "You do not have the right" in unknown.stderr


def test_a_bot_that_answers_against_the_rules_hears_the_rule_in_words(server: ServerProcess, tmp_path: Path) -> None:
    """Not the key of the message."""
    stubborn = tmp_path / "stubborn.py"
    stubborn.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    reply = {'type': 'ready'} if json.loads(line)['type'] == 'begin' else {'type': 'answer', 'answer': 0}\n"
        "    print(json.dumps(reply), flush=True)\n"
    )
    seats = [{"kind": "bot", "name": "Rover"}, {"kind": "me", "name": "Ada"}]
    created = server.post("/api/tables", {"game": "mordor", "options": {"start": 0}, "seats": seats}, 201)
    address = f"{server.address}/#/table/{created['table']}"
    program = f"{sys.executable} {stubborn}"
    ended = run_bot("--url", address, "--token", created["bots"][0]["token"], "--program", program)
    assert ended.returncode == 2 and "refuse-" not in ended.stderr and "the server refuses" in ended.stderr
    assert "(RM-" in ended.stderr
