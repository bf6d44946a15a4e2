"""The commands of `lichtspiel admin`, for a running server or for its data folder alone."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

from msgspec import Struct

from lichtspiel.engine.errors import BadInput
from lichtspiel.house import decisions
from lichtspiel.house.house import House
from lichtspiel.house.store import LogDamaged
from lichtspiel.server.guests import Guests
from lichtspiel.server.moderation import Moderation

What = Literal["close", "delete", "mute", "unmute", "who", "ban", "unban", "bans", "message"]


class AdminOrder(Struct, frozen=True, forbid_unknown_fields=True):
    what: What
    name: str = ""
    """A table, an address or a message."""
    seat: int = -1
    minutes: int = 60


class AdminGuest(Struct, frozen=True):
    """A client that is currently watching or playing at a table."""

    seat: int
    """-1 watches."""
    address: str


class AdminAnswer(Struct, frozen=True):
    name: str = ""
    guests: list[AdminGuest] = []
    bans: dict[str, int] = {}
    """Until when, by address."""


async def carry_out(
    order: AdminOrder, house: House, moderation: Moderation, guests: Guests
) -> AdminAnswer:
    try:
        return await _carry_out(order, house, moderation, guests)
    except LogDamaged:
        raise BadInput("server-table-damaged") from None


async def _carry_out(
    order: AdminOrder, house: House, moderation: Moderation, guests: Guests
) -> AdminAnswer:
    match order.what:
        case "close":
            await house.change(order.name, lambda live: [decisions.close(live.seating, "admin")])
        case "delete":
            with suppress(LogDamaged):  # whatever is left of it
                await house.table(order.name)  # or it is said that there is none
            await moderation.delete(order.name)
            house.forget(order.name)
        case "mute" | "unmute":
            if order.seat < 0:
                raise BadInput("cli-needs-value", option="--seat")
            muted = order.what == "mute"
            await house.change(
                order.name, lambda live: decisions.mute(live.seating, order.seat, muted=muted)
            )
        case "who":
            await house.table(order.name)  # or it is said that there is none
            here = [AdminGuest(guest.seat, guest.address) for guest in guests.at(order.name)]
            return AdminAnswer(order.name, guests=here)
        case "ban":
            return AdminAnswer(await moderation.ban(order.name, order.minutes))
        case "unban":
            await moderation.unban(order.name)
        case "bans":
            return AdminAnswer(bans=moderation.bans())
        case "message":
            await moderation.say(order.name)
    return AdminAnswer(order.name)
