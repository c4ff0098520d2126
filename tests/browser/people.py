"""Tables set up over the API, and people who come to them with a link to their seat."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect


class Company:
    """A table with its seats; `link(2)` is what opens seat 2 on any device."""

    def __init__(self, address: str, page: Page, game: str, *seats: str, **wish: Any) -> None:
        body = {"game": game, "seats": [seat_of(words) for words in seats], **wish}
        reply = page.request.post(f"{address}api/tables", data=body)
        assert reply.ok, reply.text()
        self.address = address
        self.created = reply.json()
        self.tokens = {given["seat"]: given["token"] for given in self.created["tokens"]}

    def link(self, seat: int) -> str:
        return f"{self.address}#/seat/{self.created['table']}:{seat}.{self.tokens[seat]}"

    def come(self, page: Page, seat: int) -> Page:
        page.goto(self.link(seat))
        expect(page).to_have_url(f"{self.address}#/table/{self.created['table']}")
        expect(page.locator("#prompt")).to_be_visible()
        return page


def seat_of(words: str) -> dict[str, str]:
    kind, _, agent = words.partition(":")
    return {"kind": "agent", "agent": agent} if kind == "agent" else {"kind": "me", "name": words}
