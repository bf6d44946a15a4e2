"""The contract with the browser as one OpenAPI document, from which its types are made.

Requests, answers and socket messages are msgspec structs; the views and events of the games
are the engine's own dataclasses. Nothing is written down twice: `make web-types`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from lichtspiel.engine.registry import all_games
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import View
from lichtspiel.protocol import common, rest, socket

_REF = "#/components/schemas/{name}"

Schema = dict[str, Any]


def contract() -> Schema:
    """An OpenAPI document that has schemas and nothing else."""
    structs = [kind for module in (common, rest, socket) for kind in _structs(module)]
    _, schemas = _components(structs)
    found: Schema = dict(schemas)
    for kind in structs:
        _say_what_is_left_out(kind, found[kind.__name__])
    for name, union in (("Said", socket.Said), ("Command", socket.Command), ("Told", socket.Told)):
        (found[name],), _ = _components([union])
    for game in all_games():
        found |= _game(game.slug)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lichtspiel", "version": "1"},
        "paths": {},
        "components": {"schemas": {name: _tidy(found[name]) for name in sorted(found)}},
    }


def _components(kinds: list[Any], template: str = _REF) -> tuple[tuple[Schema, ...], Schema]:
    def anything(kind: type) -> Schema:
        # msgspec takes an empty schema for none.
        if kind is not object:
            raise NotImplementedError
        return {"description": "each game has its own"}

    return msgspec.json.schema_components(kinds, schema_hook=anything, ref_template=template)


def _say_what_is_left_out(kind: type[msgspec.Struct], schema: Schema) -> None:
    """A flag that is omitted at its default is typed as its other value only, so that a comparison
    with the default, which never arrives (`taken === false`), does not compile."""
    if not kind.__struct_config__.omit_defaults:
        return
    for field in msgspec.structs.fields(kind):
        if isinstance(field.default, bool):
            schema["properties"][field.encode_name] = {"const": not field.default}


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for name, kind in vars(module).items():
        if isinstance(kind, type) and kind.__module__ == module.__name__ and name[0] != "_":
            yield kind


def _game(slug: str) -> Schema:
    """The view of a game and what its seats are told, each with the game's name before its own."""
    module = import_module(f"lichtspiel.games.{slug.replace('-', '_')}.view")
    prefix = "".join(part.capitalize() for part in slug.split("-"))
    views, events = [], []
    for kind in vars(module).values():
        if isinstance(kind, type) and kind.__module__ == module.__name__:
            if issubclass(kind, View):
                views.append(kind)
            elif issubclass(kind, Event):
                events.append(kind)
    template = _REF.replace("{name}", f"{prefix}{{name}}")
    _, parts = _components([*views, *events], template)
    for event in events:
        part = parts[event.__name__]
        part["properties"] = {"event": {"const": event.kind}, **part["properties"]}
        part["required"] = ["event", *part.get("required", [])]
    found = {f"{prefix}{name}": part for name, part in parts.items()}
    for view in views:
        # The game's name would stand there twice otherwise.
        found[f"{prefix}View"] = found.pop(f"{prefix}{view.__name__}")
    found[f"{prefix}Event"] = {
        "anyOf": [{"$ref": template.format(name=event.__name__)} for event in events]
    }
    return found


def _tidy(schema: Any) -> Any:
    """Without what only an answer's reader would need: titles repeat the names."""
    if isinstance(schema, Mapping):
        return {key: _tidy(value) for key, value in schema.items() if key != "title"}
    if isinstance(schema, list):
        return [_tidy(value) for value in schema]
    return schema


if __name__ == "__main__":
    json.dump(contract(), sys.stdout, indent=1)
