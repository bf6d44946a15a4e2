"""The reference: REST and messages from the server's own description, Python from the sources."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator, Mapping
from http import HTTPStatus
from pathlib import Path
from types import ModuleType
from typing import Any

from lichtspiel.engine.registry import all_games
from lichtspiel.protocol import common, contract, rest, socket
from lichtspiel.server.app import make_app
from lichtspiel.server.settings import Settings
from lichtspiel.text import texts_in

Schema = Mapping[str, Any]

API = {
    "engine": (
        "What every game is made of",
        *("contract", "table", "view", "told", "messages", "errors", "chance", "seeds"),
        *("record", "position", "playout", "options", "reading", "rulebook"),
        *("manifest", "registry"),
    ),
    "bots": ("Bots and their search", "bot", "budget", "levels", "knowledge", "search"),
    "testing": ("Tests for any game", "conformance", "playing", "strategies", "golden"),
    "lab": (
        "Simulations and arenas",
        "simulate",
        "dataset",
        "match",
        "arena",
        "statistics",
        "ratings",
    ),
    "text": ("Texts in four languages", "texts", "languages"),
    "client": ("A client for a server",),
}
"""The packages that other people's code may use, each with its modules."""


def write(folder: Path) -> None:
    (folder / "api").mkdir(parents=True)
    (folder / "rest.md").write_text(_rest(), "utf-8")
    (folder / "messages.md").write_text(_messages(), "utf-8")
    (folder / "games.md").write_text(_games(), "utf-8")
    for package, (title, *modules) in API.items():
        (folder / "api" / f"{package}.md").write_text(_api(package, title, modules), "utf-8")


def _api(package: str, title: str, modules: list[str]) -> str:
    names = [f"lichtspiel.{package}.{module}" for module in modules] or [f"lichtspiel.{package}"]
    lines = [f"# {title}", "", f"`lichtspiel.{package}`, from its sources.", ""]
    for name in names:
        lines += [f"## `{name}`", "", f"::: {name}", ""]
    return "\n".join(lines)


# -- REST --------------------------------------------------------------------------------


def _rest() -> str:
    schema = make_app(Settings(Path())).openapi_schema.to_schema()
    lines = [
        "# REST reference",
        "",
        "Generated from the server's OpenAPI description (`/api/docs/openapi.json`).",
        "[The protocol](../server.md) explains how the requests belong together.",
        "",
    ]
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            lines += _operation(path, method, operation)
    lines += ["## Objects", ""]
    notes = _notes(rest) | _notes(common)
    for name, part in sorted(schema["components"]["schemas"].items()):
        lines += _object(name, part, notes, "")
    return "\n".join(lines)


_SAYS_NOTHING = {HTTPStatus.OK.description, HTTPStatus.CREATED.description}
"""What a framework says of a success when nobody has described it."""


def _operation(path: str, method: str, operation: Schema) -> Iterator[str]:
    yield f"## `{method.upper()} {path}`"
    yield ""
    yield _sentence(operation.get("description") or operation.get("summary", ""))
    yield ""
    parameters = operation.get("parameters") or ()
    if parameters:
        yield "| parameter | in | type | meaning |"
        yield "|---|---|---|---|"
        for one in parameters:
            kind = _type(one["schema"], "")
            note = _cell(one.get("description", ""))
            yield f"| `{one['name']}` | {one['in']} | {kind} | {note} |"
        yield ""
    if "requestBody" in operation:
        yield f"Body: {_content(operation['requestBody'])}"
        yield ""
    for status, answer in operation["responses"].items():
        note = _cell(answer.get("description", ""))
        note = "" if note in _SAYS_NOTHING else note
        yield f"- **{status}** {_content(answer)} {note}".rstrip()
    yield ""


def _content(part: Schema) -> str:
    for kind, content in part.get("content", {}).items():
        found = _type(content.get("schema", {}), "")
        return found if kind == "application/json" else f"{found} ({kind})"
    return ""


# -- messages ----------------------------------------------------------------------------


def _messages() -> str:
    schemas = contract.contracts()["protocol"]["components"]["schemas"]
    notes = _notes(socket) | _notes(common)
    own = {"Action", "Event", *vars(socket), *vars(common)}
    listed: set[str] = set()
    lines = [
        "# Messages on the socket",
        "",
        f"Generated from `lichtspiel.protocol`, version {socket.PROTOCOL} of the protocol.",
        "[The protocol](../server.md#the-socket) explains what they are for;",
        "[views, events and actions](games.md) differ from game to game.",
        "",
    ]
    for title, union in (("From the client", "Said"), ("From the server", "ServerMessage")):
        lines += [f"## {title}", ""]
        names = [part["$ref"].rpartition("/")[2] for part in schemas[union]["anyOf"]]
        for name in names:
            lines += _object(name, schemas[name], notes, "")
        listed |= {union, *names}
    lines += ["## Parts of messages", ""]
    for name in sorted(own & schemas.keys() - listed - {"Command"}):
        lines += _object(name, schemas[name], notes, "")
    return "\n".join(lines)


def _games() -> str:
    texts = texts_in("en")
    lines = [
        "# Views, events and actions",
        "",
        "What each game sends and takes, generated from its classes.",
        "`python -m lichtspiel.protocol.contract FOLDER` writes the same as OpenAPI schemas.",
        "",
    ]
    for game in all_games():
        lines += [f"## {texts.of_game(game.slug, 'title')}", ""]
        notes = _notes(inspect.getmodule(game.view_type))
        for name, part in contract.of_game(game).items():
            if name not in ("Game", "Documents"):
                lines += _object(name, part, notes, f"{game.slug}-")
    return "\n".join(lines)


def _object(name: str, part: Schema, notes: Mapping[str, str], prefix: str) -> Iterator[str]:
    yield f"### {name} {{#{prefix}{name.lower()}}}"
    yield ""
    said = _sentence(notes.get(name) or part.get("description", ""))
    if said:
        yield said
        yield ""
    properties = part.get("properties", {})
    if properties:
        required = part.get("required", ())
        yield "| field | type | meaning |"
        yield "|---|---|---|"
        for field, kind in properties.items():
            optional = "" if field in required else " *(optional)*"
            note = _cell(notes.get(f"{name}.{field}", ""))
            yield f"| `{field}` | {_type(kind, prefix)}{optional} | {note} |"
    else:
        yield _type(part, prefix)
    yield ""


def _type(schema: Schema, prefix: str) -> str:
    """A schema in a few words, with links to the objects it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{prefix}{name.lower()})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(word)}`" for word in schema["enum"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(_type(one, prefix) for one in schema[union])
    kind = schema.get("type")
    if kind == "array":
        items = schema.get("items") or {}
        return f"list of {_type(items, prefix)}" if items else "list"
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"object with {_type(schema['additionalProperties'], prefix)}"
    if isinstance(kind, list):
        return " or ".join(kind)
    return kind or "anything"


# -- words ---------------------------------------------------------------------------------


def _notes(module: ModuleType | None) -> dict[str, str]:
    """What the sources say of classes (`Update`) and of their fields (`Update.seq`)."""
    assert module is not None
    found: dict[str, str] = {}
    for item in ast.parse(inspect.getsource(module)).body:
        if not isinstance(item, ast.ClassDef):
            continue
        if said := ast.get_docstring(item):
            found[item.name] = said
        for field, after in zip(item.body, item.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr):
                name, said = ast.unparse(field.target), ast.literal_eval(after.value)
                found[f"{item.name}.{name}"] = inspect.cleandoc(said)
    return found


def _sentence(text: str) -> str:
    return " ".join(text.split())


def _cell(text: str) -> str:
    return _sentence(text).replace("|", "\\|")
