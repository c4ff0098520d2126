"""What was acknowledged about seats, talk, notes and orders is so. `python -m campaigns.races` does this at length."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from campaigns.races import RACES, campaign

from ringspiel.server.model.table import Seat
from ringspiel.server.play.session import Session
from ringspiel.server.protocol.api import Join
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import Propose, SaveNote, Say
from ringspiel.server.server import Server
from tests.server.inside import Watcher, answer, holder, server_on, table_on
from tests.server.postgres import Cluster


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_or_doubled(kind: str, request: pytest.FixtureRequest, tmp_path: object) -> None:
    db, workers = f"sqlite:///{tmp_path}/tables.sqlite3", 1
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        db, workers = cluster.new_database(), 2
    findings = asyncio.run(campaign(db, workers, count=3, at_once=6, kill_every=0))
    assert findings.faults == []
    assert set(findings.races) == set(RACES) and not sum(findings.killed.values())


class Owner(Watcher):
    """A connection that has a seat as long as the token is valid."""

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__(session, seat)
        self.seat, self.token = seat, session.seats[seat].tokens[0]

    def keep_seats(self, seats: list[Seat]) -> None:
        if self.token not in seats[self.seat].tokens:
            self.held = frozenset()


def twice(db: str) -> tuple[Server, Server]:
    """Two servers on one PostgreSQL that do not hear of each other."""
    return server_on(db), server_on(db)


def with_both(cluster: Cluster, scene: Callable[[Server, Session, Server, Session], object], **wishes: object) -> None:
    """Let two servers hold the same table; neither knows what the other does."""

    async def run() -> None:
        one, other = twice(cluster.new_database())
        id = await table_on(one, "mordor", **wishes)  # type: ignore[arg-type]
        async with one.sessions.use(id) as here, other.sessions.use(id) as there:
            await scene(one, here, other, there)  # type: ignore[misc]
            await other.sessions.refresh(there)
            assert here.seats == there.seats and here.history.seq == there.history.seq
            assert (here.clock, here.orders, here.lines) == (there.clock, there.orders, there.lines)
        for server in (one, other):
            server.database.close()

    asyncio.run(run())


def test_a_process_that_is_behind_reads_again_and_then_does_it(cluster: Cluster) -> None:
    async def scene(one: Server, here: Session, other: Server, there: Session) -> None:
        await one.talks.say(here, Say(seat=0, words="first"))
        await other.talks.say(there, Say(seat=1, words="second"))
        assert there.lines == 2 and there.history.seq == 2
        await one.talks.note(here, SaveNote(seat=0, words="mine"))
        await answer(other, there)
        await one.sessions.refresh(here)

    with_both(cluster, scene)


def test_an_answer_to_a_position_that_has_changed_elsewhere_stays_stale(cluster: Cluster) -> None:
    async def scene(one: Server, here: Session, other: Server, there: Session) -> None:
        await answer(one, here)
        with pytest.raises(Refused, match="stale"):
            await answer(other, there)

    with_both(cluster, scene)


def test_a_seat_freed_elsewhere_says_nothing_more(cluster: Cluster) -> None:
    """The connection there still believes that it holds the seat; the log knows better."""

    async def scene(one: Server, here: Session, other: Server, there: Session) -> None:
        wish = Propose(seat=1, at=0, kind="vacate", about=1)
        await one.agreements.propose(here, wish, holder(0, 1))
        await one.seats.join(here, Join("Cid", seat=1), "a" * 32)
        bob: Any = Owner(there, 1)
        with pytest.raises(Refused, match="not-yours"):
            await other.talks.note(there, SaveNote(seat=1, words="secret"), bob)
        there.connections.clear()

    with_both(cluster, scene)
