"""Whether the server keeps to its OpenAPI document: `python -m campaigns.contract`, by Schemathesis.

Schemathesis is no part of the project: `pip install schemathesis` into an environment of its own, and name its command
with `--tool`. It sends what the document allows and what it does not allow, and compares every response with it.
What fits the document may still be refused by the rules of a game (422), by the state of a table (409) or for want of
room (503): these are documented at each address, and count as accepted.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from campaigns.load import start_server

CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "503"]
"""


def main(
    tool: Annotated[str, typer.Option(help="the command of Schemathesis")] = "schemathesis",
    examples: Annotated[int, typer.Option(help="how many requests for each address and phase, at most")] = 50,
    seed: Annotated[int, typer.Option()] = 1,
) -> None:
    with TemporaryDirectory() as folder:
        config = Path(folder) / "schemathesis.toml"
        config.write_text(CONFIG)
        server, address = start_server(folder)
        command = [tool, "--config-file", str(config), "run", f"{address}/api/openapi.json"]
        command += ["--checks", "all", "--phases", "examples,coverage,fuzzing", "--no-color"]
        try:
            done = subprocess.run([*command, "--max-examples", str(examples), "--seed", str(seed)], check=False)
        finally:
            server.terminate()
            server.wait()
    raise SystemExit(done.returncode)


if __name__ == "__main__":
    typer.run(main)
