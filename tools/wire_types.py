"""Writes the client's types from the server's: `python tools/wire_types.py`, or `make types`.

Those of the wire go to `protocol/types.ts`, and those of a game's board and events to `boards/<game>/types.ts`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ringspiel.kernel.event import Forced
from ringspiel.kernel.game import Game
from ringspiel.kernel.registry import all_games
from ringspiel.server.http.routes import ENDPOINTS
from ringspiel.server.protocol.api import Failure, Language
from ringspiel.server.protocol.documents import ARGUMENT, REFERENCE, SHAPES, GameOption
from ringspiel.server.protocol.messages import ClientMessage, ServerMessage

CLIENT = Path(__file__).parents[1] / "web" / "src"
HEAD = """/** What goes over HTTP and the WebSocket: written by `make types` from the server's types, not by hand. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
"""
BOARD_HEAD = """/** What `{game}` shows and tells: written by `make types` from the game's types, not by hand. */
import type {{ EventOf }} from "../../protocol/events";
"""
UNIONS = {
    "ClientMessage": ClientMessage,
    "GameOption": GameOption,
    "Language": Language,
    "ServerMessage": ServerMessage,
}
NAMES = {"Record": "GameRecord"}
"""What would hide a name of TypeScript's own."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120
Schema = dict[str, Any]


def documents() -> dict[Path, str]:
    """All that is written, by file."""
    boards = {CLIENT / "boards" / game.id / "types.ts": board_document(game) for game in all_games() if game.shown}
    return {CLIENT / "protocol" / "types.ts": wire_document()} | boards


def board_document(game: Game[Any]) -> str:
    """The types of a game's board, and of its events by their kinds."""
    events = dict(sorted({"forced": Forced, **game.events}.items()))
    schemas, components = msgspec.json.schema_components([game.shown, *events.values()], ref_template=REFERENCE)
    kinds = {"required": list(events), "properties": dict(zip(events, schemas[1:], strict=True))}
    named = components | {"EventData": kinds | {"description": "The data of events, by kind."}}
    parts = [BOARD_HEAD.format(game=game.id), *(interface(name, schema) for name, schema in sorted(named.items()))]
    return "\n".join([*parts, "export type BoardEvent = EventOf<EventData>;\n"])


def wire_document() -> str:
    """The types of the wire."""
    types: list[Any] = [Failure, *SHAPES, *(given for each in ENDPOINTS for given in (each.gives, each.takes) if given)]
    schemas, components = msgspec.json.schema_components([*UNIONS.values(), *types], ref_template=REFERENCE)
    aliases = dict(zip(UNIONS, schemas, strict=False)) | {"Argument": ARGUMENT}
    parts = [fitted(f"export type {name} =", type_of(schema)) for name, schema in sorted(aliases.items())]
    named = {name_of(name): schema for name, schema in components.items()}
    parts += [interface(name, schema) for name, schema in sorted(named.items())]
    return "\n".join([HEAD, *parts])


def interface(name: str, schema: Schema) -> str:
    fields = "".join(field(schema, *item) for item in schema["properties"].items())
    words = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    return (
        f"{words}export interface {name} {{\n{fields}}}\n"
        if fields
        else f"{words}export type {name} = Record<never, never>;\n"
    )


def field(schema: Schema, name: str, of: Schema) -> str:
    optional = "" if name in schema.get("required", ()) else "?"
    return fitted(f"  {name if name.isidentifier() else quoted(name)}{optional}:", type_of(of))


def quoted(name: str) -> str:
    return f'"{name}"'


def fitted(head: str, type: str) -> str:
    """In one line, or with a line for each part of a union, as the client's formatter has it."""
    line = f"{head} {type};\n"
    if len(line) <= WIDTH + 1:
        return line
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    return head + "".join(f"\n{indent}| {part}" for part in type.split(" | ")) + ";\n"


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return name_of(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return " | ".join(quoted(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(each) for each in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        items = type_of(schema.get("items", {}))
        return f"({items})[]" if "|" in items else f"{items}[]"
    if schema.get("type") == "object":
        return f"Record<{type_of(schema.get('propertyNames', {'type': 'string'}))}, {value_of(schema)}>"
    return PLAIN[schema["type"]] if "type" in schema else "Json"


def value_of(schema: Schema) -> str:
    return type_of(schema.get("additionalProperties", {}))


def name_of(component: str) -> str:
    return NAMES.get(component, component)


if __name__ == "__main__":
    for file, content in documents().items():
        file.write_text(content, encoding="utf-8")
