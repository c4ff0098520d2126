"""`ringspiel verify` from outside: it trusts the commitment that was seen before the game, not the record's own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ringspiel.kernel.chance import pledge_to
from ringspiel.kernel.proof import Difference
from ringspiel.kernel.record import Contribution
from tests.cli.test_commands import ringspiel
from tests.kernel.test_proof import GIVEN, exchanged_key, one_draw_changed, played

Json = dict[str, Any]


def written(folder: Path, record: Json) -> str:
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    return str(file)


def test_without_a_commitment_from_outside_nothing_is_proved(tmp_path: Path) -> None:
    done = ringspiel("verify", written(tmp_path, played(GIVEN)), "--lang", "en")
    assert done.returncode == 0
    assert "only the record’s own word" in done.stdout.replace("\n", " ")
    assert "Contributed to the seed: seat 1, 2." in done.stdout


def test_the_commitment_that_was_seen_proves_the_dice(tmp_path: Path) -> None:
    record = played(GIVEN)
    pledges = [word for each in GIVEN for word in ("--pledge", each.pledge)]
    seen = ["--commitment", record["commitment"].upper(), "--contribution", "ab" * 32, *pledges]
    done = ringspiel("verify", written(tmp_path, record), *seen, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "promise about the dice was kept" in done.stdout


@pytest.mark.parametrize("cheat", [exchanged_key, one_draw_changed])
def test_a_cheating_operator_is_told_by_the_first_draw_that_differs(
    tmp_path: Path, cheat: Callable[[Json], Difference]
) -> None:
    record = played(GIVEN)
    promised = record["commitment"]
    expected = cheat(record)
    done = ringspiel("verify", written(tmp_path, record), "--commitment", promised, "--lang", "en")
    assert done.returncode == 2
    said = done.stderr.replace("\n", " ")
    assert f"broken: chance result {expected.draw.number} (at answer {expected.draw.answer}) is" in said
    assert f"the seed gives {expected.due}" in said


def test_an_operator_who_has_chosen_another_seed_is_found_out_although_the_record_fits_itself(tmp_path: Path) -> None:
    file = written(tmp_path, played(GIVEN, seed=8))
    assert ringspiel("verify", file).returncode == 0
    done = ringspiel("verify", file, "--commitment", played(GIVEN)["commitment"], "--lang", "de")
    assert done.returncode == 2 and "gebrochen" in done.stderr


@pytest.mark.parametrize("option", ["--contribution", "--pledge"])
def test_what_a_player_gave_and_the_operator_left_out_is_missed(tmp_path: Path, option: str) -> None:
    record = played([Contribution(0, pledge_to(0, "ab" * 32), None), *GIVEN[1:]])
    value = "ab" * 32 if option == "--contribution" else pledge_to(0, "cc" * 32)
    done = ringspiel("verify", written(tmp_path, record), option, value, "--lang", "en")
    assert done.returncode == 2 and value in done.stderr.replace("\n", "")
    assert "not revealed in time" in ringspiel("verify", written(tmp_path, record), "--lang", "en").stdout


def test_a_contribution_that_was_added_when_the_others_were_known_is_found(tmp_path: Path) -> None:
    """An operator who knows seed and contributions could look for a further one that pleases."""
    file = written(tmp_path, played(GIVEN))
    all_of_them = [word for each in GIVEN for word in ("--pledge", each.pledge)]
    assert ringspiel("verify", file, *all_of_them).returncode == 0
    done = ringspiel("verify", file, *all_of_them[:2], "--lang", "en")
    assert done.returncode == 2 and "seat 2 was not there before the game" in done.stderr.replace("\n", " ")


def test_a_record_of_an_earlier_version_says_that_nobody_else_had_a_part(tmp_path: Path) -> None:
    record = played([])
    for answer in record["answers"]:
        answer.pop("bounds", None)
    record["setup_bounds"] = []
    done = ringspiel("verify", written(tmp_path, record), "--commitment", record["commitment"], "--lang", "en")
    assert done.returncode == 0 and "Nobody but the server" in done.stdout
