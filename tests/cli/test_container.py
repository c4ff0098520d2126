"""The container file and its compose file name only what there is; building an image needs a registry."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from typer.main import get_command

from ringspiel.cli import app
from ringspiel.server import app as server_app  # noqa: F401, its endpoints enlist themselves
from ringspiel.server.http.endpoint import ENDPOINTS

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE: dict[str, Any] = msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes())


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} (.+)$", DOCKERFILE, re.MULTILINE)


def listed(instruction: str) -> list[str]:
    return msgspec.json.decode(instruction, type=list[str])


def options_of_serve() -> set[str]:
    group: Any = get_command(app)
    return {option for parameter in group.commands["serve"].params for option in parameter.opts}


def test_what_is_copied_from_here_exists_and_is_not_left_out() -> None:
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for copied in instructions("COPY"):
        sources = shlex.split(copied)[:-1]
        if not sources[0].startswith("--from"):
            assert all((ROOT / source).exists() and source not in left_out for source in sources), copied


def test_the_stages_it_copies_from_are_named_before() -> None:
    stages = [line.split(" AS ")[1] for line in instructions("FROM") if " AS " in line]
    assert re.findall(r"(?:--|,)from=([a-z]+)", DOCKERFILE) == stages


def test_it_installs_only_what_is_locked_by_hash() -> None:
    """Besides the wheel that it has just built."""
    installs = re.findall(r"pip (?:install|wheel) ([^\n]+)", DOCKERFILE)
    assert installs and all("--require-hashes" in words or "--no-deps" in words for words in installs)
    assert "psycopg" in (ROOT / "requirements/container.txt").read_text(encoding="utf-8")


def test_it_runs_as_somebody_else_than_root_and_keeps_data_in_a_volume() -> None:
    assert instructions("USER") == ["10001:10001"], "a fixed number, so that a volume keeps its owner"
    assert instructions("VOLUME") == ["/data"] and "XDG_DATA_HOME=/data" in instructions("ENV")[-1]


def test_its_command_and_that_of_compose_are_options_of_serve() -> None:
    for command in (listed(instructions("CMD")[-1]), COMPOSE["services"]["ringspiel"]["command"]):
        assert command[0] == "serve"
        named = {word.partition("=")[0] for word in command if word.startswith("--")}
        assert named and named <= options_of_serve()


def test_the_health_check_asks_for_an_endpoint_of_the_server() -> None:
    path = re.search(r"http://127\.0\.0\.1:8000(/[^']+)'", DOCKERFILE)
    assert path and ("GET", path[1]) in {(each.method, each.address) for each in ENDPOINTS}


def test_compose_waits_for_a_database_with_a_health_check_and_a_volume() -> None:
    services = COMPOSE["services"]
    for name, how in services["ringspiel"]["depends_on"].items():
        assert how["condition"] == "service_healthy" and services[name]["healthcheck"]
    volumes = [volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])]
    assert volumes and set(volumes) == set(COMPOSE["volumes"])


def test_packages_come_before_sources_and_build_packages_are_those_that_were_tested() -> None:
    """So that a layer with packages is used again when only a source has changed."""
    assert DOCKERFILE.index("npm --prefix web install") < DOCKERFILE.index("COPY web web")
    assert DOCKERFILE.index("requirements/build.txt") < DOCKERFILE.index("--from=client /src/src")
    assert "--no-build-isolation" in DOCKERFILE


def test_no_password_stands_on_a_command_line() -> None:
    ringspiel = COMPOSE["services"]["ringspiel"]
    assert "PASSWORD" not in json.dumps(ringspiel["command"])
    assert "POSTGRES_PASSWORD" in ringspiel["environment"]["RINGSPIEL_DB"]


def test_the_container_file_has_no_fault_that_hadolint_knows() -> None:
    """DL3013 wants versions where constraints give them."""
    hadolint = str(Path(sys.executable).with_name("hadolint"))
    linted = subprocess.run(
        [hadolint, "--ignore=DL3013", str(ROOT / "Dockerfile")], capture_output=True, text=True, check=False
    )
    assert linted.returncode == 0, linted.stdout
