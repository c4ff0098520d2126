"""Starts a server for the tests: `python -m tests.server.launch PORT SETTINGS`, the settings as JSON."""

import sys

import msgspec

from ringspiel.server.main import run
from ringspiel.server.settings import Settings

if __name__ == "__main__":
    run("127.0.0.1", int(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=Settings))
