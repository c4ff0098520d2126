"""What changes at a table is told as patches to those who ask for them; everybody else is told whole states."""

from __future__ import annotations

import asyncio
import copy
import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringspiel.kernel.registry import game_ids, game_of
from ringspiel.server.model.history import Entry, History, Undone, play_answer
from ringspiel.server.model.table import Stored
from ringspiel.server.play.seating import SetUp
from ringspiel.server.play.session import Session
from ringspiel.server.play.telling import Telling
from ringspiel.server.protocol.api import NewSeat, NewTable
from ringspiel.server.protocol.patches import Follower, changes, patched
from tests.server.harness import Json, Player, ServerProcess, has_answered
from tests.server.inside import Watcher, answer, server_in, table_on

NOW = 1_794_900_000_000
ONCE_IN = 12
"""Every so many answers on average somebody goes back, or comes anew."""
CLOSELY, SELDOM = 300, 8
"""After this many answers of a long game, those who watch are told once in so many of them, and then of all."""

scalars = st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["", "short", "long " * 20])
names = st.sampled_from(["a", "b", '"', "ü"])
documents = st.recursive(scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(names, inner, max_size=5))


@given(documents, documents)
def test_changes_lead_from_one_document_to_the_other_and_leave_the_first_as_it_was(one: Any, two: Any) -> None:
    before = copy.deepcopy(one)
    steps = [json.loads(each) for each in changes(msgspec.json.encode(one), msgspec.json.encode(two))]
    assert patched(one, steps) == two
    assert one == before


def test_a_place_in_a_long_document_is_told_without_the_rest() -> None:
    old: Any = {"rows": [{"row": number, "of": "x" * 40, "also": "y" * 99} for number in range(9)], "here": [1, 2, 3]}
    new = copy.deepcopy(old)
    new["rows"][4]["of"] = "z"
    new["rows"].append("last")
    new["here"] = None
    told = [json.loads(each) for each in changes(msgspec.json.encode(old), msgspec.json.encode(new))]
    assert told == [[["rows"], 4, 5, [*new["rows"][4:]]], [["here"], None]]
    new["rows"].pop()
    told = [json.loads(each) for each in changes(msgspec.json.encode(old), msgspec.json.encode(new))]
    assert told == [[["rows", 4, "of"], "z"], [["here"], None]]


class Pair:
    """Two connections of the same seats: one is told whole states, the other patches."""

    def __init__(self, session: Session, *held: int) -> None:
        self.session, self.held = session, held
        self.plain, self.other = Watcher(session, *held), Watcher(session, *held, patches=True)
        self.follower = Follower()
        self.patches = 0

    def come(self) -> None:
        """Join, with a whole state."""
        self.other.shown, self.follower = None, Follower()
        for watcher in (self.plain, self.other):
            first = len(self.session.history.in_force) + 1
            self.session.tell(watcher, Telling(self.session.state_for(watcher.held, first, {})))  # type: ignore[arg-type]
        assert '"type":"state"' in self.other.told[-1]
        self.check()

    def check(self) -> None:
        """Both know the same after all that they were told, log and clock included."""
        assert len(self.plain.told) == len(self.other.told) > 0
        for whole, told in zip(self.plain.told, self.other.told, strict=True):
            message = msgspec.json.decode(told)
            self.patches += message["type"] == "patch"
            assert self.follower.whole(message) == msgspec.json.decode(whole)
        self.plain.told.clear()
        self.other.told.clear()


def session_of(game: str) -> Session:
    """A table in memory only: what is told does not depend on a database."""
    people = [NewSeat("me", name=f"Player {seat}") for seat in range(game_of(game).seat_counts[0])]
    set_up = SetUp(NewTable(game, people))
    session = Session("table", lambda: NOW)
    session.restore(Stored(set_up.header, set_up.seats, History(), None, False, None, 0))
    return session


def do(session: Session, act: Any, events: str) -> None:
    """What is done once a change is committed."""
    seq = session.history.seq + 1
    session.history.add(Entry(seq, session.table.seat or 0, act))
    session.news[seq] = events


@pytest.mark.parametrize("game", game_ids())
def test_patches_lead_to_the_whole_state_at_every_answer_of_a_whole_game(game: str) -> None:
    random, session = Random(game), session_of(game)
    views = [Pair(session, seat) for seat in range(session.table.seats)] + [Pair(session)]
    for view in views:
        view.come()
    while session.asked is not None:
        seat = session.asked
        do(session, *play_answer(session.table, random.choice(session.table.answers())))
        if not random.randrange(ONCE_IN) and session.undo_to(seat) is not None:
            session.table.undo()
            do(session, Undone(len(session.table.entries)), "[]")
        if len(session.table.entries) > CLOSELY and random.randrange(SELDOM) and session.asked is not None:
            continue
        session.broadcast()
        for view in views:
            view.check()
        if not random.randrange(ONCE_IN):
            random.choice(views).come()
    assert all(view.follower.state["sides"][0]["view"]["outcome"] for view in views)
    assert sum(view.patches for view in views) > min(session.history.seq, CLOSELY)


def test_what_is_taken_back_is_told_as_a_patch_too(tmp_path: Path) -> None:
    async def run() -> None:
        server = server_in(tmp_path)
        async with server.sessions.use(await table_on(server, "gran", 3)) as session:
            session.clock_now = lambda: NOW
            seat = session.asked
            assert seat is not None
            view = Pair(session, seat)
            view.come()
            before = view.follower.state
            await answer(server, session)
            view.check()
            assert session.undo_to(seat) is not None and view.follower.state["sides"] != before["sides"]
            await server.commands.undo(session, seat, session.history.seq)
            view.check()
            assert view.patches == 2
            view_of = [state["sides"][0]["view"] for state in (before, view.follower.state)]
            assert view_of[0] == view_of[1]
        server.database.close()

    asyncio.run(run())


def test_who_asks_for_patches_is_told_the_whole_at_first_and_then_what_changes(server: ServerProcess) -> None:
    table = server.new_table("ringkrieg", "Ada", "Bob")
    with table.player(0, 1, patches=True) as ada, table.player(0, 1) as old:
        ada.play(Random(1), 0, 1, until=partial(has_answered, 8))
        old.catch_up_with(ada)
        told = [json.loads(frame)["type"] for frame in ada.frames]
        assert told.count("state") == 1 < told.count("patch")
        assert size(ada, '"type":"patch"') < size(old, '"type":"state"') - len(old.frames[0])
        assert not any('"patch"' in frame for frame in old.frames), "a client of 1.0 does not know them"
        assert like(ada.state) == like(old.state)
    with table.player(0, 1, resumes=ada, patches=True) as again:
        assert again.state["seq"] == old.state["seq"] and json.loads(again.frames[0])["type"] == "state"


def size(player: Player, kind: str) -> int:
    """How many bytes it was told in messages of this kind."""
    return sum(len(frame) for frame in player.frames if kind in frame)


def like(state: Json) -> Json:
    """Without what depends on the moment at which it was told."""
    return state | {"now": 0}
