"""Refusals that callers handle in their own way."""

from __future__ import annotations

from lichtspiel.engine.errors import BadInput


class Stale(BadInput):
    """The command is stale: the table has changed since the update it is based on."""

    def __init__(self) -> None:
        super().__init__("server-stale")


class Forbidden(BadInput):
    """The caller lacks permission."""
