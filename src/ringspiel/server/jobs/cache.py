"""Documents that were made once and are asked for again."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple


class Document(NamedTuple):
    name: str
    content: bytes


class Cache:
    """The documents used last, as many as fit."""

    def __init__(self, at_most: int) -> None:
        self.at_most = at_most
        self.bytes = 0
        self.documents: OrderedDict[str, Document] = OrderedDict()

    def get(self, id: str) -> Document | None:
        found = self.documents.get(id)
        if found is not None:
            self.documents.move_to_end(id)
        return found

    def put(self, id: str, document: Document) -> None:
        earlier = self.documents.pop(id, None)
        self.bytes += len(document.content) - (len(earlier.content) if earlier else 0)
        self.documents[id] = document
        while self.bytes > self.at_most:
            _, dropped = self.documents.popitem(last=False)
            self.bytes -= len(dropped.content)
