"""The games at the table. Importing this package lists all that lie in it; the rules of a game load when it is used."""

from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ringspiel.kernel.game import Game
from ringspiel.kernel.listing import Listing
from ringspiel.kernel.registry import offer


def _load(id: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{__name__}.{id}.game").GAME
    return game


_found: list[Listing] = [
    import_module(f"{__name__}.{module.name}.listing").LISTING for module in iter_modules(__path__) if module.ispkg
]
for _listing in sorted(_found, key=lambda listing: (listing.order, listing.id)):
    offer(_listing, partial(_load, _listing.id))
