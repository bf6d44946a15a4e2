"""Pictures of all games on terminals that are narrow: no word is cut, no column lost."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from lichtspiel import all_games
from lichtspiel.terminal.faces import face_of
from lichtspiel.testing import play_at_random
from lichtspiel.text import LANGUAGES, texts_in

GAMES = {game.slug: game for game in all_games()}
ELLIPSIS = "…"
WIDTH = 40


def shown(picture: object, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, height=60, color_system=None)
    console.print(picture)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_lose_nothing(slug: str, language: str) -> None:
    texts = texts_in(language)
    tables = play_at_random(GAMES[slug].setup(), 3)
    for step, table in enumerate(tables):
        if step % 50 and not table.over:
            continue
        face = face_of(table, texts)
        for seat in range(table.setup.seats):
            out = shown(face.picture(table.view(seat), table.legal_actions()), WIDTH)
            assert ELLIPSIS not in out
            assert max(map(cell_len, out.splitlines())) <= WIDTH
            words = set(re.findall(r"\w+", out))
            for name in face.names[: table.setup.seats]:
                assert slug == "klappe-und-action" or set(name.split()) <= words, out
