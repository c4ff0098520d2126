"""What docs/versions.md promises: records, positions and messages of 1.0 are read by every later revision.

`tools/promised.py` has written the files. They are never rewritten.
"""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest
from tools.promised import FOLDER, fields_of

import ringspiel
from ringspiel.kernel import record as records
from ringspiel.kernel.errors import BrokenRecord, BrokenSave
from ringspiel.server import app  # noqa: F401, its endpoints enlist themselves
from ringspiel.server.http.endpoint import ENDPOINTS
from ringspiel.server.protocol import messages

GAMES = ("gefaehrten", "gran", "mordor", "ringkrieg", "tuerme")
each_game = pytest.mark.parametrize("game", GAMES)


def written(name: str) -> Any:
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


@each_game
def test_a_record_of_1_0_is_read_and_replayed_or_names_its_rules(game: str) -> None:
    """Under the same rules it replays to its outcome; under others it is still read, answer by answer."""
    document = written(game)["record"]
    read = records.read(document)
    assert len(read.answers) == len(document["answers"]) > 12 and (read.names or [""])[0] == "Ada"
    if read.rules == ringspiel.game_of(game).rules_version:
        outcome = ringspiel.replay(document).outcome
        assert outcome is not None and list(outcome.ranks) == document["outcome"]["ranks"]
    else:
        with pytest.raises(BrokenRecord, match="rules"):
            ringspiel.replay(document)


@each_game
def test_a_position_of_1_0_is_loaded_or_names_its_rules(game: str) -> None:
    position = written(game)["position"]
    if position["rules"] == ringspiel.game_of(game).rules_version:
        assert ringspiel.load(position).seat is not None
    else:
        with pytest.raises(BrokenSave, match="saved under rules"):
            ringspiel.load(position)


@pytest.mark.parametrize("message", written("wire")["sent"], ids=lambda message: message["type"])
def test_a_message_that_a_client_of_1_0_sends_is_understood(message: Any) -> None:
    assert messages.read(json.dumps(message))


def test_nothing_that_a_server_of_1_0_tells_has_vanished() -> None:
    today = fields_of(messages.Outgoing)
    for kind, fields in written("wire")["told"].items():
        assert set(fields) <= set(today[kind]), kind


def test_every_address_of_1_0_is_still_there() -> None:
    today = {re.sub(r"{\w+}", "{}", f"{each.method} {each.address}") for each in ENDPOINTS}
    assert {re.sub(r"{\w+}", "{}", address) for address in written("wire")["addresses"]} <= today
