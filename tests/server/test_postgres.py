"""Two server processes on one real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random

import psycopg
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DataError

import ringspiel
from tests.server.conftest import UNLIMITED
from tests.server.harness import PATIENCE, Player, ServerProcess, again_with, has_answered, over
from tests.server.inside import server_on
from tests.server.postgres import Cluster


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    database = cluster.new_database()
    with ThreadPoolExecutor() as together:  # both at once find an empty database
        processes = list(together.map(lambda _: ServerProcess(database, **UNLIMITED), range(2)))
    yield processes[0], processes[1]
    for process in processes:
        process.stop()


def test_players_at_two_servers_play_one_game(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    table = here.new_table("mordor", "Ada", "Bob", "agent:greedy")
    with table.player(0) as ada, there.player(table.id, table.tokens[1]) as bob:
        random = Random(1)
        while not over(ada.state):
            ada.play(random, 0, until=lambda state: state["asked"] in (1, None))
            bob.catch_up_with(ada)
            bob.play(random, 1, until=lambda state: state["asked"] in (0, None))
            ada.until(lambda state: state["seq"] >= bob.state["seq"])
        bob.catch_up_with(ada)
        assert ada.log[0] == bob.log[1]
    record = there.get(f"/api/tables/{table.id}/record")
    assert ringspiel.replay(record).outcome is not None


def test_of_two_answers_at_once_one_counts_and_the_other_is_stale(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    table = here.new_table("road", "Ada", "Bob", length=40)
    tokens = table.tokens.values()
    with here.player(table.id, *tokens) as one, there.player(table.id, *tokens) as other, ThreadPoolExecutor() as both:
        for round in range(40):
            asked = one.state["asked"]
            replies = list(both.map(partial(answer_at, round, asked), (one, other)))
            assert sorted(str(reply.get("code", "ok")) for reply in replies) == ["ok", "stale"]
            for player in (one, other):
                player.until(partial(has_answered, round + 1))
        assert one.log == other.log
        assert over(one.state) and over(other.state)


def answer_at(seq: int, seat: int, player: Player) -> dict[str, object]:
    return player.answer(seat, 1, at=seq)


def test_undo_and_take_back_reach_the_other_server(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    table = here.new_table("secret", "Ada", "Bob")
    with table.player(0) as ada, there.player(table.id, table.tokens[1]) as bob:
        ada.answer(0, ada.side(0)["choices"][0]["answer"])
        bob.catch_up_with(ada)
        ada.do("undo", 0)
        bob.catch_up_with(ada)
        assert bob.state["answered"] == 0
        ada.answer(0, ada.side(0)["choices"][0]["answer"])
        ada.answer(0, 0)
        ada.do("take_back", 0)
        bob.until(lambda state: state["request"])
        assert bob.do("agree", 1)["type"] == "ok"
        ada.catch_up_with(bob)
        assert (ada.state["asked"], ada.state["answered"]) == (0, 1)


def test_connections_to_the_database_that_were_lost_are_made_anew(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    table = here.new_table("road", "Ada", "Bob", length=30)
    tokens = table.tokens.values()
    with here.player(table.id, *tokens) as one, there.player(table.id, *tokens) as other:
        for round in range(3):
            assert answer_at(round, one.state["asked"], one)["type"] == "ok"
            cut_connections(here)
            other.until(partial(has_answered, round + 1))
            one.until(partial(has_answered, round + 1))


def cut_connections(server: ServerProcess, which: str = "true") -> None:
    """Cut these connections to the database, and wait until they are gone."""
    url = make_url(server.settings["db"]).set(drivername="postgresql")
    with psycopg.connect(url.render_as_string()) as connection:
        others = f"pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
        connection.execute(
            f"SELECT pg_terminate_backend(pid, {1000 * PATIENCE:.0f}) FROM (SELECT pid FROM {others}) AS chosen"
        )


def test_seats_presence_and_rematch_reach_the_other_server(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    table = here.new_table("road", "Ada", "friend", length=1)
    with table.player(0) as ada:
        table.server = there
        table.join("Bob", 1)
        ada.until(lambda state: state["status"] == "playing")
        with table.player(1) as bob:
            while ada.wait("presence")["seats"] != [0, 1]:
                pass
            while bob.wait("presence")["seats"] != [0, 1]:
                pass
            player, seat = (ada, 0) if ada.state["asked"] == 0 else (bob, 1)
            assert player.answer(seat, 1)["type"] == "ok"
            bob.until(over)
            again = there.post(f"/api/tables/{table.id}/rematch", {"tokens": [again_with(table.tokens[1])]}, 201)
            assert ada.wait("rematch")["table"] == again["table"]
        while ada.wait("presence")["seats"] != [0]:
            pass


def test_who_came_elsewhere_while_notices_were_lost_is_seen(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    table = here.new_table("secret", "Ada", "Bob")
    with table.player(0) as ada, there.player(table.id):
        for listener in range(2):  # one of them is the other server's
            wait_for_presence(ada, [0], 1)
            cut_connections(here, f"query LIKE 'LISTEN%' ORDER BY pid OFFSET {listener} LIMIT 1")
            with there.player(table.id, table.tokens[1]):
                wait_for_presence(ada, [0, 1], 1)


def wait_for_presence(player: Player, seats: list[int], spectators: int) -> None:
    while player.wait("presence") != {"type": "presence", "seats": seats, "spectators": spectators}:
        pass


def test_the_last_two_seats_taken_at_once_begin_the_game(pair: tuple[ServerProcess, ServerProcess]) -> None:
    here, there = pair
    for _ in range(5):
        table = here.new_table("secret", "Ada", "open", "open")
        address = f"/api/tables/{table.id}/join"
        with ThreadPoolExecutor() as both:
            both.submit(here.post, address, {"name": "Bob", "seat": 1})
            both.submit(there.post, address, {"name": "Cid", "seat": 2})
        assert here.get(f"/api/tables/{table.id}")["status"] == "playing"


def test_one_seat_is_taken_once(pair: tuple[ServerProcess, ServerProcess]) -> None:
    table = pair[0].new_table("secret", "Ada", "open")
    with ThreadPoolExecutor() as both:
        answers = list(
            both.map(
                lambda server: server.http.post(f"/api/tables/{table.id}/join", json={"name": "B", "seat": 1}), pair
            )
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_a_rematch_asked_for_at_both_servers_is_one_table(pair: tuple[ServerProcess, ServerProcess]) -> None:
    table = pair[0].new_table("road", "Ada", "Bob", length=1)
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    with ThreadPoolExecutor() as both:
        body = {"tokens": [again_with(table.tokens[0])]}
        answers = list(both.map(lambda server: server.http.post(f"/api/tables/{table.id}/rematch", json=body), pair))
    assert sorted(answer.status_code for answer in answers) == [200, 201]
    assert answers[0].json() == answers[1].json()


def test_when_one_server_dies_the_other_plays_its_opponents(cluster: Cluster) -> None:
    database = cluster.new_database()
    dying = ServerProcess(database, alive_seconds=0.2, **UNLIMITED)
    with ServerProcess(database, alive_seconds=0.2, think_seconds=0.5, **UNLIMITED) as living:
        table = dying.new_table("road", "Ada", "agent:sleep", length=2)
        with living.player(table.id, table.tokens[0]) as ada:
            with dying.player(table.id, table.tokens[0]) as elsewhere:
                elsewhere.play(Random(1), 0, until=lambda state: state["asked"] == 1)
                dying.kill()
            ada.play(Random(1), 0, until=over)


def test_what_the_database_cannot_keep_is_our_fault_and_not_its(cluster: Cluster) -> None:
    """Else all would be told to wait for a database that is well, again and again."""
    server = server_on(cluster.new_database())

    async def ask() -> None:
        await server.database.read(lambda connection: connection.execute(text("SELECT :id"), {"id": "\0"}))

    with pytest.raises(DataError):
        asyncio.run(ask())
    server.database.close()
