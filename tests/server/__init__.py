"""Tests of the server, most of them with real processes."""

GATE = "RINGSPIEL_TESTS_GATE"
"""The environment variable that names the file for which the toy opponent `waits`."""
