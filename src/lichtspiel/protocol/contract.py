"""Writes OpenAPI documents, from which the browser's types are generated (`make web-types`).

One document has what all games share, and each game has one of its own. Requests, answers and
socket messages are msgspec structs; views, events, outcomes and actions are classes of the games.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from lichtspiel.engine.contract import Action, Game, Part, Setup
from lichtspiel.engine.registry import all_games
from lichtspiel.protocol import common, rest, socket

_REF = "#/components/schemas/{name}"
_MOST_WORDS = 8
"""A part of an action with at most this many different words is typed as an enum."""

Schema = dict[str, Any]


def contracts() -> dict[str, Schema]:
    """OpenAPI documents with schemas only, by the path of the generated file."""
    found = {"protocol": _document(_common())}
    for game in all_games():
        found[f"games/{game.slug.replace('-', '_')}/protocol"] = _document(of_game(game))
    return found


def _document(schemas: Schema) -> Schema:
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lichtspiel", "version": str(socket.PROTOCOL)},
        "paths": {},
        "components": {"schemas": {name: _tidy(schemas[name]) for name in sorted(schemas)}},
    }


# -- what all games share ------------------------------------------------------------------


def _common() -> Schema:
    structs = [kind for module in (common, rest, socket) for kind in _structs(module)]
    _, schemas = _components(structs)
    found: Schema = dict(schemas)
    for kind in structs:
        _say_what_is_left_out(kind, found[kind.__name__])
    unions = {
        "Said": socket.Said,
        "Command": socket.Command,
        "ServerMessage": socket.ServerMessage,
        "TableEvent": socket.TableEvent,
    }
    for name, union in unions.items():
        (found[name],), _ = _components([union])
    # A page that sends another version than it was built for does not compile.
    hello = found["Hello"]
    hello["properties"]["protocol"] = {"const": socket.PROTOCOL}
    hello["required"] = [*hello.get("required", []), "protocol"]
    (part,), _ = _components([Part])
    found["Action"] = _open_object(["kind", "notation"], part)
    found["Event"] = _open_object(["event"], {})
    return found


def _open_object(words: list[str], others: Schema) -> Schema:
    """An object with these text fields and whatever each game adds."""
    properties = {word: {"type": "string"} for word in words}
    return _object(properties) | {"additionalProperties": others}


def _components(kinds: Sequence[Any]) -> tuple[tuple[Schema, ...], Schema]:
    def anything(kind: type) -> Schema:
        # msgspec treats an empty schema as none.
        if kind is not object:
            raise NotImplementedError
        return {"description": "each game has its own"}

    return msgspec.json.schema_components(kinds, schema_hook=anything, ref_template=_REF)


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


# -- what each game has of its own ---------------------------------------------------------


def of_game(game: Game) -> Schema:
    """The schemas of a game. `Game` refers to all: view, event, action, outcome, documents."""
    view, events, outcome = game.view_type, game.event_types, game.outcome_type
    documents = game.document_types
    _, found = _components([view, *events, outcome, *documents.values()])
    # Sent with the table, so it is left out of views.
    found.pop(Setup.__name__, None)
    del found[view.__name__]["properties"]["setup"]
    found[view.__name__]["required"].remove("setup")
    for event in events:
        part = found[event.__name__]
        part["properties"] = {"event": {"const": event.kind}, **part["properties"]}
        part["required"] = ["event", *part.get("required", [])]
    named = {
        "View": found.pop(view.__name__),
        "Outcome": found.pop(outcome.__name__),
        "Event": _any_of(event.__name__ for event in events),
        **_actions(game.all_actions),
        "Documents": _object(
            {name: _list_of(_ref(kind.__name__)) for name, kind in documents.items()}
        ),
    }
    parts = ("View", "Event", "Action", "Outcome", "Documents")
    named["Game"] = _object({part.lower(): _ref(part) for part in parts})
    twice = found.keys() & named.keys()
    assert not twice, f"{game.slug} has two things called {twice}"
    return found | named


def _actions(actions: Sequence[Action]) -> Schema:
    """The kinds of actions, from the table of all actions.

    Compiled classes have no annotations, but the table has every value of every part.
    """
    kinds: dict[str, list[dict[str, Part]]] = {}
    for action in actions:
        kinds.setdefault(type(action).__name__, []).append(action.to_json())
    return {
        "Action": _any_of(kinds),
        **{name: _action(written) for name, written in kinds.items()},
    }


def _action(written: Sequence[Mapping[str, Part]]) -> Schema:
    names = list(dict.fromkeys(name for action in written for name in action))
    names.remove("notation")
    found = {name: _part([action[name] for action in written if name in action]) for name in names}
    found["kind"] = {"const": written[0]["kind"]}
    return _object(found, [name for name in names if all(name in action for action in written)])


def _part(values: Sequence[object]) -> Schema:
    """The type of a part, from all its values."""
    first = values[0]
    if isinstance(first, bool):
        return {"type": "boolean"}
    if isinstance(first, int):
        return {"type": "integer"}
    if not isinstance(first, str):
        return _list_of({"type": "integer"})
    words = list(dict.fromkeys(values))
    return {"enum": words} if len(words) <= _MOST_WORDS else {"type": "string"}


def _object(properties: Schema, required: Sequence[str] | None = None) -> Schema:
    names = list(properties) if required is None else list(required)
    return {"type": "object", "properties": properties, "required": names}


def _list_of(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _any_of(names: Iterator[str] | Mapping[str, object]) -> Schema:
    return {"anyOf": [_ref(name) for name in names]}


def _ref(name: str) -> Schema:
    return {"$ref": _REF.format(name=name)}


def _tidy(schema: Any) -> Any:
    """Remove titles, which only repeat the names."""
    if isinstance(schema, Mapping):
        return {key: _tidy(value) for key, value in schema.items() if key != "title"}
    if isinstance(schema, list):
        return [_tidy(value) for value in schema]
    return schema


def write(folder: Path) -> None:
    for path, document in contracts().items():
        file = folder / f"{path}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(document, indent=1), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
