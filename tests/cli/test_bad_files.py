"""A file that is no record is refused with what to do, and not with the words of a parser."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ringspiel
from ringspiel.server.jobs.uploads import UploadJob, read_upload
from ringspiel.server.protocol.errors import Refused
from ringspiel.texts import render
from tests.cli.test_commands import ringspiel as command

NO_RECORD = [b'{"hello": 1}', b'{"format": "ringspiel-record/1"}']


@pytest.mark.parametrize("content", NO_RECORD)
@pytest.mark.parametrize("verb", ["verify", "review", "replay"])
def test_commands_say_which_file_to_take(verb: str, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    said = command(verb, str(file), "--lang", "en").stderr
    assert "Take a file from the end of a game" in said.replace("\n", " ")
    assert "Object" not in said and file.read_bytes() == content


@pytest.mark.parametrize("content", NO_RECORD)
def test_the_server_says_which_file_to_take(content: bytes) -> None:
    job = msgspec.to_builtins(UploadJob(content, "t", 10, 100), builtin_types=(bytes,))
    with pytest.raises(Refused) as refused:
        read_upload(job)
    assert refused.value.code == "broken-record"
    assert "Take a file from the end" in render(refused.value.problem.text, "en", [])


def test_what_is_no_position_is_refused_with_what_to_do() -> None:
    with pytest.raises(ringspiel.BrokenSave) as refused:
        ringspiel.load({"format": "ringspiel-position/1", "game": "mordor", "hello": 1})
    assert refused.value.reason is not None
    assert "Take a file that Ringspiel has saved" in render(refused.value.reason, "en", [])
