"""Metrics in the text format of Prometheus, offered to this machine only. Needs `pip install ringspiel[metrics]`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

from ringspiel.server.counters import BOUNDS, Histogram
from ringspiel.server.server import Server
from ringspiel.server.starving import waited_for_processor

LOOPBACK = "127.0.0.1"


class Metrics:
    """Reads what the server counts whenever somebody asks."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def collect(self) -> Iterator[Any]:
        counters, workers = self.server.counters, self.server.workers
        sessions = self.server.sessions.all()
        yield histogram("ringspiel_answer_seconds", "From an answer's arrival to its commit", counters.answers)
        yield histogram("ringspiel_gc_pause_seconds", "Pauses of the garbage collector", counters.pauses)
        longest = "ringspiel_gc_pause_longest_seconds"
        yield gauge(longest, "The longest pause of the garbage collector", counters.pauses.longest)
        waited = CounterMetricFamily("ringspiel_processor_wait_seconds", "Ready to run while other programs ran")
        waited.add_metric([], waited_for_processor() or 0.0)
        yield waited
        yield gauge("ringspiel_tables", "Tables in memory", len(sessions))
        yield gauge("ringspiel_connections", "WebSockets at tables", sum(len(each.connections) for each in sessions))
        yield gauge("ringspiel_writes_waiting", "Jobs that wait for the writer", self.server.database.waiting)
        yield labelled("ringspiel_workers_busy", "Worker processes at work", "pool", self._busy())
        lanes = ("turns", "hints", "replays", "checks")
        waiting = {name: getattr(workers, name).waiting for name in lanes}
        yield labelled("ringspiel_jobs_waiting", "Jobs that wait for a worker process", "kind", waiting)
        refused = CounterMetricFamily("ringspiel_refused", "Requests refused", labels=["code"])
        for code, count in counters.refused.items():
            refused.add_metric([code], count)
        yield refused

    def _busy(self) -> dict[str, int]:
        return {"thinkers": self.server.workers.thinkers.busy, "clerks": self.server.workers.clerks.busy}


def histogram(name: str, words: str, measured: Histogram) -> Any:
    family, total = HistogramMetricFamily(name, words), 0
    buckets = []
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), measured.buckets, strict=True):
        total += count
        buckets.append((bound, total))
    family.add_metric([], buckets, measured.total)
    return family


def gauge(name: str, words: str, value: float) -> Any:
    return GaugeMetricFamily(name, words, value=value)


def labelled(name: str, words: str, label: str, values: dict[str, int]) -> Any:
    family = GaugeMetricFamily(name, words, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


def offer(server: Server, port: int) -> None:
    registry = CollectorRegistry()
    registry.register(Metrics(server))
    start_http_server(port, LOOPBACK, registry)
