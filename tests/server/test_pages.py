"""Links with a preview, and replays within pages of other origins."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest

from ringspiel.kernel.errors import BadOption
from ringspiel.server.app import STATIC
from ringspiel.server.main import check_origin
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess, over

CLUB = "https://club.example.org"
pytestmark = pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the client is not built")


class Meta(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = given.get("property") or given.get("name")
        if tag == "meta" and name:
            self.found[name] = given.get("content") or ""


def told(server: ServerProcess, table: str, **headers: str) -> dict[str, str]:
    response = server.http.get(
        f"/t/{table}", headers={name.replace("_", "-"): value for name, value in headers.items()}
    )
    assert response.status_code == 200
    return Meta(response.text).found


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that lets a club embed its replays."""
    settings: dict[str, Any] = UNLIMITED | {
        "embed_origins": [CLUB],
        "public_url": "https://play.example.org",
        "extra_games": [],
    }
    with ServerProcess(sqlite(tmp_path_factory.mktemp("pages")), **settings) as server:
        yield server


def test_a_link_shows_game_players_and_picture(open_house: ServerProcess) -> None:
    wish = {"game": "mordor", "public": True, "seats": [{"kind": "me", "name": "Ada <b>"}, {"kind": "open"}]}
    table = open_house.post("/api/tables", wish, 201)["table"]
    found = told(open_house, table, accept_language="de-CH, en;q=0.5")
    assert found["og:title"] == "Die Reise nach Mordor" and found["og:locale"] == "de"
    assert found["og:description"] == "Ada <b>. Ein Platz ist frei: Spiel mit!"
    assert found["og:url"] == f"https://play.example.org/t/{table}"
    assert found["og:image"] == "https://play.example.org/previews/mordor.jpg"
    picture = open_house.http.get("/previews/mordor.jpg")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
    assert told(open_house, table, accept_language="en")["og:title"] == "The Journey to Mordor"


def test_a_private_table_names_nobody_and_no_seat_is_in_the_page(open_house: ServerProcess) -> None:
    table = open_house.new_table("mordor", "Ada", "friend", "agent:easy")
    page = open_house.http.get(f"/t/{table.id}").text
    assert Meta(page).found["og:description"].startswith("3 ")
    assert not any(secret in page for secret in ("Ada", *table.tokens.values(), *table.invitations.values()))


def test_a_finished_table_says_so(open_house: ServerProcess) -> None:
    table = open_house.new_table("mordor", "Ada", "Bob")
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    assert told(open_house, table.id, accept_language="en")["og:description"].endswith("over: look at it again.")


@pytest.mark.parametrize("address", ["nothing", "..%2F..", "%3Cscript%3E"])
def test_a_link_to_no_table_is_the_page_which_says_so(open_house: ServerProcess, address: str) -> None:
    response = open_house.http.get(f"/t/{address}")
    assert response.status_code == 200 and "og:title" not in Meta(response.text).found


def frames(server: ServerProcess, address: str) -> tuple[str, str | None]:
    headers = server.http.get(address).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    return policy["frame-ancestors"], headers.get("x-frame-options")


def test_only_replays_and_only_for_the_named_origins_stand_in_frames(open_house: ServerProcess) -> None:
    assert frames(open_house, "/embed/table") == (CLUB, None)
    for address in ("/", "/t/table", "/embed", "/api/games", "/x/embed/table"):
        assert frames(open_house, address) == ("'none'", "DENY")
    assert open_house.get("/api/reach")["embed"] is True


def test_usually_nobody_may_embed_anything(plain: ServerProcess) -> None:
    assert frames(plain, "/embed/table") == ("'none'", "DENY")
    assert plain.get("/api/reach")["embed"] is False


@pytest.mark.parametrize(
    "origin", ["*", "club.example.org", f"{CLUB}/page", f"{CLUB}; script-src *", "https://", CLUB + " 'self'"]
)
def test_what_is_no_origin_is_refused_with_a_sentence(origin: str) -> None:
    with pytest.raises(BadOption) as refused:
        check_origin(origin)
    assert refused.value.reason == {"key": "serve-origin", "args": {"origin": origin}}
    check_origin(CLUB)
    check_origin("http://localhost:8080")
