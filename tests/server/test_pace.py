"""Pace, clock, and what people agree on, with a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, update

from ringspiel.server.model.auth import hash_of
from ringspiel.server.model.clock import DAY, HOUR, MINUTE, now
from ringspiel.server.model.history import encode
from ringspiel.server.play.session import Session
from ringspiel.server.protocol.api import Join
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import Propose, SaveNote, StateMessage
from ringspiel.server.protocol.pace import Clock, Pace
from ringspiel.server.server import Server
from ringspiel.server.storage import downtime, schema
from tests.server.inside import Watcher, answer, holder, server_on, table_on

BEGIN = 1_800_000_000_000
EVENING = Pace("evening", reserve=3600, per_answer=30)
DAYS = Pace("days", per_answer=3 * 24 * 3600)


class Hands:
    """The hands of the server's clock."""

    def __init__(self, server: Server) -> None:
        self.at = BEGIN
        server.sessions.clock_now = lambda: self.at

    def forward(self, milliseconds: int) -> None:
        self.at += milliseconds


Scene = Callable[[Server, Session, Hands], Awaitable[None]]


def play(db: str, pace: Pace, scene: Scene, seats: int = 2, game: str = "mordor") -> None:
    async def run() -> None:
        server = server_on(db)
        hands = Hands(server)
        options = {"start": 0} if game == "mordor" else {}
        id = await table_on(server, game, seats, pace=pace, options=options)
        async with server.sessions.use(id) as session:
            session.clock = Clock(BEGIN, 0, session.clock.left)
            await scene(server, session, hands)
        server.background.stop()
        server.workers.close()
        server.database.close()

    asyncio.run(run())


def state(session: Session, *held: int) -> StateMessage:
    return session.state_for(frozenset(held), session.history.seq + 1, {})


async def propose(server: Server, session: Session, seat: int, kind: str, **about: object) -> int:
    wish = Propose(seat=seat, at=session.history.seq, kind=kind, **about)  # type: ignore[arg-type]
    return await server.agreements.propose(session, wish, holder(seat))


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as error:
        await doing
    return error.value.code


def test_an_answer_takes_from_the_reserve_what_is_longer_than_its_own_time(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(20_000)
        await answer(server, session)
        assert session.clock.left == [HOUR, HOUR]
        seat = session.asked
        assert seat is not None
        hands.forward(40_000)
        await answer(server, session)
        assert session.clock.left[seat] == HOUR - 10_000
        assert session.clock.since == hands.at
        assert state(session).time_for == session.clock.left[session.asked or 0] + 30_000

    play(new_database(), EVENING, scene)


def test_the_clock_survives_a_restart(new_database: Callable[[], str]) -> None:
    db = new_database()
    ids: list[str] = []

    async def before(server: Server, session: Session, hands: Hands) -> None:
        ids.append(session.id)
        hands.forward(90_000)
        await answer(server, session)

    async def after() -> None:
        server = server_on(db)
        Hands(server).forward(0)
        async with server.sessions.use(ids[0]) as session:
            assert sum(session.clock.left) == 2 * HOUR - 60_000
            assert session.clock.since == BEGIN + 90_000
        server.database.close()

    play(db, EVENING, before)
    asyncio.run(after())


def test_a_pause_needs_the_consent_of_the_others_and_stops_the_clock(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(HOUR)
        assert await refused(propose(server, session, 0, "resume")) == "not-now"
        await propose(server, session, 0, "pause")
        request = state(session).request
        assert request and (request.kind, request.waits_for) == ("pause", [1])
        assert await refused(propose(server, session, 1, "end")) == "not-now", "one at a time"
        await server.agreements.agree(session, 1, session.history.seq)
        assert session.clock.paused and state(session).request is None
        hands.forward(5 * DAY)
        assert session.clock.elapsed(hands.at) == HOUR
        assert not session.is_missing(0)
        await propose(server, session, 1, "resume")
        await server.agreements.agree(session, 0, session.history.seq)
        assert (session.clock.paused, session.clock.since, session.clock.used) == (False, hands.at, HOUR)

    play(new_database(), DAYS, scene)


def test_an_answer_ends_the_pause(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        await propose(server, session, 0, "pause")
        await server.agreements.agree(session, 1, session.history.seq)
        await answer(server, session)
        assert not session.clock.paused and session.clock.since == hands.at

    play(new_database(), DAYS, scene)


def test_when_time_has_run_out_a_computer_plays_on_until_the_owner_is_back(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(3 * DAY - 1)
        assert await refused(propose(server, session, 1, "stand_in", about=0, agent="easy")) == "not-missing"
        hands.forward(1)
        assert session.is_missing(0)
        assert await refused(propose(server, session, 1, "stand_in", about=0, agent="nobody")) == "bad-table"
        await propose(server, session, 1, "stand_in", about=0, agent="easy")
        assert session.seats[0].stand_in == "easy" and session.seats[0].name == "Player 0"
        while session.asked == 0:
            session.changed.clear()
            await asyncio.wait_for(session.changed.wait(), 60)
        assert session.clock.since is not None
        assert len(session.history.in_force) > session.history.last_of(0) == 0, "the seat has not answered itself"
        await server.seats.come_back(session, 0, session.history.seq)
        assert session.seats[0].stand_in is None
        assert await refused(server.seats.come_back(session, 0, session.history.seq)) == "not-asked"

    play(new_database(), DAYS, scene)


def test_a_stand_in_and_an_owner_who_is_back_begin_with_fresh_time(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        absent = msgspec.structs.replace(session.seats[0], stand_in="easy")
        session.seats = [absent, *session.seats[1:]]
        session.clock = Clock(None, 3 * DAY, session.clock.left)
        hands.forward(MINUTE)
        await server.seats.come_back(session, 0, session.history.seq)
        assert (session.asked, session.clock.since, session.clock.used) == (0, hands.at, 0)
        hands.forward(3 * DAY)
        await propose(server, session, 1, "stand_in", about=0, agent="easy")
        assert (session.clock.since, session.clock.used) == (None, 0)

    play(new_database(), DAYS, scene)


def test_an_owner_who_is_back_gives_no_time_to_somebody_else_who_is_asked(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        session.seats = [session.seats[0], msgspec.structs.replace(session.seats[1], stand_in="easy")]
        hands.forward(MINUTE)
        await server.seats.come_back(session, 1, session.history.seq)
        assert session.asked == 0 and session.clock.elapsed(hands.at) == MINUTE

    play(new_database(), DAYS, scene)


def test_others_have_to_agree_before_a_seat_is_given_away(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(5 * MINUTE)
        Watcher(session, 2)
        await propose(server, session, 1, "vacate", about=0)
        request = state(session).request
        assert request and request.waits_for == [2], "who is there, and not who is missing"
        await server.agreements.agree(session, 2, session.history.seq)
        assert (session.status, session.clock.since) == ("waiting", None)
        assert [seat.info().open for seat in session.seats] == [True, False, False]
        assert session.seats[0].freed_by is not None, "it is its owner's until somebody takes it"

    play(new_database(), Pace("live"), scene, seats=3)


def test_who_answers_in_time_lets_a_proposal_lapse(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(5 * MINUTE)
        Watcher(session, 2)
        await propose(server, session, 1, "end", about=0)
        await answer(server, session)
        assert state(session).request is None and session.status == "playing"

    play(new_database(), Pace("live"), scene, seats=3)


def test_all_together_can_end_a_game(new_database: Callable[[], str]) -> None:
    db = new_database()
    ids: list[str] = []

    async def scene(server: Server, session: Session, hands: Hands) -> None:
        ids.append(session.id)
        await propose(server, session, 0, "end")
        assert session.status == "playing"
        await server.agreements.agree(session, 1, session.history.seq)
        shown = state(session, 0)
        assert (shown.status, shown.ended, shown.asked) == ("over", True, None)
        assert await refused(answer(server, session)) == "not-asked"

    async def after() -> None:
        server = server_on(db)
        async with server.sessions.use(ids[0]) as session:
            assert (session.status, session.history.ended) == ("over", True)
        server.database.close()

    play(db, DAYS, scene)
    asyncio.run(after())


def test_going_back_gives_no_fresh_time(new_database: Callable[[], str]) -> None:
    """Two seconds for an answer stay two seconds, however often somebody goes back."""

    async def scene(server: Server, session: Session, hands: Hands) -> None:
        while not session.table.can_undo():
            await answer(server, session)
        seat = session.asked
        assert seat is not None
        for _ in range(10):
            hands.forward(150)
            await server.commands.undo(session, seat, session.history.seq)
            hands.forward(150)
            await answer(server, session)
            assert session.asked == seat
        assert session.clock.elapsed(hands.at) == 3000 and session.is_missing(seat)

    play(new_database(), Pace("live", per_answer=2), scene, game="tuerme")


def test_after_going_back_time_is_taken_from_the_reserve_once(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        while not session.table.can_undo():
            await answer(server, session)
        seat = session.asked
        assert seat is not None
        before = session.clock.left[seat]
        hands.forward(MINUTE)
        await server.commands.undo(session, seat, session.history.seq)
        for _ in range(2):  # the answer that was undone, and a new one
            assert session.asked == seat and session.clock.left[seat] == before
            hands.forward(1000)
            await answer(server, session)
        assert session.clock.left[seat] == before - MINUTE - 2000

    play(new_database(), Pace("live", reserve=3600), scene, game="tuerme")


def test_a_freed_seat_is_its_owners_until_somebody_takes_it(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        await server.talks.note(session, SaveNote(seat=0, words="Bob bluffs."))
        hands.forward(10 * MINUTE)
        await propose(server, session, 1, "vacate", about=0)
        assert session.status == "waiting" and session.seats[0].info().open
        await server.seats.come_back(session, 0, session.history.seq, holder(0))
        assert (session.status, session.seats[0].name) == ("playing", "Player 0")
        assert len((await server.talks.remembered(session, frozenset({0}))).messages) == 1, "the note is still there"
        assert session.clock.elapsed(hands.at) == 0, "and so is the time"

    play(new_database(), Pace("live"), scene)


def test_nobody_at_the_table_takes_a_freed_seat(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        bob = Watcher(session, 1)
        bob.address = "192.0.2.7"
        session.seats[1].tokens.append(hash_of("b" * 32))
        hands.forward(10 * MINUTE)
        await propose(server, session, 1, "vacate", about=0)
        mine = Join("Cid", seat=0, held=["b" * 32])
        assert await refused(server.seats.join(session, mine, "c" * 32, "192.0.2.8")) == "sits-here"
        assert await refused(server.seats.join(session, Join("Cid", seat=0), "c" * 32, "192.0.2.7")) == "sits-here"
        assert await server.seats.join(session, Join("Cid", seat=0), "c" * 32, "192.0.2.8") == 0
        session.connections.clear()

    play(new_database(), Pace("live"), scene)


def test_time_in_which_no_server_runs_does_not_count(new_database: Callable[[], str]) -> None:
    """And after that the player has some time to come back, before others may do without them."""
    db = new_database()
    pace = Pace("live", per_answer=600)

    async def begin() -> str:
        server = server_on(db)
        id = await table_on(server, pace=pace)
        await server.database.write(partial(downtime.beat, at=now()))
        server.database.close()
        return id

    async def later(id: str, lost: int, left: int) -> None:
        """As if the server had stopped so long ago, with so much time left for the player."""
        server = server_on(db)

        def shift(connection: Connection) -> None:
            clock = Clock(now() - lost - (300_000 - left))
            connection.execute(update(schema.tables).values(clock=encode(clock)))
            connection.execute(update(schema.alive).values(at=now() - lost))

        await server.database.write(shift)
        server.database.close()
        again = server_on(db)
        async with again.sessions.use(id) as session:
            seat = session.asked
            assert seat is not None and not session.is_missing(seat)
            rest = 300_000 - session.clock.elapsed(now())
            assert max(left, 120_000) - 30_000 < rest <= max(left, 120_000)
        again.database.close()

    id = asyncio.run(begin())
    asyncio.run(later(id, HOUR, 200_000))
    asyncio.run(later(id, HOUR, 1_000))


def test_another_process_that_runs_is_no_downtime(new_database: Callable[[], str]) -> None:
    db = new_database()

    async def run() -> None:
        server = server_on(db)
        await server.database.write(partial(downtime.beat, at=now()))
        assert await server.database.write(partial(downtime.credit, at=now() + 5_000, grace=0)) == 0
        server.database.close()

    asyncio.run(run())


def test_nobody_inherits_a_seat_together_with_what_was_private(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        await server.talks.note(session, SaveNote(seat=0, words="Bob bluffs."))
        hands.forward(10 * MINUTE)
        await propose(server, session, 1, "vacate", about=0)
        wish = Join("Cid", seat=0)
        assert await server.seats.join(session, wish, "new") == 0
        assert (session.status, session.seats[0].name) == ("playing", "Cid")
        assert (await server.talks.remembered(session, frozenset({0}))).messages == []

    play(new_database(), Pace("live"), scene)


def test_a_computer_takes_the_seat_of_a_friend_who_never_came(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(5 * MINUTE)
        Watcher(session, 2)
        await propose(server, session, 1, "vacate", about=0)
        await server.agreements.agree(session, 2, session.history.seq)
        assert await refused(propose(server, session, 1, "pause")) == "not-now"
        assert await refused(propose(server, session, 1, "stand_in", about=2, agent="easy")) == "not-now"
        await propose(server, session, 1, "stand_in", about=0, agent="easy")
        assert session.status == "waiting", "others have to agree"
        await server.agreements.agree(session, 2, session.history.seq)
        assert (session.status, session.seats[0].stand_in) == ("playing", "easy")
        while session.asked == 0:
            session.changed.clear()
            await asyncio.wait_for(session.changed.wait(), 60)

    play(new_database(), Pace("live"), scene, seats=3)
