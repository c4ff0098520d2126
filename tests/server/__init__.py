"""Tests of the server, most of them with real processes."""

GATE = "RINGSPIEL_TESTS_GATE"
"""The environment variable that names the file for which the toy opponent `waits`."""
READ_ONLY = "RINGSPIEL_TESTS_READ_ONLY"
"""The one that names a file: while it is there, SQLite may open databases for reading only."""
