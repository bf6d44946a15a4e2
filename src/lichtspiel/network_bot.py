"""A bot of ours at a table of a server: it sits down as a bot, plays, and leaves after the game."""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any

from lichtspiel.bots import Budget, make_bot
from lichtspiel.client import CommandRefused, Seat
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.registry import get_game

_SECONDS = 20
"""For a request."""


@dataclass(frozen=True)
class Place:
    """A seat that a bot has taken."""

    server: str
    table: str
    game: str
    ruleset: int
    code: str
    seat: int
    token: str


def sit_down(server: str, code: str, name: str, seat: int | None = None) -> Place:
    """Take a seat as a bot; raises the server's refusal."""
    server = server.rstrip("/")
    if not server.startswith(("http://", "https://")):
        raise BadInput("bot-address", found=server[:80])
    table = _request("GET", f"{server}/api/codes/{urllib.parse.quote(code, safe='')}")
    token = secrets.token_urlsafe(32)
    wish = {"name": name, "seat": seat, "token": token, "bot": True}
    seated = _request("POST", f"{server}/api/tables/{table['id']}/seats", wish)
    return Place(
        server, table["id"], table["game"], table["ruleset"], table["code"], seated["seat"], token
    )


def stand_up(place: Place) -> None:
    """Leave the seat; during a game a bot of the server plays on."""
    address = f"{place.server}/api/tables/{place.table}/seats/{place.seat}"
    _request("DELETE", address, token=place.token)


async def play(place: Place, level: str, budget: Budget) -> str:
    """Play until the game is over; return the reason, as the rules name it."""
    game = get_game(place.game, place.ruleset)
    bot = make_bot(game, level, Dice(secrets.randbits(60)), budget)
    async with Seat(place.server, place.table, place.token) as seat:
        while seat.update.outcome is None:
            update = seat.update
            try:
                if update.table is not None and update.table.phase == "closed":
                    raise BadInput("server-closed")
                if update.table is not None and update.table.seats[place.seat].stand_in:
                    await seat.back()
                if len(update.legal) == 1:
                    await seat.act(update.legal[0])
                elif update.legal:
                    action = await asyncio.to_thread(bot.decide, seat.view())
                    await seat.act(action.notation)
                else:
                    await seat.change()
            except CommandRefused as refused:
                # The game moved on meanwhile, or the seat is played by the server's bot till the
                # next decision.
                if not refused.stale and refused.message.id != "server-back-before":
                    raise
                if seat.update is update:
                    await seat.change()
        return str(seat.update.outcome["reason"])


def _request(method: str, address: str, body: object = None, token: str = "") -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(address, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        try:
            said = json.load(error)["error"]
            refusal = BadInput(said["id"], **said.get("params", {}))
        except (KeyError, TypeError, ValueError):  # somebody else's server
            refusal = BadInput("bot-no-server", address=address[:80])
        raise refusal from None
    except (OSError, HTTPException, ValueError):
        raise BadInput("bot-no-server", address=address[:80]) from None
