"""Which host names this server answers to.

A page of any site can have its own name lead to this machine (DNS rebinding), and would then be
of the same origin. So a name that somebody else may own has to be configured.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

ANY = "*"
_RESOLVER = Path("/etc/resolv.conf")
_NOBODY_OWNS = (".local", ".localhost")
"""Names that no site in the internet can have."""


class KnownHosts:
    def __init__(self, configured: Iterable[str]) -> None:
        self._names = {_plain(name) for name in configured if name} | own_names()

    async def ask_the_network(self) -> None:
        """This machine's name in the network; the lookup may be slow."""
        self._names.add(_plain(await asyncio.to_thread(socket.getfqdn)))

    def admits(self, host: str | None) -> bool:
        """By a request's `Host`. Browsers always send one."""
        if host is None or ANY in self._names:
            return True
        name = name_of(host)
        return (
            "." not in name  # single labels: `localhost`, `laptop`
            or name in self._names
            or name.endswith(_NOBODY_OWNS)
            or _is_address(name)
        )


def name_of(host: str) -> str:
    """The host without its port."""
    try:
        return _plain(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return "."  # nobody's


def origin_host(origin: str) -> str:
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


def own_names() -> set[str]:
    """What this machine is called, also with the domains of its network (`laptop.fritz.box`)."""
    name = socket.gethostname()
    first = name.partition(".")[0]
    found = {name, *(f"{first}.{domain}" for domain in _search_domains())}
    return {_plain(one) for one in found if one}


def _search_domains() -> list[str]:
    try:
        lines = _RESOLVER.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:  # not on every system
        return []
    words = [line.split() for line in lines]
    return [domain for line in words if line[:1] in (["search"], ["domain"]) for domain in line[1:]]


def _plain(name: str) -> str:
    return name.strip().rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
