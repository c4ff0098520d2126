"""The OpenAPI document of the HTTP API, made from the endpoints and their types."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.languages import languages
from ringspiel.server.http.endpoint import Endpoint
from ringspiel.server.protocol.api import AnyLanguage, Failure, Language
from ringspiel.server.protocol.documents import ARGUMENT, REFERENCE, SHAPES
from ringspiel.server.protocol.errors import STATUS

JSON = "application/json"
SURROGATES = r"\ud800-\udfff"
LANGUAGE, ANY_LANGUAGE = (msgspec.json.schema(type)["pattern"] for type in (Language, AnyLanguage))

Schemas = dict[str, Any]


def document(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    schemas, components = schemas_of(endpoints)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.address, {})[endpoint.method.lower()] = operation(endpoint, schemas)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Ringspiel", "version": version, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components},
    }
    described: dict[str, Any] = spelled_out(whole)
    return described


def schemas_of(endpoints: list[Endpoint]) -> tuple[Schemas, dict[str, Any]]:
    """The schema of each body by its type's name, and the components they share."""
    types: list[Any] = [Failure, *SHAPES]
    for endpoint in endpoints:
        types += [type for type in (endpoint.gives, endpoint.takes) if type is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    components["Argument"] = ARGUMENT
    return {repr(type): schema for type, schema in zip(types, schemas, strict=True)}, components


def operation(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    described: dict[str, Any] = {"summary": endpoint.summary, "responses": responses(endpoint, schemas)}
    parameters = [parameter("path", name, type, True) for name, type in endpoint.path]
    parameters += [parameter("query", name, type, name in endpoint.needs) for name, type in endpoint.query]
    if parameters:
        described["parameters"] = parameters
    if endpoint.takes is not None:
        described["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[repr(endpoint.takes)]}}}
    return described


def parameter(where: str, name: str, type: Any, required: bool) -> dict[str, Any]:
    return {"name": name, "in": where, "required": required, "schema": msgspec.json.schema(type)}


def spelled_out(schema: Any) -> Any:
    """The schema with the languages of this server instead of their pattern. Other patterns are without surrogates,
    which JSON in UTF-8 does not have and other programs cannot read."""
    if isinstance(schema, list):
        return [spelled_out(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {name: spelled_out(value) for name, value in schema.items()}
    pattern = found.get("pattern")
    if pattern in (LANGUAGE, ANY_LANGUAGE):
        offered = [*([""] if pattern == ANY_LANGUAGE else []), *languages()]
        return {"type": "string", "enum": offered} | {name: found[name] for name in ("default",) if name in found}
    if isinstance(pattern, str):
        found["pattern"] = pattern.replace(SURROGATES, "")
    return found


def responses(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    given = {endpoint.media: {"schema": schemas[repr(endpoint.gives)]}}
    failure = {JSON: {"schema": schemas[repr(Failure)]}}
    described = {
        str(status): {"description": endpoint.summary, "content": given} for status in (endpoint.status, *endpoint.also)
    }
    for status in sorted({STATUS[code] for code in errors(endpoint)}):
        codes = ", ".join(code for code in errors(endpoint) if STATUS[code] == status)
        described[str(status)] = {"description": codes, "content": failure}
    return described


def errors(endpoint: Endpoint) -> tuple[str, ...]:
    """What can go wrong: at every endpoint of its kind, and at this one."""
    always = ("bad-host", "too-fast", "unavailable")
    posted = ("malformed", "too-large", "too-slow", "bad-origin") if endpoint.method == "POST" else ()
    asked = ("malformed",) if endpoint.query else ()
    found = ("unknown",) if endpoint.path else ()
    return (*always, *posted, *asked, *found, *endpoint.errors)
