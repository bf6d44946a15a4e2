"""The Fluent source of a game's texts, for pages that were built without them."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast

from lichtspiel.text.texts import locale_folders

_FALLBACK = "en"


@cache
def source_of(game: str, language: str) -> str:
    """A game's Fluent file; messages that this language lacks are in English."""
    own = _read(game, language)
    known = {entry.id.name for entry in _entries(own)}
    serializer = FluentSerializer()
    missing = [
        serializer.serialize_entry(entry)
        for entry in _entries(_read(game, _FALLBACK))
        if entry.id.name not in known
    ]
    return own + "".join(missing)


def _read(game: str, language: str) -> str:
    """The file `<slug>.ftl`, or nothing: a game may lack a language, or have no texts at all."""
    paths = (folder / language / f"{game}.ftl" for folder in locale_folders())
    found = next((path for path in paths if path.is_file()), None)
    return "" if found is None else found.read_text(encoding="utf-8", errors="replace")


def _entries(text: str) -> list[ast.Message | ast.Term]:
    found = FluentParser(with_spans=False).parse(text).body
    return [entry for entry in found if isinstance(entry, ast.Message | ast.Term)]
