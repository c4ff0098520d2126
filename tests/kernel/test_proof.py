"""Chance to which the players contribute, and records that prove every draw."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.chance import Generator, commitment_to, key_of, mixed_key, pledge_to
from ringspiel.kernel.proof import Difference, Draw, first_difference, has_bounds
from ringspiel.kernel.record import Contribution, read

VECTORS = Path(__file__).parent.parent / "fixtures" / "draws.json"
Json = dict[str, Any]


def contributions(*values: str | None) -> list[Contribution]:
    return [Contribution(seat, pledge_to(seat, value or "withheld"), value) for seat, value in enumerate(values)]


def played(given: list[Contribution], seed: int = 7) -> Json:
    table = ringspiel.new("mordor", 2, seed=seed, salt="pepper", contributions=given)
    random = Random(1)
    while table.outcome is None:
        table.answer(random.choice(table.answers()))
    return table.record()


GIVEN = contributions("ab" * 32, "cd" * 32)


def test_the_dice_depend_on_the_seed_and_on_every_contribution() -> None:
    keys = {
        mixed_key(7, GIVEN),
        mixed_key(8, GIVEN),
        mixed_key(7, GIVEN[:1]),
        mixed_key(7, GIVEN[1:]),
        mixed_key(7, contributions("ab" * 32, "ce" * 32)),
        mixed_key(7, contributions("cd" * 32, "ab" * 32)),
        key_of(7),
    }
    assert len(keys) == 7


def test_without_contributions_old_seeds_give_the_same_dice_as_ever() -> None:
    assert mixed_key(7, []) == mixed_key(7, contributions(None, None)) == key_of(7)


def test_a_record_carries_contributions_and_bounds_and_replays_with_them() -> None:
    record = json.loads(json.dumps(played(GIVEN)))
    assert [each["value"] for each in record["contributions"]] == ["ab" * 32, "cd" * 32]
    assert ringspiel.replay(record).record() == record
    assert has_bounds(read(record)) and first_difference(read(record)) is None


def exchanged_key(record: Json) -> Difference:
    """The key is exchanged in mid-game: from answer 10 on, the dice come from another seed."""
    generator = Generator(key_of(8))
    first = None
    number = len(record["setup"])
    for count, answer in enumerate(record["answers"], start=1):
        for place, bound in enumerate(answer.get("bounds", [])):
            number += 1
            if count < 10:
                continue
            honest, answer["chance"][place] = answer["chance"][place], generator.below(bound)
            if first is None and honest != answer["chance"][place]:
                first = (number, count, answer["chance"][place], bound, honest)
    assert first is not None
    return Difference(Draw(*first[:4]), first[4])


def one_draw_changed(record: Json) -> Difference:
    count, answer = next((n, a) for n, a in enumerate(record["answers"], 1) if n > 5 and a.get("chance"))
    number = len(record["setup"]) + sum(len(a.get("chance", [])) for a in record["answers"][: count - 1]) + 1
    honest, bound = answer["chance"][0], answer["bounds"][0]
    answer["chance"][0] = (honest + 1) % bound
    return Difference(Draw(number, count, answer["chance"][0], bound), honest)


@pytest.mark.parametrize("cheat", [exchanged_key, one_draw_changed])
def test_the_first_draw_that_an_operator_has_changed_is_named(cheat: Callable[[Json], Difference]) -> None:
    record = played(GIVEN)
    expected = cheat(record)
    assert first_difference(read(record)) == expected
    with pytest.raises(ringspiel.BrokenRecord, match=f"answer {expected.draw.answer} "):
        ringspiel.replay(record)


def test_another_seed_does_not_fit_the_commitment_that_was_seen() -> None:
    record = played(GIVEN, seed=8)
    assert commitment_to(int(record["seed"]), record["salt"]) != played(GIVEN)["commitment"]


def test_a_lie_about_a_bound_is_found_by_the_rules() -> None:
    record = played(GIVEN)
    answer = next(answer for answer in record["answers"] if answer.get("bounds"))
    answer["bounds"][0] += 1
    with pytest.raises(ringspiel.BrokenRecord, match="the record says otherwise"):
        ringspiel.replay(record)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda given: given[0].update(value="ef" * 32),
        lambda given: given.reverse(),
        lambda given: given.append(given[1]),
    ],
)
def test_a_contribution_that_was_not_pledged_breaks_a_record(spoil: Callable[[list[Json]], None]) -> None:
    record = played(GIVEN)
    spoil(record["contributions"])
    with pytest.raises(ringspiel.BrokenRecord, match="contribution"):
        ringspiel.replay(record)


def test_a_pledge_whose_value_never_came_is_kept_and_has_no_part_in_the_dice() -> None:
    given = contributions("ab" * 32, None)
    record = played(given)
    assert record["contributions"][1]["value"] is None
    assert record["setup"] == played(given[:1])["setup"]
    assert ringspiel.replay(record).outcome is not None


def test_a_record_of_an_earlier_version_replays_and_has_no_bounds() -> None:
    record = played([])
    for field in ("setup_bounds", "contributions", "changes"):
        del record[field]
    for answer in record["answers"]:
        answer.pop("bounds", None)
    assert not has_bounds(read(record))
    assert ringspiel.replay(record).outcome is not None


def vectors() -> list[Json]:
    """What both implementations of the draws must give: seeds, contributions, bounds, and the numbers drawn."""
    made = []
    for seed, given in ((7, []), (2**127 + 5, GIVEN), (0, contributions("00" * 32, None, "ff" * 32))):
        bounds = [6] * 20 + [1000] * 5 + list(range(2, 53)) + [3 * 2**29, 2**31, 1, 2**31 - 1] * 10
        generator = Generator(mixed_key(seed, given))
        made.append(
            {
                "seed": str(seed),
                "salt": "pepper",
                "commitment": commitment_to(seed, "pepper"),
                "contributions": [{"seat": each.seat, "pledge": each.pledge, "value": each.value} for each in given],
                "key": mixed_key(seed, given).hex(),
                "bounds": bounds,
                "values": [generator.below(bound) for bound in bounds],
            }
        )
    return made


def test_the_shared_vectors_are_those_of_this_generator(request: pytest.FixtureRequest) -> None:
    """The client's implementation is held to the same file; `--rewrite-golden` writes it."""
    document = {"draws": vectors(), "record": played(GIVEN)}
    if request.config.getoption("--rewrite-golden"):
        VECTORS.write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == document


def test_bounds_that_are_missing_in_part_are_not_there() -> None:
    record = played(GIVEN)
    answer = next(answer for answer in record["answers"] if answer.get("chance"))
    answer["bounds"] = []
    assert not has_bounds(read(record))


def test_no_draw_is_one_of_more_than_two_to_the_31() -> None:
    record = played(GIVEN)
    answer = next(answer for answer in record["answers"] if answer.get("chance"))
    answer["bounds"][0] = 2**31 + 1
    with pytest.raises(ringspiel.BrokenRecord, match="one of 2147483649"):
        first_difference(read(record))
