"""Views that come as JSON: what a bot on the other side of a socket gets is enough to play.

That every view can be read from its JSON is part of the conformance suite.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lichtspiel import BadPosition, Dice, all_games, get_game, new_table
from lichtspiel.bots import Budget, make_bot
from lichtspiel.client import Seat
from lichtspiel.engine.view_reader import read_view
from tests import luck
from tests.server.running import PATIENCE, open_table

GAMES = [game.slug for game in all_games()]
QUICK = Budget(worlds=4, seconds=None)


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("helped", 1, "view.helped: expected true or false"),
        ("hand", [10, "24"], "view.hand[1]: expected a whole number"),
        ("hand", [10**20], "view.hand[0]: 100000000000000000000 is out of range"),
        ("hand", {}, "view.hand: expected a list"),
        ("reason", 3, "view.reason: expected a text"),
        ("gold", {"up": 1}, "view.gold: “down” is missing"),
        ("gold", 7, "view.gold: expected an object"),
        ("colour", "red", "view: “colour” doesn’t belong here"),
    ],
)
def test_what_is_no_view_is_refused_in_a_sentence(name: str, value: object, complaint: str) -> None:
    table = new_table("face-to-face", seed=1)
    written: dict[str, Any] = {**table.view(0).to_json(), name: value}
    with pytest.raises(BadPosition) as caught:
        read_view(table.setup, written)
    assert complaint in str(caught.value)


@pytest.mark.parametrize("slug", GAMES)
def test_a_bot_plays_a_whole_game_over_the_socket(house: str, slug: str) -> None:
    """It has no table, only what the house sends its seat, and never does what is not legal."""
    asyncio.run(asyncio.wait_for(_game_of_bots(house, slug), PATIENCE))


async def _game_of_bots(house: str, slug: str) -> None:
    options: dict[str, Any] = {"end": "deals", "deals": 1} if slug == "hollywood-poker" else {}
    table = await open_table(house, slug, 2, **options)
    seats = [Seat(house, table.id, token) for token in table.tokens]
    await asyncio.gather(*(_play(seat, number) for number, seat in enumerate(seats)))


async def _play(seat: Seat, number: int) -> None:
    async with seat:
        await seat.ready()
        bot = make_bot(get_game(seat.setup.game), "strong", _dice(number), QUICK)
        while seat.update.outcome is None:
            if seat.update.legal:
                action = bot.decide(seat.view())
                assert action.to_json() in seat.update.legal
                await seat.act(action.notation)
            else:
                await seat.change()


def _dice(number: int) -> Dice:
    return Dice(luck.number(luck.label(), number))
