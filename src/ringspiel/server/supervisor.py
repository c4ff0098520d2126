"""Several server processes behind one address, on one PostgreSQL; one that dies is replaced."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

Serve = Callable[[int, socket.socket], None]


class Supervisor:
    """Runs `serve` in several processes, each with its number, until it is told to stop."""

    def __init__(self, count: int, serve: Serve, listening: socket.socket) -> None:
        self.serve = serve
        self.listening = listening
        self.stopping = False
        self.running = [self._start(number) for number in range(count)]

    def run(self) -> None:
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        while not self.stopping:
            wait([process.sentinel for process in self.running], timeout=1.0)
            for number, process in enumerate(self.running):
                if not process.is_alive() and not self.stopping:
                    process.join()
                    self.running[number] = self._start(number)
        for process in self.running:
            process.join()

    def _start(self, number: int) -> SpawnProcess:
        process = get_context("spawn").Process(target=self.serve, args=(number, self.listening))
        process.start()
        return process

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True
        for process in self.running:
            process.terminate()
