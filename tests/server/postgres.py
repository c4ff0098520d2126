"""A private PostgreSQL cluster in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import sleep

import psycopg

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
        self.listen = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "--mode=immediate", "--pgdata", str(self.folder))

    def start(self) -> None:
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "--wait", "--pgdata", str(self.folder), "--log", log, "--options", self.listen)

    def signal(self, number: int) -> None:
        """Send a signal to all processes of the cluster."""
        postmaster = (self.folder / "postmaster.pid").read_text().split()[0]
        children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        for process in (postmaster, *children):
            with suppress(ProcessLookupError):
                os.kill(int(process), number)

    def set(self, name: str, value: str) -> None:
        """Change a setting of the cluster, also for those who are connected."""
        address = f"host=127.0.0.1 port={self.port} user=ringspiel dbname=postgres"
        with psycopg.connect(f"{address} options='-c {name}=off'", autocommit=True) as writable:
            writable.execute(f"ALTER SYSTEM SET {name} = {value}")
            writable.execute("SELECT pg_reload_conf()")
        while not shows(address, name, value):  # all who are connected have been told before anybody who comes now
            sleep(0.01)

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


def shows(address: str, name: str, value: str) -> bool:
    with psycopg.connect(address) as connection:
        return connection.execute(f"SHOW {name}").fetchone() == (value,)


def programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = str(found[-1]) if found else shutil.which("initdb")
    assert initdb, "tools/system-packages installs PostgreSQL"
    return Path(initdb).parent
