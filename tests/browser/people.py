"""Tables set up over the API, and people who come to them with a link to their seat."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from playwright.sync_api import Page, expect


class Company:
    """A table with its seats; `link(2)` brings seat 2 to any device, once."""

    def __init__(self, address: str, page: Page, game: str, *seats: str, **wish: Any) -> None:
        body = {"game": game, "seats": [seat_of(words) for words in seats], **wish}
        reply = page.request.post(f"{address}api/tables", data=body)
        assert reply.ok, reply.text()
        self.address, self.page = address, page
        self.created = reply.json()
        self.tokens = {given["seat"]: given["token"] for given in self.created["tokens"]}

    def link(self, seat: int) -> str:
        table, fresh = self.created["table"], token_hex(16)
        wish = {"tokens": [{"token": self.tokens[seat], "fresh": fresh}], "how": "add"}
        reply = self.page.request.post(f"{self.address}api/tables/{table}/tokens", data=wish)
        assert reply.ok, reply.text()
        return f"{self.address}#/seat/{table}:{seat}.{fresh}"

    def come(self, page: Page, seat: int) -> Page:
        page.goto(self.link(seat))
        page.locator("#carry-here").click()
        expect(page).to_have_url(f"{self.address}#/table/{self.created['table']}")
        expect(page.locator("#prompt")).to_be_visible()
        return page


def seat_of(words: str) -> dict[str, str]:
    kind, _, agent = words.partition(":")
    return {"kind": "agent", "agent": agent} if kind == "agent" else {"kind": "me", "name": words}
