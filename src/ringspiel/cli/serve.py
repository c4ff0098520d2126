"""`ringspiel serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes a free one")] = 0,
    db: Annotated[str | None, typer.Option(help="a database URL; an own SQLite file if not given")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="open the table in the browser")] = False,
) -> None:
    """Serve the table to browsers."""
    from ringspiel.server.main import serve as run

    run(host, port, db, open_browser)
