"""Refusals that those who ask have to tell from others."""

from __future__ import annotations

from lichtspiel.engine.errors import BadInput


class Stale(BadInput):
    """The command is stale: the table has moved on since what it rests on."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class Forbidden(BadInput):
    """The caller lacks permission."""
