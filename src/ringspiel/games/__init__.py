"""The games at the table. Importing this package registers them all."""

from ringspiel.games.gefaehrten.game import Gefaehrten
from ringspiel.games.gran.game import Gran
from ringspiel.games.mordor.game import Mordor
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.tuerme.game import Tuerme
from ringspiel.kernel.registry import register

register(Gefaehrten())
register(Mordor())
register(Tuerme())
register(Gran())
register(Ringkrieg())
