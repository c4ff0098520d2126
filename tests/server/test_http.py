"""Headers, addresses, the client's files, and schemathesis on the whole HTTP API."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import CHECKS
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from ringspiel.server.http.routes.info import described
from tests.server.harness import PATIENCE, ServerProcess

STRICT = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


@pytest.mark.parametrize("address", ["/", "/api/games", "/api/nothing", "/join/table"])
def test_every_response_has_the_security_headers(plain: ServerProcess, address: str) -> None:
    headers = plain.http.get(address).headers
    assert STRICT.items() <= dict(headers).items()
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]


@pytest.mark.parametrize("address", ["/api/nothing", "/api/tables/x/y", "/assets/nothing.js", "/api/texts/fr"])
def test_unknown_addresses(plain: ServerProcess, address: str) -> None:
    response = plain.http.get(address)
    assert (response.status_code, response.json()["error"]["code"]) == (404, "unknown")


def test_a_wrong_method(plain: ServerProcess) -> None:
    response = plain.http.delete("/api/tables")
    assert (response.status_code, response.json()["error"]["code"]) == (405, "wrong-method")


@pytest.mark.parametrize("address", ["/..%2f..%2fsettings.py", "/%00", "/" + "a" * 5000, "/assets/..%2f..%2fapp.py"])
def test_no_file_but_the_clients_is_served(plain: ServerProcess, address: str) -> None:
    response = plain.http.get(address)
    assert response.status_code in (200, 404, 503)
    assert "import" not in response.text


def test_the_page_is_there_for_the_clients_own_addresses_or_says_how_to_build_it(plain: ServerProcess) -> None:
    pages = {plain.http.get(address).text for address in ("/", "/table/abc", "/replay/abc/17")}
    assert len(pages) == 1
    assert "<title>Ringspiel</title>" in pages.pop()


def test_large_answers_go_compressed(plain: ServerProcess) -> None:
    texts = plain.http.get("/api/texts/en", headers={"accept-encoding": "gzip"})
    assert texts.headers["content-encoding"] == "gzip"
    assert int(texts.headers.get("content-length") or texts.num_bytes_downloaded) < len(texts.content) / 2
    assert "content-encoding" not in plain.http.get("/api/nothing").headers


def test_the_description_of_the_api_is_made_once(plain: ServerProcess) -> None:
    assert described() is described()
    found = plain.http.get("/api/openapi.json")
    again = plain.http.get("/api/openapi.json", headers={"if-none-match": found.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_schemathesis_finds_nothing(plain: ServerProcess) -> None:
    """Every endpoint, with valid and broken requests: no server error, and only what the description promises."""
    schema = schemathesis.openapi.from_url(f"{plain.address}/api/openapi.json")
    checks: list[Any] = [check for check in CHECKS.get_all() if check.__name__ not in UNFITTING]
    limits = hypothesis.settings(max_examples=15, deadline=None, suppress_health_check=list(hypothesis.HealthCheck))

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        can_be_broken = bool(operation.body or operation.query)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)[: 1 + can_be_broken]:

            @limits
            @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
            def call(case: schemathesis.Case[Any]) -> None:
                case.call_and_validate(base_url=plain.address, checks=checks, timeout=PATIENCE)

            call()


UNFITTING = {
    "positive_data_acceptance",  # whether a game offers these options is more than a schema can say
    "ignored_auth",  # tokens are part of the body
}
