"""Somebody else on the server, who needs its workers: plays against a computer, and has positions checked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import httpx2
from websockets.asyncio.client import connect

import ringspiel
from campaigns.load import Load, read

ADDRESS = "127.0.0.77"
"""Neither that of the other players nor that of the attacker."""
PAUSE = 0.7
"""Seconds between two checks of a position: within the limits of an address."""
THINKS = 0.3
"""Seconds before an answer: so that a whole campaign sets up no more tables than one address may."""


@dataclass
class Witness:
    """How long opponents took to answer and positions to be checked, in seconds; and how often that was refused."""

    load: Load
    opponents: list[float] = field(default_factory=list)
    checks: list[float] = field(default_factory=list)
    refused: int = 0

    def forget(self) -> None:
        self.opponents.clear()
        self.checks.clear()
        self.refused = 0

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        transport = httpx2.AsyncHTTPTransport(local_address=ADDRESS)
        async with httpx2.AsyncClient(base_url=self.load.address, transport=transport, timeout=60) as http:
            tasks = [asyncio.create_task(work) for work in (self.play(http), self.check(http))]
            yield
            for task in tasks:
                if task.done():
                    task.result()  # raises what has stopped it: nothing was measured from then on
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def check(self, http: httpx2.AsyncClient) -> None:
        position = ringspiel.new("mordor", 2, seed=1).save()
        while True:
            began = perf_counter()
            response = await http.post("/api/positions", json={"position": position})
            self.checks.append(perf_counter() - began)
            self.refused += response.status_code != 200
            await asyncio.sleep(PAUSE)

    async def play(self, http: httpx2.AsyncClient) -> None:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "agent", "agent": "easy"}]
        while True:
            created = (await http.post("/api/tables", json={"game": "mordor", "seats": seats})).json()
            address = self.load.address.replace("http", "ws") + f"/api/tables/{created['table']}/socket"
            await self.one_game(address, created["tokens"][0]["token"], Random(1))

    async def one_game(self, address: str, token: str, random: Random) -> None:
        async with connect(address, max_size=None, open_timeout=60, local_addr=(ADDRESS, 0)) as line:
            await line.send(json.dumps({"type": "hello", "tokens": [token]}))
            since: float | None = None
            async for frame in line:
                state = read(frame)
                if state.type != "state":
                    continue
                if state.status == "over":
                    return
                if state.asked == 1:
                    since = perf_counter()
                    continue
                if since is not None:
                    self.opponents.append(perf_counter() - since)
                    since = None
                await asyncio.sleep(THINKS)
                answer = random.choice(state.sides[0].choices).answer
                wish = {"type": "answer", "id": state.seq, "seat": 0, "at": state.seq, "answer": answer}
                await line.send(json.dumps(wish))
