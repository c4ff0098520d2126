"""Positions, records and a server's database that the revision 0943499 has written still load, and play on.

`tools/saved_positions.py` has written them. When a game's rules change, its `rules_version` grows and what was saved
under older rules is refused. Then these tests say that it is, and load the same with today's version put in its place:
what they guard is the names of steps and questions and the shape of the state, not the rules.
"""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tools.saved_positions import FOLDER, PLAY_ON, end_of

import ringspiel
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import register
from ringspiel.kernel.save import step_called
from tests.server.conftest import UNLIMITED
from tests.server.harness import ServerProcess, has_answered, over

Json = dict[str, Any]
MORE = 40
"""So many answers the stored tables of the server are played on."""
WAITING = {"mordor": 2, "gran": 5, "tuerme": 5, "gefaehrten": 3, "ringkrieg": 80}
"""How many different steps wait on the agendas of the positions, at least."""


def saved(name: str) -> Any:
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


each_game = pytest.mark.parametrize("game", [ringspiel.game_of(id) for id in WAITING], ids=list(WAITING))


def under_todays_rules(game: Game[Any], document: Json) -> Json:
    """The document as it is; if the rules have changed since, it is refused, and is given today's version."""
    if document["rules"] == game.rules_version:
        return document
    with pytest.raises(ringspiel.RingspielError, match=f"under rules {document['rules']}, but these are rules"):
        ringspiel.load(document)
    return {**document, "rules": game.rules_version}


@each_game
def test_positions_load_and_are_saved_with_the_same_meaning(game: Game[Any]) -> None:
    for each in saved(game.id)["positions"]:
        document = under_todays_rules(game, each["position"])
        again = ringspiel.load(document).save()
        state = {game.former_fields.get(name, name): value for name, value in document["state"].items()}
        assert {**again, "agenda": None} == {**document, "state": state, "agenda": None}
        assert [bound for _, *bound in again["agenda"]] == [bound for _, *bound in document["agenda"]]
        assert ringspiel.load(again).save() == again


@each_game
def test_positions_play_on_to_the_end_that_they_had(game: Game[Any]) -> None:
    for each in saved(game.id)["positions"]:
        table = ringspiel.load(under_todays_rules(game, each["position"]))
        end = end_of(table.state)
        assert each["position"]["rules"] != game.rules_version or end == each["then"]


@each_game
def test_the_positions_show_many_steps_of_every_variant(game: Game[Any]) -> None:
    """So that the tests above cannot pass for want of positions."""
    documents = [each["position"] for each in saved(game.id)["positions"]]
    assert {document["seats"] for document in documents} == set(game.seat_counts)
    assert {document["question"][0] for document in documents} <= {question.kind for question in game.questions}
    waiting = {name for document in documents for name, *_ in document["agenda"]}
    assert len(waiting) >= WAITING[game.id]


@each_game
def test_records_replay(game: Game[Any]) -> None:
    """A record of other rules cannot: its answers and draws are those of its rules."""
    for record in saved(game.id)["records"]:
        if record["rules"] == game.rules_version:
            assert ringspiel.replay(record).outcome is not None
        else:
            with pytest.raises(ringspiel.RingspielError, match="played under rules"):
                ringspiel.replay(record)


@each_game
def test_every_former_name_of_a_step_leads_to_its_own_step(game: Game[Any]) -> None:
    """Also those that random play has never left on an agenda. Two names never lead to one step."""
    names = json.loads((FOLDER / "steps.json").read_text())[game.id]
    steps = [step_called(game, name) for name in names]
    assert None not in steps, [name for name, step in zip(names, steps, strict=True) if step is None]
    assert len(set(steps)) == len(names)
    assert set(game.former_steps.values()) <= {step.__name__ for step in game.steps}


def test_a_servers_tables_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(gzip.decompress((FOLDER / "server.db.gz").read_bytes()))
    raise_rules(file)
    with ServerProcess(f"sqlite:///{file}", **UNLIMITED, extra_games=[]) as server:
        for stored in saved("server"):
            seats = range(len(stored["tokens"]))
            with server.player(stored["id"], *stored["tokens"]) as player:
                assert player.side(0)["view"]["answered"] == stored["view"]["answered"]
                player.play(Random(PLAY_ON), *seats, until=partial(over_or_answered, stored["view"]["answered"] + MORE))


def over_or_answered(count: int, state: Json) -> bool:
    return over(state) or has_answered(count, state)


def raise_rules(file: Path) -> None:
    """Today's version of the rules for every stored table, in its row and in its snapshots."""
    connection = sqlite3.connect(file)
    with connection:
        for game in ringspiel.all_games():
            connection.execute("UPDATE games SET rules = ? WHERE game = ?", (game.rules_version, game.id))
        for name, seq, position in connection.execute("SELECT game, seq, position FROM snapshots").fetchall():
            document = json.loads(position)
            document["rules"] = ringspiel.game_of(document["game"]).rules_version
            row = (json.dumps(document), name, seq)
            connection.execute("UPDATE snapshots SET position = ? WHERE game = ? AND seq = ?", row)
    connection.close()


def test_two_steps_of_one_name_are_refused() -> None:
    mordor = ringspiel.game_of("mordor")

    class Doubled(type(mordor)):  # type: ignore[misc]
        id = "doubled"
        steps = (*mordor.steps, mordor.steps[0])

    with pytest.raises(RuntimeError, match=re.escape("doubled has two steps called begin, ")):
        register(Doubled())
