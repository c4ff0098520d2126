"""`ringspiel serve`: the table in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from ringspiel.cli.say import Language, complain, language_of, words


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes a free one", min=0, max=65535)] = 0,
    db: Annotated[
        str,
        typer.Option(
            envvar="RINGSPIEL_DB",
            help="sqlite:////FILE or postgresql+psycopg://USER@HOST/NAME; else a file of yours",
        ),
    ] = "",
    workers: Annotated[int, typer.Option(help="server processes; more than one need PostgreSQL", min=1, max=64)] = 1,
    thinkers: Annotated[int, typer.Option(help="processes for opponents, in each server process", min=1)] = 2,
    public_url: Annotated[
        str, typer.Option(help="where browsers find the server, such as https://play.example.org")
    ] = "",
    origin: Annotated[list[str], typer.Option(help="a further origin whose pages may connect")] = [],  # noqa: B006
    embed_origin: Annotated[list[str], typer.Option(help="an origin whose pages may embed replays")] = [],  # noqa: B006
    host_name: Annotated[list[str], typer.Option(help="a further name of this server")] = [],  # noqa: B006
    proxy: Annotated[list[str], typer.Option(help="the address of a proxy to trust")] = [],  # noqa: B006
    smtp: Annotated[
        str,
        typer.Option(envvar="RINGSPIEL_SMTP", help="the mail server, such as smtp+starttls://user:password@host:587"),
    ] = "",
    mail_from: Annotated[str, typer.Option(help="the sender of mails")] = "",
    webhook: Annotated[list[str], typer.Option(help="an origin for notices, such as https://discord.com")] = [],  # noqa: B006
    expire_days: Annotated[
        float, typer.Option(help="remove tables that nobody has used for this many days", min=0)
    ] = 0.0,
    sockets_per_address: Annotated[int, typer.Option(help="WebSockets for each address", min=1)] = 100,
    connections_per_address: Annotated[int, typer.Option(help="connections for each address", min=1)] = 200,
    requests_per_second: Annotated[float, typer.Option(help="requests for each address", min=0.1)] = 30.0,
    tables_per_hour: Annotated[float, typer.Option(help="new tables for each address", min=1)] = 240.0,
    metrics_port: Annotated[int, typer.Option(help="offer metrics to this machine at this port", min=0, max=65535)] = 0,
    log_json: Annotated[bool, typer.Option(help="write the log as JSON")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="open the table in the browser")] = False,
    lang: Language = None,
) -> None:
    """Serve the table to browsers."""
    from ringspiel.server.app import STATIC
    from ringspiel.server.main import run
    from ringspiel.server.settings import Settings

    language = language_of(lang)
    if not (STATIC / "index.html").exists():
        complain(words(language, "cli-no-client"))
    settings = Settings(
        db=db,
        processes=workers,
        thinkers=thinkers,
        public_url=public_url,
        origins=tuple(origin),
        embed_origins=tuple(embed_origin),
        hosts=tuple(host_name),
        proxies=tuple(proxy),
        smtp=smtp,
        mail_from=mail_from,
        webhooks=tuple(webhook),
        expire_days=expire_days,
        sockets_per_address=sockets_per_address,
        connections_per_address=connections_per_address,
        requests_per_second=requests_per_second,
        tables_per_hour=tables_per_hour,
        metrics_port=metrics_port,
        log_json=log_json,
    )
    run(host, port, settings, open_browser, language)
