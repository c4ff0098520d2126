"""`ringspiel backup`, `restore` and `export`: the games of a server outside its database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from ringspiel.cli.say import Language, console, language_of, words
from ringspiel.kernel.errors import BadOption

T = TypeVar("T")
Db = Annotated[
    str,
    typer.Option(
        envvar="RINGSPIEL_DB",
        help="sqlite:////FILE or postgresql+psycopg://USER@HOST/NAME; else a file of yours",
    ),
]


def backup(file: Annotated[Path, typer.Argument(help="the file to write")], db: Db = "", lang: Language = None) -> None:
    """Write all games of a server to a file, also while it runs."""
    from ringspiel.server.storage import backup

    games = possible(lambda: backup.backup(filled(db), file))
    console.print(
        words(language_of(lang), "cli-backup-done", file=str(file), games=games), markup=False, soft_wrap=True
    )


def restore(
    file: Annotated[Path, typer.Argument(help="a file that backup has written")], db: Db = "", lang: Language = None
) -> None:
    """Bring back the games of a backup that the database does not have, also while a server runs."""
    from ringspiel.server.storage import backup

    brought, there = possible(lambda: backup.restore(url_of(db), file))
    told = words(language_of(lang), "cli-restore-done", brought=brought, there=there)
    console.print(told, markup=False, soft_wrap=True)


def export(
    folder: Annotated[Path, typer.Argument(help="the folder for the records")],
    db: Db = "",
    parquet: Annotated[bool, typer.Option(help="the decisions as Parquet, a folder for each game")] = False,
    append: Annotated[bool, typer.Option("--append", help="add records that the folder does not have yet")] = False,
    lang: Language = None,
) -> None:
    """Write the record of every finished game into an empty folder."""
    from ringspiel.server.storage import dataset, records

    if parquet and append:
        raise BadOption("decisions are written anew each time: leave out --append, and choose an empty folder")
    if parquet:
        games, left_out = possible(lambda: dataset.to_parquet(filled(db), folder))
        told = words(language_of(lang), "cli-export-decisions", folder=str(folder), games=games, left_out=left_out)
        console.print(told, markup=False, soft_wrap=True)
        return
    games = possible(lambda: records.export(filled(db), folder, append))
    told = words(language_of(lang), "cli-export-done", folder=str(folder), games=games)
    console.print(told, markup=False, soft_wrap=True)


def url_of(db: str) -> str:
    """The address of the database, checked."""
    from ringspiel.server.settings import Settings
    from ringspiel.server.storage.address import check_address

    url = Settings(db=db).db_url()
    check_address(url)
    return url


def filled(db: str) -> str:
    """The address of a database that a server has used."""
    from ringspiel.server.storage.address import check_filled

    url = url_of(db)
    check_filled(url)
    return url


def possible(work: Callable[[], T]) -> T:
    from ringspiel.server.storage.backup import NotPossible

    try:
        return work()
    except NotPossible as error:
        raise SystemExit(str(error)) from error
