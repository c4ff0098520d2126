"""The container file and its compose file name only what there is; building an image needs a registry."""

from __future__ import annotations

import re
import shlex
import tomllib
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
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


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
    assert re.findall(r"--from=(\S+)", DOCKERFILE) == stages


def test_the_extras_it_installs_exist() -> None:
    asked = re.search(r"\[([a-z,]+)\]\"", DOCKERFILE)
    assert asked and set(asked[1].split(",")) <= set(PROJECT["optional-dependencies"])


def test_it_runs_as_somebody_else_than_root_and_keeps_data_in_a_volume() -> None:
    assert instructions("USER") == ["ringspiel"]
    assert instructions("VOLUME") == ["/data"] and instructions("ENV") == ["XDG_DATA_HOME=/data"]


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
