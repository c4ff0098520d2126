"""The games at the table. Importing this package registers them all."""

from ringspiel.games.gran.game import Gran
from ringspiel.games.mordor.game import Mordor
from ringspiel.table.registry import register

register(Mordor())
register(Gran())
