"""The browser's types are made from the engine's classes: what goes over the wire fits them."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib import import_module
from typing import Any, TypeVar

import msgspec
import pytest

from lichtspiel import SPECTATOR, all_games
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import View
from lichtspiel.protocol.contract import contract
from lichtspiel.testing.playing import play_at_random, setups

_T = TypeVar("_T")
GAMES = [game.slug for game in all_games()]


def _classes(slug: str, base: type[_T]) -> list[type[_T]]:
    module = import_module(f"lichtspiel.games.{slug.replace('-', '_')}.view")
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind is not base
    ]


def _fits(written: dict[str, object], kind: Any) -> None:
    """As the browser reads it: JSON, every part of the right type, none missing, none more."""
    sent = json.loads(json.dumps(written))
    msgspec.convert(sent, type=kind, strict=True)
    assert set(sent) == {field.name for field in fields(kind)}


@pytest.mark.parametrize("slug", GAMES)
def test_views_and_events_are_as_the_contract_says(slug: str) -> None:
    (view,) = _classes(slug, View)
    events = {kind.kind: kind for kind in _classes(slug, Event)}
    game = next(game for game in all_games() if game.slug == slug)
    for seed, setup in enumerate(setups(game)):
        heard = dict.fromkeys((SPECTATOR, *range(setup.seats)), 0)
        for table in play_at_random(setup, seed):
            for viewer in heard:
                _fits({**table.view(viewer).to_json(), "setup": setup.to_json()}, view)
                for event in table.told(viewer, heard[viewer]):
                    heard[viewer] += 1
                    written = event.to_json()
                    assert written.pop("event") == event.kind
                    _fits(written, events[event.kind])


def test_every_game_has_its_view_and_its_events_in_the_contract() -> None:
    schemas = contract()["components"]["schemas"]
    for slug in GAMES:
        name = "".join(part.capitalize() for part in slug.split("-"))
        assert "seat" in schemas[f"{name}View"]["properties"]
        assert "setup" not in schemas[f"{name}View"]["properties"], "the table tells it"
        assert "setup" not in schemas[f"{name}View"]["required"]
        kinds = {kind.__name__ for kind in _classes(slug, Event)}
        references = [choice["$ref"] for choice in schemas[f"{name}Event"]["anyOf"]]
        assert {reference.rpartition(name)[2] for reference in references} == kinds
