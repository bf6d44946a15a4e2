"""What a moderator can do: ban an address for a while, mute a seat, show a message to all.

What concerns a table is in its log. Bans and the message of the day are in tables of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address

from lichtspiel.engine.errors import BadInput
from lichtspiel.house.house import now
from lichtspiel.server.guests import Guests
from lichtspiel.server.limits import counted_as
from lichtspiel.server.storage.interface import ServerStore

_MESSAGE = "message of the day"
_MINUTE = 60_000
MOST_LETTERS = 500


class Moderation:
    """Of a running server, or of one that is closed meanwhile."""

    def __init__(self, store: ServerStore, guests: Guests) -> None:
        self._store = store
        self._guests = guests
        self._bans: dict[str, int] = {}
        self.on_deleted: list[Callable[[str], None]] = []
        self.message = ""

    async def load(self) -> None:
        """Read what is stored, again if another process may have changed it."""
        before, self._bans = self._bans, await self._store.bans()
        for address in self._bans.keys() - before.keys():
            self._guests.shut_out(address)
        self.message = await self._store.note(_MESSAGE)

    # -- bans ---------------------------------------------------------------------------------

    def is_banned(self, address: str) -> bool:
        """`address` as the limits count it."""
        until = self._bans.get(address)
        return until is not None and until > now()

    def bans(self) -> dict[str, int]:
        """When each ban ends, by address."""
        return {address: until for address, until in self._bans.items() if until > now()}

    async def ban(self, address: str, minutes: int) -> str:
        """Returns what is banned: for an IPv6 address its whole /64."""
        who, until = _counted(address), now() + minutes * _MINUTE
        await self._store.ban(who, until)
        self._bans[who] = until
        self._guests.shut_out(who)
        return who

    async def unban(self, address: str) -> None:
        who = address if address in self._bans else _counted(address)
        if who not in self.bans():
            raise BadInput("admin-not-banned", address=who)
        await self._store.unban(who)
        del self._bans[who]

    async def forget_old_bans(self) -> None:
        if any(until <= now() for until in self._bans.values()):
            await self._store.forget_bans(now())
            self._bans = self.bans()

    # -- what was kept ------------------------------------------------------------------------

    async def delete(self, *tables: str) -> None:
        """Everything stored about them; their viewers are disconnected."""
        await self._store.delete(tables)
        for table in tables:
            self.send_away(table)
            for listener in self.on_deleted:
                listener(table)

    def send_away(self, table: str) -> None:
        """The viewers of a table that was deleted."""
        for guest in self._guests.at(table):
            guest.leave()

    # -- to all -------------------------------------------------------------------------------

    async def say(self, message: str) -> None:
        """An empty text removes the current message."""
        message = message.strip()
        if len(message) > MOST_LETTERS:
            raise BadInput("admin-message-long", most=MOST_LETTERS)
        await self._store.keep_note(_MESSAGE, message)
        self.message = message


def _counted(address: str) -> str:
    try:
        ip_address(address)
    except ValueError:
        raise BadInput("admin-no-address", found=address[:80]) from None
    return counted_as(address)
