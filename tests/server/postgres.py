"""A private PostgreSQL cluster in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from itertools import count
from pathlib import Path

UNPRIVILEGED = "postgres"  # PostgreSQL refuses to run as root


class Cluster:
    """Runs while the `with` block does. Its folder is not pytest's, into which only root can look."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ringspiel-postgres-"))
        self.programs = programs()
        self.numbers = count(1)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]

    def __enter__(self) -> Cluster:
        if os.getuid() == 0:
            shutil.chown(self.folder, UNPRIVILEGED)
        self.run("initdb", "--auth=trust", "--username=ringspiel", "--no-sync", "--pgdata", str(self.folder))
        listen = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "--wait", "--pgdata", str(self.folder), "--log", log, "--options", listen)
        return self

    def __exit__(self, *_: object) -> None:
        self.run("pg_ctl", "stop", "--mode=immediate", "--pgdata", str(self.folder))
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"tables{next(self.numbers)}"
        address = ["--host=127.0.0.1", f"--port={self.port}", "--username=ringspiel"]
        self.run("createdb", *address, name)
        return f"postgresql+psycopg://ringspiel@127.0.0.1:{self.port}/{name}"

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if os.getuid() == 0:
            command = ["runuser", "-u", UNPRIVILEGED, "--", *command]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=60)


def programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = str(found[-1]) if found else shutil.which("initdb")
    assert initdb, "tools/system-packages installs PostgreSQL"
    return Path(initdb).parent
