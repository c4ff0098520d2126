"""Giving a game up, and claiming it from somebody who is away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import ringspiel
from ringspiel.server.model.clock import DAY, HOUR, MINUTE
from ringspiel.server.play.session import Session
from ringspiel.server.protocol.pace import Pace
from ringspiel.server.server import Server
from ringspiel.server.storage import store
from ringspiel.server.storage.records import record_of
from tests.server.inside import Watcher, answer, server_on
from tests.server.test_pace import DAYS, EVENING, Hands, play, propose, refused, state

LIVE = Pace("live")


def test_who_gives_up_has_lost_and_the_record_says_so(new_database: Callable[[], str]) -> None:
    db = new_database()
    ids: list[str] = []

    async def scene(server: Server, session: Session, hands: Hands) -> None:
        ids.append(session.id)
        await answer(server, session)
        await propose(server, session, 0, "resign")
        outcome = session.table.outcome
        assert outcome and (outcome.winners, outcome.reason) == ([1], "given-up")
        assert (session.status, session.asked, state(session, 1).request) == ("over", None, None)
        assert await refused(propose(server, session, 1, "end")) == "not-now"

    async def after() -> None:
        server = server_on(db)
        async with server.sessions.use(ids[0]) as session:
            assert session.status == "over" and session.table.outcome
            assert session.table.outcome.reason == "given-up"
        stored = await server.database.read(partial(store.load, id=ids[0]))
        assert stored is not None
        table = ringspiel.replay(record_of(stored).to_json())
        assert table.outcome and table.outcome.winners == [1]
        server.database.close()

    play(db, DAYS, scene)
    asyncio.run(after())


def test_with_three_parties_nobody_gives_up(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        assert await refused(propose(server, session, 0, "resign")) == "not-now"

    play(new_database(), DAYS, scene, seats=3)


def test_in_a_team_the_others_of_the_team_agree(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        parties = session.table.parties()
        mates = [seat for seat in range(1, 4) if parties[seat] == parties[0]]
        await propose(server, session, 0, "resign")
        request = state(session).request
        assert request and request.waits_for == mates, "the other side has no say in it"
        await server.agreements.agree(session, mates[0], session.history.seq)
        outcome = session.table.outcome
        assert outcome and outcome.winners == [seat for seat in range(4) if parties[seat] != parties[0]]

    play(new_database(), DAYS, scene, seats=4, game="ringkrieg")


def test_a_game_is_claimed_from_a_player_who_is_away_for_five_minutes(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(5 * MINUTE - 1)
        assert await refused(propose(server, session, 1, "claim", about=0)) == "not-missing"
        hands.forward(1)
        assert await refused(propose(server, session, 1, "claim")) == "malformed"
        await propose(server, session, 1, "claim", about=0)
        outcome = session.table.outcome
        assert outcome and (outcome.winners, outcome.reason) == ([1], "claimed")

    play(new_database(), LIVE, scene)


def test_nobody_waits_for_the_consent_of_those_who_are_not_there(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(5 * MINUTE)
        Watcher(session, 1)
        await propose(server, session, 1, "stand_in", about=0, agent="easy")
        assert (session.seats[0].stand_in, state(session).request) == ("easy", None), "seat 2 is not connected"

    play(new_database(), LIVE, scene, seats=3)


def test_a_player_who_is_there_and_thinks_loses_no_game_without_a_clock(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(HOUR)
        Watcher(session, 0)
        assert await refused(propose(server, session, 1, "claim", about=0)) == "not-missing"
        assert session.table.outcome is None

    play(new_database(), LIVE, scene)


def test_a_clock_that_has_run_out_loses_the_game_also_of_a_player_who_is_there(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(2 * HOUR)
        Watcher(session, 0)
        await propose(server, session, 1, "claim", about=0)
        assert session.table.outcome and session.table.outcome.winners == [1]

    play(new_database(), EVENING, scene)


def test_nothing_is_claimed_from_a_team_whose_other_player_is_there(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        parties, away = session.table.parties(), session.asked
        assert away is not None
        mate = next(seat for seat in range(4) if seat != away and parties[seat] == parties[away])
        foe = next(seat for seat in range(4) if parties[seat] != parties[away])
        hands.forward(5 * MINUTE)
        there = Watcher(session, mate)
        assert await refused(propose(server, session, foe, "claim", about=away)) == "not-missing"
        session.connections.remove(there)  # type: ignore[arg-type]
        await propose(server, session, foe, "claim", about=away)
        outcome = session.table.outcome
        assert outcome and outcome.winners == [seat for seat in range(4) if parties[seat] == parties[foe]]

    play(new_database(), LIVE, scene, seats=4, game="ringkrieg")


def test_a_game_over_days_ends_only_if_all_others_agree(new_database: Callable[[], str]) -> None:
    async def scene(server: Server, session: Session, hands: Hands) -> None:
        hands.forward(4 * DAY)
        await propose(server, session, 1, "end", about=0)
        request = state(session).request
        assert request and request.waits_for == [2], "also if nobody looks in just now"

    play(new_database(), DAYS, scene, seats=3)
