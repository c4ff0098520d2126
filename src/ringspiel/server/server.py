"""The parts of a server, put together."""

from __future__ import annotations

from ringspiel.server.counters import Counters
from ringspiel.server.jobs.cache import Cache
from ringspiel.server.jobs.pool import Workers
from ringspiel.server.notify.notices import Notices
from ringspiel.server.play.agreements import Agreements
from ringspiel.server.play.background import Background
from ringspiel.server.play.commands import Commands
from ringspiel.server.play.gathering import Gathering
from ringspiel.server.play.log import Log
from ringspiel.server.play.opponents import Opponents
from ringspiel.server.play.orders import AdvanceOrders
from ringspiel.server.play.peers import Peers
from ringspiel.server.play.readers import Readers
from ringspiel.server.play.seats import Seats
from ringspiel.server.play.sessions import Sessions
from ringspiel.server.play.talk import Talks
from ringspiel.server.settings import Settings
from ringspiel.server.storage.database import Database
from ringspiel.server.transport.costs import Costs
from ringspiel.server.transport.limits import Limiter, Slots


class Server:
    """What HTTP handlers and WebSocket connections work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.counters = Counters()
        self.database = Database(settings)
        self.background = Background(settings.retry_seconds)
        self.workers = Workers(settings)
        self.sessions = Sessions(self.database, settings, self.background)
        self.log = Log(self.sessions)
        self.commands = Commands(self.sessions, self.log, settings)
        self.seats = Seats(self.sessions, self.log)
        self.agreements = Agreements(self.sessions, self.log, self.commands, self.seats)
        self.opponents = Opponents(self.sessions, self.commands, self.workers)
        self.orders = AdvanceOrders(self.sessions, self.log, self.commands, settings)
        self.gathering = Gathering(self.sessions, self.log, settings)
        self.talks = Talks(self.sessions, self.log)
        self.readers = Readers()
        self.peers = Peers(self.sessions, self.opponents, self.readers, settings)
        self.requests = Limiter(settings.requests_per_second, settings.requests_at_once)
        self.posts = Limiter(settings.posts_per_second, settings.posts_at_once)
        self.new_tables = Limiter(settings.tables_per_hour / 3600, settings.tables_at_once)
        self.hints = Limiter(settings.hints_per_minute / 60, settings.hints_at_once)
        self.codes = Limiter(settings.codes_per_minute / 60, settings.codes_at_once)
        self.lines = Limiter(settings.lines_per_minute / 60, settings.lines_at_once)
        self.notices = Notices(self.sessions, settings)
        self.new_contacts = Limiter(settings.contacts_per_hour / 3600, settings.contacts_at_once)
        self.costs = Costs(settings.processor_share, settings.processor_at_once)
        self.uploads = Slots(settings.uploads_per_address)
        self.sockets = Slots(settings.sockets_per_address)
        self.records = Cache(settings.records_cached)
        self.reviews = Cache(settings.records_cached)
        self.statistics = Cache(settings.records_cached // 8)
        self.stopped = False
