"""The games at the table. Importing this package registers all that lie in it, each the `GAME` of its `game.py`."""

from importlib import import_module
from pkgutil import iter_modules

from ringspiel.kernel.registry import register

_found = [import_module(f"{__name__}.{module.name}.game").GAME for module in iter_modules(__path__) if module.ispkg]
for _game in sorted(_found, key=lambda game: (game.order, game.id)):
    register(_game)
