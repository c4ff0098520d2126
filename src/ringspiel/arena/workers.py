"""The workers: this process, several processes of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from ringspiel.kernel.errors import BadOption

T = TypeVar("T")
R = TypeVar("R")

WAITING_PER_WORKER = 2
PATIENCE = 4.0
"""Seconds until a cluster has to answer."""


def work(function: Callable[[T], R], tasks: Iterable[T], jobs: int = 1, cluster: str | None = None) -> Iterator[R]:
    """The function's results, as they come. Tasks are handed out little by little. If the caller stops listening, the
    work stops.

    The function stands in a module, and tasks and results are plain data, because they travel between processes.
    """
    if jobs < 1:
        raise BadOption(f"jobs are processes, at least 1, not {jobs}")
    if cluster is not None:
        return on_cluster(function, tasks, jobs, cluster)
    if jobs == 1:
        return map(function, tasks)
    return in_processes(function, tasks, jobs)


def in_processes(function: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    remaining = iter(tasks)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: set[Future[R]] = set()
        try:
            while True:
                for task in islice(remaining, jobs * WAITING_PER_WORKER - len(running)):
                    running.add(pool.submit(function, task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_cluster(function: Callable[[T], R], tasks: Iterable[T], jobs: int, address: str) -> Iterator[R]:
    """With `local` as address, a small cluster starts here and lasts as long as the work."""
    ray = imported_ray()
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address == "local":
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    else:
        check_answers(address)
        try:
            ray.init(address=address, **quiet)
        except Exception as error:  # Ray raises errors of many kinds
            raise unreachable(address, str(error).strip().partition("\n")[0]) from error
    try:
        yield from through(ray, function, tasks)
    finally:
        ray.shutdown()


def check_answers(address: str) -> None:
    """Raises `BadOption` if nothing listens there. Ray itself would wait a minute."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # Ray's own words, such as "auto"
    if not port.isdecimal():
        raise BadOption(f"a cluster is HOST:PORT, ray://HOST:PORT, auto or local, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise unreachable(address, str(error)) from error


def unreachable(address: str, why: str) -> BadOption:
    return BadOption(
        f"no Ray cluster answers at {address}: {why}. If it asks for a token, set RAY_AUTH_MODE=token "
        "and RAY_AUTH_TOKEN or RAY_AUTH_TOKEN_PATH"
    )


def imported_ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise BadOption("for a cluster install Ray: pip install 'ringspiel[cluster]'") from None


def through(ray: Any, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    remote = ray.remote(function)
    remaining = iter(tasks)
    running: list[Any] = []
    while True:
        for task in islice(remaining, workers * WAITING_PER_WORKER - len(running)):
            running.append(remote.remote(task))
        if not running:
            return
        done, running = ray.wait(running)
        yield from ray.get(done)
