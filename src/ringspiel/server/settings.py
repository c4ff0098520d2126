"""What can be set about a server. The defaults are for play; tests and benchmarks set some of it otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_dir


@dataclass(frozen=True)
class Settings:
    db: str = ""
    """SQLAlchemy URL; empty means a SQLite file in the user's data folder."""
    snapshot_every: int = 50
    workers: int = 2
    """Processes for computer opponents; one more checks uploads and prepares replays."""
    think_seconds: float = 30.0
    """How long an opponent may think before its process is ended and a simple answer is played instead."""
    clerk_seconds: float = 60.0
    takeover_seconds: float = 40.0
    """With several server processes: how long to wait for another one to play an opponent's turn."""
    hello_seconds: float = 10.0
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    posts_per_second: float = 2.0
    posts_at_once: int = 60
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 4 * 1024 * 1024
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open a WebSocket, such as https://play.example.org behind a proxy."""
    extra_games: tuple[str, ...] = ()
    """Modules that register further games, here and in the worker processes."""

    def db_url(self) -> str:
        if self.db:
            return self.db
        folder = Path(user_data_dir("ringspiel", appauthor=False, ensure_exists=True))
        return f"sqlite:///{folder / 'tables.sqlite3'}"
