"""Orders in advance: answered for those who gave them, seen by nobody else, and never given away by their speed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ringspiel.kernel import registry
from ringspiel.kernel.advance_orders import AdvanceOrder
from ringspiel.server.play.session import Session
from ringspiel.server.server import Server
from tests.server.inside import Watcher, answer, server_on, table_on
from tests.toys import secret
from tests.toys.secret import ENOUGH, LayOut, Secret, SecretState


class StopAfterOne(AdvanceOrder[SecretState]):
    """Lay out a single card in each turn."""

    id = "stop-after-one"

    def scope(self, s: SecretState, seat: int) -> str:
        return "game" if s.hands[seat] else ""

    def answer(self, s: SecretState, seat: int) -> int | None:
        question = s.question
        return ENOUGH if isinstance(question, LayOut) and question.laid else None


@pytest.fixture
def ordering(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game offers an order."""
    monkeypatch.setitem(registry._games, "secret", Secret())
    monkeypatch.setattr(secret.Secret, "advance_orders", (StopAfterOne(),))


def play(db: str, scene: Callable[[Server, Session], Any], **settings: Any) -> None:
    async def run() -> None:
        server = server_on(db, **{"order_seconds": (0.0, 0.0), **settings})
        async with server.sessions.use(await table_on(server, "secret")) as session:
            await scene(server, session)
        server.database.close()

    asyncio.run(run())


def test_an_order_answers_until_it_is_revoked(new_database: Callable[[], str], ordering: None) -> None:
    async def scene(server: Server, session: Session) -> None:
        ada, bob = Watcher(session, 0), Watcher(session, 1)
        await server.orders.give(session, 0, ["stop-after-one", "unknown"])
        assert session.given_orders(0) == ["stop-after-one"]
        assert '"given":["stop-after-one"]' in ada.told[-1] and bob.told == [], "only the seat itself is told"
        await answer(server, session)
        while session.asked != 1:
            session.changed.clear()
            await asyncio.wait_for(session.changed.wait(), 60)
        assert session.history.in_force[-1].act.given.answer == ENOUGH
        assert session.history.last_of(0) == 1, "what an order has answered is news to its owner"
        assert "stop-after-one" not in "".join(bob.told).replace('"orders":["stop-after-one"]', "")
        await server.orders.give(session, 0, [])
        await answer(server, session)
        await answer(server, session, 0)
        while session.asked != 0:
            await answer(server, session)
        await answer(server, session)
        assert session.ordered is None and (session.asked == 0 or session.table.outcome is not None)

    play(new_database(), scene)


def test_the_pause_before_it_does_not_depend_on_what_is_held(new_database: Callable[[], str], ordering: None) -> None:
    async def scene(server: Server, session: Session) -> None:
        pauses = [server.orders.pause() for _ in range(200)]
        assert 3.0 <= min(pauses) < 4.0 and 8.0 < max(pauses) <= 9.0
        await server.orders.give(session, 0, ["stop-after-one"])
        await answer(server, session)
        assert session.ordered is not None and session.asked == 0, "not at once"
        await answer(server, session, 0)
        session.ordered.cancel()

    play(new_database(), scene, order_seconds=(3.0, 9.0))


def test_orders_survive_a_restart(new_database: Callable[[], str], ordering: None) -> None:
    db = new_database()
    ids: list[str] = []

    async def before(server: Server, session: Session) -> None:
        ids.append(session.id)
        await server.orders.give(session, 0, ["stop-after-one"])

    async def after() -> None:
        server = server_on(db)
        async with server.sessions.use(ids[0]) as session:
            assert session.given_orders(0) == ["stop-after-one"]
        server.database.close()

    play(db, before)
    asyncio.run(after())
