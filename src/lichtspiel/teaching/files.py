"""What the browser gets: for each game a file for its lesson and one for its rules' page.

Where a game has documents among its options, another says what those that ship say.
"""

from __future__ import annotations

import json

from lichtspiel.engine.registry import get_game
from lichtspiel.teaching import (
    face_to_face,
    hollywood_poker,
    klappe_und_action,
    lesson,
    picture,
    top_oder_flop,
)

GAMES = (face_to_face, hollywood_poker, klappe_und_action, top_oder_flop)


def documents() -> dict[str, str]:
    """Every file by its path under `web/src`."""
    found = {}
    for game in GAMES:
        slug = game.LESSON.game
        shipped = get_game(slug).documents(get_game(slug).setup())
        if shipped:
            found[f"games/{slug.replace('-', '_')}/documents.json"] = _packed(shipped)
        found[f"lessons/games/{slug}.json"] = _packed(lesson.written(game.LESSON))
        found[f"rules/games/{slug}.json"] = _packed(
            {
                "options": [
                    {"name": option.name, "rule": option.rule} for option in get_game(slug).options
                ],
                "pictures": [picture.written(one) for one in game.PICTURES],
            }
        )
    return found


def _packed(document: object) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
