"""The files for the browser: for each game its lesson and the pictures of its rules page.

A game with documents among its options has another file with the content of its default documents.
"""

from __future__ import annotations

import json

from lichtspiel.engine.registry import all_games, part_of
from lichtspiel.teaching import lesson, picture


def documents() -> dict[str, str]:
    """All files by their path under `web/src`; a game without a lesson has none."""
    found = {}
    for game in all_games():
        folder = f"games/{game.slug.replace('-', '_')}"
        if shipped := game.documents(game.setup()):
            found[f"{folder}/documents.json"] = _packed(shipped)
        taught = part_of(game.slug, "lesson", _is_lesson)
        pictures = part_of(game.slug, "pictures", _are_pictures)
        if taught is not None:
            found[f"{folder}/lesson.json"] = _packed(lesson.written(taught))
        if pictures is not None:
            found[f"{folder}/rules.json"] = _packed(
                {
                    "options": [
                        {"name": option.name, "rule": option.rule} for option in game.options
                    ],
                    "pictures": [picture.written(one) for one in pictures],
                }
            )
    return found


def _is_lesson(found: object) -> bool:
    return isinstance(found, lesson.Lesson)


def _are_pictures(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(one, picture.Picture) for one in found)


def _packed(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
