"""What those who start the server are told about how friends reach it."""

from __future__ import annotations

import pytest
import segno

from ringspiel.server.main import BLOCKS, drawn, found_at, invitation, listen, own_address
from ringspiel.server.settings import Settings


def told(host: str, settings: Settings, language: str) -> list[str]:
    with listen(host, 0) as listening:
        return "\n".join(invitation(found_at(settings, host, listening), language)).splitlines()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
@pytest.mark.parametrize(("language", "words"), [("en", "Only this computer"), ("de", "Nur dieser Computer")])
def test_on_localhost_it_says_that_friends_cannot_come_and_how_they_can(host: str, language: str, words: str) -> None:
    (line,) = told(host, Settings(), language)
    assert words in line and "--host 0.0.0.0" in line and "--public-url" in line and "TLS" in line


def test_in_the_local_network_it_shows_address_and_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringspiel.server.main.own_address", lambda: "192.0.2.7")
    line, *code = told("0.0.0.0", Settings(), "en")
    address = line.rpartition(" ")[2]
    assert address.startswith("http://192.0.2.7:")
    assert code == list(drawn(address))


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringspiel.server.main.own_address", lambda: None)
    assert told("0.0.0.0", Settings(), "en") == []
    assert own_address() is None or own_address().count(".") == 3  # type: ignore[union-attr]


def test_behind_a_proxy_the_operators_address_is_enough() -> None:
    assert told("127.0.0.1", Settings(public_url="https://play.example.org"), "en") == []


def test_the_code_is_that_of_the_address() -> None:
    """Each character is two rows of the code, light on the terminal's dark ground."""
    rows = {block: upper_and_lower for upper_and_lower, block in BLOCKS.items()}
    address = "http://192.0.2.7:8000/"
    read = [[rows[block][half] for block in line] for line in drawn(address) for half in (0, 1)]
    meant = [[bool(dark) for dark in row] for row in segno.make(address, error="l").matrix_iter(border=2)]
    assert read[: len(meant)] == meant
