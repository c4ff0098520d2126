"""What can be set about a server. The defaults are for play; operators, tests and benchmarks change some of it."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from ringspiel import folders

KIB = 1024
MIB = 1024 * KIB


@dataclass(frozen=True)
class Settings:
    # --- where it is reached ------------------------------------------------------------------------------------
    public_url: str = ""
    """Where browsers find this server, such as https://play.example.org; with https, they are told to stay with it."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may open a WebSocket."""
    embed_origins: tuple[str, ...] = ()
    """Origins whose pages may show replays in a frame."""
    hosts: tuple[str, ...] = ()
    """Further names by which this server may be called; addresses in numbers and localhost always may."""
    proxies: tuple[str, ...] = ()
    """Addresses of trusted proxies. The server believes them when they name the address of a client."""

    local_only: bool = False
    """Whether only this computer can open its pages; `run` sets it."""
    shared: bool = True
    """Whether others can come to its tables at all."""
    addresses: tuple[str, ...] = ()
    """Its address in the local network; `run` sets it."""

    # --- telling people that it is their turn ---------------------------------------------------------------------
    smtp: str = ""
    """The mail server, as smtp://, smtp+starttls:// or smtps://user:password@host:port; empty: no mail."""
    mail_from: str = ""
    webhooks: tuple[str, ...] = ()
    """Origins to which notices may be posted, such as https://discord.com."""
    notice_seconds: float = 15.0
    """How many seconds pass between two checks for notices that are due."""
    notice_after: float = 60.0
    """A player who answers within this many seconds gets no notice."""
    contacts_per_hour: float = 20.0
    contacts_at_once: int = 5
    """New addresses, for each visitor."""
    letters_per_hour: float = 4.0
    letters_at_once: int = 4
    """Messages to each address. What is due meanwhile comes with the next one."""
    letters_waiting: int = 100
    """Messages that may wait to be sent, by mail and by webhook."""
    send_seconds: float = 15.0
    """How long sending one message may take in all."""

    # --- what it is made of -------------------------------------------------------------------------------------
    db: str = ""
    """SQLAlchemy URL; empty means a SQLite file in the user's data folder."""
    threads: bool = True
    """Whether there may be threads and further processes; a web page has neither, and does one thing after another."""
    processes: int = 1
    """Server processes behind one address, on one PostgreSQL; limits are counted by each of them."""
    thinkers: int = 2
    """Processes for computer opponents and hints."""
    clerks: int = 3
    """Processes that prepare replays; all but one of them also check uploads and review games. Each is started when it
    is first needed."""
    extra_games: tuple[str, ...] = ()
    """Modules that register further games, here and in the worker processes."""
    snapshot_every: int = 50

    # --- how long things may take, in seconds -------------------------------------------------------------------
    order_seconds: tuple[float, float] = (3.0, 9.0)
    """The shortest and longest pause before an advance order answers. People take as long."""
    contribution_seconds: float = 20.0
    """How long a table waits for the pledges of its players, and again for their contributions to the seed."""
    grace_seconds: float = 120.0
    """After a time in which no server ran, a player who is asked has at least this many seconds."""
    think_seconds: float = 30.0
    """An opponent that thinks longer is ended, and a simple answer is played instead."""
    clerk_seconds: float = 60.0
    database_seconds: float = 8.0
    """The caller gives up a call of the database that takes longer."""
    retry_seconds: float = 2.0
    """How many seconds opponents and notices wait after a fault of the database before they try again."""
    alive_seconds: float = 2.0
    """How many seconds pass between two reports of a process that it lives. After three times as long without a
    report, others take over its opponents."""
    hello_seconds: float = 10.0
    header_seconds: float = 10.0
    body_seconds: float = 15.0
    request_seconds: float = 90.0
    stall_seconds: float = 20.0
    """A connection that reads nothing for this long is cut, after at most twice the time."""
    ping_seconds: float = 20.0
    stop_seconds: float = 3.0
    """How long connections and the database may take to end cleanly."""

    # --- limits for each address --------------------------------------------------------------------------------
    connections_per_address: int = 200
    connections_per_second: float = 20.0
    connections_at_once: int = 300
    sockets_per_address: int = 100
    requests_per_second: float = 30.0
    requests_at_once: int = 300
    posts_per_second: float = 2.0
    posts_at_once: int = 60
    tables_per_hour: float = 240.0
    tables_at_once: int = 60
    hints_per_minute: float = 20.0
    hints_at_once: int = 10
    codes_per_minute: float = 20.0
    codes_at_once: int = 20
    """How many short codes may be looked up. The limit keeps anybody from trying them all."""
    lines_per_minute: float = 30.0
    lines_at_once: int = 10
    """How much talk and how many notes may be sent."""
    uploads_per_address: int = 2
    processor_share: float = 0.2
    processor_at_once: float = 1.0
    """How much of the processor all its requests and messages may take: seconds per second, and seconds at once."""
    jobs_busy_per_address: int = 1
    jobs_waiting_per_address: int = 8
    """Opponents that think, hints, uploads, reviews or replays, each kind by itself: how many may be at work, and how
    many may wait. Opponents of one address may all wait."""

    # --- limits for everybody -----------------------------------------------------------------------------------
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    bot_messages_per_second: float = 5.0
    bot_messages_at_once: int = 30
    """How many messages a connection with a bot's seat may send."""
    message_bytes: int = 16 * KIB
    body_bytes: int = 64 * KIB
    record_bytes: int = 4 * MIB
    record_answers: int = 5000
    unread_bytes: int = 4 * MIB
    """How much may wait until a connection reads it."""
    log_answers: int = 1000
    log_bytes: int = 2 * MIB
    """How much of the log a state contains at most."""
    jobs_waiting: int = 32
    """Hints, uploads or replays that may wait for a process, each kind by itself."""
    writes_waiting: int = 5000
    records_cached: int = 32 * MIB

    # --- keeping ------------------------------------------------------------------------------------------------
    expire_days: float = 0.0
    """Unfinished tables are removed when nobody has played at them for this long; 0 keeps them for ever."""
    warn_days: float = 7.0
    """How long before its removal the table announces it."""

    # --- seen from outside --------------------------------------------------------------------------------------
    metrics_port: int = 0
    """The port of the metrics, for this machine only; 0 offers none. With several processes, each takes the next
    port."""
    log_json: bool = False

    def db_url(self) -> str:
        if self.db:
            return self.db
        folder = folders.data()
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'tables.sqlite3'}"

    @property
    def allowed_hosts(self) -> frozenset[str]:
        public = urlsplit(self.public_url).hostname
        return frozenset({"localhost", *self.hosts, *([public] if public else [])})

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset({*self.origins, self.public_url.rstrip("/")} - {""})

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")
