"""A made-up language for tests: English without vowels, in a folder as a translator would write it.

It is not complete, so that tests see what is said instead: of the games it knows only Mordor, and of Mordor not all.
"""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Transformer

from ringspiel.texts import COMMON, own

ROOT = Path(__file__).parents[2]
TAG, NAME = "qya", "Qnya"
MISSING = "mordor-summary"
FAULT = "each die is either in hand or set aside"
VOWELS = re.compile("[AEIOUaeiouÄÖÜäöüû]")


class Disemvowel(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = spoken(node.value)
        return node


def spoken(english: str) -> str:
    return VOWELS.sub("ø", english)


def translated(source: str) -> str:
    """A Fluent file in the made-up language."""
    resource = FluentParser().parse(source)
    resource.body = [each for each in resource.body if isinstance(each, Message) and each.id.name != MISSING]
    return FluentSerializer().serialize(Disemvowel().visit(resource))


def write(folder: Path) -> Path:
    """The folder for RINGSPIEL_TEXTS."""
    client = (ROOT / "web/src/texts/en.ftl").read_text(encoding="utf-8")
    files = {
        "language.toml": f'name = "{NAME}"\n',
        "common.ftl": translated(own(COMMON, "en")),
        "mordor.ftl": translated(own("mordor", "en")),
        "client.ftl": translated(client),
        "faults.toml": f'"{FAULT}" = "{spoken(FAULT)}"\n',
        "rules/mordor.md": "## Stp\n\n- **RM-1** Ech plyr hs a sht.\n",
        "primers/mordor.md": "# Mrdr\n\n## Wht it is abt\n\nRngs.\n",
        "lessons/mordor.toml": f'title.{TAG} = "Yr frst jrny"\n[[steps]]\nsay.{TAG} = "Wlcm!"\n',
    }
    for name, content in files.items():
        file = folder / TAG / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return folder
