"""Documents that visitors send: what they may ask of a house is bounded, and refused in words."""

from __future__ import annotations

import pytest

from lichtspiel import all_games
from lichtspiel.engine.options import Document
from tests.server.hostile import problem, run, undisturbed
from tests.server.running import open_table, web

SELDOM = "5 AA x40\n1 AA CC x5\nany +3 x5"
"""One deal in 65 can be opened; there are decks with one in 300,000."""


def test_a_deck_that_would_be_dealt_again_and_again_is_refused(house: str) -> None:
    async def work() -> None:
        table = await open_table(house, "face-to-face", 2)
        async with undisturbed(house, table), web(house) as client:
            asked = {"game": "top-oder-flop", "seats": 5, "options": {"deck": SELDOM}}
            answer = await client.post("/api/tables", json=asked)
            assert answer.status_code == 400, answer.text
            assert problem(answer) == "tf-deck-hopeless"

    run(work())


DOCUMENTS = [
    (game.slug, option.name, option.most)
    for game in all_games()
    for option in game.options
    if isinstance(option, Document)
]


@pytest.mark.parametrize(
    "text",
    ["\n", "#", "1 ", "x99\n", "1 1\n", " ", "any +3 x1\n", "1 no effect\n", "(((", "²"],
    ids=repr,
)
@pytest.mark.parametrize(("game", "option", "most"), DOCUMENTS)
def test_a_document_of_the_greatest_length_is_answered(
    house: str, game: str, option: str, most: int, text: str
) -> None:
    """One that is longer is not even read."""

    async def work() -> None:
        for length in (most, most + 1):
            document = (text * length)[:length]
            async with web(house) as client:
                asked = {"game": game, "options": {option: document}}
                answer = await client.post("/api/tables", json=asked)
                assert answer.status_code == 400, answer.text
                assert (problem(answer) == "setup-option") is (length > most)

    run(work())
