"""The browser's types are made from the engine's classes: what goes over the wire fits them."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import msgspec
import pytest

from lichtspiel import SPECTATOR, Game, all_games
from lichtspiel.protocol.contract import contracts, of_game
from lichtspiel.protocol.socket import PROTOCOL
from lichtspiel.testing.playing import play_at_random, setups

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def _fits(written: dict[str, object], kind: Any) -> None:
    """As the browser reads it: JSON, every part of the right type, none missing, none more."""
    sent = json.loads(json.dumps(written))
    msgspec.convert(sent, type=kind, strict=True)
    assert set(sent) == {field.name for field in fields(kind)}


@GAMES
def test_views_events_and_outcomes_are_as_the_contract_says(game: Game) -> None:
    events = {kind.kind: kind for kind in game.event_types}
    for seed, setup in enumerate(setups(game)):
        agreed = {**setup.to_json(), "ruleset": setup.ruleset}
        heard = dict.fromkeys((SPECTATOR, *range(setup.seats)), 0)
        for table in play_at_random(setup, seed):
            for viewer in heard:
                _fits({**table.view(viewer).to_json(), "setup": agreed}, game.view_type)
                for event in table.told(viewer, heard[viewer]):
                    heard[viewer] += 1
                    written = event.to_json()
                    assert written.pop("event") == event.kind
                    assert type(event) is events[event.kind]
                    _fits(written, events[event.kind])
        assert type(table.outcome) is game.outcome_type
        assert table.outcome is not None
        assert set(table.outcome.to_json()) == {field.name for field in fields(table.outcome)}


@GAMES
def test_actions_are_as_the_contract_says(game: Game) -> None:
    schemas = of_game(game)
    types = {one["properties"]["kind"]["const"]: one for one in _variants(schemas, "Action")}
    for action in game.all_actions:
        written = json.loads(json.dumps(action.to_json()))
        assert written.pop("notation") == action.notation
        schema = types[written["kind"]]
        assert set(schema["required"]) <= set(written) <= set(schema["properties"])
        for name, part in written.items():
            _is_of(schema["properties"][name], part)


def _is_of(schema: dict[str, Any], part: object) -> None:
    if "const" in schema or "enum" in schema:
        assert part in schema.get("enum", [schema.get("const")])
    else:
        kinds = {"integer": int, "string": str, "boolean": bool, "array": list}
        assert type(part) is kinds[schema["type"]]


@GAMES
def test_documents_are_as_the_contract_says(game: Game) -> None:
    documents = game.documents(game.setup())
    assert documents.keys() == game.document_types.keys()
    for name, kind in game.document_types.items():
        lines = documents[name]
        assert isinstance(lines, list)
        assert lines
        for line in lines:
            _fits(line, kind)


@GAMES
def test_every_game_has_all_its_types_in_a_document_of_its_own(game: Game) -> None:
    folder = game.slug.replace("-", "_")
    schemas = contracts()[f"games/{folder}/protocol"]["components"]["schemas"]
    assert "seat" in schemas["View"]["properties"]
    assert "winners" in schemas["Outcome"]["properties"]
    kinds = {one["properties"]["event"]["const"] for one in _variants(schemas, "Event")}
    assert kinds == {kind.kind for kind in game.event_types}


def test_what_all_games_share_names_none_of_them() -> None:
    shared = json.dumps(contracts()["protocol"])
    for game in all_games():
        assert game.slug not in shared
        assert "".join(map(str.capitalize, game.slug.split("-"))) not in shared


def test_a_page_can_only_say_the_version_it_was_built_for() -> None:
    hello = contracts()["protocol"]["components"]["schemas"]["Hello"]
    assert hello["properties"]["protocol"] == {"const": PROTOCOL}
    assert "protocol" in hello["required"]


def _variants(schemas: dict[str, Any], union: str) -> list[dict[str, Any]]:
    return [schemas[one["$ref"].rpartition("/")[2]] for one in schemas[union]["anyOf"]]
